"""Scoring and the end."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.legend.table import at, play, seat_of, side, texts, to_move, why
from tikal import Game

#: The book's example (L-SCORE-7): three volcanoes, temples of 9, 7, 6 for Blue and of 7, 7, 6, 3 for Red.
EXAMPLE = {
    "F5": "f2/5^9", "A4": "s2/0^7", "C1": "d1/0^6", "D2": "g1/5^7", "E5": "g2/0^7", "H2": "f1/4^6", "B5": "s3/0^3",
    "A2": "g4/2$0", "R3": "h10/0",
}  # fmt: skip


def example() -> Game:
    return at(
        side("D2:1,E5:1,H2:1,B5:1,H4:1,R3:1,B4:1,A2:1,C3:1,R1:1,B2:1,F2:1,F1:1", owns="plume2.frog"),
        side("F5:1,A4:1,C1:1,D1:1,A3:1,B1:1,B3:1,C2:1", owns="jade2.vase2.sun2.knife"),
        land=EXAMPLE,
        open="serpent.frog.knife.beads",
        phase="spend",
        scoring="final",
        passed="Red.Blue",
        round=6,
        queue="Blue",
        used="01-1.01-2.01-3.01-7.24",
    )


def parts(game: Game, colour: str) -> list[int]:
    return list(seat_of(game, colour)["if_scored"]["parts"].values())


def test_the_books_example() -> None:  # L-SCORE-7
    game = example()
    assert parts(game, "Blue") == [22, 13, 10, 12, 0, 10] and seat_of(game, "Blue")["if_scored"]["total"] == 67
    assert parts(game, "Red") == [23, 10, 20, 16, 6, 4] and seat_of(game, "Red")["if_scored"]["total"] == 79
    assert seat_of(game, "Red")["if_scored"]["masks"] == 3
    before = game.scores
    play(game, ".", ".")
    assert game.scores == [before[0] + 79 + 5, before[1] + 67 + 5] and game.is_over


def test_a_sheet_says_how_its_points_come_about() -> None:  # L-SCORE-7
    game = example()
    sheet = seat_of(game, "Red")["if_scored"]
    assert sheet["sums"] == {
        "temples": "7 + 7 + 6 + 3",
        "tall": "7, 7",
        "volcanoes": "2 × 10",
        "land": "4 × 4",
        "lakes": "2 × 3",
        "treasures": "3 + 1",
    }
    assert sheet["temple_points"] == 23 + 10 and seat_of(game, "Red")["director_due"] == 5
    assert sheet["hexes"]["tall"] == ["D2", "E5"] and sheet["hexes"]["treasures"] == []
    assert set(sheet["hexes"]["land"]) == {*sheet["land"], *sheet["hexes"]["temples"]}
    assert sheet["hexes"]["lakes"] == [*sheet["lakes"], *sheet["ruins"]]
    nothing = seat_of(at(side("D1:1")), "Red")["if_scored"]
    assert [part for part, text in nothing["sums"].items() if text] == ["volcanoes"] and not nothing["hexes"]["land"]


def test_a_temple_goes_to_its_guardian_else_to_the_majority() -> None:  # L-SCORE-1
    land = {"A4": "s2/0^3!BE", "D2": "g1/5"}
    game = at(side("A4:L2,D2:1,E5:1"), side("D2:1,E5:2,H2:L"), land=land)
    assert parts(game, "Red")[0] == 0 and parts(game, "Blue")[0] == 3 + 3 + 4
    assert [temple["hex"] for temple in seat_of(game, "Blue")["if_scored"]["temples"]] == ["A4", "E5", "H2"]


def test_a_tie_of_two_gives_a_third_with_less_nothing() -> None:  # L-SCORE-1
    game = at(side("D2:3"), side("D2:L"), side("D2:1"))
    assert [parts(game, colour)[0] for colour in ("Red", "Blue", "Yellow")] == [0, 0, 0]


@pytest.mark.parametrize(("level", "bonus"), [(6, 0), (7, 5), (8, 6), (9, 8), (10, 10)])
def test_tall_temples(level: int, bonus: int) -> None:  # L-SCORE-2
    game = at(side("F5:1"), land={"F5": f"f2/5^{level}"})
    assert parts(game, "Red")[:2] == [level, bonus]


def test_volcanoes() -> None:  # L-SCORE-3
    game = at(side("D1:1,H4:1,C1:L"), side("H4:1"), land={"C1": "b6/0"})
    assert parts(game, "Red")[2] == 20 and parts(game, "Blue")[2] == 0


def test_temples_times_land() -> None:  # L-SCORE-4
    land = {"A4": "s2/0!RE", "A2": "g4/2$0"}
    game = at(side("D2:1,C1:1,R1:1,C4:1,A2:1,F1:1,A5:1", owns="jade.vase"), land=land)
    sheet = seat_of(game)["if_scored"]
    assert sheet["parts"]["land"] == 2 * 4 and sheet["land"] == ["A2", "C1", "C4", "R1"]


def test_a_camp_takes_land_away() -> None:  # L-SCORE-4
    game = at(side("D2:1,C4:1,B4:1,C1:1"), side(camps="C4"))
    assert seat_of(game)["if_scored"]["land"] == ["B4", "C1"]
    own = at(side("D2:1,C4:1,B4:1", camps="B4"))
    assert seat_of(own)["if_scored"]["land"] == ["C4"]


def test_lakes_times_masks() -> None:  # L-SCORE-5
    land = {"A2": "g4/2$0", "C1": "a5/0$3"}
    game = at(side("B2:1,F2:1,A2:1,C1:1,F1:1", owns="jade.vase.sun"), side("F1:1"), land=land)
    sheet = seat_of(game)["if_scored"]
    assert sheet["masks"] == 2 + 1 and sheet["parts"]["lakes"] == 2 * 3
    camped = at(side("B2:1,A2:1", owns="jade.vase"), side(camps="A2"), land={"A2": "g4/2$0"})
    assert seat_of(camped)["if_scored"]["parts"]["lakes"] == 0


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_treasures_by_kind(count: int, points: int) -> None:  # L-SCORE-6
    opened = count >= 3
    hidden = count - (2 if opened else 0)
    land = {"C1": f"a5/0${4 - hidden}"}
    still = "vase.sun.serpent.frog.knife.plume.beads" if opened else "all"
    used = "01-1" if opened else ""
    game = at(side(owns=f"jade{count}" if count > 1 else "jade"), land=land, open=still, used=used)
    assert parts(game, "Red")[5] == points


def test_the_final_scoring_goes_by_the_places_drafted_last() -> None:  # L-END-1
    game = at(side(place=3), side(place=1), side(place=2, power="3!"), passed="Red.Blue", to="Yellow", round=6)
    play(game, "pass")
    assert to_move(game) == "Blue" and game.view()["scoring"]["waiting"] == ["Yellow", "Red"]
    assert game.view()["ap"] == 10
    before = game.scores
    play(game, ".")
    assert to_move(game) == "Yellow" and game.scores[1] == before[1] + 5, "the director was never used"
    play(game, ".", ".")
    assert game.is_over and game.scores == [before[0] + 5, before[1] + 5, before[2]]


def test_a_director_used_in_the_last_turn_gives_nothing() -> None:  # L-END-1
    game = at(side("A4:1", power="5"), side(), passed="Blue", round=6)
    play(game, "pass", "power:three-floors", "^A4", ".")
    assert game.scores[0] == 1 + 2


def test_most_points_win_and_ties_are_shared() -> None:  # L-END-2
    game = at(side(score=7), side(score=7), side(score=3), passed="Blue.Yellow", round=6)
    play(game, "pass", ".", ".", ".")
    assert game.ranking == [[0, 1], [2]] and game.current_player is None
    assert game.events()[-1].facts["count"] == 2
    assert len(game.legal_actions()) == 0 and game.explain(".").code == "game-is-over"
    won = at(side(score=7), side(score=8), passed="Blue", round=6)
    play(won, "pass", ".", ".")
    assert won.ranking == [[1], [0]] and won.view()["ranking"] == [["Blue"], ["Red"]]


def test_the_interim_scoring_adds_no_directors_points() -> None:  # L-END-1
    game = at(side(tiles="b6"), side())
    play(game, "!b6", ".", ".")
    assert game.scores == [1, 1]
    assert texts(game) and why(game, ".") == "other-pick"
    assert isinstance(game, tikal.Game)
