"""Every sentence that a person reads, from Fluent catalogues: a folder for each language.

`messages/en/` here holds what every game says, `messages/en/` in a game's folder what only that game says. A sentence
that a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, cast

from tikal.core.errors import Detail, Fact, TikalError
from tikal.core.notation import SEATS
from tikal.titles import packages

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Say = Callable[..., str]  # the method `say` of a catalogue

ENGLISH = "en"
LONGEST = 400  # characters of one fact in a sentence
SPACES = "\u00a0\u202f\u00ad"  # spaces that do not break, as before a French colon, and hyphens that may


def folders(language: str) -> list[Traversable]:
    """Return where the catalogues of a language stand: here, and in the folder of every game."""
    return [resources.files(package) / "messages" / language for package in ("tikal", *packages())]


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are, English first: each is a folder of catalogues."""
    here = resources.files("tikal") / "messages"
    found = (folder.name for folder in here.iterdir() if folder.is_dir() and len(folder.name) == len(ENGLISH))
    return (ENGLISH, *sorted(set(found) - {ENGLISH}))


def is_spoken(language: str) -> bool:
    """Whether there are catalogues of a language."""
    return any(folder.is_dir() for folder in folders(language))


def best_language(liked: Iterable[str]) -> str:
    """Return the language for somebody who would like these, the best first: "de" for de-AT."""
    return next((code for code in (tag.lower().split("-")[0] for tag in liked) if code in languages()), ENGLISH)


class Catalogue:
    """The messages of one language. The Fluent library is loaded with the first sentence, not before."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language, ENGLISH], {"WORD": cast("Any", self._word)}, use_isolating=False)
        for folder in folders(self.language):
            if folder.is_dir():
                for file in sorted(folder.iterdir(), key=lambda file: file.name):
                    bundle.add_resource(FluentResource(file.read_text("utf-8")))
        return bundle

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and self.bundle.has_message(code)

    def say(self, code: str, **facts: Detail) -> str:
        """Return the sentence of a code, filled with facts."""
        return self.sentence(code, facts)

    def sentence(self, code: str, facts: Mapping[str, Detail] | None = None) -> str:
        """Return the sentence of a code, filled with facts; the bare code if no catalogue has it."""
        if code not in self:
            return code if self.language == ENGLISH else catalogue(ENGLISH).sentence(code, facts)
        pattern = self.bundle.get_message(code).value
        if pattern is None:
            return code
        text, _ = self.bundle.format_pattern(pattern, {key: self._shown(fact) for key, fact in (facts or {}).items()})
        return str(text)

    def _word(self, *parts: object) -> str:
        """In a message, `{ WORD("kind", $give) }` is the message kind-jade where $give is "jade"."""
        return self.sentence("-".join(map(str, parts)))

    def _shown(self, fact: Detail) -> Fact:
        """Return a fact as a sentence can show it; one that is a refusal itself, in the same language."""
        if isinstance(fact, TikalError):
            return fact.say(self)
        if fact in SEATS:  # somebody without a name
            return self.sentence(f"seat-{str(fact).lower()}")
        return _short(fact) if isinstance(fact, str) else fact


def _short(text: str) -> str:
    """Return a text from outside as a sentence can show it: not too long, and nothing a terminal would obey."""
    clean = "".join(sign if sign.isprintable() or sign in SPACES else "\ufffd" for sign in text[: LONGEST + 1])
    return clean if len(clean) <= LONGEST else clean[:LONGEST] + "…"


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language)
