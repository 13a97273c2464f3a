"""Learn the champion's network from games, and write it to build/champion; promote.py takes it on.

The network says by how much the champion's evaluation is mistaken about each seat's points at the end. It learns that
from games of planners that judge by different weights, think more or less and misjudge more or less. As a second task
it foretells what each temple will still bring to whom: that says much more than the end of a game, in which all temples
are added up. It also learns who wins, from points that are told apart the better the fewer tiles are left.

What is learnt is kept only if a sequential test says that the champion is better with it, looking ahead, than with the
network that is there, or without one where there is none: either plays the other, one among the others, in every seat.
Deals have seeds of their own ("network/..."): none is ever used to measure strength. What training/lookahead.py has
taught a network is lost when a new one is kept: run that again then. A command that was stopped goes on where it was,
and one that made the network that is there does nothing.

    python training/network.py                                        # for the weights in build/champion: many hours
    python training/network.py --device cuda                          # on a graphics card, where torch is installed
    python training/network.py --folder build/more --from-shipped --seed 2        # another for the weights that ship
    python training/network.py --folder build/small --games 4 --deals 1 --nodes 300 --players 2
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any, NamedTuple

import click
import numpy as np
from command import cache_key, made_by
from gathering import Rows, gathered, gauss, rows_at
from learnt import Learnt
from model import Machine, Model
from numpy.typing import NDArray
from teaching import HELD_BACK, Card, in_epochs, judge, lacks_weights, once, teach, teaching_parser

import tikal
from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import digest, weights
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, Evaluation
from tikal.classic.planning.facts import COUNT
from tikal.classic.planning.network import MOST_RUINS, MOST_TEMPLES, Sights
from tikal.classic.planning.planner import Planner
from tikal.classic.planning.replies import Table, find_treasure
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import LAYING, OVER, REVEALING
from tikal.classic.rules.state import NORMAL, State, classic_state
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.core.position import LEGAL

GAMES = {2: 5_000, 3: 5_000, 4: 10_000}

# How differently the players of a game play.
FITTED = 15  # percent of them judge by the weights of training/fit.py
QUICK, CAREFUL = (3, 1, 6), (4, 2, 12)  # width, placements, and width where no tile is laid; a third are quick
MISJUDGED = (0.0, 0.7, 1.5, 3.0)  # points by which they misjudge turns
THOUGHT_OF = 12  # turns that they choose from
STYLES = (FITTED, QUICK, CAREFUL, MISJUDGED, THOUGHT_OF)

# Training.
BATCH = 512
EPOCHS = 8
RATE, TIES_RATE = 4e-3, 0.1  # of learning, at most: of weights, and of how much points are told apart


# --- games


@dataclass(frozen=True)
class Task:
    """A game to learn from."""

    players: int
    seed: str
    learnt: list[int]  # the champion's weights, by which most of them play
    network: list[int] | None = None  # by which turns are judged, where they are followed


class Style(NamedTuple):
    """How somebody plays."""

    planner: Planner
    width: int
    tiles: int
    spending_width: int
    misjudges: float


class Income(NamedTuple):
    """What a temple brought in a scoring."""

    row: int  # as many turns had been taken
    seat: int
    hex: int
    points: int


def rows_of_game(task: Task, desk: Desk) -> Rows:
    """Play a game; return what was to be seen at the end of each turn, and what came of it."""
    desk.without_limit()
    return Study(task).rows()


class Study:
    """One game that is learnt from."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.players = players = task.players
        self.state = classic_state(tikal.new_game("super-meeple", players, seed=task.seed).state.copy())
        self.rng = Rng(f"{task.seed}/style")
        self.draws, self.finds = Rng(f"{task.seed}d"), Rng(f"{task.seed}f")
        self.styles = [self._style(task.learnt) for _ in range(players)]
        self.table = Table(task.learnt, *QUICK[:2], remembering=True)
        self.evaluation, self.distances = Evaluation(task.learnt), Distances()
        self.seen: list[Rows] = []
        self.hexes: list[list[int]] = []  # of the temples of each row
        self.income: list[Income] = []

    def _style(self, learnt: list[int]) -> Style:
        judged_by = list(weights(self.players)) if self.rng.below(100) < FITTED else learnt
        width, tiles, spending_width = QUICK if self.rng.below(3) == 0 else CAREFUL
        misjudges = MISJUDGED[int(self.rng.below(len(MISJUDGED)))]
        return Style(Planner(judged_by, remembering=True), width, tiles, spending_width, misjudges)

    def rows(self) -> Rows:
        """Play the game and return what came of the turns."""
        s = self.state
        self.table.go_on(s, self.draws)
        while s.phase != OVER:
            for action in self._chosen(s).actions:
                if act.kind_of(action) == act.EXCHANGE and s.refusal(action) != LEGAL:
                    continue
                if action == act.END:
                    self._look(s)
                s.apply(action)
                if s.phase == REVEALING:
                    s.apply(find_treasure(s, self.finds))
            self.table.go_on(s, self.draws)
        rows = {name: np.stack([seen[name] for seen in self.seen]) for name in self.seen[0]}
        rows["final"] = np.tile(np.array([int(n) for n in s.score[: self.players]], np.int16), (len(self.seen), 1))
        rows["income"] = np.zeros((len(self.seen), self.players, MOST_TEMPLES), np.int8)
        for later in self.income:
            for row in range(later.row):
                if later.hex in self.hexes[row]:
                    rows["income"][row, later.seat, self.hexes[row].index(later.hex)] += later.points
        return rows

    def _chosen(self, s: State) -> Turn:
        style = self.styles[s.current]
        width = style.width if s.phase == LAYING else style.spending_width
        turns = style.planner.plan(s, width, style.tiles, Limit(), THOUGHT_OF)
        if not style.misjudges:
            return turns[0]
        return max(turns, key=lambda turn: turn.value + style.misjudges * ONE * gauss(self.rng))

    def _look(self, s: State) -> None:
        """Note what is to be seen before the turn ends, and what it brings if it is a scoring one."""
        row, hexes = sight_of(s, self.evaluation, self.distances)
        self.seen.append(row)
        self.hexes.append(hexes)
        if s.round_kind != NORMAL:
            me = int(s.current)
            for hex, points, _ in scoring.sheet(s, me).temples:
                self.income.append(Income(len(self.seen) - 1, me, hex, points))


