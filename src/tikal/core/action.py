"""An action as one packed integer, and as a small object at the edges.

    bits  0-5   kind
    bits  6-11  hex     where it happens: target of a walk, site of a dig, a camp, a tile ...
    bits 12-17  item    hex walked from, tile, treasure kind given or found
    bits 18-23  detail  figure, rotation, treasure kind taken
    bits 24-29  cost    AP of a step over stones

An exchange keeps the other seat in the hex field; a bid keeps its points in hex and item together. A game's notation
names its own kinds, and says what they keep where.
30 bits: one digit of a Python int, so packed actions stay cheap in interpreted code too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tikal.core.notation import Notation

LAY: Final = 1
ENTER: Final = 2
MOVE: Final = 3
SECRET: Final = 4
UNCOVER: Final = 5
DIG: Final = 6
EXCHANGE: Final = 7
CAMP: Final = 8
GUARD: Final = 9
END: Final = 10
BID: Final = 11
PASS: Final = 12
TAKE: Final = 13
DRAW: Final = 14  # chance: a tile comes off the stack
REVEAL: Final = 15  # chance: a dug treasure is turned over

FIRST_OWN_KIND: Final = 16  # from here on each game numbers kinds of its own
KIND_NAMES: Final[tuple[str, ...]] = (
    "none", "lay", "enter", "move", "secret", "uncover", "dig", "exchange",
    "camp", "guard", "end", "bid", "pass", "take", "draw", "reveal",
)  # fmt: skip

CHANCE: Final[tuple[int, ...]] = (DRAW, REVEAL)  # what no player decides
FINAL: Final[tuple[int, ...]] = (BID, PASS)  # what is never taken back

EXPLORER: Final[i64] = 0
LEADER: Final[i64] = 1

HEX: Final = 6
ITEM: Final = 12
DETAIL: Final = 18
COST: Final = 24
FIELD: Final = 63
KIND_MASK: Final = 63
BID_MASK: Final = 4095


def pack(kind: i64, hex: i64 = 0, item: i64 = 0, detail: i64 = 0, cost: i64 = 0) -> i64:
    """Pack one action. See the fields above."""
    return kind | hex << HEX | item << ITEM | detail << DETAIL | cost << COST


def kind_of(action: i64) -> i64:
    """Return the kind of a packed action."""
    return action & KIND_MASK


def hex_of(action: i64) -> i64:
    """Return the hex field of a packed action."""
    return action >> HEX & FIELD


def item_of(action: i64) -> i64:
    """Return the item field of a packed action."""
    return action >> ITEM & FIELD


def detail_of(action: i64) -> i64:
    """Return the detail field of a packed action."""
    return action >> DETAIL & FIELD


def cost_of(action: i64) -> i64:
    """Return the cost field of a packed action."""
    return action >> COST & FIELD


def bid_of(action: i64) -> i64:
    """Return the points of a packed bid."""
    return action >> HEX & BID_MASK


class Action:
    """One action as clients and bots meet it: `str(action)` is its text, `action.packed` its integer."""

    __slots__ = ("notation", "packed")

    def __init__(self, packed: int, notation: Notation) -> None:
        self.packed: int = packed
        self.notation: Notation = notation

    @property
    def kind(self) -> str:
        """The kind by name: "lay", "enter", "move" ..."""
        return self.notation.kind_name(self.packed)

    def __str__(self) -> str:
        return self.notation.write(self.packed)

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.packed == self.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __reduce__(self) -> tuple[object, ...]:
        return (Action, (self.packed, self.notation))
