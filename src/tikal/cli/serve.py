"""`tikal serve`: tables for browsers."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import click

from tikal.cli.options import spoken
from tikal.server import launch
from tikal.server.connections import Network
from tikal.server.limits import NAMES as LIMITS
from tikal.server.limits import Limits


def help_facts() -> dict[str, str]:
    """Return what the help of this command names."""
    return {"port": str(launch.PORT), "file": str(launch.data_file())}


class NetworkType(click.ParamType[Network]):
    """An address, or a network of them."""

    name = "ADDRESS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Network:
        try:
            return ip_network(value)
        except ValueError:
            self.fail(spoken().say("serve-no-network", value=value), param, ctx)


class LimitType(click.ParamType[tuple[str, int]]):
    """The name of a limit and a number."""

    name = "NAME=N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        name, _, number = str(value).partition("=")
        if name not in LIMITS or not number.isascii() or not number.isdecimal() or not int(number):
            self.fail(spoken().say("serve-no-limit", value=value, names=", ".join(LIMITS)), param, ctx)
        return name, int(number)


@click.command("serve", help="serve-cli")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="serve-cli-host")
@click.option("--port", type=click.IntRange(0, 65535), default=launch.PORT, metavar="N", help="serve-cli-port")
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="serve-cli-data")
@click.option("--open/--no-open", "browse", default=False, help="serve-cli-open")
@click.option("--allow-host", "names", multiple=True, metavar="NAME", help="serve-cli-allow")
@click.option("--workers", type=click.IntRange(1, 64), default=min(2, os.cpu_count() or 1), help="serve-cli-workers")
@click.option("--proxy", "proxies", multiple=True, type=NetworkType(), help="serve-cli-proxy")
@click.option("--limit", "limits", multiple=True, type=LimitType(), help="serve-cli-limit")
def command(
    host: str,
    port: int,
    data: Path | None,
    browse: bool,
    names: tuple[str, ...],
    workers: int,
    proxies: tuple[Network, ...],
    limits: tuple[tuple[str, int], ...],
) -> None:
    say = spoken().say
    file = (data or launch.data_file()).expanduser().absolute()
    lock = launch.Lock(file)
    file = lock.file
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
            launch.serve(listener, file, workers, names, Limits(dict(limits)), proxies, ready)
        click.echo(say("serve-bye"))
    finally:
        lock.give_back()
