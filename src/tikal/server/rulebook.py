"""The rules at hand, as types: an edition's numbers and options, and examples that the engine answers.

Like `protocol.py` it is a part of `web/src/net/protocol.ts`. The words of the rules are in the message catalogue.
"""

from __future__ import annotations

from msgspec import Struct

from tikal.legend.table.picture import LegendHex
from tikal.server.protocol import AnyView, GameName
from tikal.server.shapes import SeatName
from tikal.server.words import Text


class RuleOption(Struct, frozen=True):
    """One thing that editions decide differently."""

    name: str
    rule: str  # its id in docs/rules.md
    value: str
    others: list[str]  # titles of the editions that say something else
    source: str  # where the booklet says so


class Verdict(Struct, frozen=True):
    """What the engine says to an action that is tried."""

    action: str
    kind: str  # of action
    legal: bool
    answer: Text


class Example(Struct, frozen=True):
    """A small position, and what can and cannot be done in it, or what is scored."""

    id: str
    view: AnyView
    verdicts: list[Verdict]
    sheets: list[SeatName]  # whose `if_scored` it is about


class CardInBox(Struct, frozen=True):
    """One face of Legend's action cards."""

    card: str
    permanent: bool
    copies: list[int]  # with 2 players, with more


class ScenarioStart(Struct, frozen=True):
    """What the board of Legend looks like when a scenario begins."""

    id: str
    board: list[LegendHex]


class RuleBook(Struct, frozen=True):
    """GET /api/rules/{edition}?auction=yes"""

    game: GameName
    edition: str
    title: str
    about: str
    source: str  # the booklet
    auction: bool
    facts: dict[str, str | int]  # what the words of the rules name: prices, numbers, options
    action_points: int
    costs: dict[str, int]  # of actions, in action points
    treasure_points: list[int]  # by how many of one kind
    leader_strength: int
    camps: int
    guards: int
    options: list[RuleOption]
    examples: list[Example]
    numbers: dict[str, int]  # of Tikal Legend, other than costs
    cards: list[CardInBox]  # of Tikal Legend
    power_tiles: list[list[str]]  # of Tikal Legend: the powers of each
    scenarios: list[ScenarioStart]  # of Tikal Legend, the usual one first
    stand_ins: list[str]  # what in Legend's box was not read off the game
