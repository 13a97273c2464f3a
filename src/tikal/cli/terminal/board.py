"""The board as signs and colours: a big drawing, and a small one for small terminals.

Both draw flat-topped hexes, odd columns half a hex lower. Between two explored hexes stands what the way
costs; where only one side is explored, its stones stand there dimly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.canvas import Canvas
from tikal.cli.terminal.words import SEAT_STYLES, chip, styled
from tikal.core.hexes import COLUMNS, HEXES, NAMES, NEIGHBOUR, ROWS, SIDES
from tikal.core.notation import SEATS
from tikal.core.state import NOBODY, State

Lit = Mapping[int, str]  # hexes to point out, each with a label or ""

GROUND = "#0b1a12"
EDGE = f"#2c4a38 on {GROUND}"
EXPLORED_EDGE = f"#6d8474 on {GROUND}"
LIT_EDGE = f"bold #ffd75f on {GROUND}"
COST = f"bold #ffffff on {GROUND}"
OPEN_STONES = f"#79a386 on {GROUND}"
JUNGLE = "#4d7a5d on #12291c"
LIT_JUNGLE = "bold #ffe08a on #1f3a12"
LIT_NAME = "bold #201a00 on #ffd75f"
LIT_LABEL = "bold #201a00 on #ffe9a8"
SMALL_NAME = f"bold #d7e6da on {GROUND}"
BASE = "#fff4d6 on #86602a"
TEMPLE = "#fff2cc on #5f594e"
CLEARING = "#eaffea on #168232"
RUIN = "#fff0d0 on #9a6414"
VOLCANO = "#ffd0b0 on #8a2418"


def columns() -> Iterator[tuple[int, int, int]]:
    """Yield every hex with its column and row."""
    for hex in range(HEXES):
        yield hex, hex // ROWS, hex % ROWS


def edges(s: State) -> Iterator[tuple[int, int, int, bool]]:
    """Yield hex, side (north, north-east or south-east), stones, and whether it is a path already."""
    enterable = int(s.explored & ~s.volcanoes)
    for hex in range(HEXES):
        for side in range(3):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if other < 0 or int(s.volcanoes) >> hex & 1 or int(s.volcanoes) >> other & 1:
                continue
            stones = int(s.stones[hex * SIDES + side]) + int(s.stones[other * SIDES + side + 3])
            if stones:
                yield hex, side, stones, bool(enterable >> hex & 1 and enterable >> other & 1)


def ground(s: State, hex: int, lit: Lit) -> str:
    """Return the style of a hex."""
    if not int(s.explored) >> hex & 1:
        return LIT_JUNGLE if hex in lit else JUNGLE
    if int(s.temples) >> hex & 1:
        return TEMPLE
    if int(s.volcanoes) >> hex & 1:
        return VOLCANO
    if int(s.filled) >> hex & 1:
        return RUIN
    return CLEARING if int(s.camp_sites()) >> hex & 1 else BASE


def terrain(s: State, hex: int, plain: bool = False) -> Text:
    """Return the terrain of a hex with its value; a temple's wears the colour of who would score it now.

    Where there are no colours (`plain`) that player's small letter stands behind it.
    """
    if int(s.temples) >> hex & 1:
        owner = int(s.controller(hex))
        letter = SEATS[owner][0].lower() if plain and owner != NOBODY else ""
        return styled(f"{signs.TEMPLE}{s.level[hex]}{letter}", "" if owner == NOBODY else SEAT_STYLES[owner])
    if int(s.filled) >> hex & 1:
        return Text(f"{signs.RUIN}{s.treasures_on[hex]}")
    if int(s.volcanoes) >> hex & 1:
        return Text(signs.VOLCANO * 2)
    if int(s.camp_sites()) >> hex & 1:
        return Text(signs.CLEARING if int(s.clearings) >> hex & 1 else signs.EMPTIED)
    return Text(signs.CAMP)


def held(s: State, hex: int) -> list[Text]:
    """Return a chip for the guard or the camp on a hex, if there is one."""
    guard = int(s.guard_seat(hex))
    chips = [] if guard == NOBODY else [chip(guard, before=signs.GUARD)]
    for seat in range(s.players):
        if int(s.camps[seat]) >> hex & 1:
            chips.append(chip(seat, before=signs.CAMP))
    return chips


def figures(s: State, hex: int) -> list[Text]:
    """Return a chip for each seat on a hex: letter, a star for the leader, how many explorers."""
    chips: list[Text] = []
    for seat in range(s.players):
        if int(s.member_hexes[seat]) >> hex & 1:
            explorers = int(s.explorers[seat * HEXES + hex])
            leader = signs.LEADER if s.leader[seat] == hex else ""
            chips.append(chip(seat, leader + (str(explorers) if explorers else "")))
    return chips


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


class BigBoard:
    """Four rows for a hex: its edge, its name and terrain, and two rows for figures."""

    def __init__(self, step: int = 8, plain: bool = False) -> None:
        self.step = step
        self.plain = plain
        self.width = COLUMNS * step + 2
        self.height = ROWS * 4 + 3

    def draw(self, s: State, lit: Lit) -> Canvas:
        canvas = Canvas(self.width, self.height, f"on {GROUND}")
        drawn = sorted(columns(), key=lambda at: (at[0] in lit, int(s.explored) >> at[0] & 1))
        for hex, column, row in drawn:
            x, y = self._corner(column, row)
            self._outline(canvas, x, y, self._edge(s, hex, lit), hex in lit)
            self._body(canvas, x, y, s, hex, lit)
        for hex, side, stones, path in edges(s):
            x, y = self._corner(hex // ROWS, hex % ROWS)
            at = (x + self.step // 2 + 1, y) if side == 0 else (x + self.step + 1, y + (1 if side == 1 else 3))
            canvas.put(*at, str(stones), COST if path else OPEN_STONES)
        return canvas

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        return column * self.step, row * 4 + (2 if column % 2 else 0)

    def _edge(self, s: State, hex: int, lit: Lit) -> str:
        if hex in lit:
            return LIT_EDGE
        return EXPLORED_EDGE if int(s.explored) >> hex & 1 else EDGE

    def _outline(self, canvas: Canvas, x: int, y: int, style: str, lit: bool) -> None:
        right = x + self.step + 1
        flat = (signs.LIT if lit else signs.FLAT) * (self.step - 1)
        canvas.put(x + 2, y, flat, style)
        canvas.put(x + 2, y + 4, flat, style)
        canvas.put(x + 1, y + 1, signs.RISE, style)
        canvas.put(right, y + 1, signs.FALL, style)
        canvas.put(x + 1, y + 3, signs.FALL, style)
        canvas.put(right, y + 3, signs.RISE, style)

    def _body(self, canvas: Canvas, x: int, y: int, s: State, hex: int, lit: Lit) -> None:
        style = ground(s, hex, lit)
        narrow, wide = self.step - 1, self.step + 1
        for row, width, start in ((1, narrow, 2), (2, wide, 1), (3, narrow, 2)):
            canvas.put(x + start, y + row, " " * width, style)
        label = lit.get(hex, "")
        if not int(s.explored) >> hex & 1:
            text = f"[{NAMES[hex]}]" if hex in lit else NAMES[hex]
            canvas.put(x + 1, y + 2, text.center(wide), style)
            canvas.put(x + 2, y + 3, label.center(narrow), style)
            return
        name = styled(NAMES[hex], LIT_NAME if hex in lit else f"bold {style}")
        canvas.paint(x + 3, y + 1, name + Text(" ") + terrain(s, hex, self.plain), style)
        chips = figures(s, hex)
        canvas.paint(x + 2, y + 2, fill(chips, wide - 2), style)
        chips = held(s, hex) + chips
        room = narrow - 1 - (len(label) + 1 if label else 0)
        canvas.paint(x + 2, y + 3, squeeze(chips, room + 1), style)
        if label:  # a blank keeps it apart from the stones
            canvas.put(x + self.step - len(label), y + 3, label, LIT_LABEL)


class SmallBoard:
    """Two rows for a hex: its name, raised behind it the cost to the north; then terrain and figures.

    Behind these stand the costs to the north-east, raised, and to the south-east, lowered.
    """

    def __init__(self, step: int = 7, plain: bool = False) -> None:
        self.step = step
        self.plain = plain
        self.width = COLUMNS * step + 2
        self.height = ROWS * 2 + 1

    def draw(self, s: State, lit: Lit) -> Canvas:
        canvas = Canvas(self.width, self.height, f"on {GROUND}")
        for hex, column, row in columns():
            self._hex(canvas, *self._corner(column, row), s, hex, lit)
        for hex, side, stones, path in edges(s):
            x, y = self._corner(hex // ROWS, hex % ROWS)
            style = COST if path else OPEN_STONES
            if side == 0:
                canvas.put(x + self.step, y, signs.RAISED[stones], style)
            elif side == 1:
                canvas.put(x + self.step + 2, y + 1, signs.RAISED[stones], style)
            else:
                canvas.put(x + self.step + 3, y + 1, signs.LOWERED[stones], style)
        return canvas

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        return column * self.step, row * 2 + column % 2

    def _hex(self, canvas: Canvas, x: int, y: int, s: State, hex: int, lit: Lit) -> None:
        style, width = ground(s, hex, lit), self.step + 1
        canvas.put(x + 1, y + 1, " " * width, style)
        label = lit.get(hex, "")
        if not int(s.explored) >> hex & 1:
            text = f"[{NAMES[hex]}]" if hex in lit else NAMES[hex]
            canvas.put(x + 1, y + 1, (text + label).center(width), style)
            return
        canvas.put(x + 5, y, NAMES[hex], LIT_NAME if hex in lit else SMALL_NAME)
        if hex in lit:
            canvas.put(x + 4, y, signs.CARET, LIT_EDGE)
        chips = held(s, hex) + figures(s, hex)
        row = terrain(s, hex, self.plain)
        row.append_text(squeeze(chips, width - len(row) - (len(label) + 1 if label else 0)))
        used = len(row) + (len(label) + 1 if label else 0)
        canvas.paint(x + (2 if used < width else 1), y + 1, row, style)  # apart from the name on the left, if it can be
        if label:  # a blank keeps it apart from the stones
            canvas.put(x + width - len(label), y + 1, label, LIT_LABEL)


def draw_board(s: State, width: int, lit: Lit | None = None) -> Text:
    """Return the board as one text, big if it fits into that width."""
    big = BigBoard()
    board = big if big.width <= width else SmallBoard()
    return Text("\n").join(board.draw(s, lit or {}).lines())


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
