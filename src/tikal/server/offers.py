"""What the offers of all games share, as types: a game's own `offers.py` adds what only it offers.

Every offer carries the texts of the actions to send back. The client knows no rules: it offers what is here and
sends what it finds here.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.words import Refusal
from tikal.view import FigureName

MenuKind = Literal["uncover", "dig", "camp", "guard"]

#: The names these types have in TypeScript.
ALIASES = {"MenuKind": MenuKind}


class AnyOffers:
    """What may be done in some game, grouped for clicking. Each game has a type of its own that extends this."""

    __slots__ = ()


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
    leader: list[str]  # the actions that take the leader there; empty if it does not stand here
    explorer: list[str]  # the actions that take one explorer there; empty if none stands here


class Item(Struct, frozen=True):
    """One thing of a hex's menu. Sent only if `refusal` is null."""

    kind: MenuKind
    action: str
    cost: int
    figure: FigureName | None  # who becomes the guard
    level: int  # of the temple afterwards, or treasures left now
    leaving: int  # members that leave the game with a guard
    refusal: Refusal | None


class Site(Struct, frozen=True):
    """A hex with something to do, or an own member, and its menu."""

    hex: str
    items: list[Item]


class Ending(Struct, frozen=True):
    """Ending the turn."""

    action: str
    wasted: int  # AP that are lost although something could still be done with them
