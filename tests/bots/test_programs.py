"""Bots in any language: those of the examples and of the page about them play, and whatever one does is contained."""

from __future__ import annotations

import copy
import os
import shlex
import shutil
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import json

import tikal
from tikal.bots import program, registry
from tikal.bots.bot import Budget
from tikal.bots.player import HUNG, NONSENSE, RAISED, Player
from tikal.cli import main
from tikal.core.errors import InvalidOption
from tikal.game import Game
from tikal.server import lobby
from tikal.server.seating import arrange
from tikal.titles import TITLES, title

ROOT = Path(__file__).parent.parent.parent
FAULTS = Path(__file__).parent / "program_faults.py"
PYTHON = shlex.quote(sys.executable)


@pytest.fixture(autouse=True)
def nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(registry.PROGRAMS, "")
    yield
    program.end_idle()


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The commands of the examples; the one in C++ where there is a compiler for it."""
    folder = ROOT / "examples"
    node = ROOT / ".venv" / "bin" / "node"
    found = {"first": f"{PYTHON} {folder / 'first.py'}", "digger": f"{node} {folder / 'digger.mjs'}"}
    if compiler := shutil.which("c++"):
        made = tmp_path_factory.mktemp("examples") / "hasty"
        subprocess.run([compiler, "-std=c++17", "-o", made, folder / "hasty.cpp"], check=True)
        found["hasty"] = str(made)
    return found


def faulty(how: str, *more: object) -> str:
    return registry.admitted(registry.PREFIX + shlex.join([sys.executable, str(FAULTS), how, *map(str, more)]))


def player(bot: str, seed: str = "1", seconds: float = 60.0) -> Player:
    return Player(registry.make_bot(bot, seed), Budget(seconds), seconds)


def play_out(game: Game, players: list[Player]) -> Game:
    while not game.is_over:
        players[int(game.state.current)].play(game)
    return game


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(pid: int) -> bool:
    until = time.monotonic() + 30
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_running(pid)


@pytest.mark.parametrize("game", TITLES)
def test_the_examples_play_whole_games(examples: dict[str, str], game: str) -> None:
    for command in examples.values():
        bot = registry.admitted(registry.PREFIX + command)
        registry.check_plays(bot, game)
        scores = []
        for _ in range(2):
            players = [player(bot), player("random", "2")]
            scores.append(play_out(tikal.new_game(title(game).default_edition, 2, seed=3), players).scores)
            assert not players[0].failures
        assert scores[0] == scores[1]  # its chance comes from the seed, though it is the same process


def test_a_program_is_started_once_for_many_games(examples: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    bot = registry.admitted(registry.PREFIX + examples["first"])
    started: list[str] = []

    class Counted(program.Program):
        def __init__(self, command: str) -> None:
            started.append(command)
            super().__init__(command)

    monkeypatch.setattr(program, "Program", Counted)
    for seed in range(3):
        play_out(tikal.new_game(players=2, seed=seed), [player(bot), player("random")])
    assert len(started) == 1


def test_a_program_is_not_copied(examples: dict[str, str]) -> None:
    seated = player(registry.admitted(registry.PREFIX + examples["first"]))
    with pytest.raises(TypeError, match="a program in a seat is not copied or pickled"):
        copy.deepcopy(seated)


def test_the_bot_of_the_page_works_as_pasted(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "programs.md").read_text("utf-8")
    block = page.split("## A bot in 20 lines\n\n")[1].split("\n\nKeep that")[0]
    assert len([line for line in block.splitlines() if line.strip()]) <= 20
    (tmp_path / "mybot.py").write_text(textwrap.dedent(block))
    words = ["arena", "run", f"cmd:{PYTHON} {tmp_path}/mybot.py", "random", "--deals", "1", "--jobs", "1"]
    result = CliRunner().invoke(main, [*words, "--strict", "--json", "--out", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    assert (tmp_path / "out" / "results.json").is_file()


def test_analyse_shows_what_a_program_thinks(examples: dict[str, str], tmp_path: Path) -> None:
    line = play_some(tikal.new_game(players=2, seed=1)).state.to_line()
    script = tmp_path / "thinker.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if told['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello'}), flush=True)\n"
        "    if told['type'] == 'turn':\n"
        "        one, other = told['legal'][0], told['legal'][-1]\n"
        "        more = [{'actions': [other], 'value': 1.5, 'points': [8, 7]}]\n"
        "        print(json.dumps({'type': 'play', 'id': told['id'], 'actions': [one], 'value': 2.5, 'points': [10, 7],"
        " 'nodes': len(told['view']['board']), 'alternatives': more}), flush=True)\n"
    )
    result = CliRunner().invoke(main, ["analyse", line, "--bot", f"cmd:{PYTHON} {script}", "--json"])
    assert result.exit_code == 0, result.output
    assert '"value": 2.5' in result.output and '"value": 1.5' in result.output
    broken = CliRunner().invoke(main, ["analyse", line, "--bot", "cmd:/no/such/program"])
    assert broken.exit_code != 0 and "no program that can be started" in broken.output


def play_some(game: Game) -> Game:
    bots = [player("random", "1"), player("random", "2")]
    for _ in range(5):
        bots[int(game.state.current)].play(game)
    return game


@pytest.mark.parametrize(
    ("how", "kind", "detail"),
    [
        ("crash", RAISED, "it ended with status 1: ValueError: on purpose"),
        ("lie", RAISED, "^H9"),
        ("illegal", NONSENSE, "C@H1"),
        ("babble", RAISED, "I would rather not"),
        ("nothing", NONSENSE, "answered"),
        ("flood", RAISED, "bytes"),
        ("notes", RAISED, "answer nothing"),
    ],
)
def test_whatever_a_program_does_is_contained(how: str, kind: str, detail: str) -> None:
    players = [player(faulty(how)), player("random")]
    game = play_out(tikal.new_game(players=2, seed=1), players)
    assert game.is_over
    failures = players[0].failures
    assert failures, how
    assert failures[0].kind == kind and detail in failures[0].detail, failures[0]
    assert not players[1].failures


def test_a_program_that_hangs_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    hung = player(faulty("hang", pids), seconds=1.0)
    game = tikal.new_game(players=2, seed=1)
    other = player("random")
    while not hung.failures:
        (hung, other)[int(game.state.current)].play(game)
    assert hung.failures[0].kind == HUNG
    assert all(gone(int(pid)) for pid in pids.read_text().split())
    assert hung.play(game) if game.current_player == 0 else True  # it is started anew, or another is asked


def test_answers_that_nobody_asked_for_are_not_taken_for_others() -> None:
    bot = registry.make_bot(faulty("ahead"))
    players = [Player(bot, Budget(60.0), 60.0), player("random")]
    game = tikal.new_game(players=2, seed=1)
    while bot._asked < 3:  # type: ignore[attr-defined]
        players[int(game.state.current)].play(game)
    lent = bot._program  # type: ignore[attr-defined]
    while lent.quiet:  # it is about to say more than it was asked
        time.sleep(0.01)
    del players, bot
    assert not program._idle.get(lent.command)  # it is not asked in another game


def test_a_program_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START", 0.5)
    with pytest.raises(InvalidOption) as refused:
        faulty("mute")
    assert refused.value.code == "broken-bot" and "said nothing" in str(refused.value)


@pytest.mark.parametrize("command", ["", "'", "/no/such/program", "true"])
def test_a_command_that_is_no_bot_is_refused(command: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        registry.admitted(registry.PREFIX + command)
    assert refused.value.code == "broken-bot"


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidOption, match="strange"):
        faulty("level")


def test_only_what_was_admitted_is_ever_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page or a record may name whatever it likes."""
    monkeypatch.setattr(program, "Program", lambda command: pytest.fail(f"started {command}"))
    for name in ("cmd:true", "cmd:", "mine=true"):
        with pytest.raises(InvalidOption) as refused:
            registry.check_plays(name, "classic")
        assert refused.value.code == "unknown-bot"
        with pytest.raises(InvalidOption):
            arrange([lobby.NewSeat("me"), lobby.NewSeat("bot", bot=name)], "visitor", next(iter(TITLES)))


