"""Counts of action sequences from kept positions. A wrong count is broken down by first action."""

from __future__ import annotations

from pathlib import Path

import pytest

from tikal.core import engine
from tikal.core.position import Position

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def read(path: Path) -> tuple[str, list[tuple[int, int]]]:
    """Return the position line and the counts by depth."""
    line, counts = "", []
    for row in path.read_text("utf-8").splitlines():
        key, _, value = row.partition(" ")
        if key == "line":
            line = value
        elif key == "perft":
            depth, count = value.split()
            counts.append((int(depth), int(count)))
    return line, counts


def breakdown(state: Position, depth: int) -> str:
    """Return the count under each first action."""
    rows = []
    for action in engine.actions_at(state):
        below = depth if engine.waits_for_chance(state) else depth - 1
        state.apply(action)
        rows.append(f"{state.rules.notation.write(action)} {engine.perft(state, below)}")
        state.unapply(action)
    return "\n".join(rows)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    line, counts = read(path)
    state = Position.from_line(line)
    assert len(counts) >= 3
    for depth, count in counts:
        assert engine.perft(state, depth) == count, f"depth {depth}:\n{breakdown(state, depth)}"
    assert state.to_line() == line


def test_there_are_positions_of_every_kind() -> None:
    classic = {"opening", "midgame", "scoring", "bidding", "exchange", "end"}
    legend = {"legend-draft", "legend-cards", "legend-spend"}
    assert classic | legend <= {path.stem for path in FILES}
