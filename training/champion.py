"""Learn the champion's weights from what comes of turns, and write them to src/tikal/classic/bots/champion.json.

A fit to how games end learns what goes together with winning, not what wins: training/fit.py had to be mended by hand.
Here turns of the same position are compared with each other. At some positions of games of planners about a dozen
turns, good ones and worse ones, are each played on to the end of the game by quick planners in all seats, with the same
tiles and treasures coming for all of them. The weights are fitted to how the positions right after the turns differ in
their facts, and how much the points at the end differ. They depend on the stage and on how many seats move first. How
many points there were in all keeps them down to earth, and they are drawn towards those they began with. A search looks
at positions in which a turn is about to begin; for these the weights of training/fit.py stay.

Each generation plays with the weights of the one before. It is kept only if a sequential test says that the champion is
better with its weights: either plays the same fresh deals in every seat, against the same rivals of a mixed pool. Deals
have seeds of their own ("champion/..."): none is ever used to measure strength.

    python training/champion.py                          # data, fit and match
    python training/champion.py --onward --seed 2        # another generation after the one that is there
    python training/champion.py --games 4 --deals 2 --players 2 --out small.json
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from command import add_players, at_least, made_by, parser_of
from numpy.typing import NDArray

import tikal
from tikal.arena.cluster import workers
from tikal.arena.schedule import Question
from tikal.arena.sprt import ACCEPTED, UNDECIDED, Verdict, decide
from tikal.arena.statistics import Estimate, mean_of, share_of
from tikal.arena.workers import Desk, Lost, WorkerError, Workers
from tikal.bots.bot import Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.planner import Breadth
from tikal.classic.bots.weights import weights
from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import COUNT, FACTS
from tikal.classic.planning.network import Network
from tikal.classic.planning.planner import Planner, dig_unseen
from tikal.classic.planning.replies import Table
from tikal.classic.rules.ruleset import LAYING, OVER
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Turn

WEIGHTS = Path(__file__).parent.parent / "src" / "tikal" / "classic" / "bots" / "champion.json"
QUESTION = Question(elo0=0.0, elo1=30.0)
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

Numbers = NDArray[np.float64]


class Rows(NamedTuple):
    """What seats had after turns, one row for each turn and seat, and what came of it."""

    group: NDArray[np.int32]  # rows of the same position and seat
    stage: NDArray[np.int8]
    order: NDArray[np.int8]
    facts: NDArray[np.int16]
    final: NDArray[np.float32]  # points at the end, less those scored already


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
    desk.ask(0, math.inf, 0, ())
    return Study(task).rows()


class Study:
    """One game that is learnt from."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = tikal.new_game("super-meeple", task.players, seed=task.seed)
        self.planner = Planner(task.weights, remembering=True)
        self.table = Table(task.weights, *QUICK, remembering=True)
        self.rng = Rng(f"{task.seed}/study")
        other = Planner(whole(first_weights(task.players)), remembering=True)
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
        return Rows(
            np.array([group for group, _, _ in self.found], np.int32),
            np.array([seen.stage for _, seen, _ in self.found], np.int8),
            np.array([seen.order for _, seen, _ in self.found], np.int8),
            np.array([seen.facts for _, seen, _ in self.found], np.int16).reshape(-1, COUNT),
            np.array([final - seen.scored for _, seen, final in self.found], np.float32),
        )

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


def after_turn(position: State, turn: Turn) -> tuple[State, int]:
    """Return the position right after a turn, as whoever plans it sees that, with so many treasures nobody knows."""
    after, unknown = position.copy(), 0
    for action in turn.actions:
        if act.kind_of(action) == act.DIG:
            dig_unseen(after, action)
            unknown += 1
        elif action != act.END:
            after.apply(action)
    return after, unknown


def gauss(rng: Rng) -> float:
    """About a normal number, from whole ones."""
    return (sum(int(rng.below(1000)) for _ in range(12)) - 5994) / 1000


def joined(parts: list[Rows]) -> Rows:
    """Return the rows of many games as one."""
    before = np.cumsum([0] + [int(part.group.max()) + 1 if len(part.group) else 0 for part in parts])
    groups = [part.group + start for part, start in zip(parts, before[:-1], strict=True)]
    rest = [np.concatenate([part[n] for part in parts]) for n in range(1, len(Rows._fields))]
    return Rows(np.concatenate(groups).astype(np.int32), *rest)


# --- the fit


