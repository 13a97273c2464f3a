"""Position lines: what the lines of all games share. Each game's `line.py` has the words of its own."""

from __future__ import annotations

from typing import Final

from tikal.core.errors import InvalidPosition
from tikal.core.notation import SEATS, whole_number
from tikal.core.position import Rules

VERSION: Final = "1"
LONGEST: Final = 12000


def split_line(line: str) -> dict[str, str]:
    """Return the words of a line of any game, as it is written: `key=value`."""
    if len(line) > LONGEST:
        raise InvalidPosition("line-too-long", most=LONGEST)
    words: dict[str, str] = {}
    for word in line.split():
        key, equals, value = word.partition("=")
        if not equals or not value or not word.isascii():
            raise InvalidPosition("line-word", word=word[:60])
        if key in words:
            raise InvalidPosition("line-twice", word=key[:60])
        words[key] = value
    if words.get("tikal", "") != VERSION:
        raise InvalidPosition("line-version", version=words.get("tikal", ""), known=VERSION)
    return words


def only_known(words: dict[str, str], keys: tuple[str, ...]) -> None:
    """Refuse words that a game's line does not have."""
    for key, value in words.items():
        if key not in keys:
            raise InvalidPosition("line-word", word=f"{key}={value}"[:60])


def need(words: dict[str, str], key: str) -> str:
    """Return a word that must be there."""
    if key not in words:
        raise InvalidPosition("line-missing", word=key)
    return words[key]


def read_players(rules: Rules, words: dict[str, str]) -> int:
    """Return how many play; a seat beyond them must not be there."""
    players = number_in(need(words, "players"), "players", 9)
    least, most = rules.players
    if not least <= players <= most:
        raise InvalidPosition("line-players", players=players, least=least, most=most)
    for seat in range(players, len(SEATS)):
        if SEATS[seat] in words:
            raise InvalidPosition("line-extra-seat", seat=SEATS[seat], players=players)
    return players


def number_in(text: str, where: str, most: int) -> int:
    """Return a whole number from 0 to `most`."""
    number = whole_number(text, most)
    if number < 0:
        raise InvalidPosition("line-number", text=text[:20], where=where[:60], most=most)
    return number
