"""The club: who is here now, where anybody may sit down, who asks whom, and games that were played."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from tikal.editions import registry
from tikal.server import clock, club_store, home, lobby, naming, seating
from tikal.server.calls import Call, tagged
from tikal.server.club_store import BLOCK, AskedRow
from tikal.server.ledger import read_summary
from tikal.server.limits import Limits, TooFast
from tikal.server.new_tables import opened_for
from tikal.server.store import GameRow, PersonRow, SeatRow, Store, key_of
from tikal.server.tables import Tables, check_not_blocked
from tikal.server.visitors import NOBODY, alias_of, place_of, token_of
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

HOME, AWAY = "~home", "~away"  # where visitors are who are at no table; no table has such an id
SEEN = 16.0  # seconds after which somebody whose home page asks for nothing any more has left
FRESH = 1.5  # seconds for which what all are told alike is good
LATELY = 3 * 24 * 3600  # seconds after which nobody waits at an open table any more
MOST_TABLES = 60  # that are looked at ...
LISTED = 20  # ... and that one is shown
MOST_PEOPLE = 60
MOST_ASKED = 12  # of one table
LONGEST_SEARCH = 60

Glance = tuple[GameRow, list[SeatRow]]
Search = Annotated[str, Meta(max_length=200)]
Skip = Annotated[int, Meta(ge=0, le=10**9)]
YesNo = Literal["yes", "no"]


class Scene(NamedTuple):
    """What all visitors are told alike."""

    made: float
    tables: list[Glance]  # where anybody may sit down
    places: dict[str, set[str]]  # at which tables each visitor is; none for those who look at a home page
    away: set[str]
    holders: dict[str, dict[str, str]]  # who holds seats at those tables
    people: dict[str, PersonRow]


class Club:
    """People who are at this server at the same time."""

    def __init__(self, store: Store, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.limits = limits
        self._seen: dict[str, tuple[float, bool]] = {}  # who looked at a home page when, and whether they are away
        self._tidying: asyncio.TimerHandle | None = None
        self._scene: Scene | None = None
        self._looking = asyncio.Lock()

    # --- who is here

    def greet(self, visitor: str, away: bool) -> None:
        """Somebody looks at a home page."""
        known = self._seen.get(visitor)
        self._seen[visitor] = time.monotonic(), away
        if known is None or known[1] != away:
            self._attend()
        if self._tidying is None:
            self._tidying = asyncio.get_running_loop().call_later(SEEN, self._tidy)

    def _tidy(self) -> None:
        """Those who have not looked for long have left."""
        now, self._tidying = time.monotonic(), None
        self._seen = {visitor: seen for visitor, seen in self._seen.items() if now - seen[0] < SEEN}
        self._attend()
        if self._seen:
            self._tidying = asyncio.get_running_loop().call_later(SEEN / 4, self._tidy)

    def _attend(self) -> None:
        others = self.store.others
        others.attend(HOME, set(self._seen))
        others.attend(AWAY, {visitor for visitor, (_, away) in self._seen.items() if away})
        self._scene = None

    def stop(self) -> None:
        """Nobody is greeted any more."""
        if self._tidying is not None:
            self._tidying.cancel()

    async def _now(self) -> Scene:
        """Return what all are told alike, as it is now or was a moment ago."""
        async with self._looking:
            if self._scene is None or time.monotonic() - self._scene.made > FRESH:
                self._scene = await self._look()
            return self._scene

    async def _look(self) -> Scene:
        made = time.monotonic()
        around = await self.store.others.everybody()
        for place, here in {**self.tables.here(), HOME: set(self._seen)}.items():
            around[place] = around.get(place, set()) | here
        away = around.pop(AWAY, set()) | {visitor for visitor, (_, gone) in self._seen.items() if gone}
        places: dict[str, set[str]] = {visitor: set() for visitor in around.pop(HOME, set())}
        for game, visitors in around.items():
            for visitor in visitors - {NOBODY}:
                places.setdefault(visitor, set()).add(game)
        ids = await club_store.open_tables(self.store, club_store.now() - LATELY, MOST_TABLES)
        tables = [found for id in ids if (found := await self.store.glance(id)) is not None]
        holders = await club_store.holders(self.store, list(around))
        people = await self.store.people(places)
        for id, person in people.items():
            if person.name and not person.key and await naming.is_claimed(self.store, id, person.name):
                people[id] = person._replace(name="")  # a guest who was called so before
        return Scene(made, tables, places, away, holders, people)

    # --- what a visitor is shown

    async def here(self, request: Request, visitor: str, away: YesNo = "no") -> Response:
        """Who is here now, the tables where anybody may sit down, and who asks the visitor to."""
        if token_of(request):  # whoever has no cookie yet would be somebody else each time
            self.greet(visitor, away == "yes")
        return tagged(await self._shown(visitor), request)

    async def _shown(self, visitor: str) -> lobby.Club:
        scene = await self._now()
        blocked = {tie.other for tie in await club_store.ties_of(self.store, visitor) if tie.kind == BLOCK}
        shunned = blocked | await club_store.blocked_by(self.store, visitor)
        tables = [table for table in scene.tables if _listed(table, visitor, shunned)]
        tables.sort(key=lambda table: not _anybody(table, scene.places))
        asked = await club_store.asked(self.store, visitor)
        people = [self._here(scene, visitor, other) for other in scene.places if other not in {visitor, *blocked}]
        named = sorted((one for one in people if one.name), key=lambda one: (one.doing != "yours", one.name.casefold()))
        return lobby.Club(
            me=alias_of(visitor),
            tables=[_open_table(*table, visitor, scene.places) for table in tables[:LISTED]],
            open=len(tables),
            people=named[:MOST_PEOPLE],
            guests=sum(not one.name for one in people),
            playing=len({game for at in scene.places.values() for game in at}),
            asked=[one for row in asked if (one := await self._asking(row, shunned)) is not None],
        )

    def _here(self, scene: Scene, visitor: str, other: str) -> lobby.Here:
        """Return what one visitor is told of another: no table, unless they share it."""
        at = scene.places[other]
        seated = [game for game in at if other in scene.holders.get(game, {})]
        person = scene.people.get(other)
        name = person.name if person is not None and person.name else ""
        name = name or next((called for game in seated if (called := scene.holders[game][other])), "")
        doing: lobby.Doing = "watching" if at else "looking"
        if other in scene.away and not at:
            doing = "away"
        elif any(visitor in scene.holders[game] for game in seated):
            doing = "yours"
        elif seated:
            doing = "tables" if len(seated) > 1 else "playing"
        page = f"/player/{person.name}" if person is not None and person.key else ""
        return lobby.Here(alias_of(other), name, doing, len(seated), page)

    async def _asking(self, row: AskedRow, shunned: set[str]) -> lobby.Asking | None:
        found = await self.store.glance(row.game)
        if found is None or found[0].over or row.other in shunned or not _free(found[1]):
            return None
        return lobby.Asking(**_offered(*found, NOBODY), host=row.name)

    # --- sitting down

    async def sit(self, visitor: str, id: str, wanted: dict[str, str]) -> lobby.Opened:
        """Sit down at a table that is open to anybody, or that one is asked to. The body says nothing: {}."""
        async with self.tables.use(id) as table, table.lock:
            session = table.session
            if not session.held(visitor):
                if not session.stored.open and not (await club_store.asked_at(self.store, id)).get(visitor):
                    raise NotPossible("table-not-open", 403)
                if session.game.is_over:
                    raise NotPossible("game-is-over")
                await check_not_blocked(self.store, session.host, visitor)
                number = next((n for n, seat in enumerate(session.seats) if seat.kind == seating.OPEN), None)
                if number is None:
                    raise NotPossible("no-free-seat")
                seats = list(session.seats)
                seats[number] = seats[number]._replace(kind=seating.PERSON, name="", holder=visitor)
                seats = naming.with_name(seats, number, await naming.own_name(self.store, visitor))
                seating.check(seats)
                await table.seat(seats, session.host)
                self._scene = None
            return opened_for(id, session.seats, visitor, host=session.host == visitor)

    async def ask(self, request: Request, visitor: str, id: str, wanted: lobby.Ask) -> None:
        """Ask somebody to sit down where one plays: who is here, or has kept a name and will read it when they come.

        Whoever blocked the visitor hears nothing; who was asked to this table before is not asked again.
        """
        other = await self._whom(visitor, wanted)
        async with self.tables.use(id) as table, table.lock:
            session = table.session
            held = session.held(visitor)
            if not held:
                raise NotPossible("not-at-table", 403)
            if not _free(session.seats) or session.game.is_over:
                raise NotPossible("no-free-seat")
            before = await club_store.asked_at(self.store, id)
            if other in before:
                return
            if len(before) >= MOST_ASKED:
                raise NotPossible("asked-enough", most=MOST_ASKED)
            try:
                await self.limits.take_to(self.store.others, "invitations", visitor, place_of(request), other)
            except TooFast as error:
                raise error.saying("asked-often") from None
            if not await club_store.blocks(self.store, other, visitor):
                row = AskedRow(id, visitor, session.game.names[held[0]])
                if not await club_store.ask(self.store, row, other):
                    raise NotPossible("asked-full", most=club_store.MOST_WAITING)

    async def _whom(self, visitor: str, wanted: lobby.Ask) -> str:
        if wanted.name:
            person = await self.store.person_by_key(key_of(wanted.name))
            if person is None or person.id == visitor:
                raise NotPossible("nobody-of-that-name", 404, name=wanted.name[:40])
            return person.id
        scene = await self._now()
        other = next((other for other in scene.places if alias_of(other) == wanted.who), NOBODY)
        if other in (NOBODY, visitor):
            raise NotPossible("not-here", 404)
        return other

    async def decline(self, visitor: str, id: str, wanted: dict[str, str]) -> None:
        """Do not sit down where one was asked to. The body says nothing: {}."""
        await club_store.decline(self.store, id, visitor)

    # --- games that were played

    async def finished(
        self, visitor: str, whose: lobby.Whose = "mine", search: Search = "", skip: Skip = 0
    ) -> lobby.Found:
        """Games that are over, of the visitor or of all open tables, by a player's name or the edition."""
        text = " ".join(search.replace("\0", " ").split())[:LONGEST_SEARCH]
        known = registry.editions().values()
        editions = [one.id for one in known if text and text.casefold() in one.title.casefold()]
        ids = await club_store.finished(self.store, visitor, whose, text, editions, skip, home.PAGE + 1)
        found = [game for id in ids if (game := await self.store.glance(id)) is not None]
        end = skip + home.PAGE
        return lobby.Found(
            home.cards_of(found[: home.PAGE], visitor, self.tables.time.now()), end if len(ids) > home.PAGE else None
        )


