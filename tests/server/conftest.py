"""A server for each file of tests that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server import stores
from tests.server.hostile import Caller
from tests.server.house import PATIENCE, Person, Running, Simulated, running
from tests.server.killing import Process
from tikal.server import passphrases, postgres_node
from tikal.server.postgres_node import LEASE


def pytest_sessionfinish() -> None:
    stores.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the tests with files have tested already; `once` sees to it that nothing else is left out."""
    if stores.POSTGRES:
        left_out = [item for item in items if item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("once")]


@pytest.fixture(autouse=True)
def once(request: pytest.FixtureRequest) -> Iterator[None]:
    """See that what is tested once uses no tables that could be elsewhere."""
    stores.once = request.node.get_closest_marker("once") is not None
    assert not stores.once or "server" not in request.fixturenames
    yield
    stores.once = False


@pytest.fixture(autouse=True, scope="session")
def patient() -> Iterator[None]:
    """No server in this process takes itself or another to be lost, however busy the machine is, but by `lease`."""
    with leased(timedelta(seconds=PATIENCE)):
        yield


@pytest.fixture
def lease() -> Iterator[None]:
    """Servers in this process are lost as soon as elsewhere."""
    with leased(LEASE):
        yield


@contextmanager
def leased(time: timedelta) -> Iterator[None]:
    """Processes have to say that they are there within that time."""
    before, postgres_node.LEASE = postgres_node.LEASE, time
    try:
        yield
    finally:
        postgres_node.LEASE = before


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without a table yet."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passphrases are hashed as argon2id does, with less patience."""
    hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passphrases, "_hasher", hasher)
    monkeypatch.setattr(passphrases, "_NOBODYS", hasher.hash("nobody's"))


@pytest.fixture
def times() -> Simulated:
    """A time that passes when a test says so."""
    return Simulated()


@pytest.fixture
def house(tmp_path: Path, times: Simulated) -> Iterator[Running]:
    """A server where that time passes."""
    with running(tmp_path, time=times) as server:
        times.passes(days=1)  # it has been there for long
        yield server


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same deals every time; its name and the number of the table are the seed.

    So shuffles are not sealed, but where that is what is tested, and in other processes.
    """
    number = count(1)
    monkeypatch.setattr("tikal.server.tables.Tables.sealing", False)
    for module in ("new_tables", "replays"):
        monkeypatch.setattr(f"tikal.server.{module}.fresh_seed", lambda: f"{request.node.name} {next(number)}")


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Whatever a test started and did not end, because it failed, ends with it."""
    yield
    for process in list(Process.started):
        process.kill()
    for caller in list(Caller.opened):
        caller.close()


@pytest.fixture
def ana(server: Running) -> Iterator[Person]:
    person = Person(server.url)
    yield person
    person.close()


@pytest.fixture
def bo(server: Running) -> Iterator[Person]:
    person = Person(server.url)
    yield person
    person.close()
