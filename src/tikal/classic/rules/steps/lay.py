"""Place a terrain tile (C-TILE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.rules.paths import connect, disconnect
from tikal.classic.rules.ruleset import NO_TILE
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.action import DETAIL, HEX, ITEM, LAY
from tikal.core.hexes import BIT, HEX_OF_BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec

EVERY_SIDE: Final[i64] = 63  # as a 6-bit mask
ONE_TURN: Final = 1 << DETAIL


def turns_that_fit(s: State, tile: i64, hex: i64) -> i64:
    """The turns in which a tile may lie on a frontier hex, as a 6-bit mask.

    It needs a stone on a side it shares with enterable land, its own or the neighbour's (C-TILE-2): where a
    neighbour's stone waits any turn will do, which is the same as if all sides were open.
    """
    open: i64 = EVERY_SIDE if s.stony_sides[hex] else s.open_sides[hex]
    return s.ruleset.components.fits[tile * 64 + open]


def can_be_laid(s: State, tile: i64) -> bool:
    """Whether the tile fits anywhere (C-TILE-5)."""
    hexes = s.frontier
    while hexes:
        if turns_that_fit(s, tile, next_in(hexes)):
            return True
        hexes &= hexes - 1
    return False


class Lay(Step[State]):
    def __init__(self) -> None:
        super().__init__(LAY)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        tile = s.hand
        hexes = s.frontier
        while hexes:
            hex: i64 = HEX_OF_BIT[(hexes & -hexes) % 67]
            fit = turns_that_fit(s, tile, hex)
            laying: i64 = LAY | hex << HEX | tile << ITEM
            while fit:
                if fit & 1:
                    out[n] = laying
                    n += 1
                laying += ONE_TURN
                fit >>= 1
            hexes &= hexes - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        hex = act.hex_of(action)
        bit = BIT[hex]
        if act.item_of(action) != s.hand:
            return "other-tile"
        if s.explored & bit:
            return "hex-taken"
        if not s.frontier & bit:
            return "not-beside-explored"
        if not turns_that_fit(s, s.hand, hex):
            return "only-volcanoes-beside"
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
        disconnect(s, hex)
        s.lift_tile(hex)
        s.pop_flow()
