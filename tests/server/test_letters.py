"""What is told is made once: encoded, compressed and framed for everybody alike, and nothing long on the event loop."""

from __future__ import annotations

import asyncio
import random
import socket
import zlib
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.house import Listener, Person, Running, play_on, running
from tests.server.test_audience import a_table, act
from tikal.server import audience, belongings, ledger, new_tables, replays
from tikal.server.letters import Letter


def unpacked(frame: bytes) -> bytes:
    """What a frame says."""
    size, start = frame[1], 2
    if size == 126:
        size, start = int.from_bytes(frame[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(frame[2:10], "big"), 10
    assert len(frame) == start + size
    data = frame[start:]
    return zlib.decompressobj(-15).decompress(data + b"\x00\x00\xff\xff") if frame[0] == 0xC1 else data


@pytest.mark.parametrize("length", [0, 100, 200, 5000, 70_000, 300_000])
def test_a_letter_is_read_as_it_was_written(length: int) -> None:
    text = "".join(random.Random(length).choices("abcdefgh", k=length))
    letter = Letter({"text": text})
    assert len(letter) == length + 11
    for packed in (True, False):
        frame = letter.frame(packed)
        assert json.decode(unpacked(frame)) == {"text": text}
        assert frame[0] == (0xC1 if packed and length > 800 else 0x81)


def test_five_hundred_tabs_cost_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many look on, a change is drawn, encoded and compressed once for them, and so is who came and went."""

    async def work() -> None:
        table, guests = await a_table(tmp_path, "super-meeple")
        for number in range(500):
            table.audience.enter(Listener(f"tab {number}"))
        made: list[Letter] = []
        pressed: list[Any] = []
        original, press = Letter.__init__, zlib.compressobj

        def init(letter: Letter, message: Any) -> None:
            made.append(letter)
            original(letter, message)

        def compressobj(*given: Any) -> Any:
            pressed.append(given)
            return press(*given)

        monkeypatch.setattr(Letter, "__init__", init)
        monkeypatch.setattr(zlib, "compressobj", compressobj)
        sent: list[Letter] = []
        monkeypatch.setattr(Listener, "send", lambda guest, letter: sent.append(letter))
        await table.do(guests[0], act(table))
        assert len(sent) == 1 + 506 and len(made) == 1 + 5  # accepted; four players, and all who look on
        for letter in sent:
            letter.frame(packed=True)
        assert len(pressed) == 5
        made.clear()
        sent.clear()
        table.audience.enter(Listener("one more"))
        assert len(sent) == 507 and len(made) <= 6  # a welcome; the players are told, and all who look on alike
        await table.session.store.close()

    asyncio.run(work())


def test_what_takes_long_leaves_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[str] = []
    away: set[str] = set()

    def watched(module: Any, name: str) -> None:
        original = getattr(module, name)

        def call(*given: Any, **named: Any) -> Any:
            try:
                asyncio.get_running_loop()
            except RuntimeError:
                away.add(name)
            else:
                here.append(name)
            return original(*given, **named)

        monkeypatch.setattr(module, name, call)

    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "Ben", "link")
        bo.post(opened.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
        with ana.at(opened.table) as hers, bo.at(opened.table) as his:
            play_on([hers, his], random.Random(1), 40)
        watched(ledger, "game_of")
        watched(ledger, "past_rows")
        watched(new_tables, "read_tgn")
        watched(replays, "read_tgn")
        watched(belongings, "write_tgn")
        watched(replays, "shot_of")
        watched(audience.Audience, "log")
        watched(audience, "moment_of")
        with ana.at(opened.table) as chair:
            here.clear()  # what was told before is at hand
            chair.answer("look", number=9)
            text = ana.request("GET", f"/api/tables/{opened.table}/record").text
            assert ana.request("GET", f"/api/tables/{opened.table}/film").status_code == 200
            assert ana.request("POST", "/api/records", {"record": text}).status_code == 201
            bo.post(f"/api/tables/{opened.table}/leave", {"open": True})
            chair.wait("welcome")
        assert (
            ana.request("POST", f"/api/tables/{opened.table}/play-on", {"number": 9, "seat": "Red"}).status_code == 201
        )
        ana.create("Ana", "Ben", "Cy", record=text)
    assert away >= {"game_of", "past_rows", "read_tgn", "write_tgn", "shot_of", "moment_of", "log"}
    assert set(here) <= {"log"}  # and that only once it is at hand


def test_a_page_that_cannot_unpack_is_sent_what_it_can_read(server: Running, ana: Person) -> None:
    opened = ana.create("Ana", "Ben")
    with ana.at(opened.table) as chair:
        assert chair.welcome.table.id == opened.table  # packed: this client asks for it
    for wish in ("", "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=10\r\n"):
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as plain:
            plain.sendall(
                (
                    f"GET /ws/{opened.table} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.url}\r\n"
                    f"Cookie: tikal={ana.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{wish}\r\n"
                ).encode()
            )
            data = b""
            while b'"type":"welcome"' not in data:
                data += plain.recv(65536)
