"""`tikal arena`: tournaments of bots, and what they say about strength."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tikal.arena import tournament
from tikal.arena.results import NAME, Results
from tikal.arena.schedule import Plan, Question
from tikal.arena.summary import Summary, summarise
from tikal.arena.workers import Workers
from tikal.bots.registry import admitted, check_plays
from tikal.cli.options import console, game_options, house_rules, spoken
from tikal.cli.standings import show
from tikal.cli.workers import worker_options, working
from tikal.core.errors import TikalError
from tikal.editions import registry
from tikal.game import new_game

F = TypeVar("F", bound=Callable[..., Any])
EXTRA = ("numpy",)  # what `tikal[arena]` brings
FOLDER = Path("arena")  # where results go unless --out says otherwise


def tournament_options(command: F) -> F:
    """Add what `run` and `sprt` share."""
    command = worker_options(game_options(command))
    for option in (
        click.option("--strict", is_flag=True, help="Exit with 1 if any bot failed."),
        click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON instead of tables."),
        click.option(
            "-o",
            "--out",
            type=click.Path(path_type=Path),
            help="Folder for the results, or a file ending in .jsonl. [default: arena/, a name for this tournament]",
        ),
        click.option(
            "--most-seconds",
            type=click.FloatRange(0.01),
            help="A bot that takes longer over one answer hangs and loses the turn. [default: 3 times its seconds "
            "and 1 more; 60 if it has no limit in seconds]",
        ),
        click.option(
            "--cores",
            type=click.IntRange(1, 2),
            default=1,
            show_default=True,
            help="Cores that may work on one turn, of bots that think by the clock and can use two. A game then takes "
            "up two, and half as many are played at a time.",
        ),
        click.option(
            "--nodes", type=click.IntRange(1), help="Nodes every bot may look at in a turn. [default: each bot's own]"
        ),
        click.option(
            "--seconds",
            type=click.FloatRange(0.001),
            help="Seconds every bot may think in a turn. [default: its own]",
        ),
        click.option("-s", "--seed", default="1", show_default=True, help="Same seed, same deals."),
    ):
        command = option(command)
    return command


@click.group("arena")
def command() -> None:
    """Let bots play tournaments and measure how strong they are.

    Every deal is played in every seat, all games are kept as they end, and a run that was stopped goes on when the same
    command is given again.

    \b
    tikal arena run greedy random --deals 50            each against each
    tikal arena sprt greedy random --elo1 50            is the first better? stops when it is clear
    tikal arena run greedy random --ray auto            on all machines of a Ray cluster
    tikal arena report arena/greedy-random-2p-...       the tables and the page again
    """
    if missing := [library for library in EXTRA if find_spec(library) is None]:
        raise TikalError("arena-extra", missing=missing[0], python=sys.executable)


@command.command("run")
@click.argument("bots", nargs=-1)
@click.option(
    "-b",
    "--bot",
    "more",
    multiple=True,
    metavar="BOT",
    help='One more of BOTS. There, too, "cmd:COMMAND" is a program that answers by lines of JSON (docs/programs.md).',
)
@click.option("--gauntlet", is_flag=True, help="Only the pairs of the first bot: it alone against each of the others.")
@click.option(
    "-t",
    "--table",
    "tables",
    multiple=True,
    metavar="A,B,...",
    help="A table of these bots, instead of pairs. One name fills every seat. May be given several times.",
)
@click.option("-p", "--players", type=click.IntRange(2, 4), help="Players at a table. [default: 2; 4 for --table A]")
@click.option(
    "-n", "--deals", default=100, show_default=True, type=click.IntRange(1), help="Deals, each played in every seat."
)
@tournament_options
def run(
    bots: tuple[str, ...],
    more: tuple[str, ...],
    gauntlet: bool,
    tables: tuple[str, ...],
    players: int | None,
    **rest: Any,
) -> None:
    """Let BOTS play each against each, or at tables.

    With three or four players a pair plays both ways on every deal: one A against a table full of B, in every seat, and
    one B against a table full of A.

    \b
    tikal arena run greedy random
    tikal arena run mine greedy random --gauntlet --players 4 --seconds 0.5
    tikal arena run "cmd:node mybot.mjs" greedy
    tikal arena run --table greedy --deals 200           four equal bots: what do they score?
    tikal arena run --table greedy,greedy,random --auction --edition ravensburger
    """
    seated = [tuple(name.strip() for name in table.split(",") if name.strip()) for table in tables]
    sizes = [len(table) for table in seated if len(table) > 1]
    size = players or (sizes[0] if sizes else 4 if seated else 2)
    filled = tuple(table * size if len(table) == 1 else table for table in seated)
    _play(rest, bots=bots + more, gauntlet=gauntlet, tables=filled, players=size)


@command.command("sprt")
@click.argument("one")
@click.argument("other")
@click.option(
    "--elo0",
    default=0.0,
    show_default=True,
    type=click.FloatRange(-2000, 2000),
    help="The difference if ONE is not better.",
)
@click.option(
    "--elo1", default=30.0, show_default=True, type=click.FloatRange(-2000, 2000), help="The difference if it is."
)
@click.option(
    "--alpha", default=0.05, show_default=True, type=click.FloatRange(0.0001, 0.5), help="Risk of a wrong yes."
)
@click.option("--beta", default=0.05, show_default=True, type=click.FloatRange(0.0001, 0.5), help="Risk of a wrong no.")
@click.option("-p", "--players", default=2, show_default=True, type=click.IntRange(2, 4), help="Players at a table.")
@click.option(
    "-n", "--deals", default=2000, show_default=True, type=click.IntRange(1), help="Give up after this many deals."
)
@tournament_options
def sprt(
    one: str, other: str, elo0: float, elo1: float, alpha: float, beta: float, players: int, **rest: Any
) -> None:  # fmt: skip
    """Ask whether bot ONE is better than bot OTHER, and play until that is clear.

    A sequential test (SPRT) of Elo difference ELO0 against ELO1. It needs far fewer games than a fixed number when the
    difference is large.

    \b
    tikal arena sprt greedy random --elo1 100
    tikal arena sprt mine greedy --elo0 0 --elo1 20 --players 4 --nodes 2000
    """
    _play(rest, bots=(one, other), players=players, question=Question(elo0, elo1, alpha, beta))


@command.command("report")
@click.argument("results", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON instead of tables.")
@click.option("--html", type=click.Path(path_type=Path), help="Where the page goes. [default: beside the results]")
@click.option("--strict", is_flag=True, help="Exit with 1 if any bot failed.")
def report(results: Path, as_json: bool, html: Path | None, strict: bool) -> None:
    """Show what RESULTS, a results file or its folder, says, and write its page and its JSON anew.

    It works while the tournament is still being played, too.
    """
    found = Results.read(results / NAME if results.is_dir() else results)
    _finish(found, as_json, strict, html)


def _play(options: dict[str, Any], **what: Any) -> None:
    """Play a tournament, or what is left of it, and show it."""
    out, jobs, ray, as_json, strict = (options.pop(name) for name in ("out", "jobs", "ray", "as_json", "strict"))
    rules = {name: str(value) for name, value in sorted(house_rules(options.pop("options")).items())}
    plan = Plan(**what, options=rules, **options)
    new_game(plan.edition, plan.players, plan.auction, plan.seed, plan.options)  # says at once what is wrong with it
    for bot in plan.entrants:
        check_plays(admitted(bot), registry.edition(plan.edition).game)
    path = _results_path(out or FOLDER / plan.name)
    with Results.resume(path, plan) as results:
        try:
            with working(jobs, ray, plan.entrants, plan.cores) as workers:
                _run(results, workers)
        except KeyboardInterrupt:
            facts = {"played": len(results.outcomes), "games": plan.games}
            click.echo(spoken().sentence("arena-stopped", facts), err=True)
            where = {"--out": out, "--ray": ray}
            given = [f" {name} {shlex.quote(str(value))}" for name, value in where.items() if value]
            click.echo(f"    {plan.command}{''.join(given)}", err=True)
            raise click.exceptions.Exit(130) from None
    _finish(results, as_json, strict)


def _results_path(out: Path) -> Path:
    return out if out.suffix == ".jsonl" or out.is_file() else out / NAME


def _beside(results: Path, suffix: str) -> Path:
    """Return the name of a file that belongs to a results file, never its own."""
    return results.with_name(results.name.removesuffix(".jsonl") + suffix)


def _run(results: Results, workers: Workers) -> None:
    """Play with a progress bar on the error stream."""
    words, plan = spoken(), results.plan
    if results.outcomes:
        facts = {"played": len(results.outcomes), "games": plan.games}
        click.echo(words.sentence("arena-resumed", facts), err=True)
    trial = tournament.Trial(plan, results.played)
    columns = (
        TextColumn(words.sentence("arena-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )  # fmt: skip
    with Progress(*columns, console=console(stderr=True)) as progress:
        task = progress.add_task(_llr(trial), total=plan.games, completed=len(results.outcomes))
        for outcome in tournament.play(results, workers):
            trial.add(outcome)
            progress.update(task, advance=1, description=_llr(trial))


def _llr(trial: tournament.Trial) -> str:
    """Where a sequential test stands, in a few words."""
    verdict = trial.verdict
    if verdict is None:
        return ""
    low, high = verdict.bounds
    facts: dict[str, str | int] = {"llr": f"{verdict.llr:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
    return spoken().sentence("arena-llr", facts)


def _finish(results: Results, as_json: bool, strict: bool, html: Path | None = None) -> None:
    """Show what came out, and write it beside the results."""
    from tikal.arena.report import page

    summary = summarise(results)
    plain = json.dumps(summary.plain(), indent=1)
    html = html or _beside(results.path, ".html")
    _beside(results.path, ".json").write_text(plain + "\n", "utf-8")
    html.write_text(page(summary, spoken()), "utf-8")
    if as_json:
        click.echo(plain)
    else:
        show(summary, console(), spoken().say)
    click.echo(spoken().sentence("arena-kept", {"results": str(results.path)}), err=True)
    click.echo(spoken().sentence("arena-page", {"page": str(html)}), err=True)
    _judge(summary, strict)


def _judge(summary: Summary, strict: bool) -> None:
    if strict and summary.faults:
        raise click.exceptions.Exit(1)
