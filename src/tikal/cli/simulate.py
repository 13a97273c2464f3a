"""`tikal simulate`: let bots play many games and see what comes out."""

from __future__ import annotations

import json
import math
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import click
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tikal.arena.statistics import Estimate, mean_of, share_of
from tikal.arena.workers import Desk, Lost, Workers
from tikal.bots.bot import bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import admitted, bot_names, check_plays, make_bot
from tikal.cli.options import console, game_options, house_rules, spoken
from tikal.cli.workers import bots_at_table, worker_options, working
from tikal.core import action as act
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.game import new_game

CHUNK = 5  # games a process is given at once


@dataclass(frozen=True)
class Plan:
    """What is to be played, in a form that can be sent to another process."""

    edition: str
    auction: bool
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Played:
    """What is kept of one game."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, by seat
    rounds: tuple[tuple[int, ...], ...]  # points by scoring round and seat
    actions: int


def play_one(plan: Plan, number: int, desk: Desk) -> Played:
    """Play one game of a plan; the same number gives the same game in every process."""
    seed = f"{plan.seed}/{number}"
    game = new_game(plan.edition, len(plan.bots), plan.auction, seed, plan.options)
    bots = [Player(make_bot(name, bot_seed(seed, seat))) for seat, name in enumerate(plan.bots)]
    actions = 0
    scored: list[list[int]] = [[] for _ in plan.bots]
    while not game.is_over:
        seat, before = int(game.state.current), game.scores
        desk.ask(seat, math.inf, game.length, before)
        scoring_turn = game.state.is_scored(act.END)
        action = bots[seat].play(game)
        actions += 1
        if scoring_turn and action.kind == "end":
            scored[seat].append(game.scores[seat] - before[seat])
    winners = game.ranking[0]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots)))
    return Played(tuple(game.scores), shares, tuple(zip(*scored, strict=True)), actions)


def play_some(plan: Plan, numbers: range, desk: Desk) -> list[Played]:
    """Play several games of a plan."""
    return [play_one(plan, number, desk) for number in numbers]


@click.command("simulate")
@click.option("-n", "--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("-p", "--players", type=click.IntRange(2, 4), default=None, help="Players; 4 unless --bots says more.")
@click.option(
    "-b",
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help=f"Who plays: {', '.join(bot_names())}. One name fills every seat.",
)
@click.option("-s", "--seed", default="1", show_default=True, help="Same seed, same games.")
@worker_options
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON instead of a table.")
@game_options
def command(
    games: int, players: int | None, bots: str, seed: str, jobs: int | None, ray: str | None, as_json: bool,
    edition: str, auction: bool, options: tuple[str, ...],
) -> None:  # fmt: skip
    """Let bots play GAMES games and show wins by seat, points by scoring round and game length.

    Every number comes with its 95% confidence interval.
    """
    names = bots_at_table(bots, players, 4)
    plan = Plan(edition, auction, house_rules(options), names, seed)
    new_game(edition, len(names), auction, seed, plan.options)  # says at once what is wrong with the plan
    for name in names:
        check_plays(admitted(name), registry.edition(edition).game)
    with working(jobs, ray, names) as workers:
        played = _run(plan, games, workers)
    if as_json:
        click.echo(json.dumps(_plain(plan, played), indent=1))
    else:
        _show(plan, played)


def _run(plan: Plan, games: int, workers: Workers) -> list[Played]:
    """Play the games with a progress bar on the error stream; Ctrl-C ends it early with what has been played."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    results: dict[int, list[Played]] = {}
    columns = (
        TextColumn(spoken().sentence("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console(stderr=True)) as progress:
        task = progress.add_task("", total=games)
        try:
            with closing(workers.work_through(partial(play_some, plan), chunks)) as answers:
                for chunk, played in answers:
                    if isinstance(played, Lost):
                        raise InvalidOption("simulate-lost", bot=plan.bots[played.seat])
                    results[chunk.start] = played
                    progress.advance(task, len(chunk))
        except KeyboardInterrupt:
            if not results:
                raise
    finished = [game for first in sorted(results) for game in results[first]]
    if len(finished) < games:
        click.echo(spoken().sentence("simulate-stopped", {"played": len(finished), "games": games}), err=True)
    return finished


def _numbers(plan: Plan, played: list[Played]) -> list[tuple[str, list[Estimate]]]:
    """The rows of the result, by seat."""
    seats = range(len(plan.bots))
    rows = [
        ("simulate-wins", [share_of([game.shares[seat] for game in played]) for seat in seats]),
        ("simulate-points", [mean_of([game.scores[seat] for game in played]) for seat in seats]),
    ]
    rounds = len(played[0].rounds)
    for number in range(rounds):
        points = [mean_of([game.rounds[number][seat] for game in played]) for seat in seats]
        rows.append((f"simulate-round-{number + 1}" if number < rounds - 1 else "simulate-round-4", points))
    return rows


def _show(plan: Plan, played: list[Played]) -> None:
    words = spoken()
    spec = registry.ruleset(plan.edition, plan.auction, plan.options).spec
    facts: dict[str, str | int] = {"games": len(played), "rules": spec, "seed": plan.seed}
    table = Table(title=escape(words.sentence("simulate-title", facts)), caption=words.sentence("simulate-caption"))
    table.add_column("")
    for seat, name in enumerate(plan.bots):
        table.add_column(f"{SEATS[seat]}\n[dim]{name}[/dim]", justify="right")
    for code, estimates in _numbers(plan, played):
        percent = code == "simulate-wins"
        table.add_row(words.sentence(code), *(estimate.text(percent) for estimate in estimates))
    out = console()
    out.print(table)
    winners = mean_of([max(game.scores) for game in played])
    length = mean_of([game.actions for game in played])
    out.print(words.sentence("simulate-winners", {"points": winners.text()}))
    out.print(words.sentence("simulate-length", {"actions": length.text()}))


def _plain(plan: Plan, played: list[Played]) -> dict[str, object]:
    return {
        "games": len(played),
        "edition": plan.edition,
        "auction": plan.auction,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "rows": {
            code.removeprefix("simulate-"): [
                {"mean": e.mean, "half_width": e.half_width if e.known else None} for e in estimates
            ]
            for code, estimates in _numbers(plan, played)
        },
        "winners_points": mean_of([max(game.scores) for game in played]).mean,
        "actions": mean_of([game.actions for game in played]).mean,
    }
