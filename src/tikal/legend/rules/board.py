"""Legend's board: the 40 inner hexes of the classic grid and the dotted border hexes around them (L-SET-1).

Inner hexes have the numbers and names of the classic board; border hexes follow from 40 on, R1, R2 ... in the order
of the data. An edge is the border between two neighbouring hexes, the same from both sides (L-STONE-1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import hexes
from tikal.core.arrays import array
from tikal.core.hexes import HEXES, NOWHERE, ROWS, SIDES

if TYPE_CHECKING:
    from librt.vecs import vec

PLACES: Final = 60  # room for hexes: 40 inner ones and at most 20 on the border
MOST_BORDER: Final = PLACES - HEXES

#: Where the neighbours of an even and of an odd column are, side by side, as (column, row) offsets.
_OFFSETS: Final = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)


class Board:
    """The geometry of one board: which hexes there are, and what touches what."""

    def __init__(self, border: tuple[tuple[int, int], ...]) -> None:
        places = [(hex // ROWS, hex % ROWS) for hex in range(HEXES)] + list(border)
        at = {place: hex for hex, place in enumerate(places)}
        self.border_places: tuple[tuple[int, int], ...] = border
        self.places: tuple[tuple[int, int], ...] = tuple(places)  # column and row of each hex
        self.hexes: int = len(places)
        self.names: tuple[str, ...] = hexes.NAMES + tuple(f"R{n + 1}" for n in range(len(border)))
        self.by_name: dict[str, int] = {name: hex for hex, name in enumerate(self.names)}
        self.everywhere: i64 = (1 << len(places)) - 1
        self.inner: i64 = (1 << HEXES) - 1
        self.border: i64 = self.everywhere & ~self.inner
        neighbours: list[int] = []
        for column, row in places:
            for dc, dr in _OFFSETS[column % 2]:
                neighbours.append(at.get((column + dc, row + dr), NOWHERE))
        self.neighbour: vec[i64] = array(neighbours)  # by hex * 6 + side: the hex across that side, or NOWHERE
        ends: list[tuple[int, int]] = []
        edge_at = [NOWHERE] * len(neighbours)
        for hex in range(len(places)):
            for side in range(SIDES):
                other = neighbours[hex * SIDES + side]
                if other > hex:
                    edge_at[hex * SIDES + side] = edge_at[other * SIDES + (side + 3) % SIDES] = len(ends)
                    ends.append((hex, side))
        self.edges: int = len(ends)
        self.edge_hex: vec[i64] = array([hex for hex, _ in ends])  # its lower hex ...
        self.edge_side: vec[i64] = array([side for _, side in ends])  # ... and the side of that hex
        self.edge_at: vec[i64] = array(edge_at)  # by hex * 6 + side: the edge there, or NOWHERE

    def edge_between(self, hex: i64, other: i64) -> i64:
        """The edge between two hexes, or NOWHERE if they are no neighbours."""
        side: i64 = 0
        while side < SIDES:
            if self.neighbour[hex * SIDES + side] == other:
                return self.edge_at[hex * SIDES + side]
            side += 1
        return NOWHERE

    def edge_name(self, edge: int) -> str:
        """An edge by the names of its two hexes, e.g. "C4|C5"."""
        hex = int(self.edge_hex[edge])
        other = int(self.neighbour[hex * SIDES + int(self.edge_side[edge])])
        return f"{self.names[hex]}|{self.names[other]}"

    def names_in(self, mask: int) -> list[str]:
        """Return the names of the hexes in a mask, in hex order."""
        return [self.names[hex] for hex in range(self.hexes) if mask >> hex & 1]
