"""The options in which editions of the classic game differ, and what each value is made of.

A value stands for a piece of the ruleset, a condition or an order of play, never for a flag that a step would ask.
"""

from __future__ import annotations

from functools import cache

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
from tikal.classic.rules.ruleset import MOST_AP
from tikal.editions import parts
from tikal.editions.options import Choice, Flag, Number, Option

MOST_TREASURE_POINTS = 19  # of one kind: more would leave no room for bids, see `engine.MOST_ACTIONS`

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


@cache
def data() -> parts.Data:
    """The data file of the box."""
    return parts.read_data(__package__, "box.toml")


@cache
def numbers() -> dict[str, Number]:
    """The numbers of the box, by name: an edition or a host may change any of them."""
    box = data()
    single, pair, triple = box["treasure_points"][1:]
    costs = [
        Number(f"{name}_cost", rule, 1, MOST_AP, box["costs"][name])
        for name, rule in (
            ("enter", "C-PLACE"),
            ("secret", "C-SECRET"),
            ("uncover", "C-UNC"),
            ("dig", "C-DIG"),
            ("exchange", "C-EXCH"),
            ("camp", "C-CAMP"),
            ("guard", "C-GUARD"),
        )
    ]
    every = (
        Number("action_points", "C-TURN-1", 1, MOST_AP, box["action_points"]),
        Number("leader_strength", "C-GUARD-1", 1, 20, box["leader_strength"]),
        Number("single_points", "C-SCORE-2", 0, MOST_TREASURE_POINTS, single),
        Number("pair_points", "C-SCORE-2", 0, MOST_TREASURE_POINTS, pair),
        Number("triple_points", "C-SCORE-2", 0, MOST_TREASURE_POINTS, triple),
        *costs,
        Number("explorers", "C-COMP-4", 1, 40, box["player"]["explorers"]),
        Number("camps", "C-CAMP-1", 0, 9, box["player"]["camps"]),
        Number("guards", "C-GUARD-3", 0, 9, box["player"]["guards"]),
    )
    return {number.name: number for number in every}
