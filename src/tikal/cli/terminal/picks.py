"""Choices of legal actions, as far as all games on this board offer the same: sites, figures, treasures, tiles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.hexmap import pictures
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import DIM, styled
from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.core.notation import FIGURE_NAMES, FIGURES
from tikal.core.position import Position
from tikal.core.tiles import Tile
from tikal.messages import Say

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

FLAT_EXCHANGES = 9  # more of them are asked in two questions


class Way(Protocol):
    """The cheapest way to a hex."""

    target: int
    cost: int

    @property
    def steps(self) -> Sequence[int]: ...


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


class PickMaker(ABC):
    """Makes choices of legal actions in one position, as the player to decide sees it."""

    def __init__(
        self, position: Position, hexes: Sequence[str], treasures: Sequence[str], names: Sequence[str], say: Say
    ) -> None:
        self.position = position
        self.hexes = hexes  # their names
        self.treasures = treasures
        self.names = names
        self.say = say

    # --- what a game knows

    @abstractmethod
    def ground(self, hex: int) -> Text | None:
        """Return the sign of a hex's terrain, if it has one."""

    def figures(self, hex: int) -> list[Text]:
        """Return the signs of who stands there, where that helps to choose."""
        return []

    @abstractmethod
    def available(self, figure: int) -> int:
        """Return how many of these figures could come in."""

    @abstractmethod
    def standing(self, hex: int, figure: int) -> int:
        """Return how many of these figures the player to decide has on a hex."""

    @abstractmethod
    def level(self, hex: int) -> int:
        """Return the value of a temple."""

    @abstractmethod
    def ways(self, source: int) -> Iterable[Way]:
        """Return the cheapest way to every hex that a figure can reach."""

    @abstractmethod
    def beside(self, hex: int) -> str:
        """Return what is around a hex, in words."""

    @abstractmethod
    def tile_of(self, action: int) -> Tile:
        """Return the tile that is laid."""

    @abstractmethod
    def laid(self, hex: int, action: int) -> tuple[Sequence[int], str]:
        """Return the stones that a tile would have there, by side, and the paths that it would open, in words."""

    # --- choices

    def price(self, action: int) -> int:
        return int(self.position.cost(action))

    def text(self, action: int) -> str:
        return self.position.rules.notation.write(action)

    def label(self, hex: int) -> Text:
        """A hex with what is on it."""
        parts = (styled(self.hexes[hex], "bold"), self.ground(hex), *self.figures(hex))
        return Text(" ").join(part for part in parts if part is not None)

    def menu(
        self, make: Callable[[list[int]], Picks], actions: list[int], code: str, **facts: str | int
    ) -> Callable[[], Menu]:
        return lambda: make(actions).menu(self.say(code, **facts))

    def sites(self, actions: list[int], code: str, value: Callable[[int], int]) -> Picks:
        found = Picks()
        for action in actions:
            hex = int(act.hex_of(action))
            number, name = value(hex), self.hexes[hex]
            label = self.say(code, hex=name, value=number, next=number + 1, cost=self.price(action))
            found.choices.append(Choice(Text(label), (name.lower(),), (action,), brief=name))
            found.lit[hex] = ""
        return found

    def camp(self, actions: list[int]) -> Picks:
        return self.sites(actions, "term-camp", lambda hex: 0)

    def clear(self, actions: list[int]) -> Picks:
        return self.sites(actions, "term-uncover", self.level)

    def enter(self, actions: list[int]) -> Picks:
        return self._posted("term-enter", "+", actions, lambda hex, figure: {"left": self.available(figure)})

    def guard(self, actions: list[int]) -> Picks:
        return self._posted("term-guard", "g", actions, self._guarding)

    def _guarding(self, hex: int, figure: int) -> dict[str, int]:
        members = sum(self.standing(hex, each) for each in (act.EXPLORER, act.LEADER))
        return {"value": self.level(hex), "others": members - 1}

    def _posted(self, code: str, sign: str, actions: list[int], facts: Callable[[int, int], dict[str, int]]) -> Picks:
        """A figure that goes to a hex for good or comes in there."""
        found = Picks()
        for action in actions:
            hex, figure = int(act.hex_of(action)), int(act.detail_of(action))
            known = {"figure": FIGURE_NAMES[figure], "hex": self.hexes[hex], "cost": self.price(action)}
            brief = f"{FIGURES[figure]}@{self.hexes[hex]}"
            label = Text(self.say(code, **known, **facts(hex, figure)))
            found.choices.append(Choice(label, (brief.lower(), f"{sign}{brief}".lower()), (action,), brief=brief))
            found.lit[hex] = ""
        return found

    def move(self, actions: list[int]) -> Picks:
        """Who walks; then how far."""
        movers = sorted({(int(act.item_of(action)), -int(act.detail_of(action))) for action in actions})
        found = Picks()
        for source, negative in movers:
            figure, name = -negative, self.hexes[source]
            facts: dict[str, str | int] = {"figure": FIGURE_NAMES[figure], "hex": name}
            label = Text(self.say("term-mover", left=self.standing(source, figure), **facts) + " ")
            label.append_text(self.ground(source) or Text())
            keys = [f"{FIGURES[figure].lower()}:{name.lower()}"]
            if sum(hex == source for hex, _ in movers) == 1:
                keys.append(name.lower())
            then = self._targets(source, figure)
            found.choices.append(Choice(label, tuple(keys), then=then, brief=f"{FIGURES[figure]} {name}"))
            found.lit[source] = ""
        return found

    def _targets(self, source: int, figure: int) -> Callable[[], Menu]:
        return lambda: self.targets(source, figure)

    def targets(self, source: int, figure: int) -> Menu:
        """Where a figure can get to, each by the cheapest way."""
        found = Picks()
        for way in self.ways(source):
            steps = tuple(step | figure << act.DETAIL for step in way.steps)
            via = " ".join(self.hexes[act.hex_of(step)] for step in way.steps[:-1])
            label, name = self.label(way.target), self.hexes[way.target]
            label.append(" " + self.say("term-walk", cost=way.cost, between=len(steps) - 1, via=via), style=DIM)
            found.lit[way.target] = f"{signs.ARROW}{way.cost}"
            brief = f"{name} {signs.ARROW}{way.cost}"
            found.choices.append(Choice(label, (name.lower(),), steps, brief=brief))
        return found.menu(self.say("term-menu-target", figure=FIGURE_NAMES[figure], hex=self.hexes[source]))

    def exchange(self, actions: list[int]) -> Picks:
        """Treasures that change hands; many are asked in two questions: what is taken, then what is given."""
        if len(actions) <= FLAT_EXCHANGES:
            return self._exchanges(actions)
        found = Picks()
        for seat, kind in sorted({(int(act.hex_of(action)), int(act.detail_of(action))) for action in actions}):
            fitting = [a for a in actions if (act.hex_of(a), act.detail_of(a)) == (seat, kind)]
            label = self.say("term-exchange-take", other=self.names[seat], take=self.treasures[kind])
            then = self.menu(self._exchanges, fitting, "term-menu-give")
            found.choices.append(Choice(Text(label), (self.treasures[kind],), then=then))
        return found

    def _exchanges(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            give, take = self.treasures[act.item_of(action)], self.treasures[act.detail_of(action)]
            label = self.say("term-exchange", other=self.names[act.hex_of(action)], give=give, take=take)
            found.choices.append(Choice(Text(label), (self.text(action).lower(),), (action,)))
        return found

    def spots(self, actions: list[int]) -> Picks:
        """Where a tile can go; then how it is turned."""
        found = Picks()
        for hex in sorted({int(act.hex_of(action)) for action in actions}):
            turns = [action for action in actions if act.hex_of(action) == hex]
            name = self.hexes[hex]
            label = styled(name, "bold").append(" " + self.beside(hex), style=DIM)
            if len(turns) == 1:
                found.choices.append(Choice(label, (name.lower(),), (turns[0],), brief=name))
            else:
                found.choices.append(Choice(label, (name.lower(),), then=self._turns(hex, turns), brief=name))
            found.lit[hex] = ""
        return found

    def _turns(self, hex: int, actions: list[int]) -> Callable[[], Menu]:
        return lambda: self.turns(hex, actions)

    def turns(self, hex: int, actions: list[int]) -> Menu:
        """How a tile can be turned there, each with the paths it would open."""
        shown = [self.laid(hex, action) for action in actions]
        widest = max(len(paths) for _, paths in shown) + 2
        found = Picks(lit={hex: ""}, picture=pictures([(s, str(n)) for n, (s, _) in enumerate(shown, 1)]))
        for action, (_, paths) in zip(actions, shown, strict=True):
            turn = f"/{act.detail_of(action)}"
            label = Text(paths.ljust(widest)).append(self.text(action), style=DIM)
            found.choices.append(Choice(label, (turn,), (action,), brief=turn))
        title = self.say("term-menu-turn", tile=self.tile_of(actions[0]).id, hex=self.hexes[hex])
        return found.menu(title, elsewhere=True)


def neighbours(neighbour: vec[i64], hex: int, among: int) -> list[int]:
    """Return the hexes around one that are in a mask."""
    around = (int(neighbour[hex * SIDES + side]) for side in range(SIDES))
    return [other for other in around if other >= 0 and among >> other & 1]
