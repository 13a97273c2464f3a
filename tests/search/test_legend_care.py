"""How much care finds in Legend: powers in the middle of a turn, stones for AP, better turns on the whole.

It takes whole games to see that, so it is asked of one build alone; that both find the same turns is tested elsewhere.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tests.search.legend_positions import positions
from tikal.core import action as act
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.core.position import REVEALING
from tikal.legend.bots.weights import weights
from tikal.legend.planning.planner import CAREFUL, HASTY, USUAL, Planner
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.state import DRAFTING, SPENDING, LegendState


def turns_of(care: int, seed: str, players: int = 2) -> list[tuple[LegendState, list[Turn]]]:
    """Return what a planner finds in the turns of a game."""
    planner = Planner(weights(), care=care)
    acting = (state for state in positions(seed, players, every=5) if state.phase != DRAFTING)
    return [(state, planner.plan(state, 4, Limit(), 12)) for state in acting]


def test_care_finds_better_turns_on_the_whole() -> None:
    best = [sum(turns[0].value for _, turns in turns_of(care, "care")) for care in (HASTY, USUAL, CAREFUL)]
    assert best[0] < best[1] < best[2]


def steps_of(care: int, seed: str, players: int = 2) -> Iterator[tuple[int, LegendState, int]]:
    """Yield every action of all turns a planner finds in a game: which of its turn it is, where it is done, and it."""
    for state, turns in turns_of(care, seed, players):
        for turn in turns:
            after = state.copy()
            for n, action in enumerate(turn.actions):
                if after.phase == REVEALING:
                    break
                yield n, after, action
                after.apply(action)


def powers_late(care: int) -> tuple[int, int]:
    """How many powers are used after two other actions or more, and how many when the action of the turn is taken."""
    late = afterwards = 0
    for n, state, action in steps_of(care, "powers", 3):
        if act.kind_of(action) == kinds.POWER:
            late += n > 2
            afterwards += n > 0 and state.phase != SPENDING and state.w[at.ACTED] != 0
    return late, afterwards


def test_powers_are_used_at_any_time_of_a_turn() -> None:
    """The careful planner alone keeps one for the middle of a turn, or uses it when the action is taken."""
    assert powers_late(USUAL) == (0, 0)
    late, afterwards = powers_late(CAREFUL)
    assert late and afterwards


def test_a_hasty_planner_thinks_of_powers_in_scoring_turns_only() -> None:
    scoring = 0
    for state, turns in turns_of(HASTY, "hasty"):
        powers = any(act.kind_of(action) == kinds.POWER for turn in turns for action in turn.actions)
        assert not powers or state.w[at.SCORING] != at.NORMAL
        scoring += powers
    assert scoring


def stones_for_ap(care: int) -> list[tuple[int, int]]:
    """The stones that are laid for AP, each with the hex to which the next walk leads."""
    laid = [(state.phase, act.kind_of(action), act.hex_of(action)) for _, state, action in steps_of(care, "stones", 3)]
    return [
        (kind, hex)
        for (phase, stone, _), (_, kind, hex) in itertools.pairwise(laid)
        if phase == SPENDING and stone == kinds.STONE
    ]


def test_stones_are_laid_for_ap_to_walk_over_them() -> None:
    assert not stones_for_ap(USUAL)
    found = stones_for_ap(CAREFUL)
    assert found and all(kind in (act.MOVE, act.ENTER) for kind, _ in found)
