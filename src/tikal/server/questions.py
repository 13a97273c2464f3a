"""What can be asked about a position, and what is answered: like `protocol.py` a part of `web/src/net/protocol.ts`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.offers import Way
from tikal.server.words import Refusal
from tikal.view import FigureName, SeatName

SiteKind = Literal["uncover", "dig", "camp", "guard", "enter"]

#: The name this type has in TypeScript.
ALIASES = {"SiteKind": SiteKind}


class Question(Struct, frozen=True, forbid_unknown_fields=True, tag_field="about"):
    """What a `Why` is about."""


class AskAction(Question, frozen=True, tag="action"):
    """One action, given by its text."""

    action: str


class AskLay(Question, frozen=True, tag="lay"):
    """Laying a tile in hand on a hex, however turned or turned so."""

    hex: str
    turn: int | None = None
    tile: str = ""  # which, where one has several


class AskWalk(Question, frozen=True, tag="walk"):
    """Walking with the leader, explorers or both from one hex to another, or anywhere."""

    source: str
    leader: bool
    explorers: int
    hex: str | None = None


class AskHex(Question, frozen=True, tag="hex"):
    """All that can be done on a hex."""

    hex: str


class AskLead(Question, frozen=True, tag="lead"):
    """Who leads on a hex. Anybody may ask, at any time."""

    hex: str


class AskClose(Question, frozen=True, tag="close"):
    """On which temples one explorer more, of anybody, would change who has them. Anybody may ask, at any time."""


class AskExchange(Question, frozen=True, tag="exchange"):
    """Exchanging a treasure of one's own for one of another player."""

    seat: SeatName
    give: str
    take: str


Questions = AskAction | AskLay | AskWalk | AskHex | AskLead | AskClose | AskExchange


class Lead(Struct, frozen=True):
    """A temple that changes hands: who scored it before, and who scores it from then on."""

    hex: str
    value: int
    before: SeatName | None
    after: SeatName | None


class SiteAnswer(Struct, frozen=True):
    """Whether one thing can be done on a hex."""

    kind: SiteKind
    figure: FigureName | None
    cost: int
    refusal: Refusal | None
    fits: bool  # whether it is done on such land at all


class Strength(Struct, frozen=True):
    """What the members of a seat count on a hex."""

    seat: SeatName
    strength: int


class Contest(Struct, frozen=True):
    """Who leads on a hex, and how many more explorers of the asker would change that; 0 where none would."""

    hex: str
    value: int  # of a temple; 0 for other land
    leader: SeatName | None  # who has it now: by a guard, or by the majority
    guarded: bool
    strengths: list[Strength]  # the strongest first
    to_level: int  # explorers more, and nobody has it
    to_lead: int  # explorers more, and the asker has it
    ahead: int  # how much stronger the leader is than the next; 0 if nobody leads
    guards_left: int  # of the asker


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to a why: `refusal` is null if it is allowed, `cost` then says what it takes."""

    id: int
    cost: int
    refusal: Refusal | None
    sites: list[SiteAnswer] = []  # for AskHex: one for each thing that is done on hexes
    leads: list[Lead] = []  # for AskWalk: temples that would change hands
    contest: Contest | None = None  # for AskLead: how the hex stands; for AskWalk: how the target would
    contests: list[Contest] = []  # for AskClose: the temples on which one explorer decides
    ways: list[Way] = []  # for AskLead: the paths from the hex to its neighbours
