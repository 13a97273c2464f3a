"""A menu: numbered choices, each an action or a further menu, and the hexes that it points out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tikal.cli.terminal.words import DIM, LOUD, TITLE

GAP = 3


@dataclass(frozen=True)
class Choice:
    """One line of a menu. It is chosen by its number or by one of its keys."""

    label: Text
    keys: tuple[str, ...] = ()
    actions: tuple[int, ...] = ()  # packed, to be played in this order
    then: Callable[[], Menu] | None = None
    refusal: str = ""  # why it cannot be chosen now
    brief: str = ""  # a shorter label, for when there are many choices and little room


@dataclass(frozen=True)
class Menu:
    """A question with its possible answers."""

    title: str
    choices: Sequence[Choice]
    lit: dict[int, str] = field(default_factory=dict)
    picture: Sequence[Text] = ()
    listed: bool = True  # whether the choices are listed with numbers; else the title says what to type
    prefix: str = ""  # what a typed number would be part of, where choices are not listed

    def pick(self, typed: str) -> Choice | None:
        """Return the choice that a number or a key stands for."""
        word = " ".join(typed.lower().split())
        if self.listed and word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(self.choices):
            return self.choices[int(word) - 1]
        for choice in self.choices:
            if word in choice.keys:
                return choice
        return None

    def keys(self) -> list[str]:
        """Return everything that can be typed to choose something, for completion."""
        return [key for choice in self.choices for key in choice.keys]

    def lines(self, width: int, most: int = 99) -> list[Text]:
        """Return the menu in lines: title, picture if there is room, choices in as many columns as fit."""
        listed = self._columns(width, brief=False) if self.listed else []
        if 1 + len(listed) > most:
            listed = self._columns(width, brief=True)
        picture = list(self.picture) if 1 + len(self.picture) + len(listed) <= most else []
        return [Text(self.title, style=TITLE), *picture, *listed]

    def _columns(self, width: int, brief: bool) -> list[Text]:
        cells = [self._cell(n, choice, brief) for n, choice in enumerate(self.choices)]
        widest = min(max((len(cell) for cell in cells), default=1), width)
        columns = max(1, (width + GAP) // (widest + GAP))
        rows = -(-len(cells) // columns)
        lines: list[Text] = []
        for row in range(rows):
            line = Text()
            for cell in cells[row::rows]:
                cell.truncate(widest, overflow="ellipsis", pad=True)
                line.append_text(cell).append(" " * GAP)
            line.rstrip()
            lines.append(line)
        return lines

    def _cell(self, n: int, choice: Choice, brief: bool) -> Text:
        number = str(n + 1).rjust(len(str(len(self.choices))))
        label = Text(choice.brief) if brief and choice.brief else choice.label
        if choice.refusal:
            return Text(f" {number} ({label.plain})", style=DIM)
        return Text(" ") + Text(number, style=LOUD) + Text("  ") + label
