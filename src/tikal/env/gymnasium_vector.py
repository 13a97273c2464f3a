"""Many games as one Gymnasium `VectorEnv`: one seat learns, bots sit in the others.

    envs = TikalVectorEnv(num_envs=64, edition="super-meeple", players=2, opponents="random", reward="margin")
    observations, infos = envs.reset(seed=7)
    infos["action_mask"]                     # (num_envs, actions): what is legal

A game that is over is followed by the next one in the same step, as `AutoresetMode.SAME_STEP` has it: `final_obs` and
`final_info` are of the old one. Games are never cut short: all come to an end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tikal.core.batch import Ending
from tikal.editions import registry
from tikal.env.opponents import RANDOM, Opponent
from tikal.env.setting import Missing, space

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise Missing("tikal.env.gymnasium_vector", "Gymnasium", "gymnasium") from error

from tikal.env.vector import Step, VectorGames

Observations = NDArray[np.uint8] | NDArray[np.float32]


class TikalVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Games of one kind, seen from one seat of each.

    `seat` None seats the learner elsewhere in every game. With `scaled` observations are numbers of 32 bits from 0 to
    1; else bytes. `illegal` says what a number does that the mask does not have: "raise" says in which environment
    and why, and nothing is played; "random" plays any legal action in its place, and `info["illegal"]` has where.
    """

    def __init__(
        self,
        num_envs: int = 64,
        edition: str = registry.DEFAULT,
        players: int = 2,
        auction: bool = False,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        dense: bool = False,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        seat: int | None = None,
        scaled: bool = False,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError("an illegal number can raise or stand for a random one")
        if opponents is None:
            raise ValueError("one seat learns here; `VectorGames` has games without opponents")
        self.games = VectorGames(edition, players, num_envs, auction, options, reward, dense, opponents, seat)
        self._masks = np.zeros((num_envs, self.games.encoding.actions), np.bool_)  # nothing before there are games
        self.num_envs = num_envs
        self.scaled = scaled
        self.any_legal = illegal == "random"
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space(self.games.encoding, scaled)
        self.single_action_space = spaces.Discrete(self.games.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game in every environment.

        With seed 7 game k of environment n is that of `tikal.new_game(seed="7/n/k")`, as in `VectorGames`; without one
        the games follow from the seed before.
        """
        super().reset(seed=seed)
        step = self.games.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._seen(step.observations), self._info(step)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a number in every environment, and what the others answer.

        :raises IllegalAction: if one is not legal, unless `illegal` is "random".
        """
        before = np.array([int(lane.learner) for lane in self.games.batch.lanes])
        masks, lanes = self._masks, np.arange(self.num_envs)
        step = self.games.step(actions, self.any_legal)
        rewards = step.rewards[lanes, before].astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        info = self._info(step)
        if self.any_legal:
            there = np.clip(actions, 0, masks.shape[1] - 1).astype(np.int64)
            info["illegal"] = (there != actions) | ~masks[lanes, there]
        return self._seen(step.observations), rewards, step.ended, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal now, as `infos["action_mask"]` has said last."""
        return self._masks

    def _seen(self, observations: NDArray[np.uint8]) -> Observations:
        return self.games.scaled(observations) if self.scaled else observations

    def _info(self, step: Step) -> dict[str, Any]:
        self._masks = step.masks
        info: dict[str, Any] = {"action_mask": step.masks, "seat": step.seats}
        if step.endings:
            info |= self._final(step)
        return info

    def _final(self, step: Step) -> dict[str, Any]:
        """What Gymnasium wants to know of games that are over, each entry beside an array that says where it holds."""
        views = np.empty(self.num_envs, object)
        points = np.zeros(self.num_envs, np.int64)
        shares = np.zeros(self.num_envs, np.float64)
        for ending in step.endings:
            views[ending.lane] = self._last_view(ending)
            points[ending.lane] = ending.points[ending.learner]
            shares[ending.lane] = ending.shares[ending.learner]
        final = {"points": points, "_points": step.ended, "share": shares, "_share": step.ended}
        return {"final_obs": views, "_final_obs": step.ended, "final_info": final, "_final_info": step.ended}

    def _last_view(self, ending: Ending) -> Observations:
        return self._seen(np.frombuffer(ending.view, np.uint8).copy())
