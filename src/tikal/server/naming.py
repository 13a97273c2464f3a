"""Names of people: which can be had, and whose they are."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.record.names import looks
from tikal.server import seating
from tikal.server.store import Overtaken, PersonRow, SeatRow, Store
from tikal.server.words import NotPossible

LONGEST = 24
#: Names that stand for something else: seats that nobody named, and bots.
RESERVED = frozenset(look for name in (*SEATS, *seating.CALLED, "Tikal") for look in looks(name))


def person_named(name: str) -> str:
    """Return a name that somebody chose for themselves, tidied.

    :raises InvalidOption: if it is no name for a person.
    """
    text = seating.chosen(name)
    if not 0 < len(text) <= LONGEST or set(text) & set("/\\\0") or not text.strip("."):
        raise InvalidOption("bad-own-name", name=text[:LONGEST], most=LONGEST)
    if looks(text)[0].startswith(seating.BOT_MARK):
        raise InvalidOption("name-of-a-bot", name=text)
    if set(looks(text)) & RESERVED:
        raise InvalidOption("name-reserved", name=text)
    return text


async def check_free(store: Store, visitor: str, *names: str) -> None:
    """See that nobody else has claimed one of these names, or one that looks the same.

    :raises NotPossible: if somebody has.
    """
    taken = await _taken(store, visitor, names)
    for name in names:
        if _is_taken(name, taken):
            raise NotPossible("name-taken", name=name)


async def _taken(store: Store, visitor: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return how claimed names look that one of these could be taken for, but for the visitor's own."""
    found = await store.namesakes(names) if names else []
    return [looks(person.name) for person in found if person.id != visitor]


def _is_taken(name: str, taken: Sequence[tuple[str, str]]) -> bool:
    small, shape = looks(name)
    return any(small == one or shape == other for one, other in taken)


async def own_name(store: Store, visitor: str) -> str:
    """Return what somebody is called; "" for nothing, or a guest's name that somebody else has claimed since."""
    person = await store.person(visitor)
    if person is None or not person.name:
        return ""
    return person.name if person.key or not await is_claimed(store, visitor, person.name) else ""


async def is_claimed(store: Store, visitor: str, name: str) -> bool:
    """Whether somebody else has claimed a name, or one that looks the same."""
    return _is_taken(name, await _taken(store, visitor, [name]))


async def named(store: Store, visitor: str, seats: list[SeatRow], typed: Sequence[str]) -> list[SeatRow]:
    """Return the seats of a new table with the names of who sits there: `typed` ones, or one's own.

    :raises NotPossible: if somebody else has claimed one.
    """
    await check_free(store, visitor, *filter(None, typed))
    given = [seat.name for seat, name in zip(seats, typed, strict=True) if seat.name and not name]  # by a record
    taken = await _taken(store, visitor, given)
    seats = [
        seat if name or not _is_taken(seat.name, taken) else seat._replace(name="")
        for seat, name in zip(seats, typed, strict=True)
    ]
    own = seating.held_by(seats, visitor)
    if own and not seats[own[0]].name:
        return with_name(seats, own[0], await own_name(store, visitor))
    if len(own) == 1 and typed[own[0]]:
        await remember(store, visitor, seats[own[0]].name)
    return seats


def with_name(seats: list[SeatRow], number: int, name: str) -> list[SeatRow]:
    """Return seats with a name at one of them, unless it could be taken for another's there."""
    tried = [*seats[:number], seats[number]._replace(name=name), *seats[number + 1 :]]
    try:
        seating.check(tried)
    except InvalidOption:
        return seats
    return tried


async def remember(store: Store, visitor: str, name: str) -> None:
    """Keep the name that a guest played under, for the next table."""
    person = await store.person(visitor)
    if person is None or (not person.key and person.name != name):
        now = int(time.time())
        row = PersonRow(visitor, name, "", "", "", now, now) if person is None else person._replace(name=name)
        with suppress(Overtaken):  # it is only what the next table suggests
            await store.keep_person(row, person)
