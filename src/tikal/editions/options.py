"""The options in which editions differ: what values each may have.

An edition gives every option its value; a host may change single ones ("house rules").
"""

from __future__ import annotations

from tikal.core.errors import InvalidOption
from tikal.core.notation import whole_number

Value = str | int | bool

HIGHEST_START: int = 99


class Option:
    """One thing an edition decides. `values` is empty for a number."""

    def __init__(self, name: str, rule: str, values: tuple[Value, ...], auction_only: bool = False) -> None:
        self.name = name
        self.rule = rule  # the id of the rule it belongs to
        self.values = values
        self.auction_only = auction_only

    def read(self, value: object) -> Value:
        """Return a value given by a person or a file in its own type.

        :raises InvalidOption: if this option cannot have it.
        """
        if not self.values:
            number = whole_number(value, HIGHEST_START) if isinstance(value, str) else value
            if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= HIGHEST_START:
                return number
        elif isinstance(self.values[0], bool):
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("yes", "no", "true", "false"):
                return value.lower() in ("yes", "true")
        elif isinstance(value, str) and value.lower() in self.values:
            return value.lower()
        raise InvalidOption("bad-option-value", option=self.name, value=str(value), choices=self.choices)

    def __repr__(self) -> str:
        return f"Option({self.name!r}: {self.choices})"

    @property
    def choices(self) -> str:
        """What it may be, as one text."""
        return ", ".join(write(v) for v in self.values) if self.values else f"0 to {HIGHEST_START}"


def write(value: Value) -> str:
    """Return a value as it is written in specs, records and tables."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
