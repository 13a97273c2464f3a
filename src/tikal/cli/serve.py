"""`tikal serve`: tables for browsers."""

from __future__ import annotations

import logging
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from tikal.bots.registry import admit
from tikal.bots.second import cores_here
from tikal.cli.options import spoken
from tikal.cli.places import chosen_place, place_options
from tikal.core.errors import InvalidOption
from tikal.server import launch, logs
from tikal.server.connections import Network
from tikal.server.crew import Crew, Plan
from tikal.server.limits import NAMES as LIMITS
from tikal.server.limits import Limits
from tikal.server.mail import Relay, has_password, read_relay
from tikal.server.reminders import Outside

BOT_NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")  # of a program: pages and records show it
PUBLIC = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,255}/?")


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


class ProgramType(click.ParamType[tuple[str, str]]):
    """The name of a bot, and the command of the program that it is."""

    name = "NAME=COMMAND"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, _, command = str(value).partition("=")
        if not BOT_NAME.fullmatch(name) or not command.strip():
            self.fail(spoken().say("serve-no-program", value=value), param, ctx)
        return name, command


class UrlType(click.ParamType[str]):
    """The address by which others know a server."""

    name = "URL"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value and not PUBLIC.fullmatch(str(value)):
            self.fail(spoken().say("serve-no-url", value=value), param, ctx)
        return str(value).rstrip("/")


def relay_at(url: str, sender: str, password: Path | None, public: str, listed: bool) -> Relay | None:
    """Return the mail server that was named, if one was; `listed` says that everybody on this computer can read how.

    :raises InvalidOption: if it cannot be used, a password in it can be read, or links in mails would lead nowhere.
    """
    if not url:
        if password is not None or sender:
            raise InvalidOption("serve-smtp-missing")
        return None
    if listed and has_password(url):
        raise InvalidOption("serve-smtp-listed")
    try:
        secret = password.read_text("utf-8").rstrip("\r\n") if password is not None else ""
    except (OSError, UnicodeDecodeError):
        raise InvalidOption("serve-smtp-password") from None
    relay = read_relay(url, sender, secret)
    if not public:
        raise InvalidOption("serve-smtp-url")
    return relay


@click.command("serve", help="serve-cli")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="serve-cli-host")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="serve-cli-port")
@place_options
@click.option("--open/--no-open", "browse", default=False, help="serve-cli-open")
@click.option("--allow-host", "names", multiple=True, metavar="NAME", help="serve-cli-allow")
@click.option("--workers", type=click.IntRange(1, 64), default=min(2, cores_here()), help="serve-cli-workers")
@click.option("--bot", "bots", multiple=True, type=ProgramType(), help="serve-cli-bot")
@click.option("--processes", type=click.IntRange(1, 64), default=1, help="serve-cli-processes")
@click.option("--proxy", "proxies", multiple=True, type=NetworkType(), help="serve-cli-proxy")
@click.option("--limit", "limits", multiple=True, type=LimitType(), help="serve-cli-limit")
@click.option("--webhooks/--no-webhooks", "webhooks", default=False, help="serve-cli-webhooks")
@click.option("--public-url", "public", type=UrlType(), default="", help="serve-cli-public")
@click.option("--smtp", envvar="TIKAL_SMTP", default="", metavar="URL", help="serve-cli-smtp")
@click.option(
    "--smtp-password-file",
    "smtp_password",
    envvar="TIKAL_SMTP_PASSWORD_FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="serve-cli-smtp-password",
)
@click.option("--mail-from", "sender", envvar="TIKAL_MAIL_FROM", default="", metavar="ADDRESS", help="serve-cli-sender")
@click.option("--log", "log", type=click.Choice(logs.KINDS), default="text", help="serve-cli-log")
def command(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    browse: bool,
    names: tuple[str, ...],
    workers: int,
    bots: tuple[tuple[str, str], ...],
    processes: int,
    proxies: tuple[Network, ...],
    limits: tuple[tuple[str, int], ...],
    webhooks: bool,
    public: str,
    smtp: str,
    smtp_password: Path | None,
    sender: str,
    log: str,
) -> None:
    say = spoken().say
    tell = click.echo if log == "text" else logging.getLogger(__name__).info
    place = chosen_place(data, database)
    listed = click.get_current_context().get_parameter_source("smtp") is ParameterSource.COMMANDLINE
    outside = Outside(webhooks, public, relay_at(smtp, sender, smtp_password, public, listed))
    if processes > 1 and not isinstance(place, str):
        raise InvalidOption("serve-one-process")
    for name, program in bots:
        admit(name, program)
    lock = launch.Lock(place)
    running = lock.take()
    logs.begin(log)
    if running:
        tell(say("serve-running", url=running, file=str(lock.place)))
        if browse:
            launch.open_browser(running)
        return
    try:
        listener = launch.listen(host, port)
        taken = int(listener.getsockname()[1])
        here, others = launch.addresses(host, taken)
        lock.leave_address(here)
        if port is None and taken != launch.PORT:
            tell(say("serve-other-port", busy=str(launch.PORT), port=str(taken)))

        def ready() -> None:
            tell(say("serve-here", url=here))
            if others:
                tell(say("serve-others", url=others))
            tell(say("serve-stop", file=store.name))
            if browse:
                launch.open_browser(here)

        with listener:
            store = launch.open_store(lock.place)
            if processes > 1 and isinstance(place, str):
                if not Crew(
                    Plan(listener, dict(limits), proxies, place, workers, names, log, outside), processes
                ).serve(ready):
                    raise click.Abort
            else:
                launch.serve(listener, store, workers, names, Limits(dict(limits)), proxies, ready, outside)
        tell(say("serve-bye"))
    finally:
        lock.give_back()
