"""Place a temple guard (C-GUARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import OUT_OF_PLAY, State
from tikal.core import action as act
from tikal.core import sites
from tikal.core.hexes import BIT, HEXES
from tikal.core.step import ANYWHERE, HexStep

if TYPE_CHECKING:
    from librt.vecs import vec


class Guard(HexStep[State]):
    """One figure becomes the guard; the player's others on that hex leave the game (C-GUARD-2)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.GUARD, price)

    def narrow(self, s: State, hexes: i64) -> i64:
        members: i64 = s.member_hexes[s.current]
        return sites.guardable(s, hexes, s.temples, s.guarded, members, s.guards_left[s.current])

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        hexes: i64 = self.narrow(s, ANYWHERE)
        if hexes > 0:
            n = sites.list_guards(s, hexes, out, n)
        return n

    def why_not(self, s: State, action: i64) -> str:
        return sites.refuse_guard(s, self.narrow(s, BIT[act.hex_of(action)]), action)

    def apply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        seat = s.current
        leader_too: i64 = 1 if s.leader[seat] == hex else 0
        s.push(s.explorers[seat * HEXES + hex] << 1 | leader_too)
        s.explorers[seat * HEXES + hex] = 0
        if leader_too:
            s.leader[seat] = OUT_OF_PLAY
        bit = BIT[hex]
        s.explorer_hexes[seat] &= ~bit
        s.member_hexes[seat] &= ~bit
        s.crowd_hexes[seat] &= ~bit
        s.guard[hex] = 1 + seat * 2 + act.detail_of(action)
        s.guarded |= bit
        s.guards_left[seat] -= 1
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        seat = s.current
        word = s.pop()
        explorers: i64 = word >> 1
        while explorers:
            s.add_member(seat, hex, act.EXPLORER)
            explorers -= 1
        if word & 1:
            s.add_member(seat, hex, act.LEADER)
        s.guard[hex] = 0
        s.guarded &= ~BIT[hex]
        s.guards_left[seat] += 1
        s.ap += self.price
