"""Workers of a cluster, by Ray (the extra `ray`): on every machine the same processes as here, each looked after there.

A task of Ray starts a process, watches its desk and sends back what came of it. So bots that hang or crash are dealt
with as on one machine, and if a machine or Ray's own worker is lost the task is begun anew.
"""

from __future__ import annotations

import logging
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tikal.arena.results import this_software
from tikal.arena.workers import POLL, Answer, Desk, Killed, Lost, Process, Processes, Task, Worker, WorkerError, Workers
from tikal.bots.registry import PROGRAMS, bot_class
from tikal.bots.second import cores_here
from tikal.core.errors import InvalidOption, TikalError

LOCAL = "local"  # the address of a cluster that is started on this machine, and ended with the command
STORE = 80 << 20  # bytes of shared memory that Ray sets aside: answers are small
SAME = ("tikal", "commit")  # what has to be the same on every machine


def workers(jobs: int | None = None, ray: str | None = None, bots: Sequence[str] = (), cores: int = 1) -> Workers:
    """Return those who work: processes of this machine, or where Ray has a cluster, so many of it.

    Unless it is said how many, there are as many as cores, if each takes up so many.

    :raises TikalError: if there is no Ray, or no cluster at that address.
    """
    if ray is not None:
        return Cluster(ray, jobs, bots, cores)
    return Processes(jobs or max(1, cores_here() // cores))


@dataclass(frozen=True)
class Setting:
    """What work needs to know of where it was given out."""

    software: dict[str, str]  # what has to be the same there
    bots: tuple[str, ...]  # who will play
    programs: str | None
    folder: str = field(default_factory=os.getcwd)
    path: tuple[str, ...] = field(default_factory=lambda: tuple(sys.path))

    def check(self) -> None:
        """Make this process like the one that gave out the work.

        :raises WorkerError: if it is not the same Tikal, or a bot is not there.
        """
        for name, theirs in self.software.items():
            ours = this_software()[name]
            if ours != theirs:
                raise WorkerError(f"{platform.node()} has {name} {ours or 'unknown'}, not {theirs or 'unknown'}")
        if self.programs is not None:
            os.environ[PROGRAMS] = self.programs
        with suppress(OSError):  # another machine need not have that folder
            os.chdir(self.folder)
        sys.path.extend(folder for folder in self.path if folder not in sys.path)
        for bot in self.bots:
            try:
                bot_class(bot)
            except InvalidOption as error:
                raise WorkerError(f"{platform.node()}: {error}") from None


class Cluster(Workers):
    """Workers wherever Ray finds room for them."""

    def __init__(self, address: str, jobs: int | None = None, bots: Sequence[str] = (), cores: int = 1) -> None:
        """Join the cluster at an address, or start one here.

        :raises TikalError: if there is no Ray, or no cluster.
        """
        if find_spec("ray") is None:
            raise TikalError("ray-extra", python=sys.executable)
        self._folder: str | None = None
        self._ray = self._joined(address, jobs and jobs * cores, cores)
        room = int(self._ray.cluster_resources().get("CPU", 0))
        super().__init__(jobs or max(1, room // cores))
        self._do = self._ray.remote(num_cpus=cores, max_retries=0)(_do)
        self.address: str = self._ray.get_runtime_context().gcs_address
        same = {} if address == LOCAL else {name: this_software()[name] for name in SAME}
        self._setting = self._ray.put(Setting(same, tuple(bots), os.environ.get(PROGRAMS)))

    def _joined(self, address: str, room: int | None, least: int) -> Any:
        """Join a cluster, or start one with room on so many cores."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".*")  # nor printed among the results
        options: dict[str, Any] = {"address": address}
        if address == LOCAL:
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # its name means more: be heard on 127.0.0.1 only
            short = None if os.name == "nt" else "/tmp"  # there are sockets in it, whose names must be short
            self._folder = tempfile.mkdtemp(prefix="tikal-", dir=short)
            options |= {"num_cpus": max(least, room or cores_here()), "object_store_memory": STORE}
            options |= {"include_dashboard": False, "_temp_dir": self._folder}
        ray: Any = import_module("ray")
        try:
            ray.init(**options, log_to_driver=False, logging_level=logging.ERROR)
        except BaseException as error:  # whatever Ray raises, or Ctrl-C
            ray.shutdown()
            self._tidy()
            if not isinstance(error, Exception):
                raise
            reason = (str(error).strip() or type(error).__name__).splitlines()[0]
            raise TikalError("ray-no-cluster", address=address, reason=reason) from None
        return ray

    def hire(self, work: Callable[[Task, Desk], Answer]) -> Worker[Task, Answer]:
        return Errand(self._ray, partial(self._do.remote, self._setting, _packed(work)))

    def heard(self, workers: Sequence[Worker[Task, Answer]]) -> list[Worker[Task, Answer]]:
        ready, _ = self._ray.wait([worker.sign for worker in workers], timeout=POLL)
        return [worker for worker in workers if worker.sign in ready]

    def dismiss(self, worker: Worker[Task, Answer]) -> None:
        """Do nothing: Ray keeps its workers for the next task."""

    def close(self) -> None:
        self._ray.shutdown()
        self._tidy()

    def _tidy(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


class Errand(Worker[Task, Answer]):
    """A task that is done somewhere in the cluster."""

    def __init__(self, ray: Any, send: Callable[[bytes], Any]) -> None:
        self._ray = ray
        self._send = send

    def give(self, task: Task) -> None:
        self.sign = self._send(_packed(task))

    def take(self) -> Answer | Lost | Killed:
        errors = self._ray.exceptions
        try:
            answer = self._ray.get(self.sign)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError):
            return Killed()
        except errors.RayError as error:
            raise WorkerError(str(error)) from None
        if isinstance(answer, WorkerError):
            raise answer
        return _unpacked(answer) if isinstance(answer, bytes) else answer  # type: ignore[no-any-return]

    def end(self) -> None:
        """Do nothing: it is ended with the cluster, or by its own end, and nobody asks what came of it."""


def _packed(what: Any) -> bytes:
    """Return something as bytes; also what a script defines itself, which nobody else could import."""
    packed: bytes = import_module("ray.cloudpickle").dumps(what)
    return packed


def _unpacked(packed: bytes) -> Any:
    return import_module("ray.cloudpickle").loads(packed)


# --- on the machine where the work is done

#: The process that a worker of Ray looks after, with what it does.
_process: list[tuple[bytes, Process[bytes, bytes]]] = []


def _do(setting: Setting, work: bytes, task: bytes) -> bytes | Lost | Killed | WorkerError:
    """Let a process work on a task and return what came of it: what Ray does for an `Errand`."""
    try:
        if _process and _process[0][0] != work:
            _process.pop()[1].end()
        if not _process:
            setting.check()
            _process.append((work, _here().hire(partial(_carried_out, work))))
        process = _process[0][1]
        process.give(task)
        while not _here().heard([process]):
            pass
        answer = process.take()
    except WorkerError as error:
        return error
    if isinstance(answer, Lost | Killed):
        _process.clear()
    return answer


@cache
def _here() -> Processes:
    return Processes(1)


def _carried_out(work: bytes, task: bytes, desk: Desk) -> bytes:
    return _packed(_function(work)(_unpacked(task), desk))


@cache
def _function(work: bytes) -> Callable[[Any, Desk], Any]:
    found: Callable[[Any, Desk], Any] = _unpacked(work)
    return found
