"""Every sentence that a person reads, from Fluent catalogues: a folder for each language.

`messages/en/` here holds what every game says, `messages/en/` in a game's folder what only that game says. A sentence
that a language lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import resources
from threading import RLock
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
ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)  # a message, all its lines
NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # where a message may name another
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
    """The messages of one language. The Fluent library is loaded with the first sentence, not before.

    Each message is parsed when it is said for the first time: to parse them all takes half a second.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._parsed: set[str] = set()
        self._parsing = RLock()

    @cached_property
    def _entries(self) -> dict[str, str]:
        """What is written of each message and term, by its name."""
        found: dict[str, str] = {}
        for folder in folders(self.language):
            if folder.is_dir():
                for file in sorted(folder.iterdir(), key=lambda file: file.name):
                    for entry in ENTRY.finditer(file.read_text("utf-8")):
                        found.setdefault(entry["name"], entry[0])
        return found

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language, ENGLISH], {"WORD": cast("Any", self._word)}, use_isolating=False)

    def _parse(self, name: str) -> None:
        """Let the bundle have a message or term, and those that it names."""
        from fluent.runtime import FluentResource

        with self._parsing:  # whoever comes second finds all of it
            if name not in self._parsed:
                self._parsed.add(name)
                text = self._entries[name]
                self._bundle.add_resource(FluentResource(text))
                for other in NAMED.findall(text):
                    if other in self._entries:
                        self._parse(other)

    def __contains__(self, code: object) -> bool:
        return code in self._entries and code[:1] != "-"

    def say(self, code: str, **facts: Detail) -> str:
        """Return the sentence of a code, filled with facts."""
        return self.sentence(code, facts)

    def sentence(self, code: str, facts: Mapping[str, Detail] | None = None) -> str:
        """Return the sentence of a code, filled with facts; the bare code if no catalogue has it."""
        if code not in self:
            return code if self.language == ENGLISH else catalogue(ENGLISH).sentence(code, facts)
        self._parse(code)
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            return code
        text, _ = self._bundle.format_pattern(pattern, {key: self._shown(fact) for key, fact in (facts or {}).items()})
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
