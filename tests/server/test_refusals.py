"""What is not done is refused with a code and a sentence, and nothing changes."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from websockets.exceptions import InvalidStatus

from tests.server.house import Chair, Person, Running, choices
from tikal.server import protocol, questions, sockets
from tikal.server.calls import LONGEST_BODY
from tikal.server.store import StoreError

#: The server runs in a thread of this process, and may use `random` while something is drawn here.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module")

TRIES = int(os.environ.get("TIKAL_FUZZ", "100"))  # `make soak` tries many more
UNCHECKED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@pytest.fixture(scope="module")
def chair(server: Running) -> Iterator[Chair]:
    """Ana, who has laid her first tile."""
    person = Person(server.url)
    opened = person.create("Ana", "bot", "link", first="Red")
    with person.at(opened.table) as chair:
        chair.plays(choices(chair.situation)[0][0])
        yield chair
    person.close()


def rows(server: Running) -> list[tuple[Any, ...]]:
    return server.query("SELECT * FROM rows ORDER BY game, number")


# --- over the websocket


def test_stale(chair: Chair) -> None:
    now = chair.situation
    for seq in (now.seq - 1, now.seq + 1, 0, -1, 2**62, 10**30):
        assert chair.refused("act", seq=seq, seat="Red", actions=["+L@A5"]) == "stale"
        assert chair.refused("undo", seq=seq, seat="Red") == "stale"


def test_out_of_turn_and_foreign_seat(chair: Chair) -> None:
    seq = chair.situation.seq
    for seat in ("Blue", "Yellow", "White"):  # a bot's, an open one, one that does not exist
        assert chair.refused("act", seq=seq, seat=seat, actions=["."]) == "foreign-seat"
        assert chair.refused("redo", seq=seq, seat=seat) == "foreign-seat"


def test_the_same_request_twice_is_done_once(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        chair.plays(choices(chair.situation)[0][0])
        request = {"seq": chair.situation.seq, "seat": "Red", "actions": ["+E@A5"]}
        chair.send("act", **request)
        chair.send("act", **request)
        assert chair.wait("accepted").seq == request["seq"] + 1  # type: ignore[operator]
        assert chair.wait("refused").refusal.code == "stale"


def test_rules_are_refused_with_the_engine_s_reason(chair: Chair) -> None:
    expected = {
        "^A4": "no-own-member", "GE@A4": "no-own-member", "$B4": "no-ruin", "E:A5-B4": "no-explorer-there",
        "bid 3": "not-in-this-game", "xBlue:jade/sun": "treasure-not-owned", "+E@H1": "not-own-camp",
        "~a5": "chance-decides", "nonsense": "unreadable-action", "": "unreadable-action", "+E@Z9": "unknown-hex",
        "C@A4": "no-camp-site", "🗿": "unreadable-action", "x" * 5000: "unreadable-action",
    }  # fmt: skip
    for action, code in expected.items():
        assert chair.refused("act", seq=chair.situation.seq, seat="Red", actions=[action]) == code


def test_several_actions_are_all_done_or_none(chair: Chair) -> None:
    seq = chair.situation.seq
    assert chair.refused("act", seq=seq, seat="Red", actions=["+E@A5", "+L@A5", "^A4"]) == "no-own-member"
    assert chair.refused("act", seq=seq, seat="Red", actions=[".", "."]) == "list-past-reveal"
    assert chair.refused("act", seq=seq, seat="Red", actions=[]) == "no-actions"
    assert chair.refused("act", seq=seq, seat="Red", actions=["."] * 65) == "too-many-actions"
    for count in (0, -1):
        assert chair.refused("undo", seq=seq, seat="Red", count=count) == "no-actions"
    assert chair.refused("undo", seq=seq, seat="Red", count=2) == "too-many-actions"
    assert chair.refused("redo", seq=seq, seat="Red") == "redo-nothing"


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "1", '"act"', "{}", '{"type":"act"}', '{"type":"fly","id":1}', '{"type":1,"id":1}',
        '{"type":"act","id":1,"seq":1,"seat":"Red","actions":"."}',
        '{"type":"act","id":1,"seq":1,"seat":"Mauve","actions":["."]}',
        '{"type":"act","id":1,"seq":"1","seat":"Red","actions":["."]}',
        '{"type":"act","id":1,"seq":1.5,"seat":"Red","actions":["."]}',
        '{"type":"act","id":1,"seq":1,"seat":"Red","actions":["."],"extra":1}',
        '{"type":"act","id":"1","seq":1,"seat":"Red","actions":["."]}',
        '{"type":"why","id":1,"question":{"about":"weather"}}', '{"type":"why","id":1,"question":null}',
        "[" * 10000, '{"a":' * 2000,
    ],
)  # fmt: skip
def test_malformed(server: Running, chair: Chair, text: str) -> None:
    before = rows(server)
    chair.socket.send(text)
    assert chair.wait("refused").refusal.code == "message-unreadable"
    assert rows(server) == before


def test_binary_and_too_long(server: Running, chair: Chair) -> None:
    chair.socket.send(b'{"type":"look","id":1,"number":0}')
    assert chair.wait("refused").refusal.code == "message-unreadable"
    chair.socket.send('{"type":"look","id":1,"number":0}' + " " * sockets.LONGEST)
    assert chair.wait("refused").refusal.code == "message-too-long"
    assert chair.answer("look", number=0).number == 0


def test_a_message_of_more_than_the_limit_ends_the_connection(chair: Chair) -> None:
    with chair.person.at(chair.table) as other:
        other.socket.send(" " * (sockets.HARD_LIMIT + 1))
        assert other.ends() == 1009
    assert chair.answer("look", number=0).number == 0


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["act", "undo", "redo", "why", "look"]) | plain,
        "id": st.integers() | plain,
        "seq": st.integers(0, 9) | plain,
        "seat": st.sampled_from(["Red", "Blue", "Yellow"]) | plain,
        "actions": st.lists(st.text(max_size=12) | st.sampled_from(["^A4", "+E@Z1", "bid 3"]), max_size=70) | plain,
        "count": st.integers() | plain,
        "number": st.integers() | plain,
        "question": st.fixed_dictionaries(
            {"about": st.sampled_from(["action", "lay", "walk", "hex", "exchange"])},
            optional={
                "hex": st.sampled_from(["A4", "a5", "H5", "Z9"]) | plain, "turn": st.integers() | plain,
                "source": st.sampled_from(["A4", "A5", "Q1"]) | plain, "leader": st.booleans(),
                "explorers": st.integers() | plain, "action": st.text(max_size=20),
                "seat": st.sampled_from(["Red", "Blue", "White"]), "give": st.text(max_size=9), "take": st.just("jade"),
            },
        )
        | plain,
    },
)  # fmt: skip


@settings(max_examples=3 * TRIES, deadline=None, suppress_health_check=UNCHECKED)
@given(message=fields)
def test_whatever_is_sent_is_answered_and_nothing_changes(server: Running, chair: Chair, message: Any) -> None:
    before = chair.situation
    chair.socket.send(json.encode(message).decode())
    answer = chair.receive()
    assert isinstance(answer, (protocol.Refused, questions.Answer, protocol.Moment)), message
    assert chair.situation == before


@settings(max_examples=TRIES, deadline=None, suppress_health_check=UNCHECKED)
@given(text=st.text(max_size=200))
def test_noise_is_refused(chair: Chair, text: str) -> None:
    chair.socket.send(text)
    assert isinstance(chair.receive(), protocol.Refused)


# --- over HTTP


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": []}, "nobody-plays"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "nobody-plays"),
        ({"seats": [{"kind": "me"}]}, "bad-player-count"),
        ({"seats": [{"kind": "me"}] * 5}, "bad-player-count"),
        ({"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "a"}]}, "same-names"),
        ({"seats": [{"kind": "me", "name": "\x00"}, {"kind": "bot"}]}, "bad-name"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "edition": "mahjong"}, "unknown-edition"),
        ({"seats": [{"kind": "me"}] * 2, "edition": "legend", "auction": True}, "no-auction"),
        ({"seats": [{"kind": "me"}] * 2, "edition": "legend", "options": {"scenario": "atlantis"}}, "bad-option-value"),
        ({"seats": [{"kind": "me"}] * 2, "edition": "legend", "components": "= ="}, "box-not-toml"),
        ({"seats": [{"kind": "me"}] * 2, "edition": "legend", "components": "version = 1"}, "box-faulty"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": "y"}}, "unknown-option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"ties": "y"}}, "bad-option-value"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"all_pass": "x"}}, "option-needs-auction"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "first": "White"}, "unknown-first-player"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "record": "nonsense"}, "record-header-missing"),
        ({"seats": [{"kind": "king"}, {"kind": "bot"}]}, "message-unreadable"),
        ({"seats": "me"}, "message-unreadable"),
        ([], "message-unreadable"),
        (b"{", "message-unreadable"),
        (b"\xff", "message-unreadable"),
        (b"[" * 100_000, "message-unreadable"),
    ],
)  # fmt: skip
def test_tables_that_cannot_be(server: Running, ana: Person, body: Any, code: str) -> None:
    before = server.query("SELECT count(*) FROM games")
    answer = ana.request("POST", "/api/tables", body)
    assert 400 <= answer.status_code < 500
    refusal = answer.json()["refusal"]
    assert refusal["code"] == code and refusal["sentence"] != code
    assert server.query("SELECT count(*) FROM games") == before


new_tables = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["me", "bot", "link"]) | plain},
                optional={"name": st.text(max_size=50) | plain, "bot": st.sampled_from(["", "greedy", "x"]) | plain},
            )
            | plain,
            max_size=6,
        )
        | plain,
        "edition": st.sampled_from(["", "super-meeple", "reference"]) | plain,
        "auction": st.booleans() | plain,
        "options": st.dictionaries(st.sampled_from(["ties", "start_score", "x"]), st.text(max_size=9)) | plain,
        "first": st.sampled_from(["Red", "White"]) | plain,
        "record": st.text(max_size=200) | plain,
    },
)


@settings(max_examples=TRIES, deadline=None, suppress_health_check=UNCHECKED)
@given(body=new_tables | plain)
def test_whatever_a_new_table_is_asked_to_be_the_server_answers(server: Running, ana: Person, body: Any) -> None:
    answer = ana.request("POST", "/api/tables", json.encode(body))
    assert answer.status_code == 201 or 400 <= answer.status_code < 500, body
    if answer.status_code == 201:
        assert ana.request("DELETE", f"/api/tables/{answer.json()['table']}").status_code == 200
    else:
        assert answer.json()["refusal"]["sentence"]


def test_a_record_with_other_seats(ana: Person) -> None:
    opened = ana.create("Ana", "Bo")
    tgn = ana.request("GET", f"/api/tables/{opened.table}/record").text
    body = {"seats": [{"kind": "me"}] * 3, "record": tgn}
    assert ana.post("/api/tables", body)["refusal"]["code"] == "seats-do-not-fit"


def test_a_body_that_is_too_long_or_no_json(ana: Person) -> None:
    answer = ana.request("POST", "/api/tables", b" " * (LONGEST_BODY + 1))
    assert answer.status_code == 413 and answer.json()["refusal"]["code"] == "message-too-long"
    answer = ana.http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415 and answer.json()["refusal"]["code"] == "not-json"


def test_pages_and_tables_that_are_not_there(ana: Person) -> None:
    for path in (
        "/api/nothing",
        "/favicon.gif",
        "/assets/none.js",
        "/index.html",
        "/../secret",
        "/api/tables/x/record",
    ):
        answer = ana.http.get(path)
        assert answer.status_code == 404 and answer.json()["refusal"]["code"] in ("no-such-page", "no-such-table")
    for path in ("/api/tables/x/leave", "/api/tables/x/rematch", "/api/tables/x/seats/Red"):
        assert ana.post(path, {})["refusal"]["code"] == "no-such-table"
    answer = ana.http.post("/api/home")
    assert answer.status_code == 405 and answer.json()["refusal"]["code"] == "no-such-page"
    assert ana.get("/api/invitations/x")["refusal"]["code"] == "no-such-invitation"


def test_too_many_tables(monkeypatch: pytest.MonkeyPatch, ana: Person) -> None:
    monkeypatch.setattr("tikal.server.new_tables.MOST_TABLES", 2)
    ana.create("Ana", "bot")
    ana.create("Ana", "bot")
    answer = ana.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert answer["refusal"]["code"] == "too-many-tables"


# --- from elsewhere


@pytest.mark.parametrize(
    "origin", ["", "null", "http://evil.example", "https://127.0.0.1", "file://", "http://127.0.0.1:1", "http://["]
)
def test_another_site_cannot_use_the_cookie(server: Running, ana: Person, origin: str) -> None:
    opened = ana.create("Ana", "bot")
    headers = {"Origin": origin, "Cookie": f"tikal={ana.cookie}"}
    with pytest.raises(InvalidStatus) as refused:
        ana.at(opened.table, **headers)
    assert refused.value.response.status_code == 403
    answer = ana.request("DELETE", f"/api/tables/{opened.table}", Origin=origin)
    assert answer.status_code == 403 and answer.json()["refusal"]["code"] == "foreign-origin"
    assert ana.home().games[0].table == opened.table


def test_a_name_that_is_not_this_server_s(server: Running, ana: Person) -> None:
    answer = httpx.get(server.url + "/api/home", headers={"Host": "evil.example"})
    assert answer.status_code == 421 and answer.json()["refusal"]["code"] == "foreign-host"
    opened = ana.create("Ana", "bot")
    headers = {"Origin": "http://evil.example", "Host": "evil.example"}
    with pytest.raises(InvalidStatus):
        ana.at(opened.table, **headers)


def test_a_made_up_cookie_is_nobody_s(server: Running, ana: Person) -> None:
    opened = ana.create("Ana", "bot", first="Red")
    for cookie in ("", "x", "a" * 43, "a" * 5000, server.query("SELECT host FROM games LIMIT 1")[0][0]):
        with ana.at(opened.table, Cookie=f"tikal={cookie}") as chair:
            assert chair.situation.offers is None and not chair.welcome.host
            assert chair.refused("act", seq=chair.situation.seq, seat="Red", actions=["."]) == "foreign-seat"
    fresh = httpx.get(server.url + "/api/home", headers={"Cookie": "tikal=short"})
    assert "HttpOnly" in fresh.headers["set-cookie"] and "SameSite=lax" in fresh.headers["set-cookie"]


def test_a_full_disk_changes_nothing(server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        action = random.Random(1).choice(choices(chair.situation))[0]
        original = server.store.append

        async def full(*_: object) -> None:
            raise StoreError("database or disk is full")

        before = server.query("SELECT * FROM rows WHERE game = ?", opened.table)
        now = chair.situation
        monkeypatch.setattr(server.store, "append", full)
        answer = chair.act(action)
        assert isinstance(answer, protocol.Refused) and answer.refusal.code == "not-written"
        assert chair.situation == now
        assert server.query("SELECT * FROM rows WHERE game = ?", opened.table) == before
        monkeypatch.setattr(server.store, "append", original)
        chair.plays(action)


def test_a_full_disk_is_said_over_http_too(server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(server.store, "create", full)
    answer = ana.request("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert answer.status_code == 503 and answer.json()["refusal"]["code"] == "not-written"


def test_a_bot_goes_on_when_the_disk_has_room_again(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tikal.server import bot_seats

    original = server.store.append
    refused = []

    async def full(*_: object) -> None:
        refused.append(True)
        monkeypatch.setattr(server.store, "append", original)
        raise StoreError("database or disk is full")

    monkeypatch.setattr(bot_seats, "RETRY", 0.1)
    monkeypatch.setattr(server.store, "append", full)
    opened = ana.create("Ana", "bot", first="Blue")
    with ana.at(opened.table) as chair:
        chair.wait_until(lambda now: now.deciding == "Red")
    assert refused
