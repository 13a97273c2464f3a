"""Runs `tikal play` the way people do: typing into a pipe, or at a terminal."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from click.testing import CliRunner
from rich.console import Console

import tikal
from tikal.cli import main
from tikal.cli.terminal.screen import Picture, Screen
from tikal.cli.terminal.seats import seat_of
from tikal.cli.terminal.story import Story
from tikal.messages import ENGLISH, catalogue
from tikal.titles import title_of

COMMAND = [sys.executable, "-m", "tikal", "play", "--terminal"]
WORDS = catalogue(ENGLISH)
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 120.0  # seconds after which something that should come is taken never to come


def environment(home: Path, **more: str) -> dict[str, str]:
    """What the game sees of the system: a data folder of its own, no settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES", "TERM")}
    return {**kept, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def play(home: Path, *options: str, typed: Sequence[str] | bytes = (), **more: str) -> str:
    """Return everything a game prints that is started with these options and gets these lines."""
    data = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed).encode()
    done = subprocess.run(
        [*COMMAND, *options], input=data, env=environment(home, **more), capture_output=True, timeout=PATIENCE
    )
    text = (done.stdout + done.stderr).decode()
    assert "Traceback" not in text, text
    assert done.returncode == 0, text
    return text


def refused(home: Path, *options: str) -> str:
    """Return what is said when these options cannot be."""
    done = CliRunner(env={"XDG_DATA_HOME": str(home)}).invoke(main, ["play", *options])
    assert done.exit_code != 0 and isinstance(done.exception, SystemExit), done.output
    return done.output


def games(home: Path) -> list[Path]:
    """Return the files of all games in a data folder."""
    return sorted((home / "tikal" / "games").glob("*.tgn"))


def the_game(home: Path) -> tikal.Game:
    """Return the only game in a data folder."""
    [path] = games(home)
    return tikal.read_tgn(path.read_text("utf-8"))


def sentences(path: Path) -> list[str]:
    """Return what happened in the game of a file, told as the screen tells it."""
    game = tikal.read_tgn(path.read_text("utf-8"))
    shown = tuple(seat_of(name).shown(WORDS.say) for name in game.names)
    return [event.sentence for event in Story(game, shown, WORDS).events]


def seed_with(tile: str) -> str:
    """Return a seed that turns up this tile first."""
    for seed in range(1000):
        if f"~{tile}" == str(tikal.new_game(players=2, seed=seed).history[0]):
            return str(seed)
    raise AssertionError(tile)


class Terminal:
    """The game at a terminal of a certain size."""

    def __init__(self, home: Path, *options: str, size: tuple[int, int] = (100, 40), **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        env = environment(home, **{"TERM": "xterm-256color", "COLORTERM": "truecolor", **more})
        self.process = subprocess.Popen(
            [*COMMAND, *options], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.shown = b""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def text(self) -> str:
        """What was shown; the echo of what is typed may fall into the middle of a sign."""
        return self.shown.decode("utf-8", "replace")

    def until(self, text: str) -> str:
        """Wait until a text appears that was not shown before; return what came up to then."""
        wanted, start = text.encode(), time.monotonic()
        while wanted not in self.shown:
            assert time.monotonic() - start < PATIENCE, f"{text!r} never came, but:\n{self.text}"
            if not self._read():
                assert wanted in self.shown, f"ended without {text!r}:\n{self.text}"
        before, _, self.shown = self.shown.partition(wanted)
        return before.decode("utf-8", "replace")

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return True
        try:
            new = os.read(self.master, 65536)
        except OSError:  # the other side has closed
            return False
        self.shown += new
        return bool(new)

    def type(self, *lines: str) -> None:
        """Type lines, each with Enter."""
        for line in lines:
            os.write(self.master, f"{line}\n".encode())

    def end(self, nudge: Callable[[], object] = lambda: None) -> str:
        """Wait for the end of the game, nudging it until it hears; return the rest of what was shown."""
        nudges = 0
        start = time.monotonic()
        while self._read():
            waited = time.monotonic() - start
            assert waited < PATIENCE, f"did not end:\n{self.text}"
            if waited > 3 * nudges and self.process.poll() is None:
                nudge()
                nudges += 1
        assert self.process.wait(PATIENCE) == 0, self.text
        return self.text


def killed(home: Path, count: int, *options: str) -> list[str]:
    """Start a game of bots, kill it after `count` lines and return the sentences it has shown."""
    process = subprocess.Popen(
        [*COMMAND, *options], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment(home)
    )
    assert process.stdout is not None
    lines = [process.stdout.readline().decode() for _ in range(count)]
    process.send_signal(signal.SIGKILL)
    lines += process.stdout.read().decode().splitlines(keepends=True)
    process.stdout.close()
    process.wait(PATIENCE)
    return [line[2:].rstrip("\n") for line in lines[1:] if line.endswith(".\n")]


def pictures_fit(moments: Sequence[tikal.Game], columns: int, rows: int, shown: Callable[[], str]) -> None:
    """Draw the screen of some moments; `shown` returns what was printed since it was asked last."""
    screen = Screen(WORDS)
    screen.tty = screen.full = True
    screen.console = Console(file=io.StringIO(), width=columns, height=rows, force_terminal=True)
    for game in moments:
        names = tuple(f"Player {seat} with a long name" for seat in range(game.players))
        face = title_of(game.ruleset).face(game, names, WORDS, 0)
        face.viewer = game.current_player
        menu = None if game.is_over else face.menu()
        screen.show(Picture(face, Story(game, names, WORDS).log, menu, ["a message"], menu.lit if menu else {}))
        lines = ESCAPE.sub("", shown()).split("\n")
        assert len(lines) <= rows and max(len(line) for line in lines) <= columns
        if menu is not None and columns >= 80:
            assert any("a message" in line for line in lines)
            assert lines[-2].strip() and len(lines) == rows - 1  # the menu ends just above the prompt
