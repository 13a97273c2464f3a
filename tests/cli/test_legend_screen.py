"""What Tikal Legend looks like in the terminal, and what it shows to whom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tikal
from tests.cli.legend import NAMES, at_random, script, seed_offering
from tests.cli.playing import ESCAPE, WORDS, Terminal, pictures_fit, play
from tests.rules.legend.table import at, side
from tikal.bots.registry import bot_class
from tikal.cli.terminal.hexmap import BigBoard, SmallBoard
from tikal.cli.terminal.menu import Menu
from tikal.cli.terminal.seats import bots_for, usual_bot
from tikal.core import action as act
from tikal.core.errors import IllegalAction
from tikal.game import game_from
from tikal.titles import title_of


@pytest.fixture(scope="module")
def moments() -> list[tikal.Game]:
    """A game of three and one of four as they stood at several moments."""
    found: list[tikal.Game] = []
    for players in (3, 4):
        game = tikal.new_game("legend", players=players, seed=players, scenario="uxmal")
        script(game, at_random(players))
        record = game.record
        places = range(players, len(record.actions), 23)
        found += [game_from(record.up_to(place), 1) for place in places] + [game]
    return found


def test_the_board_shows_every_hex(moments: list[tikal.Game]) -> None:
    for game in moments[::4]:
        face = title_of(game.ruleset).face(game, game.names, WORDS)
        for board in (BigBoard(face.places, 7), BigBoard(face.places, 9), SmallBoard(face.places, 7)):
            for plain in (True, False):
                lines = [line.plain for line in board.draw(face.map(plain), {0: "", 7: "→3"}).lines()]
                assert {len(line) for line in lines} == {board.width} and len(lines) == board.height
                assert all(name in "\n".join(lines) for name in face.hexes)


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24), (132, 50), (60, 20)])
def test_a_picture_fits_the_terminal(
    moments: list[tikal.Game], columns: int, rows: int, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures_fit(moments[::3], columns, rows, lambda: capsys.readouterr().out)


def reached(menu: Menu) -> set[int]:
    """Return the first actions of everything that a menu and those behind it offer."""
    assert menu.lines(WORDS.say, 100) and len(menu.lines(WORDS.say, 80, 5)) <= 5
    found: set[int] = set()
    for choice in menu.choices:
        if choice.then is not None:
            found |= reached(choice.then())
        elif not choice.refusal:
            found.add(choice.actions[0])
    return found


def test_every_menu_leads_to_all_legal_actions(moments: list[tikal.Game]) -> None:
    phases = set()
    for game in moments:
        if game.is_over:
            continue
        face = title_of(game.ruleset).face(game, game.names, WORDS)
        face.viewer = game.current_player
        phases.add(game.view()["phase"])
        legal, offered = set(game.legal_actions().ints()), reached(face.menu())
        assert offered <= legal
        missing = {action for action in legal - offered if act.kind_of(action) not in (act.MOVE, act.SECRET)}
        assert not missing, [str(action) for action in game.legal_actions() if action.packed in missing]
        for word in face.groups:
            answer = face.answer(word)
            assert answer.endswith(".") and "term-" not in answer and "{" not in answer
    assert phases == {"draft", "act", "spend", "effect"}


def test_doing_it_several_times_is_measured_by_what_pays_for_it() -> None:
    """Inside card 18 its own AP pay, else those of the turn."""
    red = side("A5:8", right="18", camps="F3")
    card, turn = at(red), at(red, phase="spend", ap=7)
    card.play("#18")
    for game, ap in ((card, 5), (turn, 7)):
        face = title_of(game.ruleset).face(game, game.names, WORDS)
        for text in ("E:A5-A4", "E:A5>F3"):
            price = game.explain(text).cost
            assert face.purse(game.state) == ap and len(face.read(f"{text}*2")) == 2, text
            with pytest.raises(IllegalAction) as refused:
                face.read(f"{text}*8")
            assert (refused.value.code, refused.value.facts) == ("not-enough-ap", {"cost": 8 * price, "ap": ap}), text


def test_the_panel_shows_campsites(moments: list[tikal.Game]) -> None:
    game = moments[4]
    face = title_of(game.ruleset).face(game, NAMES[: game.players], WORDS)
    text = "\n".join(line.plain for line in face.panel(40, 40, short=False))
    for seat in game.view()["seats"]:
        for card in [*seat["right"], *seat["left"]]:
            assert card["card"] in text
        assert f"●{seat['available']['explorers']}+{seat['unavailable']['explorers']}" in text


# --- what only one seat knows


def looked() -> tuple[str, list[str], str]:
    """Return a seed and what is typed until Ann has looked with card 07, and a ruin with what she saw there."""
    seed = seed_offering("07")
    game = tikal.new_game("legend", players=3, seed=seed, names=NAMES[:3], first_player=0)
    taken = ["take #07"]

    def choose(game: tikal.Game) -> str:
        return taken.pop() if taken else game.legal_actions().texts()[0]

    typed: list[str] = []
    while game.view()["phase"] == "draft":
        typed += script(game, choose, 1)
    game.play("look")
    event = next(event for event in game.events() if event.kind == "treasure-seen")
    return seed, [*typed, "look"], event.sentence


def test_what_one_has_seen_is_not_shown_to_others(tmp_path: Path) -> None:
    seed, typed, seen = looked()
    others = ["l", "A2", "b", "discard", "1", "."]
    options = ("-e", "legend", "--seats", "Ann,Ben,Cid", "--first", "Ann", "--seed", seed)
    mine = ["l", "A2", "discard", "1", "."]
    shown = play(tmp_path, *options, typed=[*typed, *mine, *others, *others, "", "l", "A2", "q"])
    first, _, rest = shown.partition("Ann ends the turn")
    assert first.count(seen) == 2 and "On top lies" in first
    between, _, again = rest.partition("Ann, it is your turn. Others look away")
    assert "Ann looks at a treasure on A2." in between and "Its top treasure is known to Ann." in between
    assert "Ann sees" not in between and "On top lies" not in between and not re.search(r"◆\d[a-z]{2}", between)
    assert seen in again and "On top lies" in again and re.search(r"◆\d[a-z]{2}", again)
    shown = play(tmp_path, "--resume", typed=["", "A2", "q"])  # the first to sit down is asked too
    before, _, after = shown.partition("Others look away")
    assert "On top lies" not in before and not re.search(r"◆\d[a-z]{2}", before) and "On top lies" in after


def test_the_screen_is_cleared_before_a_seat_sees_its_own(tmp_path: Path) -> None:
    seed, typed, _ = looked()
    options = ("-e", "legend", "--seats", "Ann,Ben,Cid", "--first", "Ann", "--seed", seed)
    play(tmp_path, *options, typed=[*typed, "discard", "1", ".", "discard", "1", ".", "discard", "1", ".", "", "q"])
    for size, sign in (((100, 40), "╱"), ((80, 24), "₂")):
        with Terminal(tmp_path, "--resume", size=size) as terminal:
            before = terminal.until("Ann, it is your turn.")
            assert "◆" not in before.rpartition("\x1b[2J")[2]
            terminal.type("")
            picture = ESCAPE.sub("", terminal.until("one action"))
            assert re.search(r"◆\d[a-z]{2}", picture) and sign in picture
            terminal.type("q")
            terminal.end()


def test_a_single_person_is_never_asked_to_look_away(tmp_path: Path) -> None:
    seed = seed_offering("07")
    typed = ["take #07", *["1"] * 12, "look", "look", "discard", "1", ".", "6", "y"]
    shown = play(tmp_path, "-e", "legend", "--seats", "me,random,random", "--first", "me", "--seed", seed, typed=typed)
    assert "Red sees " in shown and "look away" not in shown


def test_only_bots_that_play_legend_are_offered() -> None:
    assert "random" in bots_for("legend") and "greedy" not in bots_for("legend")
    assert usual_bot("classic") == "beginner" and usual_bot("legend") in bots_for("legend")
    assert all("legend" in bot_class(name).plays for name in bots_for("legend"))
