"""Many games in one call: the same games as one by one, rewards that add up, and Gymnasium's idea of them."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

import tikal
from tests.env.test_gymnasium import FirstBot, LazyBot
from tikal.core.errors import IllegalAction, InvalidOption
from tikal.env import encoding_of
from tikal.env.gymnasium import TikalEnv
from tikal.env.gymnasium_vector import TikalVectorEnv
from tikal.env.setting import REWARDS
from tikal.env.vector import Step, VectorGames, any_of
from tikal.game import Game

SETS: tuple[dict[str, Any], ...] = (
    {"edition": "super-meeple", "players": 2},
    {"edition": "ravensburger", "players": 4, "auction": True},
    {"edition": "legend", "players": 3},
)


def some(step: Step, round: int) -> list[int]:
    """A legal number for every lane, another in every round."""
    legal = [np.flatnonzero(mask) for mask in step.masks]
    return [int(numbers[(7 * round + 3 * lane) % len(numbers)]) for lane, numbers in enumerate(legal)]


@pytest.mark.parametrize("setting", SETS)
def test_they_are_the_games_of_the_public_face(setting: dict[str, Any]) -> None:
    """Whatever the batch says of a lane a game that is played on its own says too, seed by seed, over several games."""
    games = VectorGames(**setting, lanes=2, seed="s", reward="points")
    step = games.reset()
    dealt, ended = [0] * 2, 0

    def dealt_game(lane: int) -> Game:
        return tikal.new_game(**setting, seed=f"s/{lane}/{dealt[lane]}")

    alone = [dealt_game(lane) for lane in range(2)]
    for round in range(600):
        if ended:  # and the next game has begun
            break
        for lane, game in enumerate(alone):
            encoding = encoding_of(game.ruleset)
            assert step.seats[lane] == game.current_player
            if round % 4 == 0:
                assert step.masks[lane].tobytes() == encoding.mask(game.state)
            if round % 16 == 0:
                assert step.observations[lane].tobytes() == encoding.observe(game.state, int(step.seats[lane]))
        numbers = some(step, round)
        for game, number in zip(alone, numbers, strict=True):
            game.play(encoding_of(game.ruleset).action(game.state, number))
        step = games.step(numbers)
        for lane, game in enumerate(alone):
            assert step.ended[lane] == game.is_over
            if game.is_over:
                assert step.rewards[lane].tolist() == game.scores
                dealt[lane], ended = dealt[lane] + 1, ended + 1
                alone[lane] = dealt_game(lane)
            else:
                assert not step.rewards[lane].any()
    assert ended
    assert games.game(0).to_tgn() == alone[0].to_tgn()


def test_a_lane_does_not_depend_on_the_others() -> None:
    few, many = VectorGames(lanes=2, seed=5), VectorGames(lanes=5, seed=5)
    one, other = few.reset(), many.reset()
    for round in range(60):
        assert (one.observations == other.observations[:2]).all()
        one, other = few.step(some(one, round)), many.step(some(other, round))
    assert (few.reset(6).observations != many.reset(7).observations[:2]).any()


@pytest.mark.parametrize("reward", REWARDS[1:])
def test_dense_rewards_add_up_to_those_at_the_end(reward: str) -> None:
    games = VectorGames("super-meeple", players=3, lanes=2, seed=3, reward=reward, dense=True)
    step, rng, total, endings = games.reset(), np.random.default_rng(0), np.zeros((2, 3)), 0
    while endings < 3:
        step = games.step(any_of(step.masks, rng))
        total += step.rewards
        for ending in step.endings:
            points = np.array(ending.points)
            ahead = points - (points.sum() - points) / 2
            assert np.allclose(total[ending.lane], points if reward == "points" else ahead, atol=1e-3)
            total[ending.lane], endings = 0, endings + 1


def test_a_win_is_worth_what_others_lose() -> None:
    games = VectorGames("super-meeple", players=4, lanes=4, seed=1)
    step, rng, endings = games.reset(), np.random.default_rng(0), 0
    while endings < 4:
        step = games.step(any_of(step.masks, rng))
        for ending in step.endings:
            assert sum(ending.shares) == pytest.approx(1)
            assert step.rewards[ending.lane].sum() == pytest.approx(0, abs=1e-6)
            assert step.rewards[ending.lane].max() > 0
            assert ending.points[int(step.rewards[ending.lane].argmax())] == max(ending.points)
            endings += 1


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    games = VectorGames(lanes=2, seed=1)
    step = games.reset()
    legal, wrong = some(step, 0), int(np.flatnonzero(~step.masks[1])[0])
    for number, why in ((wrong, "is not legal now"), (-1, "no number -1"), (1 << 70, f"no number {1 << 70}")):
        with pytest.raises(IllegalAction, match=f"Lane 1: .*{why}"):
            games.step([legal[0], number])
    for numbers in ([legal[0], legal[1] + 0.5], np.array(legal, float), np.array([legal])):
        with pytest.raises(TypeError, match="an action is a whole number"):
            games.step(numbers)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 numbers"):
        games.step(legal[:1])
    assert games.game(0).length == tikal.new_game("super-meeple", 2, seed="1/0/0").length
    again = games.step([legal[0], wrong], any_legal=True)
    assert not again.ended.any()
    wrong_arguments: tuple[dict[str, Any], ...] = (
        {"reward": "fame"},
        {"seat": 2, "opponents": "random"},
        {"dense": True},
        {"lanes": 0},
        {"seat": 1},  # of whom?
    )
    for arguments in wrong_arguments:
        with pytest.raises(ValueError):
            VectorGames(**arguments)
    with pytest.raises(InvalidOption):
        VectorGames(opponents="nobody")


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_seat_learns_and_bots_play_the_others(opponents: str) -> None:
    runs = []
    for _ in range(2 if opponents == "random" else 1):
        games = VectorGames(lanes=2, seed=2, opponents=opponents, reward="points")
        step = games.reset()
        learners: set[int] = set()
        told: list[tuple[int, list[int]]] = []
        while len(learners) < 2:
            round = len(games.game(0).history)
            seats = [int(lane.learner) for lane in games.batch.lanes]
            assert step.seats.tolist() == seats
            step = games.step(some(step, round))
            for ending in step.endings:
                learners.add(ending.learner)
                told.append((ending.lane, ending.points))
                assert ending.learner == seats[ending.lane]
        runs.append(told)
    assert runs[0] == runs[-1]
    for lane, points in runs[0] if opponents == "greedy" else ():  # who plays at random is no match for it
        assert points[1 - lane] > points[lane]


def test_a_game_that_is_looked_at_is_a_copy() -> None:
    games = VectorGames(lanes=2, seed=1)
    step = games.reset()
    looked_at = games.game(0)
    looked_at.play(looked_at.legal_actions()[0])
    assert games.game(0).length < looked_at.length
    numbers = some(step, 0)
    own = tikal.new_game("super-meeple", 2, seed="1/0/0")
    own.play(encoding_of(own.ruleset).action(own.state, numbers[0]))
    games.step(numbers)
    assert games.game(0) == own
    with pytest.raises(TypeError, match="not copied or pickled"):
        copy.deepcopy(games)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        VectorGames(lanes=1).step([0])


def test_opponents_of_ones_own() -> None:
    games, asked = VectorGames(lanes=2, seed=2, opponents=FirstBot, seat=1), FirstBot.asked
    games.reset()
    for round in range(12):
        step = games.step(np.zeros(2, np.int64), any_legal=True)
        assert set(step.seats.tolist()) == {1}, round
    assert FirstBot.asked > asked
    with pytest.warns(RuntimeWarning, match="'lazy' failed"):
        VectorGames(lanes=4, seed=2, opponents=LazyBot).reset()


def test_a_seat_can_be_kept() -> None:
    games = VectorGames(players=3, lanes=3, seed=2, opponents=["random", "random"], seat=1)
    step = games.reset()
    for round in range(80):
        assert set(step.seats.tolist()) == {1}
        step = games.step(some(step, round))
    with pytest.raises(ValueError, match="2 opponents"):
        VectorGames(players=3, opponents=["random"])


# --- Gymnasium


def test_gymnasium_finds_its_spaces_kept() -> None:
    envs = TikalVectorEnv(3, reward="margin", dense=True)
    assert envs.metadata["autoreset_mode"] is gym.vector.AutoresetMode.SAME_STEP
    for scaled in (False, True):
        envs = TikalVectorEnv(3, reward="margin", dense=True, scaled=scaled)
        observations, infos = envs.reset(seed=1)
        assert observations in envs.observation_space
        assert observations[0] in envs.single_observation_space
        actions = envs.action_space.sample(tuple(infos["action_mask"].astype(np.int8)))
        assert actions in envs.action_space
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert observations in envs.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert (envs.action_masks() == infos["action_mask"]).all()
    envs.close()


def test_gymnasium_gets_the_same_games_from_the_same_seed() -> None:
    def run(seed: int) -> list[np.ndarray[Any, Any]]:
        envs = TikalVectorEnv(2)
        observations, infos = envs.reset(seed=seed)
        seen, rng = [observations], np.random.default_rng(0)
        for _ in range(20):
            observations, *_, infos = envs.step(any_of(infos["action_mask"], rng))
            seen.append(observations)
        return seen

    first, second, other = run(4), run(4), run(5)
    assert all((one == two).all() for one, two in zip(first, second, strict=True))
    assert any((one != two).any() for one, two in zip(first, other, strict=True))
    kept = first[0].copy()
    first[1][:] = 0
    assert (first[0] == kept).all()


def test_gymnasium_s_seed_is_that_of_the_games() -> None:
    envs, games = TikalVectorEnv(2, opponents="random"), VectorGames(lanes=2, seed=7, opponents="random")
    assert (envs.reset(seed=7)[0] == games.reset().observations).all()
    assert envs.games.game(1).history[:1] == tikal.new_game("super-meeple", 2, seed="7/1/0").history[:1]
    first = envs.reset()[0]
    envs.reset(seed=7)
    assert (envs.reset()[0] == first).all()


def test_gymnasium_is_told_what_was_not_legal() -> None:
    strict, lenient = TikalVectorEnv(3), TikalVectorEnv(3, illegal="random")
    masks = lenient.reset(seed=1)[1]["action_mask"]
    strict.reset(seed=1)
    legal = int(np.flatnonzero(masks[0])[0])
    numbers = np.array([legal, int(np.flatnonzero(~masks[1])[0]), masks.shape[1]])
    with pytest.raises(IllegalAction, match=r"Lane 1: The number .* is not legal now"):
        strict.step(numbers)
    assert lenient.step(numbers)[4]["illegal"].tolist() == [False, True, True]
    with pytest.raises(ValueError, match="`VectorGames` has games without opponents"):
        TikalVectorEnv(1, opponents=None)  # type: ignore[arg-type]


def test_gymnasium_finds_what_it_finds_in_its_own_vectors() -> None:
    """Step by step the same as `SyncVectorEnv` in the same mode makes of single environments, whose deals are given."""
    envs = TikalVectorEnv(2, reward="points", dense=True, illegal="random")
    own = gym.vector.SyncVectorEnv(
        [lambda: TikalEnv(opponents="random", reward="points", dense=True)] * 2,
        autoreset_mode=gym.vector.AutoresetMode.SAME_STEP,
    )
    infos: list[set[str]] = []
    for vector in (envs, own):
        vector.reset(seed=1)
        ended = np.zeros(2, np.bool_)
        while not ended.any():
            seen, rewards, ended, cut, info = vector.step(np.zeros(2, np.int64))
            assert [str(part.dtype) for part in (seen, rewards, ended, cut)] == ["uint8", "float64", "bool", "bool"]
        over = int(np.flatnonzero(ended)[0])
        assert info["_final_obs"].tolist() == info["_final_info"].tolist() == ended.tolist()
        assert info["final_obs"][over].dtype == np.uint8 and (info["final_obs"][over] != seen[over]).any()
        assert info["final_obs"][1 - over] is None or ended.all()
        infos.append({name for name in info if "final" in name} | {"action_mask"} & set(info))
    assert infos[0] == infos[1]


def test_gymnasium_is_told_how_games_ended() -> None:
    """Its own wrapper counts episodes and their rewards; the last observation is that of the old game."""
    envs = gym.wrappers.vector.RecordEpisodeStatistics(TikalVectorEnv(4, reward="points", illegal="random"))
    envs.reset(seed=3)
    ended = 0
    while not ended:
        _, rewards, terminated, truncated, infos = envs.step(np.zeros(4, np.int64))  # end a turn, or anything
        assert not truncated.any()
        for n in np.flatnonzero(terminated):
            ended += 1
            assert infos["episode"]["r"][n] == rewards[n] == infos["final_info"]["points"][n]
            assert infos["final_info"]["share"][n] in (0, 0.5, 1)
            assert infos["_final_obs"][n]
            assert infos["final_obs"][n].shape == envs.single_observation_space.shape
    with pytest.raises(ValueError, match="illegal"):
        TikalVectorEnv(1, illegal="ignore")
