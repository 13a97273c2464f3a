"""The classic game at the terminal, every edition of it, basic and auction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tikal.classic.rules.paths import Walk, walks
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import State, classic_state
from tikal.classic.terminal.board import PLACES, board_map
from tikal.classic.terminal.choices import GROUPS, Choices
from tikal.classic.terminal.pages import help_page, look_page, rules_page
from tikal.classic.terminal.panel import ClassicPanel, scoring_round
from tikal.classic.terminal.sheets import final_sheet, round_sheet, score_sheet
from tikal.cli.terminal.face import Page, TerminalFace
from tikal.cli.terminal.hexmap import Map, Place
from tikal.cli.terminal.menu import Menu
from tikal.core import action as act
from tikal.core.errors import IllegalAction
from tikal.core.hexes import BY_NAME, NAMES
from tikal.core.position import Position
from tikal.editions import registry
from tikal.game import Game
from tikal.messages import Say
from tikal.record.events import Event

FAR = 90  # more AP than any walk costs


class ClassicTerminalFace(TerminalFace):
    """Draws, asks and reads the classic game. Nothing in it is private."""

    big_window = (96, 34)
    big_steps = (36, 8, 10)
    small_steps = (24, 7, 9)
    narrow = 76
    repeatable = (act.ENTER, act.MOVE, act.SECRET, act.UNCOVER)
    groups = tuple(word for word, _ in GROUPS)

    @property
    def state(self) -> State:
        return classic_state(self.game.state)

    @property
    def places(self) -> Sequence[Place]:
        return PLACES

    @property
    def hexes(self) -> Mapping[str, int]:
        return BY_NAME

    def map(self, plain: bool) -> Map:
        return board_map(self.state, plain)

    def panel(self, width: int, height: int, short: bool) -> list[Text]:
        return ClassicPanel(self.names, self.you, self.say).draw(self.state, width, height, short)

    def title(self) -> str:
        rules = self.game.ruleset
        edition = registry.edition(rules.edition).title
        return self.say("term-title", edition=edition, variant="auction" if rules.auction else "basic")

    def menu(self) -> Menu:
        return Choices(self.game, self.names, self.words).main()

    def question(self) -> str:
        s = self.state
        code = "term-prompt-ap" if s.phase == SPENDING else "term-prompt"
        return self.say(code, player=self.names[s.current], ap=int(s.ap), scoring=scoring_round(self.say, s))

    def ending(self) -> Menu | None:
        return Choices(self.game, self.names, self.words).end() if len(self.game.legal_actions()) > 1 else None

    def answer(self, word: str) -> str:
        return Choices(self.game, self.names, self.words).answer(word)

    def ways(self, position: Position, source: int) -> list[Walk]:
        s = classic_state(position)
        return walks(s, s.current, source, FAR)

    def no_way(self, position: Position, source: int, target: int) -> IllegalAction:
        s = classic_state(position)
        if not int(s.explored) >> target & 1:
            return IllegalAction("not-explored", hex=NAMES[target])
        if int(s.volcanoes) >> target & 1:
            return IllegalAction("volcano-in-the-way")
        return super().no_way(position, source, target)

    def help_page(self, file: str) -> Page:
        return help_page(self.say, file, *self.big_window)

    def rules_page(self) -> Page:
        return rules_page(self.say, self.state)

    def score_page(self) -> Page:
        return score_sheet(self.say, self.state, self.names)

    def look_page(self, hex: int) -> Page:
        return look_page(self.say, self.state, hex, self.names)

    def round_page(self, scored: Sequence[Event], final: bool) -> Page:
        return round_sheet(self.say, scored, self.names, final)

    def final_page(self) -> Page:
        return final_sheet(self.say, self.state, self.names)

    @classmethod
    def described(cls, game: Game, say: Say) -> tuple[str, str]:
        edition = registry.edition(game.ruleset.edition).title
        kind = say("term-game-kind", edition=edition, variant="auction" if game.ruleset.auction else "basic")
        return kind, say("term-game-turn", turn=1 + sum(action.packed == act.END for action in game.history))
