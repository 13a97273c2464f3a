"""The race in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tests.race.rules import RaceState
from tikal.cli.terminal.face import Page, TerminalFace
from tikal.cli.terminal.hexmap import JUNGLE, Cell, Map, Place
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import chip
from tikal.core.errors import IllegalAction
from tikal.core.position import Position
from tikal.game import Game
from tikal.messages import Say
from tikal.record.events import Event


def race_state(position: Position) -> RaceState:
    assert isinstance(position, RaceState)
    return position


def draw_board(position: Position) -> Text:
    """Return the trail, with those who stand on each hex in brackets."""
    state = race_state(position)
    hexes = range(state.race.finish + 1)
    here = {hex: [seat for seat, reached in enumerate(state.reached) if reached == hex] for hex in hexes}
    return Text(" ".join(f"{hex}{here[hex]}" if here[hex] else str(hex) for hex in hexes))


class RaceFace(TerminalFace):
    big_window = (90, 20)
    big_steps = (30, 6, 8)
    small_steps = (20, 5, 7)
    narrow = 60
    repeatable = ()
    groups = ()

    @property
    def state(self) -> RaceState:
        return race_state(self.game.state)

    @property
    def places(self) -> Sequence[Place]:
        return [(hex % 8, hex // 8) for hex in range(self.state.race.finish + 1)]

    @property
    def hexes(self) -> Mapping[str, int]:
        return {str(hex): hex for hex in range(self.state.race.finish + 1)}

    def map(self, plain: bool) -> Map:
        cells = [
            Cell(str(hex), place, JUNGLE, figures=[chip(n) for n, at in enumerate(self.state.reached) if at == hex])
            for hex, place in enumerate(self.places)
        ]
        return Map(cells, [])

    def panel(self, width: int, height: int, short: bool) -> list[Text]:
        return [Text(f"{name}: {at}") for name, at in zip(self.names, self.state.reached, strict=True)]

    def title(self) -> str:
        return "Race"

    def menu(self) -> Menu:
        notation = self.game.ruleset.notation
        texts = {packed: notation.write(packed) for packed in self.state.possible()}
        return Menu("Walk", [Choice(Text(text), (text,), (packed,)) for packed, text in texts.items()])

    def question(self) -> str:
        return f"{self.names[self.state.current]} (up to {self.state.number})> "

    def ending(self) -> Menu | None:
        return None

    def answer(self, word: str) -> str:
        return ""

    def walk(self, position: Position, packed: int) -> list[int]:
        raise IllegalAction("not-next-to")

    def help_page(self, file: str) -> Page:
        return [Text("Type the number of a choice.")]

    def rules_page(self) -> Page:
        return [Text(f"A number comes up; walk at most that far. Hex {self.state.race.finish} wins.")]

    def score_page(self) -> Page:
        return list(self.panel(0, 0, short=False))

    def look_page(self, hex: int) -> Page:
        return [Text(str(hex))]

    def round_page(self, scored: Sequence[Event], final: bool) -> Page:
        return []

    def final_page(self) -> Page:
        return self.score_page()

    @classmethod
    def described(cls, game: Game, say: Say) -> tuple[str, str]:
        return "Race", str(max(race_state(game.state).reached))
