"""How results are kept and found: statements that all kinds of stores understand, said once.

A script yields a statement with its values and is sent the rows it found; `Store.read` and `Store.write` carry it out.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from tikal.ratings import ENOUGH, Strength
from tikal.server.results import (
    PLACE,
    RESULT,
    STANDING,
    Category,
    PlaceRow,
    ResultRow,
    StandingRow,
    added,
    first_standing,
    settled,
)
from tikal.server.store import FORGOTTEN, Script, slots

SETTLED = 1  # a game whose result is kept
WITHOUT = 2  # a game that has none: it cannot be read, or was no game between players
AT_ONCE = 200  # values in a statement
CATEGORY = "edition = $1 AND auction = $2 AND players = $3 AND level = $4"
ESCAPED = str.maketrans({sign: f"\\{sign}" for sign in "%_\\"})


class Result(NamedTuple):
    """A game that is over, with its places, and whether its table is still there to be looked at."""

    row: ResultRow
    places: list[PlaceRow]
    there: bool


class Leader(NamedTuple):
    """Somebody on the leader board."""

    place: int
    name: str
    standing: StandingRow


class Leaders(NamedTuple):
    """Some of the leader board, and how many are on it."""

    found: list[Leader]
    total: int


# --- writing; each of these alone


def unsettled(most: int) -> Script[list[str]]:
    """Find games that are over and whose results are not kept yet, those that ended first."""
    query = "SELECT id FROM games WHERE over = 1 AND settled = 0 ORDER BY played, id LIMIT $1"
    return [str(id) for (id,) in (yield query, (most,))]


def is_settled(game: str) -> Script[bool]:
    """Whether there is nothing to be kept of a game any more."""
    return not (yield "SELECT 1 FROM games WHERE id = $1 AND settled = 0", (game,))


def settle(game: str, result: ResultRow | None, places: Sequence[PlaceRow]) -> Script[None]:
    """Keep the result of a game, if that is not kept already; None if it has none."""
    if result is not None and not (yield "SELECT 1 FROM results WHERE id = $1", (result.id,)):
        yield from _keep(result, places)
    state = WITHOUT if result is None else SETTLED
    yield "UPDATE games SET settled = $1 WHERE id = $2", (state, game)


def _keep(result: ResultRow, places: Sequence[PlaceRow]) -> Script[None]:
    ((number,),) = yield "SELECT coalesce(max(number), 0) + 1 FROM results", ()
    result = result._replace(number=int(number))
    people = [place.person for place in places if place.person]
    query = f"SELECT {STANDING} FROM standings WHERE {CATEGORY} AND person IN ({slots(len(people), 5)})"
    found = (yield query, (*result.category, *people)) if people else []
    before = {row[0]: StandingRow(*row) for row in found}
    new_places, standings = settled(result, places, before)
    yield f"INSERT INTO results ({RESULT}) VALUES ({slots(len(result))})", result
    for place in new_places:
        yield f"INSERT INTO places ({PLACE}) VALUES ({slots(len(place))})", place
    for standing in standings:
        if not standing.person.startswith(FORGOTTEN):
            yield from _stand(standing)


def _stand(standing: StandingRow) -> Script[None]:
    key = "person, edition, auction, players, level"
    changed = ", ".join(f"{name} = excluded.{name}" for name in StandingRow._fields[5:])
    values = slots(len(standing))
    yield f"INSERT INTO standings ({STANDING}) VALUES ({values}) ON CONFLICT ({key}) DO UPDATE SET {changed}", standing


def recompute() -> Script[int]:
    """Compute all standings again from the results, in their order; return how many results there are."""
    results = [ResultRow(*row) for row in (yield f"SELECT {RESULT} FROM results ORDER BY number", ())]
    standings: dict[Category, dict[str, StandingRow]] = {}
    yield "DELETE FROM standings", ()
    for result in results:
        places = yield from _places([result.id])
        before = standings.setdefault(result.category, {})
        new_places, after = settled(result, places[result.id], before)
        before.update((standing.person, standing) for standing in after)
        for place in new_places:
            if place not in places[result.id]:
                change = "UPDATE places SET mu = $1, sigma = $2, was = $3 WHERE result = $4 AND seat = $5"
                yield change, (place.mu, place.sigma, place.was, place.result, place.seat)
    for row in [row for of in standings.values() for row in of.values()]:
        if not row.person.startswith(FORGOTTEN):
            yield from _stand(row)
    return len(results)


def try_again() -> Script[None]:
    """Have games looked at once more that could not be read."""
    yield "UPDATE games SET settled = 0 WHERE settled = $1", (WITHOUT,)


def restore(row: ResultRow, places: Sequence[PlaceRow]) -> Script[bool]:
    """Keep a result of a backup; return whether it was not there. Standings have to be computed again after that."""
    if (yield "SELECT 1 FROM results WHERE id = $1", (row.id,)):
        return False
    yield from _keep(row, places)
    return True


def forget(person: str) -> Script[None]:
    """Let no result be somebody's any more. Their places stay, for the ratings of others: under no name, of nobody."""
    nobody = FORGOTTEN + secrets.token_urlsafe(12)
    yield "UPDATE places SET person = $1, name = '' WHERE person = $2", (nobody, person)
    yield "DELETE FROM standings WHERE person = $1", (person,)


