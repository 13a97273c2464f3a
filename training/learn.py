"""`make learn`: a network learns to beat bots that play at random, with MaskablePPO, and says how well at every step.

Run in .venv-learn. It plays the seats of many games at once (`tikal.env.vector`) against `random`, for a number of
minutes, and is measured on deals it never learned on; the interval is 95%. Writes curve.csv, curve.md and the network
to build/learn. Ends with 1 if it is not sure to be better than half at the end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecEnv

from tikal.arena.statistics import Estimate, mean_of, share_of
from tikal.env.gymnasium import TikalEnv
from tikal.env.vector import Step, VectorGames

FOLDER = Path("build/learn")
POINTS = 0.05  # what a point is worth: rewards of about 1 are learned from best


class Lanes(VecEnv):  # type: ignore[misc]
    """The lanes of `VectorGames` as Stable-Baselines3 wants them."""

    def __init__(self, games: VectorGames) -> None:
        self.games = games
        shape = games.encoding.shape
        super().__init__(
            games.lanes, spaces.Box(0.0, 255.0, shape, np.float32), spaces.Discrete(games.encoding.actions)
        )
        self._chosen: NDArray[Any] = np.zeros(games.lanes, np.int64)
        self._masks: NDArray[np.bool_] = np.zeros((games.lanes, games.encoding.actions), np.bool_)

    def reset(self) -> NDArray[np.float32]:
        return self._seen(self.games.reset())

    def _seen(self, step: Step) -> NDArray[np.float32]:
        self._masks = step.masks
        return self.games.scaled(step.observations)

    def step_async(self, actions: NDArray[Any]) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        learners = [int(lane.learner) for lane in self.games.batch.lanes]
        step = self.games.step(self._chosen)
        infos: list[dict[str, Any]] = [{} for _ in learners]
        for ending in step.endings:
            last = np.frombuffer(ending.view, np.uint8) * self.games.scale
            infos[ending.lane] = {"terminal_observation": last, "TimeLimit.truncated": False}
        rewards = POINTS * step.rewards[np.arange(len(learners)), learners]
        return self._seen(step), rewards, step.ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self._masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def measured(model: MaskablePPO, edition: str, players: int, deals: int, seed: str) -> tuple[Estimate, Estimate]:
    """Return the share of wins and the points ahead over fresh deals, as many from every seat."""
    games = VectorGames(edition, players, deals, reward="points", opponents="random", seed=seed)
    shares: list[list[float]] = [[] for _ in range(deals)]
    ahead: list[list[float]] = [[] for _ in range(deals)]
    step = games.reset()
    while min(len(lane) for lane in shares) < players:
        numbers, _ = model.predict(games.scaled(step.observations), action_masks=step.masks, deterministic=True)
        step = games.step(numbers)
        for ending in step.endings:
            if len(shares[ending.lane]) < players:
                own = ending.points[ending.learner]
                shares[ending.lane].append(ending.shares[ending.learner])
                ahead[ending.lane].append(own - (sum(ending.points) - own) / (players - 1))
    return share_of([value for lane in shares for value in lane]), mean_of([value for lane in ahead for value in lane])


class Curve(BaseCallback):  # type: ignore[misc]
    """Measures now and then, prints and keeps what it found, and stops when the time is up."""

    def __init__(self, edition: str, players: int, minutes: float, every: float, deals: int) -> None:
        super().__init__()
        self.edition, self.players, self.deals = edition, players, deals
        self.began, self.seconds, self.every = time.monotonic(), 60 * minutes, 60 * every
        self.rows: list[tuple[float, int, Estimate, Estimate]] = []

    def measure(self, deals: int, seed: str) -> None:
        """Take one measure."""
        share, ahead = measured(self.model, self.edition, self.players, deals, seed)
        minutes = (time.monotonic() - self.began) / 60
        self.rows.append((minutes, self.num_timesteps, share, ahead))
        click.echo(
            f"{minutes:6.1f} min {self.num_timesteps:9,} decisions   wins {share.text(percent=True):14} "
            f"ahead by {ahead.text()} points"
        )

    def _on_training_start(self) -> None:
        self.measure(self.deals, "measure/0")

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < self.seconds

    def _on_rollout_start(self) -> None:
        if time.monotonic() - self.began > self.every * len(self.rows):
            self.measure(self.deals, f"measure/{len(self.rows)}")


def page(rows: Sequence[tuple[float, int, Estimate, Estimate]]) -> str:
    """The curve as a table."""
    out = ["| minutes | decisions | wins | points ahead |", "|---|---|---|---|"]
    out += [f"| {m:.1f} | {n:,} | {share.text(percent=True)} | {ahead.text()} |" for m, n, share, ahead in rows]
    return "\n".join([*out, ""])


@click.command()
@click.option("--edition", default="super-meeple", show_default=True)
@click.option("--players", default=2, show_default=True)
@click.option("--minutes", default=9.0, show_default=True, help="How long to learn.")
@click.option("--every", default=1.0, show_default=True, help="Minutes between measures.")
@click.option("--lanes", default=64, show_default=True, help="Games at once.")
@click.option(
    "--threads", default=1, show_default=True, help="Of torch; several wait for each other where cores are shared."
)
@click.option("--seed", default=1, show_default=True)
def main(edition: str, players: int, minutes: float, every: float, lanes: int, threads: int, seed: int) -> None:
    """Learn to beat `random`, and print the curve."""
    torch.set_num_threads(threads)
    check_env(TikalEnv(edition=edition, players=players, opponents="random", reward="margin", scaled=True))
    click.echo("Stable-Baselines3 finds nothing wrong with the environment.")
    games = VectorGames(edition, players, lanes, reward="margin", dense=True, opponents="random", seed=f"learn/{seed}")
    model = MaskablePPO(
        "MlpPolicy", Lanes(games), n_steps=128, batch_size=1024, n_epochs=3, gamma=0.995, gae_lambda=0.95,
        learning_rate=5e-4, ent_coef=0.005, policy_kwargs={"net_arch": [128, 128]}, seed=seed, device="cpu",
    )  # fmt: skip
    curve = Curve(edition, players, minutes, every, 32)
    model.learn(1_000_000_000, callback=curve)
    curve.measure(250, "measure/last")
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        f"{m:.2f},{n},{s.mean:.4f},{s.half_width:.4f},{a.mean:.2f},{a.half_width:.2f}" for m, n, s, a in curve.rows
    ]
    head = "minutes,decisions,wins,wins_half_width,points_ahead,points_ahead_half_width"
    (FOLDER / "curve.csv").write_text("\n".join([head, *lines, ""]), "utf-8")
    (FOLDER / "curve.md").write_text(page(curve.rows), "utf-8")
    model.save(FOLDER / "model.zip")
    last = curve.rows[-1][2]
    click.echo(f"Written to {FOLDER}: curve.csv, curve.md, model.zip")
    sys.exit(0 if last.mean - last.half_width > 1 / players else 1)


if __name__ == "__main__":
    main()
