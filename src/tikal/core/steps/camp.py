"""Establish a camp (C-CAMP)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.state import State
from tikal.core.step import Condition, HexStep


class CampLeft(Condition):
    """Two camps a player and game (C-CAMP-1)."""

    def __init__(self) -> None:
        super().__init__("no-camp-left")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes if s.camps_left[s.current] else 0


class OnCampSite(Condition):
    """On a clearing or an empty ruin (C-CAMP-1)."""

    def __init__(self) -> None:
        super().__init__("no-camp-site")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & s.camp_sites()


class NoCampThere(Condition):
    """At most one camp a hex, whoever owns it (C-CAMP-1)."""

    def __init__(self) -> None:
        super().__init__("camp-already-there")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & ~s.camped


class Camp(HexStep):
    """`further` are the conditions that an edition adds (C-CAMP-2)."""

    def __init__(self, price: int, further: tuple[Condition, ...]) -> None:
        super().__init__(act.CAMP, price, (OnCampSite(), NoCampThere(), CampLeft(), *further))

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
