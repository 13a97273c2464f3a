"""What a position is worth."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import at, place, play, player, seat
from tikal import Game


def worth(game: Game, colour: str) -> tuple[int, int]:
    """What a player would score now: for temples and for treasures."""
    sheet = player(game, colour)["if_scored"]
    assert sheet["total"] == sheet["temple_points"] + sheet["treasure_points"]
    return sheet["temple_points"], sheet["treasure_points"]


@pytest.mark.parametrize(
    ("red", "blue", "yellow", "owner"),
    [
        ("1", "", "", "Red"),
        ("2", "1", "1", "Red"),  # more than any single rival, not than all together
        ("1", "1", "", None),
        ("1", "2", "2", None),
        ("1", "2", "3", "Yellow"),
        ("L", "2", "", "Red"),  # the leader counts 3
        ("L", "3", "", None),
        ("L", "4", "", "Blue"),
        ("L", "L1", "3", "Blue"),
        ("L", "3", "1", None),  # a third player does not profit from the tie
        ("", "", "", None),
    ],
)
def test_temple_goes_to_the_strongest(red: str, blue: str, yellow: str, owner: str | None) -> None:  # C-SCORE-1
    game = at("A4^4", *(seat(f"A4:{count}" if count else "-") for count in (red, blue, yellow)))
    assert place(game, "A4")["controller"] == owner
    for colour in ("Red", "Blue", "Yellow"):
        assert worth(game, colour) == (4 if colour == owner else 0, 0)


def test_guard_takes_the_temple_whoever_stands_there() -> None:  # C-SCORE-1
    game = at("A4^4!BE", seat("A4:L9"), seat())
    assert (worth(game, "Red"), worth(game, "Blue")) == ((0, 0), (4, 0))


def test_current_value_counts() -> None:  # C-SCORE-1
    game = at("A4^4,B5^2,C5=b1/0", seat("A4:1,B5:1,C5:1"))
    assert worth(game, "Red") == (4 + 2 + 2, 0)
    play(game, "^C5")
    assert worth(game, "Red") == (4 + 2 + 3, 0)


def test_members_elsewhere_are_worth_nothing() -> None:  # C-SCORE-1
    game = at("C4=a5/1", seat("A5:L3,B4:2,C4:1"))
    assert worth(game, "Red") == (0, 0)


@pytest.mark.parametrize(
    ("owned", "points"),
    [("-", 0), ("jade", 1), ("jade2", 3), ("jade3", 6), ("jade.sun", 2), ("jade3.sun2.frog", 10), ("jade2.sun2", 6)],
)
def test_treasures_by_kind(owned: str, points: int) -> None:  # C-SCORE-2
    tokens = {"-": 0, "jade": 1, "jade2": 2, "jade3": 3, "jade.sun": 2, "jade3.sun2.frog": 6, "jade2.sun2": 4}[owned]
    board = f"C4=a5/1${4 - min(tokens, 4)},C5=a6/0${4 - max(tokens - 4, 0)}"
    game = at(board, seat(owns=owned))
    assert worth(game, "Red") == (0, points)


def test_sheet_lists_every_item() -> None:  # C-SCORE-1 C-SCORE-2
    game = at("A4^3!RE,C4=a5/1$1", seat("B5:1", owns="jade2.sun"))
    sheet = player(game, "Red")["if_scored"]
    assert sheet["temples"] == [{"hex": "A4", "value": 3, "guard": True}, {"hex": "B5", "value": 1, "guard": False}]
    assert sheet["treasures"] == [{"kind": "jade", "count": 2, "points": 3}, {"kind": "sun", "count": 1, "points": 1}]
    assert sheet["total"] == 8


@pytest.mark.parametrize("edition", ["ravensburger", "rio-grande"])
def test_worked_example(edition: str) -> None:  # C-SCORE-3
    """Temples 3, 5, 5 and 8, two pairs and two singles: 21 + 8 = 29."""
    board = "A4^3,A3=e1/3,B3=d1/3,C4=e2/4^8,C5=a5/0$0,D5=e5/5$0"
    red = seat("A4:1,A3:1,B3:1,C4:1", owns="jade2.sun2.frog.vase")
    game = at(board, red, seat("B5:1"), rules=edition, aside="b6", by="Red", scoring="volcano", queue="Blue")
    assert worth(game, "Red") == (21, 8)
    play(game, ".")
    assert game.scores == [29, 0]
