"""Fit the weights of the evaluation from self-play and write them to src/tikal/classic/bots/weights.json.

The first generation is played by greedy bots, each later one by planners with the weights so far, which now and then
take a turn that looks a little worse than the best, so that they see what they would not choose. At every end of a turn
the facts of all seats are noted, and afterwards the points that each seat still got. The weights are the
least-squares answer, by number of players and stage; stages with little to go by are drawn towards their neighbours.

Deals have seeds of their own ("fit/..."): none of them is ever used to measure strength. The same seed gives the same
weights on any number of processes, and on a cluster:

    python training/fit.py --jobs 8
    python training/fit.py --ray HOST:PORT          # the extra `ray`; docs/arena.md has more
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from command import SHIPPED, above, add_players, at_least, between, made_by, parser_of, playing, write
from gathering import gauss
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tikal
from tikal.arena.workers import Desk, Workers
from tikal.bots.bot import Budget
from tikal.classic.bots.greedy import GreedyBot
from tikal.classic.planning.evaluation import ONE, SCORINGS, SOONNESS, STAGES, Evaluation, facts_by_seat
from tikal.classic.planning.facts import COUNT, FACTS
from tikal.classic.planning.planner import Planner
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit

WEIGHTS = SHIPPED / "weights.json"
TOGETHER = 5  # games a process is given at once
SMALL_PULL = 10.0  # of the overall fit towards nothing

Numbers = NDArray[np.float64]


class Row(NamedTuple):
    """What one seat had at the end of somebody's turn, and how many points it still got."""

    stage: int
    still: float
    facts: list[int]


class Noted(NamedTuple):
    """The same before it is known how the game ends."""

    seat: int
    stage: int
    points: int  # in 1/65536
    facts: list[int]


@dataclass(frozen=True)
class Task:
    """Some games to be played, in a form that can be sent to another process."""

    players: int
    seeds: tuple[str, ...]
    weights: list[int]  # none: greedy bots play
    width: int
    tiles: int
    noise: float
    trace: float


def play_some(task: Task, desk: Desk) -> list[Row]:
    """Play the games of a task; return all their rows."""
    desk.without_limit()
    return [row for seed in task.seeds for row in play(task, seed)]


def play(task: Task, seed: str) -> list[Row]:
    """Play one game; return a row for every seat and end of turn."""
    game = tikal.new_game("super-meeple", task.players, seed=seed)
    player = Teacher(task, seed)
    evaluation = Evaluation([0] * (STAGES * COUNT))
    noted: list[Noted] = []
    while not game.is_over:
        for action in player.turn(game):
            if action == act.END:
                rows = facts_by_seat(evaluation, classic_state(game.state))
                noted += [Noted(seat, *row) for seat, row in enumerate(rows) if row[0] >= 0]
            game.play(action)
            if act.kind_of(action) == act.DIG:
                break
    return look_back(noted, game.scores, task)


class Teacher:
    """Plays all seats of a game."""

    def __init__(self, task: Task, seed: str) -> None:
        self.task = task
        self.rng = Rng(f"{seed}/noise")
        self.greedy = GreedyBot(seed)
        self.planner = Planner(task.weights) if task.weights else None

    def turn(self, game: tikal.Game) -> list[int]:
        """Return what to play next, as far as it is planned."""
        position: State = classic_state(game.state.copy())
        if self.planner is None:
            return [self.greedy.choose(position, game.legal_actions(), Budget()).packed]
        turns = self.planner.plan(position, self.task.width, self.task.tiles, Limit())
        tried = [turn.value + self.task.noise * ONE * gauss(self.rng) for turn in turns]
        return turns[tried.index(max(tried))].actions


def look_back(noted: list[Noted], final: list[int], task: Task) -> list[Row]:
    """Return the rows with what was still to come.

    That is a mixture of how the game ended and of what the weights so far thought of the positions on the way, which
    less luck has gone into (temporal differences; `trace` is their lambda).
    """
    expected = [float(points) for points in final]
    rows: list[Row] = []
    for seat, stage, points, facts in reversed(noted):
        rows.append(Row(stage, expected[seat] - points / ONE, facts))
        if task.weights:
            weights = task.weights[stage * COUNT : (stage + 1) * COUNT]
            thought = (points + sum(w * f for w, f in zip(weights, facts, strict=True))) / ONE
            expected[seat] += (1.0 - task.trace) * (thought - expected[seat])
    return rows


