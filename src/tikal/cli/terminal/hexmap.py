"""A board as signs and colours, of whichever game: a big drawing, and a small one for small terminals.

Both draw flat-topped hexes, odd columns half a hex lower. A game says what is on each hex (`Cell`) and which numbers
stand between them (`Edge`); how much room there is decides the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.canvas import Canvas
from tikal.cli.terminal.words import styled

Lit = Mapping[int, str]  # hexes to point out, each with a label or ""
Place = tuple[int, int]  # column and row

GROUND = "#0b1a12"
EDGE = f"#2c4a38 on {GROUND}"
EXPLORED_EDGE = f"#6d8474 on {GROUND}"
LIT_EDGE = f"bold #ffd75f on {GROUND}"
COST = f"bold #ffffff on {GROUND}"
TOKEN_COST = f"bold #8fe3ff on {GROUND}"
OPEN_STONES = f"#79a386 on {GROUND}"
JUNGLE = "#4d7a5d on #12291c"
BORDER_JUNGLE = "#6b7f52 on #1b2210"
LIT_JUNGLE = "bold #ffe08a on #1f3a12"
LIT_NAME = "bold #201a00 on #ffd75f"
LIT_LABEL = "bold #201a00 on #ffe9a8"
SMALL_NAME = f"bold #d7e6da on {GROUND}"
BASE = "#fff4d6 on #86602a"
TEMPLE = "#fff2cc on #5f594e"
CLEARING = "#eaffea on #168232"
RUIN = "#fff0d0 on #9a6414"
VOLCANO = "#ffd0b0 on #8a2418"
LAKE = "#e2f4ff on #1d5f8a"


@dataclass(frozen=True)
class Cell:
    """One hex: its name, and what is on it. Jungle has no terrain to show."""

    name: str
    place: Place
    style: str
    terrain: Text | None = None
    held: Sequence[Text] = ()  # chips of a guard or a camp
    figures: Sequence[Text] = ()  # a chip for each seat

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show but the name."""
        return self.terrain is None and not self.held and not self.figures


@dataclass(frozen=True)
class Edge:
    """The stones between a hex and its neighbour to the north (0), north-east (1) or south-east (2)."""

    hex: int
    side: int
    stones: int
    style: str


@dataclass(frozen=True)
class Map:
    """A whole board."""

    cells: Sequence[Cell]
    edges: Sequence[Edge] = field(default_factory=list)


def fill(chips: list[Text], width: int, space: str = " ") -> Text:
    """Take chips off the list as long as they fit into a row of that width."""
    row = Text()
    while chips and len(row) + len(chips[0]) + (len(space) if row else 0) <= width:
        if row:
            row.append(space)
        row.append_text(chips.pop(0))
    return row


def squeeze(chips: Sequence[Text], width: int) -> Text:
    """Return chips in a row of that width, a blank before each as far as there is room; "…" for those left out."""
    shown = list(chips)
    more = 0
    while shown and sum(map(len, shown)) + more > width:
        shown.pop()
        more = len(signs.MORE)
    blanks = width - sum(map(len, shown)) - more
    row = Text()
    for n, each in enumerate(shown):
        row.append(" " if n < blanks else "").append_text(each)
    return row.append(signs.MORE) if more and width >= more else row


