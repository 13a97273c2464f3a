"""The screen: whole pictures at a terminal, running text into a pipe or where escape codes are unwelcome."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Console, RenderableType
from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.face import TerminalFace
from tikal.cli.terminal.hexmap import BigBoard, Lit, SmallBoard
from tikal.cli.terminal.menu import Menu
from tikal.cli.terminal.prompt import Prompt
from tikal.cli.terminal.words import DIM, TITLE, WARNING, styled
from tikal.messages import Catalogue

PIPE_WIDTH = 100
FEWEST_LOG_LINES = 2


@dataclass
class Picture:
    """What one screenful shows."""

    face: TerminalFace
    log: Callable[[int], list[Text]]  # the last lines of it, as many as there is room for
    menu: Menu | None = None
    messages: Sequence[str] = ()
    lit: Lit = field(default_factory=dict)


class Screen:
    """Shows pictures, tells what happens, turns pages, asks."""

    def __init__(self, words: Catalogue, environment: Mapping[str, str] = os.environ) -> None:
        self.words = words
        self.say = words.say
        tty = sys.stdin.isatty() and sys.stdout.isatty()
        plain = bool(environment.get("NO_COLOR")) or environment.get("TERM", "dumb") in ("dumb", "unknown", "")
        self.tty = tty
        self.full = tty and not plain  # may be painted over and over
        self.console = Console(
            color_system="auto" if self.full else None,
            force_terminal=self.full,
            no_color=None if self.full else True,
            width=None if tty or "COLUMNS" in environment else PIPE_WIDTH,
            markup=False, highlight=False, emoji=False,
        )  # fmt: skip
        self.prompt = Prompt(sys.stdin, sys.stdout, tty, self.full)
        self._open = False
        self._hurry = False

    # --- the terminal itself

    def open(self) -> None:
        """Take the whole terminal; what was there comes back with `close`."""
        if self.full and not self._open:
            self._write("\x1b[?1049h\x1b[2J")
            self._open = True

    def close(self) -> None:
        """Give the terminal back."""
        if self._open:
            self._write("\x1b[?25h\x1b[?1049l")
            self._open = False

    def _write(self, codes: str) -> None:
        sys.stdout.write(codes)
        sys.stdout.flush()

    # --- showing

    def show(self, picture: Picture) -> None:
        """Paint one screenful; where nothing can be painted over, print board, panel and menu."""
        width, height = self._size()
        top = [self._title(picture.face, width), *self.body(picture.face, picture.lit, width, height)]
        notes = [Text(note, style=WARNING) for message in picture.messages for note in self._wrap(message, width)]
        room = height - 2 - len(top) - len(notes)
        menu = picture.menu.lines(self.say, width, room - FEWEST_LOG_LINES) if picture.menu else []
        if not self.full:
            self.tell_plain([Text(), *top, *notes, *menu])
            return
        spare = 1 if picture.menu and room - len(menu) > 4 else 0
        log = picture.log(max(0, room - len(menu) - spare))
        space = [Text()] * (room - len(menu) - len(log)) if picture.menu else []
        self._paint([*top, *log, *space, *notes, *menu], height - 2)

    def _title(self, face: TerminalFace, width: int) -> Text:
        title, hints = face.title(), self.say(face.hints)
        line = styled(title, TITLE)
        if len(title) + 2 + len(hints) <= width:
            line.append(hints.rjust(width - len(title)), style=DIM)
        line.truncate(width, overflow="ellipsis")
        return line

    def _wrap(self, message: str, width: int) -> list[str]:
        return [line.plain for line in Text(message).wrap(self.console, width)]

    def _size(self) -> tuple[int, int]:
        """Width and height to draw for; running text has no height to keep to."""
        return self.console.width, self.console.height if self.tty else 99

    def is_big(self, face: TerminalFace) -> bool:
        """Whether the terminal has room for a game's big board beside the panel."""
        columns, lines = face.big_window
        width, height = self._size()
        return width >= columns and height >= lines

    def body(self, face: TerminalFace, lit: Lit, width: int, height: int) -> list[Text]:
        """Return board and panel, side by side, as big as the terminal allows."""
        big = width >= face.big_window[0] and height >= face.big_window[1]
        beside, least, most = face.big_steps if big else face.small_steps
        across = 1 + max(column for column, _ in face.places) - min(column for column, _ in face.places)
        step = _between(least, (width - beside) // across, most)
        board = BigBoard(face.places, step) if big else SmallBoard(face.places, step)
        lines = board.draw(face.map(plain=not self.full), lit).lines()
        beside = width - board.width - 1
        if width < face.narrow:
            return lines
        panel = face.panel(min(beside, 44), board.height, short=not big)
        empty = Text(" " * board.width)
        rows = max(len(lines), len(panel))
        left = lines + [empty] * (rows - len(lines))
        right = panel + [Text()] * (rows - len(panel))
        return [row + Text(" ") + other for row, other in zip(left, right, strict=True)]

    def spread(self, face: TerminalFace, lit: Lit) -> list[Text]:
        """Return board and panel as big as they get: one below the other where the terminal is narrow."""
        width, big = self.console.width, BigBoard(face.places, face.big_steps[1])
        columns, enough = face.big_window
        if width >= columns or width < big.width:
            return self.body(face, lit, width, enough)
        return [*big.draw(face.map(plain=not self.full), lit).lines(), Text(), *face.panel(width, 99, short=False)]

    def _paint(self, lines: Sequence[Text], height: int) -> None:
        """Write lines over what is on the screen, without flicker."""
        with self.console.capture() as capture:
            for line in list(lines)[:height]:
                self.console.print(line, no_wrap=True, overflow="crop", crop=True)
        painted = capture.get().replace("\n", "\x1b[K\n")
        self._write("\x1b[?25l\x1b[H" + painted + "\x1b[J\x1b[?25h")

    def tell(self, lines: Sequence[RenderableType], whole: bool = False) -> None:
        """Print lines one below the other; `whole` ones are not broken, so that they can be copied."""
        for line in lines:
            self.console.print(line, soft_wrap=whole)
        sys.stdout.flush()

    def tell_plain(self, lines: Sequence[Text]) -> None:
        """Print lines at once, without the styles that running text does not have."""
        self.tell([Text("\n".join(line.plain for line in lines))])

    def page(self, lines: Sequence[RenderableType], last: bool = False) -> None:
        """Show something to read, a screenful at a time, from the first or the `last`; the player turns the pages."""
        if not self.tty:
            self.tell([Text(), *lines, Text()])
            return
        with self.console.capture() as capture:
            for line in lines:
                self.console.print(line)
        pages = split(capture.get().rstrip("\n").split("\n"), max(5, self.console.height - 1))
        number = len(pages) if last else 1
        while number <= len(pages):
            self._write(("\x1b[H\x1b[2J" if self.full else "\n") + "\n".join(pages[number - 1]) + "\n")
            code = "term-more" if number < len(pages) else "term-last-page" if number > 1 else "term-back"
            typed = self.ask(self.say(code, page=number, pages=len(pages))).lower()
            if typed.startswith("q"):
                return
            if typed.isdecimal():
                number = _between(1, int(typed[:6]), len(pages))
            else:
                number = max(1, number - 1) if typed.startswith("b") else number + 1

    def hand_over(self, text: str) -> None:
        """Take everything off the screen until the one who is named has come to it."""
        self.prompt.forget()
        if self.full:
            self._write("\x1b[H\x1b[2J")
        elif self.tty:
            self._write("\n" * self.console.height)
        self.tell([Text(text)])
        self.ask(self.say("term-back"))

    # --- asking and waiting

    def ask(self, text: str, words: Sequence[str] = ()) -> str:
        """Return what the player types.

        :raises EOFError: when there is no more input.
        """
        self._hurry = False
        return self.prompt.ask(f"{text} {signs.CARET} ", words)

    def pause(self, seconds: float) -> None:
        """Let what has just been shown sink in; Enter skips this and all that follow until the next question."""
        if self._hurry or seconds <= 0:
            return
        if self.tty:
            self._hurry = self.prompt.wait(seconds)
        else:
            time.sleep(seconds)


def _between(least: int, number: int, most: int) -> int:
    return max(least, min(number, most))


def split(lines: list[str], height: int) -> list[list[str]]:
    """Cut lines into pages, at an empty line where one comes late enough on the page."""
    pages: list[list[str]] = []
    while len(lines) > height:
        empty = [n for n in range(height // 2, height) if not lines[n].strip()]
        cut = empty[-1] + 1 if empty else height
        pages.append(lines[:cut])
        lines = lines[cut:] if lines[cut].strip() else lines[cut + 1 :]
    return [*pages, lines]
