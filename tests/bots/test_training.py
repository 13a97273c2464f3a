"""What the commands share that learn for the champion: what they are told, what they keep, what may replace what."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.search.positions import positions
from tikal.bots.bot import Budget
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.weights import champion_weights, digest
from tikal.game import game_at

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "src" / "tikal" / "classic" / "bots"


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Import a module of training/."""
    monkeypatch.syspath_prepend(str(ROOT / "training"))
    return __import__


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "training" / script), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


class Scores:
    """Plays nothing: whoever sits first wins by one point more each time; notes what was to be played."""

    def __init__(self) -> None:
        self.matches: list[Any] = []

    def answers(self, work: object, tasks: Iterable[Any]) -> Iterator[list[int]]:
        for task in tasks:
            self.matches.append(task)
            yield [100 + len(self.matches), *(90 for _ in task.seats[1:])]


# --- matches


def showdown(module: Callable[[str], ModuleType], players: int, duel: bool = True) -> Any:
    contender = module("showdown").Contender
    weights = list(champion_weights(players))
    ours, theirs = contender(weights, None, 300), contender([*weights[:-1], 7], None, 300)
    return module("showdown").Showdown(ours, theirs, players, "test", duel)


@pytest.mark.parametrize(("players", "duel", "games"), [(2, True, 2), (3, True, 6), (4, True, 8), (2, False, 4)])
def test_every_deal_is_played_in_every_seat_by_either(
    module: Callable[[str], ModuleType], players: int, duel: bool, games: int
) -> None:
    one = showdown(module, players, duel)
    tables = one.tables(0)
    assert len(tables) == games
    for who, own in ((one.ours, tables[:players]), (one.theirs, tables[players:] or tables[::-1])):
        assert [table[seat] for seat, table in enumerate(own)] == [who] * players
    if duel:
        assert all(set(map(id, table)) == {id(one.ours), id(one.theirs)} for table in tables)
    else:
        rivals = {str(table[1:]) for table in (tables[0], tables[players])}
        assert len(rivals) == 1  # both meet the same


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda line: line[:-9], id="cut off"),
        pytest.param(lambda line: line[:-1], id="not ended"),
        pytest.param(lambda line: "\n" + line, id="blank"),
        pytest.param(lambda line: "{}\n", id="something else"),
        pytest.param(lambda line: "[[1,2,3]]\n", id="one game"),
        pytest.param(lambda line: line.replace("],", ",7],").replace("]]", ",7]]"), id="more seats"),
        pytest.param(lambda line: "[]\n" + line, id="no game"),
    ],
)
def test_a_match_that_was_stopped_goes_on_where_it_was(
    module: Callable[[str], ModuleType], tmp_path: Path, damage: Callable[[str], str]
) -> None:
    compare, one = module("showdown").compare, showdown(module, 3)
    whole, first, rest = Scores(), Scores(), Scores()
    expected = compare(one, 8, whole, tmp_path / "whole")
    compare(one, 5, first, tmp_path / "parts")
    (file,) = (tmp_path / "parts").iterdir()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + damage(lines[4]), "utf-8")
    rest.matches = first.matches[: 4 * 6]
    assert str(compare(one, 8, rest, tmp_path / "parts")) == str(expected)
    assert len(rest.matches) == len(whole.matches) == 8 * 6
    assert [match.seed for match in rest.matches] == [match.seed for match in whole.matches]
    again = Scores()
    assert str(compare(one, 8, again, tmp_path / "parts")) == str(expected) and not again.matches


def test_other_contenders_are_another_match(module: Callable[[str], ModuleType], tmp_path: Path) -> None:
    one = showdown(module, 2)
    for other in (one, one._replace(seed="other"), one._replace(ours=one.theirs), one._replace(duel=False)):
        played = Scores()
        module("showdown").compare(other, 2, played, tmp_path)
        assert played.matches
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize("players", [2, 4])
def test_with_what_ships_it_plays_as_the_champion_does(module: Callable[[str], ModuleType], players: int) -> None:
    ships, showdown = module("learnt").Learnt(BOTS), module("showdown")
    who = showdown.Contender(ships.weights(players), ships.network(players), 600)
    for state in list(positions("given", players, every=9))[:4]:
        legal = game_at(state).legal_actions()
        given, champion = showdown.GivenChampion(who, "seed"), ChampionBot("seed")
        for bot in (given, champion):
            bot.choose(state.copy(), legal, Budget(nodes=who.nodes))
        assert given.thought == champion.thought


