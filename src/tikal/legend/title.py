"""Tikal Legend as the house knows it."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

from tikal.core.errors import Fact
from tikal.core.position import Position, Rules
from tikal.title import Argument, Title

if TYPE_CHECKING:
    from rich.text import Text

    from tikal.cli.terminal.face import TerminalFace
    from tikal.core.encoding import Encoding
    from tikal.drawing.face import DrawingFace
    from tikal.editions.options import Option, Value
    from tikal.record.decks import Deck
    from tikal.record.record import Record
    from tikal.record.teller import Event
    from tikal.record.tgn import Writer
    from tikal.server.face import TableFace
    from tikal.view import AnyView


class LegendTitle(Title):
    """Tikal Legend, as far as its book tells."""

    id = "legend"
    players = (2, 4)
    default_edition = "legend"
    scored = "legend-scored"
    scoring_begins = ("interim-scoring", "final-scoring")
    turn_ends = ("out-for-round",)
    quick_events = ("power-dealt", "card-dealt", "token-drawn", "treasure-looked-at")
    levels = {  # noqa: RUF012
        "beginner": "tikal.legend.bots.levels:LegendBeginner",
        "easy": "tikal.legend.bots.levels:LegendEasy",
        "medium": "tikal.legend.bots.levels:LegendMedium",
        "hard": "tikal.legend.bots.levels:LegendHard",
        "expert": "tikal.legend.bots.levels:LegendExpert",
    }
    adviser = "tikal.legend.bots.adviser:LegendAdviser"
    arguments = (
        Argument("--scenario", "scenario", "NAME", "Legend: which scenario to play, e.g. -e legend --scenario uxmal."),
        Argument(
            "--components", "components", "FILE",
            "Legend: play with a corrected data file; see `tikal components`.", is_file=True,
        ),
    )  # fmt: skip
    own_choices = ("scenario", "components")
    habits = {"march": "walk", "recruit": "enter", "resite": "camp", "stone": "stone"}  # noqa: RUF012
    subtitle = "scenario"
    commands = {"components": "tikal.legend.terminal.components"}  # noqa: RUF012

    @property
    def options(self) -> dict[str, Option]:
        from tikal.legend.editions.builder import OPTIONS

        return OPTIONS

    def ruleset(self, edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Rules:
        from tikal.legend.editions.builder import ruleset

        return ruleset(edition, version, spec, options)

    def opening(self, rules: Rules, players: int) -> Position:
        from tikal.core.engine import waits_for_chance

        position = rules.initial(players, 0)
        dealer = rules.dealer(position, "perft")
        while waits_for_chance(position):
            position.apply(dealer.deal(position))
        return position

    def component_word(self, path: str | PathLike[str] | None = None, text: str = "") -> str:
        from tikal.legend.editions.builder import read_box_file, read_box_text, word_of

        return word_of(read_box_text(text) if path is None else read_box_file(path))

    def view(self, position: Position, names: tuple[str, ...], seat: int | None) -> AnyView:
        from tikal.legend.rules.state import legend_state
        from tikal.legend.view import legend_view

        return legend_view(legend_state(position), names, seat)

    def facts(self, position: Position, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
        from tikal.legend.explain import legend_facts
        from tikal.legend.rules.state import legend_state

        return legend_facts(legend_state(position), packed, names)

    def events(
        self, names: tuple[str, ...], number: int, before: Position, action: int, after: Position
    ) -> list[Event]:
        from tikal.legend.events import LegendTeller
        from tikal.legend.rules.state import legend_state

        return LegendTeller(names, number, legend_state(before), action, legend_state(after)).events()

    def writer(self, record: Record) -> Writer:
        from tikal.legend.tgn import LegendWriter

        return LegendWriter(record)

    def decks(self, position: Position) -> list[Deck]:
        from tikal.legend.decks import decks
        from tikal.legend.rules.state import legend_state

        return decks(legend_state(position))

    def place(self, hidden: Position, position: Position) -> int:
        from tikal.legend.decks import place
        from tikal.legend.rules.state import legend_state

        return place(legend_state(hidden), legend_state(position))

    def encoding(self, rules: Rules) -> Encoding:
        from tikal.legend.encoding.encoding import LegendEncoding
        from tikal.legend.rules.ruleset import LegendRuleset

        assert isinstance(rules, LegendRuleset)
        return LegendEncoding(rules)

    def table(self) -> TableFace:
        from tikal.legend.table.face import LegendTableFace

        return LegendTableFace()

    def drawing(self) -> DrawingFace:
        from tikal.legend.drawing import LegendDrawingFace

        return LegendDrawingFace()

    def terminal(self) -> type[TerminalFace]:
        from tikal.legend.terminal.face import LegendTerminalFace

        return LegendTerminalFace

    def drawn(self, position: Position, names: tuple[str, ...], width: int) -> Text:
        from tikal.legend.rules.state import legend_state
        from tikal.legend.terminal.board import draw_board

        return draw_board(legend_state(position), names, width)


TITLE = LegendTitle()
