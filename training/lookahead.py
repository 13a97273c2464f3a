"""Teach the champion's network what looking ahead finds, and write it to src/tikal/classic/bots/network.json.

A network that is learnt from games (training/network.py) knows how games end, in which all turns are added up. Which
turn of a position is the better one is a finer question. So here turns of the same position are compared: at some
positions of games of many kinds of planners, the best turns that the champion finds and some others are each followed
two rounds ahead with the same tiles and treasures, as the champion does it, and judged by the network so far at the end
of one's next turn but one. The network learns to say that at once: first of all by how much turns of one position
differ. So the champion finds at once what it had to look for, and where it looks ahead it sees farther.

What is learnt is kept only if a sequential test says that the champion is better with it than with the network it began
with: one of either plays among the others, in every seat. Deals have seeds of their own ("lookahead/..."): none is ever
used to measure strength.

    python training/lookahead.py                             # positions, training and test: hours on two cores
    python training/lookahead.py --keep build/lookahead      # goes on with the games that were played already
    python training/lookahead.py --games 2 --deals 1 --nodes 300 --players 2 --out small.json
"""

from __future__ import annotations

import argparse
import json
import math
from typing import Any, NamedTuple

import click
import numpy as np
from champion import Contender, Learner, after_turn, compare
from command import between, made_by
from model import Machine, Model, Rows
from network import HELD_BACK, NETWORK, Study, Task, gathered, parser_for, rate_at, sight_of, taken, teach, tried, write
from numpy.typing import NDArray

from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import champion_weights, digest, weights
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.replies import Spread, Table
from tikal.classic.rules.ruleset import LAYING, OVER
from tikal.classic.rules.state import State
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Turn

GAMES = {2: 5_000, 3: 1_500, 4: 3_500}
EVERY = 5  # turns of a game: how often turns are compared
THOUGHT_OF = 30  # turns of a position ...
BEST, WORSE = 5, 3  # ... of which so many of the best and of the rest are followed
GROUP = BEST + WORSE
ROUNDS = 2  # that they are followed
SAMPLES = 2  # of each turn
WIDTH, TILES, SPENDING_WIDTH = 6, 4, 16  # of who thinks of them

GROUPS = 64  # positions in a batch
EPOCHS = 6
RATE = 1.5e-3  # of learning, at most


# --- positions


class Setting(NamedTuple):
    """A game to learn from, and the network so far."""

    task: Task
    network: list[int]


def rows_of_game(setting: Setting, desk: Desk) -> Rows:
    """Play a game, following turns ahead at some positions; return what was to be seen after them, and what came."""
    desk.ask(0, math.inf, 0, ())
    return Lookout(setting).rows()


