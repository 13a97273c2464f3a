"""Every edition in both variants has a golden game, and it still goes the same way, line by line."""

from __future__ import annotations

import pytest

from tests.playthroughs.make import FOLDER, TABLES, file_of, playthrough


@pytest.mark.parametrize("table", TABLES, ids=lambda table: file_of(*table).stem)
def test_the_game_goes_as_recorded(table: tuple[str, bool, str]) -> None:
    golden = file_of(*table).read_text("utf-8").splitlines()
    for number, (expected, line) in enumerate(zip(golden, playthrough(*table), strict=True), 1):
        assert line == expected, f"{file_of(*table).name}, line {number}"


def test_every_edition_and_variant_has_one() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*table).name for table in TABLES}


def test_every_kind_of_action_is_played_in_them() -> None:
    lines = [line for path in FOLDER.glob("*.txt") for line in path.read_text("utf-8").splitlines()]
    played = [line.split("] ")[1] for line in lines if "] " in line]
    for beginning in ("+L@", "+E@", "E:", "L:", "^", "$", "x", "C@", "GL@", "GE@", "bid ", "pass", "take ", "."):
        assert any(action.startswith(beginning) for action in played), beginning
    assert any(action[0] in "EL" and ">" in action for action in played)  # a secret path
    assert any("@" in action and "/" in action for action in played)  # a tile
    for beginning in ("#", "<#", "-#", "ap", "!", "power:", "T@", "T:", "&", "@", "done", "take #", "take place"):
        assert any(action.startswith(beginning) for action in played), beginning
    for words in (
        "scores",
        "wins the auction",
        "All have passed",
        "last tile",
        "Scoring round 3",
        "leave the game",
    ):
        assert any(words in action for action in played), words
