"""Sentences on their way to a client: a code of the message catalogue and the facts that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from tikal.core.errors import Detail, RecordError, TikalError
from tikal.messages import ENGLISH, Catalogue, catalogue

Facts = dict[str, str | int]


class Text(Struct, frozen=True):
    """A sentence to be: a code of the catalogue and what fills it."""

    code: str
    facts: Facts


class Refusal(Struct, frozen=True):
    """Why something is not possible."""

    code: str
    facts: Facts
    sentence: str = ""  # in English; empty in offers, whose codes every client knows


class NotPossible(TikalError):
    """A visitor asked for something that the server does not do; `status` is the HTTP answer to it."""

    def __init__(self, code: str, status: int = 409, **facts: Detail) -> None:
        super().__init__(code, **facts)
        self.status = status


def refuse(code: str, facts: Mapping[str, str | int] | None = None, language: str = ENGLISH) -> Refusal:
    """Return the refusal with that code."""
    known = dict(facts or {})
    return Refusal(code, known, _sentence(language, code, tuple(known.items())))


@lru_cache(4096)
def _sentence(language: str, code: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """The same few are said over and over."""
    return catalogue(language).sentence(code, dict(facts))


def refusal_of(error: TikalError, language: str = ENGLISH) -> Refusal:
    """Return the refusal that an error stands for; in a record the fact `line` says where."""
    words = catalogue(language)
    facts = said(error.facts, words)
    if isinstance(error, RecordError) and error.line:
        facts["line"] = error.line
    try:
        return Refusal(error.code, facts, error.say(words))
    except ArithmeticError:  # a number that no sentence can have
        return refuse(error.code, {key: str(fact) for key, fact in facts.items()}, language)


def said(facts: Mapping[str, Detail], words: Catalogue) -> Facts:
    """Return facts as they travel: a reason that is a refusal itself as its sentence."""
    return {key: fact.say(words) if isinstance(fact, TikalError) else fact for key, fact in facts.items()}


def plain(facts: Mapping[str, Any]) -> Facts:
    """Return those facts that a sentence can name."""
    return {key: value for key, value in facts.items() if isinstance(value, (str, int))}
