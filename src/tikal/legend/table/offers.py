"""What may be done now in Legend, grouped for clicking, as types: `offer_builder.py` fills them in.

Most of it is one flat list of choices: each is one action and says what it is about, so that the client can light
hexes, edges, cards, tokens and tiles, and send back the text. What would be long in a list is grouped: tiles that
can be laid, trail stones, walks over several hexes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.offers import AnyOffers, Ending, Entry, Exchange, Group, Place, Site
from tikal.server.words import Refusal
from tikal.view import FigureName

Side = Literal["left", "right"]
ChoiceKind = Literal[
    "take", "take-card", "take-token", "take-place", "play", "preserve", "discard", "use-token", "look", "power",
    "drop", "erupt", "choose", "march", "resite", "recruit", "order", "done", "pass", "enter", "uncover", "dig",
    "camp", "guard", "stone",
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
    most: int = 0  # how often a march can be picked
    treasure: str = ""  # that comes next in a stack
    hexes: list[str] = []  # where the card, power or tile could be used first
    refusal: Refusal | None = None  # why it cannot be done: sent only if this is null


class Laying(Struct, frozen=True):
    """A tile that can be laid, and where."""

    tile: str
    places: list[Place]


class Trail(Struct, frozen=True):
    """Putting a trail stone on an edge: send `prefix` and the edge."""

    source: str  # the edge it comes from; empty for the supply
    prefix: str
    cost: int
    edges: list[str]


class LegendOffers(Struct, AnyOffers, frozen=True, tag_field="game", tag="legend"):
    """All that the deciding player may do; lists are empty and parts null where there is nothing."""

    question: str  # what the card or power that is carried out asks for: the end of the code of its sentence
    picks: list[Pick]  # of cards, powers, recruits and trail stones (on some edge) those too that are refused
    layings: list[Laying]
    trails: list[Trail]
    entries: list[Entry]
    groups: list[Group]
    sites: list[Site]  # menus of hexes while AP are spent, with what is refused
    exchange: Exchange | None
    end: Ending | None
