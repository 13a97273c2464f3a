"""The numbers, against numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from tests.arena.games import outcome, results
from tikal.arena.blocks import complete_blocks
from tikal.arena.outcome import Fault, Outcome, forfeited
from tikal.arena.schedule import Fixture, Plan
from tikal.arena.statistics import Z95, mean_of, quantile, share_of
from tikal.arena.summary import summarise


def test_means() -> None:
    assert mean_of([1.0, 2.0, 3.0, 4.0]).mean == 2.5
    assert mean_of([1.0, 2.0, 3.0, 4.0]).half_width == pytest.approx(1.959964 * math.sqrt(5 / 3 / 4))
    assert not mean_of([1.0]).known


def test_shares_of_wins_and_losses_have_wilsons_interval() -> None:
    for wins, games in ((0, 10), (3, 10), (50, 50)):
        p = wins / games
        wilson = Z95 / (1 + Z95**2 / games) * math.sqrt(p * (1 - p) / games + Z95**2 / (4 * games**2))
        assert share_of([1.0] * wins + [0.0] * (games - wins)).half_width == pytest.approx(wilson)


def test_shares_that_spread_less_have_a_narrower_interval() -> None:
    assert share_of([0.5] * 100).half_width < share_of([0.0, 1.0] * 50).half_width / 4
    values = [0.5, 1.0] * 5000
    assert share_of(values).half_width == pytest.approx(mean_of(values).half_width, rel=0.01)


def test_quantiles() -> None:
    assert [quantile([1.0, 2.0, 3.0, 5.0], part) for part in (0, 0.5, 0.75, 1)] == [1, 2.5, 3.5, 5]
    assert quantile([7.0], 0.95) == 7


def test_a_shared_win_counts_as_its_share() -> None:
    plan = Plan(tables=(("a", "b", "c"),), players=3, deals=1)
    game = outcome(plan, 0, (40, 50, 50))
    assert game.shares == (0, 0.5, 0.5) and game.places == (3, 1, 1)
    assert game.margin(0) == -10 and game.margin(1) == 0


def test_the_score_of_a_pair_of_two_is_its_share_of_wins() -> None:
    plan = Plan(bots=("a", "b"), deals=1)
    games = [outcome(plan, 0, (50, 40)), outcome(plan, 1, (30, 30))]  # a wins, then shares
    (block,) = complete_blocks(plan, games)
    assert block.score == 0.75


def test_the_score_of_a_pair_at_a_table_of_three() -> None:
    """a alone wins 2 of 3; b alone wins half a game of 3: (1 + 2/3 - 1/6) / 2."""
    plan = Plan(bots=("a", "b"), players=3, deals=1)
    games = []
    for fixture in plan.fixtures():
        bot = "a" if fixture.seats.count("a") == 1 else "b"
        points = [10, 10, 10]
        points[fixture.seats.index(bot)] = {"a": (30, 30, 5), "b": (10, 0, 0)}[bot][fixture.number % 3]
        if bot == "b" and fixture.number % 3 == 0:
            points[(fixture.seats.index("b") + 1) % 3] = 0  # b shares the win with one of two
        games.append(outcome(plan, fixture.number, points))
    (block,) = complete_blocks(plan, games)
    assert block.alone("a") == pytest.approx(2 / 3) and block.alone("b") == pytest.approx(1 / 6)
    assert block.score == pytest.approx(0.75)


def test_even_bots_score_half_at_every_size() -> None:
    for players in (2, 3, 4):
        plan = Plan(bots=("a", "b"), players=players, deals=2)
        summary = summarise(results(plan, lambda fixture: [20] * len(fixture.seats)))
        assert summary.pairings[0].score.mean == pytest.approx(0.5)
        assert [s.wins.mean for s in summary.standings] == pytest.approx([1 / players] * 2)


def hand_played(fixture: Fixture) -> tuple[int, int]:
    """Deal 0: a wins both by 10; deal 1: each wins once, by 20, in the first seat."""
    if fixture.deal == 1:
        return (60, 40)
    return (50, 40) if fixture.seats[0] == "a" else (40, 50)


def test_a_summary_by_hand() -> None:
    plan = Plan(bots=("a", "b"), deals=2)
    summary = summarise(results(plan, hand_played))
    first, second = summary.standings
    assert (first.bot, second.bot) == ("a", "b") and first.games == 4
    assert first.wins.mean == 0.75  # blocks 1 and 0.5
    assert first.wins.half_width == pytest.approx(Z95 * math.sqrt(0.125 + Z95**2 / 4) / (2 + Z95**2))
    assert first.points is not None and first.margin is not None
    assert first.points.mean == 50 and first.points.half_width == 0  # 50 and 50 in the mean of both deals
    assert first.margin.mean == 5 and first.margin.half_width == pytest.approx(Z95 * math.sqrt(50 / 2))
    assert sorted(first.all_margins) == [-20, 10, 10, 20] and sorted(second.all_points) == [40, 40, 40, 60]
    assert first.times is not None and (first.times.turns, first.times.median) == (8, 0.375)
    backwards = summary.pairing("b", "a")
    assert backwards is not None and backwards.mean == 0.25


def test_games_of_unfinished_blocks_are_not_counted() -> None:
    plan = Plan(bots=("a", "b"), deals=3)
    summary = summarise(results(plan, hand_played, games=5))
    assert (summary.played, summary.counted, summary.blocks) == (5, 4, 2)
    nothing = summarise(results(plan, hand_played, games=1))
    assert nothing.standings == () and nothing.plain()["bots"] == []


def test_a_forfeit_is_lost_and_the_others_are_ranked_by_points() -> None:
    plan = Plan(tables=(("a", "b", "c", "d"),), players=4, deals=1)
    game = forfeited(plan.fixture(0), (90, 30, 20, 30), Fault(0, "blocked", 9, "stuck"))
    assert game.places == (4, 1, 3, 1) and game.shares == (0, 0.5, 0, 0.5)
    assert Outcome.read(plan, game.plain()) == game


def test_a_forfeited_game_counts_as_lost_but_its_points_do_not_count() -> None:
    plan = Plan(bots=("a", "b"), deals=1)
    found = results(plan, lambda fixture: (50, 40))
    found.outcomes[0] = forfeited(plan.fixture(0), (9, 8), Fault(0, "crashed", 7, "gone"))
    a, b = sorted(summarise(found).standings, key=lambda standing: standing.bot)
    assert (a.wins.mean, a.forfeits, a.faults) == (0.0, 1, {"crashed": 1})
    assert a.all_points == (40,) and b.all_points == (50,) and b.forfeits == 0
