"""Being away: day clocks stand still meanwhile, at most so many days a year."""

from __future__ import annotations

import time

from tikal.server.reminder_store import DAY, NoticeRow
from tikal.server.words import NotPossible

AT_ONCE = 14  # days
A_YEAR = 30


def days_left(row: NoticeRow, now: int) -> int:
    """Return for how many days more somebody may be away this year, after those they have planned."""
    return max(0, A_YEAR - row.days) if row.year == time.gmtime(now).tm_year else A_YEAR


def _spent(row: NoticeRow, now: int) -> int:
    """Return how many days of this year somebody was away, without those still to come."""
    if row.year != time.gmtime(now).tm_year:
        return 0
    return max(0, row.days - max(0, row.away - now) // DAY)


def gone(row: NoticeRow, until: int, now: int) -> NoticeRow:
    """Return what is kept of somebody who is away until then, or not any more if that is now or past.

    :raises NotPossible: if that is too long.
    """
    spent = _spent(row, now)
    days = -(-max(0, until - now) // DAY)  # a day that has begun counts
    if days > AT_ONCE:
        raise NotPossible("away-too-long", 422, most=AT_ONCE)
    if days > A_YEAR - spent:
        raise NotPossible("away-too-often", 422, left=A_YEAR - spent, most=A_YEAR)
    return row._replace(away=until if days else 0, year=time.gmtime(now).tm_year, days=spent + days)


def is_away(row: NoticeRow, now: int) -> bool:
    """Whether somebody is away."""
    return row.away > now
