"""The end: who has won."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import FULL, NEW, Seat, at, seat, verdict
from tikal import Game

BREAKING = ["super-meeple", "reference"]
SHARING = ["ravensburger", "rio-grande", "rio-grande-fr"]


def over(board: str, *seats: Seat, rules: str = "super-meeple") -> list[list[str]]:
    """The colours by place when a game ends like this."""
    game = at(board, *seats, rules=rules, phase="over", scoring="final")
    assert game.is_over
    return colours(game)


def colours(game: Game) -> list[list[str]]:
    return [[("Red", "Blue", "Yellow", "White")[n] for n in place] for place in game.ranking]


def full(**marks: str) -> str:
    """The full board with marks on some hexes: full(D5="^8!RE")."""
    entries = FULL.split(",")
    missing = [hex + mark for hex, mark in marks.items() if not any(e.startswith(hex + "=") for e in entries)]
    return ",".join([e + marks.get(e[:2], "") for e in entries] + missing)


@pytest.mark.parametrize("edition", BREAKING + SHARING)
def test_most_points_win(edition: str) -> None:  # C-END-1
    board = full(D5="!RE", B1="$0")
    seats = (seat(score=70, owns="jade3.sun"), seat(score=71), seat(score=30), seat(score=99))
    assert over(board, *seats, rules=edition) == [["White"], ["Blue"], ["Red"], ["Yellow"]]


def test_nothing_is_allowed_after_the_end() -> None:  # C-END-1
    game = at(FULL, phase="over", scoring="final")
    assert len(game.legal_actions()) == 0
    assert verdict(game, ".") == "game-is-over"
    assert verdict(game, "+E@A5") == "game-is-over"


@pytest.mark.parametrize("edition", SHARING)
def test_ties_are_shared(edition: str) -> None:  # C-END-2
    board = full(D5="!RE", B1="$0")
    seats = (seat(score=70, owns="jade3.sun"), seat(score=70), seat(score=50), seat(score=50))
    assert over(board, *seats, rules=edition) == [["Red", "Blue"], ["Yellow", "White"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_highest_guarded_temple_breaks_a_tie(edition: str) -> None:  # C-END-2
    board = full(D4="!BE", D5="!RE")  # values 5 and 6
    assert over(board, seat(score=70), seat(score=70), seat(score=60), rules=edition) == [["Red"], ["Blue"], ["Yellow"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_highest_one_counts_not_all_together(edition: str) -> None:  # C-END-2
    board = full(D4="!RE", E4="!RE", D5="!BL")  # Red guards 5 and 4, Blue 6
    assert over(board, seat(score=70), seat(score=70), rules=edition) == [["Blue"], ["Red"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_temple_held_without_a_guard_does_not_count(edition: str) -> None:  # C-END-2
    board = full(A4="!BE")  # value 1
    assert over(board, seat("D5:L5", score=70), seat(score=70), rules=edition) == [["Blue"], ["Red"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_then_most_treasure_tokens(edition: str) -> None:  # C-END-2
    board = full(D4="!BE", F1="!RE", B1="$0", B2="$2")  # both guard a 5
    seats = (seat(score=70, owns="jade2"), seat(score=70, owns="sun.vase.frog"))  # worth 3 each, but 2 and 3 tokens
    assert over(board, *seats, rules=edition) == [["Blue"], ["Red"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_tokens_are_counted_not_kinds(edition: str) -> None:  # C-END-2
    seats = (seat(score=70, owns="sun.vase"), seat(score=70, owns="jade3"))
    assert over(full(B1="$0", B2="$2"), *seats, rules=edition) == [["Blue"], ["Red"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_guard_comes_before_treasures(edition: str) -> None:  # C-END-2
    board = full(A4="!BE", B1="$0")
    seats = (seat(score=70, owns="jade2.sun2"), seat(score=70))
    assert over(board, *seats, rules=edition) == [["Blue"], ["Red"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_then_shared(edition: str) -> None:  # C-END-2
    board = full(D4="!BE", F1="!RE", B1="$2")
    seats = (seat(score=70, owns="jade"), seat(score=70, owns="sun"), seat(score=70))
    assert over(board, *seats, rules=edition) == [["Red", "Blue"], ["Yellow"]]


@pytest.mark.parametrize("edition", BREAKING)
def test_the_same_key_ranks_the_lower_places(edition: str) -> None:  # C-END-2
    board = full(A4="!WE", B1="$3")
    seats = (seat(score=90), seat(score=70), seat(score=70, owns="sun"), seat(score=70))
    assert over(board, *seats, rules=edition) == [["Red"], ["White"], ["Yellow"], ["Blue"]]


def test_game_tells_who_won_and_by_what() -> None:  # C-END-1 C-END-2
    board = full(D4="!BE")
    game = at(board, seat(score=5), NEW, ap=0, scoring="final")
    game.play(".")
    assert game.is_over and game.scores == [5, 0]
    assert tikal.read_tgn(game.to_tgn()).ranking == [[0], [1]]
    tied = at(board, seat(score=5), seat(score=5), ap=0, scoring="final")
    tied.play(".")
    end = tied.events()[-1]
    assert (end.kind, end.seat, end.facts["decided_by"]) == ("game-over", 1, "guard")
