"""The power "trailblazers": a trail stone, then walking."""

from __future__ import annotations

from typing import Final

from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.card_18 import AP, Walking
from tikal.legend.rules.effects.card_19 import Laying
from tikal.legend.rules.effects.effect import Effect, Halves
from tikal.legend.rules.state import LegendState


class Trailblazing(Halves):
    """As card 19, then as card 18; either half may be left out (L-POW-3)."""

    def __init__(self) -> None:
        super().__init__(Laying(kinds.STONE), Walking(AP))

    def is_sound(self, s: LegendState) -> bool:
        return super().is_sound(s) and s.w[at.BUDGET] <= AP

    def may_stop(self, s: LegendState) -> bool:
        """The token may be left out if somebody can walk."""
        return super().may_stop(s) or (s.w[at.STAGE] == 0 and self.second.can_start(s))


POWERS: Final[dict[str, Effect]] = {"trailblazers": Trailblazing()}
