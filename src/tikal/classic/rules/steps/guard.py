"""Place a temple guard (C-GUARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import OUT_OF_PLAY, State
from tikal.classic.rules.step import (
    LEGAL,
    NO_GUARD_LEFT,
    NO_MAJORITY,
    NO_OWN_MEMBER,
    NO_TEMPLE,
    TEMPLE_GUARDED,
    HexStep,
)
from tikal.classic.rules.steps.move import no_figure, stands_there
from tikal.core import action as act
from tikal.core.hexes import BIT, HEXES, next_in

if TYPE_CHECKING:
    from librt.vecs import vec


class Guard(HexStep):
    """One figure becomes the guard; the player's others on that hex leave the game (C-GUARD-2)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.GUARD, price)

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes &= s.temples
        if not hexes:
            return NO_TEMPLE
        hexes &= ~s.guarded  # one guard a temple, for good (C-GUARD-1)
        if not hexes:
            return TEMPLE_GUARDED
        if s.guards_left[s.current] == 0:  # two a player and game (C-GUARD-3)
            return NO_GUARD_LEFT
        hexes &= s.member_hexes[s.current]
        if not hexes:
            return NO_OWN_MEMBER
        hexes = with_majority(s, hexes)
        return hexes if hexes else NO_MAJORITY

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


def with_majority(s: State, temples: i64) -> i64:
    """Those temples where the current player is strictly stronger than every other; ties fail (C-GUARD-1)."""
    kept: i64 = 0
    while temples:
        hex = next_in(temples)
        if s.strongest(hex) == s.current:
            kept |= BIT[hex]
        temples &= temples - 1
    return kept
