"""The options in which editions of the classic game differ, and what each value is made of.

A value stands for a piece of the ruleset, a condition or an order of play, never for a flag that a step would ask.
"""

from __future__ import annotations

from tikal.classic.rules.auction import (
    AllPass,
    AuctionsGoOn,
    LeftOfLastOpener,
    LeftOfLastToPlay,
    NextOpener,
    RestChooseFree,
)
from tikal.classic.rules.conditions import Condition, NoRequirement, OwnMember, TwiceAHex, TwiceATurn
from tikal.classic.rules.ranking import GuardThenTreasures, SharedPlaces, TieBreak
from tikal.editions.options import Choice, Flag, Number, Option

CAMP_PRESENCE: dict[bool, Condition] = {False: NoRequirement(), True: OwnMember()}
DIG_LIMITS: dict[str, Condition] = {"hex": TwiceAHex(), "turn": TwiceATurn()}
TIE_BREAKS: dict[str, TieBreak] = {"shared": SharedPlaces(), "guard-treasures": GuardThenTreasures()}
ALL_PASS: dict[str, AllPass] = {"auction-goes-on": AuctionsGoOn(), "rest-choose-free": RestChooseFree()}
NEXT_OPENERS: dict[str, NextOpener] = {"last-to-play": LeftOfLastToPlay(), "last-opener": LeftOfLastOpener()}

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Number("start_score", "C-SET-5", 0, 99),
        Flag("camp_needs_member", "C-CAMP-2"),
        Choice("dig_limit_per", "C-DIG-1", tuple(DIG_LIMITS)),
        Choice("ties", "C-END-2", tuple(TIE_BREAKS)),
        Choice("all_pass", "C-AUC-6", tuple(ALL_PASS), auction_only=True),
        Choice("next_opener", "C-AUC-7", tuple(NEXT_OPENERS), auction_only=True),
    )
}
