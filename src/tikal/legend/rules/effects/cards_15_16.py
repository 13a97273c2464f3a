"""Cards 15 and 16: members become available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.legend.rules import deeds, kinds, moves
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, KindEffect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Recruiting(KindEffect):
    """At most this many explorers and this many leaders become available."""

    def __init__(self, explorers: i64, leaders: i64) -> None:
        super().__init__(kinds.RECRUIT, explorers + leaders)
        self.explorers: i64 = explorers
        self.leaders: i64 = leaders

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        for figure in (act.LEADER, act.EXPLORER):
            action: i64 = act.pack(kinds.RECRUIT, 0, 0, figure)
            if self.why_not(s, action) == LEGAL:
                out[n] = action
                n += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        figure: i64 = act.detail_of(action)
        leaders: i64 = s.w[at.LEADERS_TAKEN]
        taken: i64 = leaders if figure == act.LEADER else s.w[at.COUNT] - leaders
        if taken >= (self.leaders if figure == act.LEADER else self.explorers):
            return "no-more-recruits"
        return moves.refuse_recruit(s, figure)

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.recruit(s, act.detail_of(action))
        if act.detail_of(action) == act.LEADER:
            s.add(at.LEADERS_TAKEN, 1)


CARDS: Final[dict[str, Effect]] = {"15": Recruiting(4, 0), "16": Recruiting(1, 1)}
