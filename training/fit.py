"""Fit the weights of the evaluation from self-play and write them to src/tikal/bots/weights.json.

Games are played by the planner with the weights so far, some turns at random among the better ones so that it sees
what it would not choose. At every end of a turn the facts of all seats are noted, and when the game is over the
points that each seat still got. The weights are the least-squares answer, drawn towards those of the neighbouring
stages where there is little to go by. The next generation plays with them.

Deals have seeds of their own ("fit/..."): none of them is ever used to measure strength.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import tikal
from tikal.bots.bot import Budget
from tikal.bots.greedy import GreedyBot
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.search.evaluation import COUNT, FACTS, ONE, SCORINGS, SOONNESS, STAGES, Evaluation, facts_by_seat
from tikal.search.limit import Limit
from tikal.search.planner import Planner

WEIGHTS = Path(__file__).parent.parent / "src" / "tikal" / "bots" / "weights.json"
Rows = list[tuple[int, float, list[int]]]  # stage, points still scored, facts
LAMBDA = float(os.environ.get("LAM", "0.9"))
RIV = int(os.environ.get("RIV", "100"))
Numbers = NDArray[np.float64]


def play(players: int, seed: str, weights: list[int], width: int, tiles: int, noise: float) -> Rows:
    """Play one game; return a row for every seat and end of turn. Without weights greedy bots play."""
    game = tikal.new_game("super-meeple", players, seed=seed)
    rng = Rng(f"{seed}/noise")
    greedy = [GreedyBot(f"{seed}/{seat}") for seat in range(players)]
    planner = Planner(weights, RIV) if weights else None
    evaluation = Evaluation([0] * (STAGES * COUNT))
    noted: list[tuple[int, int, int, list[int]]] = []
    while not game.is_over:
        position = game.state.copy()
        if planner is None:
            answer = greedy[int(position.current)].choose(position, game.legal_actions(), Budget())
            actions = [answer.packed]
        else:
            turns = planner.plan(position, width, tiles, Limit(None, None))
            spread = [turn.value + int(noise * ONE * gauss(rng)) for turn in turns]
            actions = turns[spread.index(max(spread))].actions
        for action in actions:
            if action == act.END:
                rows = facts_by_seat(evaluation, game.state)
                noted += [
                    (seat, stage, points, facts) for seat, (stage, points, facts) in enumerate(rows) if stage >= 0
                ]
            game.play(action)
            if act.kind_of(action) == act.DIG:
                break
    return look_back(noted, game.scores, weights)


def look_back(noted: list[tuple[int, int, int, list[int]]], final: list[int], weights: list[int]) -> Rows:
    """Return the rows with what was still to come for each: a mixture of how the game ended and of what was
    thought of the positions on the way there, which chance has less part in."""
    expected = {seat: float(points) for seat, points in enumerate(final)}
    rows: Rows = []
    for seat, stage, points, facts in reversed(noted):
        rows.append((stage, expected[seat] - points / ONE, facts))
        if weights:
            first = stage * COUNT
            thought = (points + sum(w * f for w, f in zip(weights[first : first + COUNT], facts, strict=True))) / ONE
            expected[seat] += (1.0 - LAMBDA) * (thought - expected[seat])
    return rows


def gauss(rng: Rng) -> float:
    """About a normal number, from whole ones."""
    return (sum(int(rng.below(1000)) for _ in range(12)) - 5994) / 1000


def play_some(task: tuple[int, list[str], list[int], int, int, float]) -> Rows:
    players, seeds, weights, width, tiles, noise = task
    return [row for seed in seeds for row in play(players, seed, weights, width, tiles, noise)]


def fit(rows: Rows, pull: float) -> Numbers:
    """Return the weights by stage and fact. `pull` is how many rows' worth the neighbourhood counts."""
    stages = np.array([row[0] for row in rows])
    targets = np.array([row[1] for row in rows])
    facts = np.array([row[2] for row in rows], dtype=np.float64)
    scale = np.maximum(facts.std(axis=0), 1e-6)
    scale[0] = 1.0
    x = facts / scale
    weights = np.zeros((STAGES, COUNT))
    overall = ridge(x, targets, np.zeros(COUNT), 10.0)
    for scorings in range(SCORINGS):
        inside = stages // SOONNESS == scorings
        shared = ridge(x[inside], targets[inside], overall, pull)
        for soon in range(SOONNESS):
            stage = scorings * SOONNESS + soon
            mine = stages == stage
            weights[stage] = ridge(x[mine], targets[mine], shared, pull) / scale
    return weights


