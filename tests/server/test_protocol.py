"""The protocol: what stands in its page and in TypeScript is what Python says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from msgspec import json

from tests.server.house import Person
from tikal.editions import registry
from tikal.messages import ENGLISH, catalogue
from tikal.server import protocol, questions
from tikal.server.typescript import typescript
from tikal.titles import title

ROOT = Path(__file__).parent.parent.parent


def test_the_typescript_is_fresh() -> None:
    for place, text in typescript().items():
        assert (ROOT / "web" / "src" / place).read_text("utf-8") == text, "run `make docs`"


WORKED_OUT = """
import sys
from pathlib import Path
import httpx
from msgspec import json
from tests.server.house import running
from tikal.server.sent import sent

with running(Path(sys.argv[1])) as server:
    httpx.get(f"{server.url}/healthz")
for struct in sent():
    struct.__annotations__ = dict.fromkeys(struct.__struct_fields__, "a name that means nothing")
for struct in sent():
    json.Decoder(struct)
"""


@pytest.mark.once
def test_types_are_worked_out_before_several_threads_use_them(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", WORKED_OUT, tmp_path], check=True, cwd=ROOT)


@pytest.mark.parametrize(
    "message",
    [
        protocol.Act(1, 2, "Red", ["+L@A5", "."]),
        protocol.Undo(1, 2, "Blue", 3),
        protocol.Redo(1, 2, "White"),
        protocol.Look(1, 0),
        protocol.Why(1, questions.AskAction("^A4")),
        protocol.Why(1, questions.AskLay("A4", None)),
        protocol.Why(1, questions.AskWalk("A4", True, 2, None)),
        protocol.Why(1, questions.AskHex("A4")),
        protocol.Why(1, questions.AskExchange("Red", "jade", "sun")),
    ],
)
def test_client_messages_survive_the_way_there_and_back(message: protocol.ClientMessage) -> None:
    assert json.decode(json.encode(message), type=protocol.ClientMessage) == message


def test_every_kind_of_message_is_on_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for union in (protocol.ServerMessage, protocol.ClientMessage):
        for kind in get_args(union):
            assert f"`{kind.__struct_config__.tag}`" in page, kind


def test_the_refusals_on_the_page_have_sentences() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    table = page.split("## Refusals")[1].split("## Sentences")[0]
    codes = [
        code for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE) for code in re.findall(r"`([a-z-]+)`", row)
    ]
    assert len(codes) > 20
    for code in codes:
        assert code in catalogue(ENGLISH), code


def test_home_says_what_a_table_can_be(ana: Person) -> None:
    home = ana.home()
    assert home.protocol == protocol.PROTOCOL and home.players == [2, 4]
    assert {"super-meeple", "ravensburger"} <= {edition.id for edition in home.editions}
    assert home.edition in {edition.id for edition in home.editions}
    assert [bot.name for bot in home.bots if bot.for_people] == ["beginner", "easy", "medium", "hard", "expert"]
    assert [bot.for_people for bot in home.bots] == sorted((bot.for_people for bot in home.bots), reverse=True)
    assert {"random", "greedy"} <= {bot.name for bot in home.bots if not bot.for_people}
    assert home.bot == "beginner"
    for edition in home.editions:
        for option in edition.options:
            assert option.usual_auction in option.values or not option.values
        own = title(edition.game).own_choices
        assert [option.name for option in edition.options] == [
            name for name in registry.edition(edition.id).options if name not in own
        ]
