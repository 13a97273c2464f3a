"""The options in which editions differ: what values each may have.

An edition gives every option its value; a host may change single ones ("house rules").
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from tikal.core.errors import InvalidOption
from tikal.core.notation import whole_number

Value = str | int | bool


class Option(ABC):
    """One thing an edition decides."""

    def __init__(self, name: str, rule: str, auction_only: bool = False) -> None:
        self.name = name
        self.rule = rule  # the id of the rule it belongs to
        self.auction_only = auction_only

    @property
    def values(self) -> tuple[Value, ...]:
        """All the values it may have, where they can be listed."""
        return ()

    @property
    def choices(self) -> str:
        """What it may be, as one text."""
        return ", ".join(write(value) for value in self.values)

    def read(self, value: object) -> Value:
        """Return a value given by a person or a file in its own type.

        :raises InvalidOption: if this option cannot have it.
        """
        found = self.understood(value)
        if found is None:
            raise InvalidOption("bad-option-value", option=self.name, value=str(value), choices=self.choices)
        return found

    @abstractmethod
    def understood(self, value: object) -> Value | None:
        """Return a given value in its own type, or None if this option cannot have it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}: {self.choices})"


class Flag(Option):
    """Yes or no."""

    @property
    def values(self) -> tuple[Value, ...]:
        return (False, True)

    def understood(self, value: object) -> Value | None:
        words: dict[object, bool] = {"yes": True, "true": True, "no": False, "false": False}
        return value if isinstance(value, bool) else words.get(value.lower()) if isinstance(value, str) else None


class Choice(Option):
    """One of several words."""

    def __init__(self, name: str, rule: str, words: tuple[str, ...], auction_only: bool = False) -> None:
        super().__init__(name, rule, auction_only)
        self.words = words

    @property
    def values(self) -> tuple[Value, ...]:
        return self.words

    def understood(self, value: object) -> Value | None:
        return value.lower() if isinstance(value, str) and value.lower() in self.words else None


class Number(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, rule: str, least: int, most: int, usual: int = 0) -> None:
        super().__init__(name, rule)
        self.least = least
        self.most = most
        self.usual = usual  # for a number of the box: what it is where an edition says nothing

    @property
    def choices(self) -> str:
        return f"{self.least} to {self.most}"

    def understood(self, value: object) -> Value | None:
        number = whole_number(value, self.most) if isinstance(value, str) else value
        fits = isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most
        return number if fits and isinstance(number, int) else None


def write(value: Value) -> str:
    """Return a value as it is written in specs, records and tables."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
