"""Player pages and the leader board: looked up, never played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tikal.core.errors import InvalidOption
from tikal.editions import registry
from tikal.ratings import ENOUGH, Strength, mu_of
from tikal.record.habits import HABITS
from tikal.server import player_types as sent
from tikal.server import result_scripts as scripts
from tikal.server.rated import has_house_rules, why_friendly
from tikal.server.results import Category, PlaceRow, StandingRow, sum_of_spent
from tikal.server.session import Session
from tikal.server.settling import level_of, result_id
from tikal.server.store import PersonRow, Store, key_of
from tikal.server.words import NotPossible
from tikal.view import seat_name

PAGE = 20  # games, or people, that are listed at a time
SHOWN = 40  # games on a chart
MOST = 100_000  # games that one gets in a file
HUNDRED = 100  # who is compared with whom: from the full hundred below one's rating on


async def player(store: Store, visitor: str, name: str) -> sent.Player:
    """Return what a player's page shows first."""
    person = await _person(store, name)
    standings = [row for row in await store.read(scripts.standings_of(person.id)) if _is_known(row.edition)]
    met = await store.read(scripts.companions(person.id))
    return sent.Player(
        name=person.name,
        yours=person.id == visitor,
        since=person.created,
        people=sum(row.games for row in standings if not row.level),
        bots=sum(row.games for row in standings if row.level),
        standings=[_standing(row) for row in standings],
        companions=[sent.Companion(name, games, ahead) for name, games, ahead in met],
    )


async def games(store: Store, visitor: str, name: str, bots: bool, skip: int) -> sent.PlayedPage:
    """Return some of a player's games."""
    person = await _person(store, name)
    found = await store.read(scripts.results_of(person.id, visitor, bots, None, skip, PAGE + 1))
    shown = await _played(store, found[:PAGE], person)
    return sent.PlayedPage(shown, skip + PAGE if len(found) > PAGE else None)


async def all_games(store: Store, visitor: str) -> list[sent.PlayedGame]:
    """Return all games of a visitor that are over, the latest first."""
    person = PersonRow(visitor, "", "", "", "", 0, 0)
    both = [await store.read(scripts.results_of(visitor, visitor, bots, most=MOST)) for bots in (False, True)]
    found = [each for some in both for each in some]
    return sorted(await _played(store, found, person), key=lambda game: -game.ended)


async def results(store: Store, visitor: str, name: str, bots: bool, kind: Category) -> sent.PlayerResults:
    """Return a player's games of one kind."""
    person = await _person(store, name)
    _known(kind.edition)
    found = await store.read(scripts.results_of(person.id, visitor, bots, kind, 0, SHOWN))
    own = [
        row
        for row in await store.read(scripts.standings_of(person.id))
        if row.category[:3] == kind[:3] and bool(row.level) == bots
    ]
    least, others = await _compared(store, person, own)
    mine, theirs = sum_of_spent(row.spent for row in own), sum_of_spent(others)
    habits: list[Any] = [kind for kind in HABITS if mine.get(kind) or theirs.get(kind)]
    return sent.PlayerResults(
        games=(await _played(store, found, person))[::-1],
        habits=[sent.Habit(kind, mine.get(kind, 0), theirs.get(kind, 0)) for kind in habits],
        least=least,
    )


async def _compared(store: Store, person: PersonRow, own: Sequence[StandingRow]) -> tuple[int, list[str]]:
    """Return the least rating of those that somebody is compared with, and what they spend their AP on.

    They are at least as strong, by full hundreds; all others, if there are none.
    """
    least, found = 0, []
    if own and not own[0].level and own[0].rated:
        least = own[0].strength.shown // HUNDRED * HUNDRED
        found = await store.read(scripts.spent_at(own[0].category, mu_of(least), person.id))
    if not found:
        least = 0
        found = [spent for row in own for spent in await store.read(scripts.spent_at(row.category, 0.0, person.id))]
    return least, found


