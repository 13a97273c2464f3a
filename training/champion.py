"""Learn the champion's weights from what comes of turns, and write them to build/champion; promote.py takes them on.

A fit to how games end learns what goes together with winning, not what wins: training/fit.py had to be mended by hand.
Here turns of the same position are compared with each other. At some positions of games of planners about a dozen
turns, good ones and worse ones, are each played on to the end of the game by quick planners in all seats, with the same
tiles and treasures coming for all of them. The weights are fitted to how the positions right after the turns differ in
their facts, and how much the points at the end differ. They depend on the stage and on how many seats move first. How
many points there were in all keeps them down to earth, and they are drawn towards those they began with. A search looks
at positions in which a turn is about to begin; for these the weights of training/fit.py stay.

It goes on from the weights that are there, or from those of training/fit.py where there are none. Each generation plays
with the weights of the one before. It is kept only if a sequential test says that the champion is better with its
weights: either plays the same fresh deals in every seat, against the same rivals of a mixed pool. A network that was
learnt for the weights before is taken out with them. Deals have seeds of their own ("champion/..."): none is ever used
to measure strength. A command that was stopped goes on where it was, and one that made the weights that are there does
nothing.

    python training/champion.py                                              # from nothing
    python training/champion.py --folder build/more --from-shipped --seed 2      # a generation more of what ships
    python training/champion.py --folder build/small --games 4 --deals 2 --players 2
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import NamedTuple

import click
import numpy as np
from command import add_players, at_least, cache_key, made_by, parser_of, playing, write
from gathering import Rows, after_turn, gathered, gauss
from learnt import add_start, begin, whole
from numpy.typing import NDArray
from showdown import Contender, Showdown, compare

import tikal
from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.weights import digest, weights
from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import COUNT
from tikal.classic.planning.planner import Planner
from tikal.classic.planning.replies import Table
from tikal.classic.rules.ruleset import LAYING, OVER
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Turn

WIDTH, TILES, SPENDING_WIDTH = 4, 2, 12  # of the planners that play
QUICK = (3, 1)  # width and placements of those that play on
THOUGHT_OF = 64  # turns of a position ...
BEST, WORSE = 8, 6  # ... of which so many of the best and of the rest are played on
PLAYED_ON = 2  # times each
EVERY = 5  # turns of a game: how often that is done
NOISE = 1.0  # points by which the players misjudge turns, so that they see what they would not choose
OTHERS = 30  # percent of the players judge by the weights of training/fit.py, so that not all play alike
LEVEL = 0.005  # how much it counts how many points there were, beside how much turns differ
PULL = 1e4  # rows' worth that weights are drawn towards those for any place in the order, and these to those before
RECIPE = (WIDTH, TILES, SPENDING_WIDTH, QUICK, THOUGHT_OF, BEST, WORSE, PLAYED_ON, EVERY, NOISE, OTHERS)

Numbers = NDArray[np.float64]

DIGITS = 5  # after the point, of weights that are written
MANY = 1 << 16  # more groups than there are in a game


class Seen(NamedTuple):
    """What one seat has after a turn."""

    seat: int
    stage: int
    order: int
    facts: list[int]
    scored: float


@dataclass(frozen=True)
class Task:
    """A game to learn from."""

    players: int
    seed: str
    weights: list[int]  # by stage, place in the order and fact


def rows_of_game(task: Task, desk: Desk) -> Rows:
    """Play a game, trying other turns at some positions; return what came of them."""
    desk.without_limit()
    return Study(task).rows()


class Study:
    """One game that is learnt from."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = tikal.new_game("super-meeple", task.players, seed=task.seed)
        self.planner = Planner(task.weights, remembering=True)
        self.table = Table(task.weights, *QUICK, remembering=True)
        self.rng = Rng(f"{task.seed}/study")
        other = Planner(numbers(first_weights(task.players)), remembering=True)
        self.seats = [other if self.rng.below(100) < OTHERS else self.planner for _ in range(task.players)]
        self.found: list[tuple[int, Seen, float]] = []  # group, what was seen, points at the end
        self.groups = 0

    def rows(self) -> Rows:
        """Play the game and return what came of the turns that were tried."""
        while not self.game.is_over:
            position = classic_state(self.game.state.copy())
            whole_turn = position.phase == LAYING or position.ap == position.ruleset.action_points
            if whole_turn and self.rng.below(EVERY) == 0:
                self.try_turns(position, self.turns(self.planner, position))
            turns = self.turns(self.seats[position.current], position)
            tried = [turn.value + NOISE * ONE * gauss(self.rng) for turn in turns]
            for action in turns[tried.index(max(tried))].actions:
                self.game.play(action)
                if act.kind_of(action) == act.DIG:
                    break
        return {
            "group": np.array([group for group, _, _ in self.found], np.int32),  # rows of the same position and seat
            "stage": np.array([seen.stage for _, seen, _ in self.found], np.int8),
            "order": np.array([seen.order for _, seen, _ in self.found], np.int8),
            "facts": np.array([seen.facts for _, seen, _ in self.found], np.int16).reshape(-1, COUNT),
            # points at the end, less those scored already
            "final": np.array([final - seen.scored for _, seen, final in self.found], np.float32),
        }

    def turns(self, planner: Planner, position: State) -> list[Turn]:
        """Return what a planner thinks of, best first."""
        width = WIDTH if position.phase == LAYING else SPENDING_WIDTH
        return planner.plan(position, width, TILES, Limit(), THOUGHT_OF)

    def try_turns(self, position: State, turns: list[Turn]) -> None:
        """Play some turns of a position on and note what comes of them."""
        rest = turns[BEST:]
        chosen = turns[:BEST] + [rest.pop(self.rng.below(len(rest))) for _ in range(min(WORSE, len(rest)))]
        if len(chosen) < 2:
            return
        seeds = [str(self.rng.below(1 << 30)) for _ in range(PLAYED_ON)]
        players = self.task.players
        for turn in chosen:
            ends = [self.final(position, turn, seed) for seed in seeds]
            for seen in self.after(position, turn):
                mean = sum(end[seen.seat] for end in ends) / len(ends)
                self.found.append((self.groups * players + seen.seat, seen, mean))
        self.groups += 1

    def final(self, position: State, turn: Turn, seed: str) -> list[int]:
        """Return the points at the end of a game that goes on with a turn."""
        s = position.copy()
        draws, finds = Rng(f"draws {seed}"), Rng(f"finds {seed}")
        self.table.play_turn(s, turn, finds)
        self.table.go_on(s, draws)
        while s.phase != OVER:
            self.table.answer(s, draws, finds, Limit())
        return [int(score) for score in s.score[: self.task.players]]

    def after(self, position: State, turn: Turn) -> list[Seen]:
        """Return what the seats that still score have right after a turn, as whoever plans it sees that."""
        after, unknown = after_turn(position, turn)
        look = self.planner.evaluation
        self.planner.distances.measure(after)
        look.begin(after, self.planner.distances)
        look.look(after, unknown)
        facts = [int(fact) for fact in look.facts.facts]
        return [
            Seen(
                seat,
                int(look.stage[seat]),
                int(look.order[seat]),
                facts[seat * COUNT : (seat + 1) * COUNT],
                look.points[seat] / ONE,
            )
            for seat in range(self.task.players)
            if look.stage[seat] >= 0
        ]


