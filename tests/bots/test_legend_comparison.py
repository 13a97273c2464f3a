"""How the expert of Legend compares turns: on the same deals, by planners that see things differently, as time goes."""

from __future__ import annotations

import pytest

from tests.search.legend_positions import positions
from tikal.core import engine
from tikal.core.arrays import COMPILED
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.legend.bots.comparison import VIEWS, Comparison, view
from tikal.legend.bots.weights import POINTS, weights
from tikal.legend.planning.drafting import Draft
from tikal.legend.planning.planner import CAREFUL, HASTY, Planner
from tikal.legend.planning.playouts import Table
from tikal.legend.planning.weights import ONE, Weights
from tikal.legend.rules.state import DRAFTING, LegendState

STAGES = [(1, 3), (2, 2), (2, 1)]
EVERY = 19 if COMPILED else 60


def compared() -> list[tuple[LegendState, list[Turn]]]:
    """Return positions of a game, each with turns or takes to compare."""
    planner = Planner(weights(), care=CAREFUL)
    found = []
    for state in positions("compared", 3, every=EVERY):
        if state.phase == DRAFTING:
            turns = Draft(planner, state).rank(engine.actions_at(state), Limit())[:6]
        else:
            turns = planner.plan(state, 3, Limit(), 6)
        if len(turns) > 2:
            found.append((state, turns))
    return found[:5]


def ranked(state: LegendState, turns: list[Turn], limit: Limit) -> list[Turn]:
    comparison = Comparison(state, 60, 1, "seed", limit)
    if state.phase != DRAFTING:
        turns = comparison.answer(turns)
    return comparison.play_out(turns, STAGES)


@pytest.mark.parametrize("nodes", [1, 40, 600, 20_000])
def test_all_turns_are_ranked_and_the_position_is_left(nodes: int) -> None:
    for state, turns in compared():
        before = state.words()
        answers = []
        for _ in range(2):
            limit = Limit(nodes)
            answers.append(ranked(state, turns, limit))
            assert int(limit.nodes) <= nodes * 1.1 + 4
        assert sorted(turn.actions for turn in answers[0]) == sorted(turn.actions for turn in turns)
        assert [turn.actions for turn in answers[0]] == [turn.actions for turn in answers[1]]
        assert state.words() == before


def test_without_time_what_was_thought_before_stands() -> None:
    for state, turns in compared():
        assert [turn.actions for turn in ranked(state, turns, Limit(1))] == [turn.actions for turn in turns]


def test_what_a_turn_seems_to_be_worth_is_the_mean_of_what_was_seen() -> None:
    """Two turns that are both played out by every view: with no trust but one, the mean of thought and samples."""
    state, turns = next((state, turns) for state, turns in compared() if state.phase != DRAFTING)
    turns = turns[:2]
    best = Comparison(state, 60, 1, "seed", Limit()).play_out(turns, [(2, 2)])
    samples = [
        [Table(view(n), 60, 1, HASTY).value_after_round(state, turn, f"seed/{1 + n}", Limit()) for n in range(2)]
        for turn in turns
    ]
    apart = [(turns[0].value - turns[1].value), *(a - b for a, b in zip(*samples, strict=True))]
    values = {tuple(turn.actions): turn.value for turn in best}
    first, second = (values[tuple(turn.actions)] for turn in turns)
    assert abs((first - second) - sum(apart) / 3) <= 3  # in 1/256 points; every mean is rounded
    assert best[0].value >= best[1].value


def numbers(weights: Weights) -> list[int]:
    return [int(weights.ap), int(weights.guard), *map(int, weights.temple), *map(int, weights.card_always)]


def test_views_are_near_the_usual_numbers_and_all_differ() -> None:
    assert numbers(view(0)) == numbers(weights())
    seen = [numbers(view(n)) for n in range(VIEWS)]
    assert len({tuple(each) for each in seen}) == VIEWS
    usual = POINTS["ap"] * ONE
    assert all(0.69 * usual <= int(view(n).ap) <= 1.31 * usual for n in range(VIEWS))
    assert all(0 < int(share) < ONE for n in range(VIEWS) for share in view(n).temple)
