"""What people have of each other comes along when they sign in, changes its name, is given out, and goes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import json

from tests.server.house import Person, Running, running
from tests.server.test_accounts import claim, sign_in
from tests.server.test_chat import friends, says, talk, told
from tikal.server.visitors import visitor_of

pytestmark = pytest.mark.usefixtures("quick")

KEPT = ("games", "seats", "rows", "people", "sessions", "places", "standings")
OF_EACH_OTHER = {"chat", "ties", "reports", "asked", "plans"}


def holding(server: Running, text: str) -> set[str]:
    """Return where a text is kept."""
    tables = (*KEPT, *OF_EACH_OTHER)
    return {table for table in tables if any(text in row for row in server.query(f"SELECT * FROM {table}"))}


@contextmanager
def company(folder: Path) -> Iterator[tuple[Running, Person, Person, str]]:
    """Ana, a guest, who has a bit of everything, and Bo, at one table."""
    with running(folder) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a, bo.at(table) as b:
            says(a, "Hello")
            heard = b.wait("said").lines[0]
            b.answer("report", number=heard.number)
            says(b, "Go away")
            line = a.wait("said").lines[0]
            while line.text != "Go away":
                line = a.wait("said").lines[0]
            a.answer("report", number=line.number)
            a.answer("tie", who=line.who, tie="mute")
            b.answer("tie", who=heard.who, tie="block")
        guest, other = visitor_of(ana.cookie), visitor_of(bo.cookie)
        server.query("INSERT INTO plans VALUES (?, 0, ?, 0, '[]') RETURNING 1", table, guest)
        server.query("INSERT INTO asked VALUES (?, ?, ?, 'Bo', 1) RETURNING 1", table, guest, other)
        server.query("INSERT INTO asked VALUES (?, ?, ?, 'Ana', 1) RETURNING 1", table, other, guest)
        assert holding(server, guest) >= OF_EACH_OTHER
        yield server, ana, bo, table


def test_what_a_guest_has_comes_along(tmp_path: Path) -> None:
    with company(tmp_path) as (server, ana, bo, table), Person(server.url) as laptop:
        claim(laptop, "Mira")
        guest, person, other = (
            visitor_of(ana.cookie),
            server.query("SELECT id FROM people WHERE key <> ''")[0][0],
            visitor_of(bo.cookie),
        )
        server.query(
            "INSERT INTO ties VALUES (?, ?, 'block', 'Bo') RETURNING 1", person, other
        )  # the stronger one stays
        server.query(
            "INSERT INTO ties VALUES (?, ?, 'mute', 'Ana') RETURNING 1", person, guest
        )  # nobody mutes themselves
        assert sign_in(ana, "Mira").status_code == 200
        assert holding(server, guest) == set()
        assert holding(server, person) == {"games", "seats", "people", "sessions", *OF_EACH_OTHER}
        ties = server.query("SELECT visitor, other, kind FROM ties")
        assert sorted(ties) == sorted([(person, other, "block"), (other, person, "block")])
        with ana.at(table) as a:
            assert told(talk(a).lines) == [("Ana", "Hello")] and talk(a).me == talk(a).lines[-1].who


def test_a_new_name_is_heard_at_once(tmp_path: Path) -> None:
    with company(tmp_path) as (server, ana, _, table):
        with Person(server.url) as cleo, cleo.at(table) as watching:
            ana.post("/api/account/name", {"name": "Mira"})
            anew = watching.wait("chat").chat
            assert told(anew.lines) == [("Mira", "Hello"), ("Bo", "Go away")]
        assert holding(server, "Ana") == set()


def test_what_people_have_of_each_other_is_given_out(tmp_path: Path) -> None:
    with company(tmp_path) as (_, ana, _, table):
        files = zipfile.ZipFile(io.BytesIO(ana.request("GET", "/api/account/export").content))
        found = {name: json.decode(files.read(name)) for name in files.namelist() if name.endswith(".json")}
        line = found["chat.json"][0]
        assert (line["table"], line["name"], line["text"]) == (table, "Ana", "Hello")
        assert found["muted.json"] == [{"name": "Bo", "how": "mute"}]
        assert [report["text"] for report in found["reports.json"]] == ["Go away"]
        assert found["asked.json"] == [{"table": table, "name": "Bo"}]
        assert found["plans.json"] == [{"table": table, "steps": "[]"}]


def test_nothing_of_it_is_left_of_who_is_deleted(tmp_path: Path) -> None:
    with company(tmp_path) as (server, ana, bo, table):
        guest = visitor_of(ana.cookie)
        with Person(server.url) as cleo, cleo.at(table) as watching:
            assert ana.post("/api/account/delete", {"name": "Ana"}) == {}
            assert told(watching.wait("chat").chat.lines) == [("Bo", "Go away")]
        assert holding(server, guest) == holding(server, "Ana") == set()
        assert [text for (text,) in server.query("SELECT text FROM reports")] == ["Go away"]  # of nobody
        with bo.at(table) as b:
            assert told(talk(b).lines) == [("Bo", "Go away")]
