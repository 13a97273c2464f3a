"""Cards 04, 05 and 06: up to 1, 2 or 3 top treasures of ruins; the power "treasures" is card 05."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.legend.rules import deeds, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, HexEffect, worked_on
from tikal.legend.rules.state import LegendState


class Unearthing(HexEffect):
    """At most `most` top treasures of ruins; k from one ruin need k own members there.

    That is the cards' own limit and counts their own treasures; the one for AP is `within_digging_limit` in
    `core/sites.py`.
    """

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.diggable(s, hexes)
        if hexes < 0:
            return hexes
        once: i64 = s.w[at.ONCE]
        twice: i64 = s.w[at.TWICE]
        hexes &= ~once | sites.with_members(s, hexes & once, 2)
        hexes &= ~twice | sites.with_members(s, hexes & twice, 3)
        return hexes if hexes else why.MORE_TREASURES_NEED_MORE_MEMBERS

    def do(self, s: LegendState, hex: i64) -> None:
        worked_on(s, hex)
        deeds.take_treasure(s, hex)


CARDS: Final[dict[str, Effect]] = {
    "04": Unearthing(act.DIG, 1),
    "05": Unearthing(act.DIG, 2),
    "06": Unearthing(act.DIG, 3),
}
POWERS: Final[dict[str, Effect]] = {"treasures": Unearthing(act.DIG, 2)}
