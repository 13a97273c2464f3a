"""A sample of the random games that `make soak` plays by the thousand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.properties.walk import TABLES, walk


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t[0]}-{'auction' if t[1] else 'basic'}-{t[2]}-{len(t[3])}")
@pytest.mark.parametrize("seed", [1, 2])
def test_random_game_keeps_every_invariant(table: tuple[str, bool, int, dict[str, object]], seed: int) -> None:
    edition, auction, players, options = table
    walked = walk(edition, auction, players, options, f"{table}/{seed}")
    assert walked.actions > 100


def test_every_field_of_the_state_takes_part_in_comparing() -> None:
    """A field that `words` forgot would weaken every test of undo, copy and equality."""
    text = (Path(__file__).parents[2] / "src/tikal/classic/rules/state.py").read_text("utf-8")
    words = text[text.index("def words(self)") : text.index("def to_line(self)")]
    compared = set(re.findall(r"self\.(\w+)", words))
    slots = set(re.findall(r'"(\w+)"', text[text.index("__slots__") : text.index("def __init__")]))
    shared = {"ap", "current", "phase", "players"}  # the fields of every game's position
    assert (
        len(slots) > 55
        and slots - compared == {"ruleset", "base", "trail", "trail_room", "trail_top"}
        and shared <= compared
    )
