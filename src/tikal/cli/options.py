"""What several commands share: the options that say which game is played, and one console for all."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any, TypeVar

import click
from click.core import ParameterSource
from rich.console import Console

from tikal.core.errors import InvalidOption
from tikal.editions import registry
from tikal.messages import ENGLISH, Catalogue, catalogue, is_spoken, languages
from tikal.title import Argument, Title
from tikal.titles import titles

F = TypeVar("F", bound=Callable[..., Any])


def console(stderr: bool = False) -> Console:
    """Return a console; rich honours NO_COLOR and plain output by itself."""
    return Console(stderr=stderr, highlight=False, no_color=bool(os.environ.get("NO_COLOR")) or None)


LANGUAGE = "tikal.language"  # where the context keeps which language is spoken


def usual_language() -> str:
    """Return the language of this terminal: "de" where the locale is de_AT.UTF-8."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split(r"[_.@]", next(filter(None, names), ""))[0].lower()
    return ENGLISH if language in ("", "c", "posix") else language


def keep_language(ctx: click.Context, param: click.Parameter, language: str) -> None:
    """Speak that language; one that nobody asked for and nobody has translated gives way to English."""
    if not is_spoken(language):
        if ctx.get_parameter_source(param.name or "") is not ParameterSource.DEFAULT:
            choices = ", ".join(languages())
            raise click.BadParameter(catalogue(ENGLISH).say("unknown-language", language=language, choices=choices))
        language = ENGLISH
    ctx.meta[LANGUAGE] = language


def spoken(ctx: click.Context | None = None) -> Catalogue:
    """Return the catalogue of the language that this call of the program speaks."""
    ctx = ctx or click.get_current_context(silent=True)
    return catalogue(ctx.meta.get(LANGUAGE, ENGLISH) if ctx else ENGLISH)


def worded(command: click.Command, words: Catalogue, facts: Mapping[str, str | int]) -> click.Command:
    """Return a command whose help, where it is the code of a message, is said in words."""

    def said(text: str | None) -> str | None:
        return text and words.sentence(text, facts)

    shown = copy(command)
    shown.help, shown.epilog = said(command.help), said(command.epilog)
    shown.params = [copy(param) for param in command.params]
    for param in shown.params:
        if isinstance(param, click.Option):
            param.help = said(param.help)
    if isinstance(shown, click.Group):
        shown.commands = {name: worded(part, words, facts) for name, part in shown.commands.items()}
    return shown


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
