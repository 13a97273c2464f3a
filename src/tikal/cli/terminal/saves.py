"""The games that are kept in the data folder: which there are, and which can be resumed."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from tikal.cli.terminal.seats import seat_of
from tikal.cli.terminal.session import SUFFIX, Session, data_folder, read_game
from tikal.cli.terminal.words import LOUD, program
from tikal.core.errors import RecordError
from tikal.game import Game
from tikal.messages import Catalogue, Say
from tikal.titles import title_of


@dataclass(frozen=True)
class Save:
    """One file: the game in it, or why it cannot be read."""

    path: Path
    game: Game | None
    trouble: RecordError | None = None

    @property
    def unfinished(self) -> bool:
        return self.game is not None and not self.game.is_over


def saves() -> Iterator[Save]:
    """Yield every game of the data folder, the one that was played last first."""
    for path in sorted(data_folder().glob(f"*{SUFFIX}"), key=_last_change, reverse=True):
        try:
            yield Save(path, read_game(path, None))
        except RecordError as error:
            yield Save(path, None, error)


def _last_change(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name


def newest_unfinished(words: Catalogue) -> tuple[Path, list[str]]:
    """Return the unfinished game that was played last, and what is wrong with those played after it.

    :raises RecordError: if there is none.
    """
    troubles: list[str] = []
    for save in saves():
        if save.unfinished:
            return save.path, troubles
        if save.trouble:
            troubles.append(save.trouble.say(words))
    if troubles:
        raise RecordError("term-only-broken", troubles="\n".join(troubles), folder=str(data_folder()))
    raise RecordError("term-nothing-to-resume", folder=str(data_folder()))


def begun() -> Save | None:
    """Return the unfinished game that was played last and in which a person has done something."""
    for save in saves():
        if save.game and save.unfinished and acted(save.game) and _is_free(save.path):
            return save
    return None


def _is_free(path: Path) -> bool:
    """Whether a game is not being played in another window."""
    session = Session(path)
    try:
        session.open()
    except RecordError:
        return False
    session.close()
    return True


def acted(game: Game) -> bool:
    """Whether a person has done anything in a game; where only bots play, nobody needs to."""
    persons = {place for place, name in enumerate(game.names) if not seat_of(name).bot}
    s = game.record.start()
    for action in game.history:
        if not action.notation.is_chance(action.packed) and int(s.current) in persons:
            return True
        s.apply(action.packed)
    return not persons


def facts(say: Say, game: Game) -> dict[str, str]:
    """Return what tells one game from another."""
    kind, stage = title_of(game.ruleset).terminal().described(game, say)
    players = ", ".join(seat_of(name).shown(say) for name in game.names)
    return {
        "game": say("term-game", kind=kind, players=players, stage=stage),
        "scores": ", ".join(str(score) for score in game.scores),
        "state": "finished" if game.is_over else "unfinished",
    }


def listing(words: Catalogue) -> list[Text]:
    """Return all games, the one that was played last first."""
    say = words.say
    lines: list[Text] = []
    for save in saves():
        if save.trouble is not None:
            lines.append(Text(save.trouble.say(words)))
        elif save.game is not None:
            style = LOUD if save.unfinished else ""
            lines += [Text(str(save.path), style=style), Text("    " + say("term-list-game", **facts(say, save.game)))]
    if not lines:
        return [Text(say("term-list-empty", folder=str(data_folder())))]
    return [*lines, Text(say("term-list-hint", tikal=program()))]


def quoted(path: Path) -> str:
    """Return a file as it is typed on a command line."""
    return shlex.quote(str(path))
