"""What happens when a time is up, at all tables of a server: one task that sleeps until the next one is.

A server looks after the tables whose clocks it has set. When another server is lost, it looks at what is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tikal.server.others import Others

log = logging.getLogger(__name__)

AGAIN = 1000  # milliseconds until something that could not be done is tried again
LONGEST = 3600.0  # seconds that one sleeps: a clock may be set meanwhile


class Time:
    """What time it is, for all processes that serve the same tables."""

    def __init__(self, others: Others | None = None) -> None:
        self._others = others or Others()

    def now(self) -> int:
        """Return how many milliseconds have passed since 1970."""
        return self._others.now()

    async def sleep(self, until: int | None, stirred: asyncio.Event) -> None:
        """Wait until a moment, or until something is stirred."""
        seconds = LONGEST if until is None else min(LONGEST, max(0, until - self.now()) / 1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await stirred.wait()


class Timekeeper:
    """Knows when the next time is up, and has done then what is to be done."""

    def __init__(self, time: Time, act: Callable[[str], Awaitable[int]], waits: str = "its clock waits") -> None:
        """`act` does what is due at a table, and returns when something is due there next, or 0.

        `waits` is what is logged when that fails.
        """
        self.time = time
        self.began = time.now()
        self._act = act
        self._waits = waits
        self._dues: dict[str, int] = {}
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failed: set[str] = set()  # what was complained about

    def set(self, what: str, due: int) -> None:
        """Something is due then; 0 if nothing is."""
        if due == self._dues.get(what, 0):
            return
        if due:
            self._dues[what] = due
        else:
            del self._dues[what]
        self._stirred.set()

    def start(self) -> None:
        """Begin to look."""
        self.began = self.time.now()  # what time it is may not have been known before
        self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Look no more: others may."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await self.time.sleep(min(self._dues.values(), default=None), self._stirred)
            self._stirred.clear()
            now = self.time.now()
            for what in sorted((what for what, due in self._dues.items() if due <= now), key=self._dues.__getitem__):
                due = self._dues.get(what, 0)
                try:
                    after = await self._act(what)
                    self._failed.discard(what)
                except Exception as error:  # whatever is wrong with one must not stop the clocks of the others
                    after = self.time.now() + AGAIN
                    if what not in self._failed:
                        self._failed.add(what)
                        log.error("Table %s: %s: %s", what, self._waits, error, extra={"table": what})
                if self._dues.get(what, 0) == due:  # nothing was set meanwhile
                    self.set(what, after)
