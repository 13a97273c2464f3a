"""The power "extra-ap": more AP."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.legend.rules import layout as at
from tikal.legend.rules.box import Box
from tikal.legend.rules.effects.effect import Effect, Instant
from tikal.legend.rules.state import SPENDING, LegendState


class ExtraAp(Instant):
    """More AP, at once, only while a token is being spent."""

    def __init__(self, ap: i64) -> None:
        super().__init__()
        self.extra: i64 = ap

    def can_start(self, s: LegendState) -> bool:
        return s.phase == SPENDING and s.w[at.SCORING] == at.NORMAL

    def begin(self, s: LegendState) -> None:
        s.ap += self.extra


def powers(box: Box) -> dict[str, Effect]:
    """The effects by power."""
    return {"extra-ap": ExtraAp(box.numbers.extra_ap)}
