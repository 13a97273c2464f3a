"""The board of a view, as the page draws it: the land, what stands on it, and who."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from tikal.core.notation import SEATS
from tikal.drawing.drawings import Drawings, drawings, number, use
from tikal.drawing.face import DrawingFace
from tikal.drawing.geometry import Box, Grid, Place, Point, along
from tikal.drawing.placing import figure_size, leaders_of, place

Shown = dict[str, Any]
MARGIN = Box(46, 54, 46, 46)  # left, above, right, below the hexes
LARGEST_CROWD = 3  # more explorers stand like three
STILL = {"volcano": "t-volcano", "base_camp": "t-base"}


class Board:
    """One view's board."""

    def __init__(self, view: Shown, face: DrawingFace) -> None:
        self.view = view
        self.face = face
        self.art: Drawings = drawings()
        self.grid = Grid(view["board"])
        shown = sorted(view["board"], key=lambda hex: self.grid.middle(hex["hex"]).y)
        self.hexes: list[Shown] = shown  # from north to south
        self.tiles = [hex for hex in shown if hex["terrain"] != "jungle"]
        self.explored = {hex["hex"]: hex for hex in self.tiles}
        self.stones = self._stones_across()
        self.size = figure_size(len(self.grid.places))

    @property
    def box(self) -> Box:
        """What the picture shows."""
        x, y, width, height = self.grid.box
        left, above, right, below = MARGIN
        return Box(x - left, y - above, width + left + right, height + above + below)

    def draw(self) -> list[str]:
        """Return everything from the ground up, part by part."""
        x, y, width, height = map(number, self.box)
        room = f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}"'
        below = (self._land(), self._features(), self._light(), self._names())
        layers = chain(*below, self._across(), self._leads(), self._figures(), self._marks())
        return [f"<svg {room}>", *layers, "</svg>"]

    def _middles(self, hexes: list[Shown]) -> Iterator[tuple[Shown, Point]]:
        return ((shown, self.grid.middle(shown["hex"])) for shown in hexes)

    def _land(self) -> Iterator[str]:
        """The jungle, the ground of explored hexes, and trees along their rims."""
        x, y, width, height = (number(length) for length in self.box)
        yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{self.art.shadow}"/>'
        grid = self.grid
        jungle = [hex for hex in grid.places if hex not in self.explored]
        woods = [(place, "away") for place in grid.around()]
        woods += [(grid.places[hex], "edge" if hex in grid.border else "wood") for hex in jungle]
        for place_, kind in sorted(woods, key=lambda wood: (wood[0].middle.y, wood[0].middle.x)):
            yield use(f"t-{kind}{self._wood(place_)}", *place_.middle)
        for shown, at in self._middles(self.tiles):
            yield use("t-bed", *at) + ground(shown["terrain"], shown["stones"], at)
        for hex in jungle:
            yield use("t-dots" if hex in grid.border else "t-line", *grid.middle(hex))
        for shown, at in self._middles(self.tiles):
            for side in range(6):
                if grid.beside(shown["hex"], side) not in self.explored:
                    yield use(f"t-rim{side}", *at)

    def _wood(self, place_: Place) -> int:
        return (place_.column * 3 + place_.row * 5) % self.art.woods

    def _features(self) -> Iterator[str]:
        for shown, at in self._middles(self.tiles):
            yield stones_on(shown["stones"], at)
        for shown, at in self._middles(self.tiles):
            yield feature(shown, at)

    def _light(self) -> Iterator[str]:
        x, y, width, height = (number(length) for length in self.box)
        yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#t-sun)"/>'

    def _names(self) -> Iterator[str]:
        bare = [hex for hex in self.grid.places if hex not in self.explored]
        crowded = {shown["hex"] for shown in self.hexes if shown["figures"]}
        yield '<g class="t-hexname">'
        for hex in bare:
            if hex not in crowded:
                x, y = self.grid.middle(hex)
                yield f'<text x="{number(x)}" y="{number(y + 5)}">{hex}</text>'
        yield '</g><g class="t-hexname laid">'
        for shown, (x, y) in self._middles(self.tiles):
            dx, dy = self.art.name["x"], self.art.name["y"]
            yield f'<text x="{number(x + dx)}" y="{number(y + dy)}">{shown["hex"]}</text>'
        yield "</g>"

    def _stones_across(self) -> list[tuple[Point, str, tuple[str, str]]]:
        """Slabs that lie across edges: where, drawn with what, and between which hexes."""
        placed = (self.view.get("trail_stones") or {}).get("placed", [])
        found = []
        for name in dict.fromkeys(placed):
            first, second, side = self.grid.edge(name)
            a, b = self.grid.middle(first), self.grid.middle(second)
            middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
            beside = max(self._stones(first)[side], self._stones(second)[(side + 3) % 6])
            kind = min(len(self.art.aside) - 1, beside)
            far = self.art.aside[kind]
            both = placed.count(name) > 1
            for shift in [far or 21, -(far or 21)] if both else [far]:
                symbol = f"t-across{side}-{max(kind, 1) if both else kind}"
                found.append((along(middle, side, shift), symbol, (first, second)))
        return found

    def _stones(self, hex: str) -> list[int]:
        return self.explored[hex]["stones"] if hex in self.explored else [0] * 6

    def _across(self) -> Iterator[str]:
        return (use(symbol, *at) for at, symbol, _ in self.stones)

    def _leads(self) -> Iterator[str]:
        """The pennant of who leads on a temple; of all who are level there."""
        for shown, (x, y) in self._middles(self.tiles):
            seats = leaders_on(shown)
            if seats:
                yield use(f"t-lead{sum(1 << SEATS.index(seat) for seat in seats)}", x + 46, y - 40)

    def _figures(self) -> Iterator[str]:
        standing = []
        for shown, (x, y) in self._middles(self.hexes):
            if shown["figures"]:
                spots = place(shown, self._blocked(shown["hex"]), self.size)
                for seat, group in shown["figures"].items():
                    dx, dy = spots[seat]
                    standing.append((shown["terrain"], seat, group, Point(x + dx, y + dy)))
        for terrain, _, group, (x, y) in standing:
            if terrain == "jungle":
                yield use(f"t-glade{min(1, leaders_of(group))}", x, y - 10)
        for terrain, seat, group, (x, y) in standing:
            scaled = "" if self.size == 1 else f" scale({self.size:g})"
            drawn = figures(terrain, seat, leaders_of(group), group["explorers"])
            yield f'<g transform="translate({number(x)} {number(y)}){scaled}">{drawn}</g>'

    def _blocked(self, hex: str) -> list[Point]:
        middle = self.grid.middle(hex)
        return [
            Point(_rounded(at.x - middle.x), _rounded(at.y - middle.y)) for at, _, hexes in self.stones if hex in hexes
        ]

    def _marks(self) -> Iterator[str]:
        for shown, (x, y) in self._middles(self.tiles):
            if art := self.face.marks(shown):
                yield f'<g transform="translate({number(x)} {number(y)})">{art}</g>'


