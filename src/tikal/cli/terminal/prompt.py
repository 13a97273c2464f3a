"""Reading what a player types: with editing and completion at a terminal, line by line from a pipe."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TextIO

from tikal.cli.terminal.signs import PLAIN

readline: ModuleType | None
try:
    import readline
except ImportError:  # not on this system: typing works, editing is the terminal's own
    readline = None

LONGEST = 200


class Prompt:
    """Asks for one line at a time."""

    def __init__(self, stdin: TextIO, stdout: TextIO, tty: bool, styled: bool) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.tty = tty
        self.styled = styled
        self._words: list[str] = []
        for stream, errors in ((stdin, "replace"), (stdout, PLAIN)):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=errors)
        if tty and readline is not None:
            self._prepare(readline)

    def _prepare(self, module: ModuleType) -> None:
        module.set_completer(self._complete)
        module.set_completer_delims("")
        module.parse_and_bind("set enable-bracketed-paste off")
        module.parse_and_bind("set completion-ignore-case on")
        module.parse_and_bind("tab: complete")

    def _complete(self, typed: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.lower().startswith(typed.lower())]
        return fitting[number] if number < len(fitting) else None

    def ask(self, text: str, words: Sequence[str] = ()) -> str:
        """Return the next line, cleaned of what cannot be shown.

        :raises EOFError: when there is no more input.
        """
        self._words = sorted(set(words))
        if self.tty and sys.stdin is self.stdin:
            line = input(f"\001\033[1;33m\002{text}\001\033[0m\002" if self.styled and readline else text)
        else:
            line = self._next_line(text)
        return _clean(line)

    def _next_line(self, text: str) -> str:
        self.stdout.write(text)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            self.stdout.write("\n")
            raise EOFError
        if not self.tty:  # nobody sees what came through a pipe: repeat it
            self.stdout.write(_clean(line) + "\n")
        return line

    def forget(self) -> None:
        """Forget what was typed: somebody else is coming to the keyboard."""
        if self.tty and readline is not None:
            readline.clear_history()

    def wait(self, seconds: float) -> bool:
        """Wait a while at a terminal; return whether Enter was pressed meanwhile.

        :raises EOFError: when there is no more input.
        """
        if not self.tty or os.name != "posix":
            return False
        ready, _, _ = select.select([self.stdin], [], [], seconds)
        if not ready:
            return False
        if not os.read(self.stdin.fileno(), 1024):
            raise EOFError
        return True


def _clean(line: str) -> str:
    """Return a line without what cannot be shown."""
    return "".join(sign if sign.isprintable() else " " for sign in line).strip()[:LONGEST]
