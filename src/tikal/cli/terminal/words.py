"""Texts and colours that every part of the terminal game uses."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from rich.text import Text

from tikal.core.notation import SEATS
from tikal.core.tiles import TERRAINS, Tile
from tikal.messages import Say

SEAT_STYLES = (
    "bold #ffffff on #c4181c",
    "bold #ffffff on #2058d8",
    "bold #201a00 on #f2c522",
    "bold #101010 on #f2f2ee",
)

DIM = "#8a9a90"
LOUD = "bold #ffc94d"
TITLE = "bold #7fd08f"
WARNING = "bold #ff8a65"


def program() -> str:
    """Return what one types to call this program: `tikal`, a path to it, or a way through Python."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == "tikal":
        return f"{_command('python', sys.executable)} -m tikal"
    return _command("tikal", sys.argv[0]) if called.stem == "tikal" else "tikal"


def _command(name: str, file: str) -> str:
    """Return a command's name if it means this file, else the file, from the current folder if it is in there."""
    found = shutil.which(name)
    path = os.path.abspath(file)
    if not file or (found and os.path.abspath(found) == path):
        return name
    below = os.path.relpath(path) if path.startswith(os.path.join(os.getcwd(), "")) else path
    return shlex.quote(below if os.sep in below else os.path.join(".", below))


def yes_words(say: Say) -> tuple[str, ...]:
    """Return what one may type for yes: y in every language, and the words of this one."""
    return tuple(dict.fromkeys(("y", "yes", *say("term-yes").split())))


def styled(text: str, style: str) -> Text:
    """Return a text whose style stays its own when it is joined to others."""
    return Text().append(text, style)


def chip(seat: int, behind: str = "", before: str = "") -> Text:
    """Return the mark of a seat: its letter, on its colour."""
    return styled(before + SEATS[seat][0] + behind, SEAT_STYLES[seat])


def tile_words(say: Say, tile: Tile) -> str:
    """Return what a tile is, e.g. "temple of value 3"."""
    return say("term-tile", terrain=TERRAINS[tile.terrain], value=tile.value)