def test_names_of_others_are_not_taken(examples: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    registry.admit("mine", examples["first"])
    registry.admit("mine", examples["first"])
    assert "mine" in registry.bot_names() and json.decode(os.environ[registry.PROGRAMS])
    for name in ("greedy", "mine"):
        with pytest.raises(InvalidOption) as refused:
            registry.admit(name, "true")
        assert refused.value.code == "bot-name-taken"
    monkeypatch.setenv(registry.PROGRAMS, "mine=./mybot")
    with pytest.raises(InvalidOption) as refused:
        registry.bot_names()
    assert refused.value.code == "bad-programs"


def test_programs_end_with_whoever_started_them(tmp_path: Path) -> None:
    """However that ends: here it is killed while the program is in the middle of something."""
    pids = tmp_path / "pids"
    command = shlex.join([sys.executable, str(FAULTS), "hang", str(pids)])
    play = (
        "import tikal; from tikal.bots import registry; from tikal.bots.player import Player\n"
        f"bot = registry.make_bot(registry.admitted('cmd:' + {command!r}))\n"
        "game = tikal.new_game(players=2, seed=1); player = Player(bot)\n"
        "while True: player.play(game)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", play])
    until = time.monotonic() + 60
    while not (pids.is_file() and len(pids.read_text().split()) == 2) and time.monotonic() < until:
        time.sleep(0.05)
    parent.kill()
    parent.wait()
    hanging, helper = map(int, pids.read_text().split())
    try:
        assert gone(hanging) or sys.platform != "linux"
    finally:
        os.kill(helper, 9)  # what a program started itself is its own affair then
