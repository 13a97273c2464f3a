"""What is known of people, in either kind of store."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from tikal.record.names import looks
from tikal.server.store import (
    DEED,
    PERSON,
    SESSION,
    DeedRow,
    Overtaken,
    PersonRow,
    Script,
    SessionRow,
    Store,
    look_of,
    slots,
)

AT_ONCE = 500  # values in a statement
COLUMNS = (*PersonRow._fields, "look")
KEEP = f"INSERT INTO people ({', '.join(COLUMNS)}) VALUES ({slots(len(COLUMNS))})"
#: Changes what is known of somebody if it is as it was, but for when they were last seen.
KNOWN = [name for name in PersonRow._fields if name != "seen"]
CHANGE = f"""
UPDATE people SET ({", ".join(COLUMNS)}) = ({slots(len(COLUMNS))})
WHERE ({", ".join(KNOWN)}) = ({slots(len(KNOWN), len(COLUMNS) + 1)}) RETURNING id
"""


class PeopleStore(Store):
    """A store that knows people."""

    async def person(self, id: str) -> PersonRow | None:
        return await self._person("id = $1", id)

    async def _person(self, where: str, value: str) -> PersonRow | None:
        if "\0" in value:  # which no text has that is kept
            return None
        found = await self.find(f"SELECT {PERSON} FROM people WHERE {where}", value)
        return PersonRow(*found[0]) if found else None

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        wanted = [id for id in dict.fromkeys(ids) if "\0" not in id]
        found: dict[str, PersonRow] = {}
        for first in range(0, len(wanted), AT_ONCE):
            some = wanted[first : first + AT_ONCE]
            query = f"SELECT {PERSON} FROM people WHERE id IN ({slots(len(some))})"
            found |= {row[0]: PersonRow(*row) for row in await self.find(query, *some)}
        return found

    async def person_by_key(self, key: str) -> PersonRow | None:
        return await self._person("key = $1 AND key <> ''", key)

    async def namesakes(self, names: Sequence[str]) -> list[PersonRow]:
        query = f"SELECT {PERSON} FROM people WHERE key = $1 AND key <> '' OR look = $2 AND look <> ''"

        def script() -> Script[list[PersonRow]]:
            found: dict[str, PersonRow] = {}
            for name in names:
                if "\0" not in name:
                    found |= {row[0]: PersonRow(*row) for row in (yield query, looks(name))}
            return list(found.values())

        return await self.read(script())

    async def everybody(self) -> list[PersonRow]:
        return sorted(PersonRow(*row) for row in await self.find(f"SELECT {PERSON} FROM people"))

    async def keep_person(self, row: PersonRow, was: PersonRow | None) -> None:
        if was is None:
            await self.change(KEEP, *row, look_of(row))
        elif not await self.change(CHANGE, *row, look_of(row), *(getattr(was, name) for name in KNOWN)):
            raise Overtaken

    async def forget_person(self, id: str) -> None:
        await self.change("DELETE FROM people WHERE id = $1", id)

    async def behind(self, browser: str) -> PersonRow | None:
        return await self._person("id = coalesce((SELECT person FROM sessions WHERE id = $1), $1)", browser)

    async def sessions(self, person: str = "") -> list[SessionRow]:
        found = await self.find(f"SELECT {SESSION} FROM sessions WHERE person = $1 OR $1 = ''", person)
        return sorted((SessionRow(*row) for row in found), key=lambda row: (row.created, row.id))

    async def open_session(self, row: SessionRow) -> None:
        await self.change(f"INSERT INTO sessions ({SESSION}) VALUES ({slots(len(row))})", *row)

    async def end_sessions(self, person: str, only: str = "", but: str = "") -> int:
        query = "DELETE FROM sessions WHERE person = $1 AND (id = $2 OR $2 = '') AND id <> $3 RETURNING id"
        return len(await self.change(query, person, only, but))

    async def note(self, row: DeedRow) -> None:
        await self.change(f"INSERT INTO deeds ({DEED}) VALUES ({slots(len(row))})", *row)

    async def deeds(self, skip: int = 0, most: int | None = None) -> list[DeedRow]:
        query = f"SELECT {DEED} FROM deeds ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2"
        return [DeedRow(*row) for row in await self.find(query, sys.maxsize if most is None else most, skip)]
