"""Which games count for how strong people are: those of people alone, who have names of their own and agreed to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tikal.record.record import Record
from tikal.record.tgn import house_rules
from tikal.server import seating
from tikal.server.store import GameRow, SeatRow
from tikal.server.words import NotPossible
from tikal.titles import title_of


def has_house_rules(record: Record) -> bool:
    """Whether something is not as in the edition; which scenario is played makes no difference."""
    return bool(set(house_rules(record)) - {title_of(record.ruleset).subtitle})


def check_rated(seats: Sequence[SeatRow], record: Record, hints: bool, claimed: bool) -> None:
    """See that a new table can be rated; `claimed` is whether its host has a name.

    :raises NotPossible: if it cannot.
    """
    if any(seat.kind == seating.BOT for seat in seats):
        raise NotPossible("rated-bots")
    if len(seating.persons(seats)) < sum(seat.kind == seating.PERSON for seat in seats):
        raise NotPossible("rated-alone")
    if has_house_rules(record):
        raise NotPossible("rated-house-rules")
    if hints:
        raise NotPossible("rated-hints")
    if not claimed:
        raise NotPossible("rated-guest")


def why_friendly(game: GameRow, seats: Sequence[SeatRow], changed: bool, claimed: Collection[str]) -> str:
    """Return why a game does not count: "" if it does, "chosen" if nobody wanted it to.

    `changed` says whether it has house rules, `claimed` which visitors have names.
    """
    if not game.rated or game.hints or game.lesson or game.dealt:
        return "chosen"
    if any(seat.kind == seating.BOT for seat in seats):
        return "bots"
    if changed:
        return "house"
    holders = [seat.holder for seat in seats if seat.kind == seating.PERSON]
    if len(set(holders)) < len(seats) or "" in holders:
        return "left"
    if any(seat.unasked for seat in seats):
        return "unasked"
    here = {seat.holder for seat in seats if not seating.is_forgotten(seat)}  # who is no more had a name
    return "" if here <= set(claimed) else "guest"