def fit(rows: list[Row], pull: float) -> Numbers:
    """Return the weights by stage and fact. `pull` is how many rows' worth the neighbourhood counts."""
    stages, targets, facts = columns(rows)
    scale = np.maximum(facts.std(axis=0), 1e-6)
    scale[0] = 1.0
    x = facts / scale
    weights = np.zeros((STAGES, COUNT))
    overall = ridge(x, targets, np.zeros(COUNT), SMALL_PULL)
    for scorings in range(SCORINGS):
        inside = stages // SOONNESS == scorings
        shared = ridge(x[inside], targets[inside], overall, pull)
        for soon in range(SOONNESS):
            stage = scorings * SOONNESS + soon
            here = stages == stage
            weights[stage] = ridge(x[here], targets[here], shared, pull) / scale
    return weights


def columns(rows: list[Row]) -> tuple[Numbers, Numbers, Numbers]:
    """Return stages, points still got and facts as arrays."""
    return (
        np.array([row.stage for row in rows]),
        np.array([row.still for row in rows]),
        np.array([row.facts for row in rows], dtype=np.float64),
    )


def ridge(x: Numbers, y: Numbers, prior: Numbers, pull: float) -> Numbers:
    """Least squares, drawn towards `prior`."""
    if not len(x):
        return prior
    left = x.T @ x + pull * np.eye(COUNT)
    answer: Numbers = prior + np.linalg.solve(left, x.T @ (y - x @ prior))
    return answer


def error(rows: list[Row], weights: Numbers) -> tuple[float, float]:
    """Return the typical error of the weights on these rows, and that of always guessing the stage's mean."""
    stages, targets, facts = columns(rows)
    guess = np.einsum("ij,ij->i", facts, weights[stages.astype(int)])
    blind = targets.copy()
    for stage in set(stages):
        blind[stages == stage] -= targets[stages == stage].mean()
    return float(np.sqrt(((guess - targets) ** 2).mean())), float(np.sqrt((blind**2).mean()))


def whole(weights: Numbers) -> list[int]:
    """Return the weights as the evaluation takes them."""
    return [round(float(weight) * ONE) for weight in weights.ravel()]


def options() -> argparse.Namespace:
    parser = parser_of(__doc__)
    add_players(parser)
    parser.add_argument("--games", type=at_least(1), default=300, help="per generation and number of players")
    parser.add_argument("--generations", type=at_least(0), default=8, help="after the first, which greedy bots play")
    parser.add_argument("--memory", type=at_least(1), default=4, help="generations that one fit learns from")
    parser.add_argument("--width", type=at_least(1), default=4, help="of the planners that play")
    parser.add_argument("--tiles", type=at_least(1), default=2, help="placements that they follow up")
    parser.add_argument("--noise", type=between(0), default=1.5, help="points by which a turn is misjudged")
    parser.add_argument("--trace", type=between(0, 1), default=0.85, help="lambda of the temporal differences")
    parser.add_argument("--pull", type=above(0), default=300.0, help="rows that the neighbouring stages count for")
    parser.add_argument("--seed", default="1", help="same seed, same games, same weights")
    parser.add_argument(
        "--out", type=Path, default=WEIGHTS, help="the file of weights; the one that ships unless given"
    )
    return parser.parse_args()


def learn(players: int, chosen: argparse.Namespace, helpers: Workers, progress: Progress) -> Numbers:
    """Play generation after generation; return the last one's weights."""
    kept: list[list[Row]] = []
    weights = np.zeros(0)
    for generation in range(chosen.generations + 1):
        seeds = [f"fit/{chosen.seed}/{players}/{generation}/{n}" for n in range(chosen.games)]
        numbers = whole(weights)
        tasks = [
            Task(
                players, tuple(seeds[n : n + TOGETHER]), numbers, chosen.width, chosen.tiles, chosen.noise, chosen.trace
            )
            for n in range(0, len(seeds), TOGETHER)
        ]
        bar = progress.add_task(f"{players} players, generation {generation}", total=len(tasks) * TOGETHER)
        rows: list[Row] = []
        for some in helpers.answers(play_some, tasks):
            rows += some
            progress.advance(bar, TOGETHER)
        kept = [*kept, rows][-chosen.memory :] if generation > 1 else [rows]  # what greedy bots did is left behind
        weights = fit([row for rows in kept for row in rows], chosen.pull)
        wrong, blind = error(rows, weights)
        progress.console.print(
            f"{players} players, generation {generation}: {len(rows)} rows, error {wrong:.2f} points, "
            f"{blind:.2f} without looking at facts"
        )
    return weights


def main() -> None:
    chosen = options()
    tables = json.loads(chosen.out.read_text("utf-8"))["players"] if chosen.out.exists() else {}
    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with playing(chosen) as helpers, Progress(*look, console=Console(stderr=True)) as progress:
        for players in chosen.players:
            weights = learn(players, chosen, helpers, progress)
            tables[str(players)] = [[round(float(weight), 5) for weight in row] for row in weights]
    command = made_by("fit.py")
    made = {"made_by": command, "facts": FACTS, "stages": STAGES, "players": tables}
    write(chosen.out, made)


if __name__ == "__main__":
    main()
