"""The bots are worth playing: each rung plays better than the one below, fairly, and within its budget."""

from __future__ import annotations

import time

import pytest

import tikal
from tests.bots.games import played_out
from tests.search.positions import positions
from tikal.bots.bot import LEVELS, Budget
from tikal.bots.player import Player
from tikal.bots.registry import bot_class, bot_names, make_bot
from tikal.core.arrays import COMPILED
from tikal.game import game_at

SMALL = Budget(nodes=400)
DEALS = 12 if COMPILED else 2
SURE = 0 if COMPILED else -200  # so few deals tell nothing about strength, only that the games are played
PLANNERS = ("planner", "thrifty", "reply", "search", "champion", "beginner", "easy", "medium", "hard", "expert")


def finished(names: tuple[str, ...], seed: str, auction: bool = False, budget: Budget = SMALL) -> tikal.Game:
    game = tikal.new_game("super-meeple", len(names), auction, seed=seed)
    return played_out(game, names, seed, budget)


def margin(one: str, rest: str, players: int, deals: int, auction: bool = False, budget: Budget = SMALL) -> float:
    """Points of one bot above the others' mean, over deals in every seat."""
    total = 0.0
    for deal in range(deals):
        for seat in range(players):
            names = tuple(one if n == seat else rest for n in range(players))
            scores = finished(names, f"ladder {deal}", auction, budget).scores
            total += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
    return total / (deals * players)


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_to_the_end_at_small_budgets(name: str, auction: bool) -> None:
    tables, nodes = ((2, 4), 150) if COMPILED else ((2,), 20)
    for players in tables:
        finished((name,) * players, f"end {name}", auction, Budget(nodes=nodes))


def test_the_planner_beats_greedy() -> None:
    assert margin("planner", "greedy", 2, max(2, DEALS // 2), budget=Budget(nodes=4000)) > (10 if COMPILED else SURE)


def test_levels_are_in_order() -> None:
    assert margin("easy", "beginner", 2, DEALS, budget=Budget(nodes=3000)) > SURE
    assert margin("medium", "easy", 2, DEALS, budget=Budget(nodes=3000)) > SURE


def test_who_bids_ends_ahead_of_who_never_does() -> None:
    deals, nodes = (8, 8000) if COMPILED else (1, 1000)
    assert margin("planner", "thrifty", 2, deals, auction=True, budget=Budget(nodes=nodes)) > SURE


@pytest.mark.parametrize("name", bot_names())
def test_bots_declare_what_they_are(name: str) -> None:
    bot = bot_class(name)
    assert bot.name == name and bot.level in LEVELS and isinstance(bot.budget, Budget)


@pytest.mark.parametrize("name", PLANNERS)
def test_planning_bots_explain_themselves(name: str) -> None:
    for state in list(positions(f"explain {name}", 3, every=20))[1:3]:
        bot = make_bot(name, 1)
        answer = bot.choose(state.copy(), game_at(state).legal_actions(), Budget(nodes=1500))
        thought = bot.thought
        assert thought is not None and thought.nodes > 0
        assert list(thought.chosen.actions) == list(answer)  # type: ignore[arg-type]
        assert thought.chosen.value is not None and len(thought.chosen.points) == 3
        if name in ("planner", "thrifty"):
            values = [plan.value or 0.0 for plan in (thought.chosen, *thought.alternatives)]
            assert values == sorted(values, reverse=True) and len(values) > 1


def test_bids_are_explained_too() -> None:
    game = tikal.new_game(players=3, auction=True, seed=2)
    bot = make_bot("planner", 1)
    bot.choose(game.state.copy(), game.legal_actions(), SMALL)
    assert bot.thought is not None
    told = {bot.thought.chosen.actions[0].kind} | {plan.actions[0].kind for plan in bot.thought.alternatives}
    assert told == {"bid", "pass"}


@pytest.mark.parametrize("name", PLANNERS)
def test_a_budget_of_nodes_is_kept(name: str) -> None:
    for state in list(positions(f"nodes {name}", 4, every=17))[:4]:
        for nodes in (300, 3000):
            bot = make_bot(name, 1)
            bot.choose(state.copy(), game_at(state).legal_actions(), Budget(nodes=nodes))
            assert bot.thought is not None and bot.thought.nodes <= nodes * 1.1


@pytest.mark.parametrize("name", ["reply", "search", "champion", "hard", "expert"])
def test_a_budget_of_seconds_ends_a_search(name: str) -> None:
    """How precisely is measured in docs/bots.md; here only that the clock is looked at."""
    state = next(iter(positions("seconds", 4)))
    began = time.perf_counter()
    make_bot(name).choose(state, game_at(state).legal_actions(), Budget(seconds=0.05))
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize("name", bot_names())
def test_same_seed_same_answers(name: str) -> None:
    for state in list(positions("same", 3, every=25))[:2]:
        answers = []
        for _ in range(2):
            bot = make_bot(name, "seed")
            answers.append(bot.choose(state.copy(), game_at(state).legal_actions(), SMALL))
        assert answers[0] == answers[1]


def until_revealed(game: tikal.Game, player: Player) -> list[str]:
    """Let a player act until something comes to light or somebody else is asked; return what it did."""
    seat, played = game.current_player, []
    while game.current_player == seat:
        played.append(str(player.play(game)))
        if game.history[-1].kind in ("draw", "reveal"):
            break
    return played


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("name", bot_names())
def test_what_is_hidden_changes_no_decision(name: str, auction: bool) -> None:
    """The same position with two deals behind it: a bot with the same seed does the same until they differ."""
    game = tikal.new_game(players=3, auction=auction, seed=5)
    guide = Player(make_bot("greedy", 1))
    for move in range(120):
        if game.is_over:
            break
        if move % 8 == 0:
            line = game.state.to_line()
            deals = [tikal.game_at(line, seed=deal) for deal in ("one deal", "another deal")]
            done = [until_revealed(deal, Player(make_bot(name, "fair"), Budget(nodes=120))) for deal in deals]
            assert done[0] == done[1]
        guide.play(game)
