"""What may be done now in Legend, grouped for clicking, as types: `offering.py` fills them in.

Most of it is one flat list of choices: each is one action and says what it is about, so that the client can light
hexes, edges, cards, tokens and tiles, and send back the text. What would be long in a list is grouped: tiles that
can be laid, trail stones, walks over several hexes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.offers import AnyOffers, Ending, Entry, Site, Walk
from tikal.server.words import Refusal
from tikal.view import FigureName, SeatName

Side = Literal["left", "right"]
ChoiceKind = Literal[
    "take", "take-card", "take-token", "take-place", "play", "preserve", "discard", "use-token", "look", "power",
    "drop", "erupt", "choose", "march", "resite", "recruit", "order", "done", "pass", "enter", "uncover", "dig",
    "camp", "guard", "exchange", "stone",
]  # fmt: skip

#: The names these types have in TypeScript.
ALIASES = {"Side": Side, "ChoiceKind": ChoiceKind}


class Pick(Struct, frozen=True, omit_defaults=True):
    """One action, and what it is about; what does not belong to its kind is left out."""

    action: str  # to be sent back
    kind: ChoiceKind
    cost: int = 0
    hex: str = ""  # where it happens
    source: str = ""  # the hex it comes from
    figure: FigureName | None = None
    card: str = ""
    side: Side | None = None  # of the campsite, on which the card lies
    down: bool = False  # the card lies face down
    room: str = ""  # the card that makes room for a preserved one
    tile: str = ""
    token: int = 0
    place: int = 0
    power: str = ""
    seat: SeatName | None = None  # with whom treasures are swapped
    give: str = ""
    take: str = ""
    treasure: str = ""  # that comes next in a stack
    refusal: Refusal | None = None  # why it cannot be done: sent only if this is null


class Spot(Struct, frozen=True):
    """A hex where a tile can be laid."""

    hex: str
    turns: list[int]  # sixths clockwise
    around: list[int]  # stones that lie on its edges now, of neighbours and tokens; -1 on the rim of the board


class Facing(Struct, frozen=True):
    """A tile turned one way."""

    turn: int
    stones: list[int]  # by side: N NE SE S SW NW


class Laying(Struct, frozen=True):
    """A tile that can be laid: send tile, "@", hex, "/" and turn."""

    tile: str
    facings: list[Facing]
    spots: list[Spot]


class Trail(Struct, frozen=True):
    """Putting a trail stone on an edge: send `prefix` and the edge."""

    source: str  # the edge it comes from; empty for the supply
    prefix: str
    cost: int
    edges: list[str]


class Troop(Struct, frozen=True):
    """The deciding player's members on one hex and where they can go, as `Group` of the classic game."""

    hex: str
    leaders: int
    explorers: int
    walks: list[Walk]  # cheapest first
    refusal: Refusal | None  # why nobody here can move


class LegendOffers(Struct, AnyOffers, frozen=True, tag_field="game", tag="legend"):
    """All that the deciding player may do; lists are empty and parts null where there is nothing."""

    picks: list[Pick]  # of cards, powers, recruits and trail stones (on some edge) those too that are refused
    layings: list[Laying]
    trails: list[Trail]
    entries: list[Entry]
    troops: list[Troop]
    sites: list[Site]  # menus of hexes while AP are spent, with what is refused
    end: Ending | None