# --- the fit


def fit(rows: Rows, before: Numbers) -> Numbers:
    """Return the weights by stage, place in the order and fact, drawn towards those before."""
    facts, final = rows["facts"].astype(np.float64), rows["final"].astype(np.float64)
    group = rows["game"].astype(np.int64) * MANY + rows["group"]
    means, which = group_means(facts, group)
    final_means, _ = group_means(final[:, None], group)
    apart = facts - means[which]
    apart_final = final - final_means[which, 0]
    scale = np.maximum(apart.std(axis=0), 1e-3)
    scale[0] = 1.0  # `always` never differs between turns

    def solve(here: NDArray[np.bool_], prior: Numbers) -> Numbers:
        """Least squares of differences and, a little, of points in all, drawn towards `prior`."""
        x, y = apart[here] / scale, apart_final[here]
        level, points = facts[here] / scale, final[here]
        start = prior * scale
        left = x.T @ x + LEVEL * level.T @ level + PULL * np.eye(COUNT)
        right = x.T @ (y - x @ start) + LEVEL * level.T @ (points - level @ start)
        answer: Numbers = (start + np.linalg.solve(left, right)) / scale
        return answer

    weights = before.copy()
    upcoming = before.shape[1] - 1  # not learnt here
    for stage in range(STAGES):
        inside = rows["stage"] == stage
        shared = solve(inside, before[stage, :upcoming].mean(axis=0))
        for order in range(upcoming):
            weights[stage, order] = solve(inside & (rows["order"] == order), shared)
    return weights


