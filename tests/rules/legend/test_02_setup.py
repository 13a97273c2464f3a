"""What is in the Legend box, and how a game begins."""

from __future__ import annotations

import re

import pytest

import tikal
from tests.rules.classic.table import refused_setup
from tests.rules.legend.table import at, dealt, hex_of, random_game, seat_of, state, texts, to_move
from tikal.editions import registry
from tikal.legend.editions import builder as legend
from tikal.legend.editions.box_check import SCENARIOS, faults
from tikal.legend.rules.box import FACES, TERRAINS
from tikal.record.events import Event

BOX = legend.box("standard")


def test_tiles_by_terrain() -> None:  # L-COMP-1
    assert len(BOX.tiles) == 53
    kinds = [TERRAINS[tile.terrain] for tile in BOX.tiles]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "temple": 21, "clearing": 11, "ruin": 8, "volcano": 6, "lake": 7,
    }  # fmt: skip
    assert [tile.id for tile in BOX.tiles if not tile.letter] == [
        *(f"s{n}" for n in range(1, 7)), *(f"h{n}" for n in range(1, 12)),
    ]  # fmt: skip


def test_cards_tokens_treasures_and_powers() -> None:  # L-COMP-2
    assert len(FACES) == 34 and len({face[:2] for face in FACES}) == 24
    assert [sum(copies) for copies in zip(*BOX.copies, strict=True)] == [49, 74], "with 2 players and with more"
    assert sum(int(count) for count in BOX.ap_tokens) == 24
    assert {value for value, count in enumerate(BOX.ap_tokens) if count} == set(range(6, 14))
    assert BOX.numbers.hidden_copies * 8 == 24 and BOX.numbers.open_copies * 8 == 16
    assert len(BOX.power_tiles) == 8 and all(len(set(tile)) == 3 for tile in BOX.power_tiles)
    assert dealt().view()["trail_stones"] == {"supply": 2, "placed": []}


def test_floors() -> None:  # L-COMP-3
    assert sum(int(count) for count in BOX.floors) == 48 and sum(int(count) for count in BOX.prebuilt) == 55
    needed = [sum(BOX.tiles[n].value >= level for n in BOX.temple_tiles) for level in range(2, 7)]
    assert needed == [18, 15, 11, 8, 3] == [int(BOX.prebuilt[level]) for level in range(2, 7)]


def test_what_each_player_has() -> None:  # L-COMP-4
    for seat in dealt(4).view()["seats"]:
        assert seat["available"] == {"leaders": 1, "explorers": 18}
        assert seat["unavailable"] == {"leaders": 1, "explorers": 12}
        assert seat["camps_left"] == 2 and seat["guards_left"] == 2 and not seat["director_used"]


def test_only_the_base_camp_is_printed() -> None:  # L-SET-1
    game = dealt()
    assert hex_of(game, "A5")["terrain"] == "base_camp" and hex_of(game, "A5")["stones"] == [1, 1, 1, 0, 0, 0]
    assert (
        hex_of(game, "B4")["tile"] == "s1" and hex_of(game, "A4")["tile"] == "s2" and hex_of(game, "B5")["tile"] == "s3"
    )
    borders = [entry for entry in game.view()["board"] if entry["border"]]
    assert len(borders) == 16 and all(entry["terrain"] == "jungle" for entry in borders)
    assert [entry["hex"] for entry in borders] == [f"R{n}" for n in range(1, 17)]
    assert len(game.view()["board"]) == 56


@pytest.mark.parametrize(("players", "cards", "used"), [(2, 49, 40), (3, 74, 55), (4, 74, 50)])
def test_cards_dealt_in_a_game(players: int, cards: int, used: int) -> None:  # L-SET-2
    game = dealt(players)
    assert len(game.view()["offer"]["cards"]) == 10 and len(game.view()["supply"]["deck"]) == cards - 10
    spare = 0
    over = random_game(players, f"cards {players}")
    for event in over.events():
        spare += event.kind == "power-used" and event.facts["power"] == "spare-card"
    dealt_cards = sum(action.kind == "deal-card" for action in over.history)
    last_round = [event for event in over.events() if event.kind in ("round-began", "power-used")]
    late = sum(event.kind == "power-used" and event.facts["power"] == "spare-card" for event in _after_last(last_round))
    assert dealt_cards == used + spare - late


def _after_last(told: list[Event]) -> list[Event]:
    """What was told after the last round began."""
    begins = [n for n, event in enumerate(told) if event.kind == "round-began"]
    return told[begins[-1] :]


def test_two_players_leave_the_3_plus_cards_out() -> None:  # L-SET-2
    two, more = dict(zip(FACES, BOX.copies, strict=True)), BOX.copies
    assert two["07"] == (0, 2) and two["08"] == (0, 2) and len(more) == 34
    shown = dealt(2).view()
    assert not {"07", "08"} & {*shown["offer"]["cards"], *shown["supply"]["deck"]}


@pytest.mark.parametrize(("players", "used"), [(2, 12), (3, 18), (4, 24)])
def test_ap_tokens_used_in_a_game(players: int, used: int) -> None:  # L-SET-3
    assert len(dealt(players).view()["offer"]["tokens"]) == players
    game = random_game(players, f"tokens {players}")
    drawn = [action for action in game.history if action.kind == "deal-token"]
    assert len(drawn) == used
    assert sum(game.view()["supply"]["bag"].values()) == 24 - used  # with two, the 12 that were removed unseen


