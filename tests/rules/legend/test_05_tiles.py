"""Terrain tiles: placing, volcanoes, tiles that fit nowhere, the border."""

from __future__ import annotations

from tests.rules.legend.table import at, hex_of, members, phase, play, seat_of, side, texts, to_move, why

#: All inner hexes but H5 are covered, by every tile of the stack that is not a1 or a volcano of it, and more.
FULL = {
    "A1": "a2/0", "A3": "a3/0", "B1": "a4/0", "B3": "a5/0", "C1": "a6/0", "C2": "b1/0", "C3": "b2/0", "C5": "b3/0",
    "D3": "b4/0", "D4": "b5/0", "D5": "c1/0", "E1": "c2/0", "E2": "c3/0", "E3": "c4/0", "E4": "c5/0", "F4": "d1/0",
    "G1": "d2/0", "G2": "d3/0", "G3": "d4/0", "G4": "e1/0", "G5": "e2/0", "H1": "e3/0", "H3": "e4/0",
}  # fmt: skip


def test_any_inner_jungle_any_turn() -> None:  # L-TILE-1
    game = at(side(tiles="a1"))
    assert texts(game, "a1@H5") == {f"a1@H5/{turn}" for turn in range(6)}, "no neighbour and no path needed"
    assert len({text[3:5] for text in texts(game, "a1@")}) == 24
    assert why(game, "a1@B4/0") == "hex-taken" and why(game, "a1@A5/0") == "hex-taken"
    assert why(game, "a1@R1/0") == "not-inner" and why(game, "a2@H5/0") == "tile-not-held"


def test_turns_that_look_alike_are_one() -> None:  # L-TILE-1
    game = at(side(tiles="d3"))
    assert texts(game, "d3@H5") == {"d3@H5/0", "d3@H5/1"}
    play(game, "d3@H5/4")
    assert hex_of(game, "H5")["turn"] == 0


def test_members_there_need_the_majority() -> None:  # L-TILE-1
    game = at(side("C1:2,C2:1,C3:1", tiles="a1"), side("C1:1,C2:1,H5:1"))
    assert why(game, "a1@C1/0") == "legal" and why(game, "a1@C3/0") == "legal"
    assert why(game, "a1@C2/0") == "others-hold-hex", "a tie is nobody's"
    assert why(game, "a1@H5/0") == "others-hold-hex"
    play(game, "a1@C1/0")
    assert members(game, "C1") == "2" and members(game, "C1", "Blue") == "1", "they stay, now on the tile"


def test_tokens_stay_and_count() -> None:  # L-TILE-1
    game = at(side(tiles="a1"), stones="C1|C2")
    play(game, "a1@C1/3")
    assert game.view()["trail_stones"]["placed"] == ["C1|C2"]
    state = game.state
    assert state.normalise(state.rules.notation.read("E:C1-C2")) >> 24 == 3, "two stones of a1 and the token"


def test_temples_get_floors_and_ruins_treasures() -> None:  # L-TILE-2
    game = at(side(tiles="d1.a5"), side(right="15"))
    before = game.view()["supply"]["prebuilt"]
    play(game, "d1@H5/0", ".", "-#15", ".", "a5@H3/0")
    assert hex_of(game, "H5")["level"] == 5 and hex_of(game, "H3")["treasures"] == 4
    after = game.view()["supply"]["prebuilt"]
    assert [before[level] - after[level] for level in "23456"] == [1, 1, 1, 1, 0]
    assert game.view()["supply"]["floors"] == at().view()["supply"]["floors"]


def test_the_volcano_order_of_the_book() -> None:  # L-TILE-3
    sides = (side(right="15"), side(tiles="b6"), side(right="15"), side(right="15"))
    game = at(*sides, to="Blue", order="Red.Blue.Yellow.White")
    play(game, "!b6")
    scored = []
    while game.view()["scoring"] and phase(game) == "spend":
        scored.append(to_move(game))
        assert game.view()["ap"] == 10
        play(game, ".")
    assert scored == ["Blue", "Red", "Yellow", "White"]
    assert to_move(game) == "Blue" and phase(game) == "effect" and texts(game, "b6@") == texts(game)
    play(game, "b6@C1/0")
    assert texts(game) == {"."}, "that was their action"
    play(game, ".")
    assert to_move(game) == "Yellow"


