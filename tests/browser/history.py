"""Rated games that two people with claimed names have played already: real ones, at random, put with the tables."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from tests.server.finished import finish
from tikal.server.launch import open_store
from tikal.server.settling import settle_all
from tikal.server.store import SeatRow, key_of


async def played(place: Path | str, count: int, names: list[str]) -> None:
    store = open_store(place)
    people = [await store.person_by_key(key_of(name)) for name in names]
    seats = [SeatRow("person", person.name, "", person.id, "") for person in people if person is not None]
    assert len(seats) == len(names)
    for number in range(count):
        ended = int(time.time()) - (count - number) * 86_400
        await finish(store, f"past{number}", seats if number % 2 else seats[::-1], seed=number, ended=ended)
    assert await settle_all(store) == count
    await store.close()


if __name__ == "__main__":
    where = sys.argv[1]
    asyncio.run(played(where if "://" in where else Path(where), int(sys.argv[2]), sys.argv[3:]))
