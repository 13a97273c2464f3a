"""Random games by the thousand, with every invariant checked: `make soak`."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.properties.walk import TABLES, walk

CHUNK = 20


def play(first: int, count: int) -> tuple[int, int, int]:
    """Walk `count` games; return actions, positions and discarded tiles."""
    actions = positions = discarded = 0
    for number in range(first, first + count):
        edition, auction, players, options = TABLES[number % len(TABLES)]
        walked = walk(edition, auction, players, options, f"soak {number}")
        actions += walked.actions
        positions += walked.positions
        discarded += walked.discarded
    return actions, positions, discarded


@click.command()
@click.option("--games", default=10_000, show_default=True, help="How many games to play.")
@click.option("--jobs", default=2, show_default=True, help="Processes to use.")
def main(games: int, jobs: int) -> None:
    """Play random games over editions, variants and player counts and check every invariant."""
    began = time.monotonic()
    totals = [0, 0, 0]
    columns = (TextColumn("random games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task("", total=games)
        chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        pending = {pool.submit(play, *chunk): chunk for chunk in chunks}
        for done in as_completed(pending):
            totals = [total + part for total, part in zip(totals, done.result(), strict=True)]
            progress.advance(task, pending[done][1])
    minutes = (time.monotonic() - began) / 60
    click.echo(
        f"{games:,} games, {totals[0]:,} actions, {totals[1]:,} positions, {totals[2]} tiles that fitted nowhere: "
        f"every invariant held ({minutes:.1f} min)"
    )


if __name__ == "__main__":
    main()