def group_means(values: Numbers, group: NDArray[np.int64]) -> tuple[Numbers, NDArray[np.intp]]:
    """Return the mean of each group and which group each row is of."""
    _, which, count = np.unique(group, return_inverse=True, return_counts=True)
    sums = np.zeros((len(count), values.shape[1]))
    np.add.at(sums, which, values)
    return sums / count[:, None], which


# --- the command


def first_weights(players: int) -> Numbers:
    """Return the weights that all began with, the same for every place in the order, as they would be written."""
    rows = np.array(weights(players), np.float64).reshape(STAGES, 1, COUNT) / ONE
    return np.repeat(rows.round(DIGITS), players + 1, axis=1)


def numbers(weights: Numbers) -> list[int]:
    """Return the weights as the evaluation takes them."""
    return whole(table_of(weights))


def table_of(weights: Numbers) -> list[list[float]]:
    """Return weights as they are written: a row for each stage and place in the order."""
    return [[round(float(weight), DIGITS) for weight in row] for row in weights.reshape(-1, COUNT)]


def learn(players: int, chosen: argparse.Namespace, helpers: Workers) -> None:
    """Play generation after generation, as long as each is better than the one before."""
    learnt, command = begin(chosen.folder, chosen.from_shipped), made_by("champion.py")
    made = learnt.made(players) or [{"made_by": "training/fit.py; training/tune.py"}]
    done = sum(step["made_by"] == command for step in made)
    if done >= chosen.generations:
        click.echo(f"{players} players: the weights in {chosen.folder} are by this command. --seed makes others.")
    for generation in range(done + 1, chosen.generations + 1):
        first = first_weights(players)
        rows = learnt.rows(players)
        best = first if rows is None else np.array(rows).reshape(first.shape)
        before = numbers(best)
        seed = f"champion/{chosen.seed}/{players}/{digest(before)}"
        kept = chosen.keep / f"champion-{cache_key(seed, RECIPE, weights(players))}"
        about = f"{players} players, generation {generation}"

        def task_of(game: int, seed: str = seed, before: list[int] = before) -> Task:
            return Task(players, f"{seed}/{game}", before)

        seen = gathered(rows_of_game, task_of, chosen.games, about, kept, helpers)
        found = fit(seen, best)
        showdown = Showdown(Contender(numbers(found)), Contender(before), players, f"{seed}/match")
        result = compare(showdown, chosen.deals, helpers, chosen.keep)
        said = f"{len(seen['group']):,} rows of {chosen.games:,} games; plans alone, {result}"
        click.echo(f"{about}: {said}")
        made = [*made, {"made_by": command, "found": said}]
        if not result.is_better:
            tried = chosen.keep / f"champion-{players}.tried.json"
            write(tried, {"made": made, "weights": table_of(found)})
            click.echo(f"Not clearly better, so the weights before stay. What was tried is in {tried}.")
            if rows is None:  # there have to be some
                learnt.keep_weights(players, table_of(first), made[:-1])
            return
        learnt.keep_weights(players, table_of(found), made)


def main() -> None:
    parser = parser_of(__doc__, champion=True)
    add_players(parser)
    add_start(parser)
    parser.add_argument(
        "--games", type=at_least(1), default=500, help="to learn from, per generation; 500 unless given"
    )
    parser.add_argument("--generations", type=at_least(1), default=1, help="one after the other; 1 unless given")
    parser.add_argument(
        "--deals",
        type=at_least(1),
        default=150,
        help="at most, to find out whether it is better; 150 unless given",
    )
    parser.add_argument("--seed", default="1", help="same seed, same games, same weights")
    chosen = parser.parse_args()
    with playing(chosen) as helpers:
        for players in chosen.players:
            learn(players, chosen, helpers)


if __name__ == "__main__":
    main()
