"""The home page: a visitor's games, and what a new table can be."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from tikal import __version__
from tikal.bots.bot import LEVELS
from tikal.bots.registry import bot_class, bot_names
from tikal.core.errors import InvalidOption
from tikal.editions import registry
from tikal.editions.options import Number, write
from tikal.lessons import Lesson, lessons
from tikal.server import clock, identity, lobby, protocol, seating
from tikal.server.ledger import read_summary
from tikal.server.new_tables import lesson_id
from tikal.server.store import GameRow, SeatRow, Store
from tikal.server.words import Text
from tikal.titles import TITLES, title, titles
from tikal.view import seat_name, seat_names

log = logging.getLogger(__name__)

PAGE = 40  # games that are listed at a time


async def games(store: Store, visitor: str, now: int, skip: int = 0) -> lobby.GamePage:
    """Return some of a visitor's games, `now`. One that is damaged is left out."""
    found = await store.games_of(visitor, skip, PAGE)
    cards = cards_of(found.games, visitor, now)
    end = skip + PAGE
    return lobby.GamePage(cards, found.running, found.finished, end if end < found.running + found.finished else None)


def cards_of(games: Sequence[tuple[GameRow, list[SeatRow]]], visitor: str, now: int) -> list[lobby.GameCard]:
    """Return games as they are listed `now`. One that is damaged is left out."""
    cards = []
    for game, seats in games:
        try:
            cards.append(card(game, seats, visitor, now))
        except Exception as error:  # whatever is wrong with one must not hide the others
            kind = type(error).__name__
            log.error("Table %s cannot be listed: %s: %s", game.id, kind, error, extra={"table": game.id})
    return cards


async def home(store: Store, visitor: str, you: identity.You, now: int) -> lobby.Home:
    """Return what a visitor's home page shows."""
    mine = await games(store, visitor, now)
    return lobby.Home(
        games=mine.games,
        running=mine.running,
        finished=mine.finished,
        next=mine.next,
        protocol=protocol.PROTOCOL,
        version=__version__,
        editions=_editions(),
        edition=registry.DEFAULT,
        bots=_bots(),
        bot=seating.usual_bot(),
        players=[min(title.players[0] for title in titles()), max(title.players[1] for title in titles())],
        you=you,
        lessons=[await _lesson(store, lesson, visitor) for lesson in lessons().values()],
    )


async def _lesson(store: Store, lesson: Lesson, visitor: str) -> lobby.LessonCard:
    """Return how far a visitor is in a lesson."""
    found = await store.glance(lesson_id(visitor, lesson.id))
    length = read_summary(found[0].summary, len(found[1])).length if found else 0
    return lobby.LessonCard(
        id=lesson.id,
        edition=lesson.plan.edition,
        name=Text(f"lesson-{lesson.id}-name", {}),
        about=Text(f"lesson-{lesson.id}-about", {}),
        step=lesson.done(length),
        chapters=[len(chapter.steps) for chapter in lesson.plan.chapters],
        begun=length > lesson.begin(0),
    )


def card(game: GameRow, seats: list[SeatRow], visitor: str, now: int) -> lobby.GameCard:
    """Return one of a visitor's games."""
    shown = read_summary(game.summary, len(seats))
    deciding = shown.deciding if shown.drawn else None
    home = registry.edition(shown.edition)
    return lobby.GameCard(
        table=game.id,
        game=home.game,
        edition=shown.edition,
        title=home.title,
        subtitle=shown.subtitle,
        auction=shown.auction,
        players=seating.cards(seats, visitor, shown.scores),
        turn=shown.turn,
        left=shown.left,
        length=shown.length,
        deciding=None if deciding is None else seat_name(deciding),
        your_turn=deciding in seating.held_by(seats, visitor)
        and not (deciding is not None and seats[deciding].stand_in),
        over=bool(game.over),
        winners=seat_names(shown.winners),
        host=game.host == visitor,
        uploaded=seating.is_record(seats),
        created=game.created,
        played=game.played,
        clocks=_clocks(game, len(seats), now) if shown.drawn else None,
    )


def _clocks(game: GameRow, players: int, now: int) -> protocol.Clocks | None:
    """Return how the clock of a game stands, if it has one."""
    timed = None if game.over else clock.known_clock(game.clock)
    return timed and clock.shown(timed, clock.read_ticking(game.ticking, timed, players), now)


@cache
def _editions() -> list[lobby.EditionChoice]:
    return [
        lobby.EditionChoice(
            id=edition.id,
            game=edition.game,
            title=edition.title,
            about=edition.about,
            auction=edition.has_auction,
            hints=bool(title(edition.game).adviser),
            options=_options(edition, own=False),
            own=_options(edition, own=True),
        )
        for edition in registry.editions().values()
    ]


def _options(edition: registry.Edition, own: bool) -> list[lobby.OptionChoice]:
    basic, auction = edition.defaults(), edition.defaults(edition.has_auction)
    return [
        lobby.OptionChoice(
            name=name,
            rule=option.rule,
            values=[write(value) for value in option.values],
            most=option.most if isinstance(option, Number) else 0,
            auction_only=option.auction_only,
            usual=write(basic[name]) if name in basic else "",
            usual_auction=write(auction[name]),
        )
        for name, option in edition.options.items()
        if (name in title(edition.game).own_choices) == own
    ]


def _bots() -> list[lobby.BotChoice]:
    """All bots that can be used, those of the levels first; one of another package may be broken or play more games."""
    found = []
    for name in bot_names():
        try:
            kind = bot_class(name)
        except InvalidOption:
            continue
        plays = [game for game in kind.plays if game in TITLES]
        found.append(lobby.BotChoice(name, kind.level, name == kind.level, plays))
    return sorted(found, key=lambda bot: (not bot.for_people, LEVELS.index(bot.level) if bot.for_people else 0))
