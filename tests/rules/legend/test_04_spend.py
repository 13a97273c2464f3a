"""What action points buy."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import price
from tests.rules.legend.table import at, hex_of, members, museum, phase, play, seat_of, side, texts, why
from tikal import Game


def spending(red: object = None, *others: object, **facts: object) -> Game:
    """A position in which Red spends AP."""
    return at(red or side(), *(others or (side(),)), phase="spend", **facts)  # type: ignore[arg-type]


def test_deploying() -> None:  # L-DEPLOY
    game = spending(side(camps="B4"), side(camps="C4"))
    assert texts(game, "+") == {"+L@A5", "+E@A5", "+L@B4", "+E@B4"}
    assert why(game, "+E@C4") == "not-own-camp" and why(game, "+E@D2") == "not-own-camp"
    assert price(game, "+L@B4") == 1 and members(game, "B4") == "L"
    assert why(game, "+L@A5") == "no-leader-available"


def test_deploying_needs_available_members() -> None:  # L-SUPPLY-1
    game = spending(side("C1:18", supply="L"))
    assert why(game, "+E@A5") == "no-explorer-available" and texts(game, "+") == {"+L@A5"}
    assert price(game, "&E") == 2 and price(game, "+E@A5") == 1


def test_recruiting_an_explorer() -> None:  # L-EXPL
    game = spending()
    assert price(game, "&E") == 2
    assert seat_of(game)["available"]["explorers"] == 19 and seat_of(game)["unavailable"]["explorers"] == 11
    none = spending(side(supply="L30", later="L"))
    assert why(none, "&E") == "no-explorer-unavailable"


def test_recruiting_a_leader() -> None:  # L-LEAD
    game = spending(ap=9)
    assert price(game, "&L") == 5 and why(game, "&L") == "no-leader-unavailable"
    poor = spending(ap=4)
    assert why(poor, "&L") == "not-enough-ap" and "&E" in texts(poor)


def test_nothing_on_the_board_returns_to_a_supply() -> None:  # L-SUPPLY-1
    game = spending(side("A4:L3"))
    play(game, "GE@A4")
    assert seat_of(game)["available"] == {"leaders": 0, "explorers": 15}
    assert seat_of(game)["unavailable"] == {"leaders": 1, "explorers": 12}


def test_a_step_costs_the_stones_of_the_edge() -> None:  # L-MOVE
    game = spending(side("A5:L1"))
    assert texts(game, "E:") == {"E:A5-A4=2", "E:A5-B4=1", "E:A5-B5=2"}
    assert price(game, "E:A5-A4") == 2 and members(game, "A4") == "1" and members(game, "A5") == "L"
    assert why(game, "E:A4-A3=1") == "no-explorer-there" or why(game, "E:A4-A3=1") == "legal"
    assert why(game, "L:A5-B4=2") == "other-cost" and why(game, "L:A5-D2=1") == "not-next-to"


def test_every_hex_may_be_entered() -> None:  # L-MOVE-1
    land = {"C1": "a1/0"}
    game = spending(side("D1:1,B2:1,A4:1,R1:1"), land=land, stones="B1|R1,A3|A4")
    assert {"E:R1-B1=1"} == texts(game, "E:R1"), "from jungle to jungle only a token leads"
    assert texts(game, "E:D1") and texts(game, "E:B2"), "volcanoes and lakes too"
    assert "E:A4-A3=2" in texts(game), "a stone of one hex and a token, into the jungle"


def test_jungle_without_a_token_is_no_way() -> None:  # L-MOVE-1
    game = spending(side("C1:1"))
    assert not texts(game, "E:C1") or all("=" in text for text in texts(game, "E:C1"))
    assert why(game, "E:C1-C2=1") == "no-path"


def test_a_step_is_paid_whole() -> None:  # L-MOVE-2
    game = spending(side("A5:1"), side("A4:5,B4:L"), ap=1)
    assert why(game, "E:A5-A4=2") == "not-enough-ap"
    assert why(game, "E:A5-B4=1") == "legal", "rivals never block"
    play(game, "E:A5-B4=1")
    assert members(game, "B4") == "1"


def test_setting_up_a_camp() -> None:  # L-CAMP
    game = spending(side("C4:1"), side("B4:1"), land={"A2": "g4/2"})
    assert texts(game, "C@") == {"C@C4", "C@F3"}, "no own member is needed"
    assert why(game, "C@B4") == "others-hold-hex" and why(game, "C@A2") == "no-camp-site"
    assert price(game, "C@F3") == 5 and hex_of(game, "F3")["camp"] == "Red"
    assert why(game, "C@F3") == "camp-already-there"


def test_a_camp_needs_the_strict_majority() -> None:  # L-CAMP
    game = spending(side("C4:1"), side("C4:1"))
    assert why(game, "C@C4") == "others-hold-hex"
    strong = spending(side("C4:L"), side("C4:2"), side("C4:2"))
    assert why(strong, "C@C4") == "legal"


def test_two_camps_and_never_moved_by_ap() -> None:  # L-CAMP
    game = spending(side(camps="B4.C4"))
    assert why(game, "C@F3") == "no-camp-left" and why(game, "C:B4>F3") == "legend-other-phase"
    empty = spending(side(owns="jade.vase"), land={"A2": "g4/2$0"})
    assert why(empty, "C@A2") == "legal", "an empty ruin is a clearing"


def test_secret_paths() -> None:  # L-SECRET
    game = spending(side("A5:1,B4:L,C4:1", camps="B4"), side(camps="C4"))
    assert texts(game, "E:A5>") == {"E:A5>B4"} and texts(game, "L:B4>") == {"L:B4>A5"}
    assert why(game, "E:A5>C4") == "no-secret-path" and why(game, "E:C4>A5") == "no-secret-path"
    assert price(game, "E:A5>B4") == 1 and members(game, "B4") == "L1"


def test_putting_a_trail_stone_token() -> None:  # L-STONE
    game = spending()
    assert len(texts(game, "T@")) == 139 and texts(game, "T:") == set()
    assert price(game, "T@C1|C2") == 3 and game.view()["trail_stones"] == {"supply": 1, "placed": ["C1|C2"]}
    assert why(game, "T:C1|C2>D2|D3") == "token-in-supply"
    play(game, "T@C1|C2")
    assert game.view()["trail_stones"]["placed"] == ["C1|C2", "C1|C2"], "both may lie on one edge"


def test_moving_a_token_when_none_is_in_supply() -> None:  # L-STONE-1
    game = spending(side("C1:1"), stones="C1|C2,D2|D3")
    assert len(texts(game, "T:C1|C2>")) == 138 and len(texts(game, "T:")) == 276
    assert why(game, "T@A1|A2") == "no-token-in-supply" and why(game, "T:A1|A2>C1|C2") == "no-token-there"
    assert why(game, "T:C1|C2>C1|C2") == "token-must-move"
    play(game, "T:C1|C2>D2|D3")
    assert not texts(game, "E:C1"), "stranding members is allowed"


def test_an_edge_is_the_same_from_both_sides() -> None:  # L-STONE-1
    game = spending(side("C2:1"))
    play(game, "T@C2|C1")
    assert game.view()["trail_stones"]["placed"] == ["C1|C2"]
    assert texts(game, "E:C2-C1") == {"E:C2-C1=1"}
    with pytest.raises(ValueError, match="edge"):
        game.play("T@C1|E1")


def test_clearing_floors() -> None:  # L-CLEAR
    game = spending(side("A4:1,B5:L1"))
    assert (
        texts(game, "^") == {"^A4", "^B5"} and why(game, "^D2") == "no-own-member" and why(game, "^B4") == "no-temple"
    )
    assert price(game, "^A4") == 2 and hex_of(game, "A4")["level"] == 2
    assert why(game, "^A4") == "second-level-needs-second-member"
    play(game, "^B5", "^B5")
    assert why(game, "^B5") == "uncovered-twice"


def test_only_unbuilt_floors_and_no_guarded_temple() -> None:  # L-CLEAR-1
    land = {"A4": "s2/0^4", "B5": "s3/0^2", "C1": "a1/0^2", "D2": "g1/5!BE"}
    game = spending(side("D2:1,C2:1"), side(), land=land | {"C2": "c1/0"})
    assert why(game, "^D2") == "temple-guarded"
    stuck = spending(side("C1:2"), land={"A4": "s2/0^2", "B5": "s3/0^2", "C1": "a1/0^2"})
    assert stuck.view()["supply"]["floors"]["2"] == 0 and stuck.view()["supply"]["prebuilt"]["2"] == 14
    assert why(stuck, "^C1") == "legal"
    gone = spending(side("C1:2"), land={"F5": "f2/5^10", "H2": "f1/4^9", "C1": "d1/0^8"})
    assert why(gone, "^C1") == "no-piece-left", "both floors of 9 are used"


def test_guardians() -> None:  # L-GUARD
    game = spending(side("A4:L2,B5:1"), side("A4:4,B5:1"))
    assert texts(game, "G") == {"GL@A4", "GE@A4"} and why(game, "GE@B5") == "no-majority"
    assert price(game, "GE@A4") == 5
    assert members(game, "A4") == "" and hex_of(game, "A4")["guard"] == {"seat": "Red", "figure": "explorer"}
    assert seat_of(game)["guards_left"] == 1 and members(game, "A4", "Blue") == "4"


def test_two_guardians_a_player_and_one_a_temple() -> None:  # L-GUARD-1
    land = {"A4": "s2/0!RE", "B5": "s3/0!RE"}
    game = spending(side("D2:1,A4:1"), land=land)
    assert why(game, "GE@D2") == "no-guard-left" and why(game, "GE@A4") == "temple-guarded"
    single = spending(side("D2:1"), land={"D2": "g1/5"})
    assert why(single, "GL@D2") == "leader-not-there"


def test_digging() -> None:  # L-DIG
    game = spending(side("A2:1,F1:2"))
    assert texts(game, "$") == {"$A2", "$F1"} and why(game, "$B4") == "no-ruin"
    assert price(game, "$A2") == 3 and sum(museum(game).values()) == 1
    assert why(game, "$A2") == "more-treasures-need-more-members"
    play(game, "$F1", "$F1")
    assert hex_of(game, "F1")["treasures"] == 0 and why(game, "$F1") == "ruin-empty"


def test_two_a_ruin_and_turn() -> None:  # L-DIG-1
    game = spending(side("C1:3"), land={"C1": "a5/0"}, ap=12)
    play(game, "$C1", "$C1")
    assert why(game, "$C1") == "dug-twice-here"
    assert game.why_not_undo() == "undo-past-reveal"


#: Lions, chiefs, totem and carafe of the book's example.
RED, BLUE = "jade2.vase2", "jade2.vase2.sun.serpent"
RUINS = {"A2": "g4/2$0", "C1": "a5/0$0"}


def swapping(to: str = "Blue", red: str = RED, blue: str = BLUE, land: dict[str, str] | None = None) -> Game:
    still = "sun.serpent.frog.knife.plume.beads"
    return at(side(owns=red), side(owns=blue), to=to, phase="spend", land=land or RUINS, open=still, used="01-1.01-2")


def test_swap_a_totem_for_a_lion() -> None:  # L-SWAP-1
    game = swapping()
    assert price(game, "xRed:sun/jade") == 3
    assert phase(game) == "effect" and "done" in texts(game)
    play(game, "done")
    assert museum(game, "Blue") == {"jade": 3, "vase": 2, "serpent": 1} and museum(game) == {
        "jade": 1,
        "vase": 2,
        "sun": 1,
    }


@pytest.mark.parametrize("pairs", [("xRed:vase/jade", "xRed:serpent/jade"), ("xRed:vase/jade", "xRed:vase/jade")])
def test_swap_two_for_two_lions(pairs: tuple[str, str]) -> None:  # L-SWAP-1
    game = swapping()
    play(game, *pairs)
    assert phase(game) == "spend" and museum(game, "Blue")["jade"] == 4 and "jade" not in museum(game)


def test_after_one_chief_the_next_is_refused() -> None:  # L-SWAP-1
    game = swapping(red="vase3.sun", blue="jade4.vase.serpent")
    assert why(game, "xRed:vase/sun") == "they-own-more", "1 against 3"
    fresh = swapping()
    play(fresh, "xRed:vase/jade", "done")
    assert why(fresh, "xRed:vase/jade") == "they-own-more"
    assert why(fresh, "xRed:serpent/jade") == "legal"


def test_what_a_swap_refuses() -> None:  # L-SWAP
    game = swapping()
    assert why(game, "xRed:sun/sun") == "exchange-same-kind" and why(game, "xBlue:sun/jade") == "exchange-with-oneself"
    assert why(game, "xRed:frog/jade") == "treasure-not-owned" and why(game, "xRed:sun/frog") == "treasure-not-theirs"
    assert why(game, "xYellow:sun/jade") == "no-such-player"
    play(game, "xRed:sun/jade")
    assert why(game, "xRed:jade/vase") == "exchange-same-kind", "no kind is both given and taken"
    assert why(game, "xRed:serpent/sun") == "exchange-same-kind"


def test_the_second_pair_is_with_the_same_player() -> None:  # L-SWAP-1
    game = at(side(owns="jade.vase"), side(owns="sun"), side(owns="frog"), phase="spend", land=RUINS | {"C1": "a5/0$2"})
    play(game, "xBlue:jade/sun")
    assert phase(game) == "spend", "Blue has nothing more to give: the swap is over"
    play(game, "xYellow:vase/frog")
    assert museum(game) == {"sun": 1, "frog": 1}
    two = at(
        side(owns="jade.vase"), side(owns="sun.plume"), side(owns="frog"), phase="spend", land=RUINS | {"C1": "a5/0$1"}
    )
    play(two, "xBlue:jade/sun")
    assert why(two, "xYellow:vase/frog") == "swap-with-another"


def test_what_is_taken_has_no_protection() -> None:  # L-SWAP-1
    game = swapping(to="Red", red="sun.serpent", blue="jade4.vase4", land=RUINS)
    assert why(game, "xBlue:sun/jade") == "legal"
