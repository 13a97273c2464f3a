"""Teach the champion's network what looking ahead finds, and write it to build/champion; promote.py takes it on.

A network that is learnt from games (training/network.py) knows how games end, in which all turns are added up. Which
turn of a position is the better one is a finer question. So here turns of the same position are compared: at some
positions of games of many kinds of planners, the best turns that the champion finds and some others are each followed
two rounds ahead with the same tiles and treasures, as the champion does it, and judged by the network so far at the end
of one's next turn but one. The network learns to say that at once: first of all by how much turns of one position
differ. So the champion finds at once what it had to look for, and where it looks ahead it sees farther.

What is learnt is kept only if a sequential test says that the champion is better with it than with the network it began
with: either plays the other, one among the others, in every seat. Deals have seeds of their own ("lookahead/..."): none
is ever used to measure strength. A command that was stopped goes on where it was, and one that made the network that is
there does nothing.

    python training/lookahead.py                                                  # the networks in build/champion
    python training/lookahead.py --folder build/more --from-shipped --seed 2      # those that ship: many hours
    python training/lookahead.py --folder build/small --from-shipped --games 11 --deals 1 --nodes 300 --players 2
"""

from __future__ import annotations

import argparse
from typing import Any

import click
import numpy as np
from command import above, cache_key, made_by
from gathering import Rows, after_turn, gathered, rows_at
from learnt import Learnt
from model import Machine, Model
from network import STYLES, Study, Task, sight_of
from numpy.typing import NDArray
from showdown import Contender, GivenChampion
from teaching import HELD_BACK, Card, in_epochs, judge, once, teach, teaching_parser

from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import weights
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.replies import Table
from tikal.classic.rules.ruleset import LAYING, OVER
from tikal.classic.rules.state import State
from tikal.core.limit import Limit
from tikal.core.planning import Turn

GAMES = {2: 5_000, 3: 1_500, 4: 3_500}
EVERY = 5  # turns of a game: how often turns are compared
THOUGHT_OF = 30  # turns of a position ...
BEST, WORSE = 5, 3  # ... of which so many of the best and of the rest are followed
GROUP = BEST + WORSE
ROUNDS = 2  # that they are followed
SAMPLES = 2  # of each turn
WIDTH, TILES, SPENDING_WIDTH = 6, 4, 16  # of whoever thinks of them
RECIPE = (EVERY, THOUGHT_OF, BEST, WORSE, ROUNDS, SAMPLES, WIDTH, TILES, SPENDING_WIDTH, STYLES)

GROUPS = 64  # positions in a batch
EPOCHS = 6
RATE = 1.5e-3  # of learning, at most


# --- positions


def rows_of_game(task: Task, desk: Desk) -> Rows:
    """Play a game, following turns ahead at some positions; return what was to be seen after them, and what came."""
    desk.without_limit()
    return Lookout(task).rows()


class Lookout(Study):
    """One game in which turns are compared."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self.bot = GivenChampion(Contender(task.learnt, task.network), task.seed)

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
        return {name: np.stack([row[name] for row in followed]) for name in followed[0]} if followed else {}

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
    after = table.followed(s, s.current, turn, seed, sample, ROUNDS, Limit())
    if after.phase == OVER:
        return [float(score) for score in after.score[: after.players]]
    return [points / ONE for points in table.closer.plan(after, table.width, table.tiles, Limit(), 1)[0].points]


# --- training


def trained(rows: Rows, players: int, before: list[int], epochs: int, rate: float, machine: Machine) -> Model:
    """Teach a network what came of turns, but for the games that are held back."""
    model = Model(players, machine, 1)
    model.read(before)
    for epoch, batches in in_epochs(groups_of(rows, held_back=False), GROUPS, epochs):
        told = [model.compare(rows_at(rows, which.ravel()), GROUP, rate * part, step) for which, part, step in batches]
        apart, margin = np.mean(told, axis=0)
        gain, points = chosen_by(model, rows)
        click.echo(
            f"{players} players, epoch {epoch} of {epochs}: turns off by {apart**0.5:.3f} points, margins by "
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
    which = groups_of(rows, held_back=True)
    gained: list[NDArray[Any]] = []
    most: list[NDArray[Any]] = []
    for start in range(0, len(which), GROUPS):
        batch = rows_at(rows, which[start : start + GROUPS].ravel())
        looks = batch["value"] + (0.0 if model is None else model.mistakes(batch))
        true = margins(batch["final"], batch["mover"])
        best = margins(looks, batch["mover"]).argmax(axis=1)
        gained.append(true[np.arange(len(true)), best])
        most.append(true.max(axis=1))
    return (float(np.concatenate(gained).mean()), float(np.concatenate(most).mean())) if gained else (0.0, 0.0)


# --- the command


def learn(players: int, chosen: argparse.Namespace, machine: Machine, helpers: Workers) -> None:
    """Follow turns, train and test."""
    learnt, command = Learnt(chosen.folder), made_by("lookahead.py")
    card, champion = learnt.card(players), learnt.weights(players)
    assert card is not None and champion is not None
    if card["made"][-1]["made_by"] == command:
        click.echo(f"{players} players: the network in {chosen.folder} is by this command. --seed teaches it more.")
        return
    before = card["weights"]
    count = GAMES[players] if chosen.games is None else chosen.games
    seed = f"lookahead{chosen.seed}/{players}"
    key = cache_key(seed, champion, weights(players), before, RECIPE)

    def make() -> Card:
        about, kept = f"{players} players, games", chosen.keep / f"lookahead-{key}"
        rows = gathered(
            rows_of_game, lambda game: Task(players, f"{seed}/{game}", champion, before), count, about, kept, helpers
        )
        old = Model(players, Machine(None), 1)
        old.read(before)
        by_weights, (by_old, most) = chosen_by(None, rows)[0], chosen_by(old, rows)
        model = trained(rows, players, before, chosen.epochs, chosen.rate, machine)
        gain = chosen_by(model, rows)[0]
        found = (
            f"{len(rows['game']) // GROUP:,} positions of {count:,} games; in games held back its choices bring "
            f"{gain:.3f} points more than the mean turn, {by_old:.3f} before, {by_weights:.3f} by weights alone, "
            f"{most:.3f} at most"
        )
        click.echo(f"{players} players: {found}")
        step = {"made_by": command, "found": found, "epochs": chosen.epochs}
        return {**card, "made": [*card["made"], step], "weights": model.whole_numbers()}

    file = chosen.keep / f"lookahead-{players}-{cache_key(key, count, chosen.epochs, chosen.rate, chosen.device)}.json"
    once(file, make)
    judge(players, file, "with it and with the one before", f"{seed}/match", chosen, helpers)


def lacks_network(learnt: Learnt, players: int) -> str | None:
    """Return what there has to be first, if it is not there."""
    if learnt.network(players) is None:
        return f"network for the weights of {players} players (training/network.py makes it)"
    return None


def main() -> None:
    parser = teaching_parser(__doc__, GAMES, EPOCHS)
    parser.add_argument("--rate", type=above(0), default=RATE, help=f"of learning, at most; {RATE} unless given")
    teach(parser, learn, lacks_network)


if __name__ == "__main__":
    main()
