"""The chat of a table: who says what, who hears it, and whom somebody does not want to hear.

Those who play hear each other. Those who watch hear everybody, and are heard by those who play once the game is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence

from tikal.record.names import cleaned
from tikal.server import club_store, naming, protocol, seating
from tikal.server.audience import Audience, Guest
from tikal.server.club_store import ReportRow, TieRow
from tikal.server.letters import Letter
from tikal.server.others import News
from tikal.server.session import Session
from tikal.server.store import SaidRow, SeatRow, StoreError
from tikal.server.talk import Talk, Tied, Utterance
from tikal.server.visitors import NOBODY, alias_of
from tikal.server.words import NotPossible
from tikal.view import seat_name

LONGEST = 300  # letters of one message
WATCHER = -1  # in the place of a seat
TEXT, PHRASE, NOTE = "text", "phrase", "note"
SAT, LEFT, FILLED = "sat", "left", "bot"  # what the house says
OFTEN = 2.0  # seconds after which others are told again that somebody is writing


class Chat:
    """What is said at one table."""

    def __init__(self, session: Session, audience: Audience) -> None:
        self.session = session
        self.audience = audience
        audience.talk = self.heard_by
        self._rows: list[SaidRow] | None = None  # what was said; None until somebody is here who may hear it
        self._ties: dict[str, list[TieRow]] = {}  # of those who are here
        self._saying = asyncio.Lock()
        self._over = session.game.is_over
        self._wrote: dict[str, float] = {}  # when others were last told that somebody is writing

    @property
    def last(self) -> int:
        """The number of what was said last, as far as it is known here."""
        return self._rows[-1].number if self._rows else 0

    @property
    def held(self) -> bool:
        """Whether there is somebody to talk to: another person, or a seat for one."""
        session = self.session
        if session.is_record or session.stored.lesson:
            return False
        free = sum(seat.kind == seating.OPEN for seat in session.seats)
        return len(seating.persons(session.seats)) + free > 1 or bool(self._rows)

    # --- who hears what

    def heard_by(self, visitor: str) -> Talk | None:
        """Return what was said, as far as a visitor hears it; None where nobody is there to talk to."""
        if not self.held:
            return None
        lines = [_line(row) for row in self._rows or [] if self._hears(visitor, row)]
        ties = [Tied(alias_of(tie.other), tie.name, tie.kind) for tie in self._tied(visitor)]  # type: ignore[arg-type]
        return Talk(alias_of(visitor), lines, ties, LONGEST)

    def _tied(self, visitor: str) -> list[TieRow]:
        return self._ties.get(visitor, [])

    def _hears(self, visitor: str, row: SaidRow) -> bool:
        if row.kind == NOTE or row.visitor == visitor != NOBODY:
            return True
        if any(tie.other == row.visitor for tie in self._tied(visitor)):
            return False
        return row.seat != WATCHER or self.session.game.is_over or not self.session.held(visitor)

    def _tell(self, rows: Sequence[SaidRow]) -> None:
        """Tell everybody what was said just now. Who hears the same is sent the same."""
        letters: dict[tuple[int, ...], Letter] = {}
        for guest in self.audience.guests:
            heard = [row for row in rows if self._hears(guest.visitor, row)]
            key = tuple(row.number for row in heard)
            if key not in letters:
                letters[key] = Letter(protocol.Said([_line(row) for row in heard]))
            if heard:
                guest.send(letters[key])

    def _tell_anew(self, visitors: Iterable[str]) -> None:
        told = set(visitors)
        for guest in self.audience.guests:
            if guest.visitor in told:
                guest.send(Letter(protocol.Chat(self.heard_by(guest.visitor))))

    def turn(self) -> None:
        """Something was played. When the game is over, those who play hear what those who watch have said."""
        before, self._over = self._over, self.session.game.is_over
        if self._over and not before and any(row.seat == WATCHER and row.kind != NOTE for row in self._rows or []):
            self._tell_anew(seating.persons(self.session.seats))

    # --- coming and catching up

    async def enter(self, visitor: str) -> None:
        """Have ready what a visitor hears.

        :raises StoreError: if it cannot be read.
        """
        if self.session.is_record or self.session.stored.lesson:
            return
        store = self.session.store
        if self._rows is None:
            self._rows = await club_store.said(store, self.session.id)
        self._ties = {other: ties for other, ties in self._ties.items() if other in self.audience.here()}
        self._ties[visitor] = await club_store.ties_of(store, visitor)

    async def catch_up(self) -> None:
        """Look at what was said through other processes, and tell it.

        :raises StoreError: if it cannot be read.
        """
        async with self._saying:
            await self._catch_up()

    def knows(self, visitor: str) -> bool:
        """Whether something is here that a visitor said, or that is said of them."""
        return any(row.visitor == visitor for row in self._rows or [])

    async def read_anew(self) -> None:
        """Somebody is somebody else now, or nobody: what they said may be, too.

        :raises StoreError: if it cannot be read.
        """
        async with self._saying:
            if self._rows is not None:
                self._rows = await club_store.said(self.session.store, self.session.id)
                self._tell_anew(self.audience.here())

    async def _catch_up(self) -> None:
        if self._rows is None:
            return  # it is read when somebody comes
        new = await club_store.said(self.session.store, self.session.id, self.last)
        self._rows = [*self._rows, *new][-club_store.MOST_SAID :]
        self._tell(new)

    async def look_again(self) -> None:
        """Look at all that was said: somebody has another name, or what they said is gone. Tell it anew.

        :raises StoreError: if it cannot be read.
        """
        store = self.session.store
        async with self._saying:
            if self._rows is None:
                return
            self._rows = await club_store.said(store, self.session.id)
            self._ties = {visitor: await club_store.ties_of(store, visitor) for visitor in self._ties}
            self._tell_anew(self._ties)

    # --- saying something

    async def do(self, guest: Guest, request: protocol.Say | protocol.Tie | protocol.Report) -> None:
        """Do what a guest asks.

        :raises NotPossible: if that cannot be done; nothing has changed then.
        :raises StoreError: if it cannot be kept.
        """
        if not self.held:
            raise NotPossible("chat-none")
        if guest.visitor == NOBODY:
            raise NotPossible("chat-nobody", 403)
        if isinstance(request, protocol.Say):
            await self._say(guest.visitor, request)
        elif isinstance(request, protocol.Tie):
            await self._tie(guest.visitor, request)
        else:
            await self._report(guest.visitor, request)

    async def _say(self, visitor: str, request: protocol.Say) -> None:
        text = request.phrase or cleaned(request.text)
        if not text:
            raise NotPossible("chat-empty", 422)
        if len(text) > LONGEST:
            raise NotPossible("chat-too-long", 422, most=LONGEST, count=len(text))
        if await self.session.store.is_muted(visitor):
            raise NotPossible("chat-muted", 403)
        held = self.session.held(visitor)
        name = self.session.game.names[held[0]] if held else await naming.own_name(self.session.store, visitor)
        kind = PHRASE if request.phrase else TEXT
        await self._keep(SaidRow(0, visitor, held[0] if held else WATCHER, name, kind, text, *self._when()))

    def _when(self) -> tuple[int, int]:
        return club_store.now(), self.session.game.length

    async def _keep(self, row: SaidRow) -> None:
        """Keep what is said, and tell everybody.

        :raises StoreError: if it cannot be kept.
        """
        store, id = self.session.store, self.session.id
        async with self._saying:
            kept = await club_store.say(store, id, row)
            await self._catch_up()
        with contextlib.suppress(StoreError):  # whoever comes anew hears it
            await store.others.tell(News(id, said=kept.number))

    async def note(self, before: Sequence[SeatRow]) -> None:
        """Say who has sat down or got up; the chat is not worth a refusal."""
        if not self.held:
            return
        names = seating.shown_names(self.session.seats)
        called = seating.shown_names(before)
        for number, (was, now) in enumerate(zip(before, self.session.seats, strict=True)):
            if (was.kind, was.holder) == (now.kind, now.holder):
                continue
            text = SAT if seating.holds(now, now.holder) else FILLED if was.kind == seating.OPEN else LEFT
            name = called[number] if text == LEFT else names[number]
            whom = {SAT: now.holder, LEFT: was.holder, FILLED: NOBODY}[text]
            with contextlib.suppress(StoreError):
                await self._keep(SaidRow(0, whom, number, name, NOTE, text, *self._when()))

    def writing(self, visitor: str) -> None:
        """Somebody is writing; others are told now and then."""
        now = time.monotonic()
        if not self.held or not self.session.held(visitor) or now - self._wrote.get(visitor, 0.0) < OFTEN:
            return
        self._wrote = {other: at for other, at in self._wrote.items() if now - at < OFTEN} | {visitor: now}
        self.tell_writing(visitor)
        self.session.store.others.mention(News(self.session.id, writing=visitor))

    def tell_writing(self, visitor: str) -> None:
        """Tell everybody here that somebody is writing."""
        held = self.session.held(visitor)
        if not held:
            return
        letter = Letter(protocol.Writes(alias_of(visitor), seat_name(held[0])))
        for guest in self.audience.guests:
            if guest.visitor != visitor and not any(tie.other == visitor for tie in self._tied(guest.visitor)):
                guest.send(letter)

    # --- not hearing somebody

    async def _tie(self, visitor: str, request: protocol.Tie) -> None:
        names = {row.visitor: row.name for row in self._rows or [] if row.visitor and row.kind != NOTE}
        names |= {tie.other: tie.name for tie in self._tied(visitor)}
        other = next((other for other in names if alias_of(other) == request.who), NOBODY)
        if other in (NOBODY, visitor):
            raise NotPossible("chat-no-such-person", 404)
        store = self.session.store
        await club_store.tie(store, visitor, TieRow(other, request.tie, names[other]))
        self._ties[visitor] = await club_store.ties_of(store, visitor)
        self._tell_anew({visitor})

    async def _report(self, visitor: str, request: protocol.Report) -> None:
        found = next((row for row in self._rows or [] if row.number == request.number and row.kind != NOTE), None)
        if found is None or not self._hears(visitor, found):
            raise NotPossible("chat-no-such-line", 404)
        row = ReportRow(self.session.id, found.number, visitor, found.visitor, found.name, found.text, club_store.now())
        await club_store.report(self.session.store, row)


def _line(row: SaidRow) -> Utterance:
    seat = None if row.seat == WATCHER else seat_name(row.seat)
    who = "" if row.kind == NOTE else alias_of(row.visitor)
    return Utterance(row.number, row.kind, who, seat, row.name, row.text, row.at, row.moment)  # type: ignore[arg-type]
