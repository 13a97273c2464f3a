"""Learn the champion's network from games, and write it to src/tikal/classic/bots/network.json.

The network says by how much the champion's evaluation is mistaken about each seat's points at the end. It learns that
from games of planners that judge by different weights, think more or less and misjudge more or less. As a second task
it foretells what each temple will still bring to whom: that says much more than the end of a game, in which all temples
are added up. It also learns who wins, from points that are told apart the better the fewer tiles are left.

What is learnt is kept only if a sequential test says that the champion is better with it, looking ahead: champions with
it and without it play each other, one of either among the others, in every seat. Deals have seeds of their own
("network/..."): none is ever used to measure strength.

    python training/network.py                           # games, training and test: hours on two cores
    python training/network.py --keep build/network      # goes on with the games that were played already
    python training/network.py --device cuda             # trains on a graphics card, where torch is installed
    python training/network.py --games 4 --deals 1 --nodes 300 --players 2 --out small.json
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from champion import Contender, compare, done, gauss
from command import made_by, parser_of
from numpy.typing import NDArray

import tikal
from tikal.arena.cluster import workers
from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import champion_weights, digest, weights
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, STAGES, Evaluation
from tikal.classic.planning.facts import COUNT
from tikal.classic.planning.network import (
    HEARD,
    MOST_RUINS,
    MOST_TEMPLES,
    SEEN,
    Sights,
    sizes,
)
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
DECAY = 1e-2
POINTS, INCOME, WINNER = 0.3, 0.3, 20.0  # what is asked besides the margins, and how much that counts
POOLED = 4.0  # what is seen of all temples, or ruins, is divided by this to be about as large as all the rest
TILES = 40  # more than can be left
#: About how large facts are, and what is seen of temples and ruins: of one's own, then of each rival.
FACT_SCALE = (1, 8, 8, 8, 8, 8, 8, 8, 20, 12, 3, 8, 120, 4, 2, 60, 60, 60, 8, 8, 1, 1, 1, 1, 100, 20, 10, 4)
TEMPLE_SCALE, TEMPLE_RIVAL_SCALE = (4, 3, 3, 3, 1, 1, 1, 10, 10, 10, 1, 2, 2), (3, 10, 10, 1)
RUIN_SCALE, RUIN_RIVAL_SCALE = (3, 10, 2), (10, 1)

Rows = dict[str, NDArray[Any]]


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
        look, players = self.evaluation, self.players
        sights = Sights(players)
        self.distances.measure(s)
        look.begin(s, self.distances)
        look.look(s, 0)
        sights.gather(s, look)
        count, ruins = int(sights.temples), int(sights.ruins)
        self.seen.append({
            "temple": np.array(sights.temple, np.int8).reshape(players, MOST_TEMPLES, -1),
            "ruin": np.array(sights.ruin, np.int8).reshape(players, MOST_RUINS, -1),
            "facts": np.array(sights.facts, np.int16).reshape(players, players * COUNT),
            "temples": np.arange(MOST_TEMPLES) < count,
            "ruins": np.arange(MOST_RUINS) < ruins,
            "stage": np.array(look.stage[:players], np.int8),
            "order": np.array(look.order[:players], np.int8),
            "value": np.array([int(value) / ONE for value in look.value[:players]], np.float32),
            "tiles": np.array(look.facts.tiles, np.int8),
        })  # fmt: skip
        self.hexes.append([int(hex) for hex in sights.hexes[:count]])
        if s.round_kind != NORMAL:
            me = int(s.current)
            for hex, points, _ in scoring.sheet(s, me).temples:
                self.income.append(Income(len(self.seen) - 1, me, hex, points))


def games(players: int, seed: str, count: int, folder: Path | None, helpers: Workers) -> Rows:
    """Return the rows of that many games, and which game each is of; those that are kept in a folder are not played."""
    chunks: list[Rows] = []
    known_by = digest([*champion_weights(players), *weights(players)])  # they play and are corrected by these
    for first in range(0, count, CHUNK):
        last = min(first + CHUNK, count)
        kept = None if folder is None else folder / f"network{seed}-{players}-{known_by}-{first:06}-{last:06}.npz"
        if kept is not None and kept.exists():
            with np.load(kept) as data:
                chunks.append(dict(data))
            continue
        tasks = (Task(players, f"network{seed}/{players}/{game}") for game in range(first, last))
        parts: list[Rows] = list(done(helpers, rows_of_game, tasks))
        chunk = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        lengths = [len(part["final"]) for part in parts]
        chunk["game"] = np.repeat(np.arange(first, last, dtype=np.int32), lengths)
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            whole = kept.with_name(f"{kept.stem}.part.npz")
            np.savez_compressed(whole, **chunk)  # type: ignore[arg-type]
            whole.replace(kept)
        chunks.append(chunk)
        click.echo(f"{players} players: {last:,} of {count:,} games")
    return {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}


# --- training
#
# The arrays are numpy's, or torch's where they lie on a graphics card: what is done with them is the same.


class Machine:
    """Where numbers are worked on: by numpy, or by torch on a device."""

    def __init__(self, device: str | None) -> None:
        self.device = device
        if device is not None:
            import torch

            self.torch = torch

    def array(self, numbers: NDArray[Any]) -> Any:
        """Return numbers as they are worked on here."""
        whole = np.asarray(numbers, np.float32)
        return whole if self.device is None else self.torch.from_numpy(whole).to(self.device)

    def numpy(self, numbers: Any) -> NDArray[np.float32]:
        """Return numbers as numpy has them."""
        plain: NDArray[np.float32] = numbers if self.device is None else numbers.cpu().numpy()
        return plain

    def joined(self, parts: list[Any]) -> Any:
        """Return columns side by side."""
        return np.concatenate(parts, axis=1) if self.device is None else self.torch.cat(parts, dim=1)


class Layer:
    """Weights, what their gradient is and how they were changed (Adam, with decay)."""

    def __init__(self, into: int, out: int, rng: np.random.Generator, machine: Machine, blank: bool = False) -> None:
        spread = 0.0 if blank else 1 / math.sqrt(into)
        self.weights = machine.array(rng.uniform(-spread, spread, (into, out)))
        self.bias = machine.array(rng.uniform(-spread, spread, out))
        self.moments = [(self.weights * 0, self.weights * 0), (self.bias * 0, self.bias * 0)]
        self.seen: Any = None
        self.gradients: list[Any] = []

    def forward(self, numbers: Any) -> Any:
        self.seen = numbers
        return numbers @ self.weights + self.bias

    def backward(self, gradient: Any) -> Any:
        """Take the gradient of what came out; return that of what went in."""
        self.gradients = [self.seen.T @ gradient, gradient.sum(axis=0)]
        return gradient @ self.weights.T

    def change(self, rate: float, step: int) -> None:
        """Follow the gradient."""
        for which, (numbers, gradient) in enumerate(zip((self.weights, self.bias), self.gradients, strict=True)):
            adam(numbers, gradient, self.moments[which], rate, step)


def adam(numbers: Any, gradient: Any, moments: tuple[Any, Any], rate: float, step: int) -> None:
    """Change numbers along a gradient, by Adam with decay."""
    first, second = moments
    first *= 0.9
    first += 0.1 * gradient
    second *= 0.999
    second += 0.001 * gradient * gradient
    numbers *= 1 - rate * DECAY
    numbers -= rate * (first / (1 - 0.9**step)) / ((second / (1 - 0.999**step)) ** 0.5 + 1e-8)


class Model:
    """The network as it is trained; `whole_numbers` gives what ships."""

    def __init__(self, players: int, machine: Machine, seed: int) -> None:
        self.players, self.machine = players, machine
        rng = np.random.default_rng(seed)
        self.layers = [Layer(into, out, rng, machine, blank=out == 1) for into, out in sizes(players)]
        self.income = Layer(self.layers[1].weights.shape[1], 1, rng, machine)
        self.apart = machine.array(np.full(TILES, 3.0))  # by tiles left: points that count for much in who wins
        self.apart_moments = (self.apart * 0, self.apart * 0)
        rivals = players - 1
        self.scales = {
            "temple": machine.array(np.array(TEMPLE_SCALE + TEMPLE_RIVAL_SCALE * rivals)),
            "ruin": machine.array(np.array(RUIN_SCALE + RUIN_RIVAL_SCALE * rivals)),
            "facts": machine.array(np.array(FACT_SCALE * players)),
        }

    def learn(self, rows: Rows, rate: float, ties_rate: float, step: int) -> tuple[float, float, float]:
        """Learn from some rows; return how far off margins and incomes were, squared, and how surprising winners."""
        machine, seats = self.machine, self.players
        count = len(rows["final"])
        mistakes, income, masks = self._forward(rows)
        live = machine.array(rows["stage"] >= 0)
        final = machine.array(rows["final"])
        off = machine.array(rows["value"]) + mistakes * live - final
        apart = off - off.mean(axis=1).reshape(-1, 1)
        gradient = 2 * (apart + POINTS * off) / (count * seats)
        surprise, pull, ties_pull = self._winner(rows, off + final)
        gradient = (gradient + WINNER * pull) * live
        temples = masks[0]
        missed = (income - machine.array(rows["income"])) * temples
        paid = max(float(temples.sum()), 1.0)
        self._backward(gradient, 2 * INCOME * missed / paid, masks)
        for layer in (*self.layers, self.income):
            layer.change(rate, step)
        adam(self.apart, WINNER * ties_pull, self.apart_moments, ties_rate, step)
        self.apart = machine.array(np.maximum(machine.numpy(self.apart), 0.3))
        return float((apart**2).mean()), float((missed**2).sum()) / paid, surprise

    def mistakes(self, rows: Rows) -> NDArray[np.float32]:
        """Return what it adds to the evaluation, by row and seat."""
        return self.machine.numpy(self._forward(rows)[0]) * (rows["stage"] >= 0)

    def _forward(self, rows: Rows) -> tuple[Any, Any, tuple[Any, Any]]:
        """Return mistakes by seat, incomes by seat and temple, and which temples and ruins there are."""
        machine, seats, count = self.machine, self.players, len(rows["final"])
        temples = machine.array(np.repeat(rows["temples"][:, None], seats, axis=1))
        ruins = machine.array(np.repeat(rows["ruins"][:, None], seats, axis=1))
        saw_temples = self._see("temple", rows, temples, 0)
        income = self.income.forward(saw_temples).reshape(count, seats, -1) * temples
        saw_ruins = self._see("ruin", rows, ruins, 2)
        facts = machine.array(rows["facts"]) / self.scales["facts"]
        stage = np.eye(STAGES)[np.maximum(rows["stage"], 0)].reshape(count * seats, STAGES)
        order = np.eye(seats)[rows["order"]].reshape(count * seats, seats)
        hidden = machine.joined([
            facts.reshape(count * seats, -1), machine.array(stage), machine.array(order),
            saw_temples.reshape(count * seats, MOST_TEMPLES, -1).sum(axis=1) / POOLED,
            saw_ruins.reshape(count * seats, MOST_RUINS, -1).sum(axis=1) / POOLED,
        ])  # fmt: skip
        self.hidden = []
        for layer in self.layers[4:]:
            hidden = layer.forward(hidden)
            if layer is not self.layers[-1]:
                hidden = hidden * (hidden > 0)
            self.hidden.append(hidden)
        return hidden.reshape(count, seats), income, (temples, ruins)

    def _see(self, what: str, rows: Rows, mask: Any, first: int) -> Any:
        """Return what two layers make of each temple or ruin, one row for each."""
        seen = self.machine.array(rows[what]) / self.scales[what]
        middle = self.layers[first].forward(seen.reshape(-1, seen.shape[-1]))
        middle = middle * (middle > 0)
        out = self.layers[first + 1].forward(middle)
        return out * (out > 0) * mask.reshape(-1, 1)

    def _backward(self, gradient: Any, income: Any, masks: tuple[Any, Any]) -> None:
        """Work out all gradients from those of the mistakes and of the incomes."""
        count, seats = gradient.shape
        back = gradient.reshape(-1, 1)
        for layer, hidden in zip(reversed(self.layers[4:]), [None, *reversed(self.hidden[:-1])], strict=True):
            if hidden is not None:
                back = back * (hidden > 0)
            back = layer.backward(back)
        temple, ruin = self.layers[1].weights.shape[1], self.layers[3].weights.shape[1]
        by_income = self.income.backward(income.reshape(-1, 1)).reshape(count * seats, MOST_TEMPLES, temple)
        start = back.shape[1] - temple - ruin
        from_temples = back[:, start : start + temple].reshape(-1, 1, temple) / POOLED + by_income
        from_ruins = back[:, start + temple :].reshape(-1, 1, ruin) / POOLED
        self._blame(from_temples, masks[0], 0)
        self._blame(from_ruins * masks[1].reshape(-1, MOST_RUINS, 1), masks[1], 2)

    def _blame(self, gradient: Any, mask: Any, first: int) -> None:
        """Work out the gradients of two layers that look at temples or ruins."""
        below, above = self.layers[first], self.layers[first + 1]
        out = above.forward(above.seen)
        gradient = gradient.reshape(out.shape) * (out > 0) * mask.reshape(-1, 1)
        below.backward(above.backward(gradient) * (above.seen > 0))

    def _winner(self, rows: Rows, value: Any) -> tuple[float, Any, Any]:
        """Return how surprising the winners are, and the gradients of values and of how far they are told apart."""
        machine = self.machine
        tiles = np.minimum(rows["tiles"], TILES - 1)
        by_tile = machine.array(np.eye(TILES)[tiles])
        apart = (by_tile @ self.apart).reshape(-1, 1)
        scaled = value / apart
        top = machine.array(machine.numpy(scaled).max(axis=1, keepdims=True))
        power = math.e ** (scaled - top)
        chance = power / power.sum(axis=1).reshape(-1, 1)
        best = rows["final"] == rows["final"].max(axis=1, keepdims=True)
        won = machine.array(best / best.sum(axis=1, keepdims=True))
        pull = (chance - won) / apart / len(tiles)
        ties = -((chance - won) * scaled / apart).sum(axis=1) / len(tiles)
        logs = np.log(machine.numpy(chance) + 1e-9)
        surprise = -float((machine.numpy(won) * logs).sum(axis=1).mean())
        return surprise, pull, by_tile.T @ ties

    def whole_numbers(self) -> list[int]:
        """Return the weights as `Network` takes them: a row for each number that goes in, then the bias."""
        found: list[int] = []
        once = 1 << SEEN
        heard = np.full(1000, float(1 << HEARD))
        facts = once / self.machine.numpy(self.scales["facts"])
        here = np.full(STAGES + self.players, float(once))
        scales = [
            once / self.machine.numpy(self.scales["temple"]), heard,
            once / self.machine.numpy(self.scales["ruin"]), heard,
            np.concatenate([facts, here, heard / POOLED]), heard, heard,
        ]  # fmt: skip
        for layer, scale in zip(self.layers, scales, strict=True):
            rows = self.machine.numpy(layer.weights).astype(np.float64)
            found.extend(int(n) for n in np.rint(rows * scale[: len(rows), None]).ravel())
            found.extend(int(n) for n in np.rint(self.machine.numpy(layer.bias).astype(np.float64) * once))
        return found


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
    card: dict[str, Any] = {
        "corrects": digest(learnt),
        "games": count,
        "positions": len(rows["game"]),
        "epochs": chosen.epochs,
        "foretold": f"{with_it:.4f} of the variance of margins of games held back, without it {without:.4f}",
        "weights": model.whole_numbers(),
    }
    click.echo(f"{players} players, {card['positions']:,} positions of {count:,} games: foretold is {card['foretold']}")
    write(tried(chosen.out), {str(players): card})
    ours, theirs = Contender(learnt, card["weights"], chosen.nodes), Contender(learnt, None, chosen.nodes)
    seed = f"network{chosen.seed}/{players}/match"
    result = compare(ours, theirs, players, chosen.deals, seed, helpers, duel=True)
    card["match"] = f"with the network and without it, {chosen.nodes:,} nodes a turn: {result}"
    click.echo(f"{players} players, {card['match']}")
    return card, result.is_better


def tried(out: Path) -> Path:
    """Return where networks are kept that are not known to be better."""
    return out.with_suffix(".tried.json")


def write(path: Path, cards: dict[str, dict[str, Any]]) -> None:
    """Write networks by number of players, with how they were made; those of other numbers that are there stay."""
    others = json.loads(path.read_text("utf-8"))["players"] if path.exists() else {}
    made = {"made_by": made_by("network.py"), "players": dict(sorted({**others, **cards}.items()))}
    path.write_text(json.dumps(made) + "\n", "utf-8")


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, help="for each number of players; unless given, " + str(GAMES))
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--deals", type=int, default=150, help="at most, to find out whether it helps")
    parser.add_argument("--nodes", type=int, default=45_000, help="a turn in that test")
    parser.add_argument("--seed", default="", help="other games and deals than the usual ones")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where games are kept, and looked for first")
    parser.add_argument("--device", help="of torch, such as cuda; unless it is given, numpy does the work")
    parser.add_argument("--out", type=Path, default=NETWORK)
    chosen = parser.parse_args()
    with workers(chosen.jobs, chosen.ray) as helpers:
        for players in chosen.players:
            card, is_better = learn(players, chosen, helpers)
            write(chosen.out if is_better else tried(chosen.out), {str(players): card})
            if not is_better:
                click.echo(f"Not clearly better, so nothing is changed. What was tried is in {tried(chosen.out)}.")


if __name__ == "__main__":
    main()
