"""Choices of legal actions: what all kinds of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import styled
from tikal.legend.rules.state import LegendState
from tikal.legend.terminal.board import figures, terrain
from tikal.legend.terminal.words import View
from tikal.messages import Say


@dataclass
class Picks:
    """Choices, and the hexes that they point out."""

    choices: list[Choice] = field(default_factory=list)
    lit: dict[int, str] = field(default_factory=dict)
    picture: Sequence[Text] = ()

    def add(self, other: Picks) -> None:
        self.choices += other.choices
        self.lit.update(other.lit)
        self.picture = [*self.picture, *other.picture]

    def menu(self, title: str, elsewhere: bool = False) -> Menu:
        return Menu(title, self.choices, self.lit, self.picture, elsewhere=elsewhere)


class PickMaker:
    """Makes choices of legal actions in one position, as the player to decide sees it."""

    def __init__(self, s: LegendState, view: View, names: Sequence[str], say: Say) -> None:
        self.s = s
        self.say = say
        self.view = view
        self.names = names
        self.box = s.ruleset.box
        self.hexes = s.ruleset.box.board.names

    def price(self, action: int) -> int:
        return int(self.s.cost(action))

    def label(self, hex: int) -> Text:
        """A hex with what is on it."""
        shown = self.view["board"][hex]
        label = styled(self.hexes[hex], "bold")
        for part in (terrain(shown), *figures(shown)):
            if part is not None:
                label.append(" ").append_text(part)
        return label

    def text(self, action: int) -> str:
        return self.s.ruleset.notation.write(action)

    def menu(
        self, make: Callable[[list[int]], Picks], actions: list[int], code: str, **facts: str | int
    ) -> Callable[[], Menu]:
        return lambda: make(actions).menu(self.say(code, **facts))
