"""Card 07: look at the top treasure of every ruin. Permanent: it is never played (L-ACT-5).

What a seat has seen, and what the others know of that, is in `knowledge.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.core.step import Step
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACE_BY_ID
from tikal.legend.rules.cards import face_up, has_card, row_of, turn_card
from tikal.legend.rules.effects.effect import running
from tikal.legend.rules.knowledge import look_at
from tikal.legend.rules.state import CARRYING_OUT, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


CARD: Final = "07"


class Look(Step[LegendState]):
    """Look at the top treasure of every ruin, free, at any time in the own turn, once a round."""

    def __init__(self) -> None:
        super().__init__(kinds.LOOK)
        self.ready: i64 = face_up(FACE_BY_ID[CARD])

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        side: i64 = 0
        while side < 2:
            if self.refusal(s, act.pack(kinds.LOOK, 0, 0, side)) == LEGAL:
                out[n] = act.pack(kinds.LOOK, 0, 0, side)
                n += 1
            side += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        row: i64 = row_of(action)
        if not has_card(s, row, s.current, self.ready):
            used: bool = has_card(s, row, s.current, self.ready + 1)
            return "card-face-down" if used else "card-not-there"
        if s.phase == CARRYING_OUT and not running(s).is_between_picks(s):
            return "pick-first"
        return LEGAL if s.w[at.FILLED] else "no-treasure-to-see"

    def apply(self, s: LegendState, action: i64) -> None:
        turn_card(s, row_of(action), s.current, self.ready)
        look_at(s, s.w[at.FILLED], 0)
