"""What a server writes when things go wrong: for people or for programs, and never a secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server import stores
from tests.server.house import Person, ThinkersHere, choices, running
from tests.server.killing import Process
from tests.server.test_store import a_game
from tikal import game, new_game
from tikal.record.tgn import write_tgn
from tikal.server import logs
from tikal.server.store import SeatRow, StoreError
from tikal.server.thinkers import Task, Thoughts
from tikal.server.visitors import visitor_of


@pytest.mark.parametrize("kind", logs.KINDS)
def test_no_secret_is_in_any_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Somebody plays and joins by a link while everything fails that can, and tells all it knows."""
    for module in ("new_tables", "replays"):
        monkeypatch.setattr(f"tikal.server.{module}.fresh_seed", game.fresh_seed)
    seeds: list[str] = []

    class Failing(ThinkersHere):
        async def think(self, task: Task) -> Thoughts:
            seeds.append(task.seed)
            raise RuntimeError(f"{task.seed} is no seed")

    written = io.StringIO()
    writing = logs.handler(kind, written)
    logging.getLogger().addHandler(writing)
    try:
        with running(tmp_path, Failing(1)) as server, Person(server.url) as ana, Person(server.url) as bo:
            opened = ana.create("Ana", "link", "bot", first="Red")
            link = opened.invitations[0].path.replace("/join/", "/api/invitations/")
            token = link.rpartition("/")[2]
            secrets = [text for who in (ana, bo) for text in (who.cookie, visitor_of(who.cookie))]

            async def fails(*_: Any, **__: Any) -> Any:
                raise RuntimeError(f"no luck with {secrets} in postgresql://ana:hush@db/tikal")

            async def breaks(*_: Any, **__: Any) -> Any:
                raise StoreError(f"no luck with {secrets}")

            with monkeypatch.context() as broken:
                broken.setattr(server.house.tables, "join", fails)
                assert bo.request("POST", link, {"name": "Bo"}).status_code == 500
                broken.setattr(server.house.tables, "invitation", breaks)
                assert bo.request("GET", link).status_code == 503
            assert bo.request("POST", link, {"name": "Bo"}).status_code == 200
            with ana.at(opened.table) as chair:
                chair.plays(choices(chair.situation)[0][0])
                with monkeypatch.context() as broken:
                    broken.setattr(server.store, "append", breaks)
                    chair.answer("act", seq=chair.situation.seq, seat="Red", actions=["+E@A5"])
                with monkeypatch.context() as broken:
                    broken.setattr(server.house.tables._open[opened.table], "do", fails)
                    chair.answer("act", seq=chair.situation.seq, seat="Red", actions=["+E@A5"])
            ana.create("Ana", "bot", first="Blue")
            while not seeds:
                pass
            seeds += server.seeds()
            complain_of_a_link_that_there_is_already(server.file, token, seeds[-1])
    finally:
        logging.getLogger().removeHandler(writing)
    text = written.getvalue()
    assert len(seeds) == 3
    for secret in (*secrets, token, *seeds, "hush"):
        assert secret not in text
    lines = text.splitlines()
    asked = ("POST /api/invitations/***", "GET /api/invitations/***")
    for wanted in (*asked, f"Table {opened.table}: no luck with", "the bots try again"):
        assert any(wanted in line for line in lines), wanted
    assert "Traceback" in text and "RuntimeError: no luck with ['***'" in text


def complain_of_a_link_that_there_is_already(file: Path, token: str, seed: str) -> None:
    """What a database says of that has the link in it."""

    async def work() -> None:
        store = stores.a_store(file)
        try:
            await store.create(a_game()._replace(seed=seed), [SeatRow("open", "", "", "", token)], [])
        except StoreError as error:
            assert token not in str(error) and seed not in str(error)
            logging.getLogger("tikal").exception("It failed: %s", error)
        else:
            raise AssertionError
        await store.close()

    asyncio.run(work())


def test_a_server_writes_one_object_a_line(tmp_path: Path) -> None:
    server = Process(tmp_path, "--log", "json")
    with Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "link", "bot:random", first="Blue")
        link = opened.invitations[0].path.replace("/join/", "/api/invitations/")
        assert bo.request("POST", link, {}).status_code == 200
        other = ana.post("/api/records", {"record": write_tgn(new_game(players=2, seed=1).record)})["table"]
        stores.query(tmp_path / "tikal" / "tables.sqlite3", "UPDATE games SET header = '{' WHERE id = ?", other)
        assert ana.request("GET", f"/api/tables/{other}/record").status_code == 422
        secrets = [ana.cookie, bo.cookie, visitor_of(ana.cookie), visitor_of(bo.cookie), opened.invitations[0].path[6:]]
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.lines]
    for line in lines:
        assert {"time", "level", "logger", "process", "message"} <= set(line)
        assert not any(secret in str(line) for secret in secrets)
    assert [line["level"] for line in lines if line.get("table") == other] == ["ERROR"]
    assert lines[0]["message"].startswith("Tikal is open at http://") and lines[0]["level"] == "INFO"
    assert lines[-1]["message"] == "Tikal is closed. All games are kept."


def test_a_link_is_hidden_whatever_letters_it_has() -> None:
    for link in ("AbCdEfGhIjKlMnOpQrStUvWx", "abcdefghijklmnopqrstuvwX", "A-b_C4defghijklmnopqrstu"):
        assert logs.discreet(f"no seat by {link}.") == "no seat by ***."
    for word in ("a" * 24, "WORDS_OF_CAPITALS_ALONE_", "CamelCase", "K3a9xQ-_7bCdEfGh"):
        assert logs.discreet(f"of {word}.") == f"of {word}."


def test_a_record_says_what_it_is_about_in_fields() -> None:
    written = io.StringIO()
    handler = logs.handler("json", written)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log = logging.Logger("tikal.test")
        log.addHandler(handler)
        log.exception("Table %s", "t", extra={"table": "t", "token": "/join/abc"})
    line = json.loads(written.getvalue())
    assert written.getvalue().count("\n") == 1
    assert (line["level"], line["logger"], line["message"], line["table"]) == ("ERROR", "tikal.test", "Table t", "t")
    assert line["token"] == "/join/***" and line["trace"].endswith("ValueError: two\nlines")
    assert line["time"].endswith("+00:00")
