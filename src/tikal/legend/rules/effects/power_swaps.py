"""The power "swaps": two swaps of treasures. An AP action is one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import deeds, swaps
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, KindEffect, finish
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Swapping(KindEffect):
    """At most `most` swaps: a pair, then a second with the same player or "done" (L-SWAP-1)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return swaps.list_swaps(s, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return swaps.refuse_swap(s, action)

    def pick(self, s: LegendState, action: i64) -> None:
        seat: i64 = act.hex_of(action)
        deeds.swap_pair(s, seat, act.item_of(action), act.detail_of(action))
        s.put(at.DID, 1)
        if s.w[at.PARTNER]:
            self._close(s)
        else:
            s.put(at.PARTNER, seat + 1)
            s.put(at.GIVEN, act.item_of(action) + 1)
            s.put(at.TAKEN, act.detail_of(action) + 1)

    def _close(self, s: LegendState) -> None:
        """One swap is complete."""
        s.put(at.PARTNER, 0)
        s.put(at.GIVEN, 0)
        s.put(at.TAKEN, 0)
        s.add(at.COUNT, 1)

    def is_sound(self, s: LegendState) -> bool:
        """A swap under way has a partner who got what was given and lacks what was taken."""
        if s.w[at.STAGE] or s.w[at.SITE] or s.w[at.SPARE]:
            return False
        if not s.w[at.PARTNER]:
            return not s.w[at.GIVEN] and not s.w[at.TAKEN]
        got: bool = s.owns(s.w[at.PARTNER] - 1, s.w[at.GIVEN] - 1) > 0
        return got and s.owns(s.current, s.w[at.TAKEN] - 1) > 0 and s.w[at.GIVEN] != s.w[at.TAKEN]

    def leave(self, s: LegendState) -> None:
        if s.w[at.PARTNER]:
            self._close(s)
        else:
            finish(s)


POWERS: Final[dict[str, Effect]] = {"swaps": Swapping(act.EXCHANGE, 2)}
