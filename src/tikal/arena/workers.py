"""Processes that play, each watched by the parent: one that is stuck or dies costs its game and no more.

A bot is somebody else's program. It may wait for ever where no signal reaches it, or end its process. So games
are never played in the parent, and every worker shows at its desk whose decision it waits for.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from typing import Any, Generic, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

SEATS = 4
NOBODY = -1
POLL = 0.1  # seconds between two looks at the desks
START = 120.0  # seconds for a worker to start and come to the first decision


class WorkerError(RuntimeError):
    """A worker failed through no fault of a bot."""


class Desk:
    """Where a worker shows what it waits for: a few numbers in memory that the parent sees too."""

    def __init__(self, context: SpawnContext) -> None:
        self._cells: Any = context.RawArray("d", 4 + SEATS)
        self.clear()

    def clear(self) -> None:
        """Show that no bot has been asked yet."""
        self._cells[1], self._cells[2], self._cells[3] = NOBODY, START, 0
        self._cells[0] += 1

    def ask(self, seat: int, limit: float, move: int, points: Sequence[int]) -> None:
        """Show that the bot in a seat is asked now, and how many seconds it may take before it is ended."""
        cells = self._cells
        cells[1], cells[2], cells[3] = seat, limit, move
        for place, score in enumerate(points):
            cells[4 + place] = score
        cells[0] += 1

    @property
    def count(self) -> int:
        """A number that changes with every decision."""
        return int(self._cells[0])

    @property
    def limit(self) -> float:
        return float(self._cells[2])

    def seen(self, hung: bool) -> Lost:
        """Return what the desk shows of a worker that is no more."""
        cells = self._cells
        return Lost(hung, int(cells[1]), int(cells[3]), tuple(int(score) for score in cells[4:]))


@dataclass(frozen=True)
class Lost:
    """A task whose worker was ended, or ended by itself, while the bot in `seat` was asked."""

    hung: bool
    seat: int
    move: int
    points: tuple[int, ...]


class Worker(Generic[Task, Answer]):
    """One process, as the parent sees it."""

    def __init__(self, context: SpawnContext, work: Callable[[Task, Desk], Answer]) -> None:
        self.desk = Desk(context)
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work, self.desk))
        with _interrupts_held():
            self._process.start()
        theirs.close()
        self.task: Task | None = None
        self._count = -1
        self._since = 0.0

    def give(self, task: Task) -> None:
        """Let it work on a task."""
        self.task = task
        self.desk.clear()
        with suppress(OSError):  # it has died: that is noticed when the answer is waited for
            self.connection.send(task)

    def take(self) -> Answer | Lost:
        """Return the answer that has come.

        :raises WorkerError: if our own code failed.
        """
        try:
            good, answer = self.connection.recv()
        except (EOFError, OSError):
            return self._lost(hung=False)
        if not good:
            raise WorkerError(answer)
        return answer  # type: ignore[no-any-return]

    def overdue(self) -> bool:
        """Return whether the bot it waits for has had more time than it may have."""
        now = time.monotonic()
        if self.desk.count != self._count:
            self._count, self._since = self.desk.count, now
        return now - self._since > self.desk.limit

    def give_up(self) -> Lost:
        """End a process that hangs."""
        return self._lost(hung=True)

    def _lost(self, hung: bool) -> Lost:
        self.end()
        lost = self.desk.seen(hung)
        if lost.seat == NOBODY:
            raise WorkerError(f"a worker {'hung' if hung else 'died'} before any bot was asked")
        return lost

    def end(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self.connection.close()


def work_through(
    work: Callable[[Task, Desk], Answer], tasks: Iterable[Task], jobs: int
) -> Generator[tuple[Task, Answer | Lost]]:
    """Yield each task with its answer, as they are finished, in whatever order; no worker outlives the loop.

    `work` must be a function that can be pickled. Close the iterator to stop early: what is being worked on is lost.
    """
    context = multiprocessing.get_context("spawn")  # nothing of the parent is copied: the same on every system
    waiting = iter(tasks)
    workers: list[Worker[Task, Answer]] = []
    try:
        while True:
            for _ in range(jobs - len(workers)):
                for task in waiting:
                    workers.append(Worker(context, work))
                    workers[-1].give(task)
                    break
            if not workers:
                return
            ready = wait([worker.connection for worker in workers], POLL)
            for worker in list(workers):
                if worker.connection not in ready and not worker.overdue():
                    continue
                answer = worker.take() if worker.connection in ready else worker.give_up()
                done = worker.task
                assert done is not None
                if isinstance(answer, Lost):
                    workers.remove(worker)
                else:
                    for task in waiting:
                        worker.give(task)
                        break
                    else:
                        workers.remove(worker)
                        worker.end()
                yield done, answer
    finally:
        for worker in workers:
            worker.end()


def _serve(connection: Connection, work: Callable[[Any, Desk], Any], desk: Desk) -> None:
    """What a worker does: task after task, until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    os.dup2(2, 1)  # what a bot prints must not get among the results
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                answer = (True, work(task, desk))
            except Exception:
                answer = (False, traceback.format_exc())
            connection.send(answer)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while a process starts: it must not be hit before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would take the block off again if it were started meanwhile
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
