"""The panel beside the board: what every game's has in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.words import DIM, chip
from tikal.messages import Say


class Panel:
    """Draws parts of a panel, long or short."""

    def __init__(self, names: Sequence[str], you: int | None, say: Say) -> None:
        self.names = names
        self.you = you  # the only person at the table, if there is just one
        self.say = say

    def stacked(self, head: Sequence[Text], parts: Iterable[list[Text]], width: int, height: int) -> list[Text]:
        """Return the parts one below the other; where there is room they stand apart."""
        parts = [part for part in parts if part]
        roomy = len(head) + sum(len(part) + 1 for part in parts) <= height + 1
        lines = list(head)
        for number, part in enumerate(parts):
            lines += [Text(), *part] if roomy and number else part
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def head(self, seat: int, mark: str, score: int, gain: int | None, current: bool, width: int, short: bool) -> Text:
        """Name, points and what a scoring would add; all in the seat's colour if it is this seat's decision."""
        name = self.names[seat] if seat != self.you or short else self.say("term-you", name=self.names[seat])
        more = "" if gain is None else f" +{gain}".ljust(4)
        points = str(score).rjust(3 if short else 4)
        label = Text(f"{mark}{name}" + (f" {signs.CARET}" if current else ""))
        label.truncate(max(1, width - 1 - len(points) - len(more)), overflow="ellipsis", pad=True)
        if current:
            return chip(seat, label.plain + points + more)
        return chip(seat) + label + Text().append(points, style="bold").append(more, style=DIM)

    def treasures(self, owned: Mapping[str, int], width: int) -> str:
        """Return the treasures that somebody owns, in two letters each where there is little room."""
        kinds = {self.say(f"kind-{kind}"): count for kind, count in owned.items() if count}
        long = " ".join(name + (f"{signs.TIMES}{count}" if count > 1 else "") for name, count in kinds.items())
        if len(long) <= width:
            return long or self.say("term-no-treasures")
        return " ".join(f"{name[:2]}{count}" for name, count in kinds.items())


def wrapped(parts: Iterable[Text], width: int) -> list[Text]:
    """Return parts with a space between them, in as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + 1 + len(part) <= width:
            lines[-1].append(" ").append_text(part)
        else:
            lines.append(part)
    return lines
