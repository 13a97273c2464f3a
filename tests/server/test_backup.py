"""Backups: of either kind of store, while people play, and into either kind."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import zlib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec import json

from tests.server.house import Person, play_on, running
from tests.server.stores import database, place_of
from tikal.cli import main
from tikal.cli.admin import LeftOut
from tikal.core.errors import RecordError
from tikal.server import backup
from tikal.server.launch import open_store
from tikal.server.store import GameRow, Store, Stored, StoreError, Unreachable


def asked(place: Path | str, *words: str) -> Result:
    """Return what the command answers about the tables in a file or a database."""
    option = "--data" if isinstance(place, Path) else "--database-url"
    return CliRunner().invoke(main, ["admin", option, str(place), *words])


def admin(place: Path | str, *words: str) -> str:
    """Return what it says."""
    answer = asked(place, *words)
    assert answer.exit_code == 0, answer.output
    return answer.output


def all_of(place: Path | str) -> list[Stored | None]:
    async def work() -> list[Stored | None]:
        store = open_store(place)
        try:
            return [await store.load(id) for id in await store.ids()]
        finally:
            await store.close()

    return asyncio.run(work())


def test_what_is_backed_up_while_people_play_is_played_on_elsewhere(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place, copy = place_of(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie = ana.cookie
        for seats in (("Ana", "Bo"), ("Ana", "link"), ("Ana", "bot:random")):
            ana.create(*seats, first="Red")
        table = ana.create("Ana", "Bo", first="Red", hints=True).table
        with ana.at(table) as chair:
            play_on([chair], random.Random(1), 30)
            before = chair.situation
            assert "4 tables" in admin(place, "backup", str(copy))
            play_on([chair], random.Random(2), 5)
    assert copy.stat().st_mode & 0o077 == 0
    elsewhere = (tmp_path / "other" / "tables.sqlite3", database(request.node.nodeid))
    for target in elsewhere:
        assert "4 tables were added; 0 were there already" in admin(target, "restore", str(copy))
        assert "0 tables were added; 4 were there already" in admin(target, "restore", str(copy))
    assert all_of(elsewhere[0]) == all_of(elsewhere[1])
    with running(tmp_path / "other", store=open_store(elsewhere[1])) as server, Person(server.url, cookie) as ana:
        assert len(ana.home().games) == 4
        with ana.at(table) as chair:
            assert chair.situation == before
            play_on([chair], random.Random(3), 5)


def test_what_a_backup_left_behind_that_was_killed_is_named(tmp_path: Path) -> None:
    place = place_of(tmp_path / "tables.sqlite3")
    asyncio.run(open_store(place).close())
    (tmp_path / "copy.part").touch()
    answer = asked(place, "backup", str(tmp_path / "copy"))
    assert answer.exit_code == 1 and "copy.part cannot be used" in answer.output.replace("\n", "")


def test_a_backup_that_is_not_whole_adds_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        for _ in range(20):
            ana.create("Ana", "Bo")
    place, copy, target = place_of(tmp_path / "tables.sqlite3"), tmp_path / "copy", tmp_path / "t.sqlite3"
    admin(place, "backup", str(copy))
    whole = copy.read_bytes()
    store = open_store(target)
    for content in (b"", b"no backup", whole[:-300], whole[: len(whole) // 2]):
        copy.write_bytes(content)
        with pytest.raises(RecordError) as refused:
            asyncio.run(backup.restore(store, copy, lambda *_: None))
        assert refused.value.code == "backup-damaged"
    assert asyncio.run(store.ids()) == []
    copy.write_bytes(whole)
    seen: list[tuple[int, int]] = []
    assert asyncio.run(backup.restore(store, copy, lambda *told: seen.append(told))) == (20, 0)
    assert seen == [(number, 20) for number in range(20)]
    asyncio.run(store.close())


def says(copy: Path) -> bytes | None:
    """What a file has in it, if it can be unpacked."""
    try:
        return gzip.decompress(copy.read_bytes())
    except (OSError, EOFError, zlib.error):
        return None


def test_a_backup_with_a_changed_byte_is_said_to_be_damaged(tmp_path: Path) -> None:
    """Wherever it is: in what is compressed, or in what that says."""
    with running(tmp_path) as server, Person(server.url) as ana:
        for _ in range(3):
            ana.create("Ana", "Bo")
    place, copy, target = place_of(tmp_path / "tables.sqlite3"), tmp_path / "copy", tmp_path / "t.sqlite3"
    admin(place, "backup", str(copy))
    whole, rng = copy.read_bytes(), random.Random(1)
    plain = gzip.decompress(whole)
    for content, packed in ((whole, bytes), (plain, gzip.compress)):
        for _ in range(40):
            damaged = bytearray(content)
            damaged[rng.randrange(10, len(damaged))] ^= 0x80
            copy.write_bytes(packed(damaged))
            if content is whole and says(copy) == plain:  # the bits that fill the last byte of what is compressed
                continue
            answer = asked(target, "restore", str(copy))
            assert answer.exit_code == 1 and "is no backup, or not a whole one" in answer.output, answer.exception
    assert all_of(target) == []


def test_backups_of_an_older_tikal_are_brought_back_and_those_of_a_newer_one_are_left_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        ana.create("Ana", "Bo")
    place, copy, target = place_of(tmp_path / "tables.sqlite3"), tmp_path / "copy", place_of(tmp_path / "t.sqlite3")
    admin(place, "backup", str(copy))
    lines = [json.decode(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    ((game, seats, rows),) = (line for line in lines if isinstance(line, list))

    def write(version: int) -> None:
        first = {"tikal_backup": version}, [game[:9], [seat[:5] for seat in seats], rows], {"tables": 1}
        copy.write_bytes(gzip.compress(b"\n".join(json.encode(line) for line in first) + b"\n"))

    write(backup.VERSION + 1)
    answer = asked(target, "restore", str(copy))
    assert answer.exit_code == 1 and "is a backup of a newer Tikal" in answer.output.replace("\n", " ")
    copy.write_bytes(copy.read_bytes()[:-8] + bytes(8))  # the sum does not agree: it may not be newer at all
    assert "is no backup, or not a whole one" in asked(target, "restore", str(copy)).output.replace("\n", " ")
    write(1)  # there were no people, hints, clocks or seals
    assert "1 table was added" in admin(target, "restore", str(copy))
    (found,) = all_of(target)
    assert found is not None and found.game == GameRow(*game[:9]) and [list(row) for row in found.rows] == rows


def test_no_file_is_overwritten_and_none_is_made_up(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    for command in (["stats"], ["migrate"], ["backup", str(tmp_path / "new")]):
        answer = CliRunner().invoke(main, ["admin", "--data", str(tmp_path / "t.sqlite3"), *command])
        assert answer.exit_code == 1 and "There is no file" in answer.output
        assert [file.name for file in tmp_path.iterdir()] == ["copy"]
    asyncio.run(open_store(tmp_path / "t.sqlite3").close())
    for words in (("backup", str(copy)), ("backup", str(tmp_path / "no" / "copy")), ("restore", str(tmp_path / "no"))):
        answer = CliRunner().invoke(main, ["admin", "--data", str(tmp_path / "t.sqlite3"), *words])
        assert answer.exit_code == 1 and "cannot be used for a backup" in answer.output
    assert copy.read_text() == "precious"


@pytest.mark.parametrize(
    ("error", "status"),
    [(StoreError("malformed"), LeftOut.exit_code), (Unreachable("gone"), 1), (OSError(28, "full"), 1)],
)
def test_a_backup_is_whole_or_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int
) -> None:
    """A damaged table is left out; when the store is away or the disk is full, nothing is left behind."""
    with running(tmp_path) as server, Person(server.url) as ana:
        for _ in range(3):
            table = ana.create("Ana", "Bo").table
        kind = type(server.store)
    place, copy = place_of(tmp_path / "tables.sqlite3"), tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    load = kind.load

    async def loaded(store: Store, id: str, since: int = 0) -> Stored | None:
        if id == table and isinstance(error, StoreError):
            raise error
        return await load(store, id, since)

    def flushed(file: int) -> None:
        if isinstance(error, OSError):
            raise error

    monkeypatch.setattr(kind, "load", loaded)
    monkeypatch.setattr(os, "fsync", flushed)
    option = "--data" if isinstance(place, Path) else "--database-url"
    answer = CliRunner().invoke(main, ["admin", option, str(place), "backup", str(copy)])
    assert answer.exit_code == status, answer.output
    if status == LeftOut.exit_code:
        assert "2 tables" in answer.output and "1 table is damaged and left out" in answer.output
        assert len(list(backup.tables(copy))) == 2
    assert [file.name for file in copy.parent.iterdir()] == (["copy"] if status == LeftOut.exit_code else [])


def test_how_much_there_is(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        ana.create("Ana", "Bo", first="Red")
        ana.create("Ana", "link", first="Red")
    place = place_of(tmp_path / "tables.sqlite3")
    assert "is up to date" in admin(place, "migrate")
    found = dict(line.rsplit(maxsplit=1) for line in admin(place, "stats").splitlines())
    assert found == {"Tables": "2", "Of those, unfinished": "2", "Actions": "2", "Visitors with seats": "1"}
