"""`tikal serve` as a person starts and stops it."""

from __future__ import annotations

import logging
import signal
import socket
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.house import Chair, Person, choices
from tests.server.killing import Process, gone
from tikal.classic.view import View
from tikal.core.errors import InvalidOption
from tikal.server import launch, logs


def beside_a_bot(folder: Path) -> tuple[Process, Person, Chair]:
    """Return a server, and somebody at a table of it where a bot has just played."""
    server = Process(folder)
    person = Person(server.url)
    chair = person.at(person.create("Ana", "bot", first="Blue").table)
    chair.wait_until(lambda now: now.offers is not None)
    return server, person, chair


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_and_takes_its_workers_along(tmp_path: Path, how: signal.Signals) -> None:
    server, person, chair = beside_a_bot(tmp_path)
    workers = server.workers()
    assert workers
    assert server.stop(how) == 0
    assert chair.ends() in (1001, 1012)
    assert server.lines[-1] == "Tikal is closed. All games are kept."
    assert not any("Traceback" in line or "ERROR" in line for line in server.lines)
    assert all(gone(worker) for worker in workers)
    chair.close()
    person.close()


def test_it_can_be_stopped_before_anything_has_happened(tmp_path: Path) -> None:
    """Ctrl-C also reaches workers that are only just starting; nobody gets to see them complain."""
    server = Process(tmp_path)
    assert server.stop(signal.SIGINT) == 0
    assert server.lines[-1] == "Tikal is closed. All games are kept."
    assert len(server.lines) == 3


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server, person, chair = beside_a_bot(tmp_path)
    workers = server.workers()
    assert workers
    server.kill()
    assert all(gone(worker) for worker in workers)
    chair.close()
    person.close()


