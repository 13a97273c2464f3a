"""PettingZoo environments: the library's own tests, whole games, and what an agent is told."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import tikal
from tests.env.tables import CYCLES, KINDS, has_secrets, pick
from tikal.core.dealer import Rng
from tikal.core.errors import IllegalAction, InvalidOption
from tikal.env import pettingzoo
from tikal.env.pettingzoo import TikalEnv
from tikal.env.setting import REWARDS, worth

#: What `api_test` says of every environment with masks that is not on its own lists.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask .* all zeros",
)

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def play(env: TikalEnv, rng: Rng, most: int = 10_000) -> dict[str, float]:
    """Play on at random; return what each agent was told that it gained."""
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        gained[agent] += reward
        env.step(None if terminated or truncated else pick(rng, seen["action_mask"]))
    return gained


@every_kind
@pytest.mark.parametrize("reward", REWARDS)
def test_api(kind: dict[str, Any], reward: str) -> None:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(pettingzoo.env(**kind, reward=reward, dense=reward != "win", scaled=reward == "points"), CYCLES)


@every_kind
def test_seeds(kind: dict[str, Any]) -> None:
    seed_test(partial(pettingzoo.env, **kind), CYCLES)


@every_kind
def test_rendering(kind: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, **kind), {"ansi": lambda text: "Red" in text and "decides" in text})
    assert "decides" in capsys.readouterr().out


@pytest.mark.parametrize("edition", tikal.editions())
@pytest.mark.parametrize("players", (2, 3, 4))
def test_whole_games_in_every_edition(edition: str, players: int) -> None:
    env = pettingzoo.env(edition, players, auction=tikal.editions()[edition].has_auction and players == 3)
    env.reset(seed=players)
    gained = play(env, Rng(edition))
    assert env.game is not None and env.game.is_over and not env.agents
    assert tikal.read_tgn(env.game.to_tgn()) == env.game
    assert sum(gained.values()) == pytest.approx(0)
    best = [seat for seat in range(players) if gained[f"player_{seat}"] == max(gained.values())]
    assert best == sorted(env.game.ranking[0])


@every_kind
@pytest.mark.parametrize("reward", ("margin", "points"))
def test_dense_rewards_add_up_to_those_at_the_end(kind: dict[str, Any], reward: str) -> None:
    gained = []
    for dense in (False, True):
        env = pettingzoo.env(**kind, reward=reward, dense=dense)
        env.reset(seed=5)
        gained.append(play(env, Rng("rewards")))
    assert env.game is not None
    assert gained[0] == dict(zip(env.possible_agents, worth(env.game.state, reward), strict=True))
    assert gained[1] == pytest.approx(gained[0])
    assert any(gained[0].values())


def test_what_a_game_is_worth() -> None:
    line = tikal.new_game(players=3, seed=1).state.to_line()
    state = tikal.State.from_line(line.replace("Red=0", "Red=9").replace("Blue=0", "Blue=3"))
    assert worth(state, "points") == [9, 3, 0]
    assert worth(state, "margin") == [7.5, -1.5, -6]
    assert worth(state, "win") == [1, -0.5, -0.5]
    tied = tikal.State.from_line(line.replace("Red=0", "Red=9").replace("Blue=0", "Blue=9"))
    assert worth(tied, "win") == [0.25, 0.25, -0.5]


@every_kind
def test_a_seed_deals_the_game_that_it_deals_elsewhere(kind: dict[str, Any]) -> None:
    env, other = pettingzoo.env(**kind), pettingzoo.env(**kind)
    games = []
    for table in (env, other):
        table.reset(seed=7)
        assert table.game == tikal.new_game(**kind, seed=7)
        play(table, Rng("first"), 60)
        table.reset()
        games.append(table.game)
    assert games[0] == games[1] != tikal.new_game(**kind, seed=7)


@every_kind
def test_a_copy_goes_on_as_the_original_does(kind: dict[str, Any]) -> None:
    env = pettingzoo.env(**kind, reward="points", dense=True)
    env.reset(seed=7)
    play(env, Rng("before"), 40)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    gained = play(env, Rng("after"))
    for twin in twins:
        assert twin.game is not env.game
        assert play(twin, Rng("after")) == gained
        assert twin.game == env.game
        twin.reset()
    env.reset()
    assert twins[0].game == twins[1].game == env.game
    assert copy.deepcopy(pettingzoo.env(**kind)).game is None


def test_games_are_cut_off_after_so_many_actions() -> None:
    """PettingZoo's own test of this is for environments in which all agents act at once."""
    env = pettingzoo.env(players=3, max_cycles=4)
    env.reset(seed=1)
    agents = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        if not truncated:
            agents.append(agent)
        env.step(None if truncated else pick(Rng("cut"), seen["action_mask"]))
    assert len(agents) == 4
    assert not env.agents


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    seen = env.last()[0]
    illegal = np.flatnonzero(seen["action_mask"] == 0)
    for number in (*illegal[:3], *illegal[-3:], -1, env.encoding.actions, 2**40):
        with pytest.raises(IllegalAction):
            env.step(number)
    assert env.game == tikal.new_game(players=2, seed=1)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not env.observe(others[0])["action_mask"].any()


