"""Bring a member from the supply to the base camp or an own camp (C-PLACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import IN_SUPPLY, State
from tikal.core import action as act
from tikal.core.action import DETAIL, ENTER, EXPLORER, HEX, LEADER
from tikal.core.hexes import BIT, HEX_OF_BIT
from tikal.core.position import LEGAL
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Enter(Step[State]):
    def __init__(self, price: int) -> None:
        super().__init__(ENTER, price)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        seat = s.current
        has_leader: bool = s.leader[seat] == IN_SUPPLY
        has_explorer: bool = s.supply[seat] > 0
        homes: i64 = s.base | s.camps[seat]
        while homes:
            entering: i64 = ENTER | HEX_OF_BIT[(homes & -homes) % 67] << HEX
            if has_leader:
                out[n] = entering | LEADER << DETAIL
                n += 1
            if has_explorer:
                out[n] = entering | EXPLORER << DETAIL
                n += 1
            homes &= homes - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        if not s.homes(s.current) & BIT[act.hex_of(action)]:
            return "not-own-camp"
        if act.detail_of(action) == LEADER:
            if s.leader[s.current] != IN_SUPPLY:
                return "leader-not-in-supply"
        elif s.supply[s.current] == 0:
            return "no-explorer-in-supply"
        return LEGAL

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
