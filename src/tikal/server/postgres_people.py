"""People in a PostgreSQL database."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import asyncpg

from tikal.record.names import looks
from tikal.server.store import DEED, PERSON, SESSION, DeedRow, Overtaken, PersonRow, SessionRow, Store, look_of

Connection = Any  # of asyncpg, which has no types

COLUMNS = (*PersonRow._fields, "look")
PLACES = ", ".join(f"${number}" for number in range(1, len(COLUMNS) + 1))
KEEP = f"INSERT INTO people ({', '.join(COLUMNS)}) VALUES ({PLACES})"
CHANGE = f"UPDATE people SET ({', '.join(COLUMNS)}) = ({PLACES}) WHERE id = $1"


class PostgresPeople(Store):
    """What a store in a database knows of people."""

    @abstractmethod
    def _asking(self, kind: str = "read") -> AbstractAsyncContextManager[Connection]: ...

    @abstractmethod
    def _work(self, kind: str = "write", **how: Any) -> AbstractAsyncContextManager[Connection]: ...

    async def person(self, id: str) -> PersonRow | None:
        return await self._person("id = $1", id)

    async def _person(self, where: str, value: str) -> PersonRow | None:
        if "\0" in value:
            return None
        async with self._asking() as db:
            found = await db.fetchrow(f"SELECT {PERSON} FROM people WHERE {where}", value)
        return None if found is None else PersonRow(*found)

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        wanted = [id for id in dict.fromkeys(ids) if "\0" not in id]
        if not wanted:
            return {}
        async with self._asking() as db:
            found = await db.fetch(f"SELECT {PERSON} FROM people WHERE id = ANY ($1)", wanted)
        return {row["id"]: PersonRow(*row) for row in found}

    async def person_by_key(self, key: str) -> PersonRow | None:
        return await self._person("key = $1 AND key <> ''", key)

    async def namesakes(self, names: Sequence[str]) -> list[PersonRow]:
        keys, shapes = zip(*(looks(name) for name in names if "\0" not in name), strict=True) if names else ((), ())
        query = f"SELECT {PERSON} FROM people WHERE key = ANY ($1) AND key <> '' OR look = ANY ($2) AND look <> ''"
        async with self._asking() as db:
            return [PersonRow(*row) for row in await db.fetch(query, keys, shapes)]

    async def everybody(self) -> list[PersonRow]:
        async with self._asking() as db:
            return [PersonRow(*row) for row in await db.fetch(f'SELECT {PERSON} FROM people ORDER BY id COLLATE "C"')]

    async def keep_person(self, row: PersonRow, was: PersonRow | None) -> None:
        async with self._work() as db:
            found = await db.fetchrow(f"SELECT {PERSON} FROM people WHERE id = $1 FOR UPDATE", row.id)
            known = None if found is None else PersonRow(*found)
            if (known and known._replace(seen=0)) != (was and was._replace(seen=0)):
                raise Overtaken
            await _unless_taken(db, KEEP if known is None else CHANGE, *row, look_of(row))

    async def forget_person(self, id: str) -> None:
        async with self._asking("write") as db:
            await db.execute("DELETE FROM people WHERE id = $1", id)

    async def behind(self, browser: str) -> PersonRow | None:
        return await self._person("id = coalesce((SELECT person FROM sessions WHERE id = $1), $1)", browser)

    async def sessions(self, person: str = "") -> list[SessionRow]:
        query = f"SELECT {SESSION} FROM sessions WHERE person = $1 OR $1 = '' ORDER BY created, id COLLATE \"C\""
        async with self._asking() as db:
            return [SessionRow(*row) for row in await db.fetch(query, person)]

    async def open_session(self, row: SessionRow) -> None:
        async with self._asking("write") as db:
            await _unless_taken(db, f"INSERT INTO sessions ({SESSION}) VALUES ($1, $2, $3)", *row)

    async def end_sessions(self, person: str, only: str = "", but: str = "") -> int:
        query = "DELETE FROM sessions WHERE person = $1 AND (id = $2 OR $2 = '') AND id <> $3 RETURNING id"
        async with self._asking("write") as db:
            return len(await db.fetch(query, person, only, but))

    async def note(self, row: DeedRow) -> None:
        async with self._asking("write") as db:
            await _unless_taken(db, f"INSERT INTO deeds ({DEED}) VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)

    async def deeds(self, skip: int = 0, most: int | None = None) -> list[DeedRow]:
        query = f'SELECT {DEED} FROM deeds ORDER BY at DESC, id COLLATE "C" OFFSET $1 LIMIT $2'
        async with self._asking() as db:
            return [DeedRow(*row) for row in await db.fetch(query, skip, most)]


async def _unless_taken(db: Connection, statement: str, *values: object) -> None:
    try:
        await db.execute(statement, *values)
    except asyncpg.IntegrityConstraintViolationError:
        raise Overtaken from None
