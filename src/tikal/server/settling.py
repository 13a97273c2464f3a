"""Keeping the results of games that are over: once each, whatever becomes of the server that saw the end.

The store knows which games are over and have no result yet. A server looks when a game ends there, when it starts, and
when another one was lost; so games that ended under an older Tikal are brought in, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import json

from tikal.bots.bot import LEVELS
from tikal.bots.registry import bot_class
from tikal.core.errors import InvalidOption
from tikal.record.habits import spent
from tikal.server import ledger, seating
from tikal.server.errand import Errand
from tikal.server.rated import has_house_rules, why_friendly
from tikal.server.result_scripts import is_settled, settle, unsettled
from tikal.server.results import PlaceRow, ResultRow
from tikal.server.store import Store, Stored, StoreError, Unreachable

log = logging.getLogger(__name__)

AT_ONCE = 20  # games that are looked for together
PAUSE = 0.1  # seconds between games that wait since long: people who play come first
AGAIN = 1.0  # seconds until the store is asked again that did not answer


class Settler:
    """Keeps the results of a store's games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._ended: list[str] = []  # games that people have just played
        self._errand = Errand(self._settle)
        self._retired = False

    def ask(self, ended: str = "") -> None:
        """Have all results kept that are not yet, first that of a game that has just ended."""
        if self._retired:
            return
        if ended:
            self._ended.append(ended)
        self._errand.ask()

    async def see_to(self, id: str) -> None:
        """Have the result of a game kept that is over, before anything is done to its table.

        :raises StoreError: if it cannot be kept.
        """
        if not await self.store.read(is_settled(id)):
            await settle_one(self.store, id)

    def retire(self) -> None:
        """Leave that to others, or to the next start."""
        self._retired = True
        self._errand.cancel()

    async def _settle(self) -> None:
        try:
            await self._settle_ended()
            while ids := await self.store.read(unsettled(AT_ONCE)):
                for id in ids:
                    await settle_one(self.store, id)
                    await asyncio.sleep(PAUSE)
                    await self._settle_ended()
        except StoreError as error:
            log.error("Results cannot be kept: %s", error)
            await asyncio.sleep(AGAIN)
            self._errand.ask()

    async def _settle_ended(self) -> None:
        while self._ended:
            await settle_one(self.store, self._ended.pop(0))


async def settle_all(store: Store, progress: Callable[[int], None] = lambda count: None) -> int:
    """Keep the results of all games that are over; return how many were looked at."""
    count = 0
    while ids := await store.read(unsettled(AT_ONCE)):
        for id in ids:
            await settle_one(store, id)
            count += 1
            progress(count)
    return count


async def settle_one(store: Store, id: str) -> None:
    """Keep the result of a game that is over."""
    found = None
    try:
        loaded = await store.load(id)
        if loaded is None:  # it was deleted meanwhile
            return
        holders = seating.persons(loaded.seats)
        claimed = {person.id for person in (await store.people(holders)).values() if person.key}
        found = await asyncio.to_thread(result_of, loaded, claimed)
    except Unreachable:
        raise
    except Exception as error:  # whatever is wrong with one must not keep the others waiting
        log.error("Table %s has no result: %s: %s", id, type(error).__name__, error, extra={"table": id})
    await store.write(settle(id, *(found or (None, []))), alone=True)


def result_id(id: str, created: int) -> str:
    """Return the id of the result of a table."""
    return f"{id} {created}"


def result_of(stored: Stored, claimed: set[str]) -> tuple[ResultRow, list[PlaceRow]] | None:
    """Return what a game came to, or None if it was none between players; `claimed` are the visitors with names."""
    game, seats, rows = stored
    holders = [seat.holder for seat in seats if seating.holds(seat, seat.holder)]
    if game.lesson or game.dealt or not holders or len(set(holders)) < len(holders):
        return None  # taught, played on from elsewhere, only watched, or by one person in several seats
    if any(seat.kind == seating.OPEN for seat in seats):
        return None
    people = [seat for seat in seats if seat.kind == seating.PERSON]
    level = "" if len(people) > 1 else max((level_of(seat.bot) for seat in seats if seat.bot), key=LEVELS.index)
    names = seating.shown_names(seats)
    sealing = ledger.sealing_in(game.id, game.seal, game.seed, ledger.by_lot(game.header), rows)
    played = ledger.game_of(game.header, names, rows, game.seed, game.dealt, sealing)
    if not played.is_over:
        return None
    rules = played.ruleset
    friendly = why_friendly(game, seats, has_house_rules(played.record), claimed)
    id = result_id(game.id, game.created)
    row = ResultRow(
        id, game.id, 0, rules.edition, int(rules.auction), played.players, level, game.played, int(not friendly)
    )
    ahead, place_of = 0, {}
    for place in played.ranking:
        place_of.update(dict.fromkeys(place, ahead + 1))
        ahead += len(place)
    points = played.scores
    places = [
        PlaceRow(
            id,
            number,
            seat.holder if seating.holds(seat, seat.holder) or seating.is_forgotten(seat) else "",
            "" if seating.is_forgotten(seat) else names[number],
            seat.bot if seat.kind == seating.BOT else "",
            place_of[number],
            points[number],
            json.encode(used).decode(),
        )
        for number, (seat, used) in enumerate(zip(seats, spent(played.record), strict=True))
    ]
    return row, places


def level_of(bot: str) -> str:
    """Return the level of a bot; one that is not installed any more counts as the weakest."""
    try:
        return bot_class(bot).level
    except InvalidOption:
        return LEVELS[0]
