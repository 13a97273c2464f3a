"""Paths: the tables that are kept as tiles are laid, and the walks that are found on them."""

from __future__ import annotations

import pytest

import tikal
from tests.properties.walk import EDITIONS
from tikal.classic.rules import paths
from tikal.classic.rules.dealer import ClassicDealer
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.core.hexes import BY_NAME, HEXES, NAMES, NEIGHBOUR, SIDES
from tikal.editions import registry

#: A camp of Red's far away: E2 is a clearing at the end of the land.
LINE = (
    "tikal=1 rules=super-meeple players=2 board=B3=a4/0,C3=b3/0,D2=e3/1,E2=c3/0 "
    "Red=0;17;A5:1,B3:L;{camp};- Blue=0;L18;-;-;- to=Red phase=spend ap=10"
)


def played(seed: int) -> State:
    state = classic_state(registry.ruleset(EDITIONS[seed % 5]).initial(2 + seed % 3, 0))
    game = Engine(state, ClassicDealer(state, str(seed)))
    game.deal()
    engine.play_out(game, Rng(str(seed)), 40 + 30 * seed)
    return state


@pytest.mark.parametrize("seed", range(8))
def test_the_kept_exits_are_those_that_the_stones_give(seed: int) -> None:
    """Every row, worked out anew from the stones of the two hexes (C-MOVE-1)."""
    s = played(seed)
    land = int(s.explored & ~s.volcanoes)
    for hex in range(HEXES):
        expected = []
        for side in range(SIDES):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if land >> hex & 1 and other >= 0 and land >> other & 1:
                stones = int(s.stones[hex * SIDES + side]) + int(s.stones[other * SIDES + (side + 3) % SIDES])
                if stones:
                    expected.append((stones, other))
        row = [int(s.exits[hex * SIDES + n]) for n in range(SIDES)]
        kept = [(int(act.cost_of(exit)), int(act.hex_of(exit))) for exit in row if exit]
        assert kept == sorted(expected), NAMES[hex]


@pytest.mark.parametrize("seed", range(8))
def test_walks_are_the_cheapest_there_are(seed: int) -> None:
    """Against plain relaxation over all steps and secret paths, until nothing gets cheaper."""
    s = played(seed)
    for seat in range(s.players):
        homes = [hex for hex in range(HEXES) if int(s.homes(seat)) >> hex & 1]
        for source in [hex for hex in range(HEXES) if int(s.explored & ~s.volcanoes) >> hex & 1]:
            best = {source: 0}
            changed = True
            while changed:
                changed = False
                for hex, cost in list(best.items()):
                    ways = [(other, int(paths.cost_between(s, hex, other))) for other in range(HEXES)]
                    ways = [(other, price) for other, price in ways if price]
                    ways += [(home, 1) for home in homes if hex in homes and home != hex]
                    for other, price in ways:
                        if cost + price <= 10 and cost + price < best.get(other, 99):
                            best[other] = cost + price
                            changed = True
            found = paths.walks(s, seat, source, 10)
            assert {walk.target: walk.cost for walk in found} == {hex: c for hex, c in best.items() if hex != source}


def test_a_walk_can_be_walked_step_by_step() -> None:
    game = tikal.game_at(LINE.format(camp="-"), seed=1)
    walk = next(
        walk for walk in paths.walks(classic_state(game.state), 0, BY_NAME["A5"], 10) if walk.target == BY_NAME["D2"]
    )
    for step in walk.steps:
        game.play(step)
    assert game.state.ap == 10 - walk.cost
    assert game.view()["board"][[entry["hex"] for entry in game.view()["board"]].index("D2")]["figures"] == {
        "Red": {"leader": False, "explorers": 1}
    }


def test_a_secret_path_shortens_a_walk_for_its_owner_only() -> None:
    far = BY_NAME["E2"]
    for camp, seat, shorter in (("-", 0, False), ("E2", 0, True), ("E2", 1, False)):
        state = State.from_line(LINE.format(camp=camp))
        found = {walk.target: walk for walk in paths.walks(state, seat, BY_NAME["A5"], 10)}
        assert (far in found and found[far].cost == 1) == shorter
