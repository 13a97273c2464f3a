"""What the commands share that hand games out: on how many processes, or on which cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from tikal.arena.cluster import workers
from tikal.arena.workers import WorkerError, Workers
from tikal.cli.options import spoken

F = TypeVar("F", bound=Callable[..., Any])


def bots_at_table(bots: str, players: int | None, usual: int) -> tuple[str, ...]:
    """Return who sits at a table by `--bots`: one name fills all seats, `usual` many unless it is said how many."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if len(names) == 1:
        return names * (players or usual)
    if players is not None and players != len(names):
        raise click.BadParameter(f"{len(names)} bots for {players} players", param_hint="--bots")
    return names


def worker_options(command: F) -> F:
    """Add the options that `working` takes."""
    for option in (
        click.option(
            "--ray",
            metavar="ADDRESS",
            help='Play on the cluster that Ray has at HOST:PORT, "auto" for the one this machine belongs to, "local" '
            "for one that is started here. Changes no result either. Needs the extra tikal[ray].",
        ),
        click.option(
            "-j",
            "--jobs",
            type=click.IntRange(1, 4096),
            help="Processes. Changes no result unless bots think by the clock. [default: cores, of the cluster with "
            "--ray]",
        ),
    ):
        command = option(command)
    return command


@contextmanager
def working(jobs: int | None, ray: str | None, bots: Sequence[str], cores: int = 1) -> Iterator[Workers]:
    """Give those who work, each on so many cores, as long as they are needed; say afterwards if some were lost."""
    if ray is not None:
        click.echo(spoken().sentence("ray-joining", {"address": ray}), err=True)
    try:
        with workers(jobs, ray, bots, cores) as found:
            yield found
    except WorkerError as error:
        raise click.ClickException(str(error)) from None
    if found.again:
        click.echo(spoken().sentence("workers-again", {"count": found.again}), err=True)
