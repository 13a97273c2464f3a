"""What the terminal game looks like."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

import tikal
from tests.cli.playing import ESCAPE, WORDS, Terminal, games, pictures_fit, play, the_game
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.rules.state import classic_state
from tikal.classic.terminal.board import PLACES, board_map, draw_board
from tikal.classic.terminal.choices import Choices
from tikal.cli.terminal.hexmap import BigBoard, SmallBoard
from tikal.cli.terminal.screen import split
from tikal.core.hexes import HEXES, NAMES


def positions(auction: bool, players: int) -> list[tikal.Game]:
    """Return a game as it stood at several moments of it."""
    game = tikal.new_game(players=players, seed=players, auction=auction)
    bots = [Player(make_bot("greedy", seat)) for seat in range(players)]
    found: list[tikal.Game] = []
    while not game.is_over:
        if len(game.history) % 7 == 0:
            found.append(tikal.read_tgn(game.to_tgn(), seed=1))
        bots[game.current_player or 0].play(game)
    return [*found, game]


@pytest.fixture(scope="module", params=[(False, 2), (True, 4)], ids=["basic", "auction"])
def moments(request: pytest.FixtureRequest) -> list[tikal.Game]:
    return positions(*request.param)


def test_the_board_shows_every_hex_and_cost(moments: list[tikal.Game]) -> None:
    for game in moments:
        map = board_map(classic_state(game.state))
        for board in (BigBoard(PLACES, 8), BigBoard(PLACES, 10), SmallBoard(PLACES, 7), SmallBoard(PLACES, 9)):
            lines = [line.plain for line in board.draw(map, {0: "", 7: "→3"}).lines()]
            assert {len(line) for line in lines} == {board.width} and len(lines) == board.height
            text = "\n".join(lines)
            assert all(name in text for name in NAMES)


def test_the_board_at_the_start() -> None:
    text = draw_board(classic_state(tikal.new_game(players=2, seed=1).state), 80).plain
    assert " A4 ▲1 1" in text and " A5 ⌂  1" in text and "2 B5 ▲1 1" in text and " B4 ○  1" in text
    small = draw_board(classic_state(tikal.new_game(players=2, seed=1).state), 60).plain
    assert "A5²" in small and "¹₂" in small


def test_everybody_is_marked_by_a_letter() -> None:
    game = tikal.new_game(players=2, seed=2, first_player="Blue")
    game.play(game.legal_actions()[0])
    game.play(["+L@A5", "+E@A5", "+E@A5"])
    assert "B★2" in draw_board(classic_state(game.state), 80).plain


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24), (96, 34), (132, 50), (60, 20)])
def test_a_picture_fits_the_terminal(
    moments: list[tikal.Game], columns: int, rows: int, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures_fit(moments[::3], columns, rows, lambda: capsys.readouterr().out)


def test_every_menu_can_be_drawn_and_leads_to_legal_actions(moments: list[tikal.Game]) -> None:
    for game in moments[:-1:4]:
        names = tuple(f"Player {seat}" for seat in range(game.players))
        legal, reached = set(game.legal_actions().ints()), set()
        menus = [Choices(game, names, WORDS).main()]
        while menus:
            menu = menus.pop()
            assert menu.lines(WORDS.say, 100) and all(0 <= hex < HEXES for hex in menu.lit)
            assert len(menu.lines(WORDS.say, 80, 8)) <= 8 and len(menu.lines(WORDS.say, 100, 13)) <= 13
            for choice in menu.choices:
                if choice.then is not None:
                    menus.append(choice.then())
                elif not choice.refusal:
                    assert choice.actions[0] in legal
                    reached.add(choice.actions[0])
        unreached = {str(action) for action in game.legal_actions() if action.packed not in reached}
        assert all(re.match(r"[EL]:", text) for text in unreached)  # steps that no cheapest way begins with


@pytest.mark.parametrize("plain", ["", "NO_COLOR", "TERM"])
def test_colours_at_a_terminal_and_none_where_they_are_unwelcome(tmp_path: Path, plain: str) -> None:
    term = "dumb" if plain == "TERM" else "xterm-256color"
    with Terminal(tmp_path, "--first", "me", TERM=term, NO_COLOR="1" if plain == "NO_COLOR" else "") as terminal:
        shown = terminal.until("on which hex?")
        terminal.type("1", "1")
        shown += terminal.until("what next?")
        terminal.type("q")
        shown += terminal.end()
        assert ("\x1b[38;2;" in shown) == (not plain) and ("\x1b" in shown) == (not plain)
        assert "A4 " in ESCAPE.sub("", shown) and "Your game is safe" in shown


def test_small_and_big_terminals_draw_another_board(tmp_path: Path) -> None:
    for size, sign in (((100, 40), "╱"), ((80, 24), "₂")):
        with Terminal(tmp_path, "--seats", "me,me", size=size) as terminal:
            assert sign in terminal.until("on which hex?")
            terminal.type("b")
            assert "╱" in terminal.until("Enter")
            terminal.type("q", "q")
            assert "so this game is not kept" in terminal.end()


def test_control_c_and_control_d(tmp_path: Path) -> None:
    with Terminal(tmp_path / "c", "--first", "me") as terminal:
        terminal.until("on which hex?")
        terminal.until("›")
        assert "so this game is not kept" in terminal.end(lambda: terminal.process.send_signal(signal.SIGINT))
    assert not games(tmp_path / "c")
    with Terminal(tmp_path / "d", "--first", "me") as terminal:
        terminal.until("on which hex?")
        terminal.type("1", "1")
        terminal.until("what next?")
        terminal.until("›")
        assert "tikal play --resume" in terminal.end(lambda: os.write(terminal.master, b"\x04"))
    assert len(the_game(tmp_path / "d").history) == 2


def test_bots_are_watched_and_enter_hurries_them(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--seats", "random,me", "--first", "random", "--delay", "30") as terminal:
        terminal.until("Random bot draws")
        terminal.until("Random bot lays")
        terminal.type("")
        terminal.until("on which hex?")


def test_plain_ascii_output(tmp_path: Path) -> None:
    shown = play(tmp_path, "--first", "me", typed=["1", "1", "s", "h", "q"], PYTHONIOENCODING="ascii")
    assert shown.isascii() and "A4 ^1" in shown and "/ A5 C" in shown
    assert not re.search(r"[^A-Za-z0-9]\?", shown)  # a question mark would stand for a sign without an ASCII one


def test_pages_break_at_empty_lines() -> None:
    assert split(["a", "b"], 5) == [["a", "b"]]
    assert split(["a", "b", "c", "", "d", "e", "f"], 5) == [["a", "b", "c", ""], ["d", "e", "f"]]
    assert split(["a", "b", "c", "d"], 2) == [["a", "b"], ["c", "d"]]
