"""Who sits at a table: persons known by their cookie, bots, and open seats with their links."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from tikal.bots.registry import bot_names, check_plays
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.record.names import LONGEST_NAME, is_clear, looks, tidy
from tikal.record.record import check_names
from tikal.server.lobby import NewSeat, PlayerCard
from tikal.server.protocol import SeatAtTable
from tikal.server.store import FORGOTTEN, SeatRow
from tikal.server.words import NotPossible
from tikal.titles import title
from tikal.view import seat_name

PERSON = "person"
BOT = "bot"
OPEN = "open"

BOT_MARK = "bot:"  # before a bot's name in a record

USUAL_BOT = "beginner"
STAND_IN = "medium"  # plays for somebody who is not there

#: What bots are called, from seat to seat: more names than seats, so that one is free whatever people are called.
CALLED = ("Ixchel", "Itzel", "Balam", "Nicte", "Kinich", "Yaxal", "Akna", "Zamna")


def usual_bot() -> str:
    """Return the bot that is taken when none is named; it plays every game."""
    return USUAL_BOT if USUAL_BOT in bot_names() else bot_names()[0]


def usual_stand_in() -> str:
    """Return the bot that plays for whoever is not there; it plays every game."""
    return STAND_IN if STAND_IN in bot_names() else usual_bot()


def new_token() -> str:
    """Return a secret that nobody can guess and that fits into an address."""
    return secrets.token_urlsafe(18)


def join_path(token: str) -> str:
    """Return the path of the link by which somebody sits down."""
    return f"/join/{token}" if token else ""


def arrange(wanted: Sequence[NewSeat], visitor: str, game: str, names: Sequence[str] = ()) -> list[SeatRow]:
    """Return the seats of a new table; `names` are those of a record, for persons who are given none.

    :raises NotPossible: if nobody but bots would play.
    :raises InvalidOption: for a bot that is unknown or does not play that game, or a bad name.
    """
    least, most = title(game).players
    if len(wanted) > most:
        raise InvalidOption("bad-player-count", players=len(wanted), least=least, most=most)
    seats = []
    for number, seat in enumerate(wanted):
        usual = names[number] if number < len(names) and not names[number].startswith(BOT_MARK) else ""
        seats.append(_arranged(seat, chosen(seat.name) or usual, visitor, game))
    if all(seat.kind == BOT for seat in seats):
        raise NotPossible("nobody-plays", 422)
    check(seats)
    return seats


def chosen(name: str) -> str:
    """Return a name that somebody typed, tidied; "" for none.

    :raises InvalidOption: if people could not read it.
    """
    text = tidy(name)
    if text and not is_clear(text):
        raise InvalidOption("bad-name", name=text[:LONGEST_NAME], most=LONGEST_NAME)
    return text


def check(seats: Sequence[SeatRow]) -> None:
    """See that the names will do.

    :raises InvalidOption: if one is too long, not printable, or such as records have for bots, or two look the same.
    """
    for seat in seats:
        if (seat.kind == OPEN or seat.holder) and looks(seat.name)[0].startswith(BOT_MARK):
            raise InvalidOption("name-of-a-bot", name=seat.name[:LONGEST_NAME])
    names = shown_names(seats)
    check_names(names, len(seats))
    if any(len(set(look)) < len(names) for look in zip(*map(looks, names), strict=True)):
        raise InvalidOption("same-names", names=", ".join(names))


def _arranged(wanted: NewSeat, name: str, visitor: str, game: str) -> SeatRow:
    if wanted.kind == "bot":
        return bot_seat(wanted.bot, game)
    if wanted.kind == "link":
        return SeatRow(OPEN, name, "", "", new_token())
    return SeatRow(PERSON, name, "", visitor, "")


def bot_seat(bot: str, game: str) -> SeatRow:
    """Return a seat with a bot in it; the usual one if none is named.

    :raises InvalidOption: for a bot that is unknown or does not play that game.
    """
    name = bot or usual_bot()
    check_plays(name, game)
    return SeatRow(BOT, "", name, "", "")


def open_seat() -> SeatRow:
    """Return an open seat with a fresh link."""
    return SeatRow(OPEN, "", "", "", new_token())


def record_seats(names: Sequence[str]) -> list[SeatRow]:
    """Return the seats of a record that is only watched: names, and nobody behind them."""
    return [SeatRow(PERSON, name, "", "", "") for name in names]


def is_record(seats: Sequence[SeatRow]) -> bool:
    """Whether this is a record that is only watched. Of a game that was played somebody always holds a seat."""
    return all(seat.kind == PERSON and not seat.holder for seat in seats)


def shown_names(seats: Sequence[SeatRow]) -> list[str]:
    """Return the names as people read them, by seat. Names that nobody chose give way to those that somebody did."""
    taken = {seat.name.casefold() for seat in seats if seat.name and not _bot_in(seat)}
    names: list[str] = []
    for number, seat in enumerate(seats):
        chosen = [seat.name] if seat.name and not _bot_in(seat) else _names_for(number, bot=bool(_bot_in(seat)))
        name = next((name for name in chosen if name.casefold() not in taken), chosen[0])
        taken.add(name.casefold())
        names.append(name)
    return names


def _names_for(number: int, bot: bool) -> list[str]:
    """Names for a seat that nobody named, the usual one first."""
    if bot:
        return [*CALLED[number:], *CALLED[:number]]
    return [SEATS[number], *(f"{SEATS[number]} {count}" for count in range(2, 2 + len(SEATS)))]


def _bot_in(seat: SeatRow) -> str:
    """Return the bot in a seat, or nothing; records name theirs "bot:greedy 2"."""
    if seat.kind == BOT:
        return seat.bot
    if seat.name.startswith(BOT_MARK) and not seat.holder:
        return seat.name.removeprefix(BOT_MARK).partition(" ")[0]
    return ""


def record_names(seats: Sequence[SeatRow]) -> list[str]:
    """Return the names as records have them: "bot:greedy 2" is the second bot of its kind."""
    names = []
    for number, seat in enumerate(seats):
        count = bot_number(seats, number)
        bot = f"{BOT_MARK}{seat.bot}" + (f" {count}" if count > 1 else "")
        names.append(bot if seat.kind == BOT else seat.name or SEATS[number])
    return names


def bot_number(seats: Sequence[SeatRow], number: int) -> int:
    """Return which of several bots of its kind sits there."""
    return sum(seat.kind == BOT and seat.bot == seats[number].bot for seat in seats[: number + 1])


def holds(seat: SeatRow, visitor: str) -> bool:
    """Whether a seat is a visitor's. Nobody holds the seat of a person who left after the end: only the name stays;
    nor that of somebody who is forgotten.
    """
    return seat.kind == PERSON and seat.holder == visitor != "" and not is_forgotten(seat)


def forgotten(seat: SeatRow) -> SeatRow:
    """Return the seat of somebody who is forgotten in the middle of a game that counts: for the others it still does.

    A bot stands in until the end, and whoever sat there is nobody from now on.
    """
    nobody = FORGOTTEN + secrets.token_urlsafe(12)
    return SeatRow(PERSON, "", "", nobody, "", stand_in=seat.stand_in or usual_stand_in())


def is_forgotten(seat: SeatRow) -> bool:
    """Whether somebody sat there who is no more, in a game that still counts."""
    return seat.holder.startswith(FORGOTTEN)


def bot_at(seat: SeatRow) -> str:
    """Return the bot that decides for a seat: its own, or the one that stands in for who holds it; "" if none does."""
    return seat.bot if seat.kind == BOT else seat.stand_in


def attended(seats: Sequence[SeatRow]) -> bool:
    """Whether bots do not stand in for everybody. Where they do, they wait until somebody comes back.

    Where all others are forgotten nobody but the last person could: bots play on, so that the game has its result.
    """
    left = [seat for seat in seats if holds(seat, seat.holder)]
    last = len(persons(seats)) < 2 <= len(players(seats))
    return last or not left or not all(seat.stand_in for seat in left)


def may_be_timed(seats: Sequence[SeatRow]) -> bool:
    """Whether several persons play, or may when all have come."""
    return len(persons(seats)) + sum(seat.kind == OPEN for seat in seats) > 1


def timed(seats: Sequence[SeatRow]) -> bool:
    """Whether a clock can run: several persons play, and nobody is still to come."""
    return len(players(seats)) > 1 and all(seat.kind != OPEN for seat in seats)


def held_by(seats: Sequence[SeatRow], visitor: str) -> list[int]:
    """Return the seats that a visitor holds."""
    return [number for number, seat in enumerate(seats) if holds(seat, visitor)]


def persons(seats: Sequence[SeatRow]) -> list[str]:
    """Return the visitors who hold seats, each once, in the order of their seats."""
    return list(dict.fromkeys(seat.holder for seat in seats if holds(seat, seat.holder)))


def players(seats: Sequence[SeatRow]) -> list[str]:
    """Return whose game it is: the visitors who hold seats, and whoever is forgotten in a game that still counts."""
    return list(dict.fromkeys(seat.holder for seat in seats if holds(seat, seat.holder) or is_forgotten(seat)))


def stand_in_names(seats: Sequence[SeatRow]) -> list[str]:
    """Return what the bots are called that stand in for somebody, by seat; "" where none does."""
    names = [""] * len(seats)
    taken = {name.casefold() for name in shown_names(seats)}
    for number, seat in enumerate(seats):
        if seat.stand_in:
            names[number] = next(name for name in _names_for(number, bot=True) if name.casefold() not in taken)
            taken.add(names[number].casefold())
    return names


def seats_shown(
    seats: Sequence[SeatRow], visitor: str, host: bool, present: set[str], away: Mapping[str, int]
) -> list[SeatAtTable]:
    """Return who sits where, for one visitor's eyes."""
    names, called = shown_names(seats), stand_in_names(seats)
    return [
        SeatAtTable(
            seat=seat_name(number),
            kind=seat.kind,  # type: ignore[arg-type]
            name=names[number],
            yours=holds(seat, visitor),
            connected=seat.kind == BOT or (seat.holder in present and holds(seat, seat.holder)),
            bot=_bot_in(seat),
            invitation=join_path(seat.invitation) if host and seat.kind == OPEN else "",
            stand_in=seat.stand_in,
            stand_in_name=called[number],
            away=away.get(seat.holder, 0) if holds(seat, seat.holder) else 0,
        )
        for number, seat in enumerate(seats)
    ]


def cards(seats: Sequence[SeatRow], visitor: str, scores: Sequence[int]) -> list[PlayerCard]:
    """Return the players of a table for a list of games."""
    names = shown_names(seats)
    return [
        PlayerCard(
            seat=seat_name(number),
            kind=seat.kind,  # type: ignore[arg-type]
            name=names[number],
            bot=_bot_in(seat),
            score=scores[number],
            yours=holds(seat, visitor),
        )
        for number, seat in enumerate(seats)
    ]
