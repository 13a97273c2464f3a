"""`tikal admin`: the tables as whoever keeps them needs them, apart from any server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tikal.cli.options import console, spoken
from tikal.cli.places import chosen_place, place_options
from tikal.core.errors import RecordError
from tikal.server import backup, desk, launch, result_scripts
from tikal.server.settling import settle_all
from tikal.server.store import Store, StoreError

T = TypeVar("T")


class LeftOut(click.ClickException):
    """A backup is whole but for tables that are damaged: that is told by a status of its own."""

    exit_code = 3


def help_facts() -> dict[str, str]:
    """Return what the help of this command names."""
    return {"file": str(launch.data_file())}


@click.group("admin", help="admin-cli")
@place_options
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str | None) -> None:
    ctx.obj = chosen_place(data, database)


def with_store(place: Path | str, work: Callable[[Store], Awaitable[T]], new: bool = False, migrate: bool = False) -> T:
    """Do something with a store. `new` makes a file that is not there, `migrate` brings it up to date first."""
    if isinstance(place, Path) and not new and not place.exists():
        raise RecordError("data-missing", file=str(place))
    store = launch.open_store(place, migrate)

    async def run() -> T:
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise click.ClickException(spoken().say("data-unreadable", file=store.name, reason=str(error))) from None


@contextmanager
def bar(text: str) -> Iterator[backup.Progress]:
    """Show how far something is, at a terminal."""
    shown = console(stderr=True)
    columns = TextColumn(spoken().sentence(text)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        task = progress.add_task("")
        yield lambda done, of: progress.update(task, completed=done, total=of)


@command.command("migrate", help="admin-cli-migrate")
@click.pass_obj
def migrate(place: Path | str) -> None:
    async def work(store: Store) -> str:
        return store.name

    click.echo(spoken().say("admin-migrated", file=with_store(place, work, migrate=True)))


@command.command("stats", help="admin-cli-stats")
@click.pass_obj
def stats(place: Path | str) -> None:
    found, say = with_store(place, lambda store: store.stats()), spoken().say
    for name, number in (
        (say("admin-tables"), found.tables),
        (say("admin-unfinished"), found.unfinished),
        (say("admin-rows"), found.rows),
        (say("admin-visitors"), found.visitors),
    ):
        click.echo(f"{name:25}{number:>12,}")


@command.command("backup", help="admin-cli-backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def back_up(place: Path | str, file: Path) -> None:
    with bar("admin-backing-up") as progress:
        count, unreadable = with_store(place, lambda store: backup.back_up(store, file, progress))
    click.echo(spoken().say("admin-backed-up", count=count, file=str(file)))
    if unreadable:
        raise LeftOut(spoken().say("admin-left-out", count=unreadable))


@command.command("restore", help="admin-cli-restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(place: Path | str, file: Path) -> None:
    with bar("admin-restoring") as progress:
        added, there = with_store(place, lambda store: backup.restore(store, file, progress), True, True)
    click.echo(spoken().say("admin-restored", added=added, there=there))


@command.command("ratings", help="admin-cli-ratings")
@click.option("--recompute", is_flag=True, required=True, help="admin-cli-recompute")
@click.pass_obj
def ratings(place: Path | str, recompute: bool) -> None:
    async def work(store: Store) -> int:
        await store.write(result_scripts.try_again(), alone=True)
        total = (await store.stats()).tables
        await settle_all(store, lambda count: progress(count, total))
        return await store.write(result_scripts.recompute(), alone=True)

    with bar("admin-recomputing") as progress:
        count = with_store(place, work)
    click.echo(spoken().say("admin-recomputed", count=count))


@command.command("host", help="admin-cli-host")
@click.argument("name")
@click.option("--remove", is_flag=True, help="admin-cli-host-remove")
@click.pass_obj
def host(place: Path | str, name: str, remove: bool) -> None:
    async def work(store: Store) -> str:
        return await desk.appoint(store, name, not remove, spoken().say("admin-of-server"))

    known = with_store(place, work)
    click.echo(spoken().say("admin-unhosted" if remove else "admin-hosted", name=known))
