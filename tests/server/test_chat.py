"""What people say to each other at a table: who hears it, what is kept of it, and what is refused."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import BOUNDLESS, Chair, Person, Running, play_on, running
from tests.server.stores import a_store
from tikal.record.names import cleaned
from tikal.server import club_store
from tikal.server.chat import LONGEST
from tikal.server.limits import Limits
from tikal.server.protocol import Accepted
from tikal.server.talk import Talk, Utterance
from tikal.server.visitors import alias_of, visitor_of


@contextmanager
def friends(server: Running, *more: str) -> Iterator[tuple[Person, Person, str]]:
    """Ana and Bo at one table, and whoever else sits there."""
    with Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "link", *more)
        token = opened.invitations[0].path.removeprefix("/join/")
        assert bo.post(f"/api/invitations/{token}", {"name": "Bo"})["seats"] == ["Blue"]
        yield ana, bo, opened.table


def says(chair: Chair, text: str = "", phrase: str | None = None) -> None:
    assert isinstance(chair.answer("say", text=text, phrase=phrase), Accepted)


def talk(chair: Chair) -> Talk:
    found = chair.welcome.chat
    assert isinstance(found, Talk)
    return found


def told(lines: list[Utterance]) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in lines if line.kind != "note"]


def test_what_is_said_is_heard_and_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a, bo.at(table) as b:
            assert told(talk(a).lines) == [] and talk(a).me != talk(b).me
            says(a, "  Hello \n <b>Bo</b>\u202e\u200b! ")
            heard = b.wait("said").lines[0]
            assert (heard.seat, heard.name, heard.kind) == ("Red", "Ana", "text")
            assert heard.text == "Hello <b>Bo</b>!" and heard.who == talk(a).me
            says(b, phrase="good")
            assert a.wait("said").lines[0].kind == "phrase"
        with bo.at(table) as b:
            assert told(talk(b).lines) == [("Ana", "Hello <b>Bo</b>!"), ("Bo", "good")]
            assert [line.text for line in talk(b).lines if line.kind == "note"] == ["sat"]


def test_nobody_is_told_who_somebody_is(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a, bo.at(table) as b:
            says(a, "Hello")
            b.wait("said")
        visitor = visitor_of(ana.cookie)
        assert not any(visitor.encode() in heard or ana.cookie.encode() in heard for heard in bo.heard)


def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, _, table):
        with ana.at(table) as a:
            assert a.refused("say", text=" \u200b\u2066 ") == "chat-empty"
            assert a.refused("say", text="x" * (LONGEST + 1)) == "chat-too-long"
            assert a.refused("say", phrase="rubbish") == "message-unreadable"
            assert a.refused("report", number=99) == "chat-no-such-line"
            assert a.refused("tie", who="nobody", tie="mute") == "chat-no-such-person"
            assert a.refused("tie", who=talk(a).me, tie="mute") == "chat-no-such-person"
            says(a, "x" * LONGEST)
        for seats in (("Ana", "bot"), ("Ana", "Bo")):  # nobody else plays: alone, or at one screen
            with ana.at(ana.create(*seats, first="Red").table) as a:
                assert a.welcome.chat is None
                assert a.refused("say", text="Hello") == "chat-none"


def test_a_flood_is_refused(tmp_path: Path) -> None:
    limits = Limits(BOUNDLESS | {"chat": 5})
    with running(tmp_path, limits=limits) as server, friends(server) as (ana, _, table), ana.at(table) as a:
        for _ in range(5):
            says(a, "Hello")
        assert a.refused("say", text="Hello") == "too-fast"


def test_those_who_watch_are_heard_by_players_when_the_game_is_over(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        Person(server.url) as cleo,
        Person(server.url) as dan,
        friends(server) as (ana, bo, table),
    ):
        with ana.at(table) as a, bo.at(table) as b, cleo.at(table) as c, dan.at(table) as d:
            says(c, "Ana should dig")
            assert told(d.wait("said").lines) == [("", "Ana should dig")]
            says(a, "Hello")
            says(b, "Well")
            assert told(c.wait("said").lines) == [("Ana", "Hello")]
            play_on([a, b], random.Random(1))
            assert told(a.wait("chat").chat.lines) == [("", "Ana should dig"), ("Ana", "Hello"), ("Bo", "Well")]
        played = b"".join(ana.heard).partition(b'"type":"chat"')[0]
        assert b"should dig" not in played
        with bo.at(table) as b:
            assert ("", "Ana should dig") in told(talk(b).lines)


def test_somebody_can_be_muted_and_heard_again(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a, bo.at(table) as b:
            says(b, "Spam")
            said = a.wait("said").lines[0]
            a.send("tie", who=said.who, tie="mute")
            chat = a.wait("chat").chat
            assert told(chat.lines) == [] and [(tie.name, tie.tie) for tie in chat.ties] == [("Bo", "mute")]
            says(b, "More")
            a.send("say", text="Silence")
            assert told(a.wait("said").lines) == [("Ana", "Silence")]
        with ana.at(table) as a:  # it is kept
            assert told(talk(a).lines) == [("Ana", "Silence")]
            a.send("tie", who=said.who, tie="")
            chat = a.wait("chat").chat
            assert told(chat.lines) == [("Bo", "Spam"), ("Bo", "More"), ("Ana", "Silence")] and not chat.ties


def test_something_can_be_reported_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a, bo.at(table) as b:
            says(b, "Rubbish")
            said = a.wait("said").lines[0]
            for _ in range(2):
                assert isinstance(a.answer("report", number=said.number), Accepted)
        found = server.query("SELECT game, number, visitor, other, name, text FROM reports")
        assert found == [(table, said.number, visitor_of(ana.cookie), visitor_of(bo.cookie), "Bo", "Rubbish")]


def test_whom_the_hosts_muted_only_reads(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, _, table):
        asyncio.run(muted(tmp_path, visitor_of(ana.cookie)))
        with ana.at(table) as a:
            assert a.refused("say", text="Hello") == "chat-muted"


async def muted(folder: Path, visitor: str) -> None:
    store = a_store(folder / "tables.sqlite3")
    person = await store.person(visitor)
    assert person is not None
    await store.keep_person(person._replace(muted=2**31), person)
    await store.close()


def test_somebody_is_seen_writing(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server) as (ana, bo, table), ana.at(table) as a, bo.at(table) as b:
        a.send("writing")
        assert b.wait("writes").seat == "Red"


def test_who_gets_up_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as server, friends(server, "link") as (ana, bo, table), ana.at(table) as a:
        ana.post(f"/api/tables/{table}/seats/Yellow", {})
        bo.post(f"/api/tables/{table}/leave", {})
        notes = [a.wait("said").lines[0] for _ in range(2)]
        assert [(note.text, note.seat) for note in notes] == [("bot", "Yellow"), ("left", "Blue")]
        assert notes[1].name == "Bo"


def test_only_the_newest_are_kept_and_none_of_a_deleted_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_store, "MOST_SAID", 3)
    with running(tmp_path) as server, friends(server) as (ana, bo, table):
        with ana.at(table) as a:
            for number in range(5):
                says(a, f"No {number}")
        with ana.at(table) as a:
            assert [text for _, text in told(talk(a).lines)] == ["No 2", "No 3", "No 4"]
        bo.post(f"/api/tables/{table}/leave", {})
        assert ana.request("DELETE", f"/api/tables/{table}").status_code == 200
        assert server.query("SELECT * FROM chat") == []


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("a\tb\nc", "a b c"),
        ("\u202egnitirw\u202c", "gnitirw"),
        ("e\u0301\u0301\u0301\u0301\u0301\u0301\u0301", "é\u0301\u0301\u0301\u0301"),
        ("\u0301a", "a"),
        ("a\u3164\u2800", "a"),
        ("👩\u200d👩\u200d👧 ok", "👩\u200d👩\u200d👧 ok"),
        ("سلام، خوبی", "سلام، خوبی"),
        ("\U000e0041\ufeff", ""),
    ],
)
def test_texts_are_cleaned(written: str, shown: str) -> None:
    assert cleaned(written) == shown


def test_an_alias_tells_nothing() -> None:
    assert alias_of("") == "" and alias_of("a") != alias_of("b") and "a" * 8 not in alias_of("a" * 64)