def _rounded(value: float) -> int:
    """Round as browsers do: halves upwards."""
    return int((value + 0.5) // 1)


def leaders_on(shown: Shown) -> list[str]:
    """Return who leads on a temple: one seat, several that are level, or nobody."""
    if shown["terrain"] != "temple":
        return []
    if shown.get("controller"):
        return [shown["controller"]]
    return list(shown.get("tied", []))


def ground(terrain: str, stones: list[int], at: Point) -> str:
    """Return the ground of a tile."""
    drawn = use(f"t-soil-{terrain}", *at)
    mask = sum(1 << side for side, count in enumerate(stones) if count)
    if terrain not in ("volcano", "lake") and mask:
        drawn += use(f"t-path{mask}", *at)
    if terrain == "clearing":
        drawn += use("t-meadow", *at)
    elif terrain != "volcano":
        drawn += use(f"t-verge{mask}", *at)
    if terrain == "lake":
        drawn += use(f"t-pond{sum(stones[1::2]) % 2}", *at)
    return drawn


def stones_on(stones: list[int], at: Point) -> str:
    """Return the stones of a tile."""
    return "".join(use(f"t-stones{side}-{count}", *at) for side, count in enumerate(stones) if count)


def feature(shown: Shown, at: Point) -> str:
    """Return what stands still on a hex: temple, ruin, volcano, camp."""
    terrain, drawn = shown["terrain"], ""
    if terrain == "temple":
        level, guard = shown["level"], shown.get("guard")
        top = f"t-guard{level}-{guard['seat']}-{guard['figure']}" if guard else f"t-worth{level}"
        drawn = use(f"t-temple{level}", *at) + use(top, *at)
    elif terrain == "ruin":
        drawn = use("t-ruin", *at)
        for symbol, count in (("masks", shown["masks"]), ("hoard", shown["treasures"])):
            drawn += use(f"t-{symbol}{count}", *at) if count else ""
    elif terrain in STILL:
        drawn = use(STILL[terrain], *at)
    if shown.get("camp"):
        drawn += use(f"t-camp-{shown['camp']}" + ("-ruin" if terrain == "ruin" else ""), *at)
    return drawn


def figures(terrain: str, seat: str, leaders: int, explorers: int) -> str:
    """Return the figures of one seat on one hex, feet at the origin."""
    drawn = ""
    if terrain in ("lake", "volcano", "jungle"):
        drawn = use(f"t-under-{terrain}-{min(2, leaders)}-{min(2, explorers)}")
    drawn += use(f"t-crowd-{seat}-{min(2, leaders)}-{min(LARGEST_CROWD, explorers)}")
    if explorers > 1:
        drawn += drawings().pills[seat][min(1, leaders)].replace("{count}", str(explorers))
    return drawn
