"""Why something is not allowed on a hex: small negative numbers that narrowing returns instead of hexes.

CODES[-reason] is the code, of the same name, that the message catalogue has a sentence for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core.position import LEGAL

NO_TEMPLE: Final = -1
NO_OWN_MEMBER: Final = -2
TEMPLE_GUARDED: Final = -3
UNCOVERED_TWICE: Final = -4
SECOND_LEVEL_NEEDS_SECOND_MEMBER: Final = -5
NO_PIECE_LEFT: Final = -6
NO_RUIN: Final = -7
RUIN_EMPTY: Final = -8
DUG_TWICE_HERE: Final = -9
DUG_TWICE_THIS_TURN: Final = -10
SECOND_TREASURE_NEEDS_SECOND_MEMBER: Final = -11
MORE_TREASURES_NEED_MORE_MEMBERS: Final = -12
NO_CAMP_SITE: Final = -13
CAMP_ALREADY_THERE: Final = -14
NO_CAMP_LEFT: Final = -15
NO_GUARD_LEFT: Final = -16
NO_MAJORITY: Final = -17
OTHERS_HOLD_HEX: Final = -18
HEX_TAKEN: Final = -19
NOT_INNER: Final = -20
NOT_BORDER: Final = -21
OTHER_TEMPLE: Final = -22
SAME_TEMPLE_TWICE: Final = -23
CODES: Final = (
    LEGAL,
    "no-temple",
    "no-own-member",
    "temple-guarded",
    "uncovered-twice",
    "second-level-needs-second-member",
    "no-piece-left",
    "no-ruin",
    "ruin-empty",
    "dug-twice-here",
    "dug-twice-this-turn",
    "second-treasure-needs-second-member",
    "more-treasures-need-more-members",
    "no-camp-site",
    "camp-already-there",
    "no-camp-left",
    "no-guard-left",
    "no-majority",
    "others-hold-hex",
    "hex-taken",
    "not-inner",
    "not-border",
    "other-temple",
    "same-temple-twice",
)


def reason_of(narrowed: i64) -> str:
    """Return LEGAL for hexes that were left, else the code of the reason."""
    assert narrowed, "narrowing returns hexes or a reason, never nothing"
    return CODES[-narrowed] if narrowed < 0 else LEGAL
