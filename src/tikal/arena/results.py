"""The results file: a line about the tournament, then a line for every finished game, each JSON.

A line is written whole and flushed when its game is over, so nothing that was played is lost; a line that was cut off
by a crash is dropped and its game played again.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
from functools import cache
from pathlib import Path
from types import ModuleType, TracebackType
from typing import IO, Any

import tikal
from tikal.arena.outcome import Outcome
from tikal.arena.schedule import Plan
from tikal.core.arrays import COMPILED
from tikal.core.errors import TikalError

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system: a file is then not protected against two runs at once
    fcntl = None

FORMAT = "tikal-arena"
VERSION = 1
NAME = "results.jsonl"


class ResultsError(TikalError):
    """A results file that cannot be read, or is another tournament's."""


class Results:
    """The games of a tournament that have been played, as a file holds them."""

    def __init__(self, path: Path, plan: Plan, software: list[dict[str, str]]) -> None:
        self.path = path
        self.plan = plan
        self.software = software  # what played them; more than one if the run went on with another version
        self.outcomes: dict[int, Outcome] = {}
        self._file: IO[bytes] | None = None

    @property
    def played(self) -> list[Outcome]:
        """The games in the order of the schedule."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]

    def add(self, outcome: Outcome) -> None:
        """Keep a finished game."""
        self.outcomes.setdefault(outcome.fixture.number, outcome)
        software = this_software()
        if software not in self.software:
            self.software.append(software)
            self._write({"software": software})
        self._write(outcome.plain())

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(_line(data))
        self._file.flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @classmethod
    def read(cls, path: Path) -> Results:
        """Return what a file holds.

        :raises ResultsError: if it is no results file.
        """
        try:
            data = path.read_bytes()
        except OSError as error:
            raise ResultsError("arena-no-file", file=str(path), reason=error.strerror or str(error)) from None
        return cls._parsed(path, data)

    @classmethod
    def resume(cls, path: Path, plan: Plan) -> Results:
        """Open a file to play on: a new one, or one that this plan began. Nobody else can while it is open.

        :raises ResultsError: if it is another plan's, no results file, or open elsewhere.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open(path, "a+b")  # noqa: SIM115 - held until the results are closed
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            file.seek(0)
            results = cls._continued(path, file.read(), plan, file)
        except BlockingIOError:
            file.close()
            raise ResultsError("arena-file-is-open", file=str(path)) from None
        except BaseException:
            file.close()
            raise
        return results

    @classmethod
    def _continued(cls, path: Path, data: bytes, plan: Plan, file: IO[bytes]) -> Results:
        header = _line({"format": FORMAT, "version": VERSION, "command": plan.command, "plan": plan.plain()})
        if header.startswith(data) and b"\n" not in data:  # new, or not even the header was written
            file.truncate(0)
            results = cls(path, plan, [])
            results._file = file
            file.write(header)
            file.flush()
            return results
        results = cls._parsed(path, data)
        if results.plan != plan:
            raise ResultsError("arena-other-plan", file=str(path), begun=results.plan.command, asked=plan.command)
        file.truncate(data.rfind(b"\n") + 1)
        results._file = file
        return results

    @classmethod
    def _parsed(cls, path: Path, data: bytes) -> Results:
        lines = data[: data.rfind(b"\n") + 1].splitlines()
        try:
            header = json.loads(lines[0])
            if header["format"] != FORMAT:
                raise ValueError(header["format"])
            version = header["version"]
            plan = Plan.read(header["plan"]) if version == VERSION else None
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            raise ResultsError("arena-not-results", file=str(path)) from None
        if plan is None:
            raise ResultsError("arena-other-version", file=str(path), version=str(version), known=VERSION)
        results = cls(path, plan, [])
        for number, line in enumerate(lines[1:], 2):
            try:
                entry = json.loads(line)
                if "software" in entry:
                    results.software.append({str(key): str(value) for key, value in entry["software"].items()})
                    continue
                outcome = Outcome.read(plan, entry)
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise ResultsError("arena-bad-line", file=str(path), line=number, reason=str(error)) from None
            results.outcomes.setdefault(outcome.fixture.number, outcome)
        return results


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


@cache
def this_software() -> dict[str, str]:
    """Return what plays here, as far as it may matter to the games and is no secret of the machine."""
    return {
        "tikal": tikal.__version__,
        "commit": commit(),
        "engine": "compiled" if COMPILED else "interpreted",
        "python": ".".join(platform.python_version_tuple()[:2]),
    }


def commit() -> str:
    """Return the commit of the checkout this package is in, with a "+" if its sources were changed since; else ""."""
    folder = Path(__file__).parent

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", "-C", os.fspath(folder), *words], capture_output=True, text=True, check=True, timeout=10
        )
        return done.stdout.strip()

    try:
        top = Path(git("rev-parse", "--show-toplevel"))
        if not (top / "src" / "tikal" / "arena").is_dir():
            return ""
        changed = git("status", "--porcelain", "--untracked-files=no", "--", os.fspath(top / "src"))
        return git("rev-parse", "--short=12", "HEAD") + ("+" if changed else "")
    except (OSError, subprocess.SubprocessError):
        return ""
