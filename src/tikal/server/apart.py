"""Work that blocks, in threads that nobody else needs and nobody waits for."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")


async def apart(room: threading.Semaphore, work: Callable[[], T]) -> T:
    """Do something in a thread of its own, if there is `room` for it; the server ends without waiting for it.

    :raises OSError: if there is no room, or what the work raises.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(give: Callable[[], None]) -> None:
        if not answer.done():
            give()

    def run() -> None:
        try:
            give = partial(answer.set_result, work())
        except Exception as error:  # it is raised where it is waited for
            give = partial(answer.set_exception, error)
        finally:
            room.release()
        with contextlib.suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(settle, give)

    if not room.acquire(blocking=False):
        raise OSError("too much of it at once")
    threading.Thread(target=run, daemon=True).start()
    return await answer
