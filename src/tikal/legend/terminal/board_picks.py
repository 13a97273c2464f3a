"""What can be picked on the board: sites, figures and trail stones."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.picks import Picks
from tikal.cli.terminal.words import DIM
from tikal.core import action as act
from tikal.core.action import LEADER
from tikal.core.hexes import SIDES
from tikal.core.notation import FIGURE_NAMES, FIGURES
from tikal.legend.rules.stones import source_of, target_of
from tikal.legend.terminal.picks import LegendPicks


class BoardPicks(LegendPicks):
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

    def dig(self, actions: list[int]) -> Picks:
        found = self.sites(actions, "term-dig", self.s.treasures_on)
        for choice, action in zip(found.choices, actions, strict=True):
            hex = int(act.hex_of(action))
            known = self.view["board"][hex].get("known", ())
            top = next((each["kind"] for each in known if each["depth"] == self.s.treasures_on(hex)), None)
            if top:
                choice.label.append(" " + self.say("term-l-top", treasure=top))
        return found

    def resite(self, actions: list[int]) -> Picks:
        """Which camp moves, then where to."""
        found = Picks()
        for source in sorted({int(act.item_of(action)) for action in actions}):
            targets = [action for action in actions if act.item_of(action) == source]
            name = self.hexes[source]
            label = Text(self.say("term-l-resite", hex=name))
            then = self.menu(self.camp, targets, "term-l-menu-resite", hex=name)
            found.choices.append(Choice(label, (name.lower(),), then=then, brief=name))
            found.lit[source] = ""
        return found

    # --- figures

    def recruit(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            figure = int(act.detail_of(action))
            left = self.s.unavailable(int(self.s.current), figure)
            label = self.say("term-l-recruit", figure=FIGURE_NAMES[figure], left=left, cost=self.price(action))
            found.choices.append(Choice(Text(label), (FIGURE_NAMES[figure], f"&{FIGURES[figure].lower()}"), (action,)))
        return found

    def march(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            figure, hex = int(act.detail_of(action)), int(act.item_of(action))
            there = self.s.leaders if figure == LEADER else self.s.explorers
            label = self.say("term-l-march", figure=FIGURE_NAMES[figure], left=int(there(self.s.current, hex)))
            found.choices.append(Choice(Text(label), (FIGURE_NAMES[figure],), (action,)))
            found.lit[hex] = ""
            found.lit[int(act.hex_of(action))] = ""
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
