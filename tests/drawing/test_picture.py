"""Pictures of games: whole, well-formed, true to the view, and the same everywhere."""

from __future__ import annotations

import hashlib
import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests.race.title import RaceTitle
from tikal.core.notation import SEATS
from tikal.core.position import SPECTATOR
from tikal.drawing import draw, picture
from tikal.drawing.board import Board
from tikal.drawing.drawings import drawings
from tikal.drawing.geometry import Grid
from tikal.drawing.picture import scene
from tikal.drawing.placing import place
from tikal.record.events import events
from tikal.record.tgn import read_tgn
from tikal.titles import title
from tikal.view import view

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "browser" / "records"
FIXTURES = ROOT / "web" / "src" / "board" / "fixtures"
LARGEST = 230_000  # characters of a picture

#: Where everything goes, whatever it is drawn with: the same in both builds, in every process.
SCENES = {
    "middle": "865dd3df802256e2",
    "auction-middle": "7214cc0792c91077",
    "finished": "8f92071d00bfec5c",
    "legend-camp": "7cd9460940ad2a84",
    "legend-draft": "89c52463997af704",
    "legend-finished": "5451a4ce7aae29c3",
}


def game(name: str) -> tikal.Game:
    return tikal.read_tgn((RECORDS / f"{name}.tgn").read_text("utf-8"), seed=1)


def symbols_in(shown: dict[str, Any]) -> Counter[str]:
    """How often each symbol is put somewhere."""
    return Counter(re.findall(r'href="#t-([\w-]+)"', "".join(scene(shown)[0])))


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_whole_and_stands_alone(name: str) -> None:
    svg = game(name).to_svg()
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    named = set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))
    assert named <= set(ids), named - set(ids)
    assert not re.findall(r'(?:href|src)="(?!#)', svg), "something is to be fetched"
    assert not re.findall(r'id="t-|class="t-|\.t-', svg), "a name that other pictures have too"
    assert len(svg) < LARGEST
    assert svg._repr_svg_() == svg and type(svg._repr_svg_()) is str


@pytest.mark.parametrize("name", SCENES)
def test_everything_is_where_it_was(name: str) -> None:
    parts, _ = scene(game(name).view())
    assert hashlib.sha256("".join(parts).encode()).hexdigest()[:16] == SCENES[name]


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_shows_what_the_view_says(name: str) -> None:
    shown = game(name).view()
    used = symbols_in(shown)
    tiles = [hex for hex in shown["board"] if hex["terrain"] != "jungle"]
    for terrain in {hex["terrain"] for hex in tiles}:
        assert used[f"soil-{terrain}"] >= sum(hex["terrain"] == terrain for hex in tiles)
    crowds = [(seat, group) for hex in shown["board"] for seat, group in hex["figures"].items()]
    assert sum(count for id, count in used.items() if id.startswith("crowd-")) == len(crowds) > 3
    guards = [hex for hex in tiles if hex.get("guard")]
    assert sum(count for id, count in used.items() if id.startswith("guard")) == len(guards)
    camps = [hex for hex in tiles if hex["camp"]]
    assert sum(count for id, count in used.items() if id.startswith("camp-")) == len(camps)
    led = [hex for hex in tiles if hex.get("controller") or hex.get("tied")]
    assert sum(count for id, count in used.items() if id.startswith("lead")) == len(led)
    svg = picture(shown)
    for seat in shown["seats"]:
        assert f">{seat['score']}</text>" in svg


def test_pictures_of_other_positions_differ_in_their_names() -> None:
    one, other = game("middle").to_svg(), game("finished").to_svg()
    names = [set(re.findall(r'id="([\w-]+)"', svg)) for svg in (one, other)]
    assert names[0] and not names[0] & names[1]


def test_a_game_a_position_and_a_view_give_the_same_picture() -> None:
    played = game("middle")
    played.rename(SEATS[: played.players])
    assert played._repr_svg_() == played.to_svg() == draw(played.state) == draw(played.view())
    for wrong in (partial(played.to_svg, 4), partial(draw, played.state, 4)):
        with pytest.raises(tikal.InvalidOption, match="no seat 4"):
            wrong()
    with pytest.raises(TypeError, match="a game is by its to_svg"):
        draw(played)  # type: ignore[arg-type]


def test_names_are_escaped() -> None:
    named = tikal.new_game(players=2, seed=1, names=['<b>&"', "Bo"])
    root = ElementTree.fromstring(named.to_svg())
    assert '<b>&"' in [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_what_is_still_to_come_is_not_drawn() -> None:
    for edition in ("super-meeple", "legend"):
        first = tikal.new_game(edition, players=3, seed=5)
        others = [tikal.game_at(first.state, first.names, seed) for seed in (1, 2)]
        for seat in (None, 0, 1, 2):
            assert len({str(other.to_svg(seat)) for other in (first, *others)}) == 1


def test_what_others_looked_at_is_not_drawn() -> None:
    """Somebody looks at a treasure: they see it in their picture, and nobody else's picture tells which it was."""
    record = read_tgn((RECORDS / "legend-finished.tgn").read_text("utf-8"))
    told = next(event for event in events(record) if event.sentence == "Blue sees jade on G1.")
    state, seat = record.up_to(told.action + 1).end(), 1
    own = draw(state, seat)
    assert [id for id in symbols_in(view(state, record.names, seat)) if id.startswith(("known-", "loose-"))]
    for other in (None, *(n for n in range(record.players) if n != seat)):
        assert not [id for id in symbols_in(view(state, record.names, other)) if id.startswith(("known-", "loose-"))]
        assert draw(state, other) == draw(state.seen_by(SPECTATOR if other is None else other), other) != own


def test_figures_stand_where_they_stand_on_the_page() -> None:
    wanted = json.loads((Path(__file__).parent / "placings.json").read_text("utf-8"))
    compared = 0
    for name, hexes in wanted.items():
        shown = json.loads((FIXTURES / name).read_text("utf-8"))
        large = "place" in shown["board"][0]
        board = Board(shown, title("legend" if large else "classic").drawing())
        for hex in shown["board"]:
            if hex["figures"]:
                spots = place(hex, board._blocked(hex["hex"]), board.size)
                assert {seat: list(spot) for seat, spot in spots.items()} == hexes[hex["hex"]], (name, hex["hex"])
                compared += 1
    assert compared > 50


def test_the_drawings_have_all_that_they_name_and_all_tiles() -> None:
    art = drawings()
    for id, markup in art.symbols.items():
        assert set(re.findall(r"#(t-[\w-]+)", markup)) <= set(art.symbols), id
        assert f'id="{id}"' in markup
    assert {"base", "a1", "g4", "s1", "h11"} <= set(art.tiles)
    assert len(Grid([]).places) == 40


def test_a_game_that_brings_no_pictures_says_so() -> None:
    with pytest.raises(NotImplementedError):
        RaceTitle().drawing()


def test_names_are_not_taken_for_drawings() -> None:
    svg = tikal.new_game(players=2, seed=1, names=["#t-rex", "x.t-y"]).to_svg()
    shown = "".join(ElementTree.fromstring(svg).itertext())
    assert "#t-rex" in shown and "x.t-y" in shown