# --- games that were gathered


def test_games_that_are_kept_are_not_played_again(
    module: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathering = module("gathering")
    monkeypatch.setattr(gathering, "CHUNK", 4)
    played: list[int] = []

    class Here:
        def answers(self, work: object, tasks: Iterable[int]) -> Iterator[dict[str, Any]]:
            for game in tasks:
                played.append(game)
                yield {"seen": np.full(game % 3, game)} if game % 3 else {}

    def gather(count: int) -> Any:
        return gathering.gathered(None, lambda game: game, count, "games", tmp_path / "kept", Here())

    once, again = gather(10), gather(10)
    assert played == list(range(10))
    assert list(once["game"]) == list(again["game"]) == list(once["seen"]) == [1, 2, 2, 4, 5, 5, 7, 8, 8]
    assert gather(12)["game"][-1] == 11 and played[10:] == [8, 9, 10, 11]  # the last file had not as many
    rng, file = random.Random(1), tmp_path / "kept-000004-000008.npz"
    for damaged in [b"", file.read_bytes()[:-40], *(flipped(file.read_bytes(), rng) for _ in range(30))]:
        file.write_bytes(damaged)
        assert list(gather(12)["game"]) == [1, 2, 2, 4, 5, 5, 7, 8, 8, 10, 11, 11]
    assert set(played[14:]) == {4, 5, 6, 7}
    with pytest.raises(SystemExit, match="--games"):
        gathering.gathered(None, lambda game: 3 * game, 2, "games", tmp_path / "nothing", Here())


def flipped(data: bytes, rng: random.Random) -> bytes:
    """With one bit changed, anywhere."""
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


# --- the files of what was learnt


def test_other_weights_take_the_network_out_that_was_learnt_for_those_before(
    module: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    for name in ("champion.json", "network.json"):
        shutil.copy(BOTS / name, tmp_path)
    learnt = module("learnt").Learnt(tmp_path)
    assert learnt.weights(3) == list(champion_weights(3))
    rows, made = learnt.rows(3), learnt.made(3)
    assert learnt.network(3) and made
    rows[0][0] += 1
    learnt.keep_weights(3, rows, [*made, {"made_by": "this test"}])
    assert learnt.network(3) is None and learnt.card(2) and learnt.card(4)
    assert learnt.made(3)[-1] == {"made_by": "this test"} and len(learnt.made(3)) == len(made) + 1
    assert learnt.weights(2) == list(champion_weights(2)) and "3" not in networks(tmp_path)
    card = {"corrects": digest(learnt.weights(3)), "made": [], "weights": [1, 2]}
    learnt.keep_network(3, card)
    assert learnt.network(3) == [1, 2]
    learnt.keep_network(3, {**card, "corrects": "others"})
    assert learnt.network(3) is None


def networks(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "network.json").read_text("utf-8"))["players"]
    return found


@pytest.mark.parametrize("better", [True, False])
def test_only_what_is_better_is_taken_over(
    module: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: bool
) -> None:
    promote, learnt = module("promote"), module("learnt").Learnt
    ships, folder = tmp_path / "a" / "b" / "c" / "ships", tmp_path / "folder"
    for place in (ships, folder):
        place.mkdir(parents=True)
        for name in ("champion.json", "network.json"):
            shutil.copy(BOTS / name, place)
    rows = learnt(folder).rows(4)
    rows[0][0] += 1
    learnt(folder).keep_weights(4, rows, [{"made_by": "this test"}])
    asked: list[Any] = []

    class Result:
        is_better = better

    def compared(showdown: Any, *rest: object) -> Result:
        asked.append(showdown)
        return Result()

    monkeypatch.setattr(promote, "SHIPPED", ships)
    monkeypatch.setattr(promote, "compare", compared)
    before = learnt(ships).rows(4)
    words = ["promote.py", "--folder", str(folder), "--keep", str(tmp_path / "games"), "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", words)
    promote.main()
    (met,) = asked  # for 2 and 3 players it is the same
    assert met.players == 4 and met.duel and met.ours.network is None and met.theirs.network
    assert learnt(ships).rows(4) == (rows if better else before)
    assert (learnt(ships).made(4)[-1]["made_by"] == "training/promote.py") == better
    assert (learnt(ships).network(4) is None) == better and learnt(ships).network(2)


# --- what the commands are told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("champion.py", "--games", "0"), "at least 1"),
        (("champion.py", "--players", "5"), "invalid choice"),
        (
            ("network.py", "--folder", "nowhere"),
            "nowhere has no weights for 2 players (training/champion.py",
        ),
        (("lookahead.py", "--folder", "nowhere"), "nowhere has no weights"),
        (("lookahead.py", "--rate", "0"), "must be above 0"),
        (("promote.py", "--folder", str(BOTS)), "name another"),
        (("promote.py", "--folder", "nowhere"), "nowhere has no weights"),
        (("tune.py", "--pairs", "1"), "at least 2"),
        (("fit.py", "--pull", "0"), "must be above 0"),
        (("acceptance.py", "--only", "nobody"), "there are reply-4, greedy-4"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


def test_the_same_number_of_players_is_not_learnt_twice(module: Callable[[str], ModuleType]) -> None:
    command = module("command")
    parser = command.parser_of("")
    command.add_players(parser)
    assert parser.parse_args(["--players", "3", "2", "3"]).players == [3, 2]
    assert parser.parse_args([]).players == [2, 3, 4]


# --- the acceptance


def test_the_acceptance_says_what_was_reached_and_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("--only", "greedy-4", "--deals", "1", "--seed", "test", "--out", str(tmp_path))
    done = run("acceptance.py", *words, "--jobs", "2")
    told = r"greedy-4: champion wins [0-9.]+% ± [0-9.]+ of 4 games(, failures: \d+)?; 95% asked for, (reached|MISSED)\n"
    assert re.fullmatch(told, done.stdout), done.stderr
    assert done.returncode == ("MISSED" in done.stdout)
    again = run("acceptance.py", *words)
    assert again.stdout == done.stdout and "4 of 4" in again.stderr
    listed = run("acceptance.py", "--list").stdout.splitlines()
    assert len(listed) == 2 * 7 and listed[0] == "reply-4: champion wins 50% of 150 deals in every seat"
    assert all(line.startswith("    tikal arena run --table ") for line in listed[1::2])


def test_what_cannot_be_used_is_said_before_anything_is_played(tmp_path: Path) -> None:
    done = run("network.py", "--device", "nothing", "--from-shipped", "--folder", str(tmp_path / "shipped"))
    assert done.returncode == 2 and "--device nothing: " in done.stderr and "Traceback" not in done.stderr
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.touch()
    folder.mkdir()
    for words in (("--folder", str(file)), ("--keep", str(file))):
        done = run("champion.py", "--folder", str(folder), "--keep", str(folder), *words, "--players", "2")
        assert done.returncode == 1 and f"{words[0]} {file}: " in done.stderr and "Traceback" not in done.stderr
    for text in ("", "[]", '{"players": {"2": [[1, 2]]}}'):
        (folder / "champion.json").write_text(text, "utf-8")
        done = run("champion.py", "--folder", str(folder), "--keep", str(folder), "--players", "2")
        assert done.returncode == 1 and "champion.json" in done.stderr and "Traceback" not in done.stderr


def test_two_commands_do_not_keep_their_games_in_one_place(module: Callable[[str], ModuleType], tmp_path: Path) -> None:
    command = module("command")
    parser = command.parser_of("", champion=True)
    chosen = parser.parse_args(["--folder", str(tmp_path / "folder"), "--keep", str(tmp_path), "--jobs", "1"])
    with command.playing(chosen), pytest.raises(SystemExit, match="Another command"), command.playing(chosen):
        pass
    with command.playing(chosen) as helpers:
        assert helpers.jobs == 1
