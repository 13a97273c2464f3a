"""Several processes that serve on one port: started together, stopped together, and one that is lost is replaced."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from socket import socket
from types import FrameType

from tikal.bots.second import undisturbed
from tikal.core.errors import TikalError
from tikal.server import launch, logs
from tikal.server.connections import Network
from tikal.server.limits import Limits
from tikal.server.reminders import Outside

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before a lost process is replaced
PATIENCE = 12.0  # seconds in which processes that are told to stop have to

_context = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Plan:
    """What each of the processes is told."""

    listener: socket
    limits: Mapping[str, int]
    proxies: Sequence[Network]
    database: str
    workers: int
    names: tuple[str, ...]
    log: str = "text"
    outside: Outside = field(default_factory=Outside)


def serve_one(plan: Plan, ready: Event) -> None:
    """Serve until told to stop, or until whoever started this process is gone. Runs in a process of its own."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    def begun() -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])  # from here on it is a way to stop
        ready.set()

    logs.begin(plan.log)
    threading.Thread(target=watch, daemon=True).start()
    try:
        store = launch.open_store(plan.database)
        launch.serve(
            plan.listener, store, plan.workers, plan.names, Limits(plan.limits), plan.proxies, begun, plan.outside
        )
    except TikalError as error:  # the database is away, for example
        log.error("A process cannot serve: %s", error)
        sys.exit(1)


@dataclass
class Crew:
    """The processes, seen from the one that started them."""

    plan: Plan
    count: int
    _stopping: threading.Event = field(default_factory=threading.Event)

    def serve(self, ready: Callable[[], None]) -> bool:
        """Serve until told to stop; `ready` is called when all can. Return False if one could not even begin."""
        with self._signals():
            members = [self._start() for _ in range(self.count)]
            try:
                if not all(self._begins(*member) for member in members):
                    return self._stopping.is_set()
                ready()
                while not self._stopping.is_set():
                    self._replace(members)
                return True
            finally:
                for process, _ in members:
                    process.terminate()
                last = time.monotonic() + PATIENCE
                for process, _ in members:
                    process.join(max(0.0, last - time.monotonic()))
                    if process.is_alive():
                        log.warning("A process does not stop and is killed")
                        process.kill()
                        process.join()

    def _start(self) -> tuple[SpawnProcess, Event]:
        ready = _context.Event()
        process = _context.Process(target=serve_one, args=(self.plan, ready))
        with undisturbed():
            process.start()
        return process, ready

    def _begins(self, process: SpawnProcess, ready: Event) -> bool:
        """Wait until a process serves; return False if it ends first."""
        while not ready.wait(0.1):
            if not process.is_alive() or self._stopping.is_set():
                return False
        return True

    def _replace(self, members: list[tuple[SpawnProcess, Event]]) -> None:
        """Wait until one is lost, or a moment; start another in its place."""
        wait([process.sentinel for process, _ in members], PAUSE)
        for place, (process, _) in enumerate(members):
            if not process.is_alive() and not self._stopping.is_set():
                log.warning("A process was lost (%s) and is replaced", process.exitcode)
                self._stopping.wait(PAUSE)
                members[place] = self._start()

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        """Ctrl-C, and a request to end, stop all."""

        def stop(number: int, frame: FrameType | None) -> None:
            self._stopping.set()

        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
