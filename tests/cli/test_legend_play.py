"""Tikal Legend in the terminal, typed into a pipe."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import tikal
from tests.cli.legend import NAMES, at_random, script, seed_offering, table_bot
from tests.cli.playing import games, killed, play, refused, sentences, the_game


def actions(home: Path) -> list[str]:
    return [str(action) for action in the_game(home).history]


@pytest.mark.parametrize(("seats", "scenario"), [("Ann,Ben", "uxmal"), ("Ann,random,Cid", "palenque")])
def test_a_whole_game_by_typed_actions(tmp_path: Path, seats: str, scenario: str) -> None:
    players = seats.count(",") + 1
    bots = {place: table_bot(seats, place) for place, seat in enumerate(seats.split(",")) if seat == "random"}
    game = tikal.new_game("legend", players=players, seed=seats, first_player=0, scenario=scenario)
    typed = script(game, at_random(players), bots=bots)
    options = ("-e", "legend", "--seats", seats, "--first", "Ann", "--seed", seats)
    shown = play(tmp_path, *options, "--scenario", scenario, typed=typed)
    assert actions(tmp_path) == [str(action) for action in game.history]
    assert "Final scoring" in shown and "The result" in shown and " with " in shown
    assert shown.count("The scoring round is over") == 2
    assert "is not allowed" not in shown and "\x1b" not in shown
    assert "│ Museum director" in shown and "│ Tall temples" in shown  # the parts of the score


def test_a_whole_game_against_a_bot_by_numbers(tmp_path: Path) -> None:
    rng = random.Random(4)
    words = [*(str(number) for number in range(1, 10)), ".", "y", "done", "6"]
    typed = [rng.choice(words) for _ in range(5000)]
    shown = play(tmp_path, "-e", "legend", "--seats", "me,random", "--seed", "4", typed=typed)
    assert the_game(tmp_path).is_over and "The result" in shown
    assert "Red (you)" in shown and "Random bot" in shown


def test_what_can_be_read_at_the_table(tmp_path: Path) -> None:
    pages = ["help", "rules", "c", "k", "card 05", "card #01-2", "card 99", "s", "l", "b", "look B2", "R1", "h"]
    shown = " ".join(play(tmp_path, "-e", "legend", "--first", "me", typed=[*pages, "q"]).split())
    for text in (
        "Tikal Legend, Chichen Itza, round 1/6", "power:march card 07", "Uncover a temple floor:",
        "unavailable: 12 and 1", "On display", "#05 Two treasures. Take up to 2 top treasures",
        "#01-2 A pair of treasures (vase)", '"99" is not a card', "If everybody scored now",
        "What happened so far", "B2: a lake", "R1: jungle on the border", "our own reconstruction",
    ):  # fmt: skip
        assert text in shown, text


BAD = {
    "take b9": "is not a tile",
    "take place9": "is not a number from 1 to 4",
    "take 13AP*2": "No AP token of 13 is on offer",
    "take 8AP*2": "only once at a time",
    "ap": "This is the draft",
    "pass": "This is the draft",
    "look": "This is the draft",
    "why look": "This is the draft",
    "why ap": "This is the draft",
    "look Z9": "Name a hex",
    ".": "This is the draft",
    "why": "Name an action",
    "why take place1": "That is allowed",
    "99": "There is no 99 in this menu",
    "~a5": "decided by chance",
    "#99": "is not a card",
    "power:fly": "is not a power",
    "T@A1|H5": "is not an edge",
    "u": "cannot be taken back",
    "x" * 500: "is not an action",
}


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    shown = play(tmp_path, "-e", "legend", "--first", "me", "--seed", "1", typed=[*BAD, "take place1", "q"])
    answers = [" ".join(answer.split()) for answer in shown.split("Red › ")[1:]]
    assert len(answers) == len(BAD) + 2
    for (typed, sentence), answer in zip(BAD.items(), answers, strict=False):
        assert answer.startswith(typed[:60]) and sentence in answer, f"{typed}: {answer[:200]}"
    assert "take place1" in actions(tmp_path)


def drafted(seed: str) -> tuple[tikal.Game, list[str]]:
    """Return a game of two after the first draft, and what was typed."""
    game = tikal.new_game("legend", players=2, seed=seed, names=NAMES[:2], first_player=0)
    typed: list[str] = []
    while game.view()["phase"] == "draft":
        texts = game.legal_actions().texts()
        typed.append(next((text for text in reversed(texts) if text.endswith("AP")), texts[0]))  # the most AP first
        game.play(typed[-1])
    return game, typed


def test_a_turn_by_menu_and_far_walks(tmp_path: Path) -> None:
    game, typed = drafted("1")
    value = game.view()["seats"][0]["token"]
    more = ["why move", "ap", "deploy", "E@A5", "+E@A5", "e:a5-c4", "u", "redo", "why guard", "move", "e:a5", "b4", "."]
    options = ("-e", "legend", "--seats", "Ann,Ben", "--first", "Ann", "--seed", "1")
    shown = play(tmp_path, *options, typed=[*typed, *more, "y", "q"])
    mine = actions(tmp_path)[len(game.history) :]
    assert mine == ["ap", "+E@A5", "+E@A5", "E:A5-B4=1", "E:B4-C4=3", "E:A5-B4=1", "."]
    assert f"Ann, {value - 2} AP ›" in shown and "2 steps taken back" in shown
    assert "None of your members can move now." in shown and "None of your members is at a temple." in shown
    assert "End the turn?" in shown and "Ben, one action" in shown


def test_a_card_asks_and_is_resumed(tmp_path: Path) -> None:
    """Leave in the middle of a march; its next question comes again."""
    game = tikal.new_game("legend", players=2, seed=seed_offering("17", 2), names=NAMES[:2], first_player=0)
    typed = ["take #17"]
    game.play(typed[0])
    while game.view()["phase"] == "draft":
        typed.append(game.legal_actions().texts()[0])
        game.play(typed[-1])
    options = ("-e", "legend", "--seats", "Ann,Ben", "--first", "Ann", "--seed", seed_offering("17", 2))
    turn = ["ap", "+L@A5", "+E@A5*2", ".", "y", "discard", "1", ".", "play", "#17", "a5"]
    shown = play(tmp_path, *options, typed=[*typed, *turn, "q"])
    assert "#17 March: from which hex?" in shown and "#17 March: from A5 to which hex?" in shown
    assert "Move any number of your members" in shown
    shown = play(tmp_path, "--resume", typed=["r1", "leader", "1", "done", "q"])
    assert "from A5 to which hex?" in shown and "who goes from A5 to R1?" in shown
    assert actions(tmp_path)[-3:] == ["L:A5>>R1", "E:A5>>R1", "done"]


def test_killed_at_any_time(tmp_path: Path) -> None:
    """Whatever was shown before a kill -9 is in the file, and the game goes on from there."""
    shown = killed(tmp_path, 120, "-e", "legend", "--seats", "random,random,random", "--seed", "3")
    [path] = games(tmp_path)
    told = sentences(path)
    start = told.index(shown[0])
    assert len(shown) > 50 and shown == told[start : start + len(shown)]
    before = the_game(tmp_path).history
    assert "The result" in play(tmp_path, "--resume")
    assert the_game(tmp_path).history[: len(before)] == before and the_game(tmp_path).is_over


def test_a_corrected_box_and_the_list_of_games(tmp_path: Path) -> None:
    from tikal.legend.editions.builder import standard_text

    box = tmp_path / "box.toml"
    box.write_text(standard_text().replace("left_slots = 3 ", "left_slots = 2 "), "utf-8")
    options = ("-e", "legend", "--scenario", "calakmul", "--components", str(box), "--first", "me")
    shown = play(tmp_path, *options, typed=["r", "take place1", "q"])
    assert "Calakmul" in shown and "there is room for 2." in " ".join(shown.split())
    assert the_game(tmp_path).ruleset.options["scenario"] == "calakmul"
    os.remove(box)
    assert "there is room for 2." in " ".join(play(tmp_path, "--resume", typed=["r", "q"]).split())
    listed = play(tmp_path, "--list")
    assert "Tikal Legend, Calakmul; Red, " in listed and "round 1 of 6" in listed


REFUSED = {
    ("--scenario", "moon"): "scenario cannot be",
    ("--components", "/no/such/box.toml"): "cannot be opened",
    ("--seats", "me,greedy"): 'The bot "greedy" does not play this game.',
    ("--seats", "me,bot:planner"): "does not play this game",
    ("--players", "5"): "2 to 4 players",
    ("--auction",): "has no auction",
    ("--resume",): "brings its own edition",
}


@pytest.mark.parametrize("options", REFUSED, ids=" ".join)
def test_options_that_cannot_be(tmp_path: Path, options: tuple[str, ...]) -> None:
    assert REFUSED[options] in refused(tmp_path, "-e", "legend", *options)
    assert not games(tmp_path)


def test_a_scenario_belongs_to_legend(tmp_path: Path) -> None:
    assert "scenario" in refused(tmp_path, "--scenario", "uxmal")
