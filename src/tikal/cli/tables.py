"""How the commands set a table up and look: options that several of them share, one console for all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console

from tikal.core.errors import RecordError
from tikal.editions import registry
from tikal.record.json import read_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn

F = TypeVar("F", bound=Callable[..., Any])
LARGEST_FILE = 4_000_000


def console(stderr: bool = False) -> Console:
    """Return a console; rich honours NO_COLOR and plain output by itself."""
    return Console(stderr=stderr, highlight=False, no_color=bool(os.environ.get("NO_COLOR")) or None)


def game_options(command: F) -> F:
    """Add the options that say which game is played."""
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
    """Return NAME=VALUE words as options."""
    found: dict[str, object] = {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals:
            raise click.BadParameter(f"{word!r} is not of the form NAME=VALUE", param_hint="--option")
        found[name.strip()] = value.strip()
    return found


def read_record_file(path: Path) -> Record:
    """Return the record in a TGN or JSON file.

    :raises RecordError: if it cannot be read or does not replay.
    """
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise RecordError("record-too-long", most=LARGEST_FILE)
        text = path.read_text("utf-8")
    except OSError as error:
        raise RecordError("record-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-not-text", file=str(path)) from None
    return read_json(text) if text.lstrip().startswith("{") else read_tgn(text)
