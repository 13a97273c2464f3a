"""Uncover one more level of a temple (C-UNC)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.classic.rules.step import (
    NO_OWN_MEMBER,
    NO_PIECE_LEFT,
    NO_TEMPLE,
    SECOND_LEVEL_NEEDS_SECOND_MEMBER,
    TEMPLE_GUARDED,
    UNCOVERED_TWICE,
    HexStep,
)
from tikal.core import action as act
from tikal.core.hexes import BIT, next_in


class Uncover(HexStep):
    """Several temples in one turn are fine, with the same member moving on too (C-UNC-3)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.UNCOVER, price)

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes &= s.temples
        if not hexes:
            return NO_TEMPLE
        hexes &= ~s.guarded  # C-UNC-4
        if not hexes:
            return TEMPLE_GUARDED
        hexes &= s.member_hexes[s.current]
        if not hexes:
            return NO_OWN_MEMBER
        hexes &= ~s.uncovered_twice  # at most two levels of one temple in a turn (C-UNC-2)
        if not hexes:
            return UNCOVERED_TWICE
        hexes &= ~s.uncovered_once | s.crowd_hexes[s.current]  # the second with a second member (C-UNC-2)
        if not hexes:
            return SECOND_LEVEL_NEEDS_SECOND_MEMBER
        hexes = with_next_piece(s, hexes)
        return hexes if hexes else NO_PIECE_LEFT

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


def with_next_piece(s: State, temples: i64) -> i64:
    """Those temples for which the piece that is exactly one higher is left in the supply (C-UNC-1)."""
    kept: i64 = 0
    while temples:
        hex = next_in(temples)
        if s.pieces[s.level[hex] + 1]:
            kept |= BIT[hex]
        temples &= temples - 1
    return kept
