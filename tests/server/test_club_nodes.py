"""People who meet through several servers on one database: they hear, see and find each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import stores
from tests.server.house import Person, Running
from tests.server.test_club import here, sits
from tests.server.test_nodes import joined, node, until

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use


@pytest.fixture
def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Running]]:
    url = stores.database(request.node.nodeid)
    found = [node(url, tmp_path / name) for name in ("one", "two")]
    yield found
    for server in found:
        server.stop()


def test_what_is_said_is_heard_through_another_server(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        opened = ana.create("Ana", "link")
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        with ana.at(opened.table) as hers, bo.at(opened.table) as his:
            hers.send("writing")
            assert his.wait("writes").seat == "Red"
            for number in range(3):  # by turns: each gets the next number
                hers.send("say", text=f"A{number}")
                assert his.wait("said").lines[-1].text == f"A{number}"
                his.answer("say", text=f"B{number}")
                while hers.wait("said").lines[-1].text != f"B{number}":
                    pass
        with ana.at(opened.table) as hers:
            said = [line.text for line in hers.welcome.chat.lines if line.kind == "text"]
            assert said == ["A0", "B0", "A1", "B1", "A2", "B2"]


def test_who_is_at_another_server_is_here(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        table = ana.create("Ana", "link", open=True).table
        here(ana)
        until(lambda: [(one.name, one.doing) for one in here(bo).people] == [("Ana", "looking")])
        with ana.at(table):
            until(lambda: [(one.name, one.doing) for one in here(bo).people] == [("Ana", "playing")])
            until(lambda: [one.table for one in here(bo).tables] == [table])
            assert sits(bo, table) == 200
            until(lambda: [(one.name, one.doing) for one in here(bo).people] == [("Ana", "yours")])
