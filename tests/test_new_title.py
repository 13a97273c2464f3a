"""A third game is one folder and one line: `docs/adding-a-game.md`, done with the toy in `tests/race`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ONE_LINE = 'import tikal.titles; tikal.titles.TITLES["race"] = "tests.race.title"\n'


def run(code: str, *arguments: str, typed: str = "") -> str:
    """Run code in a house that has one game more; return what it prints."""
    command = [sys.executable, "-c", ONE_LINE + code, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, input=typed, cwd=ROOT, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(*arguments: str, typed: str = "") -> str:
    """Run a `tikal` command there."""
    return run("from tikal.cli import main; main()", *arguments, typed=typed)


def test_it_is_set_up_and_played_at_random() -> None:
    code = """
import tikal
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.core.engine import perft
game = tikal.new_game("race", players=3, seed=5, options={"finish": 20})
bots = [Player(make_bot("random", seat)) for seat in range(3)]
line = game.state.to_line()
assert tikal.game_at(line).state == game.state
assert perft(game.state.copy(), 2) > 2
while not game.is_over:
    bots[game.current_player].play(game)
    if game.undoable:
        game.undo()
        game.redo()
assert max(game.scores) == 20 and game.ranking[0] == [game.scores.index(20)]
for text in (game.to_tgn(), game.to_json()):
    again = tikal.read_tgn(text) if text.startswith("[") else tikal.read_json(text)
    assert again.state == game.state and again.record == game.record
print(len(game.events()), game.explain(">5").code)
"""
    events, reason = run(code).split()
    assert int(events) > 10
    assert reason == "game-is-over"


def test_learners_meet_it_many_games_at_once() -> None:
    code = """
from tikal.env.vector import VectorGames
games = VectorGames("race", players=3, lanes=4, seed=5, reward="points", dense=True)
step, gained, ended = games.reset(), 0, 0
while not ended:
    step = games.step(step.masks.argmax(axis=1))
    gained, ended = gained + step.rewards[0], step.ended[0]
print(int(gained.max()), games.encoding.label(2), step.observations.shape)
"""
    assert run(code).strip() == "12 walk 3 (4, 5)"


def test_it_is_listed_with_its_option() -> None:
    listed = command("editions")
    assert "Race: a toy" in listed
    assert "3 to 30" in listed


def test_it_is_shown_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "race.tgn"
    shown = command(
        "play", "-e", "race", "--seats", "random,random", "--seed", "3", "--save", str(saved), "--delay", "0"
    )
    assert "12" in shown
    assert "12[" in command("replay", str(saved), "--board")


def test_a_person_can_play_it_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "race.tgn"
    typed = "\n".join(["1"] * 30)
    shown = command("play", "-e", "race", "--seats", "Ana,random", "--seed", "3", "--save", str(saved), typed=typed)
    assert "Ana (up to" in shown
