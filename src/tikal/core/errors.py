"""The ways in which input can be wrong. Each has a code for programs and a sentence for people.

The core knows codes and facts only; sentences come from the message catalogue, which the package
hooks in here (`set_writer`), so that the core stays free of text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Fact = str | int
Writer = Callable[[str, Mapping[str, Fact]], str]


def _plain(code: str, facts: Mapping[str, Fact]) -> str:
    return f"{code} {dict(facts)}" if facts else code


_writer: list[Writer] = [_plain]


def set_writer(writer: Writer) -> None:
    """Let `writer(code, facts)` make the sentences of all errors from now on."""
    _writer[0] = writer


class TikalError(ValueError):
    """A refusal: `code` names the reason, `facts` fills its sentence, `str()` is that sentence."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = facts

    @property
    def sentence(self) -> str:
        return _writer[0](self.code, self.facts)

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.facts))


def _rebuild(kind: type[TikalError], code: str, facts: dict[str, Fact]) -> TikalError:
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

    def __init__(self, code: str, line: int = 0, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.line = line

    @property
    def sentence(self) -> str:
        text = super().sentence
        return _writer[0]("record-line", {"line": self.line, "reason": text}) if self.line else text

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_record, (self.code, self.line, self.facts))


def _rebuild_record(code: str, line: int, facts: dict[str, Fact]) -> RecordError:
    return RecordError(code, line, **facts)
