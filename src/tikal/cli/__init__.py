"""The `tikal` command. Each subcommand is a module of its own, loaded only when it is used."""

from __future__ import annotations

import difflib
import errno
import importlib
import io
import sys

import click

import tikal
from tikal.cli.options import keep_language, spoken, usual_language, worded
from tikal.core.arrays import COMPILED
from tikal.core.errors import TikalError
from tikal.titles import titles

COMMANDS = (
    "play", "serve", "admin", "simulate", "arena", "dataset", "bots", "analyse", "replay", "verify", "perft",
    "editions",
)  # fmt: skip


def _modules() -> dict[str, str]:
    """Return where each subcommand is: ours first, then those of the games."""
    own = {name: f"tikal.cli.{name}" for name in COMMANDS}
    return own | {name: module for game in titles() for name, module in game.commands.items()}


class LazyGroup(click.Group):
    """Loads a subcommand from the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_modules())

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        module = _modules().get(name)
        if module is None:
            return None
        found = importlib.import_module(module)
        return worded(found.command, spoken(ctx), getattr(found, "help_facts", dict)())

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the subcommand; a mistyped one is answered with the nearest."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = difflib.get_close_matches(args[0], list(_modules()), 1) if args else []
            if not near:
                raise
            raise click.UsageError(f"{error.message} Did you mean {near[0]!r}?", ctx) from None

    def invoke(self, ctx: click.Context) -> object:
        """Run the subcommand; a refusal becomes one clear sentence, never a traceback."""
        try:
            return super().invoke(ctx)
        except TikalError as error:
            raise click.ClickException(error.say(spoken(ctx))) from None
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise click.ClickException(error.strerror or str(error)) from None


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--language", envvar="TIKAL_LANGUAGE", default=usual_language, callback=keep_language, expose_value=False,
    is_eager=True, metavar="CODE", help="Which language to speak: en, de or fr. [default: that of the terminal]",
)  # fmt: skip
@click.version_option(f"{tikal.__version__} ({'compiled' if COMPILED else 'interpreted'} engine)", prog_name="tikal")
def main() -> None:
    """Play Tikal, replay and check games, and measure bots."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign gets "?" instead of a crash