def test_a_volcano_is_not_laid_before_it_erupts() -> None:  # L-TILE-3
    game = at(side(tiles="b6"))
    assert why(game, "b6@C1/0") == "volcano-erupts-first" and why(game, "-b6") == "volcano-erupts-first"
    assert texts(game) >= {"!b6"} and why(game, "!d5") == "tile-not-held"
    tile = at(side(tiles="a1"))
    assert why(tile, "!a1") == "no-volcano"


def test_passed_players_score_too() -> None:  # L-TILE-3
    game = at(side(tiles="b6"), side(), side(), passed="Yellow")
    play(game, "!b6", ".")
    assert game.view()["scoring"]["waiting"] == ["Yellow"]
    play(game, ".", ".", "b6@C1/0", ".")
    assert to_move(game) == "Blue"


def test_others_see_the_board_between_the_scorings() -> None:  # L-TILE-3
    game = at(side("A4:1", tiles="b6"), side("B4:1"))
    play(game, "!b6", ".")
    assert game.scores == [1 + 1, 1]
    play(game, "+L@A5", "L:A5-A4=2", ".")
    assert game.scores == [2, 1 + 1 + 1], "Blue took the temple and has B4 besides"


def test_a_tile_without_a_legal_hex() -> None:  # L-TILE-4
    game = at(side(tiles="a1", right="15"), side("H5:1"), land=FULL, round=6)
    assert texts(game, "a1@") == set() and "-a1" in texts(game) and "#15" in texts(game), "it may be kept"
    assert why(game, "pass") == "pass-with-tile" and why(game, "a1@H5/0") == "others-hold-hex"
    play(game, "-#15", ".", "pass", "-a1")
    assert game.view()["supply"]["gone"] == ["a1"] and seat_of(game)["tiles"] == []
    play(game, ".", "pass")
    assert game.view()["scoring"]["final"], "the last round is over"


def test_no_discarding_while_a_hex_is_legal() -> None:  # L-TILE-4
    game = at(side(tiles="a1"), land=FULL, round=6)
    assert why(game, "-a1") == "tile-has-a-place" and len(texts(game, "a1@H5")) == 6


def test_a_volcano_without_a_hex_scores_and_leaves_the_game() -> None:  # L-TILE-4
    game = at(side(tiles="d5"), side("H5:1"), land=FULL, round=6)
    play(game, "!d5", ".", ".")
    assert game.view()["supply"]["gone"] == ["d5"] and texts(game) == {"."} and to_move(game) == "Red"


def test_a_volcano_may_find_a_hex_in_its_scoring() -> None:  # L-TILE-4
    game = at(side(tiles="d5"), side("H5:1"), land=FULL, round=6, stones="H4|H5")
    play(game, "!d5", ".", "E:H5-H4=1", ".")
    assert phase(game) == "effect" and texts(game) == {"d5@H5/0"}
    assert why(game, "done") == "not-done-yet"


def test_card_tiles_go_to_accessible_border_hexes() -> None:  # L-TILE-5
    game = at(side(right="22-3"))
    play(game, "#22-3")
    assert {text.split("@")[1][0] for text in texts(game)} == {"R"}
    assert why(game, "h3@C1/0") == "not-border" and why(game, "h1@R1/0") == "not-this-tile"
    turns = {text for text in texts(game) if "@R1/" in text}
    assert turns and len(turns) < 6, "stones that point off the board do not help"
    refused = sorted({f"h3@R1/{turn}" for turn in range(6)} - turns)
    assert {why(game, text) for text in refused} == {"not-accessible"}


def test_a_neighbours_stone_or_a_token_makes_it_accessible() -> None:  # L-TILE-5
    game = at(side(right="22-3"), stones="B1|R1")
    play(game, "#22-3")
    assert {text for text in texts(game) if "@R1/" in text} == {f"h3@R1/{turn}" for turn in range(6)}


def test_members_on_the_border_need_the_majority() -> None:  # L-TILE-5
    game = at(side("R1:1", right="23"), side("R2:1"))
    play(game, "#23")
    assert why(game, "h7@R2/3") == "others-hold-hex" and texts(game, "h5@R1")
    play(game, sorted(texts(game, "h5@R1"))[0])
    assert members(game, "R1") == "1" and hex_of(game, "R1")["terrain"] == "lake"
