"""Tikal Legend at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from tikal.cli.terminal.face import Page, TerminalFace
from tikal.cli.terminal.hexmap import Map, Place
from tikal.cli.terminal.menu import Menu
from tikal.core import action as act
from tikal.core.position import SPECTATOR, Position
from tikal.editions.options import write
from tikal.game import Game
from tikal.legend.rules import kinds
from tikal.legend.rules.box import Box
from tikal.legend.rules.state import CARRYING_OUT, SPENDING, LegendState, legend_state
from tikal.legend.rules.walks import FAR, Walk, purse, walks
from tikal.legend.terminal.board import board_map
from tikal.legend.terminal.choices import WORDS, Choices, scoring_words
from tikal.legend.terminal.pages import campsites_page, cards_page, help_page, look_page, rules_page
from tikal.legend.terminal.panel import LegendPanel
from tikal.legend.terminal.sheets import final_sheet, round_sheet, score_sheet
from tikal.legend.terminal.words import View
from tikal.messages import Say
from tikal.record.events import Event


class LegendTerminalFace(TerminalFace):
    """Draws, asks and reads Tikal Legend. What is drawn comes from the viewer's view, so nothing else can be seen."""

    big_window = (98, 38)
    big_steps = (28, 7, 10)
    small_steps = (20, 6, 8)
    narrow = 78
    repeatable = (act.ENTER, act.MOVE, act.SECRET, act.UNCOVER, kinds.RECRUIT, kinds.CHOOSE, kinds.MARCH)
    hints = "term-l-hints"
    groups = WORDS

    @property
    def view(self) -> View:
        """What the one at the screen may see now."""
        return self.game.view(self.viewer)

    @property
    def seen(self) -> LegendState:
        """The position without what others know."""
        return legend_state(self.game.state.seen_by(SPECTATOR if self.viewer is None else self.viewer))

    @property
    def box(self) -> Box:
        return legend_state(self.game.state).ruleset.box

    @property
    def places(self) -> Sequence[Place]:
        return self.box.board.places

    @property
    def hexes(self) -> Mapping[str, int]:
        return self.box.board.by_name

    # --- drawing

    def map(self, plain: bool) -> Map:
        return board_map(self.view, self.seen, plain)

    def panel(self, width: int, height: int, short: bool) -> list[Text]:
        return LegendPanel(self.view, self.names, self.you, self.box, self.say).draw(width, height, short)

    def title(self) -> str:
        return self.say("term-l-title", **self._where(self.game, self.say))

    @classmethod
    def _where(cls, game: Game, say: Say) -> dict[str, str | int]:
        s = legend_state(game.state)
        scenario = say(f"scenario-name-{write(s.ruleset.options['scenario'])}")
        return {"scenario": scenario, "round": s.round, "rounds": int(s.ruleset.box.numbers.rounds)}

    # --- asking

    def _choices(self) -> Choices:
        return Choices(self.seen, self.game.legal_actions().ints(), self.view, self.names, self.words)

    def menu(self) -> Menu:
        return self._choices().main()

    def question(self) -> str:
        s = legend_state(self.game.state)
        spending = s.phase == SPENDING or (s.phase == CARRYING_OUT and s.budget)
        code = "term-prompt-ap" if spending else "term-prompt"
        scoring = scoring_words(self.say, s) if s.phase == SPENDING else ""
        return self.say(code, player=self.names[int(s.current)], ap=purse(s), scoring=scoring)

    def ending(self) -> Menu | None:
        return self._choices().ending()

    def answer(self, word: str) -> str:
        return self._choices().answer(word)

    def claims(self, typed: str) -> bool:
        """Alone, "look" is card 07; with a hex it is the command."""
        return typed.lower() == "look"

    def secrets(self, seat: int) -> bool:
        view = self.game.view(seat)
        return any(hex.get("kinds") or any(known["kind"] for known in hex.get("known", ())) for hex in view["board"])

    def purse(self, position: Position) -> int:
        return purse(legend_state(position))

    def ways(self, position: Position, source: int) -> list[Walk]:
        return list(walks(legend_state(position), source, FAR))

    # --- pages

    def help_page(self, file: str) -> Page:
        return help_page(self.say, file, *self.big_window)

    def rules_page(self) -> Page:
        return rules_page(self.say, self.seen, self.view)

    def score_page(self) -> Page:
        return score_sheet(self.say, self.view, self.names)

    def look_page(self, hex: int) -> Page:
        return look_page(self.say, self.seen, self.view, hex, self.names)

    def round_page(self, scored: Sequence[Event], final: bool) -> Page:
        return round_sheet(self.say, scored, self.names, final)

    def final_page(self) -> Page:
        return final_sheet(self.say, self.view, self.names)

    def more_pages(self) -> dict[str, Callable[[str], Page]]:
        return {
            word: page
            for words, page in (
                (("c", "camps", "campsites"), lambda _: campsites_page(self.say, self.view, self.box, self.names)),
                (("k", "card", "cards"), lambda wanted: cards_page(self.say, self.view, self.box, wanted)),
            )
            for word in words
        }

    @classmethod
    def described(cls, game: Game, say: Say) -> tuple[str, str]:
        where = cls._where(game, say)
        return say("term-l-game-kind", **where), say("term-l-game-round", **where)
