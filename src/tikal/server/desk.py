"""What hosts of the house do: look at what was reported, close tables, mute and ban people, make others host.

All of it is written down.
"""

from __future__ import annotations

import secrets
import time

from tikal.core.notation import SEATS
from tikal.server import club_store, identity, seating
from tikal.server.club_store import ReportRow
from tikal.server.open_tables import NoTable
from tikal.server.people import FOR_GOOD, HOST, Caller, People
from tikal.server.store import DeedRow, Overtaken, PersonRow, Store, key_of
from tikal.server.words import NotPossible

PAGE = 50  # deeds that are listed at a time
MOST_REPORTS = 50  # that are listed
HOUR = 3600


class HostDesk:
    """Does what hosts ask for, and nobody else."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store
        self.tables = people.tables

    async def look(self, caller: Caller, skip: int) -> identity.Desk:
        """Return what was done, and who is under watch.

        :raises NotPossible: for anybody but a host.
        """
        _hosts_only(caller)
        deeds = await self.store.deeds(skip, PAGE + 1)
        now = time.time()
        known = [
            identity.Watched(
                one.id, one.name, bool(one.key), one.role == HOST, _shown(one.muted), _shown(one.banned), one.reason
            )
            for one in await self.store.everybody()
            if one.role or max(one.muted, one.banned) > now
        ]
        return identity.Desk(
            people=sorted(known, key=lambda one: (not one.host, one.name)),
            reports=await self._reports(),
            deeds=[
                identity.Deed(row.at, row.host, row.deed, row.whom, row.until, row.reason)  # type: ignore[arg-type]
                for row in deeds[:PAGE]
            ],
            next=skip + PAGE if len(deeds) > PAGE else None,
        )

    async def _reports(self) -> list[identity.Reported]:
        """Return what was reported, each line once."""
        lines: dict[tuple[str, int], list[ReportRow]] = {}
        for row in await club_store.reports(self.store):
            lines.setdefault((row.game, row.number), []).append(row)
        shown = list(lines.values())[:MOST_REPORTS]
        known = await self.store.people(row.visitor for rows in shown for row in rows)
        found = []
        for rows in shown:
            first = rows[-1]
            by = sorted(known[row.visitor].name for row in rows if row.visitor in known and known[row.visitor].name)
            found.append(identity.Reported(first.game, first.number, first.other, first.name, first.text, first.at, by))
        return found

    async def do(self, caller: Caller, wanted: identity.DeedWanted) -> None:
        """Do something, and write down who did it and why.

        :raises NotPossible: for anybody but a host, and if it cannot be done.
        """
        host = _hosts_only(caller)
        reason = " ".join(wanted.reason.split())
        if not reason:
            raise NotPossible("deed-needs-reason", 422)
        if wanted.deed == "close":
            found = await self.store.glance(wanted.table)
            if found is None:
                raise NoTable
            await self.tables.shut(wanted.table, reason)
            await note(self.store, host.name, wanted.deed, wanted.table, 0, reason)
            return
        if wanted.deed == "dismiss":
            said_by = await club_store.dismiss(self.store, wanted.table, wanted.number)
            if said_by is None:
                raise NotPossible("no-such-report", 404)
            await note(self.store, host.name, wanted.deed, said_by, 0, reason)
            return
        visitor, name = await self._whom(wanted)
        if visitor == caller.visitor:
            raise NotPossible("deed-to-yourself", 422)
        moment = FOR_GOOD if not wanted.hours else int(time.time()) + wanted.hours * HOUR
        await self._change(visitor, name, wanted.deed, moment, reason)
        lasts = moment if wanted.hours and wanted.deed in ("mute", "ban") else 0
        await note(self.store, host.name, wanted.deed, name, lasts, reason)
        if wanted.deed == "ban":
            await self.people.send_away(visitor)
            await self.people.games.give_up(visitor, for_good=not wanted.hours)

    async def _whom(self, wanted: identity.DeedWanted) -> tuple[str, str]:
        """Return who is meant: whoever sits in a seat, or has claimed a name; and what they are called there."""
        if wanted.table:
            found = await self.store.glance(wanted.table)
            if found is None:
                raise NoTable
            number = SEATS.index(wanted.seat) if wanted.seat in SEATS[: len(found[1])] else -1
            if number < 0 or not found[1][number].holder:
                raise NotPossible("nobody-there", 422)
            return found[1][number].holder, seating.shown_names(found[1])[number]
        if wanted.id:
            person = await self.store.person(wanted.id)
            if person is None:  # a guest who never chose a name
                for row in await club_store.reports(self.store):
                    if row.other == wanted.id:
                        return row.other, row.name
        else:
            person = await self.store.person_by_key(key_of(wanted.name))
        if person is None:
            raise NotPossible("nobody-of-that-name", 404, name=wanted.name[:40])
        return person.id, person.name

    async def _change(self, visitor: str, name: str, deed: str, moment: int, reason: str) -> None:
        now = int(time.time())
        was = await self.store.person(visitor)
        person = was or PersonRow(visitor, name, "", "", "", now, now)
        if person.role == HOST and deed in ("mute", "ban"):
            raise NotPossible("deed-to-host", name=person.name)
        if deed == "host" and not person.key:
            raise NotPossible("host-needs-name", name=name)
        if deed in ("mute", "unmute"):
            person = person._replace(muted=moment if deed == "mute" else 0)
        elif deed in ("ban", "unban"):
            person = person._replace(banned=moment if deed == "ban" else 0)
        else:
            person = person._replace(role=HOST if deed == "host" else "")
        person = person._replace(reason=reason if max(person.muted, person.banned) > now else "")
        try:
            await self.store.keep_person(person, was)
        except Overtaken:
            raise NotPossible("changed-meanwhile", 503) from None


async def appoint(store: Store, name: str, host: bool, by: str) -> str:
    """Make whoever has claimed a name a host of the house, or none any more; return the name.

    :raises NotPossible: if nobody has.
    """
    was = await store.person_by_key(key_of(name))
    if was is None:
        raise NotPossible("nobody-of-that-name", 404, name=name[:40])
    if (was.role == HOST) != host:
        await store.keep_person(was._replace(role=HOST if host else ""), was)
        await note(store, by, "host" if host else "unhost", was.name, 0, "tikal admin")
    return was.name


async def note(store: Store, host: str, deed: str, whom: str, until: int, reason: str) -> None:
    """Write down what was done."""
    now = time.time_ns()
    id = f"{now} {secrets.token_urlsafe(8)}"  # in order, also within a second
    await store.note(DeedRow(id, now // 10**9, host, deed, whom, until, reason))


def _shown(moment: int) -> int:
    return moment if moment > time.time() else 0


def _hosts_only(caller: Caller) -> PersonRow:
    if caller.person is None or caller.person.role != HOST:
        raise NotPossible("hosts-only", 403)
    return caller.person
