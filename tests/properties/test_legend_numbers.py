"""Every number of Legend's box is data: with each of them changed in turn, random games keep all invariants (L-COMP).

No action that is offered is refused, every action can be taken back, and lines and records are read back as they were.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.properties.legend_walk import walk
from tikal.legend.editions.box_check import COSTS, NUMBERS, SCENARIOS
from tikal.legend.editions.builder import standard_data, word_of

Data = dict[str, Any]

#: What is changed, and to what, by the keys of the data file.
CHANGES: tuple[Data, ...] = (
    {"left_slots": 1},
    {"left_slots": 6},
    {"extra_ap": 99},
    {"rounds": 1},
    {"rounds": 3},
    {"display_cards": 12},
    {"scoring_ap": 1},
    {"scoring_ap": 99},
    {"volcano_points": 99},
    {"unused_director": 0},
    {"leader_strength": 1},
    {"leader_strength": 9},
    {"treasure_points": [0, 99, 0, 50, 1, 2]},
    {"player": {"explorers": [0, 2]}},
    {"player": {"explorers": [40, 23]}},
    {"player": {"leaders": [9, 9]}},
    {"player": {"leaders": [0, 0]}},
    {"player": {"camps": 1}},
    {"player": {"camps": 9}},
    {"player": {"guardians": 0}},
    {"player": {"guardians": 9}},
    {"per_players": {"cards": [2, 2, 1]}},
    {"per_players": {"tiles": [1, 1, 1], "spare_tiles": [2, 1, 0]}},
    {"treasures": {"open_of_each": 0}},
    *({"costs": {name: 2 if name in ("deploy", "secret") else 1}} for name in COSTS),
    {"costs": {"secret": 9}},
    {"tall_temple_bonus": {"2": 3, "10": 99}},
    {"ap_tokens": {"1": 12, "31": 12}},
    {"prebuilt_floors": {"9": 4}},
    {"cards": {"07": [9, 9], "20": [9, 9], "21": [9, 9]}},
    {"cards": {"08": [20, 20], "17": [20, 20]}},
)


def changed(change: Data) -> Data:
    """The standard box, corrected."""
    data = deepcopy(standard_data())
    for key, value in change.items():
        data[key] = {**data[key], **value} if isinstance(value, dict) else value
    return data


def test_every_number_is_changed() -> None:
    """All but those that others fix: four tiles in a round, and as many hidden treasures as masks."""
    data = standard_data()
    every = {*NUMBERS, "treasure_points"} - {"tiles_per_round"}
    tables = {f"{table}.{key}" for table in ("player", "per_players", "treasures", "costs") for key in data[table]}
    given = {key for change in CHANGES for key in change if not isinstance(change[key], dict)}
    inside = {f"{table}.{key}" for change in CHANGES for table in change for key in _keys(change[table])}
    assert every <= given and tables - {"treasures.hidden_of_each"} <= inside


def _keys(value: object) -> list[str]:
    return list(value) if isinstance(value, dict) else []


@pytest.mark.parametrize("number", range(len(CHANGES)), ids=lambda number: str(CHANGES[number]))
def test_random_games_hold_with_a_number_changed(number: int) -> None:
    word = word_of(changed(CHANGES[number]))
    scenario, players = SCENARIOS[number % len(SCENARIOS)], 2 + number % 3
    assert walk(scenario, players, f"number {number}", word, quick=True).actions > 20
