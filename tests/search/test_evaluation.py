"""The facts that positions are judged by are what they say they are."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.properties.walk import hash_words
from tests.search.positions import positions
from tikal.classic.bots.weights import champion_weights, weights
from tikal.classic.planning import evaluation as ev
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, STAGES, Evaluation, facts_by_seat
from tikal.classic.planning.facts import COUNT, FACTS, GRAIN, TREASURE_POINTS
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import OVER
from tikal.classic.rules.state import NORMAL
from tikal.core import action as act


def test_facts_add_up_to_what_the_rules_say() -> None:
    """Over a game: temples led and guarded are what would be scored, treasures are worth what they score."""
    blank = Evaluation([0] * (STAGES * COUNT))
    for state in positions("facts", every=4):
        for seat, (_, points, row) in enumerate(facts_by_seat(blank, state)):
            told = dict(zip(FACTS, row, strict=True))
            led = told["held_near"] + told["held_middle"] + told["held_turn"] + told["held_safe"]
            assert led + told["guarded"] == scoring.temple_points(state, seat)
            assert told["treasure_points"] == GRAIN * scoring.treasure_points(state, seat)
            assert told["turn_points"] >= led
            on_board = sum(int(state.explorers[seat * 40 + hex]) for hex in range(40))
            assert told["explorers"] == on_board and 0 <= told["idle"] <= on_board
            assert told["supply"] == state.supply[seat] and told["guards"] == state.guards_left[seat]
            assert told["leader"] == (state.leader[seat] >= 0) and told["always"] == 1
            scores_now = seat == state.current and state.round_kind != NORMAL
            gained = scoring.points(state, seat) if scores_now else 0
            assert points == ONE * (int(state.score[seat]) + gained)


def test_the_clock_counts_scorings_down() -> None:
    """Everybody scores four times; whoever waits in a running round is at the stage "now"."""
    blank = Evaluation([0] * (STAGES * COUNT))
    seen = set()
    before = [5, 5, 5, 5]
    for state in positions("clock"):
        waiting = state.waiting()
        for seat, (stage, _, _) in enumerate(facts_by_seat(blank, state)):
            left = stage // ev.SOONNESS + 1 if stage >= 0 else 0
            assert left <= before[seat]
            before[seat] = left
            seen.add(stage)
            if seat in waiting:
                assert stage % ev.SOONNESS == 3
    assert min(before) == 0
    assert len(seen) >= 10


def test_a_finished_game_is_worth_what_it_scored() -> None:
    state = list(positions("over", 2))[-1]
    state.apply(act.END)
    while state.phase != OVER:
        state.apply(act.END)
    look = Evaluation(list(weights(2)))
    facts_by_seat(look, state)
    assert [int(value) for value in look.value[:2]] == [ONE * int(points) for points in state.score[:2]]


def test_treasures_not_yet_seen_count_by_expectation() -> None:
    state = next(iter(positions("expected")))
    look = Evaluation(list(weights(4)))
    rows = facts_by_seat(look, state)
    look.look(state, 2)
    told = int(look.facts.facts[int(state.current) * COUNT + TREASURE_POINTS])
    assert told == rows[int(state.current)][2][TREASURE_POINTS] + 2 * GRAIN  # a first one of a kind is worth 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_there_for_every_stage_and_fact(players: int) -> None:
    data = json.loads((files("tikal.classic.bots") / "weights.json").read_text("utf-8"))
    assert data["made_by"].startswith("training/fit.py")
    assert len(weights(players)) == STAGES * COUNT and any(weights(players))


def test_both_builds_value_positions_alike() -> None:
    """One number for all values of a game: the compiled and the interpreted build must agree on it."""
    look = Evaluation(list(weights(4)))
    values: list[int] = []
    for state in positions("checksum", every=3):
        facts_by_seat(look, state)
        values += [int(value) for value in look.value]
    assert hash_words(values) == CHECKSUM


def test_both_builds_value_positions_alike_by_who_moves_next() -> None:
    """The same for the champion's weights, right after turns and before them, with some rivals minded more."""
    look, distances = Evaluation(list(champion_weights(4))), Distances()
    values: list[int] = []
    for state in positions("checksum", every=3):
        look.mind(int(state.current), [0 if seat == state.current else 40 + 30 * seat for seat in range(4)])
        distances.measure(state)
        for upcoming in (False, True):
            look.begin(state, distances, upcoming)
            look.look(state, 0)
            values += [int(value) for value in look.value] + [int(look.margin_of(state, seat)) for seat in range(4)]
    assert hash_words(values) == CHAMPION_CHECKSUM


def test_who_is_about_to_move_has_not_scored_yet() -> None:
    """In a scoring round a turn that ends scores; one that is about to begin is still to do so."""
    state = next(state for state in positions("upcoming") if state.round_kind != NORMAL)
    look, distances = Evaluation(list(champion_weights(4))), Distances()
    distances.measure(state)
    me, told = int(state.current), {}
    for upcoming in (False, True):
        look.begin(state, distances, upcoming)
        look.look(state, 0)
        told[upcoming] = int(look.stage[me]), int(look.points[me]) // ONE, int(look.order[me])
    assert told[True] == (told[False][0] // ev.SOONNESS * ev.SOONNESS + 2 * ev.SOONNESS - 1, int(state.score[me]), 4)
    assert told[False][1:] == (int(state.score[me]) + int(scoring.points(state, me)), 3)


#: Change with the facts, the weights or the planner.
CHECKSUM = 297_228_055
CHAMPION_CHECKSUM = 901_695_128
