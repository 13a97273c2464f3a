"""Who sits where: persons and bots, how records name them and how the screen does."""

from __future__ import annotations

import contextlib
import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tikal.bots.registry import bot_class, bot_names, check_plays, make_bot
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.editions.registry import Edition
from tikal.messages import Say

PERSON = "me"
USUAL_BOT = "beginner"
USUAL_PLAYERS = 3
_BOT = re.compile(r"bot:([a-z][a-z0-9_-]*)(?: (\d+))?")


@dataclass(frozen=True)
class Seat:
    """One player. `name` is what the record says: "bot:greedy 2" is the second bot of its kind."""

    name: str
    bot: str = ""  # the bot's name, or "" for a person
    number: int = 1

    def shown(self, say: Say) -> str:
        """The name as players read it."""
        if not self.bot:
            return say(f"seat-{self.name.lower()}") if self.name in SEATS else self.name
        level = say(code := f"level-{self.bot}")
        name = self.bot.replace("-", " ") if level == code else level
        called = say("bot-name", name=name, number=self.number)
        return called[:1].upper() + called[1:]


def seat_of(name: str) -> Seat:
    """Return the seat that a record's name stands for."""
    match = _BOT.fullmatch(name)
    return Seat(name, match[1], int(match[2] or 1)) if match else Seat(name)


def seats_of(names: Sequence[str], game: str) -> list[Seat]:
    """Return the seats of a record; the bots among them must exist and play this game.

    :raises InvalidOption: if a bot is not known or plays another game.
    """
    seats = [seat_of(name) for name in names]
    for seat in seats:
        if seat.bot:
            check_plays(seat.bot, game)
            make_bot(seat.bot)
    return seats


def bots_for(game: str) -> list[str]:
    """Return the names of the bots that play a game; broken ones of other packages are passed over."""
    found: list[str] = []
    for name in bot_names():
        with contextlib.suppress(InvalidOption):
            if game in bot_class(name).plays:
                found.append(name)
    return found


def usual_bot(game: str) -> str:
    """Return the bot that takes a seat nobody was named for."""
    bots = bots_for(game)
    return USUAL_BOT if USUAL_BOT in bots else bots[0]


def arrange(wanted: Sequence[str], names: Sequence[str], players: int | None, edition: Edition) -> list[Seat]:
    """Return the seats that the command line asks for: entries are "me", a bot or a person's name.

    Empty seats are filled with the usual bot; `names` name the persons in order.
    :raises InvalidOption: if they do not fit together.
    """
    entries = [entry.strip() for entry in wanted if entry.strip()] or [PERSON]
    least, most = edition.players
    count = players if players is not None else max(len(entries), least) if wanted else USUAL_PLAYERS
    if not least <= count <= most:
        raise InvalidOption("bad-player-count", players=count, least=least, most=most)
    if len(entries) > count:
        raise InvalidOption("term-too-many-seats", seats=len(entries), players=count)
    if len(entries) < count:
        entries += [usual_bot(edition.game)] * (count - len(entries))
    given = [name.strip() for name in names]
    seats: list[Seat] = []
    for place, entry in enumerate(entries):
        seats.append(_seat(entry, SEATS[place], given, seats))
        if seats[-1].bot:
            check_plays(seats[-1].bot, edition.game)
    if given:
        raise InvalidOption("term-too-many-names", names=", ".join(given))
    return seats


def _seat(entry: str, colour: str, given: list[str], before: list[Seat]) -> Seat:
    bot = entry.lower().removeprefix("bot:")
    if bot in bot_names():
        number = 1 + sum(seat.bot == bot for seat in before)
        return Seat(f"bot:{bot}" + (f" {number}" if number > 1 else ""), bot, number)
    if entry.lower().startswith("bot:"):
        make_bot(bot)
    name = given.pop(0) if given else "" if entry.lower() == PERSON else entry
    if entry.lower() != PERSON and name == entry and difflib.get_close_matches(bot, bot_names(), cutoff=0.75):
        raise InvalidOption("term-mistyped-bot", name=entry, choices=", ".join(bot_names()))
    if name.lower().startswith("bot:"):
        raise InvalidOption("name-of-a-bot", name=name)
    return Seat(name or colour)


def first_seat(wanted: str, seats: Sequence[Seat], say: Say) -> int:
    """Return the seat that goes first, by colour, name, bot or "me".

    :raises InvalidOption: if nobody is called so.
    """
    word = wanted.strip().lower()
    for place, seat in enumerate(seats):
        called = {SEATS[place].lower(), seat.name.lower(), seat.shown(say).lower(), seat.bot or PERSON}
        if word in called:
            return place
    raise InvalidOption("unknown-first-player", name=wanted, names=", ".join(seat.shown(say) for seat in seats))
