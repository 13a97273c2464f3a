"""What may be done now, grouped for clicking, as types that all games share; a game's `offer_builder.py` fills them in.

Every offer carries the texts of the actions to send back. The client knows no rules: it offers what is here and
sends what it finds here.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.words import Refusal
from tikal.view import FigureName, SeatName

MenuKind = Literal["uncover", "dig", "camp", "guard"]

#: The names these types have in TypeScript.
ALIASES = {"MenuKind": MenuKind}


class AnyOffers:
    """What may be done in some game, grouped for clicking. Each game has a type of its own that extends this."""

    __slots__ = ()


class Way(Struct, frozen=True):
    """A path to a neighbour, and the AP that a step on it takes."""

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


class Entry(Struct, frozen=True):
    """A member that can be brought in."""

    hex: str
    figure: FigureName
    cost: int  # each
    most: int  # how many at once
    action: str  # repeat it to bring in several


class Walk(Struct, frozen=True):
    """The cheapest way from one hex to another."""

    hex: str
    cost: int  # for one figure
    most: int  # how many figures the AP can pay for; no more than stand there
    path: list[str]  # the hexes entered, the target last
    costs: list[int]  # of each step
    leader: list[str]  # the actions that take the leader there; empty if none stands here
    explorer: list[str]  # the actions that take one explorer there; empty if none stands here


class Group(Struct, frozen=True):
    """The deciding player's members on one hex and where they can go.

    For n leaders and k explorers send n times `walk.leader` and k times `walk.explorer`: n + k times `cost`.
    """

    hex: str
    leaders: int
    explorers: int
    walks: list[Walk]  # cheapest first
    refusal: Refusal | None  # why nobody here can move


class Leaving(Struct, frozen=True):
    """Members that leave the game."""

    leaders: int
    explorers: int


class Item(Struct, frozen=True):
    """One thing of a hex's menu. Sent only if `refusal` is null."""

    kind: MenuKind
    action: str
    cost: int
    figure: FigureName | None  # who becomes the guard
    level: int  # of the temple afterwards, or treasures left now
    leaving: Leaving | None  # who leaves the game with a guard; null if nobody does
    refusal: Refusal | None


class Site(Struct, frozen=True):
    """A hex with something to do, or an own member, and its menu."""

    hex: str
    items: list[Item]


class Swap(Struct, frozen=True):
    """One possible exchange."""

    seat: SeatName
    give: str
    take: str
    action: str


class Own(Struct, frozen=True):
    """A treasure of the deciding player, and why it cannot be given: to nobody, or to some."""

    treasure: str
    count: int
    refusal: Refusal | None
    to: dict[SeatName, Refusal] = {}


class Theirs(Struct, frozen=True):
    """A treasure of another player, and why it cannot be taken."""

    seat: SeatName
    treasure: str
    count: int
    refusal: Refusal | None


class Exchange(Struct, frozen=True):
    """Exchanging treasures: what can be given, what can be taken, and the pairs that are possible."""

    cost: int
    seats: list[SeatName]  # with whom
    give: list[Own]
    take: list[Theirs]
    pairs: list[Swap]
    refusal: Refusal | None = None  # why there are none


class Ending(Struct, frozen=True):
    """Ending the turn."""

    action: str
    wasted: int  # AP that are lost although something could still be done with them