def ridge(x: Numbers, y: Numbers, prior: Numbers, pull: float) -> Numbers:
    """Least squares, drawn towards `prior`."""
    if not len(x):
        return prior
    left = x.T @ x + pull * np.eye(COUNT)
    answer: Numbers = prior + np.linalg.solve(left, x.T @ (y - x @ prior))
    return answer


def error(rows: Rows, weights: Numbers) -> tuple[float, float]:
    """Return the typical error of the weights on these rows, and of always guessing the stage's mean."""
    stages = np.array([row[0] for row in rows])
    targets = np.array([row[1] for row in rows])
    facts = np.array([row[2] for row in rows], dtype=np.float64)
    guess = np.einsum("ij,ij->i", facts, weights[stages])
    means = np.array([targets[stages == stage].mean() if (stages == stage).any() else 0 for stage in range(STAGES)])
    return float(np.sqrt(((guess - targets) ** 2).mean())), float(np.sqrt(((means[stages] - targets) ** 2).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400, help="games per generation and number of players")
    parser.add_argument("--generations", type=int, default=4, help="after the first, which greedy bots play")
    parser.add_argument("--width", type=int, default=4)
    parser.add_argument("--tiles", type=int, default=2)
    parser.add_argument("--noise", type=float, default=1.5, help="points; how far below the best a turn may be taken")
    parser.add_argument("--pull", type=float, default=300.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights that are there")
    options = parser.parse_args()
    tables = json.loads(options.out.read_text("utf-8"))["players"] if options.out.exists() else {}
    with ProcessPoolExecutor(options.jobs) as pool:
        for players in options.players:
            weights: list[int] = []
            first = 0
            if options.go_on:
                weights = [round(w * ONE) for row in tables[str(players)] for w in row]
                first = 1
            kept: Rows = []
            for generation in range(first, options.generations + 1):
                seeds = [f"fit/{options.seed}/{players}/{generation}/{n}" for n in range(options.games)]
                tasks = [
                    (players, seeds[n : n + 5], weights, options.width, options.tiles, options.noise)
                    for n in range(0, len(seeds), 5)
                ]
                rows: Rows = []
                for n, some in enumerate(pool.map(play_some, tasks)):
                    rows += some
                    print(
                        f"\r{players} players, generation {generation}: {n * 5 + 5}/{len(seeds)}",
                        end="",
                        file=sys.stderr,
                    )
                kept = rows if generation <= 1 else kept + rows  # the last generations are alike: learn from all
                table = fit(kept, options.pull)
                wrong, blind = error(rows, table)
                mean = np.mean([row[1] for row in rows if row[0] // SOONNESS == SCORINGS - 1])
                print(
                    f"\n  {len(rows)} rows, error {wrong:.2f} (blind {blind:.2f}), early rows score {mean:.1f}",
                    file=sys.stderr,
                )
                weights = [round(float(w) * ONE) for w in table.ravel()]
            tables[str(players)] = [[round(float(w), 5) for w in row] for row in table]
            made = {"facts": FACTS, "made_by": " ".join(["training/fit.py", *sys.argv[1:]]), "players": tables}
            options.out.write_text(json.dumps(made) + "\n", "utf-8")


if __name__ == "__main__":
    main()
