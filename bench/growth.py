"""What each further server on one PostgreSQL would add, by a model that is fitted to measurements.

`python bench/growth.py` sets up tables as `load.py` does, and lets their people act at several paces through one, two
and three servers. The processor time of the servers and of the database is fitted by

    seconds a second = servers x a + actions a second x (b + c x k)

where k is through how many servers the four people of a table come: each of them draws what it tells, and the database
tells each. From that follows how much n servers can do, each with a core of its own that is busy for 70%. Both tables
that it prints are for docs/benchmarks.md.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np
from load import EDITIONS, PEOPLE, Load, Table, come, percentile, records, set_up, work
from servers import Postgres, Server

SERVERS = (1, 2, 3)
PACES = (12.0, 6.0, 3.0)  # seconds between the actions of a table
FORECAST = (1, 2, 3, 4, 6, 8)
BUSY = 0.7  # of a core: more, and actions wait for each other
EVERY = 5.0  # seconds between the actions of a table in what is foretold


class Run(NamedTuple):
    """One measurement."""

    servers: int
    rate: float  # actions a second
    served: float  # seconds of the processor a second, by all servers
    stored: float  # ... by the database
    p50: float  # milliseconds until everybody was told
    p99: float


class Fit(NamedTuple):
    """Seconds of the processor that a server costs a second, an action, and an action for each server it is told by."""

    server: float
    action: float
    told: float

    def each(self, tellers: int) -> float:
        """Seconds for an action that so many servers tell."""
        return self.action + self.told * tellers

    def __call__(self, servers: int, rate: float, tellers: int) -> float:
        return servers * self.server + rate * self.each(tellers)


def tellers(servers: int) -> int:
    """Return through how many servers the people of a table come, if it is left to chance."""
    return min(servers, PEOPLE)


def fitted(runs: Sequence[Run], value: Callable[[Run], float]) -> Fit:
    """Return what comes nearest to all measurements."""
    unknown = [[run.servers, run.rate, run.rate * tellers(run.servers)] for run in runs]
    found, *_ = np.linalg.lstsq(np.array(unknown), np.array([value(run) for run in runs]), rcond=None)
    return Fit(*map(float, found))


def off(fit: Fit, runs: Sequence[Run], value: Callable[[Run], float]) -> float:
    """Return by which part of it the fit misses a measurement at worst."""
    return max(abs(fit(run.servers, run.rate, tellers(run.servers)) / value(run) - 1) for run in runs)


def most(servers: Fit, number: int, tellers: int) -> float:
    """Return how many actions a second so many servers can do."""
    return number * (BUSY - servers.server) / servers.each(tellers)


async def play(nodes: list[Server], database: Postgres, load: Load, tables: list[Table], seconds: float) -> list[Run]:
    """Let people play through these servers at every pace."""
    await come(nodes, load, tables, PACES[0])
    runs = []
    for every in PACES:
        done = await work(nodes, database, load, tables, seconds, every)
        p50, p99 = percentile(load.latencies, 0.5), percentile(load.latencies, 0.99)
        rate, served, stored = (amount / done.seconds for amount in (done.actions, done.served, done.stored))
        runs.append(Run(len(nodes), rate, served, stored, p50, p99))
    for table in tables:
        table.disconnect()
    return runs


@click.command()
@click.option("--tables", type=click.IntRange(1, 2000), default=240, show_default=True)
@click.option("--seconds", type=click.IntRange(12, 120), default=18, show_default=True, help="How long at each pace.")
@click.option("--seed", default=1, show_default=True)
def main(tables: int, seconds: int, seed: int) -> None:
    """Measure one, two and three servers, and say what more of them could do."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    load, database = Load(seed), Postgres()
    runs: list[Run] = []
    made: list[Table] = []
    with tempfile.TemporaryDirectory() as folder:
        start = partial(Server, sys.executable, Path(folder), ["--database-url", database.url])
        try:
            for number in SERVERS:
                nodes: list[Server] = []
                try:
                    nodes += [start() for _ in range(number)]
                    made = made or set_up(nodes[0], load, tables, records(EDITIONS["classic"]))
                    runs += asyncio.run(play(nodes, database, load, made, seconds))
                finally:
                    for node in nodes:
                        node.stop()
        finally:
            database.stop()
    tell(runs)


def tell(runs: Sequence[Run]) -> None:
    """Print what was measured and what follows from it."""
    click.echo(
        "| servers | actions/s | told p50 | p99 | servers, of a core | database, of a core |\n|---|---|---|---|---|---|"
    )
    for run in runs:
        click.echo(
            f"| {run.servers} | {run.rate:.0f} | {run.p50:.1f} ms | {run.p99:.0f} ms "
            f"| {100 * run.served:.0f}% | {100 * run.stored:.0f}% |"
        )
    kinds: list[tuple[str, Callable[[Run], float]]] = [
        ("servers", lambda run: run.served),
        ("database", lambda run: run.stored),
    ]
    fits = []
    click.echo()
    for name, value in kinds:
        fit = fitted(runs, value)
        fits.append(fit)
        click.echo(
            f"{name}: {1000 * fit.server:.1f} ms a second for each server, {1000 * fit.action:.2f} ms an action, "
            f"{1000 * fit.told:.2f} ms for each server that tells it; at most {100 * off(fit, runs, value):.0f}% off"
        )
    servers, database = fits
    click.echo("\n| servers | tables, people anywhere | the database needs | tables, each at one server | needs |")
    click.echo("|---|---|---|---|---|")
    for number in FORECAST:
        cells = []
        for through in (tellers(number), 1):
            rate = most(servers, number, through)
            cells += [f"{rate * EVERY:,.0f}", f"{database(number, rate, through):.1f} cores"]
        click.echo(f"| {number} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
