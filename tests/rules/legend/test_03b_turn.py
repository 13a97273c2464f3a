"""The action phase, one action at a time, and upkeep."""

from __future__ import annotations

import pytest

from tests.rules.legend.table import Side, at, dealt, phase, play, seat_of, side, state, texts, to_move, why
from tikal import Game


def pass_round(game: Game) -> None:
    """Play the rest of a round as quietly as can be: tiles laid, cards and AP unused."""
    round = game.view()["round"]
    for _ in range(400):
        if (
            game.is_over
            or game.view()["round"] != round
            or (game.view()["scoring"] and game.view()["scoring"]["final"])
        ):
            return
        legal = game.legal_actions()
        quiet = ("end", "pass", "discard", "drop", "done")
        wanted = [action for kind in quiet for action in legal if action.kind == kind]
        game.play(
            wanted[0] if wanted else next(a for a in legal if a.kind not in ("power", "look", "preserve", "play"))
        )
    raise AssertionError("the round does not end")


def test_one_action_a_turn_round_and_round() -> None:  # L-ACT-1
    game = at(side(right="15.18", token=9, tiles="a1"), side(token=8, right="15"))
    assert {text[:1] for text in texts(game)} == {"#", "<", "-", "a"} and "ap" in texts(game)
    play(game, "a1@C3/0")
    assert to_move(game) == "Red" and texts(game) == {"."}, "the turn ends only by an explicit end"
    assert why(game, "#15") == "already-acted" and why(game, "ap") == "already-acted"
    play(game, ".")
    assert to_move(game) == "Blue"
    play(game, "ap", ".")
    assert to_move(game) == "Red"


def test_a_turn_does_not_end_before_its_action() -> None:  # L-ACT-1
    game = at(side(right="15"))
    assert why(game, ".") == "not-acted-yet" and "." not in texts(game)


def test_who_has_passed_is_skipped() -> None:  # L-ACT-1
    game = at(side(right="15"), side(), side(right="15"), passed="Blue")
    play(game, "-#15", ".")
    assert to_move(game) == "Yellow"
    play(game, "-#15", ".")
    assert to_move(game) == "Red"


def test_normal_cards_are_played_from_either_side() -> None:  # L-ACT-1
    game = at(side(right="15", left="15.16"))
    assert texts(game, "#") == {"#15", "#15<", "#16<"}
    play(game, "#15<", "&E", "done")
    assert seat_of(game)["left"] == [{"card": "16", "down": False}] and len(seat_of(game)["right"]) == 1
    assert game.view()["supply"]["discarded"] == ["15"]


@pytest.mark.parametrize(
    ("red", "code"),
    [
        (side(tiles="a1"), "pass-with-tile"),
        (side(token=9), "pass-with-token"),
        (side(right="15"), "pass-with-card"),
        (side(right="20.21'", left="15.16"), "legal"),
    ],
)
def test_passing_needs_an_empty_right_side(red: Side, code: str) -> None:  # L-ACT-2
    game = at(red)
    assert why(game, "pass") == code


def test_passing_ends_the_turn_and_the_round() -> None:  # L-ACT-2
    game = at(side(left="15"), side(right="15"), round=3)
    play(game, "pass")
    assert to_move(game) == "Blue" and game.view()["passed"] == ["Red"]
    play(game, "-#15", ".")
    assert to_move(game) == "Blue", "Red is out for the round"
    play(game, "pass")
    assert game.view()["round"] == 4 and phase(game) == "draft"


def test_free_things_come_before_passing() -> None:  # L-ACT-2
    game = at(side("A4:1", power="5"))
    play(game, "power:three-floors", "^A4")
    assert "pass" in texts(game) and "." not in texts(game), "the power was no action"
    play(game, "pass")
    assert to_move(game) == "Blue"


def test_a_normal_card_may_be_discarded_without_effect() -> None:  # L-ACT-3
    game = at(side(right="05.20", left="12"))
    assert texts(game, "-") == {"-#05", "-#12<"}
    assert why(game, "-#20") == "card-is-permanent" and why(game, "-#06") == "card-not-there"
    play(game, "-#12<")
    assert seat_of(game)["left"] == [] and game.view()["supply"]["discarded"] == ["12"]


def test_playing_must_do_something() -> None:  # L-ACT-3
    game = at(side(right="05"))
    assert why(game, "#05") == "card-does-nothing"


