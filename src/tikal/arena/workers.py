"""Those who work: each on one task at a time, each watched; one that is stuck or dies costs its game and no more.

A bot is somebody else's program. It may wait for ever where no signal reaches it, or end its process. So games are
never played in the parent, and every process shows at its desk whose decision it waits for. `Workers.work_through`
hands out the tasks, whether they are done by processes of this machine (`Processes`) or of many (`arena/cluster.py`).
"""

from __future__ import annotations

import ctypes
import math
import multiprocessing
import os
import signal
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from tikal.bots.second import undisturbed

Task = TypeVar("Task")
Answer = TypeVar("Answer")

SEATS = 4
NOBODY = -1
POLL = 0.1  # seconds between two looks at the desks
START = 120.0  # seconds for a worker to start and come to the first decision
AGAIN = 3  # times that a task is begun anew whose worker was killed
KILLED = -9  # how a process ended that somebody else killed
ENDING = 5.0  # seconds for a process to be gone that has hung up
PR_SET_PDEATHSIG = 1


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

    def without_limit(self) -> None:
        """Show that our own code works here, which may take as long as it takes."""
        self.ask(0, math.inf, 0, ())

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


@dataclass(frozen=True)
class Killed:
    """A task whose worker was taken away from outside: nobody here is to blame until it happens again and again."""

    lost: Lost | None = None  # what its desk showed, if that can still be seen


class Worker(ABC, Generic[Task, Answer]):
    """One who works on one task at a time."""

    sign: Any  # what `Workers.heard` waits for

    @abstractmethod
    def give(self, task: Task) -> None:
        """Let it work on a task."""

    @abstractmethod
    def take(self) -> Answer | Lost | Killed:
        """Return what came of the task, once the worker has been heard of.

        :raises WorkerError: if our own code failed.
        """

    def overdue(self) -> bool:
        """Return whether it will never tell."""
        return False

    @abstractmethod
    def end(self) -> None:
        """End it at once, with whatever it works on."""


@dataclass
class _Job(Generic[Task]):
    """A task, which one it is, and how often its worker was killed."""

    number: int
    task: Task
    killed: int = 0


class Workers(ABC):
    """Some who work, as long as they are needed."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.again = 0  # tasks so far that had to be begun anew

    @abstractmethod
    def hire(self, work: Callable[[Task, Desk], Answer]) -> Worker[Task, Answer]:
        """Return a worker that has nothing to do."""

    @abstractmethod
    def heard(self, workers: Sequence[Worker[Task, Answer]]) -> list[Worker[Task, Answer]]:
        """Return those that have something to tell or will never tell; wait a moment for it."""

    def dismiss(self, worker: Worker[Task, Answer]) -> None:
        """Let a worker go that has nothing to do."""
        worker.end()

    @abstractmethod
    def close(self) -> None:
        """Let everybody go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.close()

    def work_through(
        self, work: Callable[[Task, Desk], Answer], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, Answer | Lost]]:
        """Yield each task with its answer, as they are finished, in whatever order.

        `work` must be a function that can be pickled. Close the iterator to stop early: what is being worked on is
        lost. A task whose worker was killed is begun anew, and gives the same, as tasks know all that decides them.
        """
        with closing(self._finished(work, tasks)) as finished:
            for job, answer in finished:
                yield job.task, answer

    def in_order(self, work: Callable[[Task, Desk], Answer], tasks: Iterable[Task]) -> Generator[Answer | Lost]:
        """Yield the answers in the order of the tasks, each as soon as all before it have come."""
        early: dict[int, Answer | Lost] = {}
        number = 0
        with closing(self._finished(work, tasks)) as finished:
            for job, answer in finished:
                early[job.number] = answer
                while number in early:
                    yield early.pop(number)
                    number += 1

    def answers(self, work: Callable[[Task, Desk], Answer], tasks: Iterable[Task]) -> Generator[Answer]:
        """Yield the answers in the order of the tasks, of work that no bot of somebody else's has a part in.

        :raises WorkerError: if a worker ended by itself.
        """
        with closing(self.in_order(work, tasks)) as answers:
            for answer in answers:
                if isinstance(answer, Lost):
                    raise WorkerError("a process that played ended by itself")
                yield answer

    def _finished(
        self, work: Callable[[Task, Desk], Answer], tasks: Iterable[Task]
    ) -> Generator[tuple[_Job[Task], Answer | Lost]]:
        waiting = (_Job(number, task) for number, task in enumerate(tasks))
        again: list[_Job[Task]] = []
        busy: dict[Worker[Task, Answer], _Job[Task]] = {}
        done: list[tuple[_Job[Task], Answer | Lost]] = []
        try:
            while True:
                while len(busy) < self.jobs and (job := again.pop() if again else next(waiting, None)) is not None:
                    worker = self.hire(work)
                    busy[worker] = job
                    worker.give(job.task)
                yield from done
                done.clear()
                if not busy:
                    return
                for worker in self.heard(list(busy)):
                    answer = worker.take()
                    job = busy.pop(worker)
                    if isinstance(answer, Killed) and job.killed < AGAIN:
                        job.killed += 1
                        self.again += 1
                        again.append(job)
                        continue
                    if not isinstance(answer, Killed | Lost):
                        self.dismiss(worker)
                    done.append((job, _blamed(answer)))
        finally:
            for worker in busy:
                worker.end()


