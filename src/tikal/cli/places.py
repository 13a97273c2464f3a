"""Where tables are kept: the options that say so, for all commands that need them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from tikal.cli.options import spoken
from tikal.core.errors import InvalidOption
from tikal.server import launch

F = TypeVar("F", bound=Callable[..., Any])


def place_options(command: F) -> F:
    """Add `--data` and `--database-url`; `chosen_place` makes one of the two."""
    file = click.Path(dir_okay=False, path_type=Path)
    command = click.option(
        "--database-url", "database", envvar="TIKAL_DATABASE_URL", metavar="URL", help="serve-cli-database"
    )(command)
    return click.option("--data", type=file, metavar="FILE", help="serve-cli-data")(command)


def chosen_place(data: Path | None, database: str | None) -> Path | str:
    """Return the file of tables, or the address of a database of them. A file that is named goes before an address
    that only the environment has.

    :raises click.UsageError: if both were typed.
    :raises InvalidOption: if an address was typed that is empty, such as that of a variable that is not set.
    """
    typed = click.get_current_context().get_parameter_source("database") is ParameterSource.COMMANDLINE
    if data is not None and typed:
        raise click.UsageError(spoken().say("serve-two-places"))
    if typed and not database:
        raise InvalidOption("serve-no-database")
    if data is None and database:
        return database
    return (data or launch.data_file()).expanduser().absolute()
