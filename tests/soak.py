"""Random games by the thousand, with every invariant checked: `make soak`."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.properties import legend_walk, walk

CHUNK = 10
WALKS = {"classic": walk, "legend": legend_walk}


def play(game: str, first: int, count: int) -> tuple[int, int, int]:
    """Walk `count` games; return actions, positions and tiles that fitted nowhere."""
    totals = (0, 0, 0)
    kind = WALKS[game]
    for number in range(first, first + count):
        walked = kind.walk(*kind.TABLES[number % len(kind.TABLES)], f"soak {number}")
        totals = (totals[0] + walked.actions, totals[1] + walked.positions, totals[2] + walked.discarded)
    return totals


@click.command()
@click.option("--game", type=click.Choice(list(WALKS)), default="classic", show_default=True, help="Which game.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--games", default=10_000, show_default=True, help="How many games to play.")
@click.option("--jobs", default=2, show_default=True, help="Processes to use.")
def main(game: str, first: int, games: int, jobs: int) -> None:
    """Play random games over editions, scenarios, variants and player counts and check every invariant."""
    began = time.monotonic()
    totals = [0, 0, 0]
    columns = (TextColumn("random games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task("", total=games)
        chunks = [(first + n, min(CHUNK, games - n)) for n in range(0, games, CHUNK)]
        pending = {pool.submit(play, game, *chunk): chunk for chunk in chunks}
        for done in as_completed(pending):
            totals = [total + part for total, part in zip(totals, done.result(), strict=True)]
            progress.advance(task, pending[done][1])
    minutes = (time.monotonic() - began) / 60
    click.echo(
        f"{games:,} games ({game}), {totals[0]:,} actions, {totals[1]:,} positions, {totals[2]} tiles "
        f"that fitted nowhere: every invariant held ({minutes:.1f} min)"
    )


if __name__ == "__main__":
    main()
