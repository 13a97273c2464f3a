"""A time limit for code that may never come back."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overdue(BaseException):
    """The time is up. Not an `Exception`: a bot that catches those is stopped all the same."""


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise `Overdue` inside the block once that many seconds have passed; None waits for ever.

    It needs a Unix signal and the main thread; elsewhere the block runs without a limit.
    """
    if seconds is None or not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Overdue

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
