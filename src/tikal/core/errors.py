"""The ways in which input can be wrong. Each has a code for programs and a sentence for people.

The core knows codes and facts only; sentences come from a message catalogue. `str()` of an error is English: the
package hooks that catalogue in here (`set_english`), so that the core stays free of text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias, Union

Fact = str | int
Detail: TypeAlias = Union[Fact, "TikalError"]  # a reason can be a refusal of its own


class Words(Protocol):
    """What makes sentences: the message catalogue of a language."""

    def sentence(self, code: str, facts: Mapping[str, Detail] | None = None) -> str: ...


class _Codes:
    """Makes do with the codes while there is no catalogue."""

    def sentence(self, code: str, facts: Mapping[str, Detail] | None = None) -> str:
        return f"{code} {dict(facts)}" if facts else code


_english: list[Words] = [_Codes()]


def set_english(words: Words) -> None:
    """Let this catalogue make the sentences that `str()` of an error returns."""
    _english[0] = words


class TikalError(ValueError):
    """A refusal: `code` names the reason, `facts` fills its sentence, `str()` is that sentence in English."""

    def __init__(self, code: str, **facts: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Detail] = facts

    def say(self, words: Words) -> str:
        """Return the sentence in the language of a catalogue."""
        return words.sentence(self.code, self.facts)

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.say(_english[0])

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.facts))


def _rebuild(kind: type[TikalError], code: str, facts: dict[str, Detail]) -> TikalError:
    return kind(code, **facts)


class InvalidAction(TikalError):
    """The text cannot be read as an action."""


class IllegalAction(TikalError):
    """The action can be read but is not allowed now; the code says why."""


class InvalidPosition(TikalError):
    """A position line that cannot be read or breaks an invariant; the code says which."""


class InvalidOption(TikalError):
    """An unknown edition, option, player count or name."""


class RecordError(TikalError):
    """A game record that cannot be read or does not replay; `line` says where (0: nowhere in particular)."""

    def __init__(self, code: str, line: int = 0, **facts: Detail) -> None:
        super().__init__(code, **facts)
        self.line = line

    def say(self, words: Words) -> str:
        text = super().say(words)
        return words.sentence("record-line", {"line": self.line, "reason": text}) if self.line else text

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_record, (self.code, self.line, self.facts))


def _rebuild_record(code: str, line: int, facts: dict[str, Detail]) -> RecordError:
    return RecordError(code, line, **facts)
