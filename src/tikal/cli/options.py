"""What several commands share: the options that say which game is played, and one console for all."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click
from rich.console import Console

from tikal.core.errors import InvalidOption
from tikal.editions import registry
from tikal.title import Argument, Title
from tikal.titles import titles

F = TypeVar("F", bound=Callable[..., Any])


def console(stderr: bool = False) -> Console:
    """Return a console; rich honours NO_COLOR and plain output by itself."""
    return Console(stderr=stderr, highlight=False, no_color=bool(os.environ.get("NO_COLOR")) or None)


HOUSE_RULES = "tikal.house_rules"  # where the context keeps what the games' own arguments said


def title_options(command: F) -> F:
    """Add the arguments that games bring; `house_rules` gathers what they say."""
    for game in titles():
        for argument in reversed(game.arguments):
            command = click.option(
                argument.flag,
                callback=partial(_keep, game, argument),
                expose_value=False,
                metavar=argument.metavar,
                help=argument.help,
            )(command)
    return command


def _keep(game: Title, argument: Argument, ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is not None:
        given = game.component_word(value) if argument.is_file else value
        ctx.meta.setdefault(HOUSE_RULES, {})[argument.option] = given


def game_options(command: F) -> F:
    """Add the options that say which game is played; `house_rules` gathers what they say."""
    command = title_options(command)
    for option in (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="A house rule, e.g. camp_needs_member=no; see `tikal editions`. May be given several times.",
        ),
        click.option("--auction", is_flag=True, help="Play the auction variant."),
        click.option(
            "-e",
            "--edition",
            default=registry.DEFAULT,
            show_default=True,
            metavar="ID",
            help="Which edition's rules to play; see `tikal editions`.",
        ),
    ):
        command = option(command)
    return command


def house_rules(options: tuple[str, ...]) -> dict[str, object]:
    """Return NAME=VALUE words as options.

    :raises InvalidOption: for one without a value.
    """
    ctx = click.get_current_context(silent=True)
    found: dict[str, object] = dict(ctx.meta.get(HOUSE_RULES, {})) if ctx else {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidOption("option-without-value", option=word)
        name = name.strip().replace("-", "_")
        if name in found:
            raise InvalidOption("option-twice", option=name)
        found[name] = value.strip()
    return found
