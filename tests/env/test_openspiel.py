"""The game in OpenSpiel: its own checks, chance, what a player is told, its search through whole games."""

from __future__ import annotations

import gc
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import tikal
from tests.env.tables import CYCLES
from tests.rules.legend.table import at, side
from tikal.core.action import kind_of
from tikal.core.engine import actions_at
from tikal.core.errors import IllegalAction, InvalidOption, InvalidPosition
from tikal.core.position import REVEALING
from tikal.env.openspiel import TikalState
from tikal.env.setting import REWARDS
from tikal.game import game_from
from tikal.legend.rules.kinds import SEE

GAMES = {
    "super-meeple": "python_tikal(edition=super-meeple)",
    "auction": "python_tikal(edition=ravensburger,players=3,auction=True,reward=margin)",
    "house-rules": "python_tikal(edition=rio-grande,players=4,options=ties:shared;action_points:8,first=2)",
    "legend": "python_tikal(edition=legend,players=3,scenario=uxmal,reward=points)",
}

every_game = pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)


def step(state: Any, rng: np.random.Generator) -> None:
    """Let chance or a player do something at random."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def played(name: str, steps: int, seed: int = 1) -> TikalState:
    """Return a state some random steps into a game."""
    rng = np.random.default_rng(seed)
    state: TikalState = pyspiel.load_game(name).new_initial_state()
    for _ in range(steps):
        step(state, rng)
    return state


@every_game
def test_random_simulations(name: str) -> None:
    """What OpenSpiel checks of every game: legal actions, masks, clones, serialisation, utilities, lengths."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=max(1, CYCLES // 20), serialize=True, verbose=False)


@every_game
def test_simulations_from_python(name: str) -> None:
    """The same as OpenSpiel checks it of games written in Python: pickles of games, types and states besides."""
    np.random.seed(1)  # it asks numpy's own generator
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@every_game
def test_parameters_name_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.setting.record == game.setting.record
    assert game.get_type().information == (
        pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if "legend" in name
        else pyspiel.GameType.Information.PERFECT_INFORMATION
    )
    state = pyspiel.load_game(name).new_initial_state()
    del game, again
    gc.collect()
    step(state, np.random.default_rng(0))
    assert state.history()


