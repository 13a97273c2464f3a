"""Texts and colours that every part of the terminal game uses."""

from __future__ import annotations

from rich.text import Text

from tikal.core.notation import SEATS
from tikal.core.ruleset import TERRAINS, Tile
from tikal.messages import catalogue

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


def say(code: str, **facts: str | int) -> str:
    """Return a sentence of the catalogue."""
    return catalogue().sentence(code, facts)


def styled(text: str, style: str) -> Text:
    """Return a text whose style stays its own when it is joined to others."""
    return Text().append(text, style)


def chip(seat: int, behind: str = "", before: str = "") -> Text:
    """Return the mark of a seat: its letter, on its colour."""
    return styled(before + SEATS[seat][0] + behind, SEAT_STYLES[seat])


def tile_words(tile: Tile) -> str:
    """Return what a tile is, e.g. "temple of value 3"."""
    return say("term-tile", terrain=TERRAINS[tile.terrain], value=tile.value)
