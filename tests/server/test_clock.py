"""What clocks say, whatever happens at a table: nobody gets time that they should not have, and none is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tikal.core.errors import InvalidOption
from tikal.server import clock
from tikal.server.clock import DAY, DAYS, GRACE, MINUTE, PLAYER, SECOND, TURN, Clock, Deed, Ticking

pytestmark = pytest.mark.once

ENDS = [Deed(ends=True)]


def running(timed: Clock, players: int = 2, now: int = 0) -> Ticking:
    return clock.seated(clock.fresh(timed, players), timed, now, 0, True)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("turn 120", Clock(TURN, 120 * SECOND)),
        ("player 1200+30", Clock(PLAYER, 20 * MINUTE, 30 * SECOND)),
        ("player 60+0", Clock(PLAYER, MINUTE)),
        ("days 3", Clock(DAYS, 3 * DAY)),
        ("", None),
    ],
)
def test_a_clock_is_a_short_text(text: str, read: Clock | None) -> None:
    assert clock.read_clock(text) == read


@pytest.mark.parametrize(
    "text",
    ["turn", "turn 9", "turn 3601", "turn -1", "player 60", "player 59+0", "player 60+601", "days 0", "days 15",
     "weeks 1", "turn 120 ", "turn 1_0", "turn ١٢٠", "days 3+1", "turn 99999999999999999999"],
)  # fmt: skip
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(InvalidOption, match="is no clock"):
        clock.read_clock(text)
    assert clock.known_clock(text) is None  # a table that has it is played without


def test_a_turn_has_its_time_whoever_took_it_before() -> None:
    timed = Clock(TURN, 2 * MINUTE)
    ticking = running(timed)
    assert clock.due(ticking) == 2 * MINUTE
    ticking = clock.played(ticking, timed, MINUTE, [Deed()], 0, True)
    assert clock.left_at(ticking, 0, MINUTE) == MINUTE == clock.due(ticking) - MINUTE
    ticking = clock.played(ticking, timed, MINUTE, ENDS, 1, True)
    assert clock.left_at(ticking, 1, MINUTE) == 2 * MINUTE
    assert ticking.since > MINUTE  # the other sees first what was done


def test_who_ends_a_turn_gets_the_extra_time_and_who_bids_does_not() -> None:
    timed = Clock(PLAYER, 10 * MINUTE, 30 * SECOND)
    ticking = running(timed)
    ticking = clock.played(ticking, timed, 4 * MINUTE, ENDS, 1, True)
    assert clock.left_at(ticking, 0, 4 * MINUTE) == 6 * MINUTE + 30 * SECOND
    began = ticking.since
    ticking = clock.played(ticking, timed, began + MINUTE, [Deed()], 0, True)  # only the decision passes on
    assert clock.left_at(ticking, 1, 99 * MINUTE) == 9 * MINUTE
    assert clock.left_at(ticking, 0, ticking.since + MINUTE) == 5 * MINUTE + 30 * SECOND


def test_time_stands_still_while_something_is_shown_and_at_a_scoring() -> None:
    timed = Clock(TURN, MINUTE)
    ticking = clock.played(running(timed), timed, 1000, [Deed()] * 10 + ENDS, 1, True)
    assert ticking.since == 1000 + 11 * clock.SHOWN
    assert clock.left_at(ticking, 1, ticking.since) == MINUTE
    own = clock.played(ticking, timed, ticking.since + 5000, [Deed()] * 3, 1, True)
    assert own.since == ticking.since + 5000  # one's own actions stop no clock of one's own ...
    scored = clock.played(own, timed, own.since, [Deed(scores=True)], 1, True)
    assert scored.since == own.since + clock.SCORED + 3 * clock.SHOWN  # ... but what all look at does
    long = clock.played(ticking, timed, 1000, [Deed()] * 5000, 0, True)
    assert long.since == 1000 + clock.MOST_SHOWN


def test_a_lost_connection_is_waited_for_once_a_turn() -> None:
    timed = Clock(TURN, 2 * MINUTE)
    ticking = clock.lost(running(timed), timed, MINUTE)
    assert clock.left_at(ticking, 0, MINUTE + GRACE) == MINUTE and clock.due(ticking) == 2 * MINUTE + GRACE
    assert clock.shown(timed, ticking, MINUTE).lost
    back = clock.found(ticking, MINUTE + 5000)
    assert clock.left_at(back, 0, MINUTE + 6000) == MINUTE - 1000 and not clock.shown(timed, back, MINUTE + 6000).lost
    assert clock.lost(back, timed, MINUTE + 7000) == back
    after = clock.played(back, timed, MINUTE + 7000, ENDS, 1, True)
    assert clock.lost(after, timed, after.since).since == after.since + GRACE
    days = Clock(DAYS, DAY)
    assert clock.lost(running(days), days, 1) == running(days)


def test_whoever_pulls_the_plug_in_every_turn_gains_no_more_than_so_much() -> None:
    """What was not needed is not counted: a bad line that is soon back is waited for all game long."""
    timed = Clock(TURN, 2 * MINUTE)

    def gained(turns: int, back_after: int) -> int:
        ticking, waited, now = running(timed), 0, 0
        for _ in range(turns):
            now = ticking.since
            ticking = clock.lost(ticking, timed, now)
            waited += ticking.since - now
            if back_after < ticking.since - now:
                waited -= ticking.since - now - back_after
                ticking = clock.found(ticking, now + back_after)
            ticking = clock.read_ticking(clock.write_ticking(ticking), timed, 2)
            for seat in (1, 0):
                ticking = clock.played(ticking, timed, ticking.since, ENDS, seat, True)
        return waited

    assert gained(2, DAY) == 2 * GRACE and gained(20, DAY) == clock.MOST_GRACE == 3 * GRACE
    assert gained(20, SECOND) == 20 * SECOND
    assert clock.waited(running(timed), 0) == 0


def test_nothing_runs_until_all_are_there_and_while_a_bot_stands_in() -> None:
    timed = Clock(PLAYER, 10 * MINUTE)
    ticking = clock.seated(clock.fresh(timed, 3), timed, 0, 0, False)
    assert clock.due(ticking) == 0 and clock.left_at(ticking, 0, DAY) == 10 * MINUTE
    ticking = clock.seated(ticking, timed, DAY, 0, True)
    out = clock.seated(ticking, timed, DAY + 10 * MINUTE, 0, False)
    assert clock.due(out) == 0 and clock.left_at(out, 0, 2 * DAY) == 0
    back = clock.seated(clock.returned(out, timed, 0), timed, 2 * DAY, 0, True)
    assert clock.left_at(back, 0, 2 * DAY) == 30 * SECOND and clock.due(back) == 2 * DAY + 30 * SECOND


def test_who_comes_back_in_the_same_turn_has_no_whole_one_again() -> None:
    timed = Clock(TURN, 10 * MINUTE)
    out = clock.seated(running(timed), timed, 10 * MINUTE, 0, False)
    back = clock.seated(clock.returned(out, timed, 0), timed, 11 * MINUTE, 0, True)
    assert clock.left_at(back, 0, 11 * MINUTE) == 30 * SECOND


def test_what_is_kept_of_a_clock_can_be_read_again() -> None:
    timed = Clock(PLAYER, 10 * MINUTE, SECOND)
    ticking = clock.lost(running(timed, 3), timed, 5)
    assert clock.read_ticking(clock.write_ticking(ticking), timed, 3) == ticking
    for damaged in ("", "{}", "[", '{"left":[1,2]}', '{"left":[1,2,3],"seat":3}'):
        assert clock.read_ticking(damaged, timed, 3) == clock.fresh(timed, 3)


CLOCKS = st.sampled_from([Clock(TURN, 2 * MINUTE), Clock(PLAYER, 10 * MINUTE, 30 * SECOND), Clock(DAYS, 3 * DAY)])
HAPPENINGS = st.tuples(
    st.sampled_from(["act", "end", "score", "lost", "found", "stand", "back", "wait"]),
    st.integers(0, 4 * MINUTE),
    st.integers(0, 2),
)


@given(CLOCKS, st.lists(HAPPENINGS, max_size=40))
def test_whatever_happens_the_sum_is_right(timed: Clock, happenings: list[tuple[str, int, int]]) -> None:
    """Time only passes for who decides, is only given at the ends of turns, and never while the clock stands still."""
    now, given_to = 0, [timed.budget] * 3
    ticking = clock.seated(clock.fresh(timed, 3), timed, now, 0, True)
    for what, later, seat in happenings:
        others = [left for n, left in enumerate(lefts(ticking, now)) if n != ticking.seat]
        now += later
        assert others == [left for n, left in enumerate(lefts(ticking, now)) if n != ticking.seat]
        before = lefts(ticking, now)
        was = ticking
        if what in ("act", "score"):
            ticking = clock.played(ticking, timed, now, [Deed(scores=what == "score")], ticking.seat, ticking.runs)
            assert lefts(ticking, now) == before
        elif what == "end":
            ticking = clock.played(ticking, timed, now, ENDS, seat, True)
            if timed.kind == PLAYER:
                given_to[was.seat] += timed.extra if was.runs else 0
            else:
                assert lefts(ticking, now)[seat] == timed.budget
        elif what == "lost":
            ticking = clock.lost(ticking, timed, now)
        elif what == "found":
            ticking = clock.found(ticking, now)
        elif what == "stand":
            ticking = clock.seated(ticking, timed, now, ticking.seat, False)
            assert clock.due(ticking) == 0
        elif what == "back":
            ticking = clock.seated(clock.returned(ticking, timed, ticking.seat), timed, now, ticking.seat, True)
            given_to[ticking.seat] += clock.COMING_BACK[timed.kind]
        assert all(left >= 0 for left in lefts(ticking, now))
        if timed.kind == PLAYER:
            assert all(left <= most for left, most in zip(lefts(ticking, now), given_to, strict=True))
        else:
            assert all(left <= timed.budget for left in lefts(ticking, now))
        if ticking.runs:
            assert clock.left_at(ticking, ticking.seat, clock.due(ticking)) == 0
            assert clock.left_at(ticking, ticking.seat, clock.due(ticking) - 1) > 0 or not ticking.left[ticking.seat]
        assert clock.read_ticking(clock.write_ticking(ticking), timed, 3) == ticking


def lefts(ticking: Ticking, now: int) -> list[int]:
    return [clock.left_at(ticking, seat, now) for seat in range(3)]
