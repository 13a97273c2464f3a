"""What is kept of people with each other: what they say at tables, whom they do not want to hear of, whom they ask."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tikal.server.store import SAID, Overtaken, SaidRow, Script, Store, slots

MOST_SAID = 400  # of a table that is kept, the newest
TRIES = 5  # several servers may want the same number
MOST_WAITING = 12  # invitations that somebody has not answered

MUTE, BLOCK = "mute", "block"


class TieRow(NamedTuple):
    """Somebody whom a visitor does not want to hear of."""

    other: str
    kind: str  # mute or block
    name: str  # as they were called then


class ReportRow(NamedTuple):
    """What somebody wants the hosts to look at."""

    game: str  # its table, which may be gone
    number: int
    visitor: str  # who reported it
    other: str  # who said it
    name: str
    text: str
    at: int


SAY = f"""
INSERT INTO chat (game, {SAID})
SELECT $1, coalesce((SELECT max(number) FROM chat WHERE game = $1), 0) + 1, $2, $3, $4, $5, $6, $7, $8
RETURNING number
"""
SAID_SINCE = f"SELECT {SAID} FROM chat WHERE game = $1 AND number > $2 AND text <> '' ORDER BY number"
KEEP_SAID = f"INSERT INTO chat (game, {SAID}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
FORGET_SAID = "DELETE FROM chat WHERE game = $1 AND number <= $2"
TIES = "SELECT other, kind, name FROM ties WHERE visitor = $1 ORDER BY name, other"
ALL_TIES = "SELECT visitor, other, kind, name FROM ties ORDER BY visitor, other"
TIE = """
INSERT INTO ties (visitor, other, kind, name) VALUES ($1, $2, $3, $4)
ON CONFLICT (visitor, other) DO UPDATE SET kind = excluded.kind, name = excluded.name
"""
UNTIE = "DELETE FROM ties WHERE visitor = $1 AND other = $2"
BLOCKS = "SELECT 1 FROM ties WHERE visitor = $1 AND other = $2 AND kind = 'block'"
BLOCKED_BY = "SELECT visitor FROM ties WHERE other = $1 AND kind = 'block'"
REPORT = """
INSERT INTO reports (game, number, visitor, other, name, text, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT DO NOTHING
"""
REPORTS = "SELECT game, number, visitor, other, name, text, at FROM reports ORDER BY at DESC, game, number, visitor"
DISMISS = "DELETE FROM reports WHERE game = $1 AND number = $2 RETURNING name"
OPEN_TABLES = """
SELECT id FROM games WHERE open = 1 AND over = 0 AND played > $1
AND EXISTS (SELECT 1 FROM seats WHERE game = id AND kind = 'open') ORDER BY played DESC, id LIMIT $2
"""
ASK = """
INSERT INTO asked (game, visitor, other, name, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, visitor) DO NOTHING
"""
UNASK = "DELETE FROM asked WHERE game = $1 AND visitor = $2"
IS_CLAIMED = "SELECT 1 FROM people WHERE id = $1 AND key <> ''"
ASKED_AT = "SELECT visitor, at FROM asked WHERE game = $1"
WAITING = """
FROM asked WHERE visitor = $1 AND at > 0
AND EXISTS (SELECT 1 FROM games WHERE id = game AND over = 0)
AND EXISTS (SELECT 1 FROM seats WHERE seats.game = asked.game AND kind = 'open')
AND NOT EXISTS (SELECT 1 FROM ties WHERE ties.visitor = $1 AND ties.other = asked.other AND kind = 'block')
ORDER BY at DESC, game
"""
ASKED = f"SELECT game, other, name {WAITING} LIMIT {MOST_WAITING}"
ASKED_BY = f"SELECT game, other, at {WAITING}"
DECLINE = "UPDATE asked SET at = 0 WHERE game = $1 AND visitor = $2"
HOLDERS = "SELECT game, holder, name FROM seats WHERE holder <> '' AND kind = 'person' AND game IN ({slots})"
FOUND = """
SELECT id FROM games WHERE lesson = '' AND {whose} AND (
    over = 1 OR NOT EXISTS (SELECT 1 FROM seats WHERE game = id AND holder <> '')  -- a record, which is only watched
) AND (
    EXISTS (SELECT 1 FROM seats WHERE game = id AND lower(name) LIKE $2 ESCAPE '\\'){editions}
) ORDER BY played DESC, id LIMIT $3 OFFSET $4
"""
WHOSE = {
    "mine": "id IN (SELECT id FROM games WHERE host = $1 UNION SELECT game FROM seats WHERE holder = $1)",
    "all": "open = 1 AND $1 <> ''",
}


class AskedRow(NamedTuple):
    """Somebody asks a visitor to sit down at a table."""

    game: str
    other: str  # who asks
    name: str


async def say(store: Store, game: str, row: SaidRow) -> SaidRow:
    """Keep what somebody says, with the next number; return it so. What was said long before is forgotten.

    :raises StoreError: if it cannot be kept.
    """
    for tries in range(TRIES):
        try:
            found = await store.change(SAY, game, *row[1:])
            break
        except Overtaken:  # another server has taken that number
            if tries == TRIES - 1:
                raise
    number = int(found[0][0])
    if number > MOST_SAID:
        await store.change(FORGET_SAID, game, number - MOST_SAID)
    return row._replace(number=number)


async def said(store: Store, game: str, since: int = 0) -> list[SaidRow]:
    """Return what was said at a table after the message of that number."""
    return [SaidRow(*row) for row in await store.find(SAID_SINCE, game, since)]


async def keep_said(store: Store, game: str, rows: Iterable[SaidRow]) -> None:
    """Keep what was said at a table elsewhere."""

    def keep() -> Script[None]:
        for row in rows:
            yield KEEP_SAID, (game, *row)

    await store.write(keep())


async def ties_of(store: Store, visitor: str) -> list[TieRow]:
    """Return whom a visitor does not want to hear of."""
    return [TieRow(*row) for row in await store.find(TIES, visitor)] if visitor else []


async def tie(store: Store, visitor: str, row: TieRow) -> None:
    """Keep whom a visitor does not want to hear of; with no kind, forget it."""
    if row.kind:
        await store.change(TIE, visitor, *row)
    else:
        await store.change(UNTIE, visitor, row.other)


async def all_ties(store: Store) -> list[tuple[str, TieRow]]:
    """Return all that is kept of this kind, each with the visitor whose it is."""
    return [(visitor, TieRow(*row)) for visitor, *row in await store.find(ALL_TIES)]


async def blocks(store: Store, visitor: str, other: str) -> bool:
    """Whether a visitor has blocked another."""
    return bool(await store.find(BLOCKS, visitor, other))


async def blocked_by(store: Store, visitor: str) -> set[str]:
    """Return who has blocked a visitor."""
    return {other for (other,) in await store.find(BLOCKED_BY, visitor)}


async def report(store: Store, row: ReportRow) -> None:
    """Keep what somebody wants the hosts to look at; once is enough."""
    await store.change(REPORT, *row)


async def reports(store: Store) -> list[ReportRow]:
    """Return what the hosts are to look at, the newest first."""
    return [ReportRow(*row) for row in await store.find(REPORTS)]


async def dismiss(store: Store, game: str, number: int) -> str | None:
    """Forget the reports of something that was said; return the name of who said it, or None if there are none."""
    found = await store.change(DISMISS, game, number) if "\0" not in game else []  # which no text has that is kept
    return str(found[0][0]) if found else None


# --- finding each other


async def open_tables(store: Store, since: int, most: int) -> list[str]:
    """Return the tables where anybody may sit down, and something happened lately; the newest first."""
    return [id for (id,) in await store.find(OPEN_TABLES, since, most)]


async def ask(store: Store, row: AskedRow, visitor: str) -> bool:
    """Keep that a visitor is asked to sit down; whoever was asked before, or said no, is not asked again.

    If too many ask them already one of those makes room; return False if none does.
    """
    return await store.write(_ask(row, visitor), alone=True)


def _ask(row: AskedRow, visitor: str) -> Script[bool]:
    """Of too many, first those of guests make room, then those of whoever has asked most often, the oldest first."""
    before: list[tuple[str, str, int]] = list((yield ASKED_BY, (visitor,)))
    waiting = [(game, other) for game, other, _ in before]
    latest = before[0][2] if before else 0
    moment = max(now(), latest + 1)  # those of one second keep their order
    claimed = {}
    for other in dict.fromkeys([row.other, *(other for _, other in waiting)]):
        claimed[other] = bool((yield IS_CLAIMED, (other,)))
    waiting.insert(0, (row.game, row.other))
    while len(waiting) > MOST_WAITING:
        often = Counter(other for _, other in waiting)
        last = min(reversed(waiting), key=lambda one: (claimed[one[1]], -often[one[1]]))
        if last == waiting[0]:
            return False
        waiting.remove(last)
        yield UNASK, (last[0], visitor)
    yield ASK, (row.game, visitor, row.other, row.name, moment)
    return True


async def asked_at(store: Store, game: str) -> dict[str, int]:
    """Return who was asked to sit down at a table, and when; 0 for those who said no."""
    return {visitor: int(at) for visitor, at in await store.find(ASKED_AT, game)}


async def asked(store: Store, visitor: str) -> list[AskedRow]:
    """Return who asks a visitor to sit down."""
    return [AskedRow(*row) for row in await store.find(ASKED, visitor)]


async def decline(store: Store, game: str, visitor: str) -> None:
    """A visitor does not want to be asked to that table any more."""
    await store.change(DECLINE, game, visitor)


async def holders(store: Store, games: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return who holds seats at some tables, with the names they have there."""
    found: dict[str, dict[str, str]] = {game: {} for game in games}
    if games:
        for game, holder, name in await store.find(HOLDERS.format(slots=slots(len(games))), *games):
            found[game][holder] = name
    return found


async def finished(
    store: Store, visitor: str, whose: str, text: str, editions: Sequence[str], skip: int, most: int
) -> list[str]:
    """Return games that are over, of a visitor or of all open tables, by what somebody looks for: a player's name, or
    one of these editions; the latest first.
    """
    plain = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    more = "".join(f" OR summary LIKE ${number}" for number in range(5, 5 + len(editions)))
    like = [f'%"edition":"{edition}"%' for edition in editions]
    query = FOUND.format(whose=WHOSE[whose], editions=more)
    return [id for (id,) in await store.find(query, visitor, f"%{plain}%", most, skip, *like)]


def now() -> int:
    """Return the time as it is kept."""
    return int(time.time())
