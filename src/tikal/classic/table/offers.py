"""What may be done now in the classic game, as types: `offer_builder.py` fills them in."""

from __future__ import annotations

from msgspec import Struct

from tikal.server.offers import AnyOffers, Ending, Entry, Exchange, Group, Place, Site
from tikal.view import SeatName


class Passing(Struct, frozen=True):
    """What comes of passing now: who decides next, and whether they have won the turn by it, at which price."""

    seat: SeatName
    wins: bool
    price: int


class Bids(Struct, frozen=True):
    """The bids that are possible: "bid " and a number from `least` to `most`; none if `most` is less."""

    least: int
    most: int
    bid: str  # the action's text before the number
    passing: str  # the action that passes
    passed: Passing


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
