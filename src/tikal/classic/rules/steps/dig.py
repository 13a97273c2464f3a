"""Recover a treasure from a ruin (C-DIG), and see which one it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.conditions import Condition
from tikal.classic.rules.ruleset import REVEALING, SPENDING
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import sites
from tikal.core.hexes import BIT, NOWHERE
from tikal.core.position import LEGAL
from tikal.core.step import HexStep, Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Dig(HexStep[State]):
    """Take the top treasure; `limit` is what the two a turn are counted over."""

    def __init__(self, price: int, limit: Condition) -> None:
        super().__init__(act.DIG, price)
        self.limit: Condition = limit

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes = sites.diggable(hexes, s.ruins, s.filled, s.member_hexes[s.current])
        return hexes if hexes < 0 else self.limit.narrow(s, hexes)

    def apply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        s.treasures_on[hex] -= 1
        if s.treasures_on[hex] == 0:
            s.filled &= ~bit
        if s.dug_once & bit:
            s.dug_twice |= bit
        else:
            s.dug_once |= bit
        s.ap -= self.price
        s.digging = hex
        s.phase = REVEALING

    def unapply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        s.treasures_on[hex] += 1
        s.filled |= bit
        if s.dug_twice & bit:
            s.dug_twice &= ~bit
        else:
            s.dug_once &= ~bit
        s.ap += self.price
        s.digging = NOWHERE
        s.phase = SPENDING


class Reveal(Step[State]):
    """Chance: the dug treasure is one of those nobody has seen."""

    def __init__(self) -> None:
        super().__init__(act.REVEAL)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        for left in s.unseen:
            if left:
                out[n] = act.pack(act.REVEAL, 0, kind)
                n += 1
            kind += 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        return LEGAL if s.unseen[act.item_of(action)] else "treasure-already-seen"

    def apply(self, s: State, action: i64) -> None:
        kind = act.item_of(action)
        s.unseen[kind] -= 1
        s.add_treasure(s.current, kind, 1)
        s.push(s.digging)
        s.digging = NOWHERE
        s.phase = SPENDING

    def unapply(self, s: State, action: i64) -> None:
        kind = act.item_of(action)
        s.unseen[kind] += 1
        s.add_treasure(s.current, kind, -1)
        s.digging = s.pop()
        s.phase = REVEALING
