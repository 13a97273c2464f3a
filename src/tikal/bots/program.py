"""Bots in any language: programs that are asked by lines of JSON and answer by lines of JSON.

docs/programs.md tells those who write one what is said. A program is somebody else's: it may not start, crash, hang,
lie or flood. Whatever it does, the bot raises `ProgramError` or is stopped by whoever asked, and the program is ended.
"""

from __future__ import annotations

import atexit
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta, Struct, field, json

from tikal.bots.bot import LEVELS, Bot, Budget, Plan, Thought
from tikal.bots.player import LONGEST_TURN
from tikal.core.action import Action
from tikal.core.engine import LegalActions, waits_for_chance
from tikal.core.notation import SEATS
from tikal.core.position import LEGAL, Position
from tikal.titles import TITLES
from tikal.view import view, written

PROTOCOL = 1  # raised when older programs can no longer be asked

START = 10.0  # seconds in which a program has to introduce itself
LONGEST_LINE = 1 << 20  # bytes of one line of a program
MOST_NOTES = 1000  # lines that answer nothing, before one that does
LAST_WORDS = 2000  # bytes that are kept of what it says to its standard error
MOST_PLANS = 100  # alternatives in one answer

Want = Literal["line", "legal", "view"]
WANTS: tuple[Want, ...] = get_args(Want)
Points = list[float]


class ProgramError(Exception):
    """A program did not do what it should."""


# --- what it is told


class Hello(Struct, frozen=True, tag="hello"):
    """The first line that a program gets."""

    protocol: int
    games: list[str]  # that there are


class NewGame(Struct, frozen=True, tag="game"):
    """A game begins, or goes on with a program that has not seen it yet; whatever came before is over."""

    game: str
    edition: str
    auction: bool
    options: dict[str, str]
    players: int
    seat: str  # the program's own
    seed: str  # for its own chance: the same seeds, the same game


class Clock(Struct, frozen=True):
    """What is left for this turn; null is no limit."""

    seconds: float | None
    nodes: int | None


class Turn(Struct, frozen=True, tag="turn", omit_defaults=True):
    """It is the program's to decide."""

    id: int
    clock: Clock
    line: str | None = None  # the position, as the seat sees it
    legal: list[str] | None = None
    view: dict[str, Any] | None = None


class Quit(Struct, frozen=True, tag="quit"):
    """Nothing more will be asked."""


# --- what it says


class Introduction(Struct, frozen=True, tag="hello"):
    """What a program says of itself."""

    name: Annotated[str, Meta(max_length=80)] = ""
    plays: list[str] = []  # none: all games there are
    wants: list[Want] = field(default_factory=lambda: list(WANTS))
    level: str = "medium"


class Told(Struct, frozen=True):
    """A turn that it thought of."""

    actions: list[str]
    value: float | None = None
    points: Points = []


class Answer(Told, frozen=True, tag="play"):
    """What it does, and if it likes, why."""

    id: int = -1
    nodes: int = 0
    alternatives: Annotated[list[Told], Meta(max_length=MOST_PLANS)] = []


class Note(Struct, frozen=True, tag="note"):
    """Something that answers nothing."""


_encoder = json.Encoder()
_decoder = json.Decoder(Introduction | Answer | Note)

#: Ends a program with whoever started it, however that ends; only Linux can do that.
_WITH_PARENT = (
    "import ctypes, os, signal, sys; ctypes.CDLL(None).prctl(1, 9); signal.signal(signal.SIGPIPE, signal.SIG_DFL); "
    "os.getppid() == int(sys.argv[1]) or sys.exit(); os.execvp(sys.argv[2], sys.argv[2:])"
)


class Program:
    """A program that runs."""

    def __init__(self, command: str) -> None:
        """Start it and hear who it is.

        :raises ProgramError: if it cannot be started, or does not say so in time.
        """
        self.command = command
        self._buffer = b""
        self._said = b""
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ProgramError(f"{command}: {error}") from None
        if not words or shutil.which(words[0]) is None:
            raise ProgramError(f"{words[0] if words else 'nothing'} is no program that can be started")
        if sys.platform == "linux":
            words = [sys.executable, "-I", "-S", "-c", _WITH_PARENT, str(os.getpid()), *words]
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise ProgramError(f"{command}: {error.strerror}") from None
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        try:
            self.tell(Hello(PROTOCOL, list(TITLES)))
            found = self._next(time.monotonic() + START)
            if not isinstance(found, Introduction):
                raise ProgramError("it did not introduce itself")
        except BaseException:
            self.end()
            raise
        self.introduction = found

    def tell(self, message: Struct) -> None:
        """Say something to it.

        :raises ProgramError: if it is gone.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(_encoder.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise ProgramError(self._how_it_ended()) from None

    def ask(self, turn: Turn) -> Answer:
        """Return its answer to a question; waits as long as it takes.

        :raises ProgramError: if it is gone, or says what nobody can read.
        """
        self.tell(turn)
        for _ in range(MOST_NOTES):
            said = self._next(None)
            if isinstance(said, Answer) and said.id == turn.id:
                return said
        raise ProgramError(f"it said {MOST_NOTES} things that answer nothing")

    def _next(self, until: float | None) -> Introduction | Answer | Note:
        line = self._line(until)
        try:
            said: Introduction | Answer | Note = _decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            shown = line[:100].decode("utf-8", "replace")
            raise ProgramError(f"it said {shown!r}, which is no answer: {error}") from None
        return said

    def _line(self, until: float | None) -> bytes:
        """Return the next line that it says; `until` is when that has to be there."""
        assert self._process.stdout is not None
        stdout = self._process.stdout.fileno()
        while b"\n" not in self._buffer:
            if len(self._buffer) > LONGEST_LINE:
                raise ProgramError(f"a line of more than {LONGEST_LINE} bytes")
            left = None if until is None else max(0.0, until - time.monotonic())
            if not select.select([stdout], [], [], left)[0]:
                raise ProgramError(f"it said nothing for {START:.0f} s")
            more = os.read(stdout, 1 << 16)
            if not more:
                raise ProgramError(self._how_it_ended())
            self._buffer += more
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _listen(self) -> None:
        """Keep the last of what it says to its standard error, so that it never waits for somebody to read that."""
        assert self._process.stderr is not None
        with self._process.stderr as stderr:
            while more := os.read(stderr.fileno(), 1 << 12):
                self._said = (self._said + more)[-LAST_WORDS:]

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._listening.join(1.0)  # for its last words
        lines = self._said.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"it ended with status {status}" + (f": {last[:150]}" if last else "")

    @property
    def quiet(self) -> bool:
        """Whether it runs and has said nothing that nobody asked for."""
        assert self._process.stdout is not None
        if self._process.poll() is not None or self._buffer:
            return False
        return not select.select([self._process.stdout], [], [], 0)[0]

    def end(self) -> None:
        """End it at once, with all that it started."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what it had not read yet
                    pipe.close()


