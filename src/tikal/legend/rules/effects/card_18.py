"""Card 18: 5 AP for walking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.moves import refuse_secret
from tikal.core.position import LEGAL
from tikal.legend.rules import deeds, moves
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import SCRATCH, Effect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


AP: Final = 5


class Walking(Effect):
    """Steps and secret paths by any members for a number of AP; the rest is lost."""

    def __init__(self, ap: i64) -> None:
        super().__init__()
        self.budget: i64 = ap

    def can_start(self, s: LegendState) -> bool:
        return self._list(s, self.budget, SCRATCH, 0) > 0

    def begin(self, s: LegendState) -> None:
        s.put(at.BUDGET, self.budget)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return self._list(s, s.w[at.BUDGET], out, n)

    def _list(self, s: LegendState, ap: i64, out: vec[i64], n: i64) -> i64:
        n = moves.list_moves(s, ap, out, n)
        return moves.list_secret(s, out, n) if ap >= s.ruleset.box.costs.secret else n

    def refusal(self, s: LegendState, action: i64) -> str:
        if act.kind_of(action) == act.MOVE:
            return moves.refuse_move(s, s.w[at.BUDGET], action)
        if act.kind_of(action) != act.SECRET:
            return "other-pick"
        reason = refuse_secret(s, s.homes(s.current), action)
        return reason if reason != LEGAL or s.w[at.BUDGET] >= s.ruleset.box.costs.secret else "not-enough-ap"

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        s.add(at.BUDGET, -s.ruleset.cost(s, action))
        deeds.walk(s, act.item_of(action), act.hex_of(action), act.detail_of(action))

    def is_sound(self, s: LegendState) -> bool:
        return super().is_sound(s) and s.w[at.BUDGET] <= self.budget

    def full(self, s: LegendState) -> bool:
        return s.w[at.BUDGET] == 0


CARDS: Final[dict[str, Effect]] = {"18": Walking(AP)}
