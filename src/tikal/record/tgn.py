"""TGN, Tikal game notation: a game as text that people can read and the reader verifies.

    [Game "Tikal"]
    [Edition "super-meeple"]
    ...
    1. Red ~a5 a5@C4/1 +L@A5 L:A5-B4=1 L:B4-C4=1 $C4 ~jade +E@A5*2 E:A5-B5=2 .
    9. Blue ~b6 ... . S Blue 12

The writer numbers turns and names the seat wherever the decision passes on; the reader checks every seat,
cost, draw and scoring it is given. Numbers, costs and scorings may be left out; `{...}` is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tikal.core import action as act
from tikal.core.errors import RecordError
from tikal.core.notation import SEATS
from tikal.core.position import DRAWING, OVER, SPECTATOR, Position
from tikal.editions import registry
from tikal.editions.options import write
from tikal.record.record import EVERYTHING, Record
from tikal.record.replay import GAME, MOST_REPEATS, NOBODY, REPEAT, TGN_VERSION, Word, replay, result
from tikal.titles import title_of

LONGEST = 1_000_000  # characters; a long game has about 12,000
_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


# --- writing


def write_tgn(record: Record, besides: Sequence[tuple[str, str]] = ()) -> str:
    """Return the record as TGN, with headers that it has besides its own."""
    lines = [f'[{key} "{_escape(value)}"]' for key, value in (*_headers(record), *besides)]
    lines.append("")
    lines += title_of(record.ruleset).writer(record).lines()
    return "\n".join(lines).rstrip("\n") + "\n"


def _headers(record: Record) -> list[tuple[str, str]]:
    rules = record.ruleset
    headers = [
        ("Game", GAME),
        ("TGN", TGN_VERSION),
        ("Edition", rules.edition),
        ("GameVersion", str(rules.game_version)),
    ]
    if rules.auction:
        headers.append(("Variant", "auction"))
    house = house_rules(record)
    if house:
        headers.append(("Options", ", ".join(f"{name}={value}" for name, value in house.items())))
    headers.append(("Players", str(record.players)))
    headers.append(("First", SEATS[record.first]))
    headers += list(zip(SEATS, record.names, strict=False))
    if record.viewer != EVERYTHING:
        headers.append(("For", viewer_name(record)))
    if record.position:
        headers.append(("Position", record.position))
    end = record.end()
    if end.phase == OVER:
        headers.append(("Result", result(end)))
    return headers


def viewer_name(record: Record) -> str:
    """Return for whom others' secrets were taken out of a record."""
    return NOBODY if record.viewer == SPECTATOR else SEATS[record.viewer]


def house_rules(record: Record) -> dict[str, str]:
    """Return the options in which a record's rules differ from its edition."""
    rules = record.ruleset
    defaults = registry.edition(rules.edition, rules.game_version).defaults(rules.auction)
    return {name: write(value) for name, value in rules.options.items() if value != defaults.get(name)}


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


class Writer:
    """Lays the actions out: a line per turn, a line per auction, scorings where they happen."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.finished: list[str] = []
        self.words: list[str] = []
        self.turns = 0
        self.seat = -1  # whose words the line now holds

    def lines(self) -> list[str]:
        state = self.record.start()
        for action in self.record.actions:
            self.action(state, action)
        self.new_line()
        return self.finished

    def action(self, state: Position, action: int) -> None:
        kind = act.kind_of(action)
        seat = int(state.current)
        offering = kind == act.DRAW and state.rules.auction
        if self._starts_turn(state, kind):
            self.new_line()
            self.turns += 1
            self.words.append(f"{self.turns}.")
            self.seat = -1
        if seat != self.seat and not offering:
            self.words.append(SEATS[seat])
            self.seat = seat
        self.word(state.rules.notation.write(action))
        if state.is_scored(action):
            self.words.append(f"S {SEATS[seat]} {state.points_due(seat)}")
        state.apply(action)
        if kind == act.END or (offering and state.phase != DRAWING):
            self.new_line()

    def _starts_turn(self, state: Position, kind: int) -> bool:
        """Whether this action is the first of a turn: its draw or choice, or whatever comes where neither does."""
        if kind == act.TAKE or (kind == act.DRAW and not state.rules.auction):
            return True
        return not self.words and kind not in (act.DRAW, act.BID, act.PASS)

    def word(self, text: str) -> None:
        """Add a word; equal ones in a row become `text*n`."""
        if self.words:
            match = REPEAT.fullmatch(self.words[-1])
            before, times = (match[1], int(match[2])) if match else (self.words[-1], 1)
            if before == text and text[0] in "+^EL&@" and times < MOST_REPEATS:
                self.words[-1] = f"{text}*{times + 1}"
                return
        self.words.append(text)

    def new_line(self) -> None:
        if self.words:
            self.finished.append(" ".join(self.words))
        self.words = []
        self.seat = -1


# --- reading


def read_tgn(text: str) -> Record:
    """Return the record that a TGN text holds.

    :raises RecordError: with the line number, if it cannot be read or does not replay.
    """
    return replay(*_parts(text))


def read_headers(text: str) -> dict[str, str]:
    """Return the headers of a TGN text, those that are not known too.

    :raises RecordError: with the line number, if it cannot be read.
    """
    return {key: word.text for key, word in _parts(text)[0].items()}


def _parts(text: str) -> tuple[dict[str, Word], list[Word]]:
    if len(text) > LONGEST:
        raise RecordError("record-too-long", most=LONGEST)
    headers: dict[str, Word] = {}
    words: list[Word] = []
    comment_since = 0
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not comment_since and not words and line.lstrip().startswith("["):
            _read_headers(number, line, headers)
            continue
        for part in re.split(r"([{}])", line):
            if part == "{" and not comment_since:
                comment_since = number
            elif part == "}" and comment_since:
                comment_since = 0
            elif not comment_since:
                words += [Word(number, word) for word in part.split()]
    if comment_since:
        raise RecordError("record-open-comment", comment_since)
    return headers, words


def _read_headers(number: int, line: str, headers: dict[str, Word]) -> None:
    if _HEADER.sub("", line).strip():
        raise RecordError("record-header", number, text=line.strip()[:60])
    for key, value in _HEADER.findall(line):
        if key in headers:
            raise RecordError("record-header-twice", number, key=key)
        headers[key] = Word(number, re.sub(r"\\(.)", r"\1", value))
