"""All tables: who sits down at them and gets up, and when they are removed."""

from __future__ import annotations

import contextlib

from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.server import club_store, ledger, lobby, naming, seating
from tikal.server.new_tables import NewTables, opened_for
from tikal.server.open_tables import Damaged, NoTable, OtherRules
from tikal.server.others import News
from tikal.server.rated import why_friendly
from tikal.server.session import Session
from tikal.server.store import Store, StoreError
from tikal.server.table import Table
from tikal.server.words import NotPossible
from tikal.view import seat_name


class Tables(NewTables):
    """Finds, opens, makes and removes tables."""

    async def invitation(self, visitor: str, token: str) -> lobby.Invitation:
        """Return what a link leads to.

        :raises NotPossible: if it leads nowhere.
        """
        id, number = await self._invited(token)
        async with self.use(id) as table, table.lock:
            seat = table.session.seats[number]
            names = seating.shown_names(table.session.seats)
            hosting = seating.held_by(table.session.seats, table.session.host)
            rules = table.session.game.ruleset
            return lobby.Invitation(
                table=id,
                game=rules.game,
                edition=rules.edition,
                title=registry.edition(rules.edition).title,
                subtitle=ledger.subtitle_of(rules),
                auction=rules.auction,
                host=names[hosting[0]] if hosting else "",
                seat=seat_name(number),
                players=seating.cards(table.session.seats, visitor, table.session.game.scores),
                used=seat.kind != seating.OPEN and seat.holder != visitor,
                yours=seat.holder == visitor,
                rated=table.session.rated,
            )

    async def _invited(self, token: str) -> tuple[str, int]:
        found = await self.store.invited(token) if token else None
        if found is None:
            raise NotPossible("no-such-invitation", 404)
        return found

    async def join(self, visitor: str, token: str, wanted: lobby.Join) -> lobby.Opened:
        """Sit down by a link; whoever has used it already is led back to the table.

        :raises TikalError: if it was used by somebody else, or the name will not do.
        """
        id, number = await self._invited(token)
        async with self.use(id) as table, table.lock:
            seat = table.session.seats[number]
            if seat.holder != visitor:
                if seat.kind != seating.OPEN or seat.invitation != token:
                    raise NotPossible("invitation-used", 410)
                await check_not_blocked(self.store, table.session.host, visitor)
                name = seating.chosen(wanted.name)
                seats = list(table.session.seats)
                seats[number] = seat._replace(kind=seating.PERSON, name=name or seat.name, holder=visitor)
                if name:
                    await naming.check_free(self.store, visitor, name)
                else:
                    own = await naming.own_name(self.store, visitor)
                    seats = naming.with_name(seats, number, own or seat.name)
                seating.check(seats)
                await table.seat(seats, table.session.host)
                if name:
                    await naming.remember(self.store, visitor, name)
            return opened_for(id, table.session.seats, visitor, host=table.session.host == visitor)

    async def give_up(
        self, visitor: str, id: str, wanted: lobby.Leave, gone: bool = False, forget: bool = False
    ) -> None:
        """Give up one's seats; if no person is left the table goes. `gone` says that they will not be back, `forget`
        that they are to be nobody any more. A game that counts still does for the others: a bot stands in.

        :raises NotPossible: if one holds none, or the result counts and one would only not see it.
        """
        async with self.use(id) as table, table.lock:
            held = seating.held_by(table.session.seats, visitor)
            if not held and table.session.host != visitor:
                raise NotPossible("not-at-table", 403)
            seats = list(table.session.seats)
            game = table.session.game.ruleset.game
            others = set(seating.players(seats)) - {visitor}
            if table.session.game.is_over:
                await self.settler.see_to(id)  # as long as it says who played
            counts = not table.session.game.is_over and await self._counts(table.session, held)
            if counts and not gone and not wanted.keep:
                raise NotPossible("rated-leave")
            for number in held:
                if counts and forget:
                    seats[number] = seating.forgotten(seats[number])
                elif (wanted.keep or counts) and others and not table.session.game.is_over:
                    seats[number] = seats[number]._replace(stand_in=seats[number].stand_in or seating.usual_stand_in())
                elif table.session.game.is_over:
                    seats[number] = seats[number]._replace(holder="", invitation="")
                else:
                    seats[number] = seating.open_seat() if wanted.open else seating.bot_seat("", game)
            left = seating.persons(seats)
            if not left:
                await self.remove(table)
                return
            stays = visitor in left or table.session.host != visitor
            await table.seat(seats, table.session.host if stays else left[0])

    async def _counts(self, session: Session, held: list[int]) -> bool:
        """Whether a game counts and somebody in these seats has played: nobody gets out of it if it goes badly."""
        if not session.stored.rated or not any(session.turns(seat) for seat in held):
            return False
        known = await self.store.people(seating.persons(session.seats))
        claimed = [person.id for person in known.values() if person.key]
        return not why_friendly(session.stored, session.seats, False, claimed)

    async def come_back(self, visitor: str, id: str) -> None:
        """Take back one's seats from the bots that stand in; whatever they are about to do, they do not.

        :raises NotPossible: if one holds none.
        """
        async with self.use(id) as table, table.lock:
            held = seating.held_by(table.session.seats, visitor)
            if not held:
                raise NotPossible("not-at-table", 403)
            seats = list(table.session.seats)
            for number in held:
                seats[number] = seats[number]._replace(stand_in="")
            if seats != table.session.seats:
                await table.seat(seats, table.session.host)

    async def gone_away(self, visitor: str) -> None:
        """Somebody is away from now on, or back: clocks that count their days wait, and everybody is told."""
        for game, _ in (await self.store.games_of(visitor)).games:
            if not game.over:
                if game.id in self._open or game.due:
                    with contextlib.suppress(NoTable, Damaged, OtherRules):
                        async with self.use(game.id) as table:
                            await table.gone_away(visitor)
                with contextlib.suppress(StoreError):  # whoever comes anew is told
                    await self.store.others.tell(News(game.id))
                self.on_turn(game.id)

    async def fill(self, visitor: str, id: str, colour: str, wanted: lobby.FillSeat) -> None:
        """Give an open seat to a bot.

        :raises TikalError: if one is not the host, the seat is not open, or there is no such bot.
        """
        async with self.use(id) as table, table.lock:
            self._host_only(table, visitor)
            number = SEATS.index(colour) if colour in SEATS[: table.session.game.players] else -1
            if number < 0 or table.session.seats[number].kind != seating.OPEN:
                raise NotPossible("seat-not-open")
            seats = list(table.session.seats)
            seats[number] = seating.bot_seat(wanted.bot, table.session.game.ruleset.game)
            await table.seat(seats, table.session.host)

    # --- removing tables

    async def delete(self, visitor: str, id: str) -> None:
        """Remove a table that is over, that nobody else plays at, or that nobody can open any more.

        :raises NotPossible: if one is not the host, or others play.
        """
        try:
            async with self.use(id) as table, table.lock:
                self._host_only(table, visitor)
                if not table.session.game.is_over and set(seating.players(table.session.seats)) - {visitor}:
                    raise NotPossible("others-play")
                if table.session.game.is_over:
                    await self.settler.see_to(id)
                await self.remove(table)
        except Damaged:
            found = await self.store.glance(id)
            if found is None or found[0].host != visitor:
                raise
            await self.store.delete(id)

    async def shut(self, id: str, reason: str) -> None:
        """Remove a table, whoever plays there: a host of the house says so, and everybody is told why.

        :raises NotPossible: if there is none.
        """
        try:
            async with self.use(id) as table, table.lock:
                if table.session.game.is_over:
                    await self.settler.see_to(id)
                await self.store.delete(id, reason)
                table.close(reason)
        except (Damaged, OtherRules):
            await self.store.delete(id)

    def _host_only(self, table: Table, visitor: str) -> None:
        if table.session.host != visitor:
            hosting = seating.held_by(table.session.seats, table.session.host)
            if not hosting:
                raise NotPossible("keeper-only", 403)
            raise NotPossible("host-only", 403, player=table.session.game.names[hosting[0]])


async def check_not_blocked(store: Store, host: str, visitor: str) -> None:
    """See that who keeps a table lets a visitor sit down there.

    :raises NotPossible: if not.
    """
    if await club_store.blocks(store, host, visitor):
        raise NotPossible("not-welcome", 403)
