"""Where things are: the flat-topped grid of the page, side length 100, odd columns half a hex lower."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any, NamedTuple

from tikal.core.hexes import NAMES, ROWS

SIDE = 100.0
APOTHEM = SIDE * sqrt(3) / 2
#: Columns and rows from a hex to its neighbours, clockwise from north: in even columns, in odd ones.
_STEPS = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Place(NamedTuple):
    """A column and a row."""

    column: int
    row: int

    @property
    def middle(self) -> Point:
        low = APOTHEM if self.column % 2 else 0.0
        return Point(SIDE + 1.5 * SIDE * self.column, APOTHEM + 2 * APOTHEM * self.row + low)

    def beside(self, side: int) -> Place:
        """Return the place at a side."""
        columns, rows = _STEPS[self.column % 2][side]
        return Place(self.column + columns, self.row + rows)


class Grid:
    """The hexes of one board. Those of a board that does not say where they are lie where their names say."""

    def __init__(self, board: list[dict[str, Any]]) -> None:
        self.border: set[str] = {shown["hex"] for shown in board if shown.get("border")}
        self.places: dict[str, Place] = (
            {shown["hex"]: Place(*shown["place"]) for shown in board}
            if board and "place" in board[0]
            else {name: Place(*divmod(n, ROWS)) for n, name in enumerate(NAMES)}
        )
        self.at = {place: hex for hex, place in self.places.items()}

    def middle(self, hex: str) -> Point:
        return self.places[hex].middle

    def beside(self, hex: str, side: int) -> str | None:
        return self.at.get(self.places[hex].beside(side))

    def edge(self, name: str) -> tuple[str, str, int]:
        """Return the two hexes of an edge, and the side of the first that it is."""
        first, second = name.split("|")
        return first, second, [self.beside(first, side) for side in range(6)].index(second)

    @property
    def box(self) -> Box:
        """What the hexes cover."""
        middles = [place.middle for place in self.places.values()]
        left, top = min(p.x for p in middles) - SIDE, min(p.y for p in middles) - APOTHEM
        right, bottom = max(p.x for p in middles) + SIDE, max(p.y for p in middles) + APOTHEM
        return Box(left, top, right - left, bottom - top)

    def around(self) -> list[Place]:
        """Return the places that are none of the board's but can be seen round it."""
        columns, rows = zip(*self.places.values(), strict=True)
        return [
            place
            for column in range(min(columns) - 1, max(columns) + 2)
            for row in range(min(rows) - 1, max(rows) + 2)
            if (place := Place(column, row)) not in self.at
        ]


def side_angle(side: int) -> float:
    """Return the direction of the middle of a side, in radians, y downwards."""
    return -pi / 2 + side * pi / 3


def outside(x: float, y: float) -> float:
    """Return something like a signed distance to the hex round the origin: negative inside."""
    return max(abs(y) - APOTHEM, abs(x) * sqrt(3) / 2 + abs(y) / 2 - APOTHEM)


def along(middle: Point, side: int, far: float) -> Point:
    """Return a point of an edge, so far along it from its middle."""
    angle = side_angle(side)
    return Point(middle.x - sin(angle) * far, middle.y + cos(angle) * far)


def slabs(stones: list[int]) -> list[Point]:
    """Return the middles of the slabs of a tile, from its own."""
    found = []
    for side, count in enumerate(stones):
        angle, far = side_angle(side), APOTHEM - 13.5
        for n in range(count):
            aside = (n - (count - 1) / 2) * 24.5
            found.append(Point(far * cos(angle) - sin(angle) * aside, far * sin(angle) + cos(angle) * aside))
    return found
