"""Tables of points, as every game draws them."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from tikal.cli.terminal.words import TITLE, chip
from tikal.messages import Say

MEDALS = ("bold #ffd75f", "bold #c8d0d4", "bold #d08a4a", "")


def table(say: Say, *columns: tuple[str, str]) -> Table:
    """Return an empty table; columns are a message code each, and "right" or "left"."""
    empty = Table(box=box.ROUNDED, header_style=TITLE, border_style="#4d7a5d", pad_edge=True)
    for code, side in columns:
        empty.add_column(say(code), justify="right" if side == "right" else "left", overflow="fold")
    return empty


def player(seat: int, names: Sequence[str]) -> Text:
    """Return a player's name behind the mark of the seat."""
    return chip(seat) + Text(" " + names[seat])


def add_places(places: Table, ranking: Sequence[Sequence[int]], names: Sequence[str], values: list[list[str]]) -> None:
    """Add a row for each seat, by place; `values` are what stands behind the name, by seat."""
    place = 1
    for seats in ranking:
        for seat in seats:
            places.add_row(str(place), player(seat, names), *values[seat], style=MEDALS[min(place, 4) - 1])
        place += len(seats)
