"""Every action card: what it does, its limits, its refusals, and two ways to play it (section 10 of the rules)."""

from __future__ import annotations

import pytest

from tests.rules.legend.table import at, hex_of, members, museum, phase, play, seat_of, side, texts, why
from tikal.core.position import Position
from tikal.legend.editions import builder as legend
from tikal.legend.rules.box import FACES

KINDS = legend.box("standard").treasures
COUNTS = {
    "01": (8, 8), "02": (1, 2), "03": (1, 1), "04": (1, 1), "05": (2, 3), "06": (1, 1), "07": (0, 2), "08": (0, 2),
    "09": (1, 3), "10": (2, 4), "11": (3, 3), "12": (1, 1), "13": (2, 3), "14": (2, 4), "15": (2, 3), "16": (2, 3),
    "17": (2, 4), "18": (2, 4), "19": (2, 4), "20": (1, 3), "21": (2, 4), "22": (4, 4), "23": (5, 5), "24": (2, 2),
}  # fmt: skip


def test_copies_of_every_card() -> None:  # L-COMP-2
    found: dict[str, list[int]] = {}
    for face, (two, more) in zip(FACES, legend.box("standard").copies, strict=True):
        counts = found.setdefault(face[:2], [0, 0])
        counts[0] += two
        counts[1] += more
    assert {card: tuple(counts) for card, counts in found.items()} == COUNTS
    assert len(COUNTS) == 24


@pytest.mark.parametrize("number", range(8))
def test_01_takes_the_open_pair(number: int) -> None:  # L-ACT-1
    kind = KINDS[number]
    game = at(side(right=f"01-{number + 1}"))
    play(game, f"#01-{number + 1}")
    assert museum(game) == {kind: 2} and game.view()["supply"]["open_treasures"][kind] == 0
    assert phase(game) == "act" and texts(game) == {"."}, "it leaves nothing to choose"


def test_01_adds_to_what_was_dug_up() -> None:  # L-ACT-1
    game = at(side(right="01-1", owns="jade"), land={"A2": "g4/2$1"})
    play(game, "#01-1")
    assert museum(game) == {"jade": 3}
    assert game.view()["supply"]["treasures_unseen"]["jade"] == 2


@pytest.mark.parametrize(("card", "count"), [("02", 2), ("03", 3)])
def test_02_and_03_land_explorers_on_one_ruin(card: str, count: int) -> None:  # L-ACT-3
    for ruin in ("A2", "F1"):
        game = at(side(right=card), side(f"{ruin}:L"))
        play(game, f"#{card}")
        assert texts(game) == {"@A2", "@F1"} and why(game, "@B4") == "no-ruin"
        play(game, f"@{ruin}")
        assert members(game, ruin) == str(count) and phase(game) == "act"


def test_02_takes_as_many_as_there_are() -> None:  # L-ACT-3
    game = at(side("C1:17", right="02", supply="L1"))
    play(game, "#02", "@A2")
    assert members(game, "A2") == "1"
    none = at(side("C1:18", right="03", supply="L"))
    assert why(none, "#03") == "card-does-nothing"
    empty = at(side(right="02", owns="jade.vase.sun.frog"), land={"A2": "g4/2$0", "F1": "f4/4$0"})
    assert why(empty, "#02") == "card-does-nothing"


def test_04_takes_one_treasure() -> None:  # L-ACT-3
    for ruin in ("A2", "F1"):
        game = at(side("A2:1,F1:1", right="04"), side("A2:L"))
        play(game, "#04", f"${ruin}")
        assert phase(game) == "act" and sum(museum(game).values()) == 1 and hex_of(game, ruin)["treasures"] == 1
    assert why(at(side(right="04")), "#04") == "card-does-nothing"


def test_05_takes_up_to_two_same_or_other_ruins() -> None:  # L-ACT-3
    same = at(side("A2:2,F1:1", right="05"))
    play(same, "#05", "$A2", "$A2")
    assert hex_of(same, "A2")["treasures"] == 0 and phase(same) == "act"
    other = at(side("A2:1,F1:1", right="05"))
    play(other, "#05", "$A2")
    assert why(other, "$A2") == "more-treasures-need-more-members" and texts(other) == {"$F1", "done"}
    play(other, "$F1")
    assert phase(other) == "act"
    one = at(side("A2:2", right="05"))
    play(one, "#05", "$A2", "done")
    assert sum(museum(one).values()) == 1


def test_06_takes_up_to_three_even_from_one_ruin() -> None:  # L-ACT-7
    land = {"C1": "a5/0"}
    game = at(side("C1:3", right="06"), land=land)
    play(game, "#06", "$C1", "$C1", "$C1")
    assert hex_of(game, "C1")["treasures"] == 1 and phase(game) == "act"
    two = at(side("C1:2,A2:1", right="06"), land=land)
    play(two, "#06", "$C1", "$C1")
    assert why(two, "$C1") == "more-treasures-need-more-members"
    play(two, "$A2")
    assert phase(two) == "act" and sum(museum(two).values()) == 3