def fit(rows: Rows, before: Numbers) -> Numbers:
    """Return the weights by stage, place in the order and fact, drawn towards those before."""
    facts = rows.facts.astype(np.float64)
    means, which = group_means(facts, rows.group)
    final_means, _ = group_means(rows.final[:, None].astype(np.float64), rows.group)
    apart = facts - means[which]
    apart_final = rows.final - final_means[which, 0]
    scale = np.maximum(apart.std(axis=0), 1e-3)
    scale[0] = 1.0  # `always` never differs between turns

    def solve(here: NDArray[np.bool_], prior: Numbers) -> Numbers:
        """Least squares of differences and, a little, of points in all, drawn towards `prior`."""
        x, y = apart[here] / scale, apart_final[here]
        level, points = facts[here] / scale, rows.final[here]
        start = prior * scale
        left = x.T @ x + LEVEL * level.T @ level + PULL * np.eye(COUNT)
        right = x.T @ (y - x @ start) + LEVEL * level.T @ (points - level @ start)
        answer: Numbers = (start + np.linalg.solve(left, right)) / scale
        return answer

    weights = before.copy()
    upcoming = before.shape[1] - 1  # not learnt here
    for stage in range(STAGES):
        inside = rows.stage == stage
        shared = solve(inside, before[stage, :upcoming].mean(axis=0))
        for order in range(upcoming):
            weights[stage, order] = solve(inside & (rows.order == order), shared)
    return weights


def group_means(values: Numbers, group: NDArray[np.int32]) -> tuple[Numbers, NDArray[np.intp]]:
    """Return the mean of each group and which group each row is of."""
    _, which, count = np.unique(group, return_inverse=True, return_counts=True)
    sums = np.zeros((len(count), values.shape[1]))
    np.add.at(sums, which, values)
    return sums / count[:, None], which


def whole(weights: Numbers) -> list[int]:
    """Return the weights as the evaluation takes them."""
    return [round(float(weight) * ONE) for weight in weights.ravel()]


# --- the test

BEFORE = "before"  # in the pool: the champion with the weights before
POOL = ("greedy", "planner", "reply", BEFORE)
REPLY_NODES = 9000  # a turn
PROGRESS = 10  # deals after which it is said how the match stands


class Contender(NamedTuple):
    """A champion with weights of its own, and a network where it has one; without nodes it does not look ahead."""

    weights: list[int]
    network: list[int] | None = None
    nodes: int | None = None


class Match(NamedTuple):
    """A game of bots by name and of champions with something of their own."""

    seed: str
    seats: list[str | Contender]


def scores_of(match: Match, desk: Desk) -> list[int]:
    """Play a game; return the points at its end."""
    desk.ask(0, math.inf, 0, ())
    game = tikal.new_game("super-meeple", len(match.seats), seed=match.seed)
    players = [player_of(who, bot_seed(match.seed, seat)) for seat, who in enumerate(match.seats)]
    while not game.is_over:
        players[int(game.state.current)].play(game)
    return game.scores


def player_of(who: str | Contender, seed: str) -> Player:
    """Return a bot of the pool, or a champion."""
    if isinstance(who, str):
        return Player(make_bot(who, seed), Budget(nodes=REPLY_NODES) if who == "reply" else None)
    return Player(Learner(who, seed), Budget(nodes=who.nodes))


class Learner(ChampionBot):
    """The champion with something of its own."""

    def __init__(self, who: Contender, seed: str) -> None:
        super().__init__(seed)
        self.who = who
        self.own_network = Network(who.network, players_of(who)) if who.network else None

    def weights(self, position: State) -> list[int]:
        return self.who.weights

    def network(self, position: State) -> Network | None:
        return self.own_network

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        return self.plan(position, limit) if self.who.nodes is None else super().rank(position, limit)

    def breadth_of(self, position: State, limit: Limit) -> Breadth:
        return self.breadth if self.who.nodes is None else super().breadth_of(position, limit)


def players_of(who: Contender) -> int:
    """Return for how many players somebody's weights are: there is a row for every stage and place in the order."""
    return len(who.weights) // (STAGES * COUNT) - 1


class Result(NamedTuple):
    """What a match says: is the new one better?"""

    verdict: Verdict
    wins: Estimate  # of the new one
    wins_before: Estimate  # of the one before, at the same tables
    margin: Estimate  # the points that the new one has more than the other has there

    @property
    def is_better(self) -> bool:
        return self.verdict.answer == ACCEPTED

    def __str__(self) -> str:
        return (
            f"it wins {self.wins.text(percent=True)} where the one before wins {self.wins_before.text(percent=True)}, "
            f"by {self.margin.text()} points more; {self.verdict.answer} after {len(self.verdict.path)} deals"
        )


def compare(
    ours: Contender, theirs: Contender, players: int, deals: int, seed: str, helpers: Workers, duel: bool = False
) -> Result:
    """Let either champion play the same deals against the same rivals of a pool, until it is clear.

    In a duel the rivals of one are the other: that tells more of two who hardly ever lose to the pool. Every deal is
    played in every seat; no more than `deals` are.
    """

    def sittings(deal: str) -> list[tuple[Contender, list[str | Contender]]]:
        """Who sits down in every seat after the other, and with whom."""
        if duel:
            both: list[tuple[Contender, list[str | Contender]]] = [
                (one, [other] * (players - 1)) for one, other in ((ours, theirs), (theirs, ours))
            ]
            return both[:1] if players == 2 else both  # with two players it is the same games
        rivals = rivals_of(deal, players, theirs)
        return [(one, rivals) for one in (ours, theirs)]

    games = done(helpers, scores_of, (
        Match(f"{seed}/{deal}", table)
        for deal in range(deals)
        for one, rivals in sittings(f"{seed}/{deal}")
        for table in tables_of(one, rivals)
    ))  # fmt: skip
    blocks: list[float] = []
    wins: list[float] = []
    wins_before: list[float] = []
    margins: list[float] = []
    for played in range(1, deals + 1):
        won, points = block(list(islice(games, players)))
        lost, others = (1 - won, -points) if duel and players == 2 else block(list(islice(games, players)))
        wins.append(won)
        wins_before.append(lost)
        margins.append((points - others) / 2 if duel else points - others)
        # from a pool twice what half a pair is worth: the other one does not sit at this table
        blocks.append(0.5 + (won - lost) / 2 if duel else 0.5 + won - lost)
        verdict = decide(QUESTION, players, blocks)
        result = Result(verdict, share_of(wins), share_of(wins_before), mean_of(margins))
        if verdict.answer != UNDECIDED:
            break
        if played % PROGRESS == 0:
            click.echo(f"{players} players, at most {deals} deals: {result}")
    return result


