"""Card 19: a trail stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.legend.rules import deeds, kinds, stones
from tikal.legend.rules.effects.effect import Effect, KindEffect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Laying(KindEffect):
    """Put a trail-stone token on an edge, free (L-STONE)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return stones.list_stones(s, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return stones.refuse_stone(s, action)

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.put_stone(s, action)


CARDS: Final[dict[str, Effect]] = {"19": Laying(kinds.STONE)}
