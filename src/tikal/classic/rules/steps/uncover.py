"""Uncover one more level of a temple (C-UNC)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import sites
from tikal.core.hexes import BIT
from tikal.core.step import HexStep


class Uncover(HexStep[State]):
    """Several temples in one turn are fine, with the same member moving on too (C-UNC-3)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.UNCOVER, price)

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes = sites.uncoverable(hexes, s.temples, s.guarded, s.member_hexes[s.current])
        if hexes < 0:
            return hexes
        crowded: i64 = s.crowd_hexes[s.current]
        hexes = sites.within_uncovering_limit(hexes, s.uncovered_once, s.uncovered_twice, crowded)
        return hexes if hexes < 0 else sites.with_next_piece(hexes, s.level, 0, s.pieces, 0)

    def apply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        level: i64 = s.level[hex] + 1
        s.level[hex] = level
        s.pieces[level] -= 1
        if s.uncovered_once & bit:
            s.uncovered_twice |= bit
        else:
            s.uncovered_once |= bit
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        level: i64 = s.level[hex]
        s.level[hex] = level - 1
        s.pieces[level] += 1
        if s.uncovered_twice & bit:
            s.uncovered_twice &= ~bit
        else:
            s.uncovered_once &= ~bit
        s.ap += self.price