class Drawing:
    """How boards are laid out: `step` cells a column, `tall` lines a hex."""

    tall: int
    below: int  # lines that a hex takes

    def __init__(self, places: Sequence[Place], step: int) -> None:
        self.step = step
        self.left = min(column for column, _ in places)
        self.top = min(self._line(place) for place in places)
        self.width = (max(column for column, _ in places) - self.left + 1) * step + 2
        self.height = max(self._line(place) for place in places) - self.top + self.below

    def _line(self, place: Place) -> int:
        column, row = place
        return row * self.tall + (self.tall // 2 if column % 2 else 0)

    def corner(self, place: Place) -> tuple[int, int]:
        """Return where the drawing of a hex begins."""
        return (place[0] - self.left) * self.step, self._line(place) - self.top

    def draw(self, map: Map, lit: Lit) -> Canvas:
        """Return the board with these hexes pointed out."""
        raise NotImplementedError


class BigBoard(Drawing):
    """Four lines for a hex: its edge, its name and terrain, and two for figures."""

    tall = 4
    below = 5

    def draw(self, map: Map, lit: Lit) -> Canvas:
        canvas = Canvas(self.width, self.height, f"on {GROUND}")
        drawn = sorted(enumerate(map.cells), key=lambda at: (at[0] in lit, at[1].terrain is not None))
        for hex, cell in drawn:
            x, y = self.corner(cell.place)
            outline = LIT_EDGE if hex in lit else EXPLORED_EDGE if cell.terrain is not None else EDGE
            self._outline(canvas, x, y, outline, hex in lit)
            self._body(canvas, x, y, cell, hex in lit, lit.get(hex, ""))
        for edge in map.edges:
            x, y = self.corner(map.cells[edge.hex].place)
            at = (
                (x + self.step // 2 + 1, y) if edge.side == 0 else (x + self.step + 1, y + (1 if edge.side == 1 else 3))
            )
            canvas.put(*at, str(edge.stones), edge.style)
        return canvas

    def _outline(self, canvas: Canvas, x: int, y: int, style: str, lit: bool) -> None:
        right = x + self.step + 1
        flat = (signs.LIT if lit else signs.FLAT) * (self.step - 1)
        canvas.put(x + 2, y, flat, style)
        canvas.put(x + 2, y + 4, flat, style)
        canvas.put(x + 1, y + 1, signs.RISE, style)
        canvas.put(right, y + 1, signs.FALL, style)
        canvas.put(x + 1, y + 3, signs.FALL, style)
        canvas.put(right, y + 3, signs.RISE, style)

    def _body(self, canvas: Canvas, x: int, y: int, cell: Cell, lit: bool, label: str) -> None:
        style = LIT_JUNGLE if lit and cell.terrain is None else cell.style
        narrow, wide = self.step - 1, self.step + 1
        for row, width, start in ((1, narrow, 2), (2, wide, 1), (3, narrow, 2)):
            canvas.put(x + start, y + row, " " * width, style)
        if cell.empty:
            text = f"[{cell.name}]" if lit else cell.name
            canvas.put(x + 1, y + 2, text.center(wide), style)
            canvas.put(x + 2, y + 3, label.center(narrow), style)
            return
        self._head(canvas, x, y + 1, cell, lit, style)
        chips = list(cell.figures)
        canvas.paint(x + 2, y + 2, fill(chips, wide - 2), style)
        chips = [*cell.held, *chips]
        room = narrow - 1 - (len(label) + 1 if label else 0)
        canvas.paint(x + 2, y + 3, squeeze(chips, room + 1), style)
        if label:  # a blank keeps it apart from the stones
            canvas.put(x + self.step - len(label), y + 3, label, LIT_LABEL)

    def _head(self, canvas: Canvas, x: int, y: int, cell: Cell, lit: bool, style: str) -> None:
        """Name and terrain; where there is little room, nothing between them."""
        narrow = self.step - 1
        name = styled(cell.name, LIT_NAME if lit else f"bold {style}")
        terrain = cell.terrain or Text()
        between = " " if len(name) + len(terrain) + 1 < narrow else ""
        head = name + Text(between) + terrain
        head.truncate(narrow)
        canvas.paint(x + (3 if len(head) < narrow - 1 else 2), y, head, style)  # apart from the stones, if it can be


class SmallBoard(Drawing):
    """Two lines for a hex: its name, raised behind it the cost to the north; then terrain and figures.

    Behind these stand the costs to the north-east, raised, and to the south-east, lowered. A long name leaves no room
    behind it: the cost to the north then stands before the terrain.
    """

    tall = 2
    below = 2

    def draw(self, map: Map, lit: Lit) -> Canvas:
        canvas = Canvas(self.width, self.height, f"on {GROUND}")
        for hex, cell in enumerate(map.cells):
            self._hex(canvas, *self.corner(cell.place), cell, hex in lit, lit.get(hex, ""))
        for edge in map.edges:
            cell = map.cells[edge.hex]
            x, y = self.corner(cell.place)
            if edge.side == 0:
                at = (x + 1, y + 1) if self._is_long(cell) else (x + self.step, y)
                canvas.put(*at, signs.RAISED[edge.stones], edge.style)
            elif edge.side == 1:
                canvas.put(x + self.step + 2, y + 1, signs.RAISED[edge.stones], edge.style)
            else:
                canvas.put(x + self.step + 3, y + 1, signs.LOWERED[edge.stones], edge.style)
        return canvas

    def _is_long(self, cell: Cell) -> bool:
        return len(cell.name) > 2 and not cell.empty

    def _hex(self, canvas: Canvas, x: int, y: int, cell: Cell, lit: bool, label: str) -> None:
        style, width = LIT_JUNGLE if lit and cell.terrain is None else cell.style, self.step + 1
        canvas.put(x + 1, y + 1, " " * width, style)
        if cell.empty:
            text = f"[{cell.name}]" if lit else cell.name
            canvas.put(x + 1, y + 1, (text + label).center(width), style)
            return
        at = x + self.step - 2
        canvas.put(at, y, cell.name, LIT_NAME if lit else SMALL_NAME)
        if lit:
            canvas.put(at - 1, y, signs.CARET, LIT_EDGE)
        chips = [*cell.held, *cell.figures]
        first = 1 if self._is_long(cell) else 0
        row = Text(" " * first) + (cell.terrain or Text())
        row.append_text(squeeze(chips, width - len(row) - (len(label) + 1 if label else 0)))
        used = len(row) + (len(label) + 1 if label else 0)
        start = x + (2 if used < width and not first else 1)  # apart from the name on the left, if it can be
        canvas.paint(start, y + 1, row, style)
        if label:  # a blank keeps it apart from the stones
            canvas.put(x + width - len(label), y + 1, label, LIT_LABEL)


def mini_hex(stones: Sequence[int], name: str) -> list[Text]:
    """Return a small picture of a tile with the stones on its sides."""
    n, ne, se, s, sw, nw = (str(count) if count else "" for count in stones)
    return [
        Text(f"  {signs.FLAT}{n or signs.FLAT}{signs.FLAT}  "),
        Text(f" {nw or signs.RISE}   {ne or signs.FALL} "),
        Text(f"   {name:<2}  "),
        Text(f" {sw or signs.FALL}   {se or signs.RISE} "),
        Text(f"  {signs.FLAT}{s or signs.FLAT}{signs.FLAT}  "),
    ]


def pictures(tiles: Sequence[tuple[Sequence[int], str]]) -> list[Text]:
    """Return small pictures of tiles, side by side: stones and what to call each."""
    rows = [mini_hex(stones, name) for stones, name in tiles]
    return [Text("   ").join(row) for row in zip(*rows, strict=True)]
