"""What players spend their action points on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tikal.core import action as act
from tikal.record.habits import HABITS, OTHER, SHARED, spent
from tikal.record.tgn import read_tgn
from tikal.titles import titles

RECORDS = Path(__file__).parent.parent / "browser" / "records"


@pytest.mark.parametrize("name", ["finished", "auction-end", "longest"])
def test_every_point_of_every_turn_is_counted(name: str) -> None:
    record = read_tgn((RECORDS / f"{name}.tgn").read_text("utf-8"))
    points = 10
    turns = [0] * record.players
    for before, action, _ in record.moments():
        if act.kind_of(action) == act.END:
            turns[int(before.current)] += 1
    current = int(record.end().current)
    for seat, habits in enumerate(spent(record)):
        assert set(habits) <= set(HABITS) and OTHER not in habits
        if record.end().phase == 6 or seat != current:  # else a turn is not over yet
            assert sum(habits.values()) == points * turns[seat]


def test_what_only_one_game_has_is_counted_by_its_title() -> None:
    record = read_tgn((RECORDS / "legend-last-turn.tgn").read_text("utf-8"))
    total: dict[str, int] = {}
    for habits in spent(record):
        for habit, points in habits.items():
            total[habit] = total.get(habit, 0) + points
    assert total == {"stone": 234, "enter": 11, "walk": 20, "uncover": 2, "unused": 2}


def test_titles_count_their_kinds_as_something_that_is_shown() -> None:
    for title in titles():
        assert set(title.habits.values()) <= set(HABITS)
    assert set(SHARED.values()) <= set(HABITS)
