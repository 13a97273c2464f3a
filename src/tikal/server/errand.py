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
