"""`tikal serve --processes`: several processes on one port, as a person starts and stops them."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
from pathlib import Path

import pytest

from tests.server import stores
from tests.server.house import PATIENCE, Person, play_on
from tests.server.killing import Process, gone
from tests.server.test_nodes import joined, until
from tikal.server import launch
from tikal.server.crew import Plan, serve_one

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return stores.database(request.node.nodeid)


def started(folder: Path, url: str) -> Process:
    return Process(folder, "--processes", "2", "--workers", "1", "--database-url", url, in_file=True)


def members(server: Process) -> list[int]:
    """The processes that serve: those that have started others of their own."""
    found = []
    for member in server.workers():
        children = Path(f"/proc/{member}/task/{member}/children")
        if children.exists() and children.read_text("utf-8").split():
            found.append(member)
    return found


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_several_processes_on_one_port_stop_together(tmp_path: Path, url: str, how: signal.Signals) -> None:
    server = started(tmp_path, url)
    assert stores.query_database(url, "SELECT count(*) FROM nodes") == [(2,)]
    serving = members(server)
    with Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "link", "bot:random", first="Red")
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        with ana.at(opened.table) as hers, bo.at(opened.table) as his:
            play_on([hers, his], random.Random(1), 30)
            assert hers.situation.view.line == his.situation.view.line
    assert server.stop(how) == 0
    assert server.lines[-1] == "Tikal is closed. All games are kept."
    assert not any("Traceback" in line or "ERROR" in line for line in server.lines)
    assert len(serving) == 2 and all(gone(member) for member in serving)
    assert stores.query_database(url, "SELECT count(*) FROM nodes") == [(0,)]


def test_a_process_that_is_lost_is_replaced(tmp_path: Path, url: str) -> None:
    server = started(tmp_path, url)
    lost, *_ = members(server)
    os.kill(lost, signal.SIGKILL)
    until(lambda: len(set(members(server)) - {lost}) == 2)
    with Person(server.url) as ana:
        ana.create("Ana", "Bo")
    assert server.stop() == 0


def test_a_process_that_does_not_stop_is_killed(tmp_path: Path, url: str) -> None:
    server = started(tmp_path, url)
    stuck, *_ = members(server)
    os.kill(stuck, signal.SIGSTOP)
    assert server.stop() == 0 and gone(stuck)
    assert "Tikal is closed. All games are kept." in server.lines


def test_one_that_cannot_serve_says_why_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    """As one that replaces another does while the database is away."""
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    with launch.listen("127.0.0.1", 0) as listener:
        plan = Plan(listener, {}, (), "postgresql://ana:secret@127.0.0.1:1/tikal", 1, ())
        process = context.Process(target=serve_one, args=(plan, ready))
        process.start()
        process.join(PATIENCE)
    said = capfd.readouterr().err
    assert process.exitcode == 1 and said.startswith("ERROR: A process cannot serve: ") and said.count("\n") == 1
    assert "See that PostgreSQL runs there" in said and "secret" not in said


def test_all_end_with_the_one_that_started_them(tmp_path: Path, url: str) -> None:
    server = started(tmp_path, url)
    serving = members(server)
    server.process.kill()
    assert all(gone(member) for member in serving)
    server.kill()


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    server = Process(tmp_path, "--processes", "2", in_file=True)
    assert server.end() == 1
    assert any("Several processes need a database" in line for line in server.lines)
