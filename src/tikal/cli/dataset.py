"""`tikal dataset`: games of bots as tables of numbers, for whoever learns from them."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tikal.arena.workers import Workers
from tikal.cli.options import console, game_options, house_rules, spoken
from tikal.cli.workers import bots_at_table, worker_options, working
from tikal.core.errors import TikalError
from tikal.dataset.making import check_place, make
from tikal.dataset.recipe import FORMATS, Recipe

LIBRARIES = {"parquet": ("numpy", "pyarrow"), "npz": ("numpy",)}


@click.command("dataset")
@click.argument("out", type=click.Path(path_type=Path))
@click.option("-n", "--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("-p", "--players", type=click.IntRange(2, 4), help="Players. [default: 2, or as many as --bots names]")
@click.option(
    "-b",
    "--bots",
    default="medium",
    show_default=True,
    metavar="A,B,...",
    help="Who plays; see `tikal bots`. One name fills every seat; several move on by a seat from game to game.",
)
@click.option("-s", "--seed", default="1", show_default=True, help="Same seed, same data.")
@click.option(
    "--nodes", type=click.IntRange(1), help="Nodes every bot may look at in a turn. [default: each bot's own]"
)
@click.option(
    "--seconds", type=click.FloatRange(0.001), help="Seconds every bot may think in a turn; never the same data twice."
)
@click.option(
    "-f",
    "--format",
    "formats",
    multiple=True,
    type=click.Choice(FORMATS),
    help="Only this. May be given several times. [default: both]",
)
@click.option("--overwrite", is_flag=True, help="Replace the dataset that is there.")
@worker_options
@game_options
def command(
    out: Path, games: int, players: int | None, bots: str, seed: str, nodes: int | None, seconds: float | None,
    formats: tuple[str, ...], overwrite: bool, jobs: int | None, ray: str | None,
    edition: str, auction: bool, options: tuple[str, ...],
) -> None:  # fmt: skip
    """Let bots play and write every decision into the folder OUT: as data.parquet and data.npz, with a card.

    A row has the position as a line and as numbers, what is legal, what was played, what the bot thought of it, and how
    the game ended. docs/datasets.md has more. Needs the extra tikal[dataset].

    \b
    tikal dataset games                                  100 games of two medium bots
    tikal dataset games -n 1000 -b planner,greedy,random three players, others in each seat in turn
    tikal dataset games -b expert --nodes 2000 -p 4      bots that think by the clock need a number of nodes
    tikal dataset games --auction --format parquet       auctions, as Parquet alone
    tikal dataset games -n 100000 --ray auto             on all machines of a Ray cluster
    """
    out = out.absolute()
    chosen = tuple(name for name in FORMATS if name in formats or not formats)
    for library in (library for name in chosen for library in LIBRARIES[name]):
        if find_spec(library) is None:
            raise TikalError("dataset-extra", missing=library, python=sys.executable)
    rules = {name: str(value) for name, value in sorted(house_rules(options).items())}
    recipe = Recipe(bots_at_table(bots, players, 2), edition, auction, rules, games, seed, seconds, nodes)
    recipe.check()
    check_place(out, overwrite)
    try:
        with working(jobs, ray, recipe.bots) as workers:
            rows = _run(recipe, out, chosen, workers, overwrite)
    except KeyboardInterrupt:
        click.echo(spoken().sentence("dataset-stopped"), err=True)
        raise click.exceptions.Exit(130) from None
    facts: dict[str, str | int] = {"rows": rows, "games": games, "folder": str(out)}
    click.echo(spoken().sentence("dataset-made", facts), err=True)


def _run(recipe: Recipe, out: Path, formats: tuple[str, ...], workers: Workers, overwrite: bool) -> int:
    """Make it with a progress bar on the error stream; return how many rows there are."""
    columns = (
        TextColumn(spoken().sentence("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    rows = 0
    with Progress(*columns, console=console(stderr=True)) as progress:
        task = progress.add_task("", total=recipe.games)
        for count in make(recipe, out, formats, workers, overwrite):
            rows += count
            progress.advance(task)
    return rows
