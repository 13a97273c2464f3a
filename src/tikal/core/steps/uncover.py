"""Uncover one more level of a temple (C-UNC)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.state import State, next_in
from tikal.core.step import Condition, HexStep, OwnMember


class OnTemple(Condition):
    """There is a temple."""

    def __init__(self) -> None:
        super().__init__("no-temple")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & s.temples


class Unguarded(Condition):
    """No guard stands on it (C-UNC-4, C-GUARD-1)."""

    def __init__(self) -> None:
        super().__init__("temple-guarded")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & ~s.guarded


class TwiceATurn(Condition):
    """At most two levels of one temple in a turn (C-UNC-2)."""

    def __init__(self) -> None:
        super().__init__("uncovered-twice")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & ~s.uncovered_twice


class SecondMember(Condition):
    """The second level in a turn needs a second own member there (C-UNC-2)."""

    def __init__(self) -> None:
        super().__init__("second-level-needs-second-member")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & (~s.uncovered_once | s.crowd_hexes[s.current])


class NextPiece(Condition):
    """The piece that is exactly one higher is left in the supply (C-UNC-1)."""

    def __init__(self) -> None:
        super().__init__("no-piece-left")

    def keep(self, s: State, hexes: i64) -> i64:
        kept: i64 = 0
        while hexes:
            hex = next_in(hexes)
            if s.pieces[s.level[hex] + 1]:
                kept |= BIT[hex]
            hexes &= hexes - 1
        return kept


class Uncover(HexStep):
    def __init__(self, price: int) -> None:
        super().__init__(
            act.UNCOVER,
            price,
            (OnTemple(), OwnMember(), Unguarded(), TwiceATurn(), SecondMember(), NextPiece()),
        )

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
