"""Card 19: a trail stone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import deeds, stones
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import Box
from tikal.legend.rules.effects.effect import Effect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Laying(Effect):
    """Put a trail-stone token on an edge, free (L-STONE)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return stones.list_stones(s, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        return stones.refuse_stone(s, action) if act.kind_of(action) == act.STONE else "other-pick"

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.put_stone(s, action)

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] > 0


def cards(box: Box) -> dict[str, Effect]:
    """The effects by card."""
    return {"19": Laying()}