def test_tables_go_on_after_a_restart_taken_back_actions_too(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with Person(server.url) as person:
        cookie = person.cookie
        opened = person.create("Ana", "bot", first="Red")
        chair = person.at(opened.table)
        chair.plays(choices(chair.situation)[0][0])
        chair.plays("+E@A5", "+E@A5", "+L@A5")
        chair.answer("undo", seq=chair.situation.seq, seat="Red", count=2)
        chair.wait_until(lambda now: now.redo == 2)
        before = chair.situation
        chair.close()
    server.stop()
    server = Process(tmp_path)
    person = Person(server.url, cookie)
    assert [game.table for game in person.home().games] == [opened.table]
    with person.at(opened.table) as chair:
        assert chair.situation == before
        chair.answer("redo", seq=chair.situation.seq, seat="Red", count=2)
        chair.wait_until(lambda now: now.redo == 0)
        view = chair.situation.view
        assert isinstance(view, View) and view.seats[0].leader == "A5"
        chair.plays(".")
        chair.wait_until(lambda now: now.offers is not None)
    server.stop()
    person.close()


def test_the_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """Killed while a bot thinks, the server lets it think again without anybody asking."""
    server = Process(tmp_path)
    with Person(server.url) as person:
        cookie = person.cookie
        opened = person.create("Ana", "bot", "bot", "bot", first="Blue")
    server.kill()
    server = Process(tmp_path)
    person = Person(server.url, cookie)
    while not person.home().games[0].your_turn:
        time.sleep(0.05)  # whoever asks all the time is asking too often
    assert person.home().games[0].turn >= 3
    assert opened.table == person.home().games[0].table
    server.stop()
    person.close()


@pytest.mark.once
def test_a_port_that_was_asked_for_is_the_one_or_none(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        server = Process(tmp_path, "--port", str(port), in_file=True)
        assert server.end() == 1
        assert f"Port {port} is taken" in server.lines[0] and "--port 0" in server.lines[0]


@pytest.mark.once
def test_if_the_usual_port_is_taken_it_is_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        monkeypatch.setattr(launch, "PORT", busy.getsockname()[1])
        with launch.listen("127.0.0.1", None) as listener:
            assert 0 < listener.getsockname()[1] - launch.PORT < launch.TRIES


@pytest.mark.once
def test_a_second_server_on_the_same_tables_points_to_the_first(tmp_path: Path) -> None:
    first = Process(tmp_path, in_file=True)
    second = Process(tmp_path, in_file=True)
    assert second.end() == 0
    assert f"already open at {first.url}/" in second.lines[0]
    assert first.stop() == 0
    third = Process(tmp_path, in_file=True)
    assert third.url
    assert third.stop() == 0


@pytest.mark.once
def test_a_second_server_finds_the_first_by_another_name_of_the_file(tmp_path: Path) -> None:
    first = Process(tmp_path, in_file=True)
    link = tmp_path / "other.sqlite3"
    link.symlink_to(tmp_path / "tikal" / "tables.sqlite3")
    (tmp_path / "elsewhere").symlink_to(tmp_path / "tikal")
    for name in (link, tmp_path / "elsewhere" / "tables.sqlite3"):
        second = Process(tmp_path, "--data", str(name), in_file=True)
        assert second.end() == 0
        assert f"already open at {first.url}/" in second.lines[0]
    assert first.stop() == 0


@pytest.mark.once
def test_a_log_says_the_same_a_few_times_a_minute() -> None:
    calm = logs.Calm(most=3, seconds=60)

    def heard(line: int, texts: list[str], at: float) -> list[str]:
        said = []
        for text in texts:
            record = logging.LogRecord("asyncio", logging.ERROR, "events.py", line, text, (), None)
            record.created = at
            if calm.filter(record):
                said.append(record.getMessage())
        return said

    flood = [f"Task-{number} failed" for number in range(50)]
    first = heard(1, flood, 1000.0)
    assert len(first) == 3 and "left out" in first[-1] and "left out" not in first[-2]
    assert len(heard(2, flood, 1001.0)) == 3  # something else
    assert heard(1, flood, 1002.0) == [] and len(heard(1, flood, 1070.0)) == 3


@pytest.mark.once
def test_host_prints_an_address_for_others(tmp_path: Path) -> None:
    here, others = launch.addresses("0.0.0.0", 8000)
    assert here == "http://127.0.0.1:8000/"
    assert others == "" or (others.endswith(":8000/") and "127.0.0.1" not in others)
    assert launch.addresses("127.0.0.1", 80) == ("http://127.0.0.1:80/", "")
    assert launch.addresses("localhost", 80) == ("http://localhost:80/", "")
    assert launch.addresses("10.1.2.3", 80) == ("http://10.1.2.3:80/", "http://10.1.2.3:80/")
    assert launch.addresses("fe80::1", 80)[1] == "http://[fe80::1]:80/"


@pytest.mark.once
def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption) as refused:
        launch.listen("192.0.2.7", 0)
    assert refused.value.code == "serve-no-host"


@pytest.mark.once
def test_no_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "TRIES", 0)
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        monkeypatch.setattr(launch, "PORT", busy.getsockname()[1])
        with pytest.raises(InvalidOption) as refused:
            launch.listen("127.0.0.1", None)
    assert refused.value.code == "serve-no-port"


@pytest.mark.once
def test_the_data_file_is_for_its_owner_only_and_where_the_platform_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert launch.data_file() == tmp_path / "tikal" / "tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert launch.data_file() == Path.home() / ".local" / "share" / "tikal" / "tables.sqlite3"
    server = Process(tmp_path, in_file=True)
    files = [file for file in (tmp_path / "tikal").iterdir() if file.suffix != ".lock"]
    assert len(files) == 3, "the tables, and what SQLite keeps beside them"
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)
    server.stop()


@pytest.mark.once
def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for place in ("", str(tmp_path / "file" / "tables.sqlite3")):
        server = Process(tmp_path, "--data", place, in_file=True)
        assert server.end() != 0
        assert any(place in line and "cannot be used for tables" in line for line in server.lines)


@pytest.mark.once
def test_another_program_s_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE theirs (x)")
    db.commit()
    db.close()
    content = file.read_bytes()
    server = Process(tmp_path, "--data", str(file), in_file=True)
    assert server.end() != 0
    assert any("another program" in line for line in server.lines)
    assert file.read_bytes() == content


@pytest.mark.once
@pytest.mark.parametrize("content", [b"this is no database at all, only a text", b"\x00" * 5000])
def test_a_file_that_holds_something_else(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.sqlite3"
    file.write_bytes(content)
    server = Process(tmp_path, "--data", str(file), in_file=True)
    assert server.end() != 0
    assert any("cannot be used for tables" in line for line in server.lines)
    assert file.read_bytes() == content
