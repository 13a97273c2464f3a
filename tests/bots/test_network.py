"""The champion's network: what ships, who has it, and how it is learnt. What it sees: tests/search."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.search.positions import positions
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.levels import ClassicBeginner, ClassicEasy, ClassicExpert, ClassicHard, ClassicMedium
from tikal.classic.bots.weights import champion_weights, digest, network
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.network import sizes
from tikal.core import action as act
from tikal.core.limit import Limit

ROOT = Path(__file__).parents[2]


def test_what_ships_is_small_and_says_how_it_was_made() -> None:
    path = files("tikal.classic.bots") / "network.json"
    data = json.loads(path.read_text("utf-8"))
    assert len(path.read_bytes()) < 2_000_000
    for players, card in data["players"].items():
        assert network(int(players)) is not None
        made, *taught = card["made"]
        assert made["made_by"].startswith("training/network.py") and made["games"] >= 5_000
        assert made["positions"] > 40 * made["games"] and "of the variance of margins" in made["foretold"]
        assert all(step["made_by"].startswith("training/lookahead.py") for step in taught)
        assert all(step["epochs"] and "accepted after" in step["match"] for step in card["made"])


def test_a_network_for_other_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    players = next(players for players in (2, 3, 4) if network(players))
    monkeypatch.setattr("tikal.classic.bots.weights.champion_weights", lambda players: (1, 2, 3))
    with pytest.raises(ValueError, match="corrects other weights"):
        network.__wrapped__(players)


def test_the_strong_levels_have_it_and_those_that_misjudge_do_not() -> None:
    state = next(iter(positions("levels", 4)))
    for bot in (ChampionBot, ClassicHard, ClassicExpert):
        assert bot(1).planner(state).network is network(4)
        assert bot(1).table(state).closer.network is network(4)
    for bot in (ClassicBeginner, ClassicEasy, ClassicMedium):
        assert bot(1).planner(state).network is None


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "training"))
    import network as training_network

    return training_network


def precise(training: Any, players: int) -> Any:
    """A model that works with numbers of twice as many digits, and sees something in every layer."""
    model = training.Model(players, training.Machine(None), 1)
    for layer in (*model.layers, model.income):
        layer.weights, layer.bias = layer.weights.astype(np.float64), layer.bias.astype(np.float64)
    model.layers[-1].weights += 0.3
    model.machine.array = lambda numbers: np.asarray(numbers, np.float64)
    model.apart = model.apart.astype(np.float64)
    return model


def check_gradients(layers: list[Any], loss: Callable[[], float]) -> None:
    """Each layer's gradient is what changing its weights a little does to what is to be made small."""
    rng = np.random.default_rng(1)
    for layer in layers:
        gradient = layer.gradients[0].copy()
        for _ in range(6):
            place = tuple(int(rng.integers(size)) for size in layer.weights.shape)
            kept, ends = layer.weights[place], []
            for change in (-1e-5, 1e-5):
                layer.weights[place] = kept + change
                ends.append(loss())
            layer.weights[place] = kept
            assert (ends[1] - ends[0]) / 2e-5 == pytest.approx(gradient[place], rel=1e-3, abs=1e-6)


def test_gradients_are_right(training: Any) -> None:
    training_model = sys.modules[training.Model.__module__]
    rows = training.Study(training.Task(2, "network test/2/0", list(champion_weights(2)))).rows()
    rows = {name: column[6:30:3] for name, column in rows.items()}
    model = precise(training, 2)

    def loss() -> float:
        mistakes, income, (temples, _) = model._forward(rows)
        off = rows["value"] + mistakes * (rows["stage"] >= 0) - rows["final"]
        apart = off - off.mean(axis=1, keepdims=True)
        surprise = model._winner(rows, off + rows["final"])[0]
        missed = ((income - rows["income"]) * temples) ** 2
        return float(
            (apart**2).mean()
            + training_model.POINTS * (off**2).mean()
            + training_model.WINNER * surprise
            + training_model.INCOME * missed.sum() / temples.sum()
        )

    model.learn(rows, 0.0, 0.0, 1)
    check_gradients([*model.layers, model.income], loss)


def followed(training: Any, players: int, seed: str) -> Any:
    """What comes of turns in one game."""
    import lookahead

    learnt = list(champion_weights(players))
    task = training.Task(players, f"lookahead test/{players}/{seed}", learnt, shipped(players))
    return lookahead.Lookout(task).rows()


def shipped(players: int) -> list[int]:
    """A network that ships."""
    data = json.loads((files("tikal.classic.bots") / "network.json").read_text("utf-8"))
    whole: list[int] = data["players"][str(players)]["weights"]
    return whole


def test_gradients_of_comparing_turns_are_right(training: Any) -> None:
    import lookahead

    training_model = sys.modules[training.Model.__module__]
    rows = {name: column[: 3 * lookahead.GROUP] for name, column in followed(training, 3, "0").items()}
    model = precise(training, 3)

    def loss() -> float:
        off = rows["value"] + model.mistakes(rows) - rows["final"]
        apart = off - off.mean(axis=1, keepdims=True)
        turns = lookahead.margins(off, rows["mover"])
        return float(
            (apart**2).mean() + training_model.POINTS * (off**2).mean() + training_model.TURNS * (turns**2).mean()
        )

    model.compare(rows, lookahead.GROUP, 0.0, 1)
    check_gradients(model.layers, loss)