def test_07_shows_the_tops_to_its_player_only() -> None:  # L-HID-2
    for where, text in (("right", "look"), ("left", "look<")):
        game = at(side(**{where: "07"}), side(), side())
        play(game, text)
        own, other = hex_of(game, "A2", 0)["known"], hex_of(game, "A2", 1)["known"]
        assert own[0]["kind"] in KINDS and own[0]["depth"] == 2 and own[0]["by"] == ["Red"]
        assert other == [{"depth": 2, "kind": None, "by": ["Red"]}]
        assert seat_of(game)[where] == [{"card": "07", "down": True}]
    assert why(at(side(right="07"), side(), side()), "#07") == "card-is-permanent"
    assert why(at(side(), side(), side()), "look") == "card-not-there"


def test_08_looks_orders_and_takes_the_top() -> None:  # L-HID-3
    for pick in (0, 1):
        game = at(side(right="08"), side("A2:L"), side(), seed=2)
        play(game, "#08", "@A2")
        kinds = [entry["kind"] for entry in hex_of(game, "A2", 0)["known"]]
        assert members(game, "A2") == "1" and texts(game) == {f"order:{kind}" for kind in kinds}
        play(game, f"order:{kinds[pick]}")
        assert phase(game) == "act" and museum(game) == {kinds[pick]: 1}
        left = hex_of(game, "A2", 0)["known"]
        assert left == [{"depth": 1, "kind": kinds[1 - pick], "by": ["Red"]}]


def test_08_orders_from_the_top_one_at_a_time() -> None:  # L-HID-3
    game = at(side(right="08"), side(), side(), land={"C1": "a5/0"}, seed=5)
    play(game, "#08", "@C1")
    stack = [entry["kind"] for entry in hex_of(game, "C1", 0)["known"]]
    assert len(stack) == 4
    for kind in reversed(stack[1:]):
        assert phase(game) == "effect" and why(game, "done") == "not-done-yet"
        play(game, f"order:{kind}")
    assert museum(game) == {stack[-1]: 1}
    assert [entry["kind"] for entry in hex_of(game, "C1", 0)["known"]] == [stack[2], stack[1], stack[0]]
    absent = next(kind for kind in KINDS if kind not in stack)
    again = at(side(right="08"), side(), side(), land={"C1": "a5/0"}, seed=5)
    play(again, "#08", "@C1")
    assert why(again, f"order:{absent}") == "not-in-stack" and why(again, "$C1") == "other-pick"


def test_08_of_a_single_treasure_leaves_nothing_to_order() -> None:  # L-HID-3
    game = at(side(right="08", owns="jade"), side(), side(), land={"A2": "g4/2$1"})
    play(game, "#08", "@A2")
    assert phase(game) == "act" and sum(museum(game).values()) == 2
    none = at(side("C1:18", right="08", supply="L"), side(), side())
    assert why(none, "#08") == "card-does-nothing"


def test_09_lands_up_to_two_on_temples() -> None:  # L-ACT-3
    land = {"A4": "s2/0!BE"}
    one = at(side(right="09"), side(), land=land)
    play(one, "#09", "@A4", "@A4")
    assert members(one, "A4") == "2" and phase(one) == "act", "guarded or unreachable too"
    two = at(side(right="09"))
    play(two, "#09", "@H2")
    assert why(two, "@B4") == "no-temple" and "done" in texts(two)
    play(two, "@D2")
    assert members(two, "H2") == members(two, "D2") == "1"
    last = at(side("C1:17", right="09", supply="L1"))
    play(last, "#09", "@A4")
    assert phase(last) == "act" and members(last, "A4") == "1"


def test_10_clears_two_floors_of_one_temple() -> None:  # L-CLEAR-1
    game = at(side("A4:2,B5:2", right="10"))
    play(game, "#10", "^A4")
    assert why(game, "^B5") == "other-temple" and texts(game) == {"^A4", "done"}
    play(game, "^A4")
    assert hex_of(game, "A4")["level"] == 3 and phase(game) == "act"
    one = at(side("A4:1,B5:2", right="10"))
    play(one, "#10", "^A4")
    assert phase(one) == "act", "a second floor needs a second member"
    stop = at(side("A4:2", right="10"))
    play(stop, "#10", "^A4", "done")
    assert hex_of(stop, "A4")["level"] == 2
    guarded = at(side("A4:2", right="10"), land={"A4": "s2/0!BE"})
    assert why(guarded, "#10") == "card-does-nothing"


