"""Under the board: a card for each seat, and the tiles that lie open for anybody."""

from __future__ import annotations

from typing import Any

from tikal.drawing.board import feature, ground, stones_on
from tikal.drawing.drawings import drawings, number, plain, use
from tikal.drawing.face import DrawingFace
from tikal.drawing.geometry import Box, Point

Shown = dict[str, Any]
GAP = 14
CARD = 132  # high
OFFER = 118
TILE = 0.42  # how large tiles are drawn
TABLE, PAPER, INK, GOLD = "#091a13", "#10251c", "#fff3d2", "#f4cd6c"
LONGEST = 16  # letters of a name


class Panel:
    """One view's seats."""

    def __init__(self, view: Shown, face: DrawingFace, above: Box) -> None:
        self.view = view
        self.face = face
        self.above = above
        self.offered = face.tiles_offered(view)

    @property
    def height(self) -> float:
        return CARD + 2 * GAP + (OFFER if self.offered else 0)

    def draw(self) -> list[str]:
        """Return everything, part by part."""
        x, y, width, _ = self.above
        y += self.above.height
        room = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(self.height)}"'
        drawn = [f'<rect {room} fill="{TABLE}"/>']
        seats = self.view["seats"]
        each = (width - GAP * (len(seats) + 1)) / len(seats)
        for n, seat in enumerate(seats):
            drawn.append(self._card(seat, Box(x + GAP + n * (each + GAP), y + GAP, each, CARD)))
        for n, id in enumerate(self.offered):
            drawn.append(tile(id, Point(x + 60 + n * 100, y + CARD + 2 * GAP + OFFER / 2 - 8)))
        return drawn

    def _card(self, seat: Shown, box: Box) -> str:
        deciding = self.view["current"] == seat["seat"]
        rim, width = (GOLD, 5) if deciding else ("#3f5a49", 2)
        art = drawings()
        x, y = box.x, box.y
        drawn = (
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(box.width)}" height="{CARD}" rx="12" fill="{PAPER}"'
            f' stroke="{rim}" stroke-width="{width}"/>'
            f'<rect x="{number(x + 6)}" y="{number(y + 14)}" width="7" height="{CARD - 28}" rx="3.5"'
            f' fill="{art.players[seat["seat"]]["base"]}"/>'
        )
        drawn += use(f"t-em{seat['seat']}", x + 42, y + 38, 1.7)
        name = seat["name"] if len(seat["name"]) <= LONGEST else seat["name"][: LONGEST - 1] + "…"
        drawn += text(plain(name), x + 72, y + 48, 29, "start")
        drawn += text(str(seat["score"]), x + box.width - 18, y + 50, 42, "end", GOLD)
        drawn += self._belongings(seat, Point(x + 38, y + 98), x + box.width - 16, deciding)
        return drawn

    def _belongings(self, seat: Shown, at: Point, end: float, deciding: bool) -> str:
        """Action points of who decides, the supply, treasures, then tiles, as far as there is room."""
        drawn, x, y = "", at.x, at.y
        if deciding and self.view["ap"]:
            drawn += use("t-ap1", x, y, 1.5) + text(str(self.view["ap"]), x + 22, y + 11, 31, "start")
            x += 78
        for symbol, scale, count in self.face.stock(seat):
            drawn += use(symbol, x - 2, y + 14, scale) + text(str(count), x + 20, y + 10, 25, "start", "#cfc8a6")
            x += 68
        for kind, count in seat["treasures"].items():
            if x + 20 > end:
                break
            drawn += use(f"t-disc-{kind}", x, y)
            drawn += text(str(count), x + 14, y + 22, 19, "middle", GOLD) if count > 1 else ""
            x += 40
        for id in self.face.tiles_of(self.view, seat):
            if x + 40 > end:
                break
            drawn += tile(id, Point(x + 24, y - 4), 0.34)
            x += 74
        return drawn


def text(words: str, x: float, y: float, size: float, anchor: str, colour: str = INK) -> str:
    """Return letters; `words` must be escaped."""
    style = f"text-anchor:{anchor}"
    place = f'x="{number(x)}" y="{number(y)}"'
    return f'<text {place} class="t-plain" font-size="{number(size)}" fill="{colour}" style="{style}">{words}</text>'


def tile(id: str, at: Point, scale: float = TILE) -> str:
    """Return a whole tile as it comes from the stack."""
    face = drawings().tiles[id]
    terrain, value, stones = face["terrain"], face["value"], face["stones"]
    shown = {"terrain": terrain, "level": value, "masks": value, "treasures": value}
    origin = Point(0, 0)
    art = use("t-card") + ground(terrain, stones, origin) + use("t-shine") + stones_on(stones, origin)
    place = f"translate({number(at.x)} {number(at.y)}) scale({scale:g})"
    return f'<g transform="{place}">{art}{feature(shown, origin)}</g>'
