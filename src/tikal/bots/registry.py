"""The bots by name: those that come with Tikal, and those that other packages add.

A package adds a bot by an entry point in the group `tikal.bots` whose object is a subclass of `Bot`:

    [project.entry-points."tikal.bots"]
    mine = "my_package:MyBot"

A program in any language is a bot too, once whoever runs Tikal has admitted it under a name (`admit`). Names that come
from elsewhere, as from a page or a record, never start one that was not.
"""

from __future__ import annotations

import json
import os
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isabstract

from tikal.bots.bot import LEVELS, Bot
from tikal.core.errors import InvalidOption
from tikal.titles import titles

GROUP = "tikal.bots"
PREFIX = "cmd:"  # before the command of a program, where a command line wants the name of a bot
PROGRAMS = "TIKAL_BOTS"  # the variable with the programs that are admitted, as JSON: other processes inherit it

#: Where the bots that come with Tikal are: imported only when one is wanted.
OWN = {
    "random": "tikal.bots.random_bot:RandomBot",
    **{name: where for game in titles() for name, where in game.bots.items()},
    "beginner": "tikal.bots.levels:BeginnerBot",
    "easy": "tikal.bots.levels:EasyBot",
    "medium": "tikal.bots.levels:MediumBot",
    "hard": "tikal.bots.levels:HardBot",
    "expert": "tikal.bots.levels:ExpertBot",
}


@cache
def _found() -> dict[str, EntryPoint]:
    own = {name: EntryPoint(name, where, GROUP) for name, where in OWN.items()}
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    return own | {name: others[name] for name in sorted(others) if name not in own}


def _programs() -> dict[str, str]:
    """The commands of the programs that are admitted, by name.

    :raises InvalidOption: if the variable holds something else.
    """
    text = os.environ.get(PROGRAMS, "")
    try:
        found = json.loads(text or "{}")
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(command, str) for command in found.values()):
        raise InvalidOption("bad-programs", variable=PROGRAMS)
    return found


def admit(name: str, command: str) -> None:
    """Let a program be a bot of that name from now on, here and in processes that are started from here.

    :raises InvalidOption: if it cannot be used, or another bot has that name.
    """
    if name in _found() or _programs().get(name, command) != command:
        raise InvalidOption("bot-name-taken", bot=name)
    _program(name, command)
    os.environ[PROGRAMS] = json.dumps(_programs() | {name: command})


def admitted(bot: str) -> str:
    """Return the name of a bot that a command line names; a program that it names by its command is admitted.

    :raises InvalidOption: if that cannot be used.
    """
    if bot.startswith(PREFIX):
        admit(bot, bot.removeprefix(PREFIX))
    return bot


def prepare_programs() -> None:
    """Ask the programs that are admitted who they are, so that nobody waits for that later.

    :raises InvalidOption: if one does not say.
    """
    for name in _programs():
        bot_class(name)


def _program(name: str, command: str) -> type[Bot]:
    from tikal.bots.program import ProgramError, program_class

    try:
        return program_class(name, command)
    except ProgramError as error:
        raise InvalidOption("broken-bot", bot=name, error=str(error)) from None


def bot_names() -> list[str]:
    """Return the names of all bots, ours first."""
    return [*_found(), *_programs()]


def bot_package(name: str) -> str:
    """Return the name of the package that brings a bot."""
    entry = _found().get(name)
    return entry.dist.name if entry is not None and entry.dist is not None else "tikal"


def bot_class(name: str) -> type[Bot]:
    """Return the class of a bot.

    :raises InvalidOption: if there is no such bot, or the package or program that it is is broken.
    """
    if (command := _programs().get(name)) is not None:
        return _program(name, command)
    entry = _found().get(name)
    if entry is None:
        raise InvalidOption("unknown-bot", bot=name, choices=", ".join(bot_names()))
    try:
        found = getattr(import_module(entry.module), entry.attr)
    except Exception as error:  # somebody else's package
        raise InvalidOption("broken-bot", bot=name, error=f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)) or isabstract(found):
        raise InvalidOption("broken-bot", bot=name, error=f"{entry.value} is not a Bot with all its methods")
    if getattr(found, "level", "") not in LEVELS or not isinstance(getattr(found, "name", None), str):
        raise InvalidOption("broken-bot", bot=name, error=f"{entry.value} has no name or level")
    return found


def check_plays(name: str, game: str) -> None:
    """Do nothing if a bot plays that game.

    :raises InvalidOption: if it does not, or there is no such bot.
    """
    if name not in bot_names():
        raise InvalidOption("unknown-bot", bot=name, choices=_players_of(game))
    if game not in getattr(bot_class(name), "plays", ()):
        raise InvalidOption("bot-other-game", bot=name, game=game, choices=_players_of(game))


def _players_of(game: str) -> str:
    return ", ".join(name for name in OWN if game in bot_class(name).plays)


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by name.

    :raises InvalidOption: if there is no such bot, or the package that brings it is broken.
    """
    kind = bot_class(name)
    try:
        return kind(seed)
    except Exception as error:  # somebody else's package
        raise InvalidOption("broken-bot", bot=name, error=f"{type(error).__name__}: {error}") from error
