"""A running table keeps the version of the rules that it began with, whatever versions there are later."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.house import Person, Running, play_on, running
from tests.server.test_limits import Chairless
from tikal import new_game, read_tgn
from tikal.core.errors import InvalidOption, RecordError
from tikal.core.position import read_position
from tikal.editions import parts, registry
from tikal.lessons import lessons
from tikal.server import home

EDITION = "super-meeple"
START = {1: 0, 2: 30, 3: 50}  # points that everybody begins with, by version

Know = Callable[..., None]


@pytest.fixture
def know(monkeypatch: pytest.MonkeyPatch) -> Know:
    """Return what makes these versions of the edition known, the last being the newest, as files of its game would."""
    files, read_data = registry._files(), parts.read_data

    def read(package: str, name: str, newest: int) -> dict[str, Any]:
        if not name.startswith(f"{EDITION}."):
            return read_data(package, name)
        entry = read_data(package, f"{EDITION}.toml")
        version = newest if name == f"{EDITION}.toml" else int(name.split(".")[1].removeprefix("v"))
        return entry | {"game_version": version, "options": entry["options"] | {"start_score": START[version]}}

    def now(*versions: int) -> None:
        older = {(EDITION, version): "classic" for version in versions[:-1]}
        monkeypatch.setattr(registry, "_files", lambda: files | older)
        monkeypatch.setattr(registry, "read_data", lambda package, name: read(package, name, versions[-1]))
        for module, name in ((registry, "_load"), (registry, "_build"), (home, "_editions")):
            monkeypatch.setattr(module, name, cache(getattr(module, name).__wrapped__))

    return now


def everything(server: Running) -> list[list[tuple[Any, ...]]]:
    return [server.query(f"SELECT * FROM {table} ORDER BY 1, 2") for table in ("games", "seats", "rows")]


def test_a_table_is_played_on_by_the_version_it_began_with(tmp_path: Path, know: Know) -> None:
    know(1)
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie, old = ana.cookie, ana.create("Ana", "bot:random", first="Red").table
        with ana.at(old) as chair:
            play_on([chair], random.Random(1), 20)
            chair.wait_until(lambda now: now.deciding == "Red")  # the bot waits for her
            before = chair.situation
    know(1, 2)
    with running(tmp_path) as server, Person(server.url, cookie) as ana:
        with ana.at(old) as chair:
            assert chair.situation == before and f"rules={EDITION} " in before.view.line
            play_on([chair], random.Random(2), 20)
        new = ana.create("Ana", "bot:random", first="Red").table
        with ana.at(new) as chair:
            assert f"rules={EDITION}@2 " in chair.situation.view.line
            assert [seat.score for seat in chair.situation.view.seats] == [30, 30]
            play_on([chair], random.Random(3), 20)
        for table, version in ((old, 1), (new, 2)):
            text = ana.request("GET", f"/api/tables/{table}/record").text
            assert f'[GameVersion "{version}"]' in text and read_tgn(text).to_tgn() == text
            assert ana.request("POST", "/api/records", {"record": text}).status_code == 201


@pytest.mark.parametrize(("known", "strange"), [((2,), 1), ((1,), 2), ((1, 3), 2)])
def test_a_server_that_does_not_know_the_version_says_so_and_touches_nothing(
    tmp_path: Path, know: Know, known: tuple[int, ...], strange: int
) -> None:
    know(strange)
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie, table = ana.cookie, ana.create("Ana", "bot:random", first="Blue").table
        with ana.at(table) as chair:
            chair.wait_until(lambda now: now.deciding == "Red")
        before = everything(server)
    know(*known)
    with running(tmp_path) as server, Person(server.url, cookie) as ana:
        told = Chairless(ana, table)
        assert told.said.reason.code == "table-other-rules" and told.closed == 4422
        said = {}
        for language in ("en", "de", "fr"):
            for method, path in (("GET", f"/api/tables/{table}/record"), ("DELETE", f"/api/tables/{table}")):
                answer = ana.request(method, path, **{"Accept-Language": language})
                assert answer.status_code == 422
                said[language] = json.decode(answer.content)["refusal"]["sentence"]
        assert len(set(said.values())) == 3
        assert all(str(strange) in text and ", ".join(map(str, known)) in text for text in said.values())
        assert [game.table for game in ana.home().games] == [table]
        assert everything(server) == before
    know(strange)
    with running(tmp_path) as server, Person(server.url, cookie) as ana, ana.at(table) as chair:
        play_on([chair], random.Random(1), 10)


def test_a_lesson_of_an_unknown_version_begins_again_only_if_that_is_asked_for(tmp_path: Path, know: Know) -> None:
    know(1)
    lesson = next(plan.id for plan in lessons().values() if plan.plan.edition == EDITION)
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie = ana.cookie
        assert ana.request("POST", "/api/lessons", {"lesson": lesson}).status_code == 201
        server.query("UPDATE games SET header = replace(header, '\"game_version\": 1', '\"game_version\": 9')")
    with running(tmp_path) as server, Person(server.url, cookie) as ana:
        before = everything(server)
        assert ana.request("POST", "/api/lessons", {"lesson": lesson}).status_code == 422
        assert everything(server) == before
        assert ana.request("POST", "/api/lessons", {"lesson": lesson, "again": True}).status_code == 201


def test_records_and_lines_name_their_version(know: Know) -> None:
    know(1)
    first = new_game(EDITION, 2, seed=1)
    know(1, 2)
    second = new_game(EDITION, 2, seed=1)
    assert (first.scores, second.scores) == ([0, 0], [30, 30])
    for game, version in ((first, 1), (second, 2)):
        assert read_tgn(game.to_tgn()).ruleset.game_version == version
        assert read_position(game.state.to_line()).rules.game_version == version
    for versions, text, code in (((2,), first.to_tgn(), "record-older"), ((1,), second.to_tgn(), "record-newer")):
        know(*versions)
        with pytest.raises(RecordError) as refused:
            read_tgn(text)
        assert refused.value.code == code and refused.value.facts["known"] == str(versions[0])
    for wrong in ("1", "0", "x", "", "99999"):
        with pytest.raises(InvalidOption):
            registry.find_ruleset(f"{EDITION}@{wrong}")


def test_what_there_is_today_is_written_as_it_always_was() -> None:
    for edition in registry.editions():
        rules = registry.ruleset(edition)
        assert rules.game_version == 1 and rules.spec == edition
