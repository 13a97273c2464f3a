"""All effects, found by card number and by power: each module of this folder says which are its own."""

from __future__ import annotations

from typing import Final

from tikal.core import action as act
from tikal.legend.rules import box
from tikal.legend.rules.effects import (
    card_01,
    card_08,
    card_09,
    card_10,
    card_11,
    card_17,
    card_18,
    card_19,
    cards_02_03,
    cards_04_05_06,
    cards_12_13_14,
    cards_15_16,
    cards_22_23_24,
    power_extra_ap,
    power_guardian,
    power_leader,
    power_spare_card,
    power_swaps,
    power_trailblazers,
)
from tikal.legend.rules.effects.effect import Effect
from tikal.legend.rules.effects.volcano import PlacingVolcano

#: What each card does when it is played (section 10); permanent cards are never played.
CARDS: Final[dict[str, Effect]] = {
    **card_01.CARDS, **cards_02_03.CARDS, **cards_04_05_06.CARDS, **card_08.CARDS, **card_09.CARDS, **card_10.CARDS,
    **card_11.CARDS, **cards_12_13_14.CARDS, **cards_15_16.CARDS, **card_17.CARDS, **card_18.CARDS, **card_19.CARDS,
    **cards_22_23_24.CARDS,
}  # fmt: skip

#: What each power does (L-POW-2); some do what a card does.
POWERS: Final[dict[str, Effect]] = {
    **cards_04_05_06.POWERS, **card_08.POWERS, **card_09.POWERS, **card_11.POWERS, **cards_12_13_14.POWERS,
    **card_17.POWERS, **power_extra_ap.POWERS, **power_guardian.POWERS, **power_leader.POWERS,
    **power_spare_card.POWERS, **power_swaps.POWERS, **power_trailblazers.POWERS,
}  # fmt: skip

PLACING_VOLCANO: Final[Effect] = PlacingVolcano()
SWAPPING: Final[Effect] = power_swaps.Swapping(act.EXCHANGE, 1)  # the AP action


def numbered() -> list[Effect]:
    """Give every effect its name and number: cards first, then powers, in the order of the box."""
    named = {f"#{face}": CARDS[face] for face in box.FACES if face in CARDS}
    named |= {f"power:{power}": POWERS[power] for power in box.POWERS}
    named |= {"volcano": PLACING_VOLCANO, "swap": SWAPPING}
    for number, (name, effect) in enumerate(named.items()):
        effect.number = number
        effect.name = name
        effect.is_card = name.startswith("#")
    return list(named.values())


EFFECTS: Final[list[Effect]] = numbered()
