"""Bringing members in, walking, and secret paths."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import at, listed, place, play, player, price, seat, verdict

# From rio-grande's movement example: temple 1 is A4, temple 2 is on B3, the clearing on C3, the ruins on C4.
EXAMPLE = "B3=a3/1,C3=a4/3,C4=a5/0"
# C4 and C3 face each other with three stones each; C4 is one stone from B4.
STEEP = "C3=c1/3,C4=c4/0"


def test_member_enters_at_base_camp_for_one() -> None:  # C-PLACE
    game = at()
    assert listed(game, "+") == {"+L@A5", "+E@A5"}
    assert price(game, "+E@A5") == 1
    assert price(game, "+L@A5") == 1
    assert place(game, "A5")["figures"] == {"Red": {"leader": True, "explorers": 1}}
    assert (player(game, "Red")["explorers"], player(game, "Red")["leader"]) == (17, "A5")
    for hex in ("A4", "B4", "B5"):
        assert verdict(game, f"+E@{hex}") == "not-own-camp"


def test_member_enters_at_an_own_camp_for_one() -> None:  # C-PLACE
    game = at("C4=a4/3", red=seat(camps="B4.C4"))
    assert listed(game, "+") == {f"+{figure}@{hex}" for figure in "LE" for hex in ("A5", "B4", "C4")}
    assert price(game, "+L@C4") == 1
    assert place(game, "C4")["figures"]["Red"] == {"leader": True, "explorers": 0}


def test_entering_needs_a_point() -> None:  # C-PLACE
    assert verdict(at(ap=0), "+E@A5") == "not-enough-ap"
    assert verdict(at(ap=1), "+E@A5") == "legal"


def test_secret_paths_join_base_camp_and_own_camps() -> None:  # C-SECRET
    game = at("C3=b3/0,C4=a4/3", red=seat("A5:1,B4:L,C3:1,C4:1", camps="B4.C3"))
    assert {text for text in listed(game) if ">" in text} == {
        "E:A5>B4", "E:A5>C3", "L:B4>A5", "L:B4>C3", "E:C3>A5", "E:C3>B4",
    }  # fmt: skip
    assert price(game, "E:A5>C3") == 1
    assert price(game, "L:B4>A5") == 1
    assert place(game, "C3")["figures"]["Red"] == {"leader": False, "explorers": 2}
    assert player(game, "Red")["leader"] == "A5"


def test_secret_path_needs_a_camp_at_both_ends() -> None:  # C-SECRET
    game = at("C4=a4/3", red=seat("A4:1,A5:1,B4:1", camps="B4"))
    assert verdict(game, "E:A4>B4") == "no-secret-path"
    assert verdict(game, "E:A5>C4") == "no-secret-path"
    assert verdict(game, "E:B4>B4") == "no-secret-path"
    assert verdict(game, "L:A5>B4") == "leader-not-there"
    assert verdict(game, "E:C4>B4") == "no-explorer-there"


def test_secret_path_needs_a_point() -> None:  # C-SECRET
    assert verdict(at(red=seat("A5:1", camps="B4"), ap=0), "E:A5>B4") == "not-enough-ap"
    assert verdict(at(red=seat("A5:1", camps="B4"), ap=1), "E:A5>B4") == "legal"


def test_nobody_uses_a_rival_camp() -> None:  # C-SECRET-1
    game = at("C4=a4/3", red=seat("A5:1,C4:1", camps="B4"), blue=seat(camps="C4"))
    assert verdict(game, "+E@C4") == "not-own-camp"
    assert verdict(game, "E:A5>C4") == "no-secret-path"
    assert verdict(game, "E:C4>A5") == "no-secret-path"
    assert verdict(game, "E:C4>B4") == "no-secret-path"


def test_standing_on_a_rival_camp_is_allowed() -> None:  # C-SECRET-1
    game = at(red=seat("A5:1"), blue=seat(camps="B4"))
    assert price(game, "E:A5-B4") == 1
    assert place(game, "B4")["figures"] == {"Red": {"leader": False, "explorers": 1}}


def test_adjacent_camp_can_be_reached_in_two_ways() -> None:  # C-SECRET-1
    game = at("C4=a5/1$0", red=seat("C4:1", camps="B4.C4", owns="jade.sun.vase.frog"))
    assert {"E:C4-B4=1", "E:C4>B4"} <= listed(game)
    dear = at("C4=a4/3", red=seat("C4:1", camps="B4.C4"))
    assert {"E:C4-B4=2", "E:C4>B4"} <= listed(dear)
    assert (price(dear, "E:C4>B4"), price(dear, "E:B4-C4")) == (1, 2)


@pytest.mark.parametrize(
    ("board", "step", "stones"),
    [
        ("-", "E:A5-B4", 1),  # 1 + 0
        ("-", "E:A5-A4", 2),  # 1 + 1
        ("C4=a5/4", "E:B4-C4", 3),  # 1 + 2
        ("C4=c4/4", "E:B4-C4", 4),  # 1 + 3
        ("C3=a5/3,C4=c4/0", "E:C4-C3", 5),  # 3 + 2
        (STEEP, "E:C4-C3", 6),  # 3 + 3
    ],
)
def test_step_costs_the_stones_on_both_sides(board: str, step: str, stones: int) -> None:  # C-MOVE C-MOVE-1
    game = at(board, red=seat(f"{step[2:4]}:1"))
    assert game.explain(step).cost == stones
    assert price(game, step) == stones
    assert place(game, step[5:7])["figures"] == {"Red": {"leader": False, "explorers": 1}}
    assert place(game, step[2:4])["figures"] == {}


def test_a_step_costs_the_same_both_ways() -> None:  # C-MOVE-1
    game = at(STEEP, red=seat("B4:1,C3:1"))
    assert {"E:B4-C4=1", "E:C3-C4=6"} <= listed(game)
    play(game, "E:B4-C4")
    assert {"E:C4-B4=1", "E:C4-C3=6"} <= listed(game)


def test_no_stones_means_no_path() -> None:  # C-MOVE-1
    game = at(red=seat("A4:1,B4:L"))
    assert verdict(game, "E:A4-B4") == "no-path"
    assert verdict(game, "L:B4-A4") == "no-path"
    assert verdict(game, "L:B4-B5") == "no-path"
    assert listed(game, "E:") == {"E:A4-A5=2"}
    assert listed(game, "L:") == {"L:B4-A5=1"}


def test_a_wrong_cost_is_refused() -> None:  # C-MOVE-1
    game = at(red=seat("A5:1"))
    assert verdict(game, "E:A5-A4=1") == "other-cost"
    assert verdict(game, "E:A5-A4=2") == "legal"


def test_movement_example() -> None:  # C-MOVE-1 C-MOVE-2
    game = at(EXAMPLE, red=seat("B3:2"))
    assert verdict(game, "E:B3-C4") == "no-path"
    assert price(game, "E:B3-A4") == 1
    assert price(game, "E:B3-C3") == 3
    assert price(game, "E:C3-C4") == 3  # so the ruins are 6 AP away, by way of the clearing
    assert place(game, "C4")["figures"] == {"Red": {"leader": False, "explorers": 1}}


def test_a_step_is_paid_whole() -> None:  # C-MOVE-2
    assert verdict(at(STEEP, red=seat("C4:1"), ap=5), "E:C4-C3") == "not-enough-ap"
    assert verdict(at(STEEP, red=seat("C4:1"), ap=6), "E:C4-C3") == "legal"


def test_a_longer_way_is_walked_step_by_step() -> None:  # C-MOVE-2
    game = at("C4=a5/1", red=seat("A5:1"))
    assert verdict(game, "E:A5-C4") == "not-next-to"
    assert price(game, "E:A5-B4") == 1
    assert price(game, "E:B4-C4") == 1


def test_walking_ends_where_the_explored_land_ends() -> None:  # C-MOVE
    game = at(red=seat("A4:1"))
    assert verdict(game, "E:A4-A3") == "not-explored"
    assert verdict(game, "L:A4-A5") == "leader-not-there"
    assert verdict(game, "E:A5-B4") == "no-explorer-there"


def test_nobody_enters_a_volcano() -> None:  # C-MOVE-3
    game = at("C4=b6/0", red=seat("B4:L1"))  # B4 has a stone towards C4
    assert verdict(game, "E:B4-C4") == "volcano-in-the-way"
    assert verdict(game, "L:B4-C4") == "volcano-in-the-way"
    assert not [text for text in listed(game) if "C4" in text]


def test_rivals_and_their_camps_never_block() -> None:  # C-MOVE-3
    game = at(red=seat("A5:1,A4:1"), blue=seat("A5:L3,B4:9", camps="B4"))
    assert price(game, "E:A5-B4") == 1
    assert price(game, "E:A4-A5") == 2


def test_rivals_figures_cannot_be_moved() -> None:  # C-MOVE-3
    game = at(blue=seat("A5:L3", camps="B4"))
    assert verdict(game, "E:A5-B4") == "no-explorer-there"
    assert verdict(game, "L:A5-B4") == "leader-not-there"
    assert verdict(game, "E:A5>B4") == "no-explorer-there"


def test_first_turns_of_the_super_meeple_example() -> None:  # C-TURN-1 C-TURN-2 C-MOVE-2 C-UNC-2
    game = at(phase="lay", hand="a5")  # Henry is Red, Marion is Blue
    play(game, "a5@C4/1")
    henry = ("+L@A5", "L:A5-B4", "L:B4-C4", "$C4", "+E@A5", "+E@A5", "E:A5-B5")
    assert [price(game, action) for action in henry] == [1, 1, 1, 3, 1, 1, 2]
    assert listed(game) == {"."}
    assert sum(player(game, "Red")["treasures"].values()) == 1
    play(game, ".")
    play(game, str(game.legal_actions()[0]))  # the example does not say which tile Marion lays
    marion = ("+E@A5", "+E@A5", "E:A5-A4", "E:A5-A4", "^A4", "^A4")
    assert [price(game, action) for action in marion] == [1, 1, 2, 2, 2, 2]
    assert listed(game) == {"."}
    assert place(game, "A4")["level"] == 3
