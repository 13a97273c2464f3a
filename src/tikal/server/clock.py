"""Clocks: how much time everybody has left, worked out from when something happened last. Nothing counts down.

What is kept of a clock changes only when something happens, and says from when on whose time runs. So every server
works out the same, whenever it looks. All times are milliseconds, moments those since 1970.

Nobody decides at the same time as anybody else, in any game: one seat's time runs, or none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from tikal.core.errors import InvalidOption
from tikal.server.protocol import Clocks
from tikal.view import seat_name

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TURN, PLAYER, DAYS = "turn", "player", "days"

GRACE = 60 * SECOND  # that a clock waits for somebody whose connection was lost, once a turn ...
MOST_GRACE = 3 * GRACE  # ... and in a whole game: or pulling the plug would take the place of thinking faster
SHOWN = 450  # for which an action is shown at the usual speed ...
SCORED = 8 * SECOND  # ... and a scoring
MOST_SHOWN = 90 * SECOND  # to which all that adds up at most
COMING_BACK = {TURN: 30 * SECOND, PLAYER: 30 * SECOND, DAYS: HOUR}  # that whoever takes a seat back has at least

NOBODY = -1

_FORM = re.compile(r"(turn|days) (\d{1,6})()|(player) (\d{1,6})\+(\d{1,6})", re.ASCII)
#: The least and the most of each kind, in seconds, or days.
RANGES = {TURN: (10, 3600), PLAYER: (60, 6 * 3600), DAYS: (1, 14)}
MOST_EXTRA = 600  # seconds


class Clock(NamedTuple):
    """How a table is timed."""

    kind: str
    budget: int  # of a turn; of a player for the whole game
    extra: int = 0  # what ending a turn adds to a player's


def read_clock(text: str) -> Clock | None:
    """Return what stands in "turn 120", "player 1200+30" or "days 3"; None for "", no clock.

    :raises InvalidOption: if it is something else, or too much or too little.
    """
    if not text:
        return None
    found = _FORM.fullmatch(text)
    if found is not None:
        kind = found[1] or found[4]
        amount, extra = int(found[2] or found[5]), int(found[6] or 0)
        least, most = RANGES[kind]
        if least <= amount <= most and extra <= MOST_EXTRA:
            return Clock(kind, amount * (DAY if kind == DAYS else SECOND), extra * SECOND)
    raise InvalidOption("bad-clock", clock=text[:40])


def known_clock(text: str) -> Clock | None:
    """Return what a table that is kept is timed by; None if it is not, or in a way that is not known here."""
    try:
        return read_clock(text)
    except InvalidOption:
        return None


class Ticking(Struct, frozen=True):
    """Where the clock of a table stands, as it is kept."""

    left: tuple[int, ...]  # by seat, as of `since`
    seat: int = NOBODY  # who decides
    runs: bool = False  # whether the time of that seat runs ...
    since: int = 0  # ... and from when on; that may be to come
    shown: int = 0  # until then what happened is being shown
    graced: bool = False  # whether it has waited for a lost connection in this turn
    waited: tuple[int, ...] = ()  # how long it has waited for lost connections in this game, by seat; () for never
    extended: bool = False  # whether who decides has taken the seat back in this turn, and was given time for that


class Deed(NamedTuple):
    """What one action means for a clock."""

    ends: bool = False  # it ended a turn
    scores: bool = False  # points were given


def fresh(clock: Clock, players: int) -> Ticking:
    """Return the clock of a game that has not begun."""
    return Ticking((clock.budget,) * players)


def read_ticking(text: str, clock: Clock, players: int) -> Ticking:
    """Return where a clock stands; one that cannot be read begins anew."""
    try:
        found = json.decode(text, type=Ticking)
    except MsgspecError:
        return fresh(clock, players)
    fits = len(found.left) == players and len(found.waited) in (0, players) and found.seat < players
    return found if fits else fresh(clock, players)


def write_ticking(ticking: Ticking) -> str:
    """Return a clock as it is kept."""
    return json.encode(ticking).decode()


def left_at(ticking: Ticking, seat: int, now: int) -> int:
    """Return how much time a seat has left."""
    used = max(0, now - ticking.since) if ticking.runs and seat == ticking.seat else 0
    return max(0, ticking.left[seat] - used)


def due(ticking: Ticking) -> int:
    """Return when the time of who decides is up; 0 if none runs."""
    return ticking.since + ticking.left[ticking.seat] if ticking.runs else 0


def settled(ticking: Ticking, now: int) -> Ticking:
    """Return the same clock with what was used until now taken off."""
    if not ticking.runs or now <= ticking.since:
        return ticking
    left = _with(ticking, ticking.seat, left_at(ticking, ticking.seat, now))
    return replace(ticking, left=left, since=now)


def played(ticking: Ticking, clock: Clock, now: int, deeds: Sequence[Deed], decider: int, runs: bool) -> Ticking:
    """Return the clock after something was done; `decider` decides next, and its time runs unless something hinders it.

    While others see what was done the time of none of them runs; who did it goes on meanwhile. Of a scoring that is
    true for everybody.
    """
    before = settled(ticking, now)
    scored = any(deed.scores for deed in deeds)
    takes = sum(SCORED if deed.scores else SHOWN for deed in deeds)
    shown = min(max(now, before.shown) + takes, now + MOST_SHOWN)
    ends = any(deed.ends for deed in deeds)
    left = before.left
    if ends and clock.kind == PLAYER and before.seat != NOBODY and before.runs:
        left = _with(before, before.seat, left[before.seat] + clock.extra)
    if decider == before.seat and not ends:
        since = max(before.since, shown) if scored else before.since
        since = since if before.runs else shown
        return replace(before, since=since, shown=shown, runs=runs)
    if decider != NOBODY and clock.kind != PLAYER:
        left = (*left[:decider], clock.budget, *left[decider + 1 :])
    same = decider == before.seat and not scored  # nobody has to be shown anything
    since = now if same else shown
    return Ticking(left, decider, runs and decider != NOBODY, since, shown, waited=before.waited)


def seated(ticking: Ticking, clock: Clock, now: int, decider: int, runs: bool) -> Ticking:
    """Return the clock after others have sat down, or a bot plays for somebody, or does not any more."""
    before = settled(ticking, now)
    if decider != before.seat:  # the game begins
        return replace(played(before, clock, now, (), decider, runs), since=now)
    if runs and not before.runs:
        return replace(before, runs=True, since=max(now, before.shown))
    return replace(before, runs=runs)


def returned(ticking: Ticking, clock: Clock, seat: int) -> Ticking:
    """Return the clock after somebody has taken a seat back: with nothing left it would be gone again at once.

    Once a turn, or going and coming back would take the place of the clock.
    """
    least, decides = min(clock.budget, COMING_BACK[clock.kind]), seat == ticking.seat
    if ticking.left[seat] >= least or (decides and ticking.extended):
        return ticking
    return replace(ticking, left=_with(ticking, seat, least), extended=ticking.extended or decides)


def lost(ticking: Ticking, clock: Clock, now: int) -> Ticking:
    """Return the clock after the connection of who decides was lost: it waits, once a turn, and in a whole game only so
    long. Days are long enough.
    """
    waits = min(GRACE, MOST_GRACE - waited(ticking, ticking.seat)) if ticking.runs else 0
    if waits <= 0 or ticking.graced or clock.kind == DAYS:
        return ticking
    before = settled(ticking, now)
    since = max(before.since, now + waits)
    return _waiting(replace(before, since=since, graced=True), since - max(before.since, now))


def found(ticking: Ticking, now: int) -> Ticking:
    """Return the clock after they have come back: it waits no longer."""
    if not ticking.runs or not ticking.graced or ticking.since <= now:
        return ticking
    since = max(now, min(ticking.since, ticking.shown))
    return _waiting(replace(ticking, since=since), since - ticking.since)


def waited(ticking: Ticking, seat: int) -> int:
    """Return how long a clock has waited for the connections of a seat, in this game."""
    return ticking.waited[seat] if ticking.waited else 0


def _waiting(ticking: Ticking, more: int) -> Ticking:
    """Return the clock that waits so much longer for who decides, or less."""
    so_far = list(ticking.waited or (0,) * len(ticking.left))
    so_far[ticking.seat] = max(0, so_far[ticking.seat] + more)
    return replace(ticking, waited=tuple(so_far))


def away(ticking: Ticking, clock: Clock, now: int, until: int) -> Ticking:
    """Return the clock of somebody who is away until then, or not any more: days do not pass for them meanwhile."""
    if not ticking.runs or clock.kind != DAYS:
        return ticking
    before = settled(ticking, now)
    return replace(before, since=max(now, before.shown, until))


def shown(clock: Clock, ticking: Ticking, now: int) -> Clocks:
    """Return how the clock stands, as it is sent."""
    running = ticking.runs and ticking.seat != NOBODY
    return Clocks(
        kind=clock.kind,  # type: ignore[arg-type]
        budget=clock.budget // SECOND,
        extra=clock.extra // SECOND,
        left=[left_at(ticking, seat, now) for seat in range(len(ticking.left))],
        running=seat_name(ticking.seat) if running else None,
        wait=max(0, ticking.since - now) if running else 0,
        lost=running and ticking.graced and ticking.since > max(now, ticking.shown),
    )


def _with(ticking: Ticking, seat: int, left: int) -> tuple[int, ...]:
    return (*ticking.left[:seat], left, *ticking.left[seat + 1 :])