def test_11_clears_one_floor_on_each_of_three_temples() -> None:  # L-CLEAR-1
    game = at(side("A4:2,B5:1,D2:1,E5:1", right="11"))
    play(game, "#11", "^A4")
    assert why(game, "^A4") == "same-temple-twice" and why(game, "^H2") == "no-own-member"
    play(game, "^B5", "^D2")
    assert [hex_of(game, hex)["level"] for hex in ("A4", "B5", "D2", "E5")] == [2, 2, 4, 3] and phase(game) == "act"
    two = at(side("A4:1,B5:1,D2:1", right="11"))
    play(two, "#11", "^D2", "done")
    assert hex_of(two, "D2")["level"] == 4 and hex_of(two, "A4")["level"] == 1


def test_12_sets_up_or_moves_a_camp() -> None:  # L-CAMP
    new = at(side(right="12"), side("C4:1"))
    play(new, "#12")
    assert texts(new) == {"C@B4", "C@F3"} and why(new, "C@C4") == "others-hold-hex"
    assert why(new, "C:B4>F3") == "camp-in-supply"
    play(new, "C@F3")
    assert seat_of(new)["camps"] == ["F3"] and phase(new) == "act"
    moved = at(side("B4:2", right="12", camps="B4.C4"))
    play(moved, "#12")
    assert texts(moved) == {"C:B4>F3", "C:C4>F3"} and why(moved, "C@F3") == "no-camp-left"
    assert why(moved, "C:A4>F3") == "no-own-camp-there"
    play(moved, "C:B4>F3")
    assert seat_of(moved)["camps"] == ["C4", "F3"] and members(moved, "B4") == "2", "its members stay"


@pytest.mark.parametrize(("card", "most"), [("13", 1), ("14", 2)])
def test_13_and_14_bring_members_to_the_camp(card: str, most: int) -> None:  # L-CAMP
    game = at(side(right=card))
    play(game, f"#{card}", "C@C4")
    assert texts(game) == {"+E@C4", "+L@C4", "done"} and why(game, "+E@A5") == "only-to-new-camp"
    play(game, *["+L@C4", "+E@C4"][:most])
    assert members(game, "C4") == ("L" if most == 1 else "L1") and phase(game) == "act"
    alone = at(side(right=card, camps="B4.C4"))
    play(alone, f"#{card}", "C:C4>F3", "done")
    assert seat_of(alone)["camps"] == ["B4", "F3"] and members(alone, "F3") == ""


def test_13_without_a_site_brings_nobody() -> None:  # L-CAMP
    game = at(side(right="13"), side("B4:1,C4:1,F3:1"))
    assert why(game, "#13") == "card-does-nothing"


def test_15_up_to_four_explorers() -> None:  # L-SUPPLY-1
    game = at(side(right="15"))
    play(game, "#15", "&E", "&E", "&E", "&E")
    assert seat_of(game)["available"]["explorers"] == 22 and phase(game) == "act"
    one = at(side(right="15"))
    play(one, "#15", "&E", "done")
    assert seat_of(one)["available"]["explorers"] == 19
    assert why(at(side(right="15", supply="L30", later="L")), "#15") == "card-does-nothing"


def test_16_a_leader_and_an_explorer() -> None:  # L-SUPPLY-1
    both = at(side(right="16"))
    play(both, "#16", "&E")
    assert texts(both) == {"&L", "done"} and why(both, "&E") == "no-more-recruits"
    play(both, "&L")
    assert seat_of(both)["available"] == {"leaders": 2, "explorers": 19} and phase(both) == "act"
    leader = at(side(right="16"))
    play(leader, "#16", "&L", "done")
    assert seat_of(leader)["available"] == {"leaders": 2, "explorers": 18}
    none = at(side(right="16", supply="LL30", later="0"))
    assert why(none, "#16") == "card-does-nothing"


def test_17_marches_from_one_hex_to_any_other() -> None:  # L-MOVE-2
    game = at(side("A4:L2,C1:1", right="17"))
    play(game, "#17")
    assert texts(game) == {"@A4", "@C1"} and why(game, "@B4") == "no-own-member"
    play(game, "@A4")
    assert len(texts(game)) == 55 and why(game, "@A4") == "march-elsewhere", "tile, jungle, border, base camp"
    play(game, "@R9", "L:A4>>R9", "E:A4>>R9")
    assert members(game, "R9") == "L1" and why(game, "L:A4>>R9") == "leader-not-there"
    assert why(game, "E:C1>>R9") == "other-pick"
    play(game, "done")
    assert members(game, "A4") == "1" and phase(game) == "act"
    all_of_them = at(side("A4:2", right="17"))
    play(all_of_them, "#17", "@A4", "@A5", "E:A4>>A5", "E:A4>>A5")
    assert members(all_of_them, "A5") == "2" and phase(all_of_them) == "act", "nobody is left to march"
    assert why(at(side(right="17")), "#17") == "card-does-nothing"
    many = at(side("A4:14", right="17"))
    play(many, "#17", "@A4", "@A5", *["E:A4>>A5"] * 13)
    assert members(many, "A5") == "13" and Position.from_line(many.state.to_line()) == many.state


