"""Card 09, and the power "temple-landing": explorers to temples."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import deeds, kinds, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, HexEffect
from tikal.legend.rules.state import LegendState


class TempleLanding(HexEffect):
    """At most `most` explorers to one or two temples, guarded or unreachable too."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.temples(s, hexes)

    def has_picks(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and s.w[at.TEMPLES] != 0

    def do(self, s: LegendState, hex: i64) -> None:
        deeds.deploy(s, hex, act.EXPLORER)


CARDS: Final[dict[str, Effect]] = {"09": TempleLanding(kinds.CHOOSE, 2)}
POWERS: Final[dict[str, Effect]] = {"temple-landing": TempleLanding(kinds.CHOOSE, 2)}
