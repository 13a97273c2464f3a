"""Replay: from headers and words to a verified record, whatever file they came from.

Every draw, step, cost and scoring is checked against the rules. Words are what TGN is made of: action
texts, seat names, turn numbers, scorings.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tikal.core.errors import (
    Detail,
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    RecordError,
    TikalError,
)
from tikal.core.notation import SEATS, whole_number
from tikal.core.position import LEGAL, OVER, SPECTATOR, Position, Rules, read_position
from tikal.editions import registry
from tikal.record.record import EVERYTHING, Record, check_names
from tikal.titles import title_of

GAME = "Tikal"
TGN_VERSION = "1"
MOST_REPEATS = 20
NOBODY = "nobody"  # in the header For: a spectator
REPEAT = re.compile(r"(.+)\*(\d{1,3})")
_TURN_NUMBER = re.compile(r"\d{1,4}\.")


class Word(NamedTuple):
    """A piece of a file and the line it stands on."""

    line: int
    text: str


def result(end: Position) -> str:
    """Return the final points as a header shows them."""
    return ", ".join(f"{SEATS[seat]} {end.points_of(seat)}" for seat in range(end.players))


def replay(headers: dict[str, Word], words: list[Word]) -> Record:
    """Return the record that headers and words describe.

    :raises RecordError: with the line number, if something in it cannot be read or cannot have happened.
    """
    if not headers and not words:
        raise RecordError("record-empty")
    record = _Headers(headers).record()
    player = _Player(record, words)
    player.run()
    end = player.state
    if "Result" in headers and end.phase != OVER:
        raise RecordError("record-result-early", headers["Result"].line)
    if "Result" in headers and headers["Result"].text != result(end):
        raise RecordError("record-result", headers["Result"].line, expected=result(end))
    return record._replace(actions=tuple(player.actions))


class _Headers:
    """Reads how the game was set up."""

    def __init__(self, headers: dict[str, Word]) -> None:
        self.headers = headers

    def get(self, key: str, default: str = "") -> str:
        return self.headers[key].text if key in self.headers else default

    def error(self, key: str, code: str, **known: Detail) -> RecordError:
        line = self.headers[key].line if key in self.headers else 0
        return RecordError(code, line, key=key, value=self.get(key)[:60], **known)

    def record(self) -> Record:
        for key, expected in (("Game", GAME), ("TGN", TGN_VERSION)):
            if self.get(key, expected) != expected:
                raise self.error(key, "record-other-game", expected=expected)
        for key in ("Edition", "Players"):
            if key not in self.headers:
                raise RecordError("record-header-missing", key=key)
        rules = self._rules()
        players = self._number("Players", *rules.players)
        first = self.get("First", SEATS[0]).capitalize()
        if first not in SEATS[:players]:
            raise self.error("First", "record-first")
        try:
            names = check_names(tuple(self.get(seat) for seat in SEATS[:players]), players)
        except InvalidOption as error:
            raise RecordError("record-names", reason=error) from None
        position = self._position(rules, players)
        return Record(rules, players, SEATS.index(first), names, (), position, self._viewer(players))

    def _viewer(self, players: int) -> int:
        """For whom others' secrets were taken out, if for anybody."""
        viewer = self.get("For")
        if not viewer:
            return EVERYTHING
        if viewer == NOBODY:
            return SPECTATOR
        if viewer.capitalize() not in SEATS[:players]:
            raise self.error("For", "record-viewer")
        return SEATS.index(viewer.capitalize())

    def _rules(self) -> Rules:
        variant = self.get("Variant", "basic")
        if variant not in ("basic", "auction"):
            raise self.error("Variant", "record-variant")
        options: dict[str, object] = {}
        for entry in filter(None, (part.strip() for part in self.get("Options").split(","))):
            name, _, value = (part.strip() for part in entry.partition("="))
            if name in options:
                raise self.error("Options", "record-rules", reason=TikalError("option-twice", option=name))
            options[name] = value
        try:
            newest = registry.edition(self.get("Edition")).game_version
            version = (
                self._number("GameVersion", 1, registry.MOST_VERSIONS) if "GameVersion" in self.headers else newest
            )
            return registry.ruleset(self.get("Edition"), variant == "auction", options, version)
        except InvalidOption as error:
            if error.code == "unknown-version":
                code = "record-newer" if version > newest else "record-older"
                raise self.error("GameVersion", code, known=error.facts["known"]) from None
            key = "Edition" if error.code == "unknown-edition" else "Options"
            raise self.error(key, "record-rules", reason=error) from None

    def _number(self, key: str, least: int, most: int) -> int:
        number = whole_number(self.get(key), most)
        if number < least:
            raise self.error(key, "record-number", least=least, most=most)
        return number

    def _position(self, rules: Rules, players: int) -> str:
        if not self.get("Position"):
            return ""
        try:
            state = read_position(self.get("Position"))
        except InvalidPosition as error:
            raise self.error("Position", "record-position", reason=error) from None
        if state.rules.spec != rules.spec or state.players != players:
            raise self.error("Position", "record-position-rules")
        return state.to_line()


