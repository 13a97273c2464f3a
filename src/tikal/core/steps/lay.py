"""Place a terrain tile (C-TILE)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, SIDES
from tikal.core.paths import connect
from tikal.core.ruleset import NO_TILE, VOLCANO
from tikal.core.state import State, next_in
from tikal.core.step import LEGAL, Step

EVERY_TURN: Final = 63  # all six turns, as a 6-bit mask


def turns_that_fit(s: State, tile: i64, hex: i64) -> i64:
    """The turns in which a tile may lie on a frontier hex, as a 6-bit mask; each look once (C-TILE-1).

    A volcano fits anywhere (C-TILE-3). Any other tile needs a stone on a side it shares with enterable
    land, its own or the neighbour's (C-TILE-2).
    """
    c = s.ruleset.components
    different: i64 = BIT[c.turns[tile]] - 1
    if c.terrain[tile] == VOLCANO or s.stony_sides[hex]:
        return different
    open: i64 = s.open_sides[hex]
    fit: i64 = 0
    turn: i64 = 0
    while turn < c.turns[tile]:
        if c.stony[tile * SIDES + turn] & open:
            fit |= BIT[turn]
        turn += 1
    return fit


def can_be_laid(s: State, tile: i64) -> bool:
    """Whether the tile fits anywhere (C-TILE-5)."""
    hexes = s.frontier
    while hexes:
        if turns_that_fit(s, tile, next_in(hexes)):
            return True
        hexes &= hexes - 1
    return False


class Lay(Step):
    def __init__(self) -> None:
        super().__init__(act.LAY)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        hexes = s.frontier
        while hexes:
            hex = next_in(hexes)
            fit = turns_that_fit(s, s.hand, hex)
            turn: i64 = 0
            while turn < SIDES:
                if fit & BIT[turn]:
                    out[n] = act.pack(act.LAY, hex, s.hand, turn)
                    n += 1
                turn += 1
            hexes &= hexes - 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        hex = act.hex_of(action)
        bit = BIT[hex]
        if act.item_of(action) != s.hand:
            return "other-tile"
        if s.explored & bit:
            return "hex-taken"
        if not s.frontier & bit:
            return "not-beside-explored"
        if not turns_that_fit(s, s.hand, hex) & BIT[act.detail_of(action)]:
            return "no-stone-joins"
        return LEGAL

    def apply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        s.push_flow()
        s.put_tile(s.hand, hex, act.detail_of(action))
        connect(s, hex)
        s.hand = NO_TILE
        s.ruleset.rounds.start_spending(s)

    def unapply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        s.lift_tile(hex)
        connect(s, hex)
        s.pop_flow()
