"""Establish a camp (C-CAMP)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.conditions import Condition
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import reasons as why
from tikal.core import sites
from tikal.core.hexes import BIT
from tikal.core.step import HexStep


class Camp(HexStep[State]):
    """`presence` is what an edition asks for besides a free site (C-CAMP-2)."""

    def __init__(self, price: int, presence: Condition) -> None:
        super().__init__(act.CAMP, price)
        self.presence: Condition = presence

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes = sites.free_for_camp(hexes, sites.clearings(s.clearings, s.ruins, s.filled), s.camped)
        if hexes < 0:
            return hexes
        if s.camps_left[s.current] == 0:  # each player has a limited number (C-CAMP-1)
            return why.NO_CAMP_LEFT
        return self.presence.narrow(s, hexes)

    def apply(self, s: State, action: i64) -> None:
        bit = BIT[act.hex_of(action)]
        s.camps[s.current] |= bit
        s.camped |= bit
        s.camps_left[s.current] -= 1
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        bit = BIT[act.hex_of(action)]
        s.camps[s.current] &= ~bit
        s.camped &= ~bit
        s.camps_left[s.current] += 1
        s.ap += self.price
