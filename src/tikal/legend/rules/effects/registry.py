"""All effects, found by card number and by power: each module of this folder says which are its own."""

from __future__ import annotations

from tikal.legend.rules.box import Box
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
)  # fmt: skip
from tikal.legend.rules.effects.effect import Effect


def card_effects(box: Box) -> dict[str, Effect]:
    """What each card does when it is played (section 10); permanent cards are never played."""
    found: dict[str, Effect] = {}
    for cards in (
        card_01.cards, cards_02_03.cards, cards_04_05_06.cards, card_08.cards, card_09.cards, card_10.cards,
        card_11.cards, cards_12_13_14.cards, cards_15_16.cards, card_17.cards, card_18.cards, card_19.cards,
        cards_22_23_24.cards,
    ):  # fmt: skip
        found |= cards(box)
    return found


def power_effects(box: Box) -> dict[str, Effect]:
    """What each power does (L-POW-2); some are those of cards."""
    found: dict[str, Effect] = {}
    for powers in (
        cards_04_05_06.powers, card_08.powers, card_09.powers, card_11.powers, cards_12_13_14.powers, card_17.powers,
        power_extra_ap.powers, power_guardian.powers, power_leader.powers, power_spare_card.powers,
        power_swaps.powers, power_trailblazers.powers,
    ):  # fmt: skip
        found |= powers(box)
    return found
