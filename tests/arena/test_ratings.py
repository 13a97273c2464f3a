"""Ratings: what they must be, from games whose answer is known."""

from __future__ import annotations

import math
import random

import pytest
from openskill.models import PlackettLuce

from tests.arena.games import outcome
from tikal.arena import ratings
from tikal.arena.blocks import Block, complete_blocks
from tikal.arena.schedule import Plan


def drawn(plan: Plan, elos: dict[str, float], seed: int) -> list[Block]:
    """Blocks whose winners are drawn as the model says."""
    rng = random.Random(seed)
    games = []
    for fixture in plan.fixtures():
        weights = [10 ** (elos[bot] / 400) for bot in fixture.seats]
        (winner,) = rng.choices(range(plan.players), weights)
        points = [rng.randrange(50) for _ in fixture.seats]
        points[winner] = 99
        games.append(outcome(plan, fixture.number, points))
    return complete_blocks(plan, games)


def test_elo_of_two_bots_is_where_the_slope_vanishes() -> None:
    """a wins 3 of 4 games: 3 + 1/2 = 4 p(2t) + p(t), with p(x) = 1 / (1 + e^-x) and ratings t and -t."""
    plan = Plan(bots=("a", "b"), deals=2)
    games = [outcome(plan, number, (40, 50) if number == 3 else (50, 40)) for number in range(4)]
    low, high = 0.0, 10.0
    for _ in range(100):
        t = (low + high) / 2
        slope = 3.5 - 4 / (1 + math.exp(-2 * t)) - 1 / (1 + math.exp(-t))
        low, high = (t, high) if slope > 0 else (low, t)
    found = ratings.elo(["a", "b"], complete_blocks(plan, games))
    assert found["a"].value == pytest.approx(low * 400 / math.log(10), abs=1e-6)
    assert found["b"].value == pytest.approx(-found["a"].value)


def test_elo_of_many_games_is_elos_formula() -> None:
    plan = Plan(bots=("a", "b"), deals=2000)
    both = [(9, 1), (1, 9), (9, 1), (9, 1)]  # a wins both games of a deal, then one: 75%
    games = [outcome(plan, number, both[number % 4]) for number in range(plan.games)]
    found = ratings.elo(["a", "b"], complete_blocks(plan, games))
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(3), abs=0.5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_elo_finds_the_strengths_that_drew_the_games(players: int) -> None:
    true = {"a": 120.0, "b": 0.0, "c": -120.0}
    found = ratings.elo(list(true), drawn(Plan(bots=tuple(true), players=players, deals=150), true, 5))
    for bot, elo in true.items():
        assert found[bot].low - 15 < elo < found[bot].high + 15
        assert 10 < found[bot].high - found[bot].low < 120


def test_who_wins_everything_has_a_finite_elo_and_no_certainty() -> None:
    plan = Plan(bots=("a", "b"), deals=10)
    games = [outcome(plan, f.number, [9 if bot == "a" else 1 for bot in f.seats]) for f in plan.fixtures()]
    blocks = complete_blocks(plan, games)
    elo = ratings.elo(["a", "b"], blocks)["a"]
    assert 200 < elo.value < 600 and elo.high - elo.low > 100
    assert ratings.openskill(["a", "b"], blocks)["a"].half_width > 1


def test_ratings_are_the_same_every_time() -> None:
    blocks = drawn(Plan(bots=("a", "b", "c"), deals=20), {"a": 50.0, "b": 0.0, "c": 0.0}, 3)
    assert ratings.elo(["a", "b", "c"], blocks) == ratings.elo(["a", "b", "c"], blocks)
    assert ratings.openskill(["a", "b", "c"], blocks) == ratings.openskill(["a", "b", "c"], blocks)


def test_openskill_is_the_librarys_and_equal_bots_move_by_their_mean() -> None:
    plan = Plan(tables=(("a", "b", "b"),), players=3, deals=1)
    games = [outcome(plan, 0, (50, 40, 30))]
    blocks = [Block(plan.matches[0], 0, tuple(games))]
    model = PlackettLuce()
    (a,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    found = ratings.openskill(["a", "b"], blocks)
    assert found["a"].mean == pytest.approx(a.mu) and not found["a"].known
    assert found["b"].mean == pytest.approx((second.mu + third.mu) / 2)


def test_one_deal_gives_no_interval() -> None:
    plan = Plan(bots=("a", "b"), deals=1)
    elo = ratings.elo(["a", "b"], complete_blocks(plan, [outcome(plan, n, (9, 1)) for n in range(2)]))["a"]
    assert elo.value == elo.low == elo.high == 0
