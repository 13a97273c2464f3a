"""The classic game as the house knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tikal.core.errors import Fact
from tikal.core.position import Position, Rules
from tikal.title import Title

if TYPE_CHECKING:
    from rich.text import Text

    from tikal.cli.terminal.face import TerminalFace
    from tikal.core.encoding import Encoding
    from tikal.drawing.face import DrawingFace
    from tikal.editions.options import Number, Option, Value
    from tikal.record.decks import Deck
    from tikal.record.teller import Event
    from tikal.server.face import TableFace
    from tikal.view import AnyView


class ClassicTitle(Title):
    """Tikal, 1999, in all its editions."""

    id = "classic"
    players = (2, 4)
    default_edition = "super-meeple"
    has_auction = True
    scoring_begins = ("scoring-round", "final-round")
    bots = {  # noqa: RUF012
        "greedy": "tikal.classic.bots.greedy:GreedyBot",
        "planner": "tikal.classic.bots.planner:PlannerBot",
        "thrifty": "tikal.classic.bots.planner:ThriftyBot",
        "reply": "tikal.classic.bots.lookahead:ReplyBot",
        "search": "tikal.classic.bots.lookahead:SearchBot",
        "champion": "tikal.classic.bots.champion:ChampionBot",
    }
    levels = {  # noqa: RUF012
        "beginner": "tikal.classic.bots.levels:ClassicBeginner",
        "easy": "tikal.classic.bots.levels:ClassicEasy",
        "medium": "tikal.classic.bots.levels:ClassicMedium",
        "hard": "tikal.classic.bots.levels:ClassicHard",
        "expert": "tikal.classic.bots.levels:ClassicExpert",
    }

    adviser = "tikal.classic.bots.adviser:ClassicAdviser"

    @property
    def options(self) -> dict[str, Option]:
        from tikal.classic.editions.options import OPTIONS

        return OPTIONS

    @property
    def numbers(self) -> dict[str, Number]:
        from tikal.classic.editions.options import numbers

        return numbers()

    def ruleset(self, edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Rules:
        from tikal.classic.editions.builder import ruleset

        return ruleset(edition, version, spec, auction, options)

    def view(self, position: Position, names: tuple[str, ...], seat: int | None) -> AnyView:
        from tikal.classic.rules.state import classic_state
        from tikal.classic.view import classic_view

        return classic_view(classic_state(position), names, seat)

    def facts(self, position: Position, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
        from tikal.classic.explain import classic_facts
        from tikal.classic.rules.state import classic_state

        return classic_facts(classic_state(position), packed, names)

    def events(
        self, names: tuple[str, ...], number: int, before: Position, action: int, after: Position
    ) -> list[Event]:
        from tikal.classic.events import ClassicTeller
        from tikal.classic.rules.state import classic_state

        return ClassicTeller(names, number, classic_state(before), action, classic_state(after)).events()

    def decks(self, position: Position) -> list[Deck]:
        from tikal.classic.decks import decks
        from tikal.classic.rules.state import classic_state

        return decks(classic_state(position))

    def place(self, hidden: Position, position: Position) -> int:
        from tikal.classic.decks import place
        from tikal.classic.rules.state import classic_state

        return place(classic_state(hidden), classic_state(position))

    def encoding(self, rules: Rules) -> Encoding:
        from tikal.classic.encoding.encoding import ClassicEncoding
        from tikal.classic.rules.ruleset import Ruleset

        assert isinstance(rules, Ruleset)
        return ClassicEncoding(rules)

    def table(self) -> TableFace:
        from tikal.classic.table.face import ClassicTableFace

        return ClassicTableFace()

    def drawing(self) -> DrawingFace:
        from tikal.classic.drawing import ClassicDrawingFace

        return ClassicDrawingFace()

    def terminal(self) -> type[TerminalFace]:
        from tikal.classic.terminal.face import ClassicTerminalFace

        return ClassicTerminalFace

    def drawn(self, position: Position, names: tuple[str, ...], width: int) -> Text:
        from tikal.classic.rules.state import classic_state
        from tikal.classic.terminal.board import draw_board

        return draw_board(classic_state(position), width)


TITLE = ClassicTitle()
