"""What goes wrong, written to where errors go: calmly, without secrets, for people or for programs."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import IO, Any

KINDS = ("text", "json")

#: What nobody is to find in a log, wherever it comes from: seeds and visitors, cookies and links, passwords.
SECRETS = re.compile(
    r"""
    (?<![\w-]) [0-9a-f]{32,} (?![\w-])
    | (?<![\w-]) (?=[\w-]*[A-Z]) (?=[\w-]*[a-z]) (?: [\w-]{43} | [\w-]{24} ) (?![\w-])
    | (?<= /join/ ) [\w-]+ | (?<= /invitations/ ) [\w-]+ | (?<= /mail/confirm/ ) [\w-]+ | (?<= /mail/stop/ ) [\w-]+
    | (?<= :// ) [^\s/@]+ (?= @ )
    """,
    re.VERBOSE | re.ASCII,
)
HIDDEN = "***"
OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}  # what every record has


def discreet(text: str) -> str:
    """Return a text without secrets."""
    return SECRETS.sub(HIDDEN, text)


class Calm(logging.Filter):
    """Lets the same complaint through a few times a minute: a log is not for whoever wants to fill the disk."""

    def __init__(self, most: int = 5, seconds: float = 60) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self._since = 0.0
        self._said: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.created - self._since > self.seconds:
            self._since = record.created
            self._said.clear()
        place = record.pathname, record.lineno  # texts differ, of asyncio's in the name of a task
        self._said[place] += 1
        if self._said[place] == self.most:
            record.msg = f"{record.msg} (more of this in the next {self.seconds:.0f} seconds is left out)"
        return self._said[place] <= self.most


class Text(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Json(logging.Formatter):
    """For programs: one object a line; what a message is about stands in fields of its own, too."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "process": record.process,
            "message": discreet(record.getMessage()),
        }
        line |= {name: discreet(str(value)) for name, value in vars(record).items() if name not in OWN}
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def handler(kind: str, stream: IO[str] | None = None) -> logging.Handler:
    """Return what writes a log of that kind."""
    found = logging.StreamHandler(stream or sys.stderr)
    found.setFormatter(Json() if kind == "json" else Text())
    found.addFilter(Calm())
    return found


def begin(kind: str) -> None:
    """Write what goes wrong to where errors go; for programs also when a server starts and stops."""
    logging.basicConfig(level=logging.WARNING, handlers=[handler(kind)])
    if kind == "json":
        logging.getLogger("tikal").setLevel(logging.INFO)
        logging.captureWarnings(True)
