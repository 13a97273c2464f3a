"""A menu: numbered choices, each an action or a further menu, and the hexes that it points out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tikal.cli.terminal.words import DIM, LOUD, TITLE
from tikal.messages import Say

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
    tiny: str = ""  # a still shorter one


@dataclass(frozen=True)
class Menu:
    """A question with its possible answers."""

    title: str
    choices: Sequence[Choice]
    lit: dict[int, str] = field(default_factory=dict)
    picture: Sequence[Text] = ()
    listed: bool = True  # whether the choices are listed with numbers; else the title says what to type
    prefix: str = ""  # what a typed number would be part of, where choices are not listed
    elsewhere: bool = False  # whether another hex is an answer to the question before this one

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

    def lines(self, say: Say, width: int, most: int = 99) -> list[Text]:
        """Return the menu in lines: title, picture if there is room, choices in as many columns as fit."""
        listed: list[Text] = []
        for size in range(3) if self.listed else ():
            listed = self._columns(width, size)
            if 1 + len(listed) <= most:
                break
        if 1 + len(listed) > most > 2:
            listed = [*listed[: most - 2], Text(say("term-more-choices", count=len(self.choices)), style=DIM)]
        picture = list(self.picture) if 1 + len(self.picture) + len(listed) <= most else []
        return [Text(self.title, style=TITLE), *picture, *listed]

    def _columns(self, width: int, size: int) -> list[Text]:
        cells = [self._cell(n, choice, size) for n, choice in enumerate(self.choices)]
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

    def _cell(self, n: int, choice: Choice, size: int) -> Text:
        number = str(n + 1).rjust(len(str(len(self.choices))))
        short = choice.tiny or choice.brief if size > 1 else choice.brief
        label = Text(short) if size and short else choice.label
        if choice.refusal:
            return Text(f" {number} ({label.plain})", style=DIM)
        return Text(" ") + Text(number, style=LOUD) + Text("  ") + label
