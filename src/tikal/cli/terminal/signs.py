"""The signs of the board, and what stands for them where the output knows plain ASCII only."""

from __future__ import annotations

import codecs

TEMPLE = "▲"
CLEARING = "○"
RUIN = "◆"
EMPTIED = "◇"
VOLCANO = "✹"
LAKE = "≈"
CAMP = "⌂"
GUARD = "♜"
LEADER = "★"
EXPLORER = "●"
SPENT = "·"
FLAT = "─"
LIT = "━"
RISE = "╱"
FALL = "╲"
ARROW = "→"
CARET = "›"
DONE = "✓"
OUT = "×"
TIMES = "×"
MORE = "…"
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LOWERED = "₀₁₂₃₄₅₆₇₈₉"

PLAIN = "plain-signs"  # the name of the error handler
_ASCII = str.maketrans(
    TEMPLE + CLEARING + RUIN + EMPTIED + VOLCANO + LAKE + CAMP + GUARD + LEADER + EXPLORER + FLAT + LIT + RISE + FALL
    + ARROW + CARET + DONE + OUT + RAISED + LOWERED + "·—…│╭╮╰╯├┤┬┴┼’“”",
    "^o$oXwCG*e-=/\\>>+x01234567890123456789.-~|+++++++++'\"\"",
)  # fmt: skip


def by_name() -> dict[str, str]:
    """Return the signs by name, for texts that explain them."""
    return {name.lower(): sign for name, sign in globals().items() if name.isupper() and len(str(sign)) == 1}


def _plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write what an encoding lacks in the nearest ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    text = error.object[error.start : error.end].translate(_ASCII)
    return "".join(sign if sign.isascii() else "?" for sign in text), error.end


codecs.register_error(PLAIN, _plain)
