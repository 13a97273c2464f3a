"""The power "guardian": a guardian without AP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.sites import list_guards, refuse_guard
from tikal.core.step import ANYWHERE
from tikal.legend.rules import deeds, sites
from tikal.legend.rules.effects.effect import Effect, KindEffect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Guarding(KindEffect):
    """One L-GUARD without AP; the others go to the available supply."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_guards(s, sites.guardable(s, ANYWHERE), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return refuse_guard(s, sites.guardable(s, BIT[act.hex_of(action)]), action)

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.place_guardian(s, act.hex_of(action), act.detail_of(action), True)


POWERS: Final[dict[str, Effect]] = {"guardian": Guarding(act.GUARD)}
