"""Random games of Legend by the thousand, with every invariant checked: `make soak`."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.properties.legend_walk import TABLES, walk

CHUNK = 10


def play(first: int, count: int) -> tuple[int, int, int]:
    """Walk `count` games; return actions, positions and tiles that fitted nowhere."""
    actions = positions = dropped = 0
    for number in range(first, first + count):
        scenario, players = TABLES[number % len(TABLES)]
        walked = walk(scenario, players, f"soak {number}")
        actions += walked.actions
        positions += walked.positions
        dropped += walked.dropped
    return actions, positions, dropped


@click.command()
@click.option("--games", default=5_000, show_default=True, help="How many games to play.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--jobs", default=2, show_default=True, help="Processes to use.")
def main(games: int, first: int, jobs: int) -> None:
    """Play random games of Legend over scenarios and player counts and check every invariant."""
    began = time.monotonic()
    totals = [0, 0, 0]
    columns = (TextColumn("random games of Legend"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task("", total=games)
        chunks = [(first + n, min(CHUNK, games - n)) for n in range(0, games, CHUNK)]
        pending = {pool.submit(play, *chunk): chunk for chunk in chunks}
        for done in as_completed(pending):
            totals = [total + part for total, part in zip(totals, done.result(), strict=True)]
            progress.advance(task, pending[done][1])
    minutes = (time.monotonic() - began) / 60
    click.echo(
        f"{games:,} games of Legend, {totals[0]:,} actions, {totals[1]:,} positions, {totals[2]} tiles that fitted "
        f"nowhere: every invariant held ({minutes:.1f} min)"
    )


if __name__ == "__main__":
    main()
