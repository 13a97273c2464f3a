"""Place a temple guard (C-GUARD)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, HEXES
from tikal.core.state import OUT_OF_PLAY, State, next_in
from tikal.core.step import LEGAL, Condition, HexStep, OwnMember
from tikal.core.steps.move import no_figure, stands_there
from tikal.core.steps.uncover import OnTemple, Unguarded


class GuardLeft(Condition):
    """Two guards a player and game (C-GUARD-3)."""

    def __init__(self) -> None:
        super().__init__("no-guard-left")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes if s.guards_left[s.current] else 0


class Majority(Condition):
    """Strictly greater strength there than every other single player; ties fail (C-GUARD-1)."""

    def __init__(self) -> None:
        super().__init__("no-majority")

    def keep(self, s: State, hexes: i64) -> i64:
        kept: i64 = 0
        while hexes:
            hex = next_in(hexes)
            if s.strongest(hex) == s.current:
                kept |= BIT[hex]
            hexes &= hexes - 1
        return kept


class Guard(HexStep):
    """One figure becomes the guard; the player's others on that hex leave the game (C-GUARD-2)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.GUARD, price, (OnTemple(), OwnMember(), Unguarded(), GuardLeft(), Majority()))

    def list_at(self, s: State, hex: i64, out: vec[i64], n: i64) -> i64:
        if stands_there(s, hex, act.LEADER):
            out[n] = act.pack(act.GUARD, hex, 0, act.LEADER)
            n += 1
        if stands_there(s, hex, act.EXPLORER):
            out[n] = act.pack(act.GUARD, hex, 0, act.EXPLORER)
            n += 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        reason = super().refusal(s, action)
        figure = act.detail_of(action)
        if reason == LEGAL and not stands_there(s, act.hex_of(action), figure):
            return no_figure(figure)
        return reason

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
