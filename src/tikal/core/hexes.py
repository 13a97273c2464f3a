"""The board's hexes as small integers, and sets of them as 64-bit masks.

A hex is `column * 5 + row`, named by column letter and row number: hex 4 is A5, the base camp.
The grid is "odd-q": flat-topped hexes, odd columns half a hex lower. Sides count clockwise from
north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Side i of a hex touches side (i + 3) mod 6 of that neighbour.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core.arrays import array

COLUMNS: Final = 8
ROWS: Final = 5
HEXES: Final = 40
SIDES: Final = 6
NOWHERE: Final[i64] = -1

#: The mask of each single hex. Indexed instead of shifted: `1 << n` is a 32-bit shift in compiled code.
BIT: Final = array([1 << n for n in range(62)])

#: Where `bit % 67` leads back to n for bit = 2^n: 67 divides no difference of two powers of two below 2^66.
HEX_OF_BIT: Final = array([0] * 67)
for _n in range(62):
    HEX_OF_BIT[(1 << _n) % 67] = _n

_EVEN_COLUMN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD_COLUMN: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def _neighbours() -> list[int]:
    table: list[int] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            for dc, dr in _ODD_COLUMN if column % 2 else _EVEN_COLUMN:
                c, r = column + dc, row + dr
                inside = 0 <= c < COLUMNS and 0 <= r < ROWS
                table.append(c * ROWS + r if inside else NOWHERE)
    return table


#: NEIGHBOUR[hex * 6 + side]: the hex across that side, or NOWHERE.
NEIGHBOUR: Final = array(_neighbours())


def _around() -> list[int]:
    masks: list[int] = []
    for hex in range(HEXES):
        mask = 0
        for side in range(SIDES):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if other != NOWHERE:
                mask |= 1 << other
        masks.append(mask)
    return masks


#: OPPOSITE[side]: the side by which the neighbour across that side touches back.
OPPOSITE: Final = array([3, 4, 5, 0, 1, 2])

#: AROUND[hex]: the mask of its neighbours.
AROUND: Final = array(_around())

#: NAMES[hex]: "A1" to "H5".
NAMES: Final[tuple[str, ...]] = tuple("ABCDEFGH"[h // ROWS] + str(h % ROWS + 1) for h in range(HEXES))
BY_NAME: Final[dict[str, int]] = {name: hex for hex, name in enumerate(NAMES)}


def next_in(mask: i64) -> i64:
    """Return the lowest hex of a mask that is not empty. The hottest loops write this out."""
    return HEX_OF_BIT[(mask & -mask) % 67]


def count_bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def names_in(mask: int) -> list[str]:
    """Return the names of the hexes in a mask, in hex order."""
    return [NAMES[h] for h in range(HEXES) if mask >> h & 1]
