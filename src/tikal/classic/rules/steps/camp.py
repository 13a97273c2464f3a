"""Establish a camp (C-CAMP)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.classic.rules.step import CAMP_ALREADY_THERE, NO_CAMP_LEFT, NO_CAMP_SITE, Condition, HexStep
from tikal.core import action as act
from tikal.core.hexes import BIT


class Camp(HexStep):
    """`presence` is what an edition asks for beside a free site (C-CAMP-2)."""

    def __init__(self, price: int, presence: Condition) -> None:
        super().__init__(act.CAMP, price)
        self.presence: Condition = presence

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes &= s.camp_sites()  # clearings and empty ruins (C-CAMP-1)
        if not hexes:
            return NO_CAMP_SITE
        hexes &= ~s.camped  # one camp a hex, whoever owns it (C-CAMP-1)
        if not hexes:
            return CAMP_ALREADY_THERE
        if s.camps_left[s.current] == 0:  # two a player and game (C-CAMP-1)
            return NO_CAMP_LEFT
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
