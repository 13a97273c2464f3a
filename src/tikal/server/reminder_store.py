"""What is kept of how people want to be reminded, until when they are away, and what they were reminded of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tikal.server.store import Script, Store, slots

DAY = 86_400  # seconds


class NoticeRow(NamedTuple):
    """How somebody with a claimed name wants to be reminded, and until when they are away."""

    person: str
    language: str = ""  # in which they are reminded
    hook: str = ""  # the address that is told; "" for none
    secret: str = ""  # with which what is sent there is signed
    away: int = 0  # until when, in seconds since 1970; 0 if they never were
    year: int = 0  # in which they were away last ...
    days: int = 0  # ... and for how many days of it
    mail: str = ""  # the address that mails go to, confirmed; "" for none
    stop: str = ""  # what ends them, whoever has the link
    wanted: str = ""  # the address that was not confirmed yet
    code: str = ""  # the digest of what confirms it ...
    until: int = 0  # ... until then, in seconds since 1970


class Turn(NamedTuple):
    """What somebody is reminded of, once."""

    game: str
    turn: int  # the number of the last row that somebody else wrote before it
    person: str
    kind: str  # turn or quarter


NOTICE = ", ".join(NoticeRow._fields)
ONE = f"SELECT {NOTICE} FROM notices WHERE person = $1"
ALL = f"SELECT {NOTICE} FROM notices ORDER BY person"
BEGIN = """
INSERT INTO notices (person, language, hook, secret, away, year, days)
SELECT id, '', '', '', 0, 0, 0 FROM people WHERE id = $1 AND key <> ''
ON CONFLICT (person) DO NOTHING
"""
KEEP = f"INSERT INTO notices ({NOTICE}) VALUES ({slots(len(NoticeRow._fields))}) ON CONFLICT (person) DO NOTHING"
HOOK = "UPDATE notices SET language = $2, hook = $3, secret = $4 WHERE person = $1"
WANT = "UPDATE notices SET language = $2, wanted = $3, code = $4, until = $5 WHERE person = $1"
CONFIRM = """
UPDATE notices SET mail = wanted, stop = CASE WHEN mail = wanted AND stop <> '' THEN stop ELSE $3 END,
    wanted = '', code = '', until = 0
