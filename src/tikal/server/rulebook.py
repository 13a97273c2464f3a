"""The rules at hand, as types: an edition's numbers and options, and examples that the engine answers.

Like `protocol.py` it is a part of `web/src/net/protocol.ts`. The words of the rules are in the message catalogue. A
game with more to tell extends `RuleBook`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from msgspec import Struct

from tikal.core.errors import InvalidOption
from tikal.editions import registry
from tikal.server.protocol import GameName
from tikal.server.words import NotPossible, Text
from tikal.titles import title
from tikal.view import AnyView, SeatName


class RuleOption(Struct, frozen=True):
    """One thing that editions decide differently."""

    name: str
    rule: str  # its id in docs/rules.md
    value: str
    others: list[str]  # titles of the editions that say something else
    source: str  # where the booklet says so


class Verdict(Struct, frozen=True):
    """What the engine says to an action that is tried."""

    action: str
    kind: str  # of action
    legal: bool
    answer: Text


class Example(Struct, frozen=True):
    """A small position, and what can and cannot be done in it, or what is scored."""

    id: str
    view: AnyView
    verdicts: list[Verdict]
    sheets: list[SeatName]  # whose `if_scored` it is about


class RuleBook(Struct, frozen=True):
    """GET /api/rules/{edition}?auction=yes"""

    game: GameName
    edition: str
    title: str
    about: str
    source: str  # the booklet
    auction: bool
    facts: dict[str, str | int]  # what the words of the rules name: prices, numbers, options
    options: list[RuleOption]
    examples: list[Example]


def cover(edition: registry.Edition, auction: bool) -> dict[str, Any]:
    """Return the first fields of a `RuleBook`: what it is about."""
    return {
        "game": edition.game,
        "edition": edition.id,
        "title": edition.title,
        "about": edition.about,
        "source": edition.source,
        "auction": auction,
    }


@contextmanager
def addressed() -> Iterator[None]:
    """What an address names and there is not leads nowhere.

    :raises NotPossible: instead of an InvalidOption.
    """
    try:
        yield
    except InvalidOption as error:
        raise NotPossible(error.code, 404, **error.facts) from None


def edition_at(id: str) -> registry.Edition:
    """Return the edition that an address names.

    :raises NotPossible: if there is none.
    """
    with addressed():
        return registry.edition(id)


def rule_book(edition: str, auction: bool) -> RuleBook:
    """Return the rules of an edition that an address names.

    :raises NotPossible: if there is no such edition, or no auction in it.
    """
    with addressed():
        return _rule_book(registry.edition(edition).id, auction)


@cache
def _rule_book(id: str, auction: bool) -> RuleBook:
    edition = registry.edition(id)
    return title(edition.game).table().book(edition, auction)
