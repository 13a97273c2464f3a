"""Where tables are kept, whatever keeps them: rows that are only ever appended, and who sits where.

What a method wrote is on disk when it returns. Several processes may share a store: whoever writes second is told.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from tikal.server.ledger import Row


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


class StoreError(Exception):
    """Something could not be read or written; nothing has changed."""


class Overtaken(StoreError):
    """Another process has written to this table meanwhile."""


class Store(ABC):
    """All tables. Every method raises `StoreError` if it cannot do what it should."""

    @abstractmethod
    async def create(self, game: GameRow, seats: Sequence[SeatRow], rows: Sequence[Row]) -> None:
        """Keep a new table."""

    @abstractmethod
    async def append(self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool) -> None:
        """Add rows, the first of them with number `first`.

        :raises Overtaken: if there is a row of that number already; nothing is written then.
        """

    @abstractmethod
    async def seat(self, game: str, host: str, seats: Sequence[SeatRow]) -> None:
        """Change who sits where."""

    @abstractmethod
    async def delete(self, game: str) -> None:
        """Forget a table."""

    @abstractmethod
    async def load(self, id: str) -> Stored | None:
        """Return a table with its seats and rows, or None."""

    @abstractmethod
    async def games_of(self, visitor: str, skip: int = 0, most: int | None = None) -> Page:
        """Return the tables where a visitor holds a seat or is the host, `most` of them after the first `skip`.

        Unfinished ones come first, and in each group the most recent. One that is damaged is left out.
        """

    @abstractmethod
    async def count(self) -> int:
        """Return how many tables there are."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Return the ids of all tables whose game is not over."""

    @abstractmethod
    async def glance(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """Return a table without its rows, or None."""

    @abstractmethod
    async def invited(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat that a link leads to, whether it was used or not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""