def test_the_stack_is_a_to_e() -> None:  # L-SET-4
    game = dealt(4)
    assert len(game.view()["offer"]["tiles"]) == 4 and all(tile[0] == "a" for tile in game.view()["offer"]["tiles"])
    over = random_game(4, "stack")
    drawn = [str(action)[1:] for action in over.history if action.kind == "draw"]
    assert len(drawn) == 24 and [tile[0] for tile in drawn] == sorted(tile[0] for tile in drawn)
    assert len(over.view()["supply"]["undrawn"]) == 3  # E tiles that stay unseen
    covered = sum(entry["terrain"] != "jungle" and not entry["border"] for entry in over.view()["board"])
    assert covered + len(over.view()["supply"]["gone"]) == 40


def test_el_mirador_puts_e2_on_the_border() -> None:  # L-SET-4
    game = dealt(scenario="el-mirador")
    assert hex_of(game, "R6")["tile"] == "e2" and hex_of(game, "R6")["level"] == 6
    assert "e2" not in game.view()["supply"]["undrawn"] and len(game.view()["supply"]["undrawn"]) == 26 - 4


def test_ruins_and_temples_of_the_set_up_get_what_is_theirs() -> None:  # L-SET-5
    game = dealt()
    ruins = {entry["tile"]: entry["treasures"] for entry in game.view()["board"] if entry["terrain"] == "ruin"}
    assert ruins == {"f4": 2, "g4": 2}
    levels = {entry["tile"]: entry["level"] for entry in game.view()["board"] if entry["terrain"] == "temple"}
    assert levels == {"s2": 1, "s3": 1, "g1": 3, "g2": 3, "f1": 4, "f2": 4}
    masks = sum(tile.value for tile in BOX.tiles if TERRAINS[tile.terrain] == "ruin")
    assert masks == 24 == BOX.numbers.hidden_copies * 8
    assert game.view()["supply"]["prebuilt"]["2"] == 18 - 4 and game.view()["supply"]["floors"]["2"] == 3


@pytest.mark.parametrize("first", [0, 1, 2])
def test_places_give_points(first: int) -> None:  # L-SET-6
    game = dealt(3, first=first)
    for place in range(3):
        assert game.scores[(first + place) % 3] == place + 1


def test_every_player_draws_a_power_tile() -> None:  # L-SET-7
    game = dealt(4, seed=9)
    tiles = [seat["power_tile"] for seat in game.view()["seats"]]
    assert len(set(tiles)) == 4 and all(len(seat["powers"]) == 3 for seat in game.view()["seats"])
    assert {tuple(dealt(2, seed).view()["seats"][0]["powers"]) for seed in range(40)} == {
        tuple(registry_powers) for registry_powers in legend.standard_data()["power_tiles"]
    }


def test_the_host_picks_first_player_and_scenario() -> None:  # L-SET-8
    game = tikal.new_game("legend", players=3, seed=1, first_player="Yellow", scenario="uxmal")
    assert to_move(game) == "Yellow" and game.view()["turn_order"] == ["Yellow", "Red", "Blue"]
    assert tikal.new_game("legend", players=2, seed=1).view()["scenario"] == "chichen-itza"
    firsts = {tikal.new_game("legend", players=3, seed=seed).current_player for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert refused_setup(lambda: tikal.new_game("legend", scenario="tikal")) == "bad-option-value"
    assert refused_setup(lambda: tikal.new_game("super-meeple", scenario="uxmal")) == "unknown-option"
    assert refused_setup(lambda: tikal.new_game("legend", auction=True)) == "no-auction"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenarios_place_set_up_f_and_g_tiles(scenario: str) -> None:  # L-SCEN
    game = dealt(2, scenario=scenario)
    placed = {entry["tile"] for entry in game.view()["board"] if entry["tile"]}
    wanted = {"base", *(f"s{n}" for n in range(1, 7)), *(f"f{n}" for n in range(1, 6)), *(f"g{n}" for n in range(1, 5))}
    assert placed == wanted | ({"e2"} if scenario == "el-mirador" else set())
    inner = [entry for entry in game.view()["board"] if entry["tile"] and not entry["border"]]
    assert len(inner) == 16


def test_no_solo_game() -> None:  # L-SOLO
    assert refused_setup(lambda: tikal.new_game("legend", players=1)) == "bad-player-count"
    assert refused_setup(lambda: tikal.new_game("legend", players=5)) == "bad-player-count"
    assert registry.edition("legend").players == (2, 4)


def test_the_data_file_is_in_order_and_marks_its_stand_ins() -> None:  # L-COMP-1
    assert faults(legend.standard_data()) == []
    marks = dealt().view()["stand_ins"]
    assert {"border", "setup_tiles", "card_tiles", "scenarios", "ap_tokens", "left_slots", "power_tiles"} <= set(marks)


def test_the_first_draft_begins_with_the_first_player() -> None:  # L-SET-8
    game = dealt(4, first=2)
    assert to_move(game) == "Yellow" and state(game).round == 1
    assert texts(game, "take place") == {"take place1", "take place2", "take place3", "take place4"}
    assert seat_of(game, "Yellow")["place"] is None and state(game).passed == 0


def test_two_players_need_tokens_for_the_rounds_to_come_and_those_removed() -> None:  # L-SET-3
    line = at(round=4).state.to_line()
    assert tikal.game_at(line, seed=1).players == 2
    with pytest.raises(tikal.InvalidPosition) as refused:
        tikal.game_at(re.sub(r"bag=\S+", "bag=6:3.7:3.8:3.9:3", line))
    assert refused.value.code == "token-count"


@pytest.mark.parametrize(("players", "cards", "tiles"), [(2, 3, 2), (3, 3, 1), (4, 2, 1)])
def test_a_view_says_what_everybody_drafts(players: int, cards: int, tiles: int) -> None:  # L-DRAFT-4
    view = tikal.new_game("legend", players=players, seed=1).view()
    assert (view["cards_each"], view["tiles_each"]) == (cards, tiles)
