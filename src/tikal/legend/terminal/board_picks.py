"""What can be picked on the board: sites, figures and trail stones."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import DIM
from tikal.core import action as act
from tikal.core.action import LEADER
from tikal.core.hexes import SIDES
from tikal.core.notation import FIGURES as LETTERS
from tikal.legend.rules.stones import source_of, target_of
from tikal.legend.rules.walks import purse, walks
from tikal.legend.terminal.board import terrain
from tikal.legend.terminal.picks import PickMaker, Picks
from tikal.legend.terminal.words import FIGURES


class BoardPicks(PickMaker):
    """Hexes, members and edges."""

    # --- hexes

    def choose(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            hex = int(act.hex_of(action))
            name = self.hexes[hex]
            found.choices.append(Choice(self.label(hex), (name.lower(), "@" + name.lower()), (action,), brief=name))
            found.lit[hex] = ""
        return found

    def _sites(self, actions: list[int], code: str, value: Callable[[int], int]) -> Picks:
        found = Picks()
        for action in actions:
            hex = int(act.hex_of(action))
            number = value(hex)
            label = self.say(code, hex=self.hexes[hex], value=number, next=number + 1, cost=self.price(action))
            top = next((t["kind"] for t in self.view["board"][hex].get("known", ()) if t["depth"] == number), None)
            if top:
                label += " " + self.say("term-l-top", treasure=top)
            found.choices.append(Choice(Text(label), (self.hexes[hex].lower(),), (action,), brief=self.hexes[hex]))
            found.lit[hex] = ""
        return found

    def clear(self, actions: list[int]) -> Picks:
        return self._sites(actions, "term-l-clear", self.s.level)

    def dig(self, actions: list[int]) -> Picks:
        return self._sites(actions, "term-l-dig", self.s.treasures_on)

    def camp(self, actions: list[int]) -> Picks:
        return self._sites(actions, "term-l-camp", lambda hex: 0)

    def resite(self, actions: list[int]) -> Picks:
        """Which camp moves, then where to."""
        found = Picks()
        for source in sorted({int(act.item_of(action)) for action in actions}):
            targets = [action for action in actions if act.item_of(action) == source]
            name = self.hexes[source]
            label = Text(self.say("term-l-resite", hex=name))
            then = self.menu(self._resited, targets, "term-l-menu-resite", hex=name)
            found.choices.append(Choice(label, (name.lower(),), then=then, brief=name))
            found.lit[source] = ""
        return found

    def _resited(self, actions: list[int]) -> Picks:
        return self._sites(actions, "term-l-camp", lambda hex: 0)

    # --- figures

    def enter(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            hex, figure = int(act.hex_of(action)), int(act.detail_of(action))
            left = int(self.s.available(self.s.current, figure))
            facts: dict[str, str | int] = {"figure": FIGURES[figure], "hex": self.hexes[hex], "left": left}
            label = self.say("term-l-enter", cost=self.price(action), **facts)
            brief = f"{LETTERS[figure]}@{self.hexes[hex]}"
            found.choices.append(Choice(Text(label), (brief.lower(), f"+{brief}".lower()), (action,), brief=brief))
            found.lit[hex] = ""
        return found

    def recruit(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            figure = int(act.detail_of(action))
            left = self.s.unavailable(int(self.s.current), figure)
            label = self.say("term-l-recruit", figure=FIGURES[figure], left=left, cost=self.price(action))
            found.choices.append(Choice(Text(label), (FIGURES[figure], f"&{LETTERS[figure].lower()}"), (action,)))
        return found

    def march(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            figure, hex = int(act.detail_of(action)), int(act.item_of(action))
            there = self.s.leaders if figure == LEADER else self.s.explorers
            label = self.say("term-l-march", figure=FIGURES[figure], left=int(there(self.s.current, hex)))
            found.choices.append(Choice(Text(label), (FIGURES[figure],), (action,)))
            found.lit[hex] = ""
            found.lit[int(act.hex_of(action))] = ""
        return found

    def move(self, actions: list[int]) -> Picks:
        """Who walks; then how far."""
        movers = sorted({(int(act.item_of(action)), -int(act.detail_of(action))) for action in actions})
        found = Picks()
        for source, negative in movers:
            figure, name = -negative, self.hexes[source]
            there = self.s.leaders if figure == LEADER else self.s.explorers
            facts: dict[str, str | int] = {"figure": FIGURES[figure], "hex": name}
            label = Text(self.say("term-l-mover", left=int(there(self.s.current, source)), **facts) + " ")
            keys = [f"{LETTERS[figure].lower()}:{name.lower()}"]
            if sum(hex == source for hex, _ in movers) == 1:
                keys.append(name.lower())
            label.append_text(terrain(self.view["board"][source]) or Text())
            then = self._targets(source, figure)
            found.choices.append(Choice(label, tuple(keys), then=then, brief=f"{LETTERS[figure]} {name}"))
            found.lit[source] = ""
        return found

    def _targets(self, source: int, figure: int) -> Callable[[], Menu]:
        return lambda: self.targets(source, figure)

    def targets(self, source: int, figure: int) -> Menu:
        """Where a figure can get to, each by the cheapest way."""
        found = Picks()
        for walk in walks(self.s, source, purse(self.s)):
            steps = tuple(step | figure << act.DETAIL for step in walk.steps)
            via = " ".join(self.hexes[act.hex_of(step)] for step in walk.steps[:-1])
            label = self.label(walk.target)
            label.append(" " + self.say("term-walk", cost=walk.cost, between=len(steps) - 1, via=via), style=DIM)
            name = self.hexes[walk.target]
            found.lit[walk.target] = f"{signs.ARROW}{walk.cost}"
            brief = f"{name} {signs.ARROW}{walk.cost}"
            found.choices.append(Choice(label, (name.lower(),), steps, brief=brief))
        return found.menu(self.say("term-menu-target", figure=FIGURES[figure], hex=self.hexes[source]))

    def guard(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            hex, figure = int(act.hex_of(action)), int(act.detail_of(action))
            others = int(self.s.members(self.s.current, hex)) - 1
            facts: dict[str, str | int] = {"hex": self.hexes[hex], "value": self.s.level(hex)}
            label = self.say("term-l-guard", figure=FIGURES[figure], others=others, cost=self.price(action), **facts)
            brief = f"{LETTERS[figure]}@{self.hexes[hex]}"
            found.choices.append(Choice(Text(label), (brief.lower(), f"g{brief}".lower()), (action,), brief=brief))
            found.lit[hex] = ""
        return found

    # --- trail stones

    def stone(self, actions: list[int]) -> Picks:
        """Which token moves, if none is in supply; then an edge by its two hexes."""
        board = self.box.board
        found = Picks()
        sources = sorted({int(source_of(board, action)) for action in actions})
        if len(sources) > 1:
            for source in sources:
                moved = [action for action in actions if source_of(board, action) == source]
                name = board.edge_name(source)
                then = self.menu(self._first_ends, moved, "term-l-menu-edge")
                found.choices.append(Choice(Text(self.say("term-l-token", edge=name)), (name.lower(),), then=then))
            return found
        return self._first_ends(actions)

    def _first_ends(self, actions: list[int]) -> Picks:
        found = Picks()
        ends: dict[int, list[int]] = {}
        for action in actions:
            for hex in self._ends(action):
                ends.setdefault(hex, []).append(action)
        for hex, here in sorted(ends.items()):
            name = self.hexes[hex]
            then = self._second_ends(hex, here)
            found.choices.append(Choice(self.label(hex), (name.lower(),), then=then, brief=name))
            found.lit[hex] = ""
        return found

    def _ends(self, action: int) -> tuple[int, int]:
        board = self.box.board
        edge = int(target_of(board, action))
        hex = int(board.edge_hex[edge])
        return hex, int(board.neighbour[hex * SIDES + int(board.edge_side[edge])])

    def _second_ends(self, hex: int, actions: list[int]) -> Callable[[], Menu]:
        def menu() -> Menu:
            found = Picks()
            for action in actions:
                one, two = self._ends(action)
                other = two if one == hex else one
                stones = int(self.s.stones_between(hex, other))
                label = self.label(other).append(" " + self.say("term-l-edge", stones=stones), style=DIM)
                name = self.hexes[other]
                found.choices.append(Choice(label, (name.lower(),), (action,), brief=name))
                found.lit[other] = ""
            return found.menu(self.say("term-l-menu-other-end", hex=self.hexes[hex]))

        return menu
