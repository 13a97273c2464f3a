"""Where tables are kept, whatever keeps them: rows that are only ever appended, and who sits where.

What a method wrote is on disk when it returns. Several processes may share a store: whoever writes second is told.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tikal.record.names import looks, tidy
from tikal.server.ledger import Row
from tikal.server.measures import Histogram
from tikal.server.others import Others

T = TypeVar("T")

#: Statements with their values, one after the other, each of which gives what it found. They are in words that all
#: kinds of store understand; `$1` stands for the first value.
Script: TypeAlias = Generator[tuple[str, Sequence[Any]], list[Any], T]
Found: TypeAlias = list[tuple[Any, ...]]


FORGOTTEN = "forgotten "  # before what stands for somebody who is no more, in results and games that count


class SeatRow(NamedTuple):
    """Who sits in a seat."""

    kind: str  # person, bot or open
    name: str  # of a person; "" for bots, and for open seats as long as nobody named them
    bot: str
    holder: str
    invitation: str
    unasked: bool = False  # a rematch put them there: they have not said yet that it may be rated
    stand_in: str = ""  # the bot that plays for the person who holds the seat, until they take it back


class GameRow(NamedTuple):
    """A table without its rows."""

    id: str
    header: str
    seed: str
    dealt: int
    host: str
    summary: str
    over: bool
    created: int
    played: int
    hints: bool = False  # whether those who play may ask bots for help, though other persons play too
    lesson: str = ""  # which it is, if it is one
    open: bool = False  # whether anybody may sit down
    rated: bool = False  # whether it is to count for how strong everybody is
    clock: str = ""  # how it is timed, if it is: see clock.py
    ticking: str = ""  # where that clock stands, as JSON
    due: int = 0  # when the time of who decides is up, in milliseconds since 1970; 0 if none runs
    seal: str = ""  # of the secret that `seed` is then; without one the shuffle is not sealed


class SaidRow(NamedTuple):
    """What somebody said at a table."""

    number: int
    visitor: str  # of what the house says, whom it is about
    seat: int  # -1 for those who watch
    name: str  # as they were called then
    kind: str  # text, phrase or note
    text: str
    at: int
    moment: int  # how many actions there were then


class PersonRow(NamedTuple):
    """Somebody who plays here. A guest is one, too, once they chose a name."""

    id: str  # the visitor
    name: str  # as people read it; "" while none was chosen
    key: str  # how names are told apart (`key_of`); "" unless this one is claimed
    secret: str  # argon2id of the passphrase; "" unless the name is claimed
    role: str  # "host" or ""
    created: int
    seen: int
    muted: int = 0  # until when, in seconds since 1970, they may not chat ...
    banned: int = 0  # ... and may not play here
    reason: str = ""  # why not


def key_of(name: str) -> str:
    """Return how a name is told apart from others."""
    return looks(tidy(name))[0]


def look_of(row: PersonRow) -> str:
    """Return what a claimed name looks like."""
    return looks(row.name)[1] if row.key else ""


class SessionRow(NamedTuple):
    """A browser in which somebody is signed in."""

    id: str  # the digest of its cookie
    person: str
    created: int


class DeedRow(NamedTuple):
    """Something that a host of the house did."""

    id: str
    at: int
    host: str  # the name of who did it
    deed: str
    whom: str  # the name of whom it was done to, or the table
    until: int  # how long it holds; 0 if that makes no sense
    reason: str


class PlanRow(NamedTuple):
    """What somebody thought of for the coming turn of a seat."""

    game: str
    seat: int
    holder: str  # the visitor who did, and who holds the seat
    turn: int  # how many turns the seat had ended by then: it is for the next
    steps: str  # as JSON


#: What is read and written of tables, by name: a newer Tikal may have added more.
GAME = ", ".join(GameRow._fields)
SEAT = ", ".join(SeatRow._fields)
ROW = ", ".join(Row._fields)
SAID = ", ".join(SaidRow._fields)
PERSON = ", ".join(PersonRow._fields)
SESSION = ", ".join(SessionRow._fields)
DEED = ", ".join(DeedRow._fields)
PLAN = ", ".join(PlanRow._fields)

#: Forgets plans of seats that have changed hands, at the table that is named.
UNHELD = """
DELETE FROM plans WHERE game = $1 AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.game = plans.game AND seats.seat = plans.seat AND seats.holder = plans.holder
)
"""
#: Keeps a plan in the place of another, if the visitor still holds the seat.
KEEP_PLAN = f"""
INSERT INTO plans ({PLAN}) SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT), $5
WHERE EXISTS (SELECT 1 FROM seats WHERE game = $1 AND seat = $2 AND holder = $3)
ON CONFLICT (game, seat) DO UPDATE SET holder = excluded.holder, turn = excluded.turn, steps = excluded.steps
"""


def slots(count: int, first: int = 1) -> str:
    """Return where so many values go in a statement: `$1, $2` ..."""
    return ", ".join(f"${number}" for number in range(first, first + count))


def game_row(values: Iterable[Any]) -> GameRow:
    """Return what a database has of a table; it keeps yes and no as numbers."""
    row = GameRow(*values)
    return row._replace(over=bool(row.over), hints=bool(row.hints), open=bool(row.open), rated=bool(row.rated))


def seat_row(values: Iterable[Any]) -> SeatRow:
    """Return what a database has of a seat."""
    row = SeatRow(*values)
    return row._replace(unasked=bool(row.unasked))


class Held(NamedTuple):
    """Who keeps a table, and who sits where."""

    host: str
    seats: Sequence[SeatRow]


class Tick(NamedTuple):
    """Where the clock of a table stands: `GameRow.ticking` and `GameRow.due`."""

    ticking: str
    due: int


class Stored(NamedTuple):
    """A table with its rows."""

    game: GameRow
    seats: list[SeatRow]
    rows: list[Row]


class Page(NamedTuple):
    """Some of a visitor's tables, and how many there are in all."""

    games: list[tuple[GameRow, list[SeatRow]]]
    running: int
    finished: int  # over, or only watched
    records: int  # those that are only watched


