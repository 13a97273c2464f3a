"""Card 07: look at the top treasure of every ruin. All of it is here; what a look leaves behind is in `knowledge.py`.

- It is permanent: never played, never the action of a turn, and it costs nothing (L-ACT-5). It works from either side
  of the campsite, face up only; used, it lies face down. At upkeep one on the right is discarded like every card there,
  and one on the left is turned face up again (L-UP-1): so each copy is used once a round.
- It may be used at any time in the player's own turn, scoring turns too: before and after the action, while AP are
  spent, and inside another card once a pick of it is completed and more are open; not inside a power, a swap of AP or
  the laying of a volcano, and not in the draft (L-ACT-5, L-POW-1). Card 08 cannot be interrupted: landing on a ruin and
  ordering its stack are one pick.
- There must be a ruin with treasures (L-ACT-5). The player is shown the top treasure of each, except those known
  already, one after the other (`knowledge.See`): chance gives what nobody has seen before.
- What was seen is known to that seat alone; that it looked, and where, is public (L-HID-2). It stays known until that
  treasure is taken, over rounds too. When another seat puts a stack in order with card 08, the kinds seen there stay
  known, but not their places (L-HID-3).
- There are two copies, none with two players (table `[cards]` in `editions/box.toml`).
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
from tikal.legend.rules.state import ACTING, CARRYING_OUT, SPENDING, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


CARD: Final = "07"
PHASES: Final = (ACTING, SPENDING, CARRYING_OUT)  # in which it may be used
ONE_PICK: Final = "#08"  # the card that cannot be interrupted


class Look(Step[LegendState]):
    """Look at the top treasure of every ruin."""

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
        if s.phase == CARRYING_OUT and not self._is_between_picks(s):
            return "pick-first"
        return LEGAL if s.w[at.FILLED] else "no-treasure-to-see"

    def _is_between_picks(self, s: LegendState) -> bool:
        """Whether a card is carried out, no power, and a pick of it is completed (L-ACT-5, L-POW-1)."""
        effect = running(s)
        return effect.is_card and s.w[at.DID] != 0 and effect.name != ONE_PICK

    def apply(self, s: LegendState, action: i64) -> None:
        turn_card(s, row_of(action), s.current, self.ready)
        look_at(s, s.w[at.FILLED], 0)
