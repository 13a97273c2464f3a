"""Cards 15 and 16: members become available."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.legend.rules import deeds, moves
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import Box
from tikal.legend.rules.effects.effect import Effect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Recruiting(Effect):
    """At most this many explorers and this many leaders become available."""

    def __init__(self, explorers: i64, leaders: i64) -> None:
        super().__init__()
        self.explorers: i64 = explorers
        self.leaders: i64 = leaders

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if self._why_not(s, act.LEADER) == LEGAL:
            out[n] = act.pack(act.RECRUIT, 0, 0, act.LEADER)
            n += 1
        if self._why_not(s, act.EXPLORER) == LEGAL:
            out[n] = act.pack(act.RECRUIT, 0, 0, act.EXPLORER)
            n += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        return self._why_not(s, act.detail_of(action)) if act.kind_of(action) == act.RECRUIT else "other-pick"

    def _why_not(self, s: LegendState, figure: i64) -> str:
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

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] >= self.explorers + self.leaders


def cards(box: Box) -> dict[str, Effect]:
    """The effects by card."""
    return {"15": Recruiting(4, 0), "16": Recruiting(1, 1)}
