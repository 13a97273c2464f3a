"""Requests, bytes and frames at random: all are answered or cut off, nothing fails, no game changes.

`make soak` tries many more.
"""

from __future__ import annotations

import contextlib
import logging
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from tests.server.hostile import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, Caller, frame
from tests.server.house import Person, Running, choices
from tests.server.test_refusals import TRIES, fields, new_tables, plain
from tikal.server.app import CALLS, PAGES

#: The server runs in a thread of this process, and may use `random` while something is drawn here.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module")

fuzzed = settings(
    max_examples=TRIES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[Person, str]]:
    """Somebody, and a table where they have laid a tile."""
    with Person(server.url) as person:
        opened = person.create("Ana", "Bo", "link", first="Red")
        with person.at(opened.table) as chair:
            chair.plays(choices(chair.situation)[0][0])
        yield person, opened.table


@pytest.fixture(autouse=True)
def nothing_is_complained_of(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test here makes the server write to its log."""
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.name.startswith(("tikal", "uvicorn"))] == []


names = st.text(max_size=12) | st.sampled_from(["{id}", "x", "..", "Red", "White", "super-meeple", "legend", "%00"])
paths = st.sampled_from(sorted({re.sub(r"{.*?}", "{}", call.path) for call in CALLS} | {"/ws/{}", "/{}", "/assets/{}"}))
bodies = st.one_of(
    new_tables,
    plain,
    st.fixed_dictionaries({}, optional={"name": st.text(max_size=50) | plain, "open": st.booleans() | plain}),
    st.fixed_dictionaries({}, optional={"number": st.integers() | plain, "seat": names, "bot": names, "record": names}),
    st.fixed_dictionaries({}, optional={"components": st.text(max_size=100) | plain, "record": st.text(max_size=300)}),
)


@fuzzed
@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS"]),
    path=paths,
    parts=st.tuples(names, names),
    query=st.text(max_size=20),
    body=bodies,
    raw=st.none() | st.binary(max_size=200),
)
def test_every_request_is_answered(
    ana: Person, method: str, path: str, parts: tuple[str, str], query: str, body: Any, raw: bytes | None
) -> None:
    """By somebody who is new here, so that whatever is done is done to nobody's game."""
    given = path.format(*(quote(part, safe="") for part in parts)) + "?" + quote(query)
    answer = ana.request(method, given, json.encode(body) if raw is None else raw)
    ana.heard.clear()
    assert answer.status_code < 500, (method, given, body)
    if answer.status_code >= 400 and method != "HEAD":
        assert answer.json()["refusal"]["sentence"]


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Return bytes with some of them changed, left out, doubled or put in."""
    found = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(found) + 1)
        change = rng.randrange(5)
        if change == 0:
            found[at : at + 1] = bytes([rng.randrange(256)])
        elif change == 1:
            del found[at : at + rng.randint(1, 10)]
        elif change == 2:
            found[at:at] = found[at : at + rng.randint(1, 40)]
        elif change == 3:
            found[at:at] = rng.randbytes(rng.randint(1, 10))
        else:
            found[at:at] = rng.choice([b"\r\n", b"\r\n\r\n", b"\0", b": ", b"chunked", b"\xff" * 9])
    return bytes(found)


def test_bytes_that_are_nearly_a_request(server: Running, table: tuple[Person, str]) -> None:
    person, id = table
    host = urlsplit(server.url).netloc
    head = f"Host: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n"
    said = [f"GET {path} HTTP/1.1\r\n{head}\r\n".encode() for path in (*PAGES, "/api/home", f"/api/tables/{id}/film")]
    said += [
        f"POST /api/tables HTTP/1.1\r\n{head}Content-Length: 2\r\n\r\n{{}}".encode(),
        f"POST /api/records HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n".encode(),
        f"POST /api/records HTTP/1.1\r\n{head}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n".encode(),
        f"GET /ws/{id} HTTP/1.1\r\n{head}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    ]
    for number in range(TRIES):
        rng = random.Random(f"bytes {number}")
        caller = Caller(server.url)
        with contextlib.suppress(ConnectionError):
            caller.send(mutated(rng.choice(said), rng) + mutated(rng.choice(said), rng))
        rng.choice([Caller.reset, Caller.close, Caller.rest_soon])(caller)
    assert person.home().games[0].table == id


@fuzzed
@given(message=fields, seed=st.integers(0, 2**32))
def test_frames_that_are_nearly_messages(server: Running, table: tuple[Person, str], message: Any, seed: int) -> None:
    """Of somebody who only looks on."""
    rng = random.Random(seed)
    _, id = table
    before = server.query("SELECT count(*) FROM rows")
    caller = Caller(server.url)
    caller.open_table(id)
    text = json.encode(message)
    kinds = [TEXT, TEXT, TEXT, BINARY, CONTINUED, PING, PONG, CLOSE, 3, 11]
    said = b"".join(frame(rng.choice(kinds), text[: rng.randint(0, 300)], rng.random() < 0.8) for _ in range(3))
    with contextlib.suppress(ConnectionError):
        caller.send(mutated(said, rng) if rng.random() < 0.7 else said)
    rng.choice([Caller.reset, Caller.close])(caller)
    assert server.query("SELECT count(*) FROM rows") == before