class Lookout(Study):
    """One game in which turns are compared."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.task)
        self.bot = Learner(Contender(list(champion_weights(self.players)), setting.network), setting.task.seed)

    def rows(self) -> Rows:
        """Play the game and return what came of the turns that were followed."""
        s = self.state
        followed: list[Rows] = []
        self.table.go_on(s, self.draws)
        while s.phase != OVER:
            if self.rng.below(EVERY) == 0:
                followed += self._followed(s)
            self.table.play_turn(s, self._chosen(s), self.finds)
            self.table.go_on(s, self.draws)
        return {name: np.stack([row[name] for row in followed]) for name in followed[0]} if followed else NOTHING

    def _followed(self, s: State) -> list[Rows]:
        """Follow some turns of a position; return a row for each."""
        width = WIDTH if s.phase == LAYING else SPENDING_WIDTH
        turns = self.bot.planner(s).plan(s, width, TILES, Limit(), THOUGHT_OF)
        rest = turns[BEST:]
        if len(rest) < WORSE:
            return []
        chosen = turns[:BEST] + [rest.pop(self.rng.below(len(rest))) for _ in range(WORSE)]
        seed = str(self.rng.below(1 << 30))
        table = self.bot.table(s)
        rows = []
        for turn in chosen:
            row = self._after(s, turn)
            ends = [foreseen(table, s, turn, seed, sample) for sample in range(SAMPLES)]
            row["final"] = np.array(ends, np.float32).mean(axis=0)
            row["mover"] = np.array(s.current, np.int8)
            rows.append(row)
        return rows

    def _after(self, s: State, turn: Turn) -> Rows:
        """Return what is to be seen right after a turn, as whoever plans it sees that."""
        after, unknown = after_turn(s, turn)
        return sight_of(after, self.evaluation, self.distances, unknown)[0]


def foreseen(table: Table, s: State, turn: Turn, seed: str, sample: int) -> list[float]:
    """Return the points of all seats at the end, as they are judged some rounds of answers after a turn."""
    me, rounds = s.current, ROUNDS
    after = s.copy()
    draws, finds = Spread(seed, sample), Rng(f"finds {seed}/{sample}")
    table.play_turn(after, turn, finds)
    table.go_on(after, draws)
    while after.phase != OVER and (after.current != me or rounds > 1):
        if after.current == me:
            rounds -= 1
        table.answer(after, draws, finds, Limit())
    if after.phase == OVER:
        return [float(score) for score in after.score[: after.players]]
    return [points / ONE for points in table.closer.plan(after, table.width, table.tiles, Limit(), 1)[0].points]


NOTHING: Rows = {"value": np.zeros((0, 0), np.float32)}


# --- training


def trained(rows: Rows, players: int, before: list[int], epochs: int, rate: float, machine: Machine) -> Model:
    """Teach a network what came of turns, but for the games that are held back."""
    model = Model(players, machine, 1)
    model.read(before)
    rng = np.random.default_rng(1)
    known = groups_of(rows, held_back=False)
    size = min(GROUPS, len(known))
    steps = max(1, epochs * (len(known) // size))
    step = 0
    for epoch in range(epochs):
        rng.shuffle(known)
        told = []
        for start in range(0, len(known) - size + 1, size):
            step += 1
            batch = taken(rows, known[start : start + size].ravel())
            told.append(model.compare(batch, GROUP, rate * rate_at((step - 1) / steps), step))
        apart, margin = np.mean(told, axis=0)
        gain, points = chosen_by(model, rows)
        click.echo(
            f"{players} players, epoch {epoch + 1} of {epochs}: turns off by {apart**0.5:.3f} points, margins by "
            f"{margin**0.5:.3f}; in games held back its choices bring {gain:.3f} of {points:.3f} points"
        )
    return model


def groups_of(rows: Rows, held_back: bool) -> NDArray[np.intp]:
    """Return which rows are of which position, of games that are held back or of the others."""
    first = np.arange(0, len(rows["game"]), GROUP)
    chosen = first[(rows["game"][first] % HELD_BACK == 0) == held_back]
    which: NDArray[np.intp] = chosen[:, None] + np.arange(GROUP)
    return which


def margins(points: NDArray[Any], mover: NDArray[Any]) -> NDArray[Any]:
    """Return how far ahead of the mean whoever moved is, by position and turn, less what all turns have in common."""
    ahead = points - points.mean(axis=1, keepdims=True)
    own = ahead[np.arange(len(points)), mover].reshape(-1, GROUP)
    apart: NDArray[Any] = own - own.mean(axis=1, keepdims=True)
    return apart


def chosen_by(model: Model | None, rows: Rows) -> tuple[float, float]:
    """Return how many points the turns bring that look best, above the mean of all, and how many the best would.

    Without a network those that the evaluation likes best. What the best would bring is more than anybody can know.
    """
    which = groups_of(rows, held_back=True).ravel()
    if not len(which):
        return 0.0, 0.0
    batch = taken(rows, which)
    looks = batch["value"] + (0.0 if model is None else model.mistakes(batch))
    true = margins(batch["final"], batch["mover"])
    best = margins(looks, batch["mover"]).argmax(axis=1)
    return float(true[np.arange(len(true)), best].mean()), float(true.max(axis=1).mean())


# --- the command


def learn(players: int, chosen: argparse.Namespace, helpers: Workers) -> tuple[dict[str, Any], bool]:
    """Follow turns, train and test; return the network with a card, and whether the champion is better with it."""
    learnt = list(champion_weights(players))
    card: dict[str, Any] = json.loads(NETWORK.read_text("utf-8"))["players"].get(str(players), {})
    if card.get("corrects") != digest(learnt):
        raise SystemExit(f"There is no network for {players} players and these weights: training/network.py makes one.")
    before = card["weights"]
    count = GAMES[players] if chosen.games is None else chosen.games
    known_by = digest([*learnt, *weights(players), *before, BEST, WORSE])
    kept = None if chosen.keep is None else chosen.keep / f"lookahead{chosen.seed}-{players}-{known_by}"

    def setting(game: int) -> Setting:
        return Setting(Task(players, f"lookahead{chosen.seed}/{players}/{game}"), before)

    rows = gathered(rows_of_game, setting, count, kept, helpers)
    old = Model(players, Machine(None), 1)
    old.read(before)
    by_weights, (by_old, most) = chosen_by(None, rows)[0], chosen_by(old, rows)
    model = trained(rows, players, before, chosen.epochs, chosen.rate, Machine(chosen.device))
    gain = chosen_by(model, rows)[0]
    card["weights"] = model.whole_numbers()
    found = (
        f"{len(rows['game']) // GROUP:,} positions of {count:,} games; in games held back its choices bring {gain:.3f} "
        f"points more than the mean turn, {by_old:.3f} before, {by_weights:.3f} by weights alone, {most:.3f} at most"
    )
    click.echo(f"{players} players: {found}")
    write(tried(chosen.out), {str(players): card})
    ours, theirs = (Contender(learnt, network, chosen.nodes) for network in (card["weights"], before))
    result = compare(ours, theirs, players, chosen.deals, f"lookahead{chosen.seed}/{players}/match", helpers, duel=True)
    match = f"with it and with the one before, {chosen.nodes:,} nodes a turn: {result}"
    taught = {"made_by": made_by("lookahead.py"), "found": found, "epochs": chosen.epochs, "match": match}
    card["made"] = [*card["made"], taught]
    click.echo(f"{players} players, {match}")
    return card, result.is_better


def main() -> None:
    parser = parser_for(__doc__, GAMES, EPOCHS)
    parser.add_argument("--rate", type=between(0), default=RATE, help="of learning, at most")
    teach(parser.parse_args(), learn)


if __name__ == "__main__":
    main()
