"""What somebody has of the club: what they said, whom they do not want to hear of, what they reported, whom they asked,
and what they plan. It comes along, changes its name, is given out, and goes.

Numbers that somebody's page added to a shuffle are not theirs: a mark stands for them there, and nobody can tell whose.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from msgspec import json

from tikal.server.belongings import Along
from tikal.server.store import PersonRow, Script
from tikal.server.tables import Tables

FORGOTTEN = "forgotten "  # before what stands for somebody who reported something and is no more
TALKED = "SELECT DISTINCT game FROM chat WHERE visitor = $1"
#: Whoever did not want to hear of somebody in one of two ways does so in the stronger one.
TIE = """
INSERT INTO ties (visitor, other, kind, name) VALUES ($1, $2, $3, $4)
ON CONFLICT (visitor, other) DO UPDATE SET kind = CASE WHEN ties.kind = 'block' THEN 'block' ELSE excluded.kind END
"""
#: A line is reported once, and somebody asked to a table once: what a guest has besides is left out.
REPORTED = """
UPDATE reports SET visitor = $2 WHERE visitor = $1 AND NOT EXISTS (
    SELECT 1 FROM reports AS own WHERE own.game = reports.game AND own.number = reports.number AND own.visitor = $2
)
"""
ASKED = """
UPDATE asked SET visitor = $2 WHERE visitor = $1 AND other <> $2 AND NOT EXISTS (
    SELECT 1 FROM asked AS own WHERE own.game = asked.game AND own.visitor = $2
)
"""
LINE = ("table", "at", "name", "text")
#: What is given out: the file, what is in it, and where that is found.
EXPORTS = (
    ("chat", LINE, "SELECT game, at, name, text FROM chat WHERE visitor = $1 AND kind <> 'note' ORDER BY at, number"),
    ("muted", ("name", "how"), "SELECT name, kind FROM ties WHERE visitor = $1 ORDER BY name, kind"),
    ("reports", LINE, "SELECT game, at, name, text FROM reports WHERE visitor = $1 ORDER BY at, number"),
    ("asked", ("table", "name"), "SELECT game, name FROM asked WHERE visitor = $1 ORDER BY game"),
    ("plans", ("table", "steps"), "SELECT game, steps FROM plans WHERE holder = $1 ORDER BY game"),
)


class OwnClub:
    """What people have of each other."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        await self._change(_hand_over(guest, person.id))
        return Along()

    async def rename(self, person: PersonRow, before: str) -> None:
        if before:
            await self._change(_rename(person.id, before, person.name))

    async def export(self, visitor: str) -> dict[str, bytes]:
        files = {}
        for name, columns, query in EXPORTS:
            if found := await self.store.find(query, visitor):
                rows = [dict(zip(columns, row, strict=True)) for row in found]
                files[f"{name}.json"] = json.format(json.encode(rows), indent=2)
        return files

    async def forget(self, visitor: str) -> None:
        await self._change(_forget(visitor))

    async def _change(self, script: Script[Iterable[str]]) -> None:
        """Change what was said at some tables, and let whoever looks at them hear it anew."""
        for game in await self.store.write(script):
            await self.tables.said_anew(game)


def _hand_over(guest: str, person: str) -> Script[list[str]]:
    games = yield TALKED, (guest,)
    yield "UPDATE chat SET visitor = $2 WHERE visitor = $1", (guest, person)
    yield "UPDATE plans SET holder = $2 WHERE holder = $1", (guest, person)
    for other, kind, name in (yield "SELECT other, kind, name FROM ties WHERE visitor = $1", (guest,)):
        if other != person:
            yield TIE, (person, other, kind, name)
    for other, kind, name in (yield "SELECT visitor, kind, name FROM ties WHERE other = $1", (guest,)):
        if other != person:
            yield TIE, (other, person, kind, name)
    yield "UPDATE reports SET other = $2 WHERE other = $1", (guest, person)
    yield REPORTED, (guest, person)
    yield "UPDATE asked SET other = $2 WHERE other = $1 AND visitor <> $2", (guest, person)
    yield ASKED, (guest, person)
    yield from _drop(guest)
    yield "DELETE FROM reports WHERE visitor = $1", (guest,)
    return [str(game) for (game,) in games]


def _rename(person: str, before: str, name: str) -> Script[list[str]]:
    games = yield f"{TALKED} AND name = $2", (person, before)
    yield "UPDATE chat SET name = $3 WHERE visitor = $1 AND name = $2", (person, before, name)
    for table in ("ties", "reports", "asked"):
        yield f"UPDATE {table} SET name = $3 WHERE other = $1 AND name = $2", (person, before, name)
    return [str(game) for (game,) in games]


def _forget(visitor: str) -> Script[list[str]]:
    """Let nothing be somebody's. What they wanted the hosts to look at stays, of nobody."""
    games = yield TALKED, (visitor,)
    # what is forgotten keeps its number, or the next message would get it once more
    yield "UPDATE chat SET visitor = '', name = '', text = '' WHERE visitor = $1", (visitor,)
    yield "DELETE FROM plans WHERE holder = $1", (visitor,)
    yield "DELETE FROM reports WHERE other = $1", (visitor,)
    yield "UPDATE reports SET visitor = $2 WHERE visitor = $1", (visitor, FORGOTTEN + secrets.token_urlsafe(12))
    yield from _drop(visitor)
    return [str(game) for (game,) in games]


def _drop(visitor: str) -> Script[None]:
    for table in ("ties", "asked"):
        yield f"DELETE FROM {table} WHERE visitor = $1 OR other = $1", (visitor,)
