"""`tikal serve`: tables for browsers."""

from __future__ import annotations

import os
from pathlib import Path

import click

from tikal.cli.terminal.words import say
from tikal.server import launch


@click.command("serve", help=say("serve-cli"))
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help=say("serve-cli-host"))
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=launch.PORT,
    metavar="N",
    help=say("serve-cli-port", port=str(launch.PORT)),
)
@click.option(
    "--data",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help=say("serve-cli-data", file=str(launch.data_file())),
)
@click.option("--open/--no-open", "browse", default=False, help=say("serve-cli-open"))
@click.option("--allow-host", "names", multiple=True, metavar="NAME", help=say("serve-cli-allow"))
@click.option(
    "--workers", type=click.IntRange(1, 64), default=min(2, os.cpu_count() or 1), help=say("serve-cli-workers")
)
def command(host: str, port: int, data: Path | None, browse: bool, names: tuple[str, ...], workers: int) -> None:
    file = (data or launch.data_file()).expanduser().absolute()
    lock = launch.Lock(file)
    running = lock.take()
    if running:
        click.echo(say("serve-running", url=running, file=str(file)))
        if browse:
            launch.open_browser(running)
        return
    try:
        listener = launch.listen(host, port)
        taken = int(listener.getsockname()[1])
        here, others = launch.addresses(host, taken)
        lock.leave_address(here)
        if port and taken != port:
            click.echo(say("serve-other-port", busy=str(port), port=str(taken)))

        def ready() -> None:
            click.echo(say("serve-here", url=here))
            if others:
                click.echo(say("serve-others", url=others))
            click.echo(say("serve-stop", file=str(file)))
            if browse:
                launch.open_browser(here)

        with listener:
            launch.serve(listener, file, workers, names, ready)
        click.echo(say("serve-bye"))
    finally:
        lock.give_back()