WHERE code = $1 AND code <> '' AND until > $2 RETURNING person
"""
END_MAIL = "UPDATE notices SET mail = '', stop = '', wanted = '', code = '', until = 0 WHERE person = $1"
STOP = "UPDATE notices SET mail = '', stop = '' WHERE stop = $1 AND stop <> ''"
SET_AWAY = """
UPDATE notices SET away = $2, year = $3, days = $4 WHERE person = $1 AND away = $5 AND year = $6 AND days = $7
RETURNING person
"""
FORGET = "DELETE FROM notices WHERE person = $1"
FORGET_TURNS = "DELETE FROM reminded WHERE person = $1"
AWAY = "SELECT person, away FROM notices WHERE away > 0 AND person IN ({places})"

#: The last row by which somebody else than a seat brought the game to where it is.
TURN = """
SELECT coalesce(max(number), -1) FROM rows
WHERE game = $1 AND seat <> $2 AND seat >= 0 AND kind IN ('play', 'undo', 'redo')
"""
DEALT = "SELECT 1 FROM rows WHERE game = $1 AND kind = 'deal'"
#: One process does so, whoever else wants to; and nobody is reminded too often in a day.
TAKE = """
INSERT INTO reminded (game, turn, person, kind, at) SELECT $1, $2, $3, $4, $5
WHERE (SELECT count(*) FROM reminded WHERE person = $3 AND at > $6) < $7
ON CONFLICT (game, turn, person, kind) DO NOTHING RETURNING at
"""
TIDY = "DELETE FROM reminded WHERE game = $1 AND turn < $2 AND at < $3"
#: Tables at which somebody sits who may have to be reminded.
WAITING = """
SELECT DISTINCT game FROM seats JOIN notices ON person = holder JOIN games ON games.id = game
WHERE over = 0 AND lesson = '' AND seats.kind = 'person'
"""


async def notice(store: Store, person: str) -> NoticeRow:
    """Return how somebody wants to be reminded."""
    found = await store.find(ONE, person)
    return NoticeRow(*found[0]) if found else NoticeRow(person)


async def notices(store: Store) -> list[NoticeRow]:
    """Return how all want to be reminded."""
    return [NoticeRow(*row) for row in await store.find(ALL)]


async def keep(store: Store, row: NoticeRow) -> None:
    """Keep how somebody wants to be reminded, if nothing is known of that yet."""
    await store.change(KEEP, *row)


async def set_hook(store: Store, row: NoticeRow) -> None:
    """Keep which address is told."""
    await store.write(_in_turn((BEGIN, row.person), (HOOK, row.person, row.language, row.hook, row.secret)))


async def want_mail(store: Store, row: NoticeRow) -> None:
    """Keep which address is to get mails once it is confirmed."""
    change = (WANT, row.person, row.language, row.wanted, row.code, row.until)
    await store.write(_in_turn((BEGIN, row.person), change))


async def confirm(store: Store, code: str, now: int, stop: str) -> bool:
    """Let an address have mails from now on, which `stop` ends; return False if nothing is to be confirmed so."""
    return bool(await store.change(CONFIRM, code, now, stop))


async def end_mail(store: Store, person: str) -> None:
    """Send somebody no mail any more, and confirm no address."""
    await store.change(END_MAIL, person)


async def stop_mail(store: Store, stop: str) -> None:
    """Send no mail any more to whom a link for that was sent; an address that is not confirmed yet can still be."""
    await store.change(STOP, stop)


async def set_away(store: Store, was: NoticeRow, now: NoticeRow) -> bool:
    """Keep until when somebody is away; return False if it is not as it `was` any more."""
    change = (SET_AWAY, was.person, now.away, now.year, now.days, was.away, was.year, was.days)
    return bool(await store.write(_in_turn((BEGIN, was.person), change)))


async def forget(store: Store, person: str) -> None:
    """Forget all of it."""
    await store.write(_in_turn((FORGET, person), (FORGET_TURNS, person)))


async def away(store: Store, people: Iterable[str]) -> dict[str, int]:
    """Return until when some of these people are or were away."""
    asked = list(people)
    if not asked:
        return {}
    places = ", ".join(f"${n}" for n in range(1, len(asked) + 1))
    return dict(await store.find(AWAY.format(places=places), *asked))


async def turn_of(store: Store, game: str, seat: int) -> int:
    """Return what tells the turn of the seat that decides from every other."""
    return int((await store.find(TURN, game, seat))[0][0])


async def is_dealt(store: Store, game: str) -> bool:
    """Whether a game whose shuffle is sealed has begun."""
    return bool(await store.find(DEALT, game))


async def take(store: Store, turn: Turn, now: int, most: int) -> bool:
    """Return whether to remind somebody: nobody else does, and they were reminded less than `most` times in a day."""
    tidy = (TIDY, turn.game, turn.turn, now - 2 * DAY)
    return bool(await store.write(_in_turn(tidy, (TAKE, *turn, now, now - DAY, most))))


async def pass_over(store: Store, turn: Turn) -> None:
    """Nobody has to be reminded of this turn any more: they have seen it."""
    await store.change(TAKE, *turn, 0, 0, 1_000_000)


async def waiting(store: Store) -> list[str]:
    """Return the tables at which somebody may have to be reminded."""
    return [id for (id,) in await store.find(WAITING)]


def _in_turn(*steps: tuple[Any, ...]) -> Script[list[tuple[Any, ...]]]:
    """Do statements, each with its values, one after another; return what the last one gives."""
    found: list[tuple[Any, ...]] = []
    for query, *values in steps:
        found = yield query, tuple(values)
    return found
