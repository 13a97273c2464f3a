"""A second process beside the bot's own, so that two cores can work on one thought.

It is started when it is first needed and kept. Whatever happens to it, the bot goes on alone: it never waits for it
longer than it may think, even where it has done its own part sooner. One that is lost again and again is left alone
for some minutes. It gets what it is sent and nothing else.
"""

from __future__ import annotations

import logging
import math
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds for an answer that came too late to come all the same: starting takes some
LOST = 3  # times without an answer between: it probably cannot run there ...
PAUSE = 600.0  # ... and is not started again for so many seconds

T = TypeVar("T")
W = TypeVar("W")
A = TypeVar("A")


def cores_here() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started meanwhile are not hit by a Ctrl-C before they can ignore it; this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would take the block off again if it were started meanwhile
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Second:
    """The second process, as the first sees it."""

    def __init__(self) -> None:
        self._running: tuple[BaseProcess, Connection] | None = None
        self._asked: float | None = None  # when, if it has not answered yet
        self._lost = 0  # times since its last answer
        self._paused = -math.inf  # until when it is not started: a moment of `time.perf_counter`
        self._lock = threading.Lock()

    @property
    def pid(self) -> int | None:
        """Its process id, if there is one."""
        return self._running[0].pid if self._running else None

    def beside(self, own: Callable[[], T], work: Callable[[W], A], task: W, until: float) -> tuple[T, A | None]:
        """Do `own` here and `work` on a task there; return what came of both, of the second if it came in time.

        Until when it is waited for is a moment of `time.perf_counter`, which all processes share.
        """
        if not self._lock.acquire(blocking=False):  # another thread has it
            return own(), None
        try:
            asked = self._ask(work, task)
            done = own()
            return done, self._answer(until) if asked else None
        except BaseException:  # nobody wants its answer any more, and half of one may have been read
            self.stop()
            raise
        finally:
            self._lock.release()

    def _ask(self, work: Callable[[W], A], task: W) -> bool:
        """Give it something to do; return whether that was possible."""
        try:
            if self._running and self._asked is not None:
                if self._running[1].poll():
                    self._running[1].recv()
                    self._lost = 0
                elif time.perf_counter() < self._asked + PATIENCE:
                    return False  # it is still busy with what it was asked before
                else:
                    self._lose(TimeoutError(f"no answer for {PATIENCE:.0f} s"))
            if time.perf_counter() < self._paused:
                return False
            _, pipe = self._running = self._running or _started()
            pipe.send((work, task))
        except Exception as error:
            self._lose(error)
            return False
        self._asked = time.perf_counter()
        return True

    def _answer(self, until: float) -> Any:
        assert self._running is not None
        _, pipe = self._running
        try:
            if not pipe.poll(max(0.0, until - time.perf_counter())):
                log.info("The second process was late")
                return None
            good, answer = pipe.recv()
        except Exception as error:
            self._lose(error)
            return None
        self._asked, self._lost = None, 0
        if good:
            return answer
        log.warning("The second process failed: %s", answer)
        return None

    def _lose(self, error: Exception) -> None:
        self._lost += 1
        pause = ""
        if self._lost >= LOST:
            self._paused = time.perf_counter() + PAUSE
            pause = f"; it is not started again for {PAUSE / 60:.0f} minutes"
        log.warning("The second process was lost (%s: %s)%s", type(error).__name__, error, pause)
        self.stop()

    def stop(self) -> None:
        """End it, whatever it works on; it is started anew when it is needed, unless it was lost too often."""
        running, self._running, self._asked = self._running, None, None
        if running is not None:
            process, pipe = running
            pipe.close()
            process.kill()
            process.join()


SECOND = Second()  # of this process, for all bots in it


def _started() -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    with undisturbed():
        process.start()
    theirs.close()
    return process, pipe


def _serve(pipe: Connection) -> None:
    """What it does: task after task, until the first process is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first
    while True:
        try:
            work, task = pipe.recv()
            answer = True, work(task)
        except (EOFError, OSError):
            return
        except Exception:
            answer = False, traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return
