"""What a player can type besides a number: actions, and commands like help, undo or quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tikal.cli.terminal.session import reason_of, write_safely
from tikal.cli.terminal.words import LOUD, yes_words
from tikal.core import action as act
from tikal.core.errors import TikalError

if TYPE_CHECKING:
    from tikal.cli.terminal.table import Table

COMMANDS = (
    "help", "undo", "redo", "board", "log", "rules", "score", "why", "look", "save", "quit", "end",
)  # fmt: skip


class Leave(Exception):
    """The player wants to go."""


class Commands:
    """Does what is typed at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.face = table.face
        self.words = table.words
        self.say = table.say
        self._marks: list[int] = []  # where the history stood before each thing this player did
        self._undone: list[int] = []  # how many actions each undo took back
        self._words: dict[str, Callable[[str], None]] = {
            "h": self._help, "help": self._help, "?": self._help, "u": self._undo, "undo": self._undo,
            "redo": self._redo, "b": self._board, "board": self._board, "l": self._log, "log": self._log,
            "r": self._rules, "rules": self._rules, "s": self._score, "score": self._score, "scores": self._score,
            "why": self._why, "look": self._look, "save": self._save, "q": self._quit, "quit": self._quit,
            "exit": self._quit, "end": self._end, ".": self._end,
        }  # fmt: skip
        self._pages = self.face.more_pages()

    def run(self, typed: str) -> None:
        """Do a command, or play the action that was typed; what is wrong is said in a sentence."""
        word, _, rest = typed.partition(" ")
        command = self._words.get(word.lower())
        try:
            if self.face.claims(typed):
                self.act(self.face.read(typed))
            elif command is not None:
                command(rest.strip())
            elif word.lower() in self._pages:
                self.table.screen.page(self._pages[word.lower()](rest.strip()))
            elif typed.upper() in self.face.hexes:
                self._look(typed)
            elif typed.lower() in self.face.groups:
                self._why(typed)
            else:
                self.act(self.face.read(typed))
        except TikalError as error:
            self.table.note(error.say(self.words))

    def knows(self, typed: str) -> bool:
        """Whether this is a command, or at least begins like a bid."""
        word = typed.partition(" ")[0].lower()
        return word in self._words or word in ("bid", "pass")

    # --- actions

    def act(self, actions: Sequence[int]) -> None:
        """Play what one choice or one line of input stands for; undo will take it back as one."""
        self._marks.append(len(self.game.history))
        self._undone = []
        self.table.play(actions)

    def _end(self, rest: str) -> None:
        self.face.refuse(self.game.state, act.END)
        self.table.confirm_end()

    # --- taking back

    def _undo(self, rest: str) -> None:
        length = len(self.game.history)
        self.game.undo()
        self._marks = [mark for mark in self._marks if mark < length]
        mark = self._marks.pop() if self._marks else length - 1
        while len(self.game.history) > mark and not self.game.why_not_undo():
            self.game.undo()
        self._undone.append(length - len(self.game.history))
        self.table.save()
        self.table.story.rewind()
        self.table.note(self.say("term-undone", count=self._undone[-1]))

    def _redo(self, rest: str) -> None:
        length = len(self.game.history)
        self.game.redo()
        for _ in range((self._undone.pop() if self._undone else 1) - 1):
            self.game.redo()
        self._marks.append(length)
        self.table.save()
        for sentence, group in groupby(event.say(self.words) for event in self.table.story.catch_up()):
            count = len(list(group))
            self.table.note(sentence + (" " + self.say("term-times", count=count) if count > 1 else ""))

    # --- looking

    def _help(self, rest: str) -> None:
        self.table.screen.page(self.face.help_page(str(self.table.session.path)))

    def _board(self, rest: str) -> None:
        """The board as big as it gets."""
        screen = self.table.screen
        screen.page(screen.spread(self.face, self.table.menus[-1].lit))

    def _log(self, rest: str) -> None:
        self.table.screen.page([Text(self.say("term-log-title"), style=LOUD), *self.table.story.log()], last=True)

    def _rules(self, rest: str) -> None:
        self.table.screen.page(self.face.rules_page())

    def _score(self, rest: str) -> None:
        self.table.screen.page(self.face.score_page())

    def _look(self, rest: str) -> None:
        hex = self.face.hexes.get(rest.upper(), -1)
        if hex < 0:
            self.table.note(self.say("term-look-where"))
        else:
            self.table.screen.page(self.face.look_page(hex))

    def _why(self, rest: str) -> None:
        """Say whether an action is allowed and what it costs, or why not."""
        if not rest:
            self.table.note(self.say("term-why-what"))
            return
        if rest.lower() in self.face.groups:
            self.table.note(self.face.answer(rest.lower()))
            return
        actions = self.face.read(rest)
        cost = sum(int(self.game.state.cost(action)) for action in actions)
        self.table.note(self.say("legal", cost=cost))

    # --- the file

    def _save(self, rest: str) -> None:
        """Write a copy; never over another file."""
        own = self.table.session.path
        path = Path(rest).expanduser() if rest else own
        if rest and path.absolute() != own and path.exists():
            self.table.note(self.say("term-file-exists", file=str(path)))
            return
        try:
            write_safely(path, self.game.to_tgn())
            self.table.note(self.say("term-saved", file=str(path)))
        except OSError as error:
            self.table.note(self.say("term-cannot-save", file=str(path), reason=reason_of(error)))

    def _quit(self, rest: str) -> None:
        """Leave; if the game cannot be saved, only after asking."""
        session = self.table.session
        if not session.save(self.game):
            answer = self.table.screen.ask(
                self.say("term-leave-unsaved", file=str(session.path), reason=session.trouble)
            )
            if answer.strip().lower() not in yes_words(self.say):
                return
        raise Leave