async def leader_board(store: Store, visitor: str, kind: Category | None, name: str, skip: int) -> sent.LeaderBoard:
    """Return some of the leader board of one kind of game, or of the one that most play."""
    kinds = [each for each in await store.read(scripts.rated_categories()) if _is_known(each.edition)]
    if kind is None and kinds:
        kind = kinds[0]
    if kind is None:
        return sent.LeaderBoard([], None, ENOUGH, [], 0, None)
    _known(kind.edition)
    found = await store.read(scripts.leaders(kind, key_of(name.replace("\0", "")), skip, PAGE))
    return sent.LeaderBoard(
        kinds=[_kind(each) for each in sorted(kinds)],
        kind=_kind(kind),
        least=ENOUGH,
        leaders=[
            sent.Leader(
                place=leader.place,
                name=leader.name,
                yours=leader.standing.person == visitor,
                number=leader.standing.strength.shown,
                around=leader.standing.strength.around,
                games=leader.standing.rated,
                played=leader.standing.games,
                firsts=leader.standing.counts[0],
            )
            for leader in found.found
        ],
        total=found.total,
        next=skip + PAGE if skip + PAGE < found.total else None,
    )


async def table_result(store: Store, session: Session) -> sent.TableResult:
    """Return whether a game that is over counts, and what it did to ratings.

    :raises NotPossible: if it is not over.
    """
    if not session.game.is_over:
        raise NotPossible("game-not-over")
    stored = session.stored
    found = await store.read(scripts.result_of(result_id(stored.id, stored.created)))
    if found is None:
        return sent.TableResult(False, "", [])
    friendly: Any = ""
    if not found.row.rated:
        claimed = [
            person.id for person in (await store.people(seat.holder for seat in session.seats)).values() if person.key
        ]
        friendly = why_friendly(stored, session.seats, has_house_rules(session.game.record), claimed) or "left"
    seats = [sent.RatedSeat(seat_name(place.seat), *_change(place)) for place in found.places if found.row.rated]
    return sent.TableResult(True, friendly, seats)


async def _person(store: Store, name: str) -> PersonRow:
    person = await store.person_by_key(key_of(name))
    if person is None:
        raise NotPossible("unclaimed-name", 404)
    return person


def _is_known(edition: str) -> bool:
    """Whether there is such an edition; results of one that was taken away stay."""
    try:
        registry.edition(edition)
    except InvalidOption:
        return False
    return True


def _known(edition: str) -> None:
    if not _is_known(edition):
        raise NotPossible("no-such-page", 404)


def _kind(of: Category) -> sent.KindOfGame:
    home = registry.edition(of.edition)
    return sent.KindOfGame(home.game, home.id, home.title, bool(of.auction), of.players)


def _standing(row: StandingRow) -> sent.Standing:
    home = registry.edition(row.edition)
    return sent.Standing(
        game=home.game,
        edition=home.id,
        title=home.title,
        auction=bool(row.auction),
        players=row.players,
        level=row.level,
        games=row.games,
        rated=row.rated,
        number=row.strength.shown,
        around=row.strength.around,
        sure=row.rated >= ENOUGH,
        places=row.counts,
        points=row.points,
    )


def _change(place: PlaceRow) -> tuple[int, int, int]:
    """Return the rating after a game, how sure it is, and what the game did to it."""
    after = Strength(place.mu, place.sigma)
    return after.shown, after.around, after.shown - Strength(place.was, place.sigma).shown


async def _played(store: Store, found: Sequence[scripts.Result], person: PersonRow) -> list[sent.PlayedGame]:
    people = await store.people({place.person for result in found for place in result.places if place.person})
    return [_game(result, person, people) for result in found if _is_known(result.row.edition)]


def _game(result: scripts.Result, person: PersonRow, people: dict[str, PersonRow]) -> sent.PlayedGame:
    row, home = result.row, registry.edition(result.row.edition)
    (own,) = [place for place in result.places if place.person == person.id]
    number, around, change = (0, 0, 0) if row.level else _change(own)
    return sent.PlayedGame(
        game=home.game,
        edition=home.id,
        title=home.title,
        auction=bool(row.auction),
        players=row.players,
        table=row.game if result.there else "",
        ended=row.ended,
        rated=bool(row.rated),
        place=own.place,
        points=own.points,
        others=[_opponent(place, people.get(place.person)) for place in result.places if place is not own],
        number=number,
        around=around,
        change=change,
    )


def _opponent(place: PlaceRow, person: PersonRow | None) -> sent.Opponent:
    """Return somebody else at a table: by the name they have now, if it is claimed, else by the one they had there."""
    claimed = person is not None and bool(person.key)
    name = person.name if person is not None and claimed else place.name
    return sent.Opponent(name, claimed, level_of(place.bot) if place.bot else "")
