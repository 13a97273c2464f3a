"""The power "leader": members become available, then some are deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import deeds, moves
from tikal.legend.rules.effects.cards_15_16 import Recruiting
from tikal.legend.rules.effects.effect import Effect, Halves, KindEffect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Deploying(KindEffect):
    """At most `most` deploys without AP."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return moves.list_deploys(s, s.homes(s.current), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return moves.refuse_deploy(s, s.homes(s.current), action)

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.deploy(s, act.hex_of(action), act.detail_of(action))


class NewLeader(Halves):
    """As card 16, then up to 2 deploys (L-POW-3)."""

    def __init__(self) -> None:
        super().__init__(Recruiting(1, 1), Deploying(act.ENTER, 2))

    def can_start(self, s: LegendState) -> bool:
        """The deploys alone will do, if there is nobody to recruit."""
        return self.first.has_picks(s) or self.second.has_picks(s)


POWERS: Final[dict[str, Effect]] = {"leader": NewLeader()}
