"""The terminal game, typed into a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.playing import games, play, refused, seed_with, the_game

ENDING = ["1", "1", ".", "y"] * 400  # lays the tile anywhere, does what comes first, ends the turn


def actions(home: Path) -> list[str]:
    return [str(action) for action in the_game(home).history]


def test_a_whole_game_to_its_end(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "me,random,random", "--seed", "5", typed=ENDING)
    assert shown.count("The scoring round is over") == 3
    assert "Final scoring" in shown and "The result" in shown and " wins with " in shown
    assert "\x1b" not in shown
    assert the_game(tmp_path).is_over
    assert '[Blue "bot:random"]\n[Yellow "bot:random 2"]' in games(tmp_path)[0].read_text("utf-8")
    assert "bot:random" not in shown and "Random bot 2" in shown


def test_a_whole_auction_to_its_end(tmp_path: Path) -> None:
    typed = ["pass", "1", "1", "1", ".", "y"] * 300
    shown = play(tmp_path, "--auction", "--seats", "me,random,greedy,random", "--seed", "7", typed=typed)
    assert "is turned up" in shown and " wins the auction and pays " in shown and "Red passes." in shown
    assert "The result" in shown
    assert the_game(tmp_path).is_over and the_game(tmp_path).ruleset.auction


def test_the_usual_game(tmp_path: Path) -> None:
    shown = play(tmp_path, typed=["1", "1", "q"])
    assert "Super Meeple" in shown and "Beginner bot 2" in shown and "Red (you)" in shown
    game = the_game(tmp_path)
    assert (game.players, game.ruleset.edition, game.ruleset.auction) == (3, "super-meeple", False)


def test_typed_actions_need_no_costs_and_walk_far(tmp_path: Path) -> None:
    typed = ["a5@C4/1", "+L@A5", "L:A5-C4", "+E@A5*2", "e:a5-b5", "q"]
    play(tmp_path, "--first", "me", "--players", "2", "--seed", seed_with("a5"), typed=typed)
    assert actions(tmp_path) == [
        "~a5", "a5@C4/1", "+L@A5", "L:A5-B4=1", "L:B4-C4=1", "+E@A5", "+E@A5", "E:A5-B5=2",
    ]  # fmt: skip


def test_the_same_by_menu(tmp_path: Path) -> None:
    typed = ["c4", "/1", "1", "1", "move", "c4", "q"]
    shown = play(tmp_path, "--first", "me", "--players", "2", "--seed", seed_with("a5"), typed=typed)
    assert actions(tmp_path) == ["~a5", "a5@C4/1", "+L@A5", "L:A5-B4=1", "L:B4-C4=1"]
    assert "B4 2 AP" in shown  # what the turned tile would join
    assert "C4 ◆4 2 AP via B4" in shown


def test_what_is_dug_up_is_not_undone(tmp_path: Path) -> None:
    typed = ["a5@C4/1", "+L@A5", "L:A5-C4", "$C4", "u", "+E@A5", "u", "undo", "q"]
    shown = play(tmp_path, "--first", "me", "--players", "2", "--seed", seed_with("a5"), typed=typed)
    assert shown.count("something hidden has been revealed") == 2
    assert actions(tmp_path)[-2] == "$C4" and actions(tmp_path)[-1].startswith("~")


def test_undo_takes_back_a_walk_at_once_and_redo_plays_it_again(tmp_path: Path) -> None:
    start = ["a5@C4/1", "+L@A5", "L:A5-C4"]
    seed = seed_with("a5")
    shown = play(tmp_path / "1", "--first", "me", "--players", "2", "--seed", seed, typed=[*start, "u", "q"])
    assert "2 steps taken back" in shown
    assert actions(tmp_path / "1") == ["~a5", "a5@C4/1", "+L@A5"]
    play(tmp_path / "2", "--first", "me", "--players", "2", "--seed", seed, typed=[*start, "u", "u", "u", "u", "q"])
    assert not games(tmp_path / "2")  # nothing is left that anybody did
    typed = [*start, "u", "u", "redo", "redo", "redo", "q"]
    shown = play(tmp_path / "3", "--first", "me", "--players", "2", "--seed", seed, typed=typed)
    assert "Nothing was undone that could be redone." in shown
    assert actions(tmp_path / "3") == ["~a5", "a5@C4/1", "+L@A5", "L:A5-B4=1", "L:B4-C4=1"]


def test_ending_a_turn_with_points_left_is_asked_about(tmp_path: Path) -> None:
    typed = ["1", "1", ".", "", "end", "n", "8", "y", "q"]
    shown = play(tmp_path, "--seats", "Ann,Ben", "--first", "Ann", typed=typed)
    assert shown.count("could still do something. End the turn?") == 3
    assert actions(tmp_path).count(".") == 1
    assert "Ann ends the turn, leaving 10 AP unspent." in shown
    assert "Ben ›" in shown  # hot-seat: the other one is asked now


BAD = {
    "+E@A9": '"A9" is not a hex',
    "E:A5-B4": "You have no explorer there.",
    "a1": "A1 is not explored yet.",
    "^B5": "You need a member of your own on B5.",
    "why ^B5": "You need a member of your own on B5.",
    "why +L@A5": "That is allowed and costs 1 AP.",
    "why": "Name an action",
    "look": "Name a hex",
    "look z9": "Name a hex",
    "99": "There is no 99 in this menu",
    "3": "There is nothing that you can uncover now.",
    "+E@A5*99": "That costs 99 AP, but only 10 AP are left this turn.",
    "+E@A5*11": "That costs 11 AP, but only 10 AP are left this turn.",
    "+E@A5*0": "not 0 times",
    "why uncover": "uncover now. None of your people is at a temple.",
    "why guard": "guard now. None of your people is at a temple.",
    "why dig": "dig up now. None of your people is at a ruin with treasures.",
    "why exchange": "exchange now. You have no treasure to give.",
    "why enter": "That is possible now: A5",
    "why move": "nobody is on the board yet",
    "why camp": "None of your people is on a free clearing or an emptied ruin.",
    ".*2": "can be played only once at a time",
    "~a5": "decided by chance",
    "bid 3": "belong to the auction variant",
    "xBlue:jade/sun": "You do not own a jade.",
    "xGreen:jade/sun": '"Green" is not a player',
    "x" * 5000: "is not an action",
    "Ω≈ç√": "is not an action",
    "\x1b[2J\x07": "is not an action",
}


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    seed = seed_with("a5")
    shown = play(tmp_path, "--first", "me", "--players", "2", "--seed", seed, typed=["a5@C4/1", *BAD, "q"])
    for typed, sentence in BAD.items():
        assert sentence in shown.replace("\n", " "), f"{typed}: {sentence}"
    assert "\x1b" not in shown
    assert actions(tmp_path) == ["~a5", "a5@C4/1"]


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    shown = play(tmp_path, typed=b"\xff\xfe\x00\n\x80+\n" + bytes(range(256)) + b"\n")
    assert "is not an action" in shown and "so this game is not kept" in shown


def test_pages(tmp_path: Path) -> None:
    shown = play(tmp_path, "--first", "me", typed=["help", "rules", "s", "l", "b", "look B4", "A5", "B5", "h", "q"])
    for text in (
        "Typing actions", "Uncover a temple level: 2 AP.", "If everybody scored now", "What happened so far",
        "B4: a clearing", "A5: the base camp", "B5: a temple of value 1", "Nobody would score it now.",
    ):  # fmt: skip
        assert text in shown
    assert shown.count("Typing actions") == 2


def test_the_rules_are_those_of_the_game(tmp_path: Path) -> None:
    shown = play(tmp_path / "1", "--edition", "reference", "--option", "ties=shared", typed=["r"])
    assert "At most two treasures a turn, from all ruins together." in shown and "Who is level shares" in shown
    shown = play(tmp_path / "2", "--edition", "ravensburger", "--auction", typed=["r"])
    shown = " ".join(shown.split())
    assert "You need nobody of yours there." in shown and "Everybody starts with 20 points." in shown


def test_bids(tmp_path: Path) -> None:
    typed = ["bid 99", "1", "0", "1", "77", "4", "1", "3", "pass", "take a9", "q"]
    shown = play(tmp_path, "--auction", "--seats", "Ann,Ben,Cid", "--first", "Ann", "--seed", "3", typed=typed)
    assert shown.count("You cannot bid") == 2
    assert "Ann bids 4." in shown
    assert "A bid must be higher than the last one: at least 5." in shown  # Ben's "3"
    assert "Ben passes." in shown and "Cid ›" in shown
    assert "A bid or a pass cannot be taken back." in play(tmp_path, "--resume", typed=["u", "q"])


def test_three_at_one_keyboard(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "me,me,me", "--names", "Ann,Ben,Cid", "--first", "Cid", typed=ENDING[:24])
    assert re.search(r"Cid draws .*Ann draws .*Ben draws .*Cid draws ", shown, re.DOTALL)
    assert "(you)" not in shown


REFUSED = {
    ("--players", "7"): "2 to 4 players",
    ("--players", "0"): "2 to 4 players",
    ("--players", "2", "--seats", "me,random,random"): "3 seats were given for 2 players",
    ("--seats", "me,gredy"): "a person or a bot",
    ("--seats", "me,bot:foo"): 'no bot "foo"',
    ("--names", "bot:greedy"): "belong to bots",
    ("--names", "Ann,Ben"): "the name Ben",
    ("--edition", "moon"): 'no edition "moon"',
    ("--option", "ties"): "ties=shared",
    ("--option", "ties=moon"): "ties cannot be",
    ("--first", "Zoe"): 'Nobody called "Zoe"',
    ("--resume", "no-such-file.tgn"): "cannot be taken up",
    ("--resume",): "no unfinished game",
    ("--resume", "--players", "3"): "brings its own edition",
}


@pytest.mark.parametrize("options", REFUSED, ids=" ".join)
def test_options_that_cannot_be(tmp_path: Path, options: tuple[str, ...]) -> None:
    assert REFUSED[options] in refused(tmp_path, *options)
    assert not games(tmp_path)