def test_a_card_ends_by_itself_or_on_done() -> None:  # L-ACT-3
    game = at(side(right="15.15"))
    play(game, "#15")
    assert why(game, "done") == "not-done-yet" and texts(game) == {"&E"}
    play(game, "&E")
    assert texts(game) == {"&E", "done"}
    play(game, "&E", "&E", "&E")
    assert phase(game) == "act" and texts(game) == {"."}, "four is the number of card 15"
    few = at(side(right="15", supply="L28", later="L2"))
    play(few, "#15", "&E", "&E")
    assert phase(few) == "act", "nothing more can be done"


def test_preserving() -> None:  # L-ACT-4
    game = at(side(right="05.20'"))
    assert texts(game, "<") == {"<#05", "<#20'"}
    play(game, "<#20'")
    assert seat_of(game)["left"] == [{"card": "20", "down": True}], "a face-down card stays face down"
    assert why(game, "<#05") == "already-acted"


def test_room_is_made_only_on_a_full_left_side() -> None:  # L-ACT-4
    roomy = at(side(right="05", left="12.13"))
    assert texts(roomy, "<") == {"<#05"} and why(roomy, "<#05-#12") == "left-not-full"
    full = at(side(right="05", left="12.20.21'"))
    assert texts(full, "<") == {"<#05-#12", "<#05-#20", "<#05-#21'"}
    assert why(full, "<#05") == "left-full" and why(full, "<#05-#21") == "card-not-preserved"
    play(full, "<#05-#21'")
    assert [card["card"] for card in seat_of(full)["left"]] == ["05", "12", "20"]
    assert full.view()["supply"]["discarded"] == ["21"]


def test_a_preserved_card_may_be_played_in_the_same_round() -> None:  # L-ACT-4
    game = at(side(right="15"), side(right="15"))
    play(game, "<#15", ".", "-#15", ".", "#15<", "&E", "done", ".")
    assert game.view()["supply"]["discarded"] == ["15", "15"]
    assert not texts(game, "<#15<")


def test_permanent_cards_add_ap_by_themselves_once_a_round() -> None:  # L-ACT-5
    game = at(side(right="20.21", left="21", token=9))
    assert texts(game, "#") == set() and why(game, "#20") == "card-is-permanent"
    play(game, "ap")
    assert game.view()["ap"] == 9 + 1 + 2 + 2
    assert all(card["down"] for card in seat_of(game)["right"] + seat_of(game)["left"])
    used = at(side(right="20'.21", token=9))
    play(used, "ap")
    assert used.view()["ap"] == 11


def test_permanent_cards_wake_up_or_are_discarded_at_upkeep() -> None:  # L-ACT-5
    game = at(side(right="20'", left="21'"), side(), passed="Blue")
    play(game, "pass")
    assert seat_of(game)["left"] == [{"card": "21", "down": False}] and seat_of(game)["right"] == []
    assert game.view()["supply"]["discarded"] == ["20"]


def test_looking_is_free_and_once_a_round() -> None:  # L-ACT-5
    game = at(side(right="07"), side(), side())
    assert "look" in texts(game)
    play(game, "look")
    assert phase(game) == "act" and not game.view()["acted"] and why(game, "look") == "card-face-down"


def test_looking_needs_a_ruin_with_treasures() -> None:  # L-ACT-5
    owned = "jade.vase.sun.serpent"
    game = at(side(right="07", owns=owned), side(), side(), land={"A2": "g4/2$0", "F1": "f4/4$0"})
    assert why(game, "look") == "no-treasure-to-see"


def test_looking_between_two_picks_of_a_card() -> None:  # L-ACT-5
    game = at(side("A2:2,F1:1", left="07", right="05"), side(), side())
    play(game, "#05")
    assert why(game, "look<") == "pick-first", "no pick is completed yet"
    play(game, "$A2", "look<")
    assert phase(game) == "effect" and "$F1" in texts(game) and "done" in texts(game)
    ordering = at(side(left="07", right="08"), side(), side())
    play(ordering, "#08")
    assert why(ordering, "look<") == "pick-first"
    play(ordering, "@A2")
    assert why(ordering, "look<") == "pick-first"


