"""A visitor's games in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Iterable

from tikal.server.seating import is_record
from tikal.server.store import GameRow, Page, SeatRow


def page_of(found: Iterable[tuple[GameRow, list[SeatRow]]], skip: int, most: int | None) -> Page:
    """Return `most` of the games after the first `skip`: unfinished ones first, and in each group the most recent.

    Lessons are left out.
    """
    games = [game for game in found if not game[0].lesson]
    records = {game.id for game, seats in games if is_record(seats)}
    running = [game for game in games if not game[0].over and game[0].id not in records]
    finished = [game for game in games if game[0].over or game[0].id in records]
    for group in (running, finished):
        group.sort(key=lambda game: (-game[0].played, -game[0].created, game[0].id))
    end = None if most is None else skip + most
    return Page((running + finished)[skip:end], len(running), len(finished), len(records))
