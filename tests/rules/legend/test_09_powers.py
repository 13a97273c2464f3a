"""The museum director: powers, once a game."""

from __future__ import annotations

import pytest

from tests.rules.legend.table import at, hex_of, members, museum, phase, play, seat_of, side, texts, to_move, why
from tikal.legend.editions import builder as legend

#: Which tile offers a power: the first that does.
TILES = legend.standard_data()["power_tiles"]


def tile_with(power: str) -> str:
    return str(next(n for n, powers in enumerate(TILES, 1) if power in powers))


def test_once_a_game_and_without_an_action() -> None:  # L-POW-1
    game = at(side("A4:1", right="15", power=tile_with("three-floors")), side(power="8"))
    play(game, "power:three-floors", "^A4")
    assert "#15" in texts(game) and not game.view()["acted"] and seat_of(game)["director_used"]
    assert why(game, "power:treasures") == "director-used"
    after = at(side("A4:1", right="15", power=tile_with("three-floors")), side(power="8"))
    play(after, "-#15", "power:three-floors", "^A4")
    assert texts(after) == {"."}, "before or after the action"


def test_only_what_the_tile_offers_and_what_does_something() -> None:  # L-POW-1
    game = at(side(power="5"), side(power="8"))
    assert why(game, "power:march") == "power-not-offered" and why(game, "power:treasures") == "power-does-nothing"
    assert texts(game, "power") == {"power:camp"}


def test_between_two_ap_actions_and_in_scoring_turns() -> None:  # L-POW-1
    game = at(side("A4:1", power="5"), phase="spend", ap=3)
    play(game, "+E@A5", "power:camp", "C@B4", "done")
    assert phase(game) == "spend" and game.view()["ap"] == 2
    scoring = at(side(tiles="b6", right="15"), side("A4:1", power="5"), passed="Blue")
    play(scoring, "!b6", ".")
    assert to_move(scoring) == "Blue"
    play(scoring, "power:three-floors", "^A4", ".")
    assert scoring.scores[1] == 1 + 2


def test_not_while_drafting_and_not_inside_a_card() -> None:  # L-POW-1
    from tests.rules.legend.table import dealt

    draft = dealt()
    power = seat_of(draft)["powers"][0]
    assert why(draft, f"power:{power}") == "legend-other-phase"
    inside = at(side("A4:1", right="15", power="5"))
    play(inside, "#15", "&E")
    assert why(inside, "power:camp") == "other-pick"


def test_extra_ap_only_while_a_token_is_spent() -> None:  # L-POW-1
    game = at(side(token=6, power="1"), side(right="15"))
    assert why(game, "power:extra-ap") == "power-does-nothing"
    play(game, "ap", *["+E@A5"] * 6)
    assert game.view()["ap"] == 0
    play(game, "power:extra-ap")
    assert game.view()["ap"] == 7 and phase(game) == "spend"


def test_powers_as_cards() -> None:  # L-POW-2
    camp = at(side(power=tile_with("camp")), side(power="8"))
    play(camp, "power:camp", "C@C4", "+L@C4")
    assert members(camp, "C4") == "L" and phase(camp) == "act"
    dig = at(side("A2:1,F1:1", power=tile_with("treasures")), side(power="8"))
    play(dig, "power:treasures", "$A2", "$F1")
    assert sum(museum(dig).values()) == 2
    march = at(side("A5:2", power=tile_with("march")), side(power="8"))
    play(march, "power:march", "@A5", "@R1", "E:A5>>R1", "done")
    assert members(march, "R1") == "1"
    land = at(side(power=tile_with("temple-landing")), side(power="8" if tile_with("temple-landing") != "8" else "1"))
    play(land, "power:temple-landing", "@D2", "done")
    assert members(land, "D2") == "1"


def test_ruin_landing_with_two_players() -> None:  # L-POW-2
    game = at(side(power=tile_with("ruin-landing")), side(power="8"))
    play(game, "power:ruin-landing", "@A2")
    kinds = [entry["kind"] for entry in hex_of(game, "A2", 0)["known"]]
    play(game, f"order:{kinds[1]}")
    assert museum(game) == {kinds[1]: 1} and phase(game) == "act"


def test_guardian_keeps_the_others() -> None:  # L-POW-2
    game = at(side("A4:L2", power=tile_with("guardian")), side("A4:1", power="8"))
    play(game, "power:guardian", "GE@A4")
    assert seat_of(game)["available"] == {"leaders": 1, "explorers": 17} and members(game, "A4") == ""
    assert hex_of(game, "A4")["guard"] == {"seat": "Red", "figure": "explorer"}
    weak = at(side("A4:1", power=tile_with("guardian")), side("A4:1", power="8"))
    assert why(weak, "power:guardian") == "power-does-nothing"


def test_two_swaps_also_with_two_players() -> None:  # L-POW-2
    land = {"A2": "g4/2$0", "C1": "a5/0$1"}
    sides = (
        side(owns="jade.vase.sun", power=tile_with("swaps")),
        side(owns="frog", power="7"),
        side(owns="plume", power="8"),
    )
    game = at(*sides, land=land)
    play(game, "power:swaps", "xBlue:jade/frog")
    assert phase(game) == "effect" and texts(game, "xYellow") and "done" in texts(game)
    play(game, "xYellow:vase/plume")
    assert phase(game) == "act" and museum(game) == {"sun": 1, "frog": 1, "plume": 1}
    once = at(*sides, land=land)
    play(once, "power:swaps", "xBlue:jade/frog", "done")
    assert phase(once) == "act"