def rename(person: str, name: str) -> Script[None]:
    """Let somebody be called otherwise in all results."""
    yield "UPDATE places SET name = $1 WHERE person = $2", (name, person)


def hand_over(guest: str, person: str) -> Script[None]:
    """Let somebody have the results they had as a guest, but for games in which they played as themselves, too.

    Games of guests are not rated, so nobody else's rating changes.
    """
    own = "SELECT result FROM places WHERE person = $1"
    if not (yield f"{own} LIMIT 1", (guest,)):
        return
    yield f"UPDATE places SET person = $1 WHERE person = $2 AND result NOT IN ({own})", (person, guest)
    yield from forget(guest)
    standings: dict[Category, StandingRow] = {}
    columns = ", ".join([f"r.{name}" for name in ResultRow._fields] + [f"p.{name}" for name in PlaceRow._fields])
    query = f"SELECT {columns} FROM places p JOIN results r ON r.id = p.result WHERE p.person = $1 ORDER BY r.number"
    for row in (yield query, (person,)):
        result, place = ResultRow(*row[: len(ResultRow._fields)]), PlaceRow(*row[len(ResultRow._fields) :])
        before = standings.get(result.category) or first_standing(person, result.category)
        if not result.rated and not result.level:
            change = "UPDATE places SET mu = $1, sigma = $2, was = $3 WHERE result = $4 AND seat = $5"
            yield change, (before.mu, before.sigma, before.mu, place.result, place.seat)
        after = Strength(place.mu, place.sigma) if result.rated else before.strength
        standings[result.category] = added(before, result, place, after)
    for standing in standings.values():
        yield from _stand(standing)


# --- reading


def standings_of(person: str) -> Script[list[StandingRow]]:
    """Find what somebody's games add up to, in each kind of game."""
    order = "edition, auction, players, level"
    query = f"SELECT {STANDING} FROM standings WHERE person = $1 ORDER BY {order}"
    return [StandingRow(*row) for row in (yield query, (person,))]


def results_of(
    person: str, viewer: str, bots: bool, category: Category | None = None, skip: int = 0, most: int = 40
) -> Script[list[Result]]:
    """Find games of somebody, against bots or with people, the latest first; all, or those of one kind.

    A table that was not open to anybody is there only for a `viewer` who played.
    """
    where = "r.level <> ''" if bots else "r.level = ''"
    values: list[str | int] = [person, most, skip, viewer]
    if category is not None:
        where += " AND r.edition = $5 AND r.auction = $6 AND r.players = $7"
        values += category[:3]
    columns = ", ".join(f"r.{name}" for name in ResultRow._fields)
    query = f"""
SELECT {columns}, EXISTS (
    SELECT 1 FROM games WHERE games.id = r.game
    AND (games.open = 1 OR $4 IN (SELECT played.person FROM places played WHERE played.result = r.id))
)
FROM places p JOIN results r ON r.id = p.result
WHERE p.person = $1 AND {where} ORDER BY r.ended DESC, r.number DESC LIMIT $2 OFFSET $3
"""
    found = yield query, values
    rows = [(ResultRow(*row), bool(there)) for *row, there in found]
    places = yield from _places([row.id for row, _ in rows])
    return [Result(row, places[row.id], there) for row, there in rows]


