"""The auction variant."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import (
    ALL_BUT_A1,
    EDITIONS,
    FULL,
    NEW,
    Seat,
    at,
    idle_turn,
    lay_anywhere,
    listed,
    phase,
    play,
    seat,
    to_move,
    verdict,
)
from tikal import Game

SUPER_MEEPLE = "super-meeple"
OTHERS = [edition for edition in EDITIONS if edition != SUPER_MEEPLE]


def auction(edition: str = SUPER_MEEPLE, players: int = 4, first: str = "Red", seed: int = 1) -> Game:
    return tikal.new_game(edition, players=players, auction=True, seed=seed, first_player=first)


def bidding(*points: int, to: str = "Red", high: str = "") -> Game:
    """The first auction of a game, the players having so many points; Red opens."""
    seats = [seat(score=n) for n in points]
    offer = ".".join(f"a{n + 1}" for n in range(len(seats)))
    return at("-", *seats, rules="super-meeple+auction", phase="bid", to=to, offer=offer, opener="Red", high=high)


# --- C-AUC-1, 2: offer and bids


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_as_players_are_face_up(players: int, edition: str) -> None:  # C-AUC-1
    game = auction(edition, players)
    assert len(game.view()["bidding"]["offer"]) == players
    assert game.view()["stack"]["left"] == 36 - players
    assert game.scores == [20] * players


def test_new_round_shows_new_tiles() -> None:  # C-AUC-1
    game = auction(players=3)
    first = set(game.view()["bidding"]["offer"])
    play(game, "pass", "pass", "pass")
    for _ in range(3):
        idle_turn(game)
    second = set(game.view()["bidding"]["offer"])
    assert len(second) == 3 and not first & second
    assert game.view()["stack"]["left"] == 30


def test_no_auction_in_the_basic_game() -> None:  # C-AUC-1
    game = tikal.new_game(players=4, seed=1)
    assert verdict(game, "bid 1") == verdict(game, "pass") == verdict(game, "take a1") == "not-in-this-game"


def test_first_player_opens_and_bidding_goes_clockwise() -> None:  # C-AUC-2
    game = auction(first="Yellow")
    order = []
    for points in range(1, 7):
        order.append(to_move(game))
        play(game, f"bid {points}")
    assert order == ["Yellow", "White", "Red", "Blue", "Yellow", "White"]


def test_bid_must_be_higher_than_the_highest() -> None:  # C-AUC-2
    game = auction()
    play(game, "bid 4")
    assert verdict(game, "bid 3") == "bid-too-low"
    assert verdict(game, "bid 4") == "bid-too-low"
    assert verdict(game, "bid 5") == "legal"
    assert verdict(game, "bid 20") == "legal"  # any raise is allowed


def test_smallest_bid_is_one_and_whole() -> None:  # C-AUC-2
    game = auction()
    assert verdict(game, "bid 0") == "bid-too-low"
    assert verdict(game, "bid 1") == "legal"
    with pytest.raises(tikal.InvalidAction) as fraction:
        game.play("bid 1.5")
    assert fraction.value.code == "bad-number"


def test_bid_is_never_above_ones_points() -> None:  # C-AUC-2
    game = bidding(7, 20, 20)
    assert listed(game) == {"pass"} | {f"bid {points}" for points in range(1, 8)}
    assert verdict(game, "bid 8") == "bid-above-points"


def test_who_passed_is_out_of_this_auction() -> None:  # C-AUC-2
    game = auction()
    play(game, "bid 1", "pass", "bid 2", "bid 3")
    assert to_move(game) == "Red"
    play(game, "bid 4")
    assert to_move(game) == "Yellow"  # Blue has passed


def test_nothing_else_is_allowed_while_bidding() -> None:  # C-AUC-2
    game = auction()
    assert verdict(game, "+E@A5") == verdict(game, ".") == verdict(game, "take a1") == "not-in-this-phase"


# --- C-AUC-3: how an auction ends


def test_it_ends_when_one_bidder_is_left() -> None:  # C-AUC-3
    game = auction(players=3)
    play(game, "bid 1", "bid 2", "pass")
    assert (to_move(game), phase(game)) == ("Red", "bid")
    play(game, "pass")
    assert (to_move(game), phase(game)) == ("Blue", "choose")  # without asking Blue again
    assert game.scores == [20, 18, 20]


def test_the_last_may_still_bid_when_all_before_passed() -> None:  # C-AUC-3
    game = auction()
    play(game, "pass", "pass", "pass")
    assert (to_move(game), phase(game)) == ("White", "bid")
    assert listed(game) == {"pass"} | {f"bid {points}" for points in range(1, 21)}
    play(game, "bid 1")
    assert (to_move(game), phase(game), game.scores) == ("White", "choose", [20, 20, 20, 19])


@pytest.mark.parametrize("edition", EDITIONS)
def test_if_all_pass_the_first_to_pass_goes_for_free(edition: str) -> None:  # C-AUC-3
    game = auction(edition, first="Blue")
    play(game, "pass", "pass", "pass", "pass")
    assert (to_move(game), phase(game), game.scores) == ("Blue", "choose", [20] * 4)


def test_first_passer_goes_only_if_nobody_bid() -> None:  # C-AUC-3
    game = auction()
    play(game, "pass", "bid 2", "pass", "pass")
    assert (to_move(game), game.scores) == ("Blue", [20, 18, 20, 20])


def test_who_cannot_raise_must_still_pass() -> None:  # C-AUC-3
    game = bidding(9, 5, 5, high="5:Red", to="Blue")
    assert (to_move(game), listed(game)) == ("Blue", {"pass"})
    assert verdict(game, "bid 6") == "bid-above-points"
    play(game, "pass")
    assert (to_move(game), listed(game)) == ("Yellow", {"pass"})
    play(game, "pass")
    assert (to_move(game), phase(game), game.scores) == ("Red", "choose", [4, 5, 5])


def test_without_points_one_can_only_pass() -> None:  # C-AUC-3
    game = bidding(0, 0, 0)
    assert listed(game) == {"pass"}
    play(game, "pass", "pass", "pass")
    assert (to_move(game), phase(game)) == ("Red", "choose")


# --- C-AUC-4, 5: the turns of a round


def test_winner_pays_at_once_chooses_places_and_plays() -> None:  # C-AUC-4
    game = auction()
    play(game, "bid 6", "pass", "pass", "pass")
    assert (to_move(game), phase(game), game.scores[0]) == ("Red", "choose", 14)
    offer = game.view()["bidding"]["offer"]
    assert listed(game) == {f"take {tile}" for tile in offer}
    assert verdict(game, "take g4") == "tile-not-on-offer"
    play(game, f"take {offer[2]}")
    assert (to_move(game), phase(game), game.view()["hand"]) == ("Red", "lay", offer[2])
    lay_anywhere(game)
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Red", "spend", 10)
    play(game, "+E@A5", ".")
    assert sorted(game.view()["bidding"]["offer"]) == sorted(set(offer) - {offer[2]})


def test_who_has_played_is_out_for_the_round() -> None:  # C-AUC-4
    game = auction()
    play(game, "bid 1", "pass", "pass", "pass")
    idle_turn(game)
    assert to_move(game) == "Blue"
    play(game, "bid 1", "bid 2", "bid 3")
    assert to_move(game) == "Blue"  # not Red
    assert game.view()["bidding"]["played"] == ["Red"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_next_auction_is_opened_clockwise_from_who_just_played(edition: str) -> None:  # C-AUC-4
    game = auction(edition)  # Red opens
    play(game, "pass", "pass", "bid 1", "pass")  # Yellow wins
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("White", "bid")  # not Blue, who sits left of the opener
    play(game, "bid 1", "pass", "pass")  # White wins
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Red", "bid")
    play(game, "pass", "bid 1")  # Blue wins
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Red", "lay")  # Red is the last


def test_opener_skips_those_who_have_played() -> None:  # C-AUC-4
    game = auction()
    play(game, "pass", "bid 1", "pass", "pass")  # Blue wins
    idle_turn(game)
    play(game, "pass", "pass", "bid 1")  # Yellow and White pass, Red wins
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Yellow", "bid")  # Blue has played


def test_a_new_auction_begins_without_bids() -> None:  # C-AUC-4
    game = auction()
    play(game, "bid 7", "pass", "pass", "pass")
    idle_turn(game)
    assert verdict(game, "bid 1") == "legal"
    assert game.view()["bidding"]["passed"] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_last_player_gets_the_last_tile_free_without_choice(edition: str) -> None:  # C-AUC-5
    game = auction(edition, players=2)
    play(game, "bid 3", "pass")
    left = game.view()["bidding"]["offer"][1]
    play(game, f"take {game.view()['bidding']['offer'][0]}")
    lay_anywhere(game)
    play(game, ".")
    assert (to_move(game), phase(game), game.view()["hand"]) == ("Blue", "lay", left)
    assert game.scores == [17, 20]


# --- C-AUC-6, 7: what differs between editions


def test_all_pass_then_the_rest_choose_free_clockwise() -> None:  # C-AUC-6
    game = auction(first="Blue")
    play(game, "pass", "pass", "pass", "pass")
    idle_turn(game)
    order = []
    for _ in range(2):
        assert phase(game) == "choose"
        order.append(to_move(game))
        idle_turn(game)
    assert order == ["Yellow", "White"]
    assert (to_move(game), phase(game)) == ("Red", "lay")
    idle_turn(game)
    assert (game.scores, phase(game)) == ([20] * 4, "bid")


def test_free_choice_ends_with_its_round() -> None:  # C-AUC-6
    game = auction(players=3)
    play(game, "pass", "pass", "pass")
    for _ in range(3):
        idle_turn(game)
    assert phase(game) == "bid"
    play(game, "bid 1", "pass", "pass")
    idle_turn(game)
    assert phase(game) == "bid"  # the second turn is auctioned too


def test_all_pass_in_the_second_auction() -> None:  # C-AUC-6
    game = auction()
    play(game, "pass", "bid 2", "pass", "pass")  # Blue wins
    idle_turn(game)
    play(game, "pass", "pass", "pass")  # Yellow passes first
    assert (to_move(game), phase(game)) == ("Yellow", "choose")
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("White", "choose")
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Red", "lay")
    assert game.scores == [20, 18, 20, 20]


@pytest.mark.parametrize("edition", OTHERS)
def test_all_pass_and_auctions_go_on(edition: str) -> None:  # C-AUC-6
    game = auction(edition)
    play(game, "pass", "pass", "pass", "pass")
    assert (to_move(game), phase(game)) == ("Red", "choose")
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Blue", "bid")
    play(game, "bid 1", "pass", "pass")
    assert (to_move(game), phase(game), game.scores) == ("Blue", "choose", [20, 19, 20, 20])


def round_with_different_last_player_and_opener(edition: str) -> Game:
    """Red and White win the first two auctions, Blue opens and wins the third, Yellow plays last."""
    game = auction(edition)
    play(game, "bid 1", "pass", "pass", "pass")
    idle_turn(game)
    play(game, "pass", "pass", "bid 1")  # Blue opens, White wins
    idle_turn(game)
    assert to_move(game) == "Blue"
    play(game, "bid 1", "pass")  # Blue opens the third auction and wins it
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Yellow", "lay")
    idle_turn(game)
    return game


@pytest.mark.parametrize("edition", OTHERS)
def test_next_round_is_opened_left_of_the_last_to_play(edition: str) -> None:  # C-AUC-7
    game = round_with_different_last_player_and_opener(edition)
    assert (to_move(game), game.view()["bidding"]["opener"]) == ("White", "White")


def test_next_round_is_opened_left_of_the_last_opener() -> None:  # C-AUC-7
    game = round_with_different_last_player_and_opener(SUPER_MEEPLE)
    assert (to_move(game), game.view()["bidding"]["opener"]) == ("Yellow", "Yellow")


def test_last_auction_held_counts_when_the_rest_chose_free() -> None:  # C-AUC-7 C-AUC-6
    game = auction(first="White")
    play(game, "pass", "pass", "pass", "pass")  # White opened and passed first
    for _ in range(4):
        idle_turn(game)
    assert to_move(game) == "Red"  # left of White, who opened the only auction; Yellow played last


# --- C-AUC-8: volcanoes


def volcano_on_offer(
    *seats: Seat, board: str = "-", offer: str = "a1.b6.a3", to: str = "Red", played: str = ""
) -> Game:
    """Three players in an auction with a volcano on offer, opened by the player to decide."""
    return at(board, *seats, rules="rio-grande+auction", phase="bid", to=to, offer=offer, opener=to, played=played)


def test_choosing_a_volcano_starts_a_scoring_round() -> None:  # C-AUC-8
    game = volcano_on_offer(seat("A4:1", score=20), seat("B5:1", score=20), seat(score=20))
    play(game, "pass", "bid 4", "pass", "take b6")
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Blue", "spend", 10)
    assert game.view()["scoring"] == {"final": False, "volcano": "b6", "by": "Blue", "waiting": ["Yellow", "Red"]}
    play(game, ".", ".", ".")
    assert game.scores == [21, 17, 20]
    assert (to_move(game), phase(game), game.view()["hand"]) == ("Blue", "lay", "b6")
    lay_anywhere(game)
    assert (to_move(game), int(game.state.ap)) == ("Blue", 10)


def test_scoring_turns_flip_nobodys_marker() -> None:  # C-AUC-8
    game = volcano_on_offer(NEW, NEW, NEW)
    play(game, "pass", "pass", "pass", "take b6")
    assert game.view()["bidding"]["played"] == []
    play(game, ".", ".", ".")
    assert game.view()["bidding"]["played"] == []
    lay_anywhere(game)
    play(game, ".")
    assert game.view()["bidding"]["played"] == ["Red"]
    assert (to_move(game), phase(game)) == ("Blue", "bid")
    assert len(game.view()["bidding"]["offer"]) == 2


def test_who_has_played_scores_too() -> None:  # C-AUC-8
    game = volcano_on_offer(seat("A4:1"), seat(score=5), NEW, board="C4=a4/0", offer="a1.b6", to="Blue", played="Red")
    play(game, "bid 1", "pass", "take b6", ".", ".", ".")
    assert game.scores == [1, 4, 0]
    assert (to_move(game), phase(game)) == ("Blue", "lay")


def test_being_left_with_a_volcano_starts_a_scoring_round() -> None:  # C-AUC-8 C-AUC-5
    game = volcano_on_offer(
        seat(score=5), seat("B5:1", score=5), seat(score=5),
        board="C4=a4/0", offer="a1.b6", played="Yellow",
    )  # fmt: skip
    play(game, "bid 1", "pass", "take a1")
    lay_anywhere(game)
    play(game, ".")
    assert (to_move(game), phase(game)) == ("Blue", "spend")
    assert game.view()["scoring"] == {"final": False, "volcano": "b6", "by": "Blue", "waiting": ["Yellow", "Red"]}
    play(game, ".", ".", ".")
    assert (game.scores, to_move(game), game.view()["hand"]) == ([4, 6, 5], "Blue", "b6")


# --- C-AUC-9: the final round


def final_order(*points: int, last: str, edition: str = SUPER_MEEPLE) -> list[str]:
    """Who scores in which order when `last` ends the last turn of all with these points."""
    colours = ("Red", "Blue", "Yellow", "White")[: len(points)]
    played = ".".join(colour for colour in colours if colour != last)
    rules = f"{edition}+auction"
    game = at(FULL, *(seat(score=n) for n in points), rules=rules, to=last, ap=0, opener="Red", played=played)
    play(game, ".")
    assert game.view()["scoring"]["final"]
    return [to_move(game), *game.view()["scoring"]["waiting"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_final_round_in_ascending_order_of_points(edition: str) -> None:  # C-AUC-9
    assert final_order(30, 10, 40, 20, last="Red", edition=edition) == ["Blue", "White", "Red", "Yellow"]


def test_of_equals_the_nearer_to_the_last_player_goes_first() -> None:  # C-AUC-9
    assert final_order(30, 10, 30, 30, last="Blue") == ["Blue", "Yellow", "White", "Red"]
    assert final_order(30, 10, 30, 30, last="Yellow") == ["Blue", "White", "Red", "Yellow"]


def test_the_last_player_counts_as_farthest() -> None:  # C-AUC-9
    assert final_order(20, 20, 20, 20, last="Blue") == ["Yellow", "White", "Red", "Blue"]
    assert final_order(20, 20, last="Red") == ["Blue", "Red"]


def test_final_order_is_fixed_when_the_round_starts() -> None:  # C-AUC-9
    seats = (seat("D5:1", score=10), seat(score=12), seat(score=14))  # D5 is a temple of 6
    game = at(FULL, *seats, rules="rio-grande+auction", to="Yellow", ap=0, opener="Red", played="Red.Blue")
    play(game, ".", ".")
    assert (game.scores, to_move(game)) == ([16, 12, 14], "Blue")
    play(game, ".")
    assert to_move(game) == "Yellow"
    play(game, ".")
    assert game.is_over


def test_last_tile_of_all_is_placed_before_the_final_round() -> None:  # C-AUC-9
    seats = (seat(score=3), seat(score=8))
    game = at(
        ALL_BUT_A1, *seats, rules="rio-grande+auction", to="Blue", phase="lay", hand="a1", opener="Red", played="Red"
    )
    lay_anywhere(game)
    assert game.view()["scoring"] is None
    play(game, ".")
    assert game.view()["scoring"]["final"] and to_move(game) == "Red"


# --- C-AUC-10: the worked examples


@pytest.mark.parametrize("edition", ["ravensburger", "rio-grande", "rio-grande-fr"])
def test_rio_grande_example(edition: str) -> None:  # C-AUC-10
    names = ["A", "B", "C", "D"]
    game = tikal.new_game(edition, players=4, auction=True, seed=1, names=names, first_player="A")

    def decides() -> str:
        return names[game.current_player if game.current_player is not None else -1]

    assert decides() == "A"
    play(game, "bid 4", "bid 5", "pass", "pass", "pass")  # A and B bid, the others pass, A gives up
    assert (decides(), phase(game), game.scores) == ("B", "choose", [20, 15, 20, 20])
    idle_turn(game)
    assert (decides(), phase(game)) == ("C", "bid")
    play(game, "bid 2", "bid 3", "bid 4", "pass", "pass")  # C, D, A, then C and D give up
    assert (decides(), phase(game), game.scores) == ("A", "choose", [16, 15, 20, 20])
    idle_turn(game)
    assert (decides(), phase(game)) == ("C", "bid")
    play(game, "pass", "pass")  # C and D
    assert (decides(), phase(game), game.scores) == ("C", "choose", [16, 15, 20, 20])
    idle_turn(game)
    assert (decides(), phase(game)) == ("D", "lay")  # no auction and no choice
    idle_turn(game)
    assert (decides(), phase(game), game.scores) == ("A", "bid", [16, 15, 20, 20])
    assert len(game.view()["bidding"]["offer"]) == 4


def test_super_meeple_example() -> None:  # C-AUC-10
    names = ["Henry", "Marion", "Marcus", "Sallah"]
    game = tikal.new_game(SUPER_MEEPLE, players=4, auction=True, seed=1, names=names, first_player="Marcus")

    def says(name: str, action: str) -> None:
        assert names[game.current_player if game.current_player is not None else -1] == name
        game.play(action)

    def turn_of(name: str) -> None:
        assert names[game.current_player if game.current_player is not None else -1] == name
        idle_turn(game)

    for name, action in [
        ("Marcus", "bid 1"), ("Sallah", "bid 2"), ("Henry", "pass"), ("Marion", "bid 3"),
        ("Marcus", "bid 4"), ("Sallah", "bid 5"), ("Marion", "pass"), ("Marcus", "pass"),
    ]:  # fmt: skip
        says(name, action)
    assert game.scores == [20, 20, 20, 15]
    turn_of("Sallah")
    for name, action in [("Henry", "bid 1"), ("Marion", "bid 3"), ("Marcus", "pass"), ("Henry", "pass")]:
        says(name, action)
    assert game.scores == [20, 17, 20, 15]
    turn_of("Marion")
    for name, action in [("Marcus", "bid 2"), ("Henry", "bid 4"), ("Marcus", "pass")]:
        says(name, action)
    assert game.scores == [16, 17, 20, 15]
    turn_of("Henry")
    assert phase(game) == "lay"  # Marcus has the tile that is left
    turn_of("Marcus")
    assert game.scores == [16, 17, 20, 15]
    says("Sallah", "bid 1")  # Sallah opens the next round
