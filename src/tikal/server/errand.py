"""Something that is done apart from what asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Errand:
    """Something that is done apart, and once more if it was asked for meanwhile."""

    def __init__(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._work = work
        self._asked = False
        self._task: asyncio.Task[None] | None = None

    def ask(self) -> None:
        """Have it done."""
        self._asked = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._asked:
                self._asked = False
                await self._work()
        finally:
            self._task = None

    def cancel(self) -> None:
        """Leave it undone."""
        if self._task is not None:
            self._task.cancel()


class Errands:
    """Things that are done apart, so many at most at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Callable[[], Coroutine[None, None, None]]) -> bool:
        """Have something done; return False if there is too much to do already."""
        if len(self._tasks) >= self._most:
            return False
        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def stop(self) -> None:
        """Leave the rest undone."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
