"""The rules at hand, as types: an edition's numbers and options, and examples that the engine answers.

Like `protocol.py` it is a part of `web/src/protocol.ts`. The words of the rules are in the message catalogue.
"""

from __future__ import annotations

from msgspec import Struct

from tikal.server.picture import SeatName, View
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
    view: View
    verdicts: list[Verdict]
    sheets: list[SeatName]  # whose `if_scored` it is about


class RuleBook(Struct, frozen=True):
    """GET /api/rules/{edition}?auction=yes"""

    edition: str
    title: str
    about: str
    source: str  # the booklet
    auction: bool
    action_points: int
    costs: dict[str, int]  # of actions, in action points
    treasure_points: list[int]  # by how many of one kind
    leader_strength: int
    camps: int
    guards: int
    options: list[RuleOption]
    examples: list[Example]
