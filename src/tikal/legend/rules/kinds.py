"""Legend's own kinds of actions; `core/action.py` has those that it shares, `notation.py` what they keep where."""

from __future__ import annotations

from typing import Final

from tikal.core import action as act

# Numbers written out: compiled code folds no constant of another module.
TAKE_CARD: Final = 16
TAKE_TOKEN: Final = 17
TAKE_PLACE: Final = 18
PLAY: Final = 19
PRESERVE: Final = 20
DISCARD: Final = 21
USE_TOKEN: Final = 22
LOOK: Final = 23
POWER: Final = 24
DROP: Final = 25  # a tile that fits nowhere leaves the game
ERUPT: Final = 26  # a volcano starts the interim scoring
CHOOSE: Final = 27  # a hex, as one pick of a card
MARCH: Final = 28
RESITE: Final = 29  # a camp moves
STONE: Final = 30
RECRUIT: Final = 31
ORDER: Final = 32  # the next treasure of a stack that is put in order
DONE: Final = 33
DEAL_POWER: Final = 34  # chance, as are all below
DEAL_CARD: Final = 35
DEAL_TOKEN: Final = 36
SEE: Final = 37  # what a private look showed

KINDS: Final = 38
assert TAKE_CARD == act.FIRST_OWN_KIND
KIND_NAMES: Final[tuple[str, ...]] = (
    *act.KIND_NAMES,
    "take-card", "take-token", "take-place", "play", "preserve", "discard", "use-token", "look",
    "power", "drop", "erupt", "choose", "march", "resite", "stone", "recruit",
    "order", "done", "deal-power", "deal-card", "deal-token", "see",
)  # fmt: skip

CHANCE: Final[tuple[int, ...]] = (*act.CHANCE, DEAL_POWER, DEAL_CARD, DEAL_TOKEN, SEE)  # what no player decides
