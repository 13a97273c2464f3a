"""Games as PettingZoo environments: players act one after another (AEC), with masks of what is legal.

    from tikal.env import pettingzoo
    env = pettingzoo.env("super-meeple", players=3)

What chance gives is dealt between two decisions; nobody sees it before it is revealed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from os import PathLike
from typing import Any

from tikal.core.position import OVER
from tikal.editions.registry import DEFAULT
from tikal.env.setting import MODES, Missing, OneGame, Setting, drawn, space, whole, worth
from tikal.game import fresh_seed, new_record

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise Missing("tikal.env.pettingzoo", "PettingZoo", "pettingzoo") from error

Observation = dict[str, Any]  # numpy arrays: "observation" and "action_mask"


class TikalEnv(OneGame, AECEnv):  # type: ignore[misc]
    """One table: `player_0` has seat 0, and so on clockwise. `game` is the game itself, for records and views."""

    metadata = {  # noqa: RUF012
        "name": "tikal_v0", "render_modes": [*MODES], "is_parallelizable": False, "render_fps": 4,
    }  # fmt: skip

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int = 2,
        auction: bool = False,
        options: Mapping[str, object] | None = None,
        scenario: str | None = None,
        components: str | PathLike[str] | None = None,
        first_player: int | None = None,
        reward: str = "win",
        dense: bool = False,
        scaled: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """The first arguments are those of `tikal.new_game`; `first_player` None lets the seed decide.

        `reward` is one of `setting.REWARDS`, given at the end; with `dense` margins and points are given as they come,
        and add up to the same. `scaled` observations are floats from 0 to 1, instead of bytes. After `max_cycles`
        actions a game is cut off.

        :raises InvalidOption: as `tikal.new_game` does.
        """
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"a game can be cut off after one action or more, not after {max_cycles}")
        record = new_record(edition, players, auction, options, (), first_player or 0, scenario, components)
        super().__init__(Setting(record, first_player), reward, dense, scaled, render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._over = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._none_legal = bytes(self.encoding.actions)
        self._seed = ""
        self._dealt = 0  # games since the seed was given
        seen = space(self.encoding, scaled)
        mask = Box(0, 1, (self.encoding.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.

        Seed 7 deals the game of `tikal.new_game(seed=7)`; games after it follow from the same seed.
        """
        if seed is not None:
            self._seed, self._dealt = str(seed), 0
        elif not self._seed:
            self._seed = fresh_seed()
        self._deal = f"{self._seed}/{self._dealt}" if self._dealt else self._seed
        self._dealt += 1
        self.game = self.setting.game(self._deal)
        state = self.game.state
        self._cycles = 0
        self._given = [0.0] * self.setting.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[state.current]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Play the action of that number for `agent_selection`; None for an agent whose game is over.

        :raises IllegalAction: if it is not legal now: the mask says which are.
        """
        if self._over:
            self._was_dead_step(action)
            return
        engine = self._begun.engine
        state = engine.state
        engine.play(self.encoding.action_in(engine, whole(action)))
        self._cycles += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if state.phase == OVER:
            self._over = True
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self.max_cycles:
            self._over = True
            self.truncations = dict.fromkeys(self.agents, True)
        if self.dense or state.phase == OVER:
            self._reward()
        self.agent_selection = self.possible_agents[state.current]
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        before, self._given = self._given, worth(self._begun.state, self.reward)
        for agent, now, then in zip(self.agents, self._given, before, strict=True):
            self.rewards[agent] = now - then
            self._cumulative_rewards[agent] += now - then

    # --- looking

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which numbers are legal for it: none while another decides."""
        engine = self._begun.engine
        state = engine.state
        seat = self._seat_of[agent]
        seen = np.frombuffer(bytearray(self.encoding.observe(state, seat)), np.uint8)
        mask = self.encoding.mask_in(engine) if state.current == seat else self._none_legal
        return {
            "observation": seen if self._scales is None else seen * self._scales,
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }

    def render(self) -> str | None:
        """Return the board as text, as a spectator sees it; in the mode `human` it is written out instead."""
        if self.render_mode is None:
            return None
        picture = drawn(self._begun)
        if self.render_mode == "ansi":
            return picture
        sys.stdout.write(picture)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(*args: Any, **named: Any) -> TikalEnv:
    """Return an environment; the arguments are those of `TikalEnv`. It checks actions itself and needs no wrappers."""
    return TikalEnv(*args, **named)


raw_env = env
