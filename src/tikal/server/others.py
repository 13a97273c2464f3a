"""Other processes that serve the same tables: what they do, who looks at tables through them, whose bots they have."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Set
from typing import NamedTuple

from tikal.server.limits import Rate


class News(NamedTuple):
    """What another process has done, mostly at a table."""

    game: str  # "" for all of them: some news was missed
    rows: int = -1  # how many there are now; -1 if it is something else that has changed
    gone: bool = False  # the table is no more; with no table, the process is
    rematch: str = ""  # the table where the game is played once more
    person: str = ""  # somebody of whom something else is known now: their pages are to connect anew
    why: str = ""  # what a host of the house said who closed the table
    said: int = -1  # the number of what was said there last; 0 if what was said before has changed, -1 if nothing of it
    writing: str = ""  # the visitor who is writing something there


Hear = Callable[[News], None]


def machine_time() -> int:
    """Return how many milliseconds have passed since 1970, by the clock of this machine."""
    return time.time_ns() // 1_000_000


class Others:
    """All other processes; here there are none. What is written to the store is told to them by itself."""

    joined = True  # whether what they do is heard here

    def now(self) -> int:
        """Return how many milliseconds have passed since 1970, by the clock that all of them go by."""
        return machine_time()

    async def watch(self, hear: Hear, cut_off: Callable[[], None]) -> None:
        """From now on, say what they do, and when they have been out of reach for so long that to them this process is
        gone.
        """

    async def tell(self, news: News) -> None:
        """Say something to them that is not written anywhere.

        :raises StoreError: if they cannot be reached.
        """

    def mention(self, news: News) -> None:
        """Say something to them that matters to nobody if it is lost; never waits."""

    def attend(self, game: str, visitors: Set[str]) -> None:
        """Let them know who looks at a table here; never waits."""

    async def elsewhere(self, game: str) -> Set[str]:
        """Return who looks at a table through them.

        :raises StoreError: if that cannot be read.
        """
        return frozenset()

    async def everybody(self) -> dict[str, set[str]]:
        """Return who looks at which table through them.

        :raises StoreError: if that cannot be read.
        """
        return {}

    async def claim(self, game: str, seq: int) -> bool:
        """Return whether the bots of a table are to think here about the situation of that number.

        None of the others lets them until `release`, or until this process is gone.

        :raises StoreError: if that cannot be found out.
        """
        return True

    def release(self, game: str) -> None:
        """Let one of them have the bots of a table; never waits."""

    async def take(self, what: str, asked: Mapping[str, Rate]) -> None:
        """Count something together with them, by everybody's name who is to have it counted.

        :raises TooFast: if that is too much for one; nothing is counted then.
        :raises StoreError: if that cannot be found out.
        """
