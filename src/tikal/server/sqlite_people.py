"""People in an SQLite file."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from tikal.record.names import looks
from tikal.server.store import DEED, PERSON, SESSION, DeedRow, Overtaken, PersonRow, SessionRow, Store, look_of

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

AT_ONCE = 500  # values in a statement
KEEP = f"INSERT INTO people ({PERSON}, look) VALUES ({', '.join('?' * (len(PersonRow._fields) + 1))})"


class SqlitePeople(Store):
    """What a store in a file knows of people."""

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    async def person(self, id: str) -> PersonRow | None:
        return await self._read(lambda db: _person(db, "id = ?", id))

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        wanted = list(dict.fromkeys(ids))

        def work(db: sqlite3.Connection) -> dict[str, PersonRow]:
            found: dict[str, PersonRow] = {}
            for first in range(0, len(wanted), AT_ONCE):
                some = wanted[first : first + AT_ONCE]
                query = f"SELECT {PERSON} FROM people WHERE id IN ({', '.join('?' * len(some))})"
                found |= {row[0]: PersonRow(*row) for row in db.execute(query, some)}
            return found

        return await self._read(work)

    async def person_by_key(self, key: str) -> PersonRow | None:
        return await self._read(lambda db: _person(db, "key = ? AND key <> ''", key))

    async def namesakes(self, names: Sequence[str]) -> list[PersonRow]:
        def work(db: sqlite3.Connection) -> list[PersonRow]:
            found: dict[str, PersonRow] = {}
            for key, look in map(looks, names):
                query = f"SELECT {PERSON} FROM people WHERE key = ? AND key <> '' OR look = ? AND look <> ''"
                found |= {row[0]: PersonRow(*row) for row in db.execute(query, (key, look))}
            return list(found.values())

        return await self._read(work)

    async def everybody(self) -> list[PersonRow]:
        return await self._read(
            lambda db: [PersonRow(*row) for row in db.execute(f"SELECT {PERSON} FROM people ORDER BY id")]
        )

    async def keep_person(self, row: PersonRow, was: PersonRow | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            found = _person(db, "id = ?", row.id)
            if (found and found._replace(seen=0)) != (was and was._replace(seen=0)):
                raise Overtaken
            if found is not None:
                columns = ", ".join(f"{name} = ?" for name in (*PersonRow._fields, "look"))
                values = (*row, look_of(row), row.id)
                _unless_taken(db, f"UPDATE people SET {columns} WHERE id = ?", values)
            else:
                _unless_taken(db, KEEP, (*row, look_of(row)))

        await self._write(work)

    async def forget_person(self, id: str) -> None:
        await self._write(lambda db: db.execute("DELETE FROM people WHERE id = ?", (id,)))

    async def behind(self, browser: str) -> PersonRow | None:
        where = "id = coalesce((SELECT person FROM sessions WHERE id = ?1), ?1)"
        return await self._read(lambda db: _person(db, where, browser))

    async def sessions(self, person: str = "") -> list[SessionRow]:
        query = f"SELECT {SESSION} FROM sessions WHERE person = ?1 OR ?1 = '' ORDER BY created, id"
        return await self._read(lambda db: [SessionRow(*row) for row in db.execute(query, (person,))])

    async def open_session(self, row: SessionRow) -> None:
        await self._write(lambda db: _unless_taken(db, f"INSERT INTO sessions ({SESSION}) VALUES (?, ?, ?)", row))

    async def end_sessions(self, person: str, only: str = "", but: str = "") -> int:
        query = "DELETE FROM sessions WHERE person = ?1 AND (id = ?2 OR ?2 = '') AND id <> ?3"
        return await self._write(lambda db: db.execute(query, (person, only, but)).rowcount)

    async def note(self, row: DeedRow) -> None:
        await self._write(lambda db: _unless_taken(db, f"INSERT INTO deeds ({DEED}) VALUES (?, ?, ?, ?, ?, ?, ?)", row))

    async def deeds(self, skip: int = 0, most: int | None = None) -> list[DeedRow]:
        query = f"SELECT {DEED} FROM deeds ORDER BY at DESC, id LIMIT ? OFFSET ?"
        limit = -1 if most is None else most
        return await self._read(lambda db: [DeedRow(*row) for row in db.execute(query, (limit, skip))])


def _person(db: sqlite3.Connection, where: str, value: str) -> PersonRow | None:
    found = db.execute(f"SELECT {PERSON} FROM people WHERE {where}", (value,)).fetchone()
    return None if found is None else PersonRow(*found)


def _unless_taken(db: sqlite3.Connection, statement: str, values: Sequence[object]) -> None:
    try:
        db.execute(statement, values)
    except sqlite3.IntegrityError as error:
        raise Overtaken from error
