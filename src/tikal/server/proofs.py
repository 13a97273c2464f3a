"""What proves that nobody chose a shuffle: told when the game is over, and never before."""

from __future__ import annotations

import asyncio
from typing import Literal

from msgspec import Struct

from tikal.core.notation import SEATS
from tikal.record.decks import deals_of
from tikal.record.fairness import LOT, Sealing
from tikal.record.record import Record
from tikal.server.tables import Tables
from tikal.server.words import NotPossible
from tikal.view import SeatName, seat_name

DeckKind = Literal["top", "stacks", "places"]

#: The names these types have in TypeScript.
ALIASES = {"DeckKind": DeckKind}


class AddedNumber(Struct, frozen=True):
    """A number that a person's page added."""

    seat: SeatName
    number: str  # in hexadecimal
    at: int  # how many actions there had been up to the last thing revealed; 0 before anything was dealt


class ShuffledDeck(Struct, frozen=True):
    """What was shuffled together, as records write it, before the shuffle."""

    name: str
    how: DeckKind  # taken from the top; from stacks by letter, each in this order; or put in places
    items: list[str]
    places: list[str]  # those, in their order: a tile, and how high above its bottom


class DrawnItem(Struct, frozen=True):
    """Something that chance gave."""

    number: int  # of the action in the record, from 1
    deck: str
    place: int  # in the shuffled deck
    item: str


class Dealt(Struct, frozen=True):
    """What was hidden at one time, and what came to light of it. A number that is added later hides the rest anew."""

    at: int  # how many actions there had been
    seed: str
    decks: list[ShuffledDeck]
    drawn: list[DrawnItem]


class Proof(Struct, frozen=True):
    """All that it takes to check a shuffle; docs/fairness.md says how."""

    table: str
    rules: str  # as position lines name them
    players: int
    first: str  # who was to begin; "lot" if the shuffle decided it
    began: SeatName
    seal: str
    secret: str
    numbers: list[AddedNumber]  # first those from before anything was dealt, by seat, then as they came
    absent: list[SeatName]  # persons' seats without a number when the first things were dealt
    deals: list[Dealt]


async def proof(tables: Tables, id: str) -> Proof:
    """Return the proof of a game that is over.

    :raises NotPossible: if there is none, or it is not over.
    """
    async with tables.use(id) as table, table.lock:
        sealing, record = table.session.shown_sealing(), table.session.happened()
        over = table.session.game.is_over
    if sealing is None:
        raise NotPossible("no-seal", 404)
    if not over:
        raise NotPossible("game-not-over")
    return await asyncio.to_thread(proof_of, record, sealing)


def proof_of(record: Record, sealing: Sealing) -> Proof:
    """Return the proof of a game whose seal may be opened."""
    return Proof(
        table=sealing.table,
        rules=record.ruleset.spec,
        players=record.players,
        first=LOT if sealing.lot else SEATS[record.first],
        began=seat_name(record.first),
        seal=sealing.seal,
        secret=sealing.secret,
        numbers=[AddedNumber(seat_name(number.seat), number.value, number.at) for number in sealing.numbers],
        absent=[seat_name(seat) for seat in sealing.absent],
        deals=[
            Dealt(
                deal.at,
                deal.seed,
                [ShuffledDeck(*deck) for deck in deal.decks],  # type: ignore[arg-type]
                [DrawnItem(*drawn) for drawn in deal.drawn],
            )
            for deal in deals_of(record, sealing)
        ],
    )
