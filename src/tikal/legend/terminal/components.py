"""`tikal components`: what is in the Legend box, which of it is a stand-in, and how an owner corrects it."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.table import Table

from tikal.cli.options import console, spoken
from tikal.core.errors import InvalidOption
from tikal.legend.editions import builder as legend
from tikal.legend.editions.box_check import faults
from tikal.legend.editions.corrections import corrected_by

#: Entries that are shown; the rest are the numbers of the book.
SHOWN = 60  # characters of a value in the table


@click.group("components")
def command() -> None:
    """The data of Tikal Legend: show it, export a copy, check a corrected one.

    What nobody could read off the box is our stand-in. An owner exports the file, corrects it, checks it, and plays
    with it: --components FILE.
    """


@command.command("show")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--word", help="A corrected box as a record or position line carries it.")
@click.option("--json", "as_json", is_flag=True, help="Print all of it as JSON.")
def show(file: Path | None, word: str | None, as_json: bool) -> None:
    """Show what is in the box: that of FILE, or the one that comes with Tikal."""
    data = legend.standard_data()
    if file is not None:
        data = legend.read_box_file(file)
    elif word is not None:
        data = corrected_by(data, word)
    if as_json:
        click.echo(json.dumps(data, indent=1))
        return
    words = spoken()
    table = Table(title=words.sentence("components-title"))
    for column in ("components-entry", "components-value", "components-mark"):
        table.add_column(words.sentence(column))
    marks = data.get("stand_ins", [])
    for key, value in data.items():
        if key in ("version", "stand_ins"):
            continue
        text = json.dumps(value)
        text = text if len(text) <= SHOWN else text[:SHOWN] + " …"
        mark = words.sentence("components-stand-in" if key in marks else "components-book")
        table.add_row(key, text, mark)
    console().print(table)


@command.command("export")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Write over a file that exists.")
def export(file: Path, force: bool) -> None:
    """Write a copy of the data that come with Tikal to FILE, to be corrected."""
    if file.exists() and not force:
        raise InvalidOption("box-exists", file=str(file))
    file.write_text(legend.standard_text(), "utf-8")
    click.echo(spoken().sentence("box-exported", {"file": str(file)}))


@command.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check a corrected data FILE: say everything that is wrong with it, and where."""
    words = spoken()
    data = legend.read_box_file(file)
    wrong = faults(data)
    if wrong:
        click.echo(words.sentence("box-count", {"count": len(wrong), "file": str(file)}))
        for fault in wrong:
            click.echo(f"  {fault.error.say(words)}")
        raise click.exceptions.Exit(1)
    standard = legend.standard_data()
    keys = [key for key in data if key != "stand_ins" and data[key] != standard[key]]
    changed = words.sentence("box-changed", {"keys": ", ".join(keys)}) if keys else words.sentence("box-same")
    click.echo(words.sentence("box-fine", {"file": str(file), "changed": changed}))
    marks = data["stand_ins"]
    left = words.sentence("box-still-stand-ins", {"keys": ", ".join(marks)}) if marks else ""
    click.echo(left or words.sentence("box-no-stand-ins"))
    click.echo(words.sentence("box-next", {"file": str(file)}))
