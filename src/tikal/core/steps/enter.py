"""Bring a member from the supply to the base camp or an own camp (C-PLACE)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.state import IN_SUPPLY, State, next_in
from tikal.core.step import Step, too_dear


class Enter(Step):
    def __init__(self, price: int) -> None:
        super().__init__(act.ENTER)
        self.price: i64 = price

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if s.ap < self.price:
            return n
        has_leader: bool = s.leader[s.current] == IN_SUPPLY
        has_explorer: bool = s.supply[s.current] > 0
        homes = s.homes(s.current)
        while homes:
            hex = next_in(homes)
            if has_leader:
                out[n] = act.pack(act.ENTER, hex, 0, act.LEADER)
                n += 1
            if has_explorer:
                out[n] = act.pack(act.ENTER, hex, 0, act.EXPLORER)
                n += 1
            homes &= homes - 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        if not s.homes(s.current) & BIT[act.hex_of(action)]:
            return "not-own-camp"
        if act.detail_of(action) == act.LEADER:
            if s.leader[s.current] != IN_SUPPLY:
                return "leader-not-in-supply"
        elif s.supply[s.current] == 0:
            return "no-explorer-in-supply"
        return too_dear(s, self.price)

    def cost(self, action: i64) -> i64:
        return self.price

    def apply(self, s: State, action: i64) -> None:
        figure = act.detail_of(action)
        if figure == act.EXPLORER:
            s.supply[s.current] -= 1
        s.add_member(s.current, act.hex_of(action), figure)
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        figure = act.detail_of(action)
        if figure == act.EXPLORER:
            s.supply[s.current] += 1
        s.remove_member(s.current, act.hex_of(action), figure, IN_SUPPLY)
        s.ap += self.price