def test_a_spare_card_is_played_or_preserved_at_once() -> None:  # L-POW-2
    red = side("A4:1", power=tile_with("spare-card"), left="12.13.21'")
    game = at(red, side(power="8"), cards="10.15.20")
    play(game, "power:spare-card")
    assert texts(game) == {"take #10", "take #15", "take #20"} and why(game, "take #05") == "card-not-on-display"
    play(game, "take #10")
    assert why(game, "done") == "not-done-yet" and why(game, "-#10") == "other-pick"
    assert texts(game) == {"#10", "<#10-#12", "<#10-#13", "<#10-#21'"}
    play(game, "#10", "^A4")
    assert phase(game) == "act" and game.view()["supply"]["discarded"] == ["10"] and not game.view()["acted"]
    kept = at(red, side(power="8"), cards="10.15.20")
    play(kept, "power:spare-card", "take #20")
    assert why(kept, "#20") == "card-is-permanent" and texts(kept) == {"<#20-#12", "<#20-#13", "<#20-#21'"}
    play(kept, "<#20-#21'")
    assert {"card": "20", "down": False} in seat_of(kept)["left"]


def test_a_spare_permanent_card_works_at_once() -> None:  # L-POW-2
    game = at(side(power=tile_with("spare-card"), token=9), side(power="8", right="15"), cards="21")
    play(game, "power:spare-card", "take #21", "<#21", "ap")
    assert game.view()["ap"] == 11
    none = at(side(power=tile_with("spare-card")), side(power="8"))
    assert why(none, "power:spare-card") == "power-does-nothing"


def test_a_spare_card_in_a_scoring_turn() -> None:  # L-POW-2
    game = at(side(tiles="b6", power=tile_with("spare-card")), side(power="8"), cards="15.18")
    play(game, "!b6", "power:spare-card", "take #15", "#15", "&E", "done")
    assert phase(game) == "spend" and game.view()["ap"] == 10
    assert seat_of(game)["available"]["explorers"] == 19
    assert len(game.view()["offer"]["cards"]) == 1, "its place is refilled at upkeep"


def test_a_spare_walk_has_its_own_purse() -> None:  # L-POW-2
    game = at(side("A5:1", power=tile_with("spare-card")), side(power="8"), phase="spend", ap=3, cards="18")
    play(game, "power:spare-card", "take #18", "#18", "E:A5-A4=2", "done")
    assert game.view()["ap"] == 3 and phase(game) == "spend"


def test_no_look_inside_a_power() -> None:  # L-POW-1 L-ACT-5
    game = at(side("A2:2", left="07", power=tile_with("treasures")), side(power="7"), side(power="8"))
    assert "look<" in texts(game)
    play(game, "power:treasures")
    assert why(game, "look<") == "pick-first"
    play(game, "$A2")
    assert why(game, "look<") == "pick-first", "a power is finished before anything else goes on"
    play(game, "done")
    assert "look<" in texts(game)


def test_a_look_between_two_picks_of_a_spare_card() -> None:  # L-POW-2 L-ACT-5
    red = side(left="07", power=tile_with("spare-card"))
    game = at(red, side(power="1"), side(power="8"), phase="spend", cards="15")
    for pick in ("power:spare-card", "take #15", "#15"):
        play(game, pick)
        assert why(game, "look<") == "pick-first", pick
    play(game, "&E", "look<", "&E")
    assert "done" in texts(game)


def test_leader_recruits_then_deploys() -> None:  # L-POW-3
    game = at(side(power=tile_with("leader"), camps="B4"), side(power="8"))
    play(game, "power:leader")
    assert texts(game) == {"&L", "&E"} and why(game, "+E@A5") == "other-pick", "the first half is done if possible"
    play(game, "&L", "done")
    assert texts(game) == {"+L@A5", "+E@A5", "+L@B4", "+E@B4", "done"}
    play(game, "+L@B4", "+L@A5")
    assert phase(game) == "act" and members(game, "B4") == "L"
    nobody = at(side(power=tile_with("leader")), side(power="8"))
    play(nobody, "power:leader", "&L", "&E", "done")
    assert phase(nobody) == "act", "the deploys may be none"


def test_leader_with_nobody_to_recruit() -> None:  # L-POW-3
    game = at(side(power=tile_with("leader"), supply="LL30", later="0"), side(power="8"))
    play(game, "power:leader")
    assert texts(game) == {"+L@A5", "+E@A5"} and why(game, "done") == "not-done-yet"
    play(game, "+E@A5", "done")
    assert members(game, "A5") == "1"


@pytest.mark.parametrize("halves", ["both", "token", "walk"])
def test_trailblazers_leave_out_either_half(halves: str) -> None:  # L-POW-3
    game = at(side("A5:1", power=tile_with("trailblazers")), side(power="8"))
    play(game, "power:trailblazers")
    assert "done" in texts(game), "somebody can walk, so the token may be left out"
    if halves == "walk":
        play(game, "done")
        assert "done" not in texts(game), "it must do something"
    else:
        play(game, "T@A4|B3")
        assert "done" in texts(game)
    if halves == "token":
        play(game, "done")
    else:
        play(game, "E:A5-A4=2", "done")
    assert phase(game) == "act" and members(game, "A5" if halves == "token" else "A4") == "1"


def test_trailblazers_without_walkers_need_the_token() -> None:  # L-POW-3
    game = at(side(power=tile_with("trailblazers")), side(power="8"))
    play(game, "power:trailblazers")
    assert "done" not in texts(game)
    play(game, "T@A4|B3")
    assert phase(game) == "act"