def test_what_there_is_not() -> None:
    with pytest.raises(InvalidOption):
        pettingzoo.env("no-such-edition")
    with pytest.raises(InvalidOption):
        pettingzoo.env(players=5)
    with pytest.raises(ValueError, match="win, margin, points"):
        pettingzoo.env(reward="glory")
    with pytest.raises(ValueError, match="dense"):
        pettingzoo.env(dense=True)
    with pytest.raises(ValueError, match="ansi"):
        pettingzoo.env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="one action or more"):
        pettingzoo.env(max_cycles=0)


def test_what_is_no_number_is_no_action() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    number = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    for action in (number + 0.5, str(number), None, np.array([number])):
        with pytest.raises(TypeError, match="an action is a whole number"):
            env.step(action)  # type: ignore[arg-type]
    assert env.game == tikal.new_game(players=2, seed=1)
    env.step(np.int64(number))  # type: ignore[arg-type]


def test_nothing_is_played_before_there_is_a_game() -> None:
    env = pettingzoo.env(render_mode="ansi")
    for do in (env.last, env.render, partial(env.step, 1), partial(env.observe, "player_1")):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            do()


def test_an_agent_sees_nothing_that_its_seat_does_not_know() -> None:
    """In Legend somebody looks at treasures now and then: those are in the state, and only they may see them."""
    secret = 0
    for seed in range(3):
        env = pettingzoo.env("legend", 3)
        env.reset(seed=seed)
        rng = Rng(f"secrets {seed}")
        while env.agents and not env._over:
            assert env.game is not None
            state = env.game.state
            if has_secrets(state):
                secret += 1
                for seat, agent in enumerate(env.agents):
                    seen = env.observe(agent)["observation"]
                    assert seen.tobytes() == env.encoding.observe(state.seen_by(seat), seat)
            env.step(pick(rng, env.last()[0]["action_mask"]))
    assert secret > 20


#: Module, library that it needs, extra.
ADAPTERS = (
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gymnasium"),
    ("openspiel", "pyspiel", "open-spiel"),
)


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(("module", "library", "extra"), ADAPTERS)
def test_each_environment_stands_alone(module: str, library: str, extra: str) -> None:
    others = [f"tikal.env.{other}" for other, _, _ in ADAPTERS if other != module]
    libraries = {"pettingzoo", "pyspiel"} - {library}
    code = f"import sys, tikal.env.{module}; print(sorted(({{*{others}}} | {libraries}) & set(sys.modules)))"
    assert run(code) == "[]"


@pytest.mark.parametrize(("module", "library", "extra"), ADAPTERS)
def test_a_library_that_is_missing_is_named_with_what_installs_it(module: str, library: str, extra: str) -> None:
    code = f"""
import sys; sys.modules[{library!r}] = None
try:
    import tikal.env.{module}
except ImportError as error:
    print(error)
"""
    wanted = f'which is not installed. This installs it: {sys.executable} -m pip install "tikal[{extra}]"'
    assert run(code).startswith(f"tikal.env.{module} needs ")
    assert run(code).endswith(wanted)