def rivals_of(seed: str, players: int, before: Contender) -> list[str | Contender]:
    """Return who else sits at the table of a deal."""
    rng = Rng(f"{seed}/rivals")
    names = [POOL[int(rng.below(len(POOL)))] for _ in range(players - 1)]
    return [before if name == BEFORE else name for name in names]


def tables_of(one: Contender, rivals: list[str | Contender]) -> list[list[str | Contender]]:
    """Return the tables at which one sits among its rivals, in a seat after the other."""
    return [[*rivals[:seat], one, *rivals[seat:]] for seat in range(len(rivals) + 1)]


def block(games: list[list[int]]) -> tuple[float, float]:
    """Return the share of wins of one who sat in a seat after the other, and its points above the others' mean."""
    won = more = 0.0
    for seat, scores in enumerate(games):
        won += (scores[seat] == max(scores)) / scores.count(max(scores)) / len(games)
        more += (scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)) / len(games)
    return won, more


def done(helpers: Workers, work: Any, tasks: Iterable[Any]) -> Iterator[Any]:
    """Yield what becomes of tasks, in their order."""
    for answer in helpers.in_order(work, tasks):
        if isinstance(answer, Lost):
            raise WorkerError("a process that played ended by itself")
        yield answer


# --- the command


def first_weights(players: int) -> Numbers:
    """Return the weights that all began with, the same for every place in the order."""
    rows = np.array(weights(players), np.float64).reshape(STAGES, 1, COUNT) / ONE
    return np.repeat(rows, players + 1, axis=1)


def learn(players: int, best: Numbers, chosen: argparse.Namespace, helpers: Workers) -> Numbers:
    """Play generation after generation; return the weights of the last one that was better than the one before."""
    for generation in range(1, chosen.generations + 1):
        seed = f"champion/{chosen.seed}/{players}/{generation}"
        tasks = (Task(players, f"{seed}/{game}", whole(best)) for game in range(chosen.games))
        rows = joined(list(done(helpers, rows_of_game, tasks)))
        found = fit(rows, best)
        result = compare(
            Contender(whole(found)), Contender(whole(best)), players, chosen.deals, f"{seed}/match", helpers
        )
        click.echo(f"{players} players, generation {generation}: {len(rows.group):,} rows; {result}")
        if not result.is_better:
            tried = chosen.out.with_suffix(".tried.json")
            write(tried, {str(players): table_of(found)})
            click.echo(f"Not clearly better, so the weights before stay. Those that were tried are in {tried}.")
            break
        best = found
    return best


def table_of(weights: Numbers) -> list[list[float]]:
    """Return weights as they are written: a row for each stage and place in the order."""
    return [[round(float(weight), 5) for weight in row] for row in weights.reshape(-1, COUNT)]


def write(path: Path, tables: dict[str, list[list[float]]]) -> None:
    """Write weights by number of players, with how they were made."""
    made = {"made_by": made_by("champion.py"), "facts": FACTS, "stages": STAGES, "players": tables}
    path.write_text(json.dumps(made) + "\n", "utf-8")


def main() -> None:
    parser = parser_of(__doc__)
    add_players(parser)
    parser.add_argument("--games", type=at_least(1), default=500, help="per generation and number of players")
    parser.add_argument("--generations", type=at_least(1), default=1)
    parser.add_argument(
        "--deals", type=at_least(1), default=150, help="at most, to compare a generation with the one before"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--onward", action="store_true", help="begin with the weights in the file, not with the first")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    chosen = parser.parse_args()
    tables = json.loads(chosen.out.read_text("utf-8"))["players"] if chosen.out.exists() else {}
    if chosen.onward and not all(str(players) in tables for players in chosen.players):
        parser.error(f"{chosen.out} has no weights to go on from; leave --onward away")
    with workers(chosen.jobs, chosen.ray) as helpers:
        for players in chosen.players:
            first = first_weights(players)
            start = np.array(tables[str(players)]).reshape(first.shape) if chosen.onward else first
            tables[str(players)] = table_of(learn(players, start, chosen, helpers))
            write(chosen.out, tables)


if __name__ == "__main__":
    main()
