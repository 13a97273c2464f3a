"""Learn the champion's network from games, and write it to src/tikal/classic/bots/network.json.

The network says by how much the champion's evaluation is mistaken about each seat's points at the end. It learns that
from games of planners that judge by different weights, think more or less and misjudge more or less. As a second task
it foretells what each temple will still bring to whom: that says much more than the end of a game, in which all temples
are added up. It also learns who wins, from points that are told apart the better the fewer tiles are left.

What is learnt is kept only if a sequential test says that the champion is better with it, looking ahead: champions with
it and without it play each other, one of either among the others, in every seat. Deals have seeds of their own
("network/..."): none is ever used to measure strength. What training/lookahead.py has taught a network is lost when a
new one is kept: run that again then.

    python training/network.py                           # games, training and test: hours on two cores
    python training/network.py --keep build/network      # goes on with the games that were played already
    python training/network.py --device cuda             # trains on a graphics card, where torch is installed
    python training/network.py --games 4 --deals 1 --nodes 300 --players 2 --out small.json
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from champion import Contender, compare, done, gauss
from command import add_players, at_least, made_by, parser_of
from model import Machine, Model, Rows
from numpy.typing import NDArray

import tikal
from tikal.arena.cluster import workers
from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import champion_weights, digest, weights
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

NETWORK = Path(__file__).parent.parent / "src" / "tikal" / "classic" / "bots" / "network.json"
GAMES = {2: 5_000, 3: 5_000, 4: 10_000}
CHUNK = 250  # games that are kept in one file

# How differently the players of a game play.
FITTED = 15  # percent of them judge by the weights of training/fit.py
QUICK, CAREFUL = (3, 1, 6), (4, 2, 12)  # width, placements, and width where no tile is laid; a third are quick
MISJUDGED = (0.0, 0.7, 1.5, 3.0)  # points by which they misjudge turns
THOUGHT_OF = 12  # turns that they choose from

# Training.
HELD_BACK = 10  # one game in so many is for measuring how well it foretells others
BATCH = 512
EPOCHS = 8
RATE, TIES_RATE = 4e-3, 0.1  # of learning, at most: of weights, and of how much points are told apart
WARMING = 0.15  # part of the training in which the rate rises


# --- games


@dataclass(frozen=True)
class Task:
    """A game to learn from."""

    players: int
    seed: str


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
    desk.ask(0, math.inf, 0, ())
    return Study(task).rows()


class Study:
    """One game that is learnt from."""

    def __init__(self, task: Task) -> None:
        self.players = players = task.players
        self.state = classic_state(tikal.new_game("super-meeple", players, seed=task.seed).state.copy())
        self.rng = Rng(f"{task.seed}/style")
        self.draws, self.finds = Rng(f"{task.seed}d"), Rng(f"{task.seed}f")
        learnt = list(champion_weights(players))
        self.styles = [self._style(learnt) for _ in range(players)]
        self.table = Table(learnt, *QUICK[:2], remembering=True)
        self.evaluation, self.distances = Evaluation(learnt), Distances()
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
    """Return what is to be seen before a turn ends, and of which temples; nobody knows some treasures yet."""
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


def games(players: int, seed: str, count: int, folder: Path | None, helpers: Workers) -> Rows:
    """Return the rows of that many games, and which game each is of; those that are kept in a folder are not played."""
    known_by = digest([*champion_weights(players), *weights(players)])  # they play and are corrected by these
    kept = None if folder is None else folder / f"network{seed}-{players}-{known_by}"
    return gathered(rows_of_game, lambda game: Task(players, f"network{seed}/{players}/{game}"), count, kept, helpers)


def gathered(
    work: Callable[[Any, Desk], Rows], task_of: Callable[[int], Any], count: int, kept: Path | None, helpers: Workers
) -> Rows:
    """Return the rows of that many games, and which game each is of; what is kept under a name is not played again."""
    chunks: list[Rows] = []
    for first in range(0, count, CHUNK):
        last = min(first + CHUNK, count)
        file = None if kept is None else kept.with_name(f"{kept.name}-{first:06}-{last:06}.npz")
        if file is not None and file.exists():
            with np.load(file) as data:
                chunks.append(dict(data))
            continue
        parts: list[Rows] = list(done(helpers, work, map(task_of, range(first, last))))
        lengths = [len(part["value"]) for part in parts]
        whole = [part for part in parts if len(part["value"])]
        chunk = {name: np.concatenate([part[name] for part in whole]) for name in whole[0]}
        chunk["game"] = np.repeat(np.arange(first, last, dtype=np.int32), lengths)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            begun = file.with_name(f"{file.stem}.part.npz")
            np.savez_compressed(begun, **chunk)  # type: ignore[arg-type]
            begun.replace(file)
        chunks.append(chunk)
        click.echo(f"{chunk['value'].shape[1]} players: {last:,} of {count:,} games")
    return {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}


# --- training


def trained(rows: Rows, players: int, epochs: int, machine: Machine, seed: int = 1) -> Model:
    """Train a network on the games that are not held back."""
    model = Model(players, machine, seed)
    rng = np.random.default_rng(seed)
    known = np.flatnonzero(rows["game"] % HELD_BACK != 0)
    size = min(BATCH, len(known))
    steps = max(1, epochs * (len(known) // size))
    step = 0
    for epoch in range(epochs):
        told = []
        for start in range(0, len(known) - size + 1, size):
            if start == 0:
                rng.shuffle(known)
            part = rate_at(step / steps)
            step += 1
            batch = taken(rows, known[start : start + size])
            told.append(model.learn(batch, RATE * part, TIES_RATE * part, step))
        margin, income, surprise = np.mean(told, axis=0)
        click.echo(
            f"{players} players, epoch {epoch + 1} of {epochs}: margins off by {margin**0.5:.3f} points, "
            f"incomes by {income**0.5:.3f}, winners by {surprise:.4f}"
        )
    return model


def rate_at(part: float) -> float:
    """Return how fast to learn when that part of the training is over: up, then down along a cosine."""
    if part < WARMING:
        return 0.04 + 0.96 * (1 - math.cos(math.pi * part / WARMING)) / 2
    return (1 + math.cos(math.pi * (part - WARMING) / (1 - WARMING))) / 2


def taken(rows: Rows, which: NDArray[np.intp]) -> Rows:
    """Return some of the rows."""
    return {name: column[which] for name, column in rows.items()}


def foretold(model: Model, rows: Rows, which: NDArray[np.intp]) -> tuple[float, float]:
    """Return which part of the variance of margins at the end is foretold without the network and with it."""

    def apart(values: NDArray[Any]) -> NDArray[Any]:
        middle: NDArray[Any] = values - values.mean(axis=1, keepdims=True)
        return middle

    squares = np.zeros(3)
    for start in range(0, len(which), 4096):
        batch = taken(rows, which[start : start + 4096])
        final = batch["final"].astype(np.float64)
        off = batch["value"] - final
        for n, values in enumerate((final, off, off + model.mistakes(batch))):
            squares[n] += np.square(apart(values)).sum()
    total = max(float(squares[0]), 1e-9)
    return 1 - float(squares[1]) / total, 1 - float(squares[2]) / total


# --- the command


def learn(players: int, chosen: argparse.Namespace, helpers: Workers) -> tuple[dict[str, Any], bool]:
    """Play, train and test; return the network with a card, and whether the champion is better with it."""
    count = GAMES[players] if chosen.games is None else chosen.games
    rows = games(players, chosen.seed, count, chosen.keep, helpers)
    model = trained(rows, players, chosen.epochs, Machine(chosen.device))
    without, with_it = foretold(model, rows, np.flatnonzero(rows["game"] % HELD_BACK == 0))
    learnt = list(champion_weights(players))
    made: dict[str, Any] = {
        "made_by": made_by("network.py"),
        "games": count,
        "positions": len(rows["game"]),
        "epochs": chosen.epochs,
        "foretold": f"{with_it:.4f} of the variance of margins of games held back, without it {without:.4f}",
    }
    card: dict[str, Any] = {"corrects": digest(learnt), "made": [made], "weights": model.whole_numbers()}
    click.echo(f"{players} players, {made['positions']:,} positions of {count:,} games: foretold is {made['foretold']}")
    write(tried(chosen.out), {str(players): card})
    ours, theirs = Contender(learnt, card["weights"], chosen.nodes), Contender(learnt, None, chosen.nodes)
    seed = f"network{chosen.seed}/{players}/match"
    result = compare(ours, theirs, players, chosen.deals, seed, helpers, duel=True)
    made["match"] = f"with the network and without it, {chosen.nodes:,} nodes a turn: {result}"
    click.echo(f"{players} players, {made['match']}")
    return card, result.is_better


def tried(out: Path) -> Path:
    """Return where networks are kept that are not known to be better."""
    return out.with_suffix(".tried.json")


def write(path: Path, cards: dict[str, dict[str, Any]]) -> None:
    """Write networks by number of players, with how they were made; those of other numbers that are there stay."""
    others = json.loads(path.read_text("utf-8"))["players"] if path.exists() else {}
    path.write_text(json.dumps({"players": dict(sorted({**others, **cards}.items()))}) + "\n", "utf-8")


def parser_for(text: str | None, games: dict[int, int], epochs: int) -> argparse.ArgumentParser:
    """Return a parser of what is told to whoever teaches a network."""
    parser = parser_of(text)
    add_players(parser)
    parser.add_argument(
        "--games", type=at_least(2), help=f"for each number of players, one of ten held back; unless given, {games}"
    )
    parser.add_argument("--epochs", type=at_least(1), default=epochs)
    parser.add_argument("--deals", type=at_least(1), default=150, help="at most, to find out whether it helps")
    parser.add_argument("--nodes", type=at_least(1), default=45_000, help="a turn in that test")
    parser.add_argument("--seed", default="", help="other games and deals than the usual ones")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where games are kept, and looked for first")
    parser.add_argument("--device", help="of torch, such as cuda; unless it is given, numpy does the work")
    parser.add_argument("--out", type=Path, default=NETWORK)
    return parser


def teach(
    chosen: argparse.Namespace, learn: Callable[[int, argparse.Namespace, Workers], tuple[dict[str, Any], bool]]
) -> None:
    """Teach a network for every number of players; what is not clearly better is kept beside the file."""
    with workers(chosen.jobs, chosen.ray) as helpers:
        for players in chosen.players:
            card, is_better = learn(players, chosen, helpers)
            write(chosen.out if is_better else tried(chosen.out), {str(players): card})
            if not is_better:
                click.echo(f"Not clearly better, so nothing is changed. What was tried is in {tried(chosen.out)}.")


def main() -> None:
    teach(parser_for(__doc__, GAMES, EPOCHS).parse_args(), learn)


if __name__ == "__main__":
    main()
