"""Legend's board as a map of cells: 40 inner hexes and those on the border.

Every stone is a path, into the jungle too: bright between two tiles, dim where one side is jungle, blue where a
trail-stone token lies.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tikal.cli.terminal import hexmap, signs
from tikal.cli.terminal.hexmap import BigBoard, Cell, Edge, Map, SmallBoard
from tikal.cli.terminal.words import SEAT_STYLES, chip, styled
from tikal.core.hexes import SIDES
from tikal.core.notation import SEATS
from tikal.legend.rules.state import LegendState
from tikal.legend.terminal.words import View
from tikal.view import view

STYLES = {
    "base_camp": hexmap.BASE, "temple": hexmap.TEMPLE, "clearing": hexmap.CLEARING, "ruin": hexmap.RUIN,
    "volcano": hexmap.VOLCANO, "lake": hexmap.LAKE,
}  # fmt: skip


def board_map(view: View, s: LegendState, plain: bool = False) -> Map:
    """Return what a seat sees on the board; `plain` where there are no colours."""
    return Map([cell(hex, plain) for hex in view["board"]], list(edges(s)))


def draw_board(s: LegendState, names: tuple[str, ...], width: int) -> Text:
    """Return the board as everybody sees it, as one text, big if it fits into that width."""
    places = s.ruleset.box.board.places
    big = BigBoard(places, 7)
    board = big if big.width <= width else SmallBoard(places, 6)
    return Text("\n").join(board.draw(board_map(view(s, names), s), {}).lines())


def cell(hex: View, plain: bool) -> Cell:
    """Return one hex of a view as it is drawn."""
    return Cell(hex["hex"], tuple(hex["place"]), ground(hex), terrain(hex, plain), held(hex), figures(hex))


def ground(hex: View) -> str:
    """Return the style of a hex."""
    if hex["terrain"] == "jungle":
        return hexmap.BORDER_JUNGLE if hex["border"] else hexmap.JUNGLE
    if hex["terrain"] == "ruin" and not hex["treasures"]:
        return hexmap.CLEARING
    return STYLES[hex["terrain"]]


def terrain(hex: View, plain: bool = False) -> Text | None:
    """Return the terrain of a hex with its value, nothing for jungle.

    A temple wears the colour of who would score it now; without colours (`plain`) that player's small letter stands
    behind it. Behind a ruin stand two letters of its top treasure, if whoever looks knows it.
    """
    kind = hex["terrain"]
    if kind == "jungle":
        return None
    if kind == "temple":
        owner = hex["controller"]
        letter = owner[0].lower() if plain and owner else ""
        return styled(f"{signs.TEMPLE}{hex['level']}{letter}", SEAT_STYLES[SEATS.index(owner)] if owner else "")
    if kind == "ruin":
        if not hex["treasures"]:
            return Text(f"{signs.EMPTIED}{hex['masks']}")
        return Text(f"{signs.RUIN}{hex['treasures']}{(top_known(hex) or '')[:2]}")
    return Text(
        {"volcano": signs.VOLCANO * 2, "lake": signs.LAKE * 2, "clearing": signs.CLEARING}.get(kind, signs.CAMP)
    )


def top_known(hex: View) -> str | None:
    """Return the top treasure of a ruin, if the viewer knows it."""
    for known in hex["known"]:
        if known["depth"] == hex["treasures"]:
            kind: str | None = known["kind"]
            return kind
    return None


def held(hex: View) -> list[Text]:
    """Return a chip for the guardian or the camp on a hex, if there is one."""
    chips = []
    if hex.get("guard"):
        chips.append(chip(SEATS.index(hex["guard"]["seat"]), before=signs.GUARD))
    if hex["camp"]:
        chips.append(chip(SEATS.index(hex["camp"]), before=signs.CAMP))
    return chips


def figures(hex: View) -> list[Text]:
    """Return a chip for each seat on a hex: letter, a star for each leader, how many explorers."""
    return [
        chip(SEATS.index(seat), signs.LEADER * who["leaders"] + (str(who["explorers"]) if who["explorers"] else ""))
        for seat, who in hex["figures"].items()
    ]


def edges(s: LegendState) -> Iterator[Edge]:
    """Yield the stones between hexes, tokens with them."""
    board, explored = s.ruleset.box.board, s.explored
    for hex in range(board.hexes):
        for side in range(3):
            other, stones = int(board.neighbour[hex * SIDES + side]), int(s.stones_on_side(hex, side))
            if not stones:
                continue
            if int(s.tokens_on(board.edge_at[hex * SIDES + side])):
                style = hexmap.TOKEN_COST
            else:
                both = explored >> hex & 1 and explored >> other & 1
                style = hexmap.COST if both else hexmap.OPEN_STONES
            yield Edge(hex, side, stones, style)
