"""The table: one game from here to its end, with persons who type and bots that answer."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Sequence
from dataclasses import replace
from types import FrameType

from rich.console import RenderableType
from rich.text import Text

from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.bots.second import cores_here
from tikal.cli.terminal.commands import COMMANDS, Commands, Leave
from tikal.cli.terminal.hexmap import Lit
from tikal.cli.terminal.menu import Menu
from tikal.cli.terminal.saves import acted, quoted
from tikal.cli.terminal.screen import Picture, Screen
from tikal.cli.terminal.seats import Seat
from tikal.cli.terminal.session import Session
from tikal.cli.terminal.story import QUICK, SCORED, Story, line
from tikal.cli.terminal.words import LOUD, program
from tikal.core import action as act
from tikal.core.action import Action
from tikal.game import Game, fresh_seed
from tikal.record.events import Event
from tikal.titles import title_of

STOPS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
BACK = ("", "0", "back", "n", "no")


class Table:
    """Runs one game. Every action is saved before anybody sees what it did."""

    def __init__(self, game: Game, seats: Sequence[Seat], session: Session, screen: Screen, delay: float) -> None:
        self.game = game
        self.seats = seats
        self.session = session
        self.screen = screen
        self.words = screen.words
        self.say = screen.say
        self.delay = delay
        self.names = tuple(seat.shown(self.say) for seat in seats)
        persons = [place for place, seat in enumerate(seats) if not seat.bot]
        self.you = persons[0] if len(persons) == 1 else None
        self.face = title_of(game.ruleset).face(game, self.names, self.words, self.you)
        self.story = Story(game, self.names, self.words, self.you)
        self.holder: int | None = None  # who sat at the keyboard last
        self.bots: dict[int, Player] = {}
        self.commands = Commands(self)
        self.menus: list[Menu] = []
        self.messages: list[str] = []
        self._pictured = (-1, -1)  # the turn in which running text last showed the board

    def seat_bots(self, seed: str | None) -> None:
        """Wake the bots. Theirs is a seed of their own, from which the deal cannot be told."""
        root = fresh_seed() if seed is None else seed
        for place, seat in enumerate(self.seats):
            if seat.bot:
                own = hashlib.sha256(f"{root}/bot/{place}".encode()).hexdigest()
                bot = make_bot(seat.bot, own)
                self.bots[place] = Player(bot, replace(bot.budget, cores=min(2, cores_here())))

    # --- the whole game

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.save()
        self.screen.tell([Text(self.say("term-saved-in", file=str(self.session.path)))], whole=True)
        before = {code: signal.signal(code, _interrupt) for code in STOPS}
        self.screen.open()
        if self.screen.full and not self.screen.is_big(self.face) and not all(seat.bot for seat in self.seats):
            columns, lines = self.face.big_window
            self.note(self.say("term-small-window", columns=columns, lines=lines))
        try:
            self._play_on()
            over = True
        except (Leave, EOFError, KeyboardInterrupt):
            over = False
        finally:
            self.screen.close()
            for code, handler in before.items():
                signal.signal(code, handler)
        if over:
            self.finish()
        else:
            self.farewell()

    def _play_on(self) -> None:
        if not self.screen.full:
            self.screen.tell([self._line(event) for event in self.story.events[-4:]])
        while True:
            place = self.game.current_player
            if place is None:
                return
            if place in self.bots:
                self._bot(place)
            else:
                self._person(place)

    def finish(self) -> None:
        """Show how the game ended."""
        self._show_to(self.you)
        lines: list[RenderableType] = [Text(), *self.screen.spread(self.face, {}), Text()]
        scored = self.story.scored()
        if scored:
            lines += self.face.round_page(scored, final=True)
        lines += self.face.final_page()
        lines += [Text(event.say(self.words), style=LOUD) for event in self.story.events if event.kind == "game-over"]
        self.screen.tell(lines)
        self.screen.tell([Text(self.say("term-kept", tikal=program(), **self._file()))], whole=True)

    def farewell(self) -> None:
        """Say how to go on later."""
        if not acted(self.game) and self.session.discard():
            self.screen.tell([Text(), Text(self.say("term-nothing-kept"))], whole=True)
            return
        self.save()
        code = "term-not-saved" if self.session.trouble else "term-farewell"
        facts = {"tikal": program(), "reason": self.session.trouble, **self._file()}
        self.screen.tell([Text(), Text(self.say(code, **facts))], whole=True)

    def _file(self) -> dict[str, str]:
        return {"file": str(self.session.path), "quoted": quoted(self.session.path)}

    # --- playing

    def save(self) -> None:
        """Keep the game as it stands; a failure is said, and the game goes on."""
        if not self.session.save(self.game):
            self.note(self.say("term-cannot-save", file=str(self.session.path), reason=self.session.trouble))

    def play(self, actions: Sequence[int]) -> None:
        """Play packed actions that are known to be legal, one by one."""
        for packed in actions:
            self.game.play(Action(packed, self.game.ruleset.notation))
            self._played(watched=False)

    def _bot(self, place: int) -> None:
        self._show_to(self.you)
        self.bots[place].play(self.game)
        self._played(watched=True)

    def _played(self, watched: bool) -> None:
        """Something was played: save it, then show it."""
        self.save()
        self._tell(self.story.catch_up(), watched)

    def _tell(self, events: Sequence[Event], watched: bool) -> None:
        """Show what has happened; what others do is shown slowly, one thing after another."""
        for event in events:
            if not self.screen.full:
                self.screen.tell([self._line(event)])
            elif watched and event.kind not in QUICK:
                self.screen.show(self.picture(None, self._places(event)))
            if watched and event.kind not in QUICK:
                self.screen.pause(self.delay)
        if any(event.kind in SCORED for event in events):
            self._scored()

    def _scored(self) -> None:
        """Show what a scoring round has brought, when the last player has scored."""
        scored = self.story.scored()
        if len(scored) == self.game.players and not self.game.is_over:
            self.screen.page(self.face.round_page(scored, final=False))

    # --- a person decides

    def _show_to(self, seat: int | None) -> None:
        """From now on show what that seat may know; None knows only what all know."""
        self.face.viewer = self.story.viewer = seat

    def _sit_down(self, place: int) -> None:
        """Somebody else decides now. What only they know comes to the screen when they have come to it themselves."""
        if place not in (self.holder, self.you) and self.face.secrets(place):
            self._show_to(None)
            self.screen.hand_over(self.say("term-hand-over", player=self.names[place]))
        self.holder = place
        self._show_to(place)

    def _person(self, place: int) -> None:
        """Ask until something is played or taken back."""
        self._sit_down(place)
        self.menus = [self.face.menu()]
        length = len(self.game.history)
        while len(self.game.history) == length:
            menu = self.menus[-1]
            self.show(menu)
            typed = self.screen.ask(self.face.question(), [*menu.keys(), *COMMANDS, *self.game.legal_actions().texts()])
            self.messages = []
            self._answer(menu, typed)

    def _answer(self, menu: Menu, typed: str) -> None:
        choice = menu.pick(typed)
        if choice is not None and choice.refusal:
            self.note(choice.refusal)
        elif choice is not None and choice.then is not None:
            self.menus.append(choice.then())
        elif choice is not None:
            self.commands.act(choice.actions)
        elif menu.elsewhere and self._other_hex(typed):
            return
        elif typed.lower() in BACK:
            self.menus = self.menus[:-1] or self.menus
        elif typed.isdecimal() and menu.listed:
            self.note(self.say("term-no-such-number", number=typed[:9], most=len(menu.choices)))
        elif typed.isdecimal():
            self.commands.run(menu.prefix + typed)
        elif menu.prefix and not self.commands.knows(typed):
            self.note(self.say("term-not-a-number", text=typed[:40], least=menu.keys()[0], most=menu.keys()[-1]))
        else:
            self.commands.run(typed)

    def _other_hex(self, typed: str) -> bool:
        """When asked how a tile shall lie, another hex is an answer to the question before."""
        before = self.menus[:-1]
        if not before or typed.upper() not in self.face.hexes or before[-1].pick(typed) is None:
            return False
        self.menus = before
        self._answer(before[-1], typed)
        return True

    def confirm_end(self) -> None:
        """Ask whether to end the turn, if something could still be done; else end it."""
        ending = self.face.ending()
        if ending is not None:
            self.menus.append(ending)
        else:
            self.commands.act((act.END,))

    # --- showing

    def note(self, message: str) -> None:
        """Show a message with the next picture, or at once in running text."""
        if self.screen.full:
            self.messages = [*(m for m in self.messages if m != message), message]
        else:
            self.screen.tell([Text(message)])

    def show(self, menu: Menu) -> None:
        """Show the game: a whole picture, or the menu alone where the board has been printed this turn."""
        turn = (int(self.game.state.current), sum(event.kind == "turn-ended" for event in self.story.events))
        if not self.screen.tty and turn == self._pictured:
            self.screen.tell_plain(menu.lines(self.say, self.screen.console.width))
            return
        self._pictured = turn
        self.screen.show(self.picture(menu, menu.lit))

    def picture(self, menu: Menu | None, lit: Lit) -> Picture:
        """Return what the screen is to show now."""
        return Picture(self.face, self.story.log, menu, self.messages, lit)

    def _line(self, event: Event) -> Text:
        return line(event, event.say(self.words))

    def _places(self, event: Event) -> Lit:
        """Return the hexes that an event is about."""
        names = (str(event.facts.get("source", "")), str(event.facts.get("hex", "")))
        return {self.face.hexes[name]: "" for name in names if name in self.face.hexes}


def _interrupt(signal: int, frame: FrameType | None) -> None:
    """A request to stop is like Ctrl-C."""
    raise KeyboardInterrupt
