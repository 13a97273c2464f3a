"""What player pages and the leader board say over HTTP.

Like `lobby.py` it is a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tikal.server.protocol import GameName
from tikal.view import SeatName


class KindOfGame(Struct, frozen=True):
    """What is rated by itself."""

    game: GameName
    edition: str
    title: str  # of the edition
    auction: bool
    players: int


class Standing(KindOfGame, frozen=True):
    """What somebody's games of one kind add up to."""

    level: str  # that of the strongest bot; "" with people
    games: int
    rated: int  # how many of them count
    number: int  # the rating; with people only
    around: int  # it is right give or take so much, in two cases of three
    sure: bool  # enough games count for it to be more than a guess
    places: list[int]  # how often first, second ...
    points: int  # all together


class Companion(Struct, frozen=True):
    """Somebody whom one plays with often."""

    name: str
    games: int
    ahead: int  # in how many of them one was ahead


class Player(Struct, frozen=True):
    """GET /api/players/{name}: somebody who has claimed a name."""

    name: str
    yours: bool
    since: int  # when they came, in seconds since 1970
    people: int  # how many games with people
    bots: int  # ... and against bots
    standings: list[Standing]
    companions: list[Companion]


class Opponent(Struct, frozen=True):
    """Somebody else at a table."""

    name: str  # "" for somebody who is known here no more
    page: bool  # whether there is a page of theirs
    level: str  # of a bot; "" for people


class PlayedGame(KindOfGame, frozen=True):
    """One game of somebody."""

    table: str  # where it can be watched again; "" if it was deleted, or is of no concern to who asks
    ended: int  # in seconds since 1970
    rated: bool
    place: int
    points: int
    others: list[Opponent]
    number: int  # the rating after it; 0 against bots
    around: int
    change: int  # what it did to the rating


class PlayedPage(Struct, frozen=True):
    """GET /api/players/{name}/games: some of somebody's games, the latest first."""

    games: list[PlayedGame]
    next: int | None  # what to skip for more; null if these are the last


class Habit(Struct, frozen=True):
    """How many action points go where."""

    kind: Literal["walk", "uncover", "enter", "dig", "guard", "camp", "exchange", "stone", "other", "unused"]
    own: int
    others: int  # of all that this is compared with


class PlayerResults(Struct, frozen=True):
    """GET /api/players/{name}/results: somebody's games of one kind."""

    games: list[PlayedGame]  # the last of them, the latest last
    habits: list[Habit]
    least: int  # they are compared with all who have at least this rating; 0 for all others


class Leader(Struct, frozen=True):
    """Somebody on the leader board."""

    place: int
    name: str
    yours: bool
    number: int
    around: int
    games: int  # that count
    played: int  # with friendly ones
    firsts: int  # of all that were played


class LeaderBoard(Struct, frozen=True):
    """GET /api/players: who is the strongest in one kind of game."""

    kinds: list[KindOfGame]  # in which anybody is rated
    kind: KindOfGame | None  # the one that this is about; null if there is none
    least: int  # how many games it takes to be on it
    leaders: list[Leader]
    total: int  # how many there are in all, of those who were looked for
    next: int | None  # what to skip for more; null if these are the last


class RatedSeat(Struct, frozen=True):
    """What a game did to somebody's rating."""

    seat: SeatName
    number: int
    around: int
    change: int


class TableResult(Struct, frozen=True):
    """GET /api/tables/{id}/result: whether a game that is over counts, and what it did to ratings."""

    kept: bool  # false for a moment after the end, and for what is no game between players
    friendly: Literal["", "chosen", "bots", "house", "left", "unasked", "guest"]  # why it does not count
    seats: list[RatedSeat]  # if it counts
