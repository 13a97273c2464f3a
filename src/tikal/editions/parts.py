"""What is in every box of Tikal, and how the package's data files are read."""

from __future__ import annotations

from functools import cache
from typing import Any

from tikal.core.tiles import TERRAINS, Tile

Data = dict[str, Any]


def read_text(package: str, name: str) -> str:
    """Return one of the package's data files as it is written."""
    from importlib import resources  # here, as in the whole package, what takes long to load is loaded when needed

    return resources.files(package).joinpath(name).read_text("utf-8")


def read_data(package: str, name: str) -> Data:
    """Return the contents of one of the package's data files."""
    import tomllib

    return tomllib.loads(read_text(package, name))


@cache
def data() -> Data:
    """The data file of what all boxes share."""
    return read_data("tikal.editions", "parts.toml")


@cache
def tiles() -> tuple[Tile, ...]:
    """The tiles that are drawn, letter by letter (C-COMP-1)."""
    return tuple(read_tile(entry, entry["id"][0]) for entry in data()["tiles"])


@cache
def pieces() -> dict[int, int]:
    """How many temple pieces there are of each value (C-COMP-3)."""
    return {int(value): count for value, count in data()["pieces"].items()}


def treasures() -> tuple[str, ...]:
    """The kinds of treasures (C-COMP-4)."""
    return tuple(data()["treasures"])


def read_tile(entry: Data, letter: str = "", hex: int = -1, terrains: tuple[str, ...] = TERRAINS) -> Tile:
    """Return the tile that an entry of a data file describes."""
    terrain = terrains.index(entry["terrain"])
    return Tile(entry["id"], letter, terrain, entry.get("value", 0), tuple(entry["stones"]), hex)
