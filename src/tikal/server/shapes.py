"""What the pictures of all games share, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.core.notation import SEATS

SeatName = Literal["Red", "Blue", "Yellow", "White"]
FigureName = Literal["explorer", "leader"]
Terrain = Literal["base_camp", "temple", "clearing", "ruin", "volcano", "lake", "jungle"]

#: The names these types have in TypeScript.
ALIASES = {"SeatName": SeatName, "FigureName": FigureName, "Terrain": Terrain}


class Shape(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the picture: a field that a view has and this type has not is a mistake, not an extra."""


def seat_name(seat: int) -> SeatName:
    """Return the colour of a seat."""
    return SEATS[seat]


def seat_number(colour: SeatName) -> int:
    """Return the number of a seat by its colour."""
    return SEATS.index(colour)