def test_18_spends_five_ap_on_ways() -> None:  # L-MOVE-2
    game = at(side("A5:L2", right="18", camps="F3"))
    play(game, "#18", "E:A5-A4=2", "L:A5>F3")
    assert game.view()["effect"]["budget"] == 2
    assert why(game, "E:A4-A5=2") == "legal" and why(game, "^A4") == "other-pick"
    play(game, "E:A5-B4=1", "done")
    assert members(game, "B4") == "1" and members(game, "F3") == "L" and game.view()["ap"] == 0
    whole = at(side("A5:2", right="18"))
    play(whole, "#18", "E:A5-A4=2", "E:A5-B4=1", "E:A4-A5=2")
    assert phase(whole) == "act", "all AP are spent"
    dear = at(side("A5:2", right="18"))
    play(dear, "#18", "E:A5-A4=2", "E:A5-A4=2")
    assert why(dear, "E:A4-A5=2") == "not-enough-ap"
    assert why(at(side("C1:1", right="18")), "#18") == "card-does-nothing"


def test_18_says_what_ways_take_from_its_budget() -> None:  # L-SECRET
    game = at(side("A5:L2", right="18", camps="F3"))
    play(game, "#18")
    for text in ("E:A5-A4=2", "L:A5>F3"):
        before = game.view()["effect"]["budget"]
        said = game.explain(text).cost
        play(game, text)
        assert said == before - game.view()["effect"]["budget"] > 0, text
    stone = at(side(right="19"), phase="act")
    play(stone, "#19")
    assert stone.explain("T@C1|C2").cost == 0, "what the card gives is not paid for"


def test_19_puts_or_moves_a_token() -> None:  # L-STONE-1
    put = at(side(right="19"))
    play(put, "#19", "T@C1|C2")
    assert put.view()["trail_stones"] == {"supply": 1, "placed": ["C1|C2"]} and phase(put) == "act"
    moved = at(side(right="19"), stones="C1|C2,D2|D3")
    play(moved, "#19")
    assert why(moved, "T@A1|A2") == "no-token-in-supply" and why(moved, "done") == "not-done-yet"
    play(moved, "T:D2|D3>A5|B5")
    assert moved.view()["trail_stones"]["placed"] == ["A5|B5", "C1|C2"]


@pytest.mark.parametrize(("card", "extra"), [("20", 1), ("21", 2)])
def test_20_and_21_add_ap(card: str, extra: int) -> None:  # L-ACT-5
    for where in ("right", "left"):
        game = at(side(token=9, **{where: card}), side(right="15"))
        assert why(game, f"#{card}") == "card-is-permanent"
        play(game, "ap")
        assert game.view()["ap"] == 9 + extra and seat_of(game)[where] == [{"card": card, "down": True}]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_22_places_the_temple_shown(number: int) -> None:  # L-TILE-5
    for hex in ("R1", "R9"):
        game = at(side(right=f"22-{number}"))
        play(game, f"#22-{number}")
        assert {text.split("@")[0] for text in texts(game)} == {f"h{number}"}
        play(game, sorted(text for text in texts(game) if f"@{hex}/" in text)[0])
        assert hex_of(game, hex)["level"] == (5, 5, 6, 6)[number - 1] and phase(game) == "act"
        assert game.view()["scoring"] is None


def test_23_places_any_lake_left() -> None:  # L-TILE-5
    game = at(side(right="23"), land={"R1": "h5/0"}, used="23")
    play(game, "#23")
    assert {text.split("@")[0] for text in texts(game)} == {"h6", "h7", "h8", "h9"}
    assert why(game, "h5@R2/3") == "not-this-tile" and why(game, "h6@R1/0") == "hex-taken"
    play(game, sorted(texts(game, "h8@R2"))[0])
    assert hex_of(game, "R2")["terrain"] == "lake" and "h8" not in game.view()["supply"]["card_tiles"]


def test_24_places_any_volcano_left_and_scores_nothing() -> None:  # L-TILE-5
    for tile in ("h10", "h11"):
        game = at(side("R2:1", right="24"))
        play(game, "#24")
        assert {text.split("@")[0] for text in texts(game)} == {"h10", "h11"}
        play(game, sorted(texts(game, f"{tile}@R2"))[0])
        assert game.scores == [1, 1] and game.view()["scoring"] is None and phase(game) == "act"
        assert hex_of(game, "R2")["terrain"] == "volcano" and members(game, "R2") == "1"
