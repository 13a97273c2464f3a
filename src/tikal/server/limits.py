"""How much one visitor, one address and all together may ask for, so that nobody's greed is somebody else's wait."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

from tikal.server.words import NotPossible

if TYPE_CHECKING:
    from tikal.server.others import Others

ADDRESS = 8  # an address may take this many times as much as a visitor: a club may share one router
SWEEP = 1000  # tallies are tidied up whenever there are this many more


class Rate(NamedTuple):
    """This many at once, and after that this many a second."""

    burst: float
    second: float


class Tally:
    """What was taken of a rate and has not come back yet."""

    __slots__ = ("at", "rate", "taken")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.taken = 0.0
        self.at = 0.0

    def take(self, now: float, count: float = 1) -> float:
        """Take some; return 0, or in how many seconds there is enough: nothing is taken then."""
        taken = max(0.0, self.taken - (now - self.at) * self.rate.second)
        missing = taken + count - self.rate.burst
        if missing > 0:
            return missing / self.rate.second
        self.taken, self.at = taken + count, now
        return 0.0

    def is_over(self, now: float) -> bool:
        """Whether everything has come back."""
        return self.taken <= (now - self.at) * self.rate.second


#: What is counted, and how much of it one visitor may have. `tikal serve --limit` changes the first number of a line.
RATES = {
    "requests": Rate(1000, 50),
    "messages": Rate(3000, 100),  # to a table: a program that plays whole games in a row is welcome
    "hints": Rate(100, 0.5),  # what a bot would do, and looks back at turns
    "chat": Rate(12, 0.5),  # what is said at tables
    "asks": Rate(20, 1 / 15),  # who is asked to sit down
    "invitations": Rate(6, 1 / 3600),  # the same, of one person to another
    "work": Rate(100, 2),  # what takes long: films, records, checks
    "tables": Rate(150, 150 / 3600),  # new ones, records from elsewhere too
    "names": Rate(60, 60 / 3600),  # claimed or asked for
    "reminders": Rate(20, 20 / 3600),  # changes of how one is reminded, and tries
    "mails": Rate(5, 5 / 86_400),  # addresses to be confirmed; to one mailbox, too, whoever wants it
    "guesses": Rate(20, 20 / 3600),  # passphrases; of one name, too, whoever tries them
}
OTHERS = {
    "pages": 500,  # of tables, open at the same time
    "connections": 4000,  # of one address
    "kept": 100_000,  # tables and records, of all visitors together
}
NAMES = (*RATES, *OTHERS)
REFUSED = (*RATES, "pages")  # what somebody may be told to ask for less often
#: What all processes of a database count together: so slow that nobody waits for it.
TOGETHER = ("tables", "names", "guesses", "invitations", "reminders", "mails")


class Limits:
    """Counts what visitors and addresses take."""

    def __init__(self, changed: Mapping[str, int] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`changed` are numbers other than the usual ones, by name."""
        given = changed or {}
        self.rates = {name: _scaled(rate, given.get(name, rate.burst)) for name, rate in RATES.items()}
        self.pages, self.connections, self.kept = (given.get(name, most) for name, most in OTHERS.items())
        self.refused: Counter[str] = Counter()  # how often somebody was, by what they asked for
        self._clock = clock
        self._tallies: dict[tuple[str, str], Tally] = {}
        self._looked = 0  # how many tallies there were when they were last looked through
        self._pages: dict[str, int] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def take(self, what: str, visitor: str, address: str, count: int = 1) -> None:
        """Count something that a visitor does.

        :raises TooFast: if that is too much; nothing is counted then.
        """
        self._take(what, self._asked(what, visitor, address), count)

    def _take(self, what: str, asked: Mapping[str, Rate], count: int = 1) -> None:
        now = self._clock()
        taken: list[Tally] = []
        for who, rate in asked.items():
            tally = self._tally(what, who, rate)
            wait = tally.take(now, count)
            if wait:
                for other in taken:
                    other.taken -= count
                self.refused[what] += 1
                raise TooFast(wait)
            taken.append(tally)

    async def take_with(self, others: Others, what: str, visitor: str, address: str) -> None:
        """Count something that a visitor does; what counts for all processes together they count too.

        :raises TooFast: if that is too much; nothing is counted then.
        :raises StoreError: if the others cannot be asked.
        """
        await self._take_with(others, what, self._asked(what, visitor, address))

    async def take_to(self, others: Others, what: str, visitor: str, address: str, other: str) -> None:
        """Count something that a visitor does to another, together with other processes.

        :raises TooFast: if that is too much for this one; nothing is counted then.
        :raises StoreError: if other processes cannot be asked.
        """
        asked = self._asked(what, visitor, address)
        await self._take_with(others, what, {f"{who} to {other}": rate for who, rate in asked.items()})

    async def take_for(self, others: Others, what: str, name: str) -> None:
        """Count something that is done to whoever has a name, together with what others do.

        :raises TooFast: if that is too much; nothing is counted then.
        :raises StoreError: if other processes cannot be asked.
        """
        await self._take_with(others, what, {f"to {name}": self.rates[what]})

    async def _take_with(self, others: Others, what: str, asked: Mapping[str, Rate]) -> None:
        self._take(what, asked)
        if what not in TOGETHER:
            return
        try:
            await others.take(what, asked)
        except BaseException as error:
            for who, rate in asked.items():
                self._tally(what, who, rate).taken -= 1
            self.refused[what] += isinstance(error, TooFast)
            raise

    def _asked(self, what: str, visitor: str, address: str) -> dict[str, Rate]:
        """Return whose tallies something is counted in, and at which rate: the address, and the visitor if known."""
        rate = self.rates[what]
        asked = {f"at {address}": _scaled(rate, rate.burst * ADDRESS)}
        return asked | {visitor: rate} if visitor else asked

    def _tally(self, what: str, who: str, rate: Rate) -> Tally:
        found = self._tallies.get((what, who))
        if found is None:
            if len(self._tallies) > self._looked + SWEEP:
                now = self._clock()
                self._tallies = {key: tally for key, tally in self._tallies.items() if not tally.is_over(now)}
                self._looked = len(self._tallies)
            found = self._tallies[what, who] = Tally(rate)
        return found

    def turn(self, visitor: str, address: str) -> asyncio.Lock:
        """Return what is held while something long is done for a visitor: one thing at a time.

        Otherwise all threads would soon be theirs.
        """
        return self._turns.setdefault(visitor or f"at {address}", asyncio.Lock())

    @contextmanager
    def page(self, visitor: str, address: str) -> Iterator[None]:
        """Count a page of a table as long as it is open.

        :raises NotPossible: if there are too many.
        """
        both = {visitor: self.pages, f"at {address}": self.pages * ADDRESS}
        for who, most in both.items():
            if who and self._pages.get(who, 0) >= most:
                self.refused["pages"] += 1
                raise NotPossible("too-many-pages", 429, most=most)
        for who in both:
            self._pages[who] = self._pages.get(who, 0) + 1
        try:
            yield
        finally:
            for who in both:
                self._pages[who] -= 1
                if not self._pages[who]:
                    del self._pages[who]


class TooFast(NotPossible):
    """Somebody asks for too much at once; in `seconds` they may again."""

    def __init__(self, wait: float) -> None:
        self.seconds = min(math.ceil(wait), 3600)
        super().__init__("too-fast", 429, seconds=self.seconds)

    def saying(self, code: str) -> TooFast:
        """Return the same in other words, which speak of minutes."""
        self.code, self.facts = code, {"minutes": math.ceil(self.seconds / 60)}
        return self


def _scaled(rate: Rate, burst: float) -> Rate:
    return Rate(burst, rate.second * burst / rate.burst)
