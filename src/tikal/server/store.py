"""Where tables are kept, whatever keeps them: rows that are only ever appended, and who sits where.

What a method wrote is on disk when it returns. Several processes may share a store: whoever writes second is told.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tikal.server.ledger import Row
from tikal.server.measures import Histogram
from tikal.server.others import Others


class SeatRow(NamedTuple):
    """Who sits in a seat."""

    kind: str  # person, bot or open
    name: str  # of a person; "" for bots, and for open seats as long as nobody named them
    bot: str
    holder: str
    invitation: str


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
    seal: str = ""  # of the secret that `seed` is then; without one the shuffle is not sealed


#: What is read and written of tables, by name: a newer Tikal may have added more.
GAME = ", ".join(GameRow._fields)
SEAT = ", ".join(SeatRow._fields)
ROW = ", ".join(Row._fields)


def game_row(values: Iterable[Any]) -> GameRow:
    """Return what a database has of a table; it keeps yes and no as numbers."""
    row = GameRow(*values)
    return row._replace(over=bool(row.over), hints=bool(row.hints))


class Held(NamedTuple):
    """Who keeps a table, and who sits where."""

    host: str
    seats: Sequence[SeatRow]


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
    kinds: list[str]  # of its seats


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
    """Another process has written to this table meanwhile."""


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
    async def append(self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool) -> None:
        """Add rows, the first of them with number `first`.

        :raises Overtaken: if there is a row of that number already, or none before it; nothing is written then.
        """

    @abstractmethod
    async def seat(self, game: str, was: Held, now: Held) -> None:
        """Change who sits where.

        :raises Overtaken: if it is not as it `was` any more; nothing is written then.
        """

    @abstractmethod
    async def delete(self, game: str) -> None:
        """Forget a table."""

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

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""
