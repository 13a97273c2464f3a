"""Fair shuffles: a secret that is sealed before anybody adds a number, and a deal that follows from all of them.

`docs/fairness.md` says what this proves and what it does not. Everything that is hashed is plain text, so that it can
be checked with any tool. The page has the same functions in `web/src/watch/fairness.ts`; both are held to the same
examples.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tikal.core.dealer import Rng
from tikal.core.engine import waits_for_chance
from tikal.core.errors import RecordError
from tikal.core.notation import SEATS, whole_number
from tikal.core.position import OVER
from tikal.record.record import Record

SEALS = (2, 1)  # versions of seals, the newest first; it is sealed with the rest, so nobody makes a game look older
LOT = "lot"  # who begins, if the shuffle decides it
HEX = re.compile(r"[0-9a-f]{64}")  # a secret, a number or a seal: 32 bytes
_NUMBER = re.compile(r"(\w+?)(?:@(\d{1,6}))? ([0-9a-f]{64})")
MOST_ACTIONS = 999_999

#: The headers of a record that are about this, in the order in which they stand.
TABLE, SEAL, FIRST, SECRET, NUMBERS, ABSENT = "Table", "Seal", "FirstBy", "Secret", "Numbers", "Absent"


class Number(NamedTuple):
    """A number that somebody's page added, and how many actions there were up to the last thing revealed by then."""

    seat: int
    value: str  # hexadecimal
    at: int = 0  # 0: before anything was dealt


class Sealing(NamedTuple):
    """How the shuffle of one game was sealed; without its secret as long as that is not to be known."""

    table: str
    seal: str
    lot: bool = False  # whether the shuffle decides who begins
    numbers: tuple[Number, ...] = ()
    absent: tuple[int, ...] = ()  # seats of persons whose pages had added none when the first things were dealt
    secret: str = ""

    @property
    def deals(self) -> list[tuple[int, str]]:
        """Return the seed of each deal, and after how many actions it hid what was still hidden then."""
        first = [number for number in self.numbers if not number.at]
        late = self.numbers[len(first) :]
        return [
            (number.at if number else 0, seed_of(self.secret, self.seal, self.numbers[: len(first) + count]))
            for count, number in enumerate([None, *late])
        ]


class Misdealt(NamedTuple):
    """What was played as something that chance gave, and what the shuffle would have given."""

    number: int  # of the action, from 1
    played: str
    dealt: str


class Finding(NamedTuple):
    """What came of checking a record: each step is None if it could not be looked at."""

    over: bool
    sealing: Sealing | None
    opened: bool = False  # whether the secret is there
    seal: bool | None = None  # ... and fits the seal
    numbers: bool | None = None  # whether those are as they can be
    first: bool | None = None  # whether who began is who was to
    deal: bool | None = None  # whether everything that chance gave is what the shuffle gives
    misdealt: Misdealt | None = None

    @property
    def fair(self) -> bool:
        """Whether everything was checked and fits."""
        return bool(self.seal and self.numbers and self.first and self.deal)


def fresh_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_hex(32)


def seal_of(secret: str, table: str, record: Record, lot: bool, version: int = SEALS[0]) -> str:
    """Return the seal of a secret for one game: nobody can find another secret that fits it, or another game."""
    lines = [
        f"tikal seal {version}",
        f"table {table}",
        f"rules {record.ruleset.spec}",
        f"players {record.players}",
        f"first {LOT if lot else SEATS[record.first]}",
        f"secret {secret}",
    ]
    return hashlib.sha256(_text(lines)).hexdigest()


def seed_of(secret: str, seal: str, numbers: Sequence[Number]) -> str:
    """Return the dealer's seed that a secret and the numbers so far make together."""
    lines = ["tikal deal 1", f"seal {seal}", *(f"{SEATS[number.seat]} {number.value}" for number in numbers)]
    return hmac.new(bytes.fromhex(secret), _text(lines), hashlib.sha256).hexdigest()


def first_of(seed: str, players: int) -> int:
    """Return who begins, if the shuffle decides it."""
    return int(Rng(f"{seed}/first").below(players))


