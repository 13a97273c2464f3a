"""Bring a member from the supply to the base camp or a camp of one's own (C-PLACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import IN_SUPPLY, State
from tikal.core import action as act
from tikal.core.action import ENTER, EXPLORER, LEADER
from tikal.core.moves import list_entries, refuse_entry
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Enter(Step[State]):
    def __init__(self, price: int) -> None:
        super().__init__(ENTER, price)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        seat = s.current
        return list_entries(s.base | s.camps[seat], s.leader[seat] == IN_SUPPLY, s.supply[seat] > 0, out, n)

    def why_not(self, s: State, action: i64) -> str:
        homes = s.homes(s.current)
        if act.detail_of(action) == LEADER:
            return refuse_entry(homes, action, s.leader[s.current] == IN_SUPPLY, "leader-not-in-supply")
        return refuse_entry(homes, action, s.supply[s.current] > 0, "no-explorer-in-supply")

    def apply(self, s: State, action: i64) -> None:
        figure = act.detail_of(action)
        if figure == EXPLORER:
            s.supply[s.current] -= 1
        s.add_member(s.current, act.hex_of(action), figure)
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        figure = act.detail_of(action)
        if figure == EXPLORER:
            s.supply[s.current] += 1
        s.remove_member(s.current, act.hex_of(action), figure, IN_SUPPLY)
        s.ap += self.price
