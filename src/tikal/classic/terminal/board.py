"""The classic board as a map of cells.

Between two explored hexes stands what the way costs; where only one side is explored, its stones stand there dimly.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tikal.classic.rules.state import NOBODY, State
from tikal.cli.terminal import hexmap, signs
from tikal.cli.terminal.hexmap import BigBoard, Cell, Edge, Lit, Map, SmallBoard
from tikal.cli.terminal.words import SEAT_STYLES, chip, styled
from tikal.core.hexes import HEXES, NAMES, NEIGHBOUR, ROWS, SIDES
from tikal.core.notation import SEATS

PLACES = tuple((hex // ROWS, hex % ROWS) for hex in range(HEXES))


def board_map(s: State, plain: bool = False) -> Map:
    """Return what is on the board; `plain` where there are no colours."""
    cells = []
    for hex, place in enumerate(PLACES):
        if int(s.explored) >> hex & 1:
            cell = Cell(NAMES[hex], place, ground(s, hex), terrain(s, hex, plain), held(s, hex), figures(s, hex))
        else:
            cell = Cell(NAMES[hex], place, hexmap.JUNGLE)
        cells.append(cell)
    return Map(cells, list(edges(s)))


def edges(s: State) -> Iterator[Edge]:
    """Yield the stones between hexes, bright where they are a path already."""
    enterable = int(s.explored & ~s.volcanoes)
    for hex in range(HEXES):
        for side in range(3):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if other < 0 or int(s.volcanoes) >> hex & 1 or int(s.volcanoes) >> other & 1:
                continue
            stones = int(s.stones[hex * SIDES + side]) + int(s.stones[other * SIDES + side + 3])
            if stones:
                path = enterable >> hex & 1 and enterable >> other & 1
                yield Edge(hex, side, stones, hexmap.COST if path else hexmap.OPEN_STONES)


def ground(s: State, hex: int) -> str:
    """Return the style of an explored hex."""
    if int(s.temples) >> hex & 1:
        return hexmap.TEMPLE
    if int(s.volcanoes) >> hex & 1:
        return hexmap.VOLCANO
    if int(s.filled) >> hex & 1:
        return hexmap.RUIN
    return hexmap.CLEARING if int(s.camp_sites()) >> hex & 1 else hexmap.BASE


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


def draw_board(s: State, width: int, lit: Lit | None = None) -> Text:
    """Return the board as one text, big if it fits into that width."""
    big = BigBoard(PLACES, 8)
    board = big if big.width <= width else SmallBoard(PLACES, 7)
    return Text("\n").join(board.draw(board_map(s), lit or {}).lines())