#: Is told how many tables there are and which its host has; raises what keeps another one from being added.
Room = Callable[[int, Page], None]


class Going(NamedTuple):
    """A game that is not over."""

    id: str
    summary: str
    kinds: list[str]  # of its seats; where a bot stands in, that of a bot


class Stats(NamedTuple):
    """How much there is."""

    tables: int
    unfinished: int
    rows: int
    visitors: int  # who hold seats


class StoreError(Exception):
    """Something could not be read or written; if it was the answer that was lost, it is written all the same."""


class Unreachable(StoreError):
    """The store did not answer: that says nothing about what is in it."""


class Overtaken(StoreError):
    """Another process has written to this table meanwhile, or to what is known of this person."""


class Store(ABC):
    """All tables. Every method raises `StoreError` if it cannot do what it should."""

    name: str  # where it is, as people may read it
    others: Others  # who may use it too

    def __init__(self) -> None:
        self.seconds = {"read": Histogram(), "write": Histogram()}  # how long that took

    @abstractmethod
    async def create(
        self, game: GameRow, seats: Sequence[SeatRow], rows: Sequence[Row], room: Room | None = None
    ) -> None:
        """Keep a new table. `room` is asked first, and no process adds another one meanwhile that it would not count.

        :raises Overtaken: if there is one of that id already.
        """

    @abstractmethod
    async def append(
        self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool, tick: Tick | None = None
    ) -> None:
        """Add rows, the first of them with number `first`, and keep where the clock stands then, if there is one.

        :raises Overtaken: if there is a row of that number already, or none before it; nothing is written then.
        """

    @abstractmethod
    async def seat(self, game: str, was: Held, now: Held, tick: Tick | None = None) -> None:
        """Change who sits where, and where the clock stands then, if there is one.

        :raises Overtaken: if it is not as it `was` any more; nothing is written then.
        """

    @abstractmethod
    async def delete(self, game: str, why: str = "") -> None:
        """Forget a table; other processes are told `why` a host of the house has closed it, if one has."""

    @abstractmethod
    async def tick(self, game: str, was: Tick, now: Tick) -> None:
        """Change where a clock stands.

        :raises Overtaken: if it is not as it `was` any more; nothing is written then.
        """

    @abstractmethod
    async def dues(self) -> list[tuple[str, int]]:
        """Return the tables where somebody's time runs, and when it is up, the first first."""

    @abstractmethod
    async def load(self, id: str, since: int = 0) -> Stored | None:
        """Return a table with its seats and, from number `since` on, its rows; or None."""

    @abstractmethod
    async def games_of(self, visitor: str, skip: int = 0, most: int | None = None) -> Page:
        """Return the tables where a visitor holds a seat or is the host, `most` of them after the first `skip`.

        Unfinished ones come first, and in each group the most recent. Lessons are left out, and what is damaged.
        """

    @abstractmethod
    async def count(self) -> int:
        """Return how many tables there are."""

    @abstractmethod
    async def stats(self) -> Stats:
        """Return how much there is; that takes a while."""

    @abstractmethod
    async def ids(self) -> list[str]:
        """Return the ids of all tables."""

    @abstractmethod
    async def with_bots(self) -> list[Going]:
        """Return all games that are not over and that a bot plays at."""

    @abstractmethod
    async def glance(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """Return a table without its rows, or None."""

    @abstractmethod
    async def invited(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat that a link leads to, whether it was used or not."""

    # --- people

    async def is_muted(self, visitor: str) -> bool:
        """Whether somebody may not chat now: a host has said so."""
        person = await self.person(visitor)
        return person is not None and max(person.muted, person.banned) > time.time()

    @abstractmethod
    async def person(self, id: str) -> PersonRow | None:
        """Return what is known of a visitor, or None if they never chose a name."""

    @abstractmethod
    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        """Return what is known of some visitors, by their ids."""

    @abstractmethod
    async def person_by_key(self, key: str) -> PersonRow | None:
        """Return who has claimed a name, by how it is told apart from others."""

    @abstractmethod
    async def namesakes(self, names: Sequence[str]) -> list[PersonRow]:
        """Return who has claimed one of these names, or one that looks the same."""

    @abstractmethod
    async def everybody(self) -> list[PersonRow]:
        """Return all who are known."""

    @abstractmethod
    async def keep_person(self, row: PersonRow, was: PersonRow | None) -> None:
        """Keep what is known of somebody; when they were last seen is no change that others have to know of.

        :raises Overtaken: if it is not as it `was` any more, or somebody else has claimed that name, or one that looks
            the same; nothing is written then.
        """

    @abstractmethod
    async def forget_person(self, id: str) -> None:
        """Forget somebody, with their sessions."""

    @abstractmethod
    async def behind(self, browser: str) -> PersonRow | None:
        """Return who uses a browser, by the digest of its cookie: who is signed in there, or the guest it is."""

    @abstractmethod
    async def sessions(self, person: str = "") -> list[SessionRow]:
        """Return the browsers in which somebody is signed in, or all of them; the oldest first."""

    @abstractmethod
    async def open_session(self, row: SessionRow) -> None:
        """Let a browser be somebody's.

        :raises Overtaken: if there is no such person any more, or it is somebody's already.
        """

    @abstractmethod
    async def end_sessions(self, person: str, only: str = "", but: str = "") -> int:
        """Let browsers be nobody's: all of somebody's, `only` one of them, or all `but` one; return how many."""

    @abstractmethod
    async def note(self, row: DeedRow) -> None:
        """Keep what a host did.

        :raises Overtaken: if it is kept already.
        """

    @abstractmethod
    async def deeds(self, skip: int = 0, most: int | None = None) -> list[DeedRow]:
        """Return what hosts did, the latest first."""

    # --- plans

    async def plan(self, game: str, seat: int) -> PlanRow | None:
        """Return the plan that is kept with a seat, or None: it goes with the table and when the seat changes hands."""
        found = await self.find(f"SELECT {PLAN} FROM plans WHERE game = $1 AND seat = $2", game, seat)
        return PlanRow(*found[0]) if found else None

    async def keep_plan(self, plan: PlanRow) -> None:
        """Keep a plan in the place of another; nothing is kept for somebody who does not hold the seat."""
        await self.change(KEEP_PLAN, *plan)

    async def drop_plan(self, game: str, seat: int) -> None:
        """Forget the plan of a seat, if there is one."""
        await self.change("DELETE FROM plans WHERE game = $1 AND seat = $2", game, seat)

    # --- whatever needs no words that only one kind of database has

    @abstractmethod
    async def read(self, script: Script[T]) -> T:
        """Carry out a script that writes nothing, all of it as at one moment, and return what it returns."""

    @abstractmethod
    async def write(self, script: Script[T], alone: bool = False) -> T:
        """Carry out a script, all of it or nothing, and return what it returns.

        While one is carried out `alone` no process carries out another such one.

        :raises Overtaken: if it would be against what is written already.
        """

    async def find(self, query: str, *values: object) -> Found:
        """Return what one query finds."""
        return await self.read(one(query, values))

    async def change(self, statement: str, *values: object) -> Found:
        """Carry out one statement, and return what it gives.

        :raises Overtaken: if it would be against what is written already.
        """
        return await self.write(one(statement, values))

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""


def one(statement: str, values: Sequence[Any]) -> Script[Found]:
    """Return a script of one statement."""
    return (yield statement, values)