def sight_of(s: State, look: Evaluation, distances: Distances, unknown: int = 0) -> tuple[Rows, list[int]]:
    """Return what is to be seen before a turn ends, and of which temples. `unknown` treasures were dug and not seen."""
    players = int(s.players)
    sights = Sights(players)
    distances.measure(s)
    look.begin(s, distances)
    look.look(s, unknown)
    sights.gather(s, look)
    count, ruins = int(sights.temples), int(sights.ruins)
    row: Rows = {
        "temple": np.array(sights.temple, np.int8).reshape(players, MOST_TEMPLES, -1),
        "ruin": np.array(sights.ruin, np.int8).reshape(players, MOST_RUINS, -1),
        "facts": np.array(sights.facts, np.int16).reshape(players, players * COUNT),
        "temples": np.arange(MOST_TEMPLES) < count,
        "ruins": np.arange(MOST_RUINS) < ruins,
        "stage": np.array(look.stage[:players], np.int8),
        "order": np.array(look.order[:players], np.int8),
        "value": np.array([int(value) / ONE for value in look.value[:players]], np.float32),
        "tiles": np.array(look.facts.tiles, np.int8),
    }
    return row, [int(hex) for hex in sights.hexes[:count]]


# --- training


def trained(rows: Rows, players: int, epochs: int, machine: Machine) -> Model:
    """Train a network on the games that are not held back."""
    model = Model(players, machine, 1)
    for epoch, batches in in_epochs(np.flatnonzero(rows["game"] % HELD_BACK != 0), BATCH, epochs):
        told = [model.learn(rows_at(rows, which), RATE * part, TIES_RATE * part, step) for which, part, step in batches]
        margin, income, surprise = np.mean(told, axis=0)
        click.echo(
            f"{players} players, epoch {epoch} of {epochs}: margins off by {margin**0.5:.3f} points, "
            f"incomes by {income**0.5:.3f}, winners by {surprise:.4f}"
        )
    return model


def foretold(model: Model, rows: Rows, which: NDArray[np.intp]) -> tuple[float, float]:
    """Return which part of the variance of margins at the end is foretold without the network and with it."""

    def apart(values: NDArray[Any]) -> NDArray[Any]:
        middle: NDArray[Any] = values - values.mean(axis=1, keepdims=True)
        return middle

    squares = np.zeros(3)
    for start in range(0, len(which), 4096):
        batch = rows_at(rows, which[start : start + 4096])
        final = batch["final"].astype(np.float64)
        off = batch["value"] - final
        for n, values in enumerate((final, off, off + model.mistakes(batch))):
            squares[n] += np.square(apart(values)).sum()
    total = max(float(squares[0]), 1e-9)
    return 1 - float(squares[1]) / total, 1 - float(squares[2]) / total


# --- the command


def learn(players: int, chosen: argparse.Namespace, machine: Machine, helpers: Workers) -> None:
    """Play, train and test."""
    learnt, command = Learnt(chosen.folder), made_by("network.py")
    champion = learnt.weights(players)
    assert champion is not None
    there = learnt.card(players)
    if there is not None and there["made"][0]["made_by"] == command:
        click.echo(f"{players} players: the network in {chosen.folder} is by this command. --seed makes another.")
        return
    count = GAMES[players] if chosen.games is None else chosen.games
    seed = f"network{chosen.seed}/{players}"
    key = cache_key(seed, champion, weights(players), STYLES)

    def make() -> Card:
        about, kept = f"{players} players, games", chosen.keep / f"network-{key}"
        rows = gathered(
            rows_of_game, lambda game: Task(players, f"{seed}/{game}", champion), count, about, kept, helpers
        )
        model = trained(rows, players, chosen.epochs, machine)
        without, with_it = foretold(model, rows, np.flatnonzero(rows["game"] % HELD_BACK == 0))
        step: dict[str, Any] = {
            "made_by": command,
            "games": count,
            "positions": len(rows["game"]),
            "epochs": chosen.epochs,
            "foretold": f"{with_it:.4f} of the variance of margins of games held back, without it {without:.4f}",
        }
        click.echo(f"{players} players, {step['positions']:,} positions: foretold is {step['foretold']}")
        return {"corrects": digest(champion), "made": [step], "weights": model.whole_numbers()}

    file = chosen.keep / f"network-{players}-{cache_key(key, count, chosen.epochs, chosen.device)}.json"
    once(file, make)
    before = "without it" if there is None else "with the one before"
    judge(players, file, f"with the network and {before}", f"{seed}/match", chosen, helpers)


def main() -> None:
    teach(teaching_parser(__doc__, GAMES, EPOCHS), learn, lacks_weights)


if __name__ == "__main__":
    main()
