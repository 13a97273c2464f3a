"""The power "extra-ap": more AP."""

from __future__ import annotations

from typing import Final

from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, Instant
from tikal.legend.rules.state import SPENDING, LegendState


class ExtraAp(Instant):
    """More AP, at once, only while a token is being spent."""

    def can_start(self, s: LegendState) -> bool:
        return s.phase == SPENDING and s.w[at.SCORING] == at.NORMAL

    def begin(self, s: LegendState) -> None:
        s.ap += s.ruleset.box.numbers.extra_ap


POWERS: Final[dict[str, Effect]] = {"extra-ap": ExtraAp()}
