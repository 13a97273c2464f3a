"""Tune the weights of the opening by matches, and write them to src/tikal/classic/bots/weights.json.

What a fit learns about the first turns is what went together with winning, and early on that is little: it came to pay
for explorers who merely stand in the base camp. Here two planners with the weights moved a little this way and that
play each other on the same deal with the seats exchanged, and the weights follow the winner (simultaneous
perturbation). They differ only in the stages before the first volcano; from there on quick planners play for both.

Deals have seeds of their own ("tune/..."): none of them is ever used to measure strength.

    python training/tune.py --pairs 700             # tune the weights, for each number of players
    python training/tune.py --against old.json      # planners with the weights as they are against others, whole games
    python training/tune.py --ray HOST:PORT         # on a cluster (the extra `ray`); the same seed, the same weights

A pair has to be over before the next can be made up: to tune, more than two processes are of no use.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import NamedTuple

import click
from command import SHIPPED, above, add_players, at_least, made_by, parser_of, playing, write
from rich.console import Console
from rich.progress import track

import tikal
from tikal.arena.statistics import mean_of, share_of
from tikal.arena.workers import Desk, Workers
from tikal.classic.bots.planner import modest_rivalry
from tikal.classic.planning.evaluation import ONE, SCORINGS, SOONNESS, STAGES
from tikal.classic.planning.facts import FACTS
from tikal.classic.planning.planner import Planner
from tikal.classic.rules.ruleset import LAYING
from tikal.classic.rules.state import NORMAL, State, classic_state
from tikal.core import action as act
from tikal.core.limit import Limit

WEIGHTS = SHIPPED / "weights.json"
OPENING = range((SCORINGS - 1) * SOONNESS, STAGES)  # stages in which all scorings are still to come
EARLY = range((SCORINGS - 2) * SOONNESS, STAGES)  # ... or all but one
WIDTH, TILES, SPENDING_WIDTH = 4, 2, 8  # of the planners in the opening
QUICK = (3, 1)  # width and tiles of those that play on
# Points that things are worth at least, as games of bots tell too little about them.
ENTERING = 0.02  # to bring in an explorer who then has nothing to do: better than to leave AP
GUARD = 2.5  # a guard in hand
LEADER = 6.0  # a leader who is not on guard
GROWING = 0.1  # to lead a temple that can grow
MOST = 30.0  # points of difference: what is beyond counts no more

Rows = list[list[float]]  # by stage and fact


class Knob(NamedTuple):
    """Weights that are turned together; one unit is about as much as matters."""

    facts: tuple[str, ...]
    unit: float
    scales: bool = False  # or shifts


KNOBS = (
    Knob(("idle",), 0.4),
    Knob(("explorers",), 0.4),
    Knob(("leader",), 1.0),
    Knob(("leader_waits",), 1.0),
    Knob(("held_near", "held_middle", "held_turn", "held_safe"), 0.25, scales=True),
    Knob(("take_near",), 0.1),
    Knob(("take_middle",), 0.1),
    Knob(("take_turn",), 0.1),
    Knob(("turn_points",), 0.05),
    Knob(("guards",), 1.0),
    Knob(("camps",), 1.0),
    Knob(("dig_near",), 0.015),
    Knob(("dig_middle",), 0.015),
    Knob(("singles",), 0.6),
    Knob(("pairs",), 0.6),
    Knob(("access",), 0.02),
)


def turned(rows: Rows, by: list[float]) -> Rows:
    """Return the weights with each knob turned by some units in the opening."""
    after = [row[:] for row in rows]
    supply, explorers, idle, guards = (FACTS.index(name) for name in ("supply", "explorers", "idle", "guards"))
    leader, waits, growing = (FACTS.index(name) for name in ("leader", "leader_waits", "growing"))
    for stage in OPENING:
        row = after[stage]
        for knob, units in zip(KNOBS, by, strict=True):
            for place in map(FACTS.index, knob.facts):
                row[place] = row[place] * math.exp(knob.unit * units) if knob.scales else row[place] + knob.unit * units
        row[idle] = max(row[idle], ENTERING + row[supply] - row[explorers])
        row[guards] = max(row[guards], GUARD)
        row[growing] = max(row[growing], GROWING)
    for stage in EARLY:
        more = max(0.0, LEADER - after[stage][leader])
        after[stage][leader] += more  # wherever it is: what changes is only whether it goes on guard
        after[stage][waits] += more
    return after


def whole(rows: Rows) -> list[int]:
    """Return the weights as the evaluation takes them."""
    return [round(weight * ONE) for row in rows for weight in row]


# --- games


class Task(NamedTuple):
    """A game to be played by planners with these weights, and with `last` by quick ones from the first volcano on."""

    seed: str
    seats: list[list[int]]
    last: list[int] | None


def play(task: Task, desk: Desk) -> list[int]:
    """Play a game; return the points at its end."""
    desk.without_limit()
    players = len(task.seats)
    game = tikal.new_game("super-meeple", players, seed=task.seed)
    planners = [Planner(weights, modest_rivalry(players)) for weights in task.seats]
    quick = Planner(task.last, 100, thorough=False) if task.last else None
    opening = True
    while not game.is_over:
        position = classic_state(game.state.copy())
        planner = planners[position.current]
        opening = opening and is_opening(position)
        if quick and not opening:
            turn = quick.plan(position, *QUICK, Limit())[0]
        else:
            width = WIDTH if position.phase == LAYING else SPENDING_WIDTH
            turn = planner.plan(position, width, TILES, Limit())[0]
        for action in turn.actions:
            game.play(action)
            if act.kind_of(action) == act.DIG:
                break
    return game.scores


def is_opening(position: State) -> bool:
    """Whether all scorings are still to come, or the first is being held."""
    return position.round_kind != NORMAL or int(position.volcanoes) == 0


def seatings(players: int, rng: random.Random) -> list[tuple[bool, ...]]:
    """Return who sits where in two games, as evenly as the table allows, and the other way round."""
    one = [True] * (players // 2) + [False] * (players - players // 2)
    rng.shuffle(one)
    return [tuple(one), tuple(not first for first in one)]


def tune(players: int, rows: Rows, pairs: int, rate: float, seed: str, helpers: Workers) -> Rows:
    """Play pairs of games and let the weights follow the winners; return the mean of the later ones."""
    rng = random.Random(f"tune/{seed}/{players}")
    at = [0.0] * len(KNOBS)
    total = [0.0] * len(KNOBS)
    last = whole(rows)
    for n in track(range(pairs), f"{players} players", console=Console(stderr=True)):
        reach = 1.0 / (1 + n / 300) ** 0.2
        step = rate / (1 + n / 150) ** 0.6
        way = [rng.choice((-1, 1)) for _ in KNOBS]
        sides = [whole(turned(rows, [x + sign * reach * w for x, w in zip(at, way, strict=True)])) for sign in (1, -1)]
        both = seatings(players, rng)
        tasks = [
            Task(f"tune/{seed}/{players}/{n}", [sides[0] if first else sides[1] for first in seating], last)
            for seating in both
        ]
        gain = 0.0
        for scores, seating in zip(helpers.answers(play, tasks), both, strict=True):
            gain += difference(scores, seating) / 2
        gain = max(-MOST, min(MOST, gain))
        at = [x + step * gain / (2 * reach) * w for x, w in zip(at, way, strict=True)]
        if 2 * n >= pairs:
            total = [x + y for x, y in zip(total, at, strict=True)]
    return turned(rows, [x / (pairs - (pairs + 1) // 2) for x in total])


def difference(scores: list[int], seating: tuple[bool, ...]) -> float:
    """Return how far the first side's mean is above the other's."""
    sides = [[score for score, first in zip(scores, seating, strict=True) if first is side] for side in (True, False)]
    return sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])


def compare(players: int, rows: Rows, others: Rows, deals: int, seed: str, helpers: Workers) -> str:
    """Return what one planner with the weights gets against others with other weights, every deal in every seat."""
    ours, theirs = whole(rows), whole(others)
    margins: list[float] = []
    wins: list[float] = []
    tables = [[ours if n == seat else theirs for n in range(players)] for seat in range(players)]
    tasks = (Task(f"{seed}/{players}/{deal}", seats, None) for deal in range(deals) for seats in tables)
    games = helpers.answers(play, tasks)
    for _ in track(range(deals), f"{players} players", console=Console(stderr=True)):
        margin = won = 0.0
        for seat in range(players):
            scores = next(games)
            margin += difference(scores, tuple(n == seat for n in range(players))) / players
            won += (scores[seat] == max(scores)) / scores.count(max(scores)) / players
        margins.append(margin)
        wins.append(won)
    return (
        f"{players} players, {deals * players} games: {mean_of(margins).text()} points more, "
        f"{share_of(wins).text(percent=True)} wins ({100 / players:.0f}% is even)"
    )


def main() -> None:
    parser = parser_of(__doc__)
    add_players(parser)
    parser.add_argument("--pairs", type=at_least(2), default=600, help="of games, for each number of players")
    parser.add_argument("--rate", type=above(0), default=0.012, help="how far the weights follow a winner")
    parser.add_argument("--seed", default="1", help="same seed, same games, same weights")
    parser.add_argument("--against", type=Path, help="compare with these weights instead")
    parser.add_argument("--deals", type=at_least(1), default=50, help="to compare on, each played in every seat")
    parser.add_argument(
        "--out", type=Path, default=WEIGHTS, help="the file of weights; the one that ships unless given"
    )
    chosen = parser.parse_args()
    made = json.loads(chosen.out.read_text("utf-8"))
    with playing(chosen) as helpers:
        if chosen.against:
            others = json.loads(chosen.against.read_text("utf-8"))["players"]
            for players in chosen.players:
                rows = made["players"][str(players)]
                click.echo(compare(players, rows, others[str(players)], chosen.deals, chosen.seed, helpers))
            return
        for players in chosen.players:
            rows = tune(players, made["players"][str(players)], chosen.pairs, chosen.rate, chosen.seed, helpers)
            made["players"][str(players)] = [[round(weight, 5) for weight in row] for row in rows]
    made["made_by"] += "; " + made_by("tune.py")
    write(chosen.out, made)


if __name__ == "__main__":
    main()
