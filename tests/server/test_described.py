"""Whatever a client may send by the description of the interface, and what it may not: all is answered, as described.

schemathesis makes it up from `/api/openapi.json` and `/api/messages.json`; nothing fails, and memory does not grow.
`make soak` tries many more.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.hostile import memory_now
from tests.server.house import PATIENCE, Chair, Person, Running, ThinkersHere, choices, running
from tests.server.killing import Process
from tests.server.test_refusals import TRIES
from tikal.editions import registry
from tikal.lessons import lessons
from tikal.messages import languages
from tikal.server import openapi, protocol
from tikal.server.app import CALLS
from tikal.server.calls import Call
from tikal.server.limits import NAMES as LIMITS
from tikal.server.thinkers import Task, Thoughts
from tikal.titles import titles

#: In the thread of the server, asyncpg chooses with `random` among the hosts it may connect to.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module")

EACH = max(4, TRIES // 25)  # requests of a kind
MESSAGES = TRIES // 2
STAY = 12  # messages at a table
ROUND = TRIES // 4  # of both, three times while memory is looked at
MIB = 1024 * 1024
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


def tried(number: int, again: int = 0) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The same examples every time; others if it is done `again`."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        bounded = settings(max_examples=number, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        return seed(again)(bounded(given(data=st.data())(test)))

    return decorate


class Quick(ThinkersHere):
    """Any bot plays at random, which takes no time."""

    async def think(self, task: Task) -> Thoughts:
        return await super().think(replace(task, bot="random"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), Quick(1)) as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_is_complained_of(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test here makes the server write to its log."""
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.name.startswith(("tikal", "uvicorn"))] == []


@cache
def interface() -> Any:
    return schemathesis.openapi.from_dict(openapi.description(CALLS), config=schemathesis.Config())


@cache
def messages() -> Any:
    """The websocket's messages as the body of a request, since schemathesis knows of requests only."""
    text = json.dumps(openapi.messages()).replace("#/$defs/", "#/components/schemas/")
    body = {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ClientMessage"}}},
    }
    description = {
        "openapi": "3.1.0",
        "info": {"title": "Messages", "version": "1"},
        "paths": {"/": {"post": {"requestBody": body, "responses": {"200": {"description": "Never asked for."}}}}},
        "components": {"schemas": json.loads(text)["$defs"]},
    }
    return schemathesis.openapi.from_dict(description, config=schemathesis.Config())["/"]["post"]


@cache
def answers() -> Any:
    return jsonschema_rs.validator_for({"$ref": "#/$defs/ServerMessage", "$defs": openapi.messages()["$defs"]})


#: Drawn before anything is done, so that it does not depend on what there is: hypothesis has to be able to do it again.
picks = st.lists(st.integers(0, 99), min_size=12, max_size=12).map(cycle)


def likely(picked: Iterator[int], value: Any, known: dict[str, list[Any]]) -> Any:
    """Return something in which most parts of a name are such as there are; made-up ones hardly ever are."""
    if isinstance(value, list):
        return [likely(picked, part, known) for part in value]
    if not isinstance(value, dict):
        return value
    found = {}
    for name, part in value.items():
        pick = next(picked) if known.get(name) else 0
        found[name] = known[name][pick % len(known[name])] if pick > 9 else likely(picked, part, known)
    return found


