"""Cards 02 and 03: 2 or 3 explorers to one ruin with treasures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import deeds, kinds, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, HexEffect
from tikal.legend.rules.state import LegendState


class RuinLanding(HexEffect):
    """A number of explorers, or as many as there are, to one ruin with treasures."""

    def __init__(self, explorers: i64) -> None:
        super().__init__(kinds.CHOOSE, 1)
        self.explorers: i64 = explorers

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.ruins_with_treasures(s, hexes)

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and self.has_picks(s)

    def do(self, s: LegendState, hex: i64) -> None:
        left: i64 = self.explorers
        while left and s.w[at.EXPLORERS_IN + s.current]:
            deeds.deploy(s, hex, act.EXPLORER)
            left -= 1


CARDS: Final[dict[str, Effect]] = {"02": RuinLanding(2), "03": RuinLanding(3)}
