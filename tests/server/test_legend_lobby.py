"""Tables of Legend from the home page: scenarios, corrected boxes, lists, invitations, films."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from tests.server.house import Person, decode
from tikal.legend.editions.builder import standard_text
from tikal.legend.view import LegendView
from tikal.server import lobby
from tikal.server.film import Film

RECORDS = Path(__file__).parent.parent / "browser" / "records"


def box(person: Person) -> str:
    """The standard data file as the page gets it."""
    answer = person.request("GET", "/api/components/legend")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/toml")
    assert answer.headers["content-disposition"] == 'attachment; filename="legend-box.toml"'
    return answer.text


def test_the_data_file_to_correct_is_the_standard_one(ana: Person) -> None:
    text = box(ana)
    assert text == standard_text()
    checked = ana.post("/api/components/legend", {"components": text})
    assert checked["corrected"] is False and "border" in checked["stand_ins"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "box-faulty"),
        ("= =", "box-not-toml"),
        ("version = 1", "box-faulty"),
        ("[" * 900, "box-not-toml"),
        ("[" * 5000, "box-long-line"),
        (".".join("a" * 20_000) + "= 1", "box-long-line"),
        ("a\n" * 40_000, "box-too-long"),
    ],
)
def test_a_wrong_data_file_is_refused(ana: Person, text: str, code: str) -> None:
    answer = ana.request("POST", "/api/components/legend", {"components": text})
    refusal = answer.json()["refusal"]
    assert answer.status_code == 422 and refusal["code"] == code and refusal["sentence"] != code


def test_a_table_with_a_corrected_box_says_so(ana: Person, bo: Person) -> None:
    text = box(ana).replace("left_slots = 3 ", "left_slots = 4 ").replace('    "left_slots",', "    #")
    checked = ana.post("/api/components/legend", {"components": text})
    assert checked["corrected"] is True and "left_slots" not in checked["stand_ins"]
    opened = ana.create("me", "link", edition="legend", options={"scenario": "calakmul"}, components=text)
    with ana.at(opened.table) as chair:
        assert chair.welcome.table.box is not None
        assert chair.welcome.table.box.corrected and chair.welcome.table.box.scenario == "calakmul"
        view = chair.situation.view
        assert isinstance(view, LegendView) and view.seats[0].left_slots == 4 and "left_slots" not in view.stand_ins
    token = opened.invitations[0].path.removeprefix("/join/")
    invitation = json.decode(bo.request("GET", f"/api/invitations/{token}").content, type=lobby.Invitation)
    assert invitation.game == "legend" and invitation.subtitle == "calakmul"


def test_games_of_legend_in_the_list(ana: Person) -> None:
    ana.create("me:A", "me:B", edition="legend", options={"scenario": "uxmal"})
    ana.create("me:A", "me:B")
    games = {card.game: card for card in ana.home().games}
    classic, legend = games["classic"], games["legend"]
    assert legend.subtitle == "uxmal" and (legend.turn, legend.left) == (1, 5)
    assert classic.subtitle == ""


def test_a_record_of_legend_is_watched_and_played_on(ana: Person) -> None:
    text = (RECORDS / "legend-scoring.tgn").read_text("utf-8")
    table = ana.post("/api/records", {"record": text})["table"]
    film = decode(ana.request("GET", f"/api/tables/{table}/film").content, Film)
    assert isinstance(film.first, LegendView) and len(film.first.board) == 56
    assert any(event.kind == "legend-scored" and event.sheet for event in film.log)
    opened = ana.post(f"/api/tables/{table}/play-on", {"number": len(film.frames), "seat": "Red", "bot": "random"})
    with ana.at(opened["table"]) as chair:
        assert chair.situation.deciding == "Red"
