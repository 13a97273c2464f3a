"""Why something is not allowed on a hex: small negative numbers that `narrow` functions return instead of hexes.

CODES[-reason] is the code, of the same name, that the message catalogue has a sentence for.
"""

from __future__ import annotations

from typing import Final

NO_TEMPLE: Final = -1
NO_OWN_MEMBER: Final = -2
TEMPLE_GUARDED: Final = -3
UNCOVERED_TWICE: Final = -4
SECOND_LEVEL_NEEDS_SECOND_MEMBER: Final = -5
NO_PIECE_LEFT: Final = -6
NO_RUIN: Final = -7
RUIN_EMPTY: Final = -8
DUG_TWICE_HERE: Final = -9
MORE_TREASURES_NEED_MORE_MEMBERS: Final = -10
NO_CAMP_SITE: Final = -11
CAMP_ALREADY_THERE: Final = -12
NO_GUARD_LEFT: Final = -13
NO_MAJORITY: Final = -14
OTHERS_HOLD_HEX: Final = -15
HEX_TAKEN: Final = -16
NOT_INNER: Final = -17
NOT_BORDER: Final = -18
OTHER_TEMPLE: Final = -19
SAME_TEMPLE_TWICE: Final = -20
CODES: Final = (
    "",
    "no-temple",
    "no-own-member",
    "temple-guarded",
    "uncovered-twice",
    "second-level-needs-second-member",
    "no-piece-left",
    "no-ruin",
    "ruin-empty",
    "dug-twice-here",
    "more-treasures-need-more-members",
    "no-camp-site",
    "camp-already-there",
    "no-guard-left",
    "no-majority",
    "others-hold-hex",
    "hex-taken",
    "not-inner",
    "not-border",
    "other-temple",
    "same-temple-twice",
)