@every_game
def test_states_are_cloned_serialised_and_pickled(name: str) -> None:
    state = played(name, 120)
    game = state.get_game()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    copies = [state.clone(), read, pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for copy in copies:
        assert copy.position == state.position and copy.record() == state.record()
        assert copy.history() == state.history()
        step(copy, np.random.default_rng(3))
        assert copy.position != state.position or copy.history() != state.history()
    assert len(state.history()) == 120
    assert game.new_initial_state().history() == []
    assert str(game.new_initial_state()) == str(pyspiel.load_game(name).new_initial_state())


@every_game
def test_a_state_has_a_record_and_begins_at_a_line(name: str) -> None:
    state = played(name, 150)
    game = game_from(state.record())
    assert tikal.read_tgn(game.to_tgn()) == game
    assert state.record().end() == state.position
    there = state.get_game().new_initial_state(state.position.to_line())
    assert there.position == state.position and there.legal_actions() == state.legal_actions()
    step(there, np.random.default_rng(5))
    assert there.record().end() == there.position


def test_lines_of_other_games_are_refused() -> None:
    game = pyspiel.load_game("python_tikal(players=3)")
    for line in (tikal.new_game(players=2).state.to_line(), tikal.new_game("ravensburger", players=3).state.to_line()):
        with pytest.raises(InvalidPosition):
            game.new_initial_state(line)


@every_game
def test_chance_has_the_odds_of_what_is_left(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(2)
    uneven = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert outcomes == sorted(outcomes) and sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert all(odds > 0 for _, odds in outcomes)
            assert len({state.action_to_string(item) for item, _ in outcomes}) == len(outcomes)
            uneven += len({odds for _, odds in outcomes}) > 1
        step(state, rng)
    assert uneven


def test_the_first_tiles_and_treasures() -> None:
    """Tiles of the first letter are alike; of a treasure that was seen once one less is left."""
    state = pyspiel.load_game("python_tikal").new_initial_state()
    letter = [tile.id for tile in state.position.rules.components.tiles if tile.letter == "a"]
    assert [odds for _, odds in state.chance_outcomes()] == [1 / len(letter)] * len(letter)
    rng = np.random.default_rng(8)
    kinds = len(state.position.rules.components.treasures)
    copies = state.position.rules.components.copies
    seen = [0] * kinds
    while sum(seen) < 4:
        reveals = state.position.phase == REVEALING
        if reveals:
            left = [copies - count for count in seen]
            assert dict(state.chance_outcomes()) == {
                kind: count / sum(left) for kind, count in enumerate(left) if count
            }
        step(state, rng)
        if reveals:
            seen[state.history()[-1]] += 1
        if state.is_terminal():
            state = pyspiel.load_game("python_tikal").new_initial_state()
            seen = [0] * kinds


@every_game
def test_observations(name: str) -> None:
    state = played(name, 100)
    game = state.get_game()
    assert all(0 <= value <= 1 for value in state.observation_tensor(0))
    highest = np.array(game.encoding.highest(), np.float32)
    observation = make_observation(game)
    for player in range(game.num_players()):
        observation.set_from(state, player)
        seen = np.frombuffer(game.encoding.observe(state.position, player), np.uint8)
        assert np.allclose(observation.tensor * highest, seen, atol=1e-4)
        assert np.allclose(state.observation_tensor(player), observation.tensor)
        assert state.observation_string(player) == state.position.seen_by(player).to_line()
    with pytest.raises(ValueError):
        game.make_py_observer(params={"everything": True})
    with pytest.raises(ValueError):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_a_player_is_told_nothing_that_its_seat_does_not_know() -> None:
    """What somebody looks at is in the state; texts and numbers of the others stay the same whatever it was."""
    line = at(side(right="07.08"), side(right="07"), side(right="08"), land={"C1": "a5/0"}).state.to_line()
    game = pyspiel.load_game("python_tikal(edition=legend,players=3)")
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    looked = 0
    for seed in range(4):
        state, rng = game.new_initial_state(line), np.random.default_rng(seed)
        for _ in range(60):
            actions = actions_at(state.position)
            if kind_of(actions[0]) == SEE and len(actions) > 1:
                looked += 1
                seat = int(state.position.current)
                ways = [state.child(item) for item, _ in state.chance_outcomes()]
                for player in range(3):
                    differ = len(ways) if player == seat else 1
                    assert len({way.information_state_string(player) for way in ways}) == differ
                    assert len({way.observation_string(player) for way in ways}) == differ
                    assert len({tuple(way.observation_tensor(player)) for way in ways}) == differ
                assert len({public.string_from(way, seat) for way in ways}) == 1
            step(state, rng)
    assert looked >= 4


def test_information_states_are_all_that_was_told() -> None:
    state = played("python_tikal", 40)
    texts = state.information_state_string(0).split()
    assert len(texts) == 40
    assert state.information_state_string(1) == state.information_state_string(0)
    assert state.clone().information_state_string(0).split() == texts


@pytest.mark.parametrize("reward", REWARDS)
def test_utilities(reward: str) -> None:
    game = pyspiel.load_game(f"python_tikal(players=2,reward={reward})")
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.GENERAL_SUM if reward == "points" else utility.ZERO_SUM)
    state, rng = game.new_initial_state(), np.random.default_rng(4)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        step(state, rng)
    if reward != "points":
        assert sum(state.returns()) == game.utility_sum()
    points = [state.position.points_of(seat) for seat in range(2)]
    if reward == "margin":
        assert state.returns() == [points[0] - points[1], points[1] - points[0]]


@pytest.mark.parametrize(
    ("name", "share"),
    (("python_tikal(players=3)", 1), ("python_tikal(edition=legend,players=2)", 4 if CYCLES <= 20 else 1)),
)
def test_its_tree_search_plays_a_whole_game(name: str, share: int) -> None:
    """Player 0 asks the bot for every decision, or, in the longer game, for every fourth; the others play at random."""
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2 if CYCLES <= 20 else 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.current_player() == 0 and len(state.history()) % share == 0:
            state.apply_action(bot.step(state))
            asked += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert asked > 20
    assert sum(state.returns()) == pytest.approx(0) and any(state.returns())


def test_its_learning_environment_plays_a_whole_game() -> None:
    env = rl_environment.Environment(pyspiel.load_game("python_tikal(players=3)"), seed=7)
    rng = np.random.default_rng(7)
    time_step = env.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][player]) == env.game.encoding.size
        time_step = env.step([int(rng.choice(time_step.observations["legal_actions"][player]))])
    assert sum(time_step.rewards) == pytest.approx(0)


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_tikal").new_initial_state()
    with pytest.raises(IllegalAction, match="Chance cannot give 999 here; `chance_outcomes` has what it can"):
        state.apply_action(999)
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalAction, match=r"number 0 .* is not legal now"):
        state.apply_action(0)
    assert len(state.history()) == 1


def test_what_there_is_not() -> None:
    for name, error in (
        ("python_tikal(edition=chess)", InvalidOption),
        ("python_tikal(players=5)", InvalidOption),
        ("python_tikal(options=ties:shared;ties:shared)", InvalidOption),
        ("python_tikal(reward=glory)", ValueError),
    ):
        with pytest.raises(error):
            pyspiel.load_game(name)
