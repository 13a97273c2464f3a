"""How learners meet a game: a position as a row of bytes, an action as a number that means the same in every position.

    encoding = encoding_of(rules)             # `tikal.env`
    encoding.size, encoding.actions           # length of an observation; how many numbers there are
    encoding.observe(position, seat)          # bytes: what that seat sees, its own things first, then clockwise
    encoding.mask(position)                   # bytes: 1 for every number that is legal for the player to decide
    encoding.numbers(position)                # the legal numbers as a list, ascending
    encoding.number(position, action)         # the number of a packed action
    encoding.action(position, number)         # the packed action of a number
    encoding.label(number)                    # what a number means: "move explorer A5 NE"
    encoding.observation, encoding.numbering  # the named segments of both, in order

Every value of an observation is a whole number from 0 to 255; `Segment.most` is one that no game exceeds, to scale
by. Chance is never encoded: an observation is of a position in which a player decides, or of the end. An encoding
remembers nothing from call to call: threads may share it.

A game's own encoding names its segments and has two methods, `number_of` and `fill`; the rest stands here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from tikal.core.engine import BLANK, Engine
from tikal.core.errors import IllegalAction, InvalidAction
from tikal.core.hexes import HEX_OF_BIT
from tikal.core.position import DECIDING, Position, Rules

if TYPE_CHECKING:
    from librt.vecs import vec

NO_NUMBER: Final[i64] = -1  # of an action that the numbering has no room for
HIGHEST: Final[i64] = 255  # what is more is written as this
FIGURES: Final = ("explorer", "leader")
SEATS: Final = ("you", "left-1", "left-2", "left-3")  # clockwise from who looks
SIDE_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")


class Axis:
    """One direction of a segment: what it goes by, and the name of every step."""

    def __init__(self, name: str, labels: tuple[str, ...]) -> None:
        self.name: str = name
        self.labels: tuple[str, ...] = labels


class Segment:
    """A named run of places with one or more axes, the last one running fastest; without any it is a single place."""

    def __init__(self, name: str, axes: tuple[Axis, ...], about: str, most: int = 1) -> None:
        self.name: str = name
        self.axes: tuple[Axis, ...] = axes
        self.about: str = about
        self.most: int = min(max(most, 1), int(HIGHEST))  # no value of an observation is higher here in any game
        self.first: int = 0  # its first place; given by the encoding
        self.shape: tuple[int, ...] = tuple([len(axis.labels) for axis in axes])
        size = 1
        for length in self.shape:
            size *= length
        self.size: int = size

    def label(self, place: int) -> str:
        """Say what a place of this segment means, counted from its first."""
        words: list[str] = []
        for axis in reversed(self.axes):
            words.append(axis.labels[place % len(axis.labels)])
            place //= len(axis.labels)
        return " ".join([self.name, *reversed(words)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one ruleset's positions and actions become numbers."""

    def __init__(self, rules: Rules, observation: tuple[Segment, ...], numbering: tuple[Segment, ...]) -> None:
        self.rules: Rules = rules
        self.observation: tuple[Segment, ...] = observation
        self.numbering: tuple[Segment, ...] = numbering
        self.size: int = _lay_out(observation)
        self.shape: tuple[int, ...] = (self.size,)
        self.actions: int = _lay_out(numbering)
        self.nothing: bytes = bytes(self.size)
        self.none_legal: bytes = bytes(self.actions)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.rules,))

    # --- what each game says

    def number_of(self, s: Position, action: i64) -> i64:
        """Return the number of an action that is legal in a position, or NO_NUMBER."""
        raise NotImplementedError

    def fill(self, s: Position, seat: i64, out: BytesWriter, first: i64) -> None:
        """Write what a seat, or SPECTATOR, sees into `out` from place `first` on, where there are zeros."""
        raise NotImplementedError

    # --- what follows from it

    def observe(self, s: Position, seat: int) -> bytes:
        """Return what a seat, or SPECTATOR, sees."""
        out = BytesWriter()
        out.write(self.nothing)
        self.fill(s, seat, out, 0)
        return out.getvalue()

    def mask(self, s: Position) -> bytes:
        """Return a byte for every number: 1 where it is legal for the player to decide."""
        buffer: vec[i64] = BLANK[:]
        return self._mask(s, buffer, _decisions(s, buffer))

    def mask_in(self, engine: Engine) -> bytes:
        """Return the mask of the position of an engine, which lists what is legal only once."""
        count: i64 = engine.list_legal()
        return self._mask(engine.state, engine.buffer, count)

    def _mask(self, s: Position, buffer: vec[i64], n: i64) -> bytes:
        out = BytesWriter()
        out.write(self.none_legal)
        while n:
            n -= 1
            number: i64 = self.number_of(s, buffer[n])
            if number >= 0:
                out[number] = 1
        return out.getvalue()

    def numbers(self, s: Position) -> list[int]:
        """Return the legal numbers, ascending."""
        buffer: vec[i64] = BLANK[:]
        count: i64 = _decisions(s, buffer)
        found: list[int] = []
        n: i64 = 0
        while n < count:
            number: i64 = self.number_of(s, buffer[n])
            if number >= 0:
                found.append(int(number))
            n += 1
        found.sort()
        return found

    def number(self, s: Position, action: int) -> int:
        """Return the number of a packed action that is legal in a position.

        :raises InvalidAction: if it has none; see the game's page about what has none.
        """
        number = int(self.number_of(s, action))
        if number < 0:
            raise InvalidAction("no-such-action")
        return number

    def action(self, s: Position, number: int) -> int:
        """Return the packed action that a number stands for in a position.

        :raises IllegalAction: if it is not legal there, or there is no such number.
        """
        buffer: vec[i64] = BLANK[:]
        return self._action(s, buffer, _decisions(s, buffer), number)

    def action_in(self, engine: Engine, number: int) -> int:
        """Return what a number stands for in the position of an engine, as `action` does."""
        count: i64 = engine.list_legal()
        return self._action(engine.state, engine.buffer, count, number)

    def _action(self, s: Position, buffer: vec[i64], n: i64, number: int) -> int:
        if 0 <= number < self.actions:  # compared as Python integers: any may be asked for
            wanted: i64 = number
            while n:
                n -= 1
                if self.number_of(s, buffer[n]) == wanted:
                    return int(buffer[n])
        raise self.refused(number)

    def refused(self, number: int) -> IllegalAction:
        """Say why a number that is not legal cannot be played, for people."""
        if 0 <= number < self.actions:
            return IllegalAction("number-not-legal", number=str(number), meaning=self.label(number))
        return IllegalAction("no-such-number", number=str(number), last=str(self.actions - 1))

    def label(self, number: int) -> str:
        """Say what a number means, in whichever position."""
        for segment in self.numbering:
            if segment.first <= number < segment.first + segment.size:
                return segment.label(number - segment.first)
        raise InvalidAction("no-such-action")

    def highest(self) -> list[int]:
        """Return for every place of an observation a value that no game exceeds, to scale by."""
        most: list[int] = []
        for segment in self.observation:
            most += [segment.most] * segment.size
        return most

    def first(self, name: str) -> int:
        """Return the first place of a segment of the observation."""
        return _found(self.observation, name).first

    def first_number(self, name: str) -> int:
        """Return the first number of a segment of the numbering."""
        return _found(self.numbering, name).first