def _text(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


# --- in records


def headers_of(sealing: Sealing) -> list[tuple[str, str]]:
    """Return what a record says of it; while the game is running, and the secret is not given, only the seal."""
    headers = [(TABLE, sealing.table), (SEAL, sealing.seal)]
    if sealing.lot:
        headers.append((FIRST, LOT))
    if sealing.secret:
        headers.append((SECRET, sealing.secret))
        headers.append((NUMBERS, ", ".join(_write(number) for number in sealing.numbers)))
        if sealing.absent:
            headers.append((ABSENT, ", ".join(SEATS[seat] for seat in sealing.absent)))
    return headers


def _write(number: Number) -> str:
    return f"{SEATS[number.seat]}{f'@{number.at}' if number.at else ''} {number.value}"


def sealing_of(headers: Mapping[str, str], players: int) -> Sealing | None:
    """Return what the headers of a record say of it; None if the game has no seal.

    :raises RecordError: if that cannot be read.
    """
    if SEAL not in headers:
        return None
    seats = SEATS[:players]
    for key in (SEAL, SECRET):
        if key in headers and not HEX.fullmatch(headers[key]):
            raise RecordError("fair-unreadable", key=key)
    numbers: list[Number] = []
    for text in filter(None, (part.strip() for part in headers.get(NUMBERS, "").split(","))):
        found = _NUMBER.fullmatch(text)
        if not found or found[1] not in seats:
            raise RecordError("fair-unreadable", key=NUMBERS)
        numbers.append(Number(seats.index(found[1]), found[3], whole_number(found[2] or "0", MOST_ACTIONS)))
    absent = [name.strip() for name in headers.get(ABSENT, "").split(",") if name.strip()]
    if any(name not in seats for name in absent):
        raise RecordError("fair-unreadable", key=ABSENT)
    return Sealing(
        table=headers.get(TABLE, ""),
        seal=headers[SEAL],
        lot=headers.get(FIRST) == LOT,
        numbers=tuple(numbers),
        absent=tuple(seats.index(name) for name in absent),
        secret=headers.get(SECRET, ""),
    )


# --- checking


def examine(record: Record, sealing: Sealing | None) -> Finding:
    """Check everything that can be checked of a game that replays."""
    over = bool(record.end().phase == OVER)
    if sealing is None or not sealing.secret:
        return Finding(over, sealing)
    fitting = (
        version
        for version in SEALS
        if seal_of(sealing.secret, sealing.table, record, sealing.lot, version) == sealing.seal
    )
    version = next(fitting, 0)
    seal = bool(version)
    if version == 1:
        sealing = _as_now(sealing)
    numbers = _in_order(record, sealing)
    found = Finding(over, sealing, True, seal, numbers)
    if not seal or not numbers:
        return found
    first = not sealing.lot or record.first == first_of(sealing.deals[0][1], record.players)
    misdealt = misdealt_in(record, sealing)
    return found._replace(first=first, deal=misdealt is None, misdealt=misdealt)


def _as_now(sealing: Sealing) -> Sealing:
    """Return how a game of the first version would be sealed now.

    Then it was the person who was said to be missing, though somebody who sat there before had added a number; the
    others could not tell. So nothing is made of it, whoever wrote it.
    """
    there = {number.seat for number in sealing.numbers if not number.at}
    return sealing._replace(absent=tuple(seat for seat in sealing.absent if seat not in there))


def _in_order(record: Record, sealing: Sealing) -> bool:
    """Whether numbers stand where they can: first by seat, then as they came, each right after something revealed; and
    whoever is said to have been missing at first was.
    """
    first = [number for number in sealing.numbers if not number.at]
    late = [number.at for number in sealing.numbers[len(first) :]]
    is_chance = record.ruleset.notation.is_chance
    return (
        [*sealing.numbers[: len(first)]] == sorted(set(first))
        and late == sorted(late)
        and list(sealing.absent) == sorted(set(sealing.absent) - {number.seat for number in first})
        and all(0 < at <= len(record.actions) and is_chance(record.actions[at - 1]) for at in late)
    )


def misdealt_in(record: Record, sealing: Sealing) -> Misdealt | None:
    """Return the first thing that chance gave and the shuffle would not have given, or None."""
    state, rules = record.start(), record.ruleset
    due = sealing.deals
    dealer = None
    for number, action in enumerate(record.actions):
        while due and due[0][0] == number:
            dealer = rules.dealer(state, due.pop(0)[1])
        if waits_for_chance(state):
            assert dealer is not None
            dealt = int(dealer.deal(state))
            if dealt != action:
                return Misdealt(number + 1, rules.notation.write(action), rules.notation.write(dealt))
        state.apply(action)
    return None
