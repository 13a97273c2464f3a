"""What people say to each other at a table. Like `protocol.py` it is a part of `web/src/net/protocol.ts`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tikal.view import SeatName

Phrase = Literal["moment", "good", "turn", "well"]
LineKind = Literal["text", "phrase", "note"]
TieKind = Literal["", "mute", "block"]
Alias = Annotated[str, Meta(max_length=64)]  # stands for a person; nobody can tell from it who that is

#: The names these types have in TypeScript.
ALIASES = {"Phrase": Phrase, "LineKind": LineKind, "TieKind": TieKind}


class Utterance(Struct, frozen=True):
    """One thing that was said, or that the house says: "sat", "left" or "bot" is a note."""

    number: int
    kind: LineKind
    who: str  # stands for the person; "" for a note
    seat: SeatName | None  # null for those who watch
    name: str  # "" for somebody who has none
    text: str
    at: int  # seconds since 1970
    moment: int  # how many actions there were then


class Tied(Struct, frozen=True):
    """Somebody whom the receiver does not want to hear of."""

    who: str
    name: str
    tie: TieKind


class Talk(Struct, frozen=True):
    """What was said at a table, as far as the receiver hears it."""

    me: str  # stands for the receiver
    lines: list[Utterance]
    ties: list[Tied]
    most: int  # letters of one message