def result_of(id: str) -> Script[Result | None]:
    """Find one game."""
    found = yield f"SELECT {RESULT} FROM results WHERE id = $1", (id,)
    if not found:
        return None
    places = yield from _places([id])
    return Result(ResultRow(*found[0]), places[id], True)


def all_results(after: int, most: int) -> Script[list[Result]]:
    """Find some of all games, in the order in which they count."""
    found = yield f"SELECT {RESULT} FROM results WHERE number > $1 ORDER BY number LIMIT $2", (after, most)
    rows = [ResultRow(*row) for row in found]
    places = yield from _places([row.id for row in rows])
    return [Result(row, places[row.id], True) for row in rows]


def _places(ids: Iterable[str]) -> Script[dict[str, list[PlaceRow]]]:
    wanted = list(ids)
    found: dict[str, list[PlaceRow]] = {id: [] for id in wanted}
    several = iter(wanted)
    while some := list(islice(several, AT_ONCE)):
        query = f"SELECT {PLACE} FROM places WHERE result IN ({slots(len(some))}) ORDER BY result, seat"
        for row in (yield query, tuple(some)):
            found[row[0]].append(PlaceRow(*row))
    return found


def spent_at(category: Category, least: float, but: str) -> Script[list[str]]:
    """Find what others who are at least so strong spend their AP on, in one kind of game."""
    query = f"SELECT spent FROM standings WHERE {CATEGORY} AND mu >= $5 AND person <> $6 ORDER BY mu LIMIT $7"
    return [str(spent) for (spent,) in (yield query, (*category, least, but, AT_ONCE))]


def companions(person: str, most: int = 3) -> Script[list[tuple[str, int, int]]]:
    """Find with whom somebody plays most: names, in how many games, and in how many of them they were ahead."""
    query = """
SELECT people.name, count(*), sum(CASE WHEN own.place < p.place THEN 1 ELSE 0 END)
FROM places own JOIN places p ON p.result = own.result AND p.person <> own.person JOIN people ON people.id = p.person
WHERE own.person = $1 AND own.person <> '' AND people.key <> ''
GROUP BY people.id, people.name, people.key ORDER BY count(*) DESC, people.key LIMIT $2
"""
    return [(str(name), int(games), int(ahead)) for name, games, ahead in (yield query, (person, most))]


def leaders(category: Category, key: str, skip: int, most: int) -> Script[Leaders]:
    """Find the strongest in one kind of game, of those who played it often enough; only names that begin like `key`.

    Who is as strong as another has the same place.
    """
    columns = ", ".join(f"s.{name}" for name in StandingRow._fields)
    among = f"""
WITH best AS (
    SELECT {columns}, people.name AS name, people.key AS key, rank() OVER (ORDER BY s.mu DESC) AS place
    FROM standings s JOIN people ON people.id = s.person
    WHERE s.edition = $1 AND s.auction = $2 AND s.players = $3 AND s.level = $4 AND s.rated >= $5 AND people.key <> ''
)
"""
    where = "key LIKE $6 ESCAPE '\\'"
    values = (*category, ENOUGH, key.translate(ESCAPED) + "%")
    ((count,),) = yield f"{among} SELECT count(*) FROM best WHERE {where}", values
    query = f"{among} SELECT {STANDING}, name, place FROM best WHERE {where} ORDER BY place, key LIMIT $7 OFFSET $8"
    rows = yield query, (*values, most, skip)
    return Leaders([Leader(int(place), str(name), StandingRow(*row)) for *row, name, place in rows], int(count))


def rated_categories() -> Script[list[Category]]:
    """Find the kinds of games in which anybody is rated; the one that most play comes first."""
    query = """
SELECT edition, auction, players FROM standings WHERE rated > 0 AND level = ''
GROUP BY edition, auction, players ORDER BY sum(rated) DESC, edition, auction, players
"""
    return [Category(*row) for row in (yield query, ())]
