"""Card 11, and the power "three-floors": a floor on each of several temples."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.legend.rules import layout as at
from tikal.legend.rules import sites
from tikal.legend.rules.effects.card_10 import Clearing
from tikal.legend.rules.effects.effect import Effect
from tikal.legend.rules.state import LegendState


class ClearingSeveral(Clearing):
    """One floor on each of at most `most` temples."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.clearable(s, hexes)
        if hexes < 0:
            return hexes
        hexes &= ~s.w[at.ONCE]
        return hexes if hexes else why.SAME_TEMPLE_TWICE


CARDS: Final[dict[str, Effect]] = {"11": ClearingSeveral(act.UNCOVER, 3)}
POWERS: Final[dict[str, Effect]] = {"three-floors": ClearingSeveral(act.UNCOVER, 3)}
