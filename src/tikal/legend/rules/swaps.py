"""Swapping treasures with another player, who cannot refuse (L-SWAP-1).

A swap is one pair, given and taken, and perhaps a second with the same player. Both are judged by what the two owned
before the swap: `before` adds back what the first pair moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.exchange import refuse_exchange
from tikal.core.position import LEGAL
from tikal.legend.rules import layout as at
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

NO_SET_IS_SAFE: Final[i64] = 255  # more of one kind than anybody can own


def _mine_before(s: LegendState, kind: i64) -> i64:
    given: i64 = 1 if s.w[at.GIVEN] == kind + 1 else 0
    return s.owns(s.current, kind) + given - (1 if s.w[at.TAKEN] == kind + 1 else 0)


def _theirs_before(s: LegendState, seat: i64, kind: i64) -> i64:
    given: i64 = 1 if s.w[at.GIVEN] == kind + 1 else 0
    return s.owns(seat, kind) - given + (1 if s.w[at.TAKEN] == kind + 1 else 0)


def refuse_swap(s: LegendState, action: i64) -> str:
    """Why a pair cannot be swapped, the first or, while a swap is under way, the second."""
    seat: i64 = act.hex_of(action)
    give: i64 = act.item_of(action)
    take: i64 = act.detail_of(action)
    partner: i64 = s.w[at.PARTNER] - 1
    if partner >= 0 and seat != partner and seat != s.current and seat < s.players:
        return "swap-with-another"
    same_kind: bool = give == take or s.w[at.GIVEN] == take + 1 or s.w[at.TAKEN] == give + 1
    reason = refuse_exchange(s, seat, same_kind, s.owns(s.current, give), s.owns(seat, take), NO_SET_IS_SAFE)
    if reason == LEGAL and _mine_before(s, give) < _theirs_before(s, seat, give):
        return "they-own-more"
    return reason


def list_swaps(s: LegendState, out: vec[i64], n: i64) -> i64:
    """Every pair that may be swapped now."""
    kinds: i64 = len(s.ruleset.box.treasures)
    seat: i64 = 0
    while seat < s.players:
        give: i64 = 0
        while give < kinds and seat != s.current:
            take: i64 = 0
            while take < kinds and s.owns(s.current, give):
                if s.owns(seat, take):
                    action: i64 = act.pack(act.EXCHANGE, seat, give, take)
                    if refuse_swap(s, action) == LEGAL:
                        out[n] = action
                        n += 1
                take += 1
            give += 1
        seat += 1
    return n
