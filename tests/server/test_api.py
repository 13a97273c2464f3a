"""The description of the interface: it is served, it is whole, and its example plays a game."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from msgspec import json
from starlette.routing import Route, WebSocketRoute

from tests.server.house import Person, Running
from tikal.server import openapi
from tikal.server.app import CALLS

ROOT = Path(__file__).parent.parent.parent


def test_every_address_is_described(server: Running) -> None:
    described = {
        (path, method.upper())
        for path, operations in openapi.description(CALLS)["paths"].items()
        for method in operations
    }
    there = {("/ws/{id}", "GET")}
    *routes, files = server.house.app().routes
    for route in routes:
        assert isinstance(route, (Route, WebSocketRoute))
        if isinstance(route, Route):
            address = route.path.replace(":int}", "}")
            there |= {(address, method) for method in (route.methods or ()) if method != "HEAD"}
    assert described == there
    assert isinstance(files, Route) and files.path == "/{name:path}"


def test_a_server_describes_itself_as_the_docs_do(ana: Person) -> None:
    for name in ("openapi.json", "messages.json"):
        assert ana.get(f"/api/{name}") == json.decode((ROOT / "docs" / name).read_bytes())


def test_nothing_is_described_that_is_not_there() -> None:
    for description in (openapi.description(CALLS), openapi.messages()):
        text = json.encode(description).decode()
        for place in set(re.findall(r'"\$ref":"#/([^"]+)"', text)):
            found = description
            for part in place.split("/"):
                found = found[part]


def test_comments_and_what_games_have_of_their_own_are_described() -> None:
    parts = openapi.messages()["$defs"]
    assert parts["Act"]["properties"]["seq"]["description"] == "of the situation this answers"
    assert len(parts["Situation"]["properties"]["view"]["anyOf"]) == 2
    assert parts["Act"]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/home", "GET, HEAD"),
        ("GET", "/api/tables", "POST"),
        ("GET", "/api/tables/x", "DELETE"),
        ("PUT", "/api/invitations/x", "GET, HEAD, POST"),
        ("POST", "/table/x", "GET, HEAD"),
        ("DELETE", "/assets/app-1234.js", "GET, HEAD"),
    ],
)
def test_a_method_that_an_address_does_not_have(ana: Person, method: str, path: str, allowed: str) -> None:
    answer = ana.request(method, path)
    assert answer.status_code == 405 and answer.headers["allow"] == allowed
    assert answer.json()["refusal"]["code"] == "no-such-page"


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("path", ["/api/components/", "/api/tables/a/b", "/assets/x.js", "/index.html", "/ws/a/b"])
def test_an_address_that_there_is_not_has_no_method(ana: Person, method: str, path: str) -> None:
    answer = ana.request(method, path)
    assert answer.status_code == 404 and "allow" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?skip=x", "/api/games?skip=-1", "/api/games?skip=", "/api/games?skip=1.5",
        "/api/games?skip=" + "9" * 5000,
        "/api/rules/super-meeple?auction=maybe",
    ],
)  # fmt: skip
def test_a_query_that_cannot_be_read(ana: Person, path: str) -> None:
    answer = ana.request("GET", path)
    assert answer.status_code == 400 and answer.json()["refusal"]["code"] == "message-unreadable"


def test_an_edition_that_there_is_not(ana: Person) -> None:
    """One in the address leads nowhere, one in the body cannot be played."""
    box = {"components": ""}
    table = {"edition": "chess", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": ""}]}
    for method, path, body, status in (
        ("GET", "/api/rules/chess", None, 404),
        ("GET", "/api/components/chess", None, 404),
        ("POST", "/api/components/chess", box, 404),
        ("POST", "/api/tables", table, 422),
    ):
        answer = ana.request(method, path, body)
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (status, "unknown-edition")


def test_the_example_plays_a_game(
    server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.+?)^```", page, re.MULTILINE | re.DOTALL)
    monkeypatch.setattr(sys, "argv", ["play.py", server.url])
    exec(compile(example, "docs/api.md", "exec"), {"__name__": "__main__"})
    said = capsys.readouterr().out
    assert said.startswith("The places, first to last: [[") and "Red" in said and "Blue" in said
