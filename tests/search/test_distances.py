"""Distances are what walking costs."""

from __future__ import annotations

from tests.search.positions import positions
from tikal.classic.planning.distances import FAR, Distances
from tikal.classic.rules import paths
from tikal.classic.rules.ruleset import LAYING
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import engine
from tikal.core.hexes import HEXES


def measured(state: State) -> list[int]:
    distances = Distances()
    distances.measure(state)
    return [int(ap) for ap in distances.ap]


def test_distances_are_what_the_cheapest_walks_cost() -> None:
    for state in positions("distances", every=9):
        table = measured(state)
        for source in range(HEXES):
            if not int(state.explored & ~state.volcanoes) >> source & 1:
                assert all(table[source * HEXES + to] == FAR for to in range(HEXES))
                continue
            lonely = state.copy()  # without camps: secret paths are not in the table
            for seat in range(state.players):
                lonely.camps[seat] = 0
            walks = {walk.target: walk.cost for walk in paths.walks(lonely, 0, source, FAR - 1)}
            for to in range(HEXES):
                assert table[source * HEXES + to] == (0 if to == source else walks.get(to, FAR))


def test_a_new_tile_extends_the_table_to_what_measuring_again_would_give() -> None:
    tried = 0
    for state in positions("extended", every=5):
        if state.phase != LAYING:
            continue
        before = Distances()
        before.measure(state)
        for action in engine.actions_at(state)[::7]:
            state.apply(action)
            after = Distances()
            after.extend(state, before, act.hex_of(action))
            assert [int(ap) for ap in after.ap] == measured(state)
            state.unapply(action)
            tried += 1
    assert tried > 25
