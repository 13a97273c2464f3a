"""How a game begins."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import EDITIONS, at, idle_game, lay_anywhere, play, player, refused_setup, seat, to_move


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_hexes_are_explored(edition: str) -> None:  # C-SET-1
    board = tikal.new_game(edition, players=3, seed=1).view()["board"]
    assert {(hex["hex"], hex["terrain"], hex.get("level"), "".join(map(str, hex["stones"]))) for hex in board} == {
        ("A5", "base_camp", None, "111000"),
        ("A4", "temple", 1, "110100"),
        ("B4", "clearing", None, "111000"),
        ("B5", "temple", 1, "010001"),
    }


def test_tiles_come_letter_by_letter() -> None:  # C-SET-2
    for seed in range(5):
        drawn = [str(action)[1:] for action in idle_game(2, seed=seed).history if action.kind == "draw"]
        assert "".join(tile[0] for tile in drawn) == "aaaaaabbbbbbcccccdddddeeeeefffffgggg"
        assert len(set(drawn)) == 36


def test_tiles_are_shuffled_within_their_letter() -> None:  # C-SET-2
    first = {tikal.new_game(players=2, seed=seed).view()["hand"] for seed in range(100)}
    assert first == {"a1", "a2", "a3", "a4", "a5", "a6"}
    last = {[str(a)[1:] for a in idle_game(2, seed=n).history if a.kind == "draw"][-1] for n in range(40)}
    assert last == {"g1", "g2", "g3", "g4"}


def test_letter_of_the_next_tile_is_public_and_its_face_is_not() -> None:  # C-SET-2
    game = tikal.new_game(players=2, seed=1)
    for letter in "aaaaabbb":
        stack = game.view()["stack"]
        assert stack["next"] == letter
        assert stack["undrawn"] == sorted(stack["undrawn"])  # in the order of the box, not of the stack
        lay_anywhere(game)
        play(game, ".")
        while game.view()["scoring"]:
            play(game, ".")


def test_treasures_are_shuffled() -> None:  # C-SET-3
    tops = set()
    for seed in range(100):
        game = at("C4=a5/1", red=seat("C4:1"), seed=seed)
        play(game, "$C4")
        tops.update(player(game, "Red")["treasures"])
    assert tops == {"jade", "vase", "sun", "serpent", "frog", "knife", "plume", "beads"}


def test_host_picks_the_first_player() -> None:  # C-SET-4
    names = ["Ann", "Ben", "Cleo"]
    assert to_move(tikal.new_game(players=3, names=names, first_player="Cleo")) == "Yellow"
    assert to_move(tikal.new_game(players=3, names=names, first_player="Blue")) == "Blue"
    assert to_move(tikal.new_game(players=3, names=names, first_player=0)) == "Red"
    assert refused_setup(lambda: tikal.new_game(players=3, names=names, first_player="White")) == "unknown-first-player"
    assert refused_setup(lambda: tikal.new_game(players=3, names=names, first_player=3)) == "unknown-first-player"


def test_first_player_is_random_by_default() -> None:  # C-SET-4
    assert {to_move(tikal.new_game(players=4, seed=n)) for n in range(40)} == {"Red", "Blue", "Yellow", "White"}
    assert {to_move(tikal.new_game(players=4, auction=True, seed=n)) for n in range(40)} == {
        "Red", "Blue", "Yellow", "White",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "basic"),
    [("ravensburger", 0), ("rio-grande", 0), ("rio-grande-fr", 0), ("super-meeple", 0), ("reference", 1)],
)
def test_starting_points(edition: str, basic: int) -> None:  # C-SET-5 C-AUC-1
    assert tikal.new_game(edition, players=4).scores == [basic] * 4
    assert tikal.new_game(edition, players=4, auction=True).scores == [20] * 4
