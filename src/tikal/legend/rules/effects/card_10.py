"""Card 10: floors of one temple."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.legend.rules import deeds, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, HexEffect, worked_on
from tikal.legend.rules.state import LegendState


class Clearing(HexEffect):
    """Floors of temples, each for one pick."""

    def do(self, s: LegendState, hex: i64) -> None:
        worked_on(s, hex)
        deeds.clear_floor(s, hex)


class ClearingOne(Clearing):
    """At most `most` floors of one temple; k floors need k own members there.

    That is the card's own limit and counts its own floors; the one for AP is `within_uncovering_limit` in
    `core/sites.py`.
    """

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.clearable(s, hexes)
        if hexes < 0 or not s.w[at.ONCE]:
            return hexes
        hexes &= s.w[at.ONCE]
        if not hexes:
            return why.OTHER_TEMPLE
        hexes = sites.with_members(s, hexes, s.w[at.COUNT] + 1)
        return hexes if hexes else why.SECOND_LEVEL_NEEDS_SECOND_MEMBER


CARDS: Final[dict[str, Effect]] = {"10": ClearingOne(act.UNCOVER, 2)}
