"""Who leads on a hex, how many more explorers would change that, and which temples an action makes change hands."""

from __future__ import annotations

from tikal.core.hexes import BIT
from tikal.core.position import NOBODY, Position
from tikal.core.sites import majority
from tikal.server.face import face_of
from tikal.server.questions import Contest, Lead, Strength
from tikal.view import SeatName, seat_name

ENOUGH = 40  # explorers: more than anybody has


def leads_between(before: Position, after: Position) -> list[Lead]:
    """Return the temples that change hands from one position to another."""
    face = face_of(after.rules)
    names, temples, old = face.hex_names(after.rules), face.temples(after), face.temples(before)
    found = []
    for hex, value in temples.items():
        was, now = before.controller(hex) if hex in old else NOBODY, after.controller(hex)
        if was != now:
            found.append(Lead(names[hex], value, _named(was), _named(now)))
    return found


def contest_on(state: Position, hex: int, seat: int | None) -> Contest:
    """Return how a hex stands for a seat or, None, for a spectator."""
    face = face_of(state.rules)
    temples = face.temples(state)
    guarded = hex in temples and state.guard_seat(hex) != NOBODY
    strengths = [int(state.strength(number, hex)) for number in range(int(state.players))]
    strongest = sorted((number for number, strength in enumerate(strengths) if strength), key=lambda n: -strengths[n])
    mine = seat is not None and hex in temples and not guarded
    return Contest(
        hex=face.hex_names(state.rules)[hex],
        value=temples.get(hex, 0),
        leader=_named(state.controller(hex)),
        guarded=guarded,
        strengths=[Strength(seat_name(number), strengths[number]) for number in strongest],
        to_level=_more(strengths, seat, NOBODY) if mine and seat is not None and any(strengths) else 0,
        to_lead=_more(strengths, seat, seat) if mine and seat is not None else 0,
        ahead=0 if guarded else _ahead(strengths),
        guards_left=0 if seat is None else face.guards_left(state, seat),
    )


def close_contests(state: Position, seat: int | None) -> list[Contest]:
    """Return the temples on which one explorer more decides: those that a seat could take first, then by value."""
    found = [contest_on(state, hex, seat) for hex in face_of(state.rules).temples(state)]
    close = [contest for contest in found if contest.strengths and not contest.guarded and contest.ahead <= 1]
    return sorted(close, key=lambda contest: (contest.to_lead != 1, -contest.value, contest.hex))


def _ahead(strengths: list[int]) -> int:
    """How much stronger the strongest is than the next."""
    first, second, *_ = [*sorted(strengths, reverse=True), 0, 0]
    return first - second


def _more(strengths: list[int], seat: int, leader: int) -> int:
    """How many more explorers of a seat give the hex to somebody, or to NOBODY; 0 if it is so, or never will be."""
    for more in range(ENOUGH):
        packed = sum(strength * int(BIT[8 * number]) for number, strength in enumerate(strengths))
        if majority(packed + more * int(BIT[8 * seat])) == leader:
            return more
    return 0


def _named(seat: int) -> SeatName | None:
    return None if seat == NOBODY else seat_name(seat)
