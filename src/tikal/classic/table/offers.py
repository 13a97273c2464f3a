"""What may be done now, grouped for clicking, as types: `offering.py` fills them in.

Every offer carries the texts of the actions to send back. The client knows no rules: it offers what is here and
sends what it finds here.
"""

from __future__ import annotations

from msgspec import Struct

from tikal.server.offers import AnyOffers, Ending, Entry, Site, Walk
from tikal.server.words import Refusal
from tikal.view import SeatName


class Way(Struct, frozen=True):
    """A way that a tile would open: to a neighbour, for so many AP."""

    hex: str
    cost: int


class Turn(Struct, frozen=True):
    """One way to turn the tile in hand on a hex."""

    turn: int  # sixths clockwise
    action: str
    stones: list[int]  # as it would lie: N NE SE S SW NW
    ways: list[Way]


class Place(Struct, frozen=True):
    """A hex where the tile in hand can be laid."""

    hex: str
    turns: list[Turn]


class Group(Struct, frozen=True):
    """The deciding player's members on one hex and where they can go.

    For the leader and k explorers send `walk.leader` and k times `walk.explorer`: that costs (1 + k) times `cost`.
    """

    hex: str
    leader: bool
    explorers: int
    walks: list[Walk]  # cheapest first
    refusal: Refusal | None  # why nobody here can move


class Swap(Struct, frozen=True):
    """One possible exchange."""

    seat: SeatName
    give: str
    take: str
    action: str


class Own(Struct, frozen=True):
    """A treasure of the deciding player, and why it cannot be given."""

    treasure: str
    count: int
    refusal: Refusal | None


class Theirs(Struct, frozen=True):
    """A treasure of another player, and why it cannot be taken."""

    seat: SeatName
    treasure: str
    count: int
    refusal: Refusal | None


class Exchange(Struct, frozen=True):
    """Exchanging treasures: what can be given, what can be taken, and the pairs that are possible."""

    cost: int
    give: list[Own]
    take: list[Theirs]
    pairs: list[Swap]


class Bids(Struct, frozen=True):
    """The bids that are possible: "bid " and a number from `least` to `most`; none if `most` is less."""

    least: int
    most: int
    bid: str  # the action's text before the number
    passing: str  # the action that passes


class Taking(Struct, frozen=True):
    """A tile on offer that can be taken."""

    tile: str
    action: str


class Offers(Struct, AnyOffers, frozen=True, tag_field="game", tag="classic"):
    """All that the deciding player may do; lists are empty and parts null where there is nothing."""

    places: list[Place]
    entries: list[Entry]
    groups: list[Group]
    sites: list[Site]
    exchange: Exchange | None
    bids: Bids | None
    takings: list[Taking]
    end: Ending | None