def _free(seats: Iterable[SeatRow]) -> int:
    return sum(seat.kind == seating.OPEN for seat in seats)


def _anybody(table: Glance, places: dict[str, set[str]]) -> bool:
    """Whether somebody who plays at a table is at this server."""
    return any(holder in places for holder in seating.persons(table[1]))


def _listed(table: Glance, visitor: str, shunned: set[str]) -> bool:
    """Whether a visitor is shown an open table: they do not sit there, nor anybody whom they shun or who shuns them."""
    people = {table[0].host, *seating.persons(table[1])}
    return visitor not in people and not people & shunned


def _open_table(game: GameRow, seats: list[SeatRow], visitor: str, places: dict[str, set[str]]) -> lobby.OpenTable:
    hosting = seating.held_by(seats, game.host)
    return lobby.OpenTable(
        **_offered(game, seats, visitor),
        host=seating.shown_names(seats)[hosting[0]] if hosting else "",
        here=_anybody((game, seats), places),
        created=game.created,
    )


def _offered(game: GameRow, seats: list[SeatRow], visitor: str) -> dict[str, Any]:
    """Return what a list says of a table with free seats."""
    shown = read_summary(game.summary, len(seats))
    timed = clock.known_clock(game.clock)
    edition = registry.edition(shown.edition)
    return {
        "table": game.id,
        "game": edition.game,
        "edition": shown.edition,
        "title": edition.title,
        "subtitle": shown.subtitle,
        "auction": shown.auction,
        "players": seating.cards(seats, visitor, shown.scores),
        "free": _free(seats),
        "rated": game.rated,
        "timing": timed and lobby.Timing(timed.kind, timed.budget // clock.SECOND, timed.extra // clock.SECOND),  # type: ignore[arg-type]
    }


#: What can be asked of the club.
CALLS = (
    Call("GET", "/api/club", Club.here, sends=lobby.Club, tagged=True, part="club"),
    Call("GET", "/api/finished", Club.finished, part="club", costs="work"),
    Call("POST", "/api/tables/{id}/sit", Club.sit, 200, (409, 422), part="club"),
    Call("POST", "/api/tables/{id}/ask", Club.ask, 200, (409, 422), costs="asks", part="club"),
    Call("POST", "/api/tables/{id}/decline", Club.decline, part="club"),
)