def _decisions(s: Position, buffer: vec[i64]) -> i64:
    """List what the player to decide may do, not what chance may give; return how many they are."""
    return s.list_actions(buffer, 0) if s.phase >= DECIDING else 0


def _lay_out(segments: tuple[Segment, ...]) -> int:
    """Give every segment its place behind the one before; return where the last one ends."""
    place = 0
    for segment in segments:
        segment.first = place
        place += segment.size
    return place


def _found(segments: tuple[Segment, ...], name: str) -> Segment:
    for segment in segments:
        if segment.name == name:
            return segment
    raise KeyError(name)


def numbered(first: int, count: int) -> tuple[str, ...]:
    """Labels that are numbers."""
    return tuple([str(first + n) for n in range(count)])


# --- writing


def put(out: BytesWriter, place: i64, value: i64) -> None:
    """Write one value, at most HIGHEST."""
    out[place] = u8(value if value < HIGHEST else HIGHEST)


def put_bits(out: BytesWriter, place: i64, bits: i64) -> None:
    """Write a 1 for every member of a mask, from a place on."""
    while bits:
        bit: i64 = bits & -bits
        out[place + HEX_OF_BIT[bit % 67]] = 1
        bits ^= bit


def put_row(out: BytesWriter, place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Write several numbers of an array, one behind the other."""
    n: i64 = 0
    while n < count:
        value: i64 = numbers[first + n]
        if value:
            out[place + n] = u8(value if value < HIGHEST else HIGHEST)
        n += 1
