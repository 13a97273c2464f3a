"""Why something is not allowed on a hex: small negative numbers that narrowing returns instead of hexes.

CODES[-reason] is the code, of the same name, that the message catalogue has a sentence for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core.position import LEGAL

NO_TEMPLE: Final[i64] = -1
NO_OWN_MEMBER: Final[i64] = -2
TEMPLE_GUARDED: Final[i64] = -3
UNCOVERED_TWICE: Final[i64] = -4
SECOND_LEVEL_NEEDS_SECOND_MEMBER: Final[i64] = -5
NO_PIECE_LEFT: Final[i64] = -6
NO_RUIN: Final[i64] = -7
RUIN_EMPTY: Final[i64] = -8
DUG_TWICE_HERE: Final[i64] = -9
DUG_TWICE_THIS_TURN: Final[i64] = -10
SECOND_TREASURE_NEEDS_SECOND_MEMBER: Final[i64] = -11
MORE_TREASURES_NEED_MORE_MEMBERS: Final[i64] = -12
NO_CAMP_SITE: Final[i64] = -13
CAMP_ALREADY_THERE: Final[i64] = -14
NO_CAMP_LEFT: Final[i64] = -15
NO_GUARD_LEFT: Final[i64] = -16
NO_MAJORITY: Final[i64] = -17
OTHERS_HOLD_HEX: Final[i64] = -18
HEX_TAKEN: Final[i64] = -19
NOT_INNER: Final[i64] = -20
NOT_BORDER: Final[i64] = -21
OTHER_TEMPLE: Final[i64] = -22
SAME_TEMPLE_TWICE: Final[i64] = -23
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