class Caller:
    """Somebody who asks for what schemathesis makes up."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.record = self._record()

    def _record(self) -> str:
        table = self.person.create("Ana", "Cem", first="Red").table
        with self.person.at(table) as chair:
            chair.plays(choices(chair.situation)[0][0])
        record = self.person.request("GET", f"/api/tables/{table}/record").text
        self.person.request("DELETE", f"/api/tables/{table}")
        return record

    def ask(self, data: st.DataObject, call: Call) -> None:
        """Ask for something, and see that the answer is as described. Every time there is a table to ask about."""
        mode = data.draw(st.sampled_from(MODES))
        origin = {"Origin": self.person.url} if data.draw(st.integers(0, 9)) else None
        asked = interface()[call.address][call.method].as_strategy(generation_mode=mode, headers=origin)
        case: Case[Any] = data.draw(asked)
        picked = data.draw(picks)
        known: dict[str, list[Any]] = {
            "edition": ["", *registry.editions()],
            "lesson": list(lessons()),
            "bot": ["", "random", "easy"],
            "name": ["Bea", "Bo", ""],  # any of which may be claimed: none is that of somebody at a table here
            "kind": ["me", "bot", "link"],
            "record": ["", self.record, self.record[:-5]],
            "options": [{}],
            "components": [""],
            "first": [None, "Red"],
            "auction": [False],
            "seat": ["Red", "Blue", "Yellow"],
            "number": [0, 1, 2],
            "seats": [
                [{"kind": "me"}, {"kind": "bot"}],
                [{"kind": "link"}, {"kind": "me"}, {"kind": "me", "name": "Cem"}],
            ],
        }
        opened = None
        if "{id}" in call.path or "{token}" in call.path:
            opened = self.person.create("Ana", "bot:random", "link", first="Red")
            known |= {"id": [opened.table], "token": [opened.invitations[0].path.removeprefix("/join/")]}
        if case.path_parameters and (mode is GenerationMode.POSITIVE or call.takes is not None):
            case.path_parameters = likely(picked, case.path_parameters, known)
        if isinstance(case.body, dict) and mode is GenerationMode.POSITIVE:
            case.body = likely(picked, case.body, known)
        cookie = {"Cookie": f"tikal={self.person.cookie}"}
        answer = case.call(base_url=self.person.url, headers=cookie, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)
        made = [answer.json()["table"]] if answer.status_code == 201 else []
        for table in [*made, *([opened.table] if opened else [])]:
            self.person.request("DELETE", f"/api/tables/{table}")
        self.person.heard.clear()


class Talker:
    """Somebody who says what schemathesis makes up, now at a table of one game, now of another, now at a lesson."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.said = 0
        self.chair = self._sit_down()

    def _sit_down(self) -> Chair:
        places = [*(game.default_edition for game in titles()), *lessons()]
        place = places[self.said // STAY % len(places)]
        if place in lessons():
            return self.person.at(self.person.post("/api/lessons", {"lesson": place, "again": True})["table"])
        return self.person.at(self.person.create("Ana", "bot:random", first="Red", edition=place).table)

    def say(self, data: st.DataObject) -> None:
        """Say something, and see that everything that comes back is as described."""
        mode = data.draw(st.sampled_from(MODES))
        case: Case[Any] = data.draw(messages().as_strategy(generation_mode=mode))
        picked = data.draw(picks)
        self.said += 1
        if self.said % STAY == 0 or self.chair.situation.deciding is None:
            self.leave()
            self.chair = self._sit_down()
        now = self.chair.situation
        known: dict[str, list[Any]] = {
            "seq": [now.seq],
            "seat": ["Red"],
            "actions": [*([now.lesson.todo] if now.lesson else []), *choices(now)],
            "step": [0, 1],
            "action": [actions[0] for actions in choices(now)],
            "number": list(range(now.length + 1)),
            "hex": ["A4", "A5", "B4", "H5"],
            "source": ["A4", "A5"],
            "count": [1],
        }
        said = case.body if isinstance(case.body, bytes) else json.dumps(likely(picked, case.body, known))
        self.chair.socket.send(said)
        last = self.chair.send("look", number=0)  # by the time this is answered the other has been read
        while True:
            answer = self.chair.receive()
            answers().validate(json.loads(self.person.heard[-1]))
            assert not isinstance(answer, protocol.Refused) or answer.refusal.code != "server-error", case.body
            if isinstance(answer, protocol.Moment) and answer.id == last:
                break
        self.person.heard.clear()

    def leave(self) -> None:
        self.chair.close()
        self.person.request("DELETE", f"/api/tables/{self.chair.table}")


@pytest.mark.once
def test_names_in_the_description_are_of_one_thing() -> None:
    """What no schema of OpenAPI can say, and programs that write clients stumble over."""
    found = openapi.description(CALLS)
    operations = [(path, each) for path, methods in found["paths"].items() for each in methods.values()]
    named = [operation["operationId"] for _, operation in operations if "operationId" in operation]
    assert len(set(named)) == len(named) > 40
    for path, operation in operations:
        known = [part["name"] for part in operation["parameters"] if part.get("in") == "path"]
        assert sorted(re.findall(r"\{(\w+)\}", path)) == sorted(known)
    for kind, name in re.findall(r'"#/components/(\w+)/([^"]+)"', json.dumps(found)):
        assert name in found["components"][kind]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.address}")
def test_every_answer_is_as_described(ana: Person, call: Call) -> None:
    caller = Caller(ana)

    @tried(EACH)
    def ask(data: st.DataObject) -> None:
        caller.ask(data, call)

    ask()


def test_every_message_is_answered_as_described(ana: Person) -> None:
    talker = Talker(ana)

    @tried(MESSAGES)
    def say(data: st.DataObject) -> None:
        talker.say(data)

    say()
    talker.leave()


def test_memory_does_not_grow(tmp_path: Path) -> None:
    """By what is made up differently every time, once all languages, rules and much else have been asked for."""
    server = Process(tmp_path, *(f"--limit={name}=1000000" for name in LIMITS))
    with Person(server.url) as ana, Person(server.url) as bo:
        for language in languages():
            assert ana.request("GET", f"/api/invitations/x?language={language}").status_code == 404
        for edition in registry.editions():
            assert ana.request("GET", f"/api/rules/{edition}").status_code == 200
        caller, talker = Caller(ana), Talker(bo)

        def some(number: int, again: int) -> None:
            @tried(number, again)
            def do(data: st.DataObject) -> None:
                call = data.draw(st.sampled_from([None, *CALLS]))
                if call is None:
                    talker.say(data)
                else:
                    caller.ask(data, call)

            do()

        some(ROUND, 1)
        before = memory_now(server.process.pid)
        some(ROUND, 2)
        some(ROUND, 3)
        assert memory_now(server.process.pid) - before < 24 * MIB
        talker.leave()
    assert server.stop() == 0
    assert len(server.lines) == 3, server.lines
