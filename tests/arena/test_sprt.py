"""The sequential test decides what is so, as seldom wrong as it promises, and whatever order games come in."""

from __future__ import annotations

import math
import random

import pytest

from tests.arena.games import outcome, results
from tikal.arena import sprt
from tikal.arena.schedule import Fixture, Plan, Question
from tikal.arena.sprt import ACCEPTED, REJECTED, UNDECIDED, decide, expected_score
from tikal.arena.summary import summarise
from tikal.arena.tournament import Trial


def test_expected_scores() -> None:
    assert expected_score(0, 2) == expected_score(0, 3) == expected_score(0, 4) == 0.5
    assert expected_score(400, 2) == pytest.approx(10 / 11)
    assert expected_score(400, 4) == pytest.approx((1 + 10 / 13 - 1 / 31) / 2)
    assert expected_score(-70, 3) == pytest.approx(1 - expected_score(70, 3))


def test_the_ratio_by_hand() -> None:
    question = Question(0, 100)
    s0, s1 = 0.5, 1 / (1 + 10 ** (-100 / 400))
    verdict = decide(question, 2, [1.0, 0.5])
    mean, variance = 0.75, (0.125 + 0.25) / 2
    assert verdict.llr == pytest.approx(2 * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance))
    assert verdict.bounds == pytest.approx((math.log(0.05 / 0.95), math.log(0.95 / 0.05)))
    assert verdict.answer == UNDECIDED and len(verdict.path) == 2


def stream(elo: float, players: int, rng: random.Random, blocks: int) -> list[float]:
    """Block scores of two bots that far apart; in a third of the deals the deal decides."""
    strength = 10 ** (elo / 400)
    alone, other_alone = strength / (strength + players - 1), 1 / (1 + (players - 1) * strength)
    games = 1 if players == 2 else players
    scores = []
    for _ in range(blocks):
        wins = sum(rng.random() < alone for _ in range(games)) / games
        losses = sum(rng.random() < other_alone for _ in range(games)) / games
        scores.append((1 + wins - losses) / 2)
    return scores


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_decides_right(players: int) -> None:
    rng = random.Random(players)
    question = Question(0, 60)
    answers = {elo: [decide(question, players, stream(elo, players, rng, 1500)) for _ in range(120)] for elo in (0, 60)}
    wrong_yes = sum(verdict.answer != REJECTED for verdict in answers[0])
    wrong_no = sum(verdict.answer != ACCEPTED for verdict in answers[60])
    assert wrong_yes <= 12 and wrong_no <= 12  # 5% of 120, and room for chance
    better = decide(question, players, stream(200, players, rng, 1500))
    assert better.answer == ACCEPTED and len(better.path) < 150


def test_a_few_equal_scores_decide_nothing() -> None:
    question = Question(0, 30)
    assert decide(question, 2, [1.0] * 4).answer == UNDECIDED
    assert decide(question, 2, [1.0] * 20).answer == ACCEPTED
    assert decide(question, 2, [0.0] * 20).answer == REJECTED


def test_what_comes_after_the_decision_does_not_count() -> None:
    verdict = decide(Question(0, 30), 2, [1.0] * 20)
    assert decide(Question(0, 30), 2, [1.0] * len(verdict.path) + [0.0] * 50) == verdict


def winning(fixture: Fixture) -> list[int]:
    return [9 if bot == "a" else 1 for bot in fixture.seats]


def test_the_answer_does_not_depend_on_which_game_ends_first() -> None:
    plan = Plan(bots=("a", "b"), deals=30, question=Question())
    games = [outcome(plan, f.number, winning(f) if f.deal < 20 else (1, 9)) for f in plan.fixtures()]
    shuffled = list(games)
    random.Random(1).shuffle(shuffled)
    trials = [Trial(plan, games), Trial(plan, shuffled)]
    assert trials[0].decided and trials[0].verdict == trials[1].verdict
    late = Trial(plan, [game for game in games if game.fixture.deal > 0])
    assert not late.decided and late.scores == []  # the first deal is still being played


def test_only_the_deals_up_to_the_decision_are_in_the_summary() -> None:
    plan = Plan(bots=("a", "b"), deals=30, question=Question())
    summary = summarise(results(plan, winning))
    assert summary.verdict is not None and summary.verdict.answer == sprt.ACCEPTED
    assert summary.counted == 2 * len(summary.verdict.path) < summary.played == 60
    assert summary.plain()["test"]["answer"] == "accepted"
