"""A game's face at the terminal: what it looks like, what can be chosen and typed, and its pages to read.

Sessions, saves, prompts, commands and the order in which people are asked are the same for every game. What is not is
here: one object for each game, `terminal/face.py` in its folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from tikal.cli.terminal.hexmap import Map, Place
from tikal.cli.terminal.menu import Menu
from tikal.cli.terminal.picks import Way
from tikal.cli.terminal.words import LOUD, TITLE
from tikal.core import action as act
from tikal.core.errors import Fact, IllegalAction
from tikal.core.position import LEGAL, Position
from tikal.explain import explain
from tikal.game import Game
from tikal.messages import Catalogue, Say
from tikal.record.events import Event
from tikal.record.replay import MOST_REPEATS, REPEAT

Page = list[RenderableType]
TOO_DEAR = ("not-enough-ap", "walk-too-dear")


class TerminalFace(ABC):
    """One game as persons at a terminal meet it."""

    big_window: ClassVar[tuple[int, int]]  # columns and lines that the big board needs, with the panel beside it
    big_steps: ClassVar[tuple[int, int, int]]  # columns kept free beside the big board; least and most a hex takes
    small_steps: ClassVar[tuple[int, int, int]]  # the same for the small one
    narrow: ClassVar[int]  # below this there is no room for a panel
    repeatable: ClassVar[tuple[int, ...]]  # kinds of actions that can be typed with *n
    hints: ClassVar[str] = "term-hints"  # the message that names the most important commands
    groups: ClassVar[tuple[str, ...]]  # groups of the menu that can be asked about: why guard

    def __init__(self, game: Game, names: Sequence[str], words: Catalogue, you: int | None = None) -> None:
        self.game = game
        self.names = tuple(names)
        self.words = words
        self.say = words.say
        self.you = you  # the only person at the table, if there is just one
        self.viewer: int | None = you  # whose private knowledge is shown

    # --- drawing

    @property
    @abstractmethod
    def places(self) -> Sequence[Place]:
        """Column and row of every hex."""

    @property
    @abstractmethod
    def hexes(self) -> Mapping[str, int]:
        """All hexes by name."""

    @abstractmethod
    def map(self, plain: bool) -> Map:
        """Return what is on the board; `plain` where there are no colours."""

    @abstractmethod
    def panel(self, width: int, height: int, short: bool) -> list[Text]:
        """Return what stands beside the board."""

    @abstractmethod
    def title(self) -> str:
        """Return the line at the top: what is played."""

    # --- asking

    @abstractmethod
    def menu(self) -> Menu:
        """Return what the player to decide can do now."""

    @abstractmethod
    def question(self) -> str:
        """Return what stands before the cursor."""

    @abstractmethod
    def ending(self) -> Menu | None:
        """Return the question whether to end the turn, if there is reason to ask."""

    @abstractmethod
    def answer(self, word: str) -> str:
        """Return whether a group of the menu has something to offer, where, or why not."""

    def claims(self, typed: str) -> bool:
        """Whether a text that is a command elsewhere is an action in this game."""
        return False

    def secrets(self, seat: int) -> bool:
        """Whether a seat knows something that others at the same screen must not see."""
        return False

    # --- reading

    def read(self, typed: str) -> list[int]:
        """Return the packed actions that a text stands for: a long walk step by step, `*n` n times.

        :raises InvalidAction: if it cannot be read.
        :raises IllegalAction: if all of it together is not allowed.
        """
        match = REPEAT.fullmatch(typed)
        text, times = (match[1], int(match[2])) if match else (typed, 1)
        if times < 1:
            raise IllegalAction("term-no-times", text=text)
        trial = self.game.state.copy()
        found: list[int] = []
        ap = self.purse(trial)
        once = 0  # what doing it a single time costs
        for number in range(min(times, MOST_REPEATS)):
            try:
                for packed in self._single(trial, text):
                    self.refuse(trial, packed)
                    if times > 1 and act.kind_of(packed) not in self.repeatable:
                        raise IllegalAction("term-not-repeatable", text=text)
                    found.append(packed)
                    if number == 0:
                        once += int(trial.cost(packed))
                    trial.apply(packed)
            except IllegalAction as error:
                spent = trial.phase != self.game.state.phase and once * times > ap  # what paid for it is used up
                if number and (error.code in TOO_DEAR or spent):
                    raise IllegalAction("not-enough-ap", cost=once * times, ap=ap) from None
                raise
        return found

    def _single(self, position: Position, text: str) -> list[int]:
        packed = int(position.normalise(position.rules.notation.read(text)))
        return self.walk(position, packed) if position.refusal(packed) == "not-next-to" else [packed]

    def purse(self, position: Position) -> int:
        """Return the AP that pay for what is done now."""
        return int(position.ap)

    def ways(self, position: Position, source: int) -> Iterable[Way]:
        """Return the cheapest way to every hex, whatever it costs; there are none where nobody walks far."""
        return ()

    def no_way(self, position: Position, source: int, target: int) -> IllegalAction:
        """Return why nobody can walk from one hex to another."""
        names = {hex: name for name, hex in self.hexes.items()}
        return IllegalAction("no-way", source=names[source], hex=names[target])

    def walk(self, position: Position, packed: int) -> list[int]:
        """Return the steps of the cheapest way that a move to a hex further away stands for.

        :raises IllegalAction: if there is none.
        """
        source, target, figure = int(act.item_of(packed)), int(act.hex_of(packed)), int(act.detail_of(packed))
        ap = self.purse(position)
        for way in self.ways(position, source):
            if way.target == target:
                if way.cost > ap:
                    name = next(name for name, hex in self.hexes.items() if hex == target)
                    raise IllegalAction("walk-too-dear", hex=name, cost=way.cost, ap=ap, count=1)
                return [step | figure << act.DETAIL for step in way.steps]
        if source == target:
            return [packed]
        raise self.no_way(position, source, target)

    def refuse(self, position: Position, packed: int) -> None:
        """Raise the engine's reason, with the names that the screen shows, if an action is not legal."""
        if position.rules.notation.is_chance(packed) or position.refusal(packed) != LEGAL:
            why = explain(position, packed, self.names)
            raise IllegalAction(why.code, **why.facts)

    # --- pages

    @abstractmethod
    def help_page(self, file: str) -> Page:
        """Return how to play this game in a terminal."""

    @abstractmethod
    def rules_page(self) -> Page:
        """Return the rules in short, as they are in this game."""

    @abstractmethod
    def score_page(self) -> Page:
        """Return what everybody would score now."""

    @abstractmethod
    def look_page(self, hex: int) -> Page:
        """Return what is on one hex and where its paths lead."""

    @abstractmethod
    def round_page(self, scored: Sequence[Event], final: bool) -> Page:
        """Return what a scoring has brought to each player, in the order in which they scored."""

    @abstractmethod
    def final_page(self) -> Page:
        """Return the places, and what decided between equals."""

    def more_pages(self) -> dict[str, Callable[[str], Page]]:
        """Return pages that only this game has, by the words that open them."""
        return {}

    # --- about saved games

    @classmethod
    @abstractmethod
    def described(cls, game: Game, say: Say) -> tuple[str, str]:
        """Return what a saved game is and how far it has come, to tell it from others."""


def rules(say: Say, title: str, topics: Sequence[str], facts: Mapping[str, Fact]) -> Page:
    """Return the rules at hand, topic by topic, with the numbers of this game."""
    page: Page = [Text(say("rules-title", edition=title), style=LOUD), Text()]
    for topic in topics:
        page += [Text(say(f"topic-{topic}"), style=TITLE), Text(say(f"rule-{topic}", **facts)), Text()]
    return page


def section(message: str) -> Page:
    """Return a message whose first line is its title."""
    title, _, text = message.partition("\n")
    return [Text(title, style=TITLE), Text(text), Text()]


def sections(say: Say, codes: Sequence[str], **facts: str | int) -> Page:
    """Return messages whose first lines are titles, one below the other."""
    return [line for code in codes for line in section(say(code, **facts))]