def test_looking_between_two_figures_of_a_march() -> None:  # L-ACT-5
    game = at(side("A5:2", left="07", right="17"), side(), side())
    for pick in ("#17", "@A5", "@B2"):
        play(game, pick)
        assert why(game, "look<") == "pick-first", pick
    play(game, "E:A5>>B2", "look<", "E:A5>>B2")
    assert phase(game) == "act"


def test_the_token_is_used_whole_in_one_turn() -> None:  # L-ACT-6
    game = at(side(token=6), side(right="15"))
    play(game, "ap", "+E@A5")
    assert game.view()["ap"] == 5 and seat_of(game)["token"] is None
    play(game, ".")
    assert to_move(game) == "Blue" and game.view()["ap"] == 0
    idle = at(side(token=6), side(right="15"))
    play(idle, "ap", ".")
    assert to_move(idle) == "Blue", "even nothing may be spent"


def test_spending_ends_only_on_an_explicit_end() -> None:  # L-ACT-6
    game = at(side(supply="L17", figures="B4:1"), phase="spend", ap=1)
    play(game, "+E@A5")
    assert game.view()["ap"] == 0 and to_move(game) == "Red" and texts(game, ".") == {"."}


def test_scoring_turns_are_ten_ap_flat() -> None:  # L-ACT-6
    game = at(side(tiles="b6", token=9, right="15", left="21", power="1"), side())
    play(game, "!b6")
    assert game.view()["ap"] == 10 and phase(game) == "spend"
    assert not texts(game, "#") and "ap" not in texts(game) and "power:extra-ap" not in texts(game)
    assert why(game, "power:extra-ap") == "power-does-nothing" and why(game, "#15") == "legend-other-phase"
    play(game, ".")
    assert to_move(game) == "Blue" and game.scores[0] == 1, "Red scored nothing, at once"


def test_limits_belong_to_ap_actions_of_one_turn() -> None:  # L-ACT-7
    game = at(side("A4:2", right="10", token=12, power="5"), side("A4:L"))
    play(game, "ap", "^A4", "^A4")
    assert why(game, "^A4") == "uncovered-twice"
    play(game, "power:three-floors", "^A4")
    assert game.view()["board"][3]["level"] == 4, "the power neither obeys the limit nor uses it up"


def test_a_scoring_turn_counts_afresh() -> None:  # L-ACT-7
    game = at(side("A4:2", tiles="b6", token=12), side("A4:3"))
    play(game, "ap", "^A4", "^A4", ".")
    assert to_move(game) == "Blue"
    play(game, "pass")
    play(game, "!b6", "^A4", "^A4")
    assert why(game, "^A4") == "uncovered-twice" and game.view()["board"][3]["level"] == 5


def test_upkeep() -> None:  # L-UP-1
    game = at(side(place=2, left="20'.15"), side(place=1, right="21"), passed="Red", to="Blue", cards="05.06", round=2)
    play(game, "pass")
    shown = game.view()
    assert shown["turn_order"] == ["Blue", "Red"] and shown["round"] == 3
    assert [seat["place"] for seat in shown["seats"]] == [None, None]
    assert seat_of(game, "Blue")["right"] == [] and shown["supply"]["discarded"] == ["21"]
    assert seat_of(game)["left"] == [{"card": "15", "down": False}, {"card": "20", "down": False}]
    assert len(shown["offer"]["cards"]) == 10 and {"05", "06"} <= set(shown["offer"]["cards"])
    assert len(shown["offer"]["tokens"]) == 2 and len(shown["offer"]["tiles"]) == 4
    assert to_move(game) == "Blue" and phase(game) == "draft"


def test_after_round_six_there_is_only_the_final_scoring() -> None:  # L-UP-1
    game = at(side(right="20"), side(left="21'"), passed="Blue", round=6)
    play(game, "pass")
    assert game.view()["scoring"]["final"] and seat_of(game)["right"] and state(game).drafted_place(0) == 1
    assert seat_of(game, "Blue")["left"] == [{"card": "21", "down": True}]


def test_six_rounds() -> None:  # L-UP-1
    game = dealt(2)
    rounds = []
    while not game.is_over:
        rounds.append(game.view()["round"])
        legal = game.legal_actions()
        if phase(game) == "spend":
            play(game, ".")
        elif phase(game) == "act":
            pass_round(game)
        else:
            game.play(legal[0])
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