def _blamed(answer: Answer | Lost | Killed) -> Answer | Lost:
    """Return an answer; if a worker was killed time after time, whoever was asked then has brought that about."""
    if not isinstance(answer, Killed):
        return answer
    if answer.lost is None or answer.lost.seat == NOBODY:
        raise WorkerError(f"{AGAIN + 1} workers that were given the same task were lost, one after another")
    return answer.lost


class Process(Worker[Task, Answer]):
    """One process of this machine, as its parent sees it."""

    def __init__(self, context: SpawnContext, work: Callable[[Task, Desk], Answer]) -> None:
        self.work = work
        self.desk = Desk(context)
        self.sign, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work, self.desk, os.getpid()))
        with undisturbed():
            self._process.start()
        theirs.close()
        self._count = -1
        self._since = 0.0

    def give(self, task: Task) -> None:
        self.desk.clear()
        with suppress(OSError):  # it has died: that is noticed when the answer is waited for
            self.sign.send(task)

    def take(self) -> Answer | Lost | Killed:
        if not self.sign.poll():
            return self._lost(hung=True)
        try:
            good, answer = self.sign.recv()
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

    def _lost(self, hung: bool) -> Lost | Killed:
        if not hung:
            self._process.join(ENDING)
        killed = self._process.exitcode == KILLED
        self.end()
        lost = self.desk.seen(hung)
        if killed:
            return Killed(lost)
        if lost.seat == NOBODY:
            raise WorkerError(f"a worker {'hung' if hung else 'died'} before any bot was asked")
        return lost

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.sign.close()


class Processes(Workers):
    """Processes of this machine. One that is free is kept for the next task."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self._context = multiprocessing.get_context("spawn")  # copies nothing of the parent: the same on every system
        self._free: list[Process[Any, Any]] = []

    def hire(self, work: Callable[[Task, Desk], Answer]) -> Process[Task, Answer]:
        for process in self._free:
            if process.work is work:
                self._free.remove(process)
                return process
        return Process(self._context, work)

    def heard(self, workers: Sequence[Worker[Task, Answer]]) -> list[Worker[Task, Answer]]:
        ready = wait([worker.sign for worker in workers], POLL)
        return [worker for worker in workers if worker.sign in ready or worker.overdue()]

    def dismiss(self, worker: Worker[Task, Answer]) -> None:
        assert isinstance(worker, Process)
        self._free.append(worker)

    def close(self) -> None:
        for process in self._free:
            process.end()
        self._free.clear()


def _serve(connection: Connection, work: Callable[[Any, Desk], Any], desk: Desk, parent: int) -> None:
    """What a process does: task after task, until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    _end_with(parent)
    os.dup2(2, 1)  # what a bot prints must not get among the results
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                answer = (True, work(task, desk))
            except Exception:
                answer = (False, traceback.format_exc())
            connection.send(answer)


def _end_with(parent: int) -> None:
    """Be ended with the parent, however that ends; only Linux can do that, elsewhere it is noticed after the task."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit()
