"""Gymnasium environments: the library's own checks, whole games against bots, masks."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tikal
import tikal.env.gymnasium
from tests.env.tables import KINDS, pick
from tikal.bots.bot import Bot, Budget
from tikal.core.action import Action
from tikal.core.dealer import Rng
from tikal.core.engine import LegalActions
from tikal.core.errors import IllegalAction, InvalidOption
from tikal.core.position import Position
from tikal.env.gymnasium import TikalEnv
from tikal.titles import titles

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def play(env: Any, seed: int, rng: Rng) -> list[float]:
    """Play a whole game at random; return the rewards."""
    rewards = []
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(pick(rng, info["action_mask"]))
        rewards.append(reward)
        assert seen in env.observation_space and not cut
    return rewards


@every_kind
@pytest.mark.parametrize("scaled", (False, True))
def test_check_env(kind: dict[str, Any], scaled: bool, capsys: pytest.CaptureFixture[str]) -> None:
    name = "tikal/Legend-v0" if kind["edition"] == "legend" else "tikal/Classic-v0"
    env = gymnasium.make(name, **kind, opponents="random", scaled=scaled)
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", titles(), ids=lambda game: str(game.id))
def test_every_game_is_registered(game: Any) -> None:
    env = gymnasium.make(f"tikal/{game.id.capitalize()}-v0", opponents="random")
    assert isinstance(env.unwrapped, TikalEnv)
    assert env.unwrapped.setting.record.ruleset.edition == game.default_edition


@every_kind
def test_whole_games(kind: dict[str, Any]) -> None:
    env = TikalEnv(**kind, opponents="random", reward="points", dense=True, seat=0)
    gained = sum(play(env, 3, Rng("whole")))
    game = env.game
    assert game is not None and game.is_over
    start = tikal.new_game(**kind, seed=3)
    assert gained == game.scores[0]
    assert tikal.read_tgn(game.to_tgn()) == game
    assert game.history[: start.length] == start.history


def test_the_reward_of_a_win_comes_at_the_end() -> None:
    rewards = play(TikalEnv(opponents="random", seat=1), 5, Rng("win"))
    assert not any(rewards[:-1])
    assert rewards[-1] in (-1, 0, 1)


@pytest.mark.parametrize("opponents", ("easy", ["medium", "greedy"], ["hard"]))
def test_the_same_seed_gives_the_same_game(opponents: Any) -> None:
    """Also against a bot that thinks by the clock elsewhere."""
    games = []
    for _ in range(2):
        env = TikalEnv(opponents=opponents)
        for seed in (11, None):
            rng = Rng("same")
            _, info = env.reset(seed=seed)
            for _ in range(12):
                info = env.step(pick(rng, info["action_mask"]))[4]
            assert env.game is not None
            games.append(env.game.record)
    assert games[0] == games[2] and games[1] == games[3] and games[0] != games[1]
    assert games[0].players == (3 if isinstance(opponents, list) and len(opponents) == 2 else 2)


def test_masks_as_masking_algorithms_ask_for_them() -> None:
    env = gymnasium.make("tikal/Classic-v0", opponents="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_ and masks.shape == (env.action_space.n,)  # type: ignore[attr-defined]
    assert (masks == info["action_mask"]).all() and masks.any()
    number = int(np.flatnonzero(masks)[0])
    assert "illegal" not in env.step(number)[4]


def test_what_is_not_legal_stands_for_something_that_is_or_raises() -> None:
    env = TikalEnv(opponents="random", seat=0, first_player=0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[4]["illegal"]
    assert env.game is not None and env.game.length > tikal.new_game(players=2, seed=1).length
    strict = TikalEnv(opponents="random", illegal="raise", seat=0, first_player=0)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


class FirstBot(Bot):
    """Does the first thing that is legal."""

    name = "first"
    level = "easy"
    asked = 0

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        FirstBot.asked += 1
        assert position.current != 2
        return legal[0]


def test_opponents_of_ones_own() -> None:
    env = TikalEnv(opponents=[FirstBot, "random"], seat=2)
    play(env, 1, Rng("own"))
    assert FirstBot.asked > 20
    assert env.game is not None and env.game.players == 3


class LazyBot(Bot):
    """Has nothing to say."""

    name = "lazy"
    level = "easy"

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        raise NotImplementedError("not yet")


def test_it_is_said_when_an_opponent_fails() -> None:
    env = TikalEnv(opponents=LazyBot, seat=0, first_player=1)
    with pytest.warns(RuntimeWarning, match="'lazy' failed .raised: NotImplementedError: not yet"):
        env.reset(seed=1)


@pytest.mark.parametrize("edition", ("super-meeple", "legend"))
def test_a_copy_goes_on_as_the_original_does(edition: str) -> None:
    """Chance and the bots do the same there."""
    env = TikalEnv(edition, opponents="easy")
    _, info = env.reset(seed=3)
    rng = Rng("before")
    for _ in range(20):
        info = env.step(pick(rng, info["action_mask"]))[4]
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    records = []
    for twin in twins:
        rng, info = Rng("after"), {"action_mask": twin.action_masks()}
        for _ in range(30):
            info = twin.step(pick(rng, info["action_mask"]))[4]
        assert twin.game is not None
        records.append(twin.game.record)
    assert records[0] == records[1] == records[2]
    for twin in twins:
        twin.reset()
    assert twins[0].game == twins[1].game == twins[2].game


def test_nothing_is_played_before_there_is_a_game() -> None:
    env = TikalEnv(render_mode="ansi")
    for do in (env.action_masks, env.render, lambda: env.step(1)):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            do()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"whole number, one that the mask has, not 1\.5"):
        env.step(1.5)


def test_what_there_is_not() -> None:
    with pytest.raises(InvalidOption):
        TikalEnv(opponents="nobody")
    with pytest.raises(InvalidOption):
        TikalEnv("legend", opponents="greedy")  # plays the other game
    with pytest.raises(InvalidOption, match="2 to 4 players, not 0"):
        TikalEnv(players=0)
    for wrong in ({"seat": 2}, {"players": 3, "opponents": ["easy"]}, {"reward": "glory"}, {"illegal": "lose"}):
        with pytest.raises(ValueError):
            TikalEnv(**wrong)
    env = TikalEnv(opponents="random")
    play(env, 2, Rng("over"))
    with pytest.raises(IllegalAction):
        env.step(0)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = TikalEnv(opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "A5 ⌂" in env.render()
    env = TikalEnv(opponents="random", render_mode="human")
    env.reset(seed=1)
    assert "A5 ⌂" in capsys.readouterr().out
    assert env.render() is None
