"""A server in a process of its own, to be stopped gently or killed."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from tests.server import stores


class Process:
    """`tikal serve` as a person starts it."""

    started: ClassVar[list[Process]] = []

    def __init__(
        self, folder: Path, *options: str, before: Callable[[], None] | None = None, in_file: bool = False
    ) -> None:
        """`before` is called in the new process; `in_file` keeps the tables in a file, whatever tests use."""
        self.started.append(self)
        self.lines: list[str] = []
        place = folder if in_file else stores.place_of(folder / "tikal" / "tables.sqlite3")
        if isinstance(place, str):
            options += ("--database-url", place)
        environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tikal", "serve", "--port", "0", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            text=True,
            start_new_session=True,
            preexec_fn=before,
        )
        self.url = ""
        while not any("Ctrl-C" in line for line in self.lines):
            line = self.read_line()
            if not line:
                break
            self.lines.append(line)
            found = re.search(r"open at (http://\S+)/", line)
            self.url = found[1] if found else self.url

    def read_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.end()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it as a person does at a terminal, workers too; return its exit status. What it said is in `lines`."""
        os.killpg(self.process.pid, how)
        return self.end()

    def end(self) -> int:
        assert self.process.stdout is not None
        if self in self.started:
            self.started.remove(self)
        if self.process.stdout.closed:
            return self.process.wait()
        self.lines += self.process.stdout.read().splitlines()
        self.process.stdout.close()
        return self.process.wait()

    def workers(self) -> list[int]:
        """The processes that it has started."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8")
        return [int(number) for number in listed.split()]


def gone(process: int) -> bool:
    """Whether a process ends, waited for without looking at the clock more often than needed."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], 60)[0])
    finally:
        os.close(handle)
