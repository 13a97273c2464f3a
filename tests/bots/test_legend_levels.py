"""The levels in Legend: they play every scenario to its end, fairly, the same every time and within their budget."""

from __future__ import annotations

import pytest

import tikal
from tests.bots.games import played_out
from tests.properties.legend_walk import TABLES
from tests.search.legend_positions import positions
from tikal.bots.bot import LEVELS, Budget
from tikal.bots.player import Player
from tikal.bots.registry import bot_class, bot_names, check_plays, make_bot
from tikal.core.arrays import COMPILED
from tikal.game import game_at

SMALL = Budget(nodes=120 if COMPILED else 30)
SAMPLE = TABLES if COMPILED else TABLES[::7]


def finished(names: tuple[str, ...], seed: str, scenario: str = "chichen-itza", budget: Budget = SMALL) -> tikal.Game:
    game = tikal.new_game("legend", len(names), scenario=scenario, seed=seed)
    return played_out(game, names, seed, budget)


@pytest.mark.parametrize(("scenario", "players"), SAMPLE)
def test_levels_play_every_scenario_to_its_end(scenario: str, players: int) -> None:
    names = ("expert", "hard", "medium", "easy")[:players]
    finished(names, f"end {scenario} {players}", scenario)


def test_beginner_beats_random_and_loses_to_medium() -> None:
    for deal in range(4 if COMPILED else 1):
        scores = finished(("random", "beginner"), f"beats {deal}").scores
        assert scores[1] > scores[0]
    if COMPILED:
        total = [0, 0]
        for deal in range(8):
            names = ("beginner", "medium") if deal % 2 else ("medium", "beginner")
            for name, score in zip(names, finished(names, f"order {deal}", budget=Budget()).scores, strict=True):
                total[name == "medium"] += score
        assert total[1] > total[0]


def test_same_seed_same_game() -> None:
    games = [finished(("hard", "expert"), "same").to_tgn() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", LEVELS)
def test_a_budget_of_nodes_is_kept_and_told(name: str) -> None:
    for state in list(positions(f"nodes {name}", 3, every=23 if COMPILED else 60))[:6]:
        legal = game_at(state).legal_actions()
        if len(legal) == 1 or any(action.kind == "look" for action in legal):  # nothing to think about
            continue
        for nodes in (50, 400):
            bot = make_bot(name, 1)
            answer = bot.choose(state.copy(), legal, Budget(nodes=nodes))
            assert bot.thought is not None and 0 < bot.thought.nodes <= nodes * 1.1 + 4
            assert list(bot.thought.chosen.actions) == list(answer)  # type: ignore[arg-type]
            assert bot.thought.chosen.value is not None


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    """The same position with two deals behind it: a bot with the same seed does the same until they differ."""
    for state in list(positions("fair", 3, every=13 if COMPILED else 60))[:12]:
        games = [game_at(state.to_line(), seed=deal) for deal in ("one deal", "another deal")]
        done = [str(Player(make_bot(name, "fair"), Budget(nodes=100)).play(game)) for game in games]
        assert done[0] == done[1]


def test_what_others_have_looked_at_changes_no_decision() -> None:
    """Whoever used card 07 knows treasures; the bot of another seat answers as if nobody could tell it which."""
    from tikal.legend.rules.knowledge import known_places, see
    from tikal.legend.rules.state import LegendState

    compared = 0
    for state in list(positions("looked", 2, every=11 if COMPILED else 45))[:10]:
        rival = 1 - int(state.current)
        twins = []
        for order in ((1, 2), (2, 1)):
            twin = state.copy()
            ruins = [hex for hex in range(twin.ruleset.box.board.hexes) if twin.treasures_on(hex)]
            twin.current = rival
            for hex, kind in zip([hex for hex in ruins if not known_places(twin, hex)], order, strict=False):
                see(twin, hex, 1, kind)
            twin.current = state.current
            twins.append(twin.seen_by(int(state.current)))
        legal = game_at(state).legal_actions()
        assert isinstance(twins[0], LegendState)
        for name in ("hard", "expert"):
            answers = [make_bot(name, "fair").choose(twin, legal, Budget(nodes=400)) for twin in twins]
            assert answers[0] == answers[1]
        compared += 1
    assert compared


def test_a_level_plays_the_game_it_is_asked_to_play() -> None:
    for name in LEVELS:
        assert set(bot_class(name).plays) == {"classic", "legend"}
        check_plays(name, "classic")
        check_plays(name, "legend")


def test_who_does_not_play_legend_is_refused_with_those_who_do() -> None:
    others = [name for name in bot_names() if "legend" not in bot_class(name).plays]
    assert "planner" in others
    for name in others:
        with pytest.raises(tikal.InvalidOption) as refused:
            check_plays(name, "legend")
        assert refused.value.code == "bot-other-game"
        assert all(level in str(refused.value) for level in LEVELS)