def test_turns_are_followed_as_the_champion_does(training: Any) -> None:
    """What is seen after a turn is what its planner judges; what comes of it is what the champion's look ahead says."""
    import lookahead

    model = training.Model(3, training.Machine(None), 1)
    model.read(shipped(3))
    study = lookahead.Lookout(training.Task(3, "followed", list(champion_weights(3)), shipped(3)))
    bot = ChampionBot(1)
    digs = ends = 0
    for state in positions("followed", 3, every=4):
        turns = bot.planner(state).plan(state, 4, 2, Limit(), 12)
        digging = [turn for turn in turns if any(act.kind_of(action) == act.DIG for action in turn.actions)]
        turn = (digging or turns)[0]
        digs += bool(digging)
        row = {name: column[None] for name, column in study._after(state, turn).items()}
        looks = row["value"] + model.mistakes(row)
        assert list(looks[0]) == pytest.approx([points / ONE for points in turn.points], abs=0.05)

        table = bot.table(state)
        table.rounds = lookahead.ROUNDS
        ahead = table.value_after_round(state, state.current, turn, "1", 0, Limit())
        points = lookahead.foreseen(bot.table(state), state, turn, "1", 0)
        minded = sum(share / 256 * each for share, each in zip(table.closer.evaluation.minds, points, strict=False))
        assert points[int(state.current)] - minded == pytest.approx(ahead / ONE, abs=0.01)
        ends += all(each == int(each) for each in points)
    assert digs and ends


def test_games_that_are_held_back_are_only_for_measuring(training: Any) -> None:
    """Turns of every tenth game are never learnt from; of them is said what the one brings that looks best."""
    import lookahead

    turns = 40 * lookahead.GROUP  # of 20 games, two positions each
    rows: dict[str, Any] = {
        "game": np.arange(turns) // (2 * lookahead.GROUP),
        "mover": np.zeros(turns, np.int8),
        "value": np.zeros((turns, 2), np.float32),
        "final": np.zeros((turns, 2), np.float32),
    }
    rows["value"][:, 0] = np.arange(turns) % lookahead.GROUP  # the last of each position looks best ...
    rows["final"][3 :: lookahead.GROUP, 0] = 2 * lookahead.GROUP  # ... and the fourth brings something
    rows["final"][lookahead.GROUP - 1 :: lookahead.GROUP, 0] = lookahead.GROUP  # ... that one half of it
    held_back, known = (lookahead.groups_of(rows, held_back=which) for which in (True, False))
    assert set(rows["game"][held_back.ravel()]) == {0, 10} and len(held_back) == 4
    assert sorted([*held_back.ravel(), *known.ravel()]) == list(range(turns))
    # ahead of the mean of both seats is half of these points: 8 and 4, of eight turns 1.5 on average
    assert lookahead.chosen_by(None, rows) == pytest.approx((2.5, 6.5))


def run(script: str, *words: str) -> str:
    """Run one of the commands for two players, in small; return what it says."""
    command = [sys.executable, str(ROOT / "training" / script), "--players", "2", "--jobs", "2", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_in(folder: Path) -> dict[str, int]:
    """When the files of a folder were written, but those that say what was found."""
    return {path.name: path.stat().st_mtime_ns for path in folder.iterdir() if path.suffix in (".npz", ".jsonl")}


def test_it_can_be_learnt_again(tmp_path: Path) -> None:
    """The whole way in small: games, training, and the test; what was kept is neither played nor learnt again."""
    made: list[dict[str, Any]] = []
    before: list[str] = []
    kept: list[dict[str, int]] = []
    ships = (ROOT / "src" / "tikal" / "classic" / "bots" / "network.json").read_bytes()
    for folder, keep in (("one", "games"), ("other", "games"), ("one", "others")):
        words = ("--games", "3", "--epochs", "2", "--deals", "1", "--nodes", "200", "--seed", " test")
        places = ("--from-shipped", "--folder", str(tmp_path / folder), "--keep", str(tmp_path / keep))
        said = run("network.py", *words, *places)
        assert ("epoch 2 of 2" in said and "foretold is" in said) == (folder == "one"), said
        assert "after 1 deals" in said and "Not clearly better" in said
        (file,) = (tmp_path / keep).glob("network-2-*.json")
        made.append(json.loads(file.read_text("utf-8")))
        before.append((tmp_path / folder / "network.json").read_text("utf-8"))
        kept.append(files_in(tmp_path / "games"))
    assert made[0] == made[1] == made[2] and made[0]["corrects"] == digest(champion_weights(2))
    assert kept[0] == kept[1] and len(kept[0]) == 2  # the games and the match
    assert made[0]["made"][0]["made_by"].startswith("training/network.py --players 2 --games 3")
    assert len(made[0]["weights"]) == sum((into + 1) * out for into, out in sizes(2))
    assert all(json.loads(each) == json.loads(ships) for each in before)  # it is not better
    assert (ROOT / "src" / "tikal" / "classic" / "bots" / "network.json").read_bytes() == ships


def test_it_goes_on_from_what_looking_ahead_finds(training: Any, tmp_path: Path) -> None:
    """The whole way in small; whole numbers are read as they are written."""
    words = ("--games", "11", "--epochs", "2", "--deals", "1", "--nodes", "200")
    said = run("lookahead.py", *words, "--from-shipped", "--folder", str(tmp_path), "--keep", str(tmp_path))
    assert "epoch 2 of 2" in said and "points more than the mean turn" in said
    (file,) = tmp_path.glob("lookahead-2-*.json")
    card = json.loads(file.read_text("utf-8"))
    assert card["corrects"] == digest(champion_weights(2)) and "after 1 deals" in card["made"][-1]["match"]
    assert "training/lookahead.py" in card["made"][-1]["made_by"] and "network.py" in card["made"][0]["made_by"]
    model = training.Model(2, training.Machine(None), 1)
    model.read(card["weights"])
    assert max(abs(new - old) for new, old in zip(model.whole_numbers(), card["weights"], strict=True)) <= 1