#: Programs that nobody asks just now, by their commands: starting one takes longer than many a turn.
_idle: dict[str, list[Program]] = {}


def _lend(command: str) -> Program:
    """Return a program to ask.

    :raises ProgramError: if it cannot be started.
    """
    idle = _idle.get(command, [])
    while idle:
        program = idle.pop()
        if program.quiet:
            return program
        program.end()
    return Program(command)


def _give_back(program: Program) -> None:
    if program.quiet:
        _idle.setdefault(program.command, []).append(program)
    else:
        program.end()


@atexit.register
def end_idle() -> None:
    """End the programs that nobody asks."""
    for programs in _idle.values():
        for program in programs:
            program.end()
    _idle.clear()


class ProgramBot(Bot):
    """A program in a seat."""

    command: ClassVar[str]
    wants: ClassVar[frozenset[str]]
    budget = Budget(seconds=5.0)

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._seed = str(seed)
        self._program: Program | None = None
        self._return: weakref.finalize[[Program], ProgramBot] | None = None
        self._asked = 0

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a program in a seat is not copied or pickled: nobody knows what it remembers")

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Sequence[Action]:
        try:
            program = self._program or self._begin(position)
            self._asked += 1
            answer = program.ask(self._turn(position, legal, budget))
        except BaseException:  # it is in the middle of something, or was stopped there: nothing it says fits any more
            self._end()
            raise
        chosen, *others = [_plan(position, told) for told in (answer, *answer.alternatives)]
        self.thought = Thought(chosen, tuple(others), max(0, answer.nodes))
        return chosen.actions

    def _begin(self, position: Position) -> Program:
        """Tell a program what is played."""
        program = _lend(self.command)
        self._program, self._return = program, weakref.finalize(self, _give_back, program)
        rules = position.rules
        seat = SEATS[int(position.current)]
        program.tell(
            NewGame(rules.game, rules.edition, rules.auction, written(rules), position.players, seat, self._seed)
        )
        return program

    def _turn(self, position: Position, legal: LegalActions, budget: Budget) -> Turn:
        wants = self.wants
        return Turn(
            id=self._asked,
            clock=Clock(budget.seconds, budget.nodes),
            line=position.to_line() if "line" in wants else None,
            legal=[str(action) for action in legal] if "legal" in wants else None,
            view=view(position, SEATS[: position.players], int(position.current)) if "view" in wants else None,
        )

    def _end(self) -> None:
        if self._return is not None:
            self._return.detach()
        if self._program is not None:
            self._program.end()
        self._program = self._return = None


def _plan(position: Position, told: Told) -> Plan:
    """Return a turn that a program thought of, up to where something comes to light that it cannot know.

    :raises InvalidAction: if an action cannot be read.
    """
    notation = position.rules.notation
    there = position.copy()
    actions: list[Action] = []
    for text in told.actions[:LONGEST_TURN]:
        packed = int(there.normalise(notation.read(text)))
        actions.append(Action(packed, notation))
        if there.refusal(packed) != LEGAL:
            break
        there.apply(packed)
        if waits_for_chance(there):
            break
    return Plan(tuple(actions), told.value, tuple(told.points))


@cache
def program_class(name: str, command: str) -> type[ProgramBot]:
    """Return the bot that a program is, after asking who it is.

    :raises ProgramError: if it does not say, or what it says will not do.
    """
    program = Program(command)
    with suppress(ProgramError):  # it said who it is, and that was all that was asked
        program.tell(Quit())
    program.end()
    said = program.introduction
    if said.level not in LEVELS:
        raise ProgramError(f'it has the level "{said.level}"; levels are {", ".join(LEVELS)}')
    plays = tuple(game for game in TITLES if game in (said.plays or TITLES))
    if not plays:
        raise ProgramError(f"it plays {', '.join(said.plays)}; games are {', '.join(TITLES)}")
    facts = {"name": name, "level": said.level, "plays": plays, "command": command, "wants": frozenset(said.wants)}
    return type("ProgramBot", (ProgramBot,), {"__module__": __name__, **facts})
