"""Cards 20 and 21: 1 or 2 AP more when the AP token is used. Permanent: they are never played (L-ACT-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACE_BY_ID
from tikal.legend.rules.cards import cards_on_side, face_up, has_card, turn_card
from tikal.legend.rules.state import LegendState

EXTRA: Final[dict[int, int]] = {FACE_BY_ID["20"]: 1, FACE_BY_ID["21"]: 2}  # AP by face


def token_worth(s: LegendState, seat: i64) -> i64:
    """The AP that the seat's AP token brings: its own and those of every face-up card 20 and 21."""
    ap: i64 = s.w[at.TOKEN + seat]
    for left in (False, True):
        for face, down in cards_on_side(s, seat, left):
            ap += 0 if down else EXTRA.get(face, 0)
    return ap


def use_up(s: LegendState) -> None:
    """Turn every face-up card 20 and 21 of the current player over: they have added their AP."""
    for face in EXTRA:
        for row in (at.RIGHT, at.LEFT):
            while has_card(s, row, s.current, face_up(face)):
                turn_card(s, row, s.current, face_up(face))