class _Player:
    """Plays the words one after another."""

    def __init__(self, record: Record, words: list[Word]) -> None:
        self.state = record.start()
        self.names = record.names
        self.words = iter(words)
        self.actions: list[int] = []
        self.due: tuple[str, int] | None = None  # the scoring that may be written next

    def run(self) -> None:
        for word in self.words:
            if _TURN_NUMBER.fullmatch(word.text):
                continue
            if word.text == "S":
                self._scoring(word)
            elif word.text.capitalize() in SEATS:
                self._seat(word)
            else:
                self._action(word)

    def _argument(self, word: Word) -> str:
        following = next(self.words, None)
        if following is None:
            raise RecordError("record-cut-off", word.line, text=word.text)
        return following.text

    def _seat(self, word: Word) -> None:
        if self.state.phase == OVER:
            raise RecordError("record-after-end", word.line, text=word.text)
        expected = SEATS[int(self.state.current)]
        if word.text.capitalize() != expected:
            raise RecordError("record-wrong-seat", word.line, seat=word.text.capitalize(), expected=expected)

    def _scoring(self, word: Word) -> None:
        seat, points = self._argument(word).capitalize(), self._argument(word)
        if self.due is None:
            raise RecordError("record-no-score-due", word.line, seat=seat)
        if (seat, points) != (self.due[0], str(self.due[1])):
            expected_seat, expected = self.due
            raise RecordError(
                "record-score", word.line, seat=seat, points=points, expected_seat=expected_seat, expected=expected
            )
        self.due = None

    def _action(self, word: Word) -> None:
        text = word.text
        if text.lower() in ("bid", "take"):
            text = f"{text} {self._argument(word)}"
        match = REPEAT.fullmatch(text)
        text, times = (match[1], int(match[2])) if match else (text, 1)
        if not 1 <= times <= MOST_REPEATS:
            raise RecordError("record-repeats", word.line, text=word.text, most=MOST_REPEATS)
        for _ in range(times):
            self._play(self._legal(word.line, text))

    def _play(self, action: int) -> None:
        self.due = None
        if self.state.is_scored(action):
            seat = int(self.state.current)
            self.due = (SEATS[seat], int(self.state.points_due(seat)))
        self.state.apply(action)
        self.actions.append(action)

    def _legal(self, line: int, text: str) -> int:
        if self.state.phase == OVER:
            raise RecordError("record-after-end", line, text=text[:60])
        try:
            action = int(self.state.normalise(self.state.rules.notation.read(text)))
        except InvalidAction as error:
            raise RecordError("record-unreadable", line, text=text[:60], reason=error) from None
        reason = self.state.refusal(action)
        if reason != LEGAL:
            facts = title_of(self.state.rules).facts(self.state, action, self.names)
            raise RecordError("record-illegal", line, text=text, reason=IllegalAction(reason, **facts), why=reason)
        return action
