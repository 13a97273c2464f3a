"""Sentences on their way to a client: a code of the message catalogue and the facts that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from starlette.requests import HTTPConnection

from tikal.core.errors import Detail, RecordError, TikalError
from tikal.messages import Catalogue, best_language, catalogue

Facts = dict[str, str | int]


class Text(Struct, frozen=True):
    """A sentence to be: a code of the catalogue and what fills it."""

    code: str
    facts: Facts


class Refusal(Struct, frozen=True):
    """Why something is not possible."""

    code: str
    facts: Facts
    sentence: str = ""  # in the language of whoever asked; empty in what several are told, where the client says it


class NotPossible(TikalError):
    """A visitor asked for something that the server does not do; `status` is the HTTP answer to it."""

    def __init__(self, code: str, status: int = 409, **facts: Detail) -> None:
        super().__init__(code, **facts)
        self.status = status


def language_of(connection: HTTPConnection) -> str:
    """Return the language that somebody would like to be answered in: the one they name, or their browser's."""
    asked = connection.query_params.get("language")
    return best_language([asked] if asked else _liked(connection.headers.get("accept-language", "")))


def _liked(header: str) -> list[str]:
    """Return the languages of the header, the best first: of "fr;q=0.5, de" it is German."""
    found: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            found.append((-float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return [tag for weight, tag in sorted(found, key=lambda one: one[0]) if weight]


def refuse(code: str, language: str) -> Refusal:
    """Return the refusal with that code, for somebody who would like that language."""
    return Refusal(code, {}, catalogue(language).sentence(code))


def refusal_of(error: TikalError, language: str) -> Refusal:
    """Return the refusal that an error stands for; in a record the fact `line` says where."""
    words = catalogue(language)
    facts = said(error.facts, words)
    if isinstance(error, RecordError) and error.line:
        facts["line"] = error.line
    try:
        return Refusal(error.code, facts, error.say(words))
    except ArithmeticError:  # a number that no sentence can have
        facts = {key: str(fact) for key, fact in facts.items()}
        return Refusal(error.code, facts, words.sentence(error.code, facts))


def said(facts: Mapping[str, Detail], words: Catalogue) -> Facts:
    """Return facts as they travel: a reason that is a refusal itself as its sentence."""
    return {key: fact.say(words) if isinstance(fact, TikalError) else fact for key, fact in facts.items()}


def plain(facts: Mapping[str, Any]) -> Facts:
    """Return those facts that a sentence can name."""
    return {key: value for key, value in facts.items() if isinstance(value, (str, int))}
