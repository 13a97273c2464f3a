"""A game as a page that steps: all its moments, small, and safe whatever the players are called."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

import tikal
from tests.drawing.test_picture import game
from tikal.drawing.page import Page
from tikal.drawing.picture import scene
from tikal.game import game_from
from tikal.view import view

LARGEST = 1_500_000  # characters of a whole game
NASTY = ["</script><img src=x>", '{{data}}" onload="', "&lt;b&gt;"]


class Tags(HTMLParser):
    """The elements of a page and what its scripts hold."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] == "script":
            self.scripts.append(data)


def data_of(page: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Tags(page).scripts[0])
    return found


def moments(page: str) -> list[tuple[str, str]]:
    """What is drawn and said at each moment, put together as the page does it."""
    data = data_of(page)
    parts: list[int] = []
    found = []
    for start, gone, put, told in data["moments"]:
        parts[start : start + gone] = put
        found.append(("".join(data["parts"][part] for part in parts), told))
    return found


def story(played: tikal.Game, viewer: int | None = None) -> dict[int, str]:
    """What a viewer hears of each action."""
    heard: dict[int, str] = {}
    for event in played.events(viewer=viewer):
        heard[event.action] = f"{heard.get(event.action, '')} {event.sentence}".strip()
    return heard


@pytest.mark.parametrize(("name", "length"), [("finished", 999), ("legend-finished", 120)])
def test_a_page_has_every_moment_of_a_game_and_stays_small(name: str, length: int) -> None:
    played = game_from(game(name).record.up_to(length))
    page = played.to_html()
    found = moments(page)
    heard = story(played)
    assert [said for _, said in found if said] == ["The beginning", *heard.values()]
    assert len(heard) > 0.8 * played.length
    assert found[-1][0] == "".join(scene(played.view())[0])
    assert found[0][0] == "".join(scene(view(played.record.start(), played.names))[0])
    assert len(page) < LARGEST
    named = set(re.findall(r"#(t-[\w-]+)", "".join(drawn for drawn, _ in found)))
    assert named <= set(re.findall(r'id="(t-[\w-]+)"', page))


def test_a_page_fetches_nothing() -> None:
    page = tikal.new_game(players=2, seed=1).to_html()
    assert "default-src 'none'" in page
    for tag, attrs in Tags(page).tags:
        assert tag not in ("link", "img", "iframe", "object", "base")
        assert not attrs.keys() & {"src", "action"}, tag
        assert (attrs.get("href") or "#").startswith("#")


def test_names_stay_names() -> None:
    named = tikal.new_game(players=3, seed=1, names=NASTY)
    page = named.to_html()
    plain = tikal.new_game(players=3, seed=1, names=["a", "b", "c"]).to_html()
    assert [tag for tag, _ in Tags(page).tags] == [tag for tag, _ in Tags(plain).tags]
    drawn, told = moments(page)[-1]
    for name in NASTY:
        assert name not in drawn
        assert name[:12] in unescape(drawn)
    assert any(name in told for name in NASTY), "what is said is set as text, not as markup"


def test_a_page_speaks_a_language_and_says_what_its_buttons_do() -> None:
    played = tikal.new_game(players=2, seed=1, names=["Ana", "Bo"])
    german = played.to_html(language="de")
    assert '<html lang="de">' in german and "Der Anfang" in german
    with pytest.raises(tikal.InvalidOption, match="no language"):
        played.to_html(language='"><script>')
    buttons = [attrs for tag, attrs in Tags(played.to_html()).tags if tag == "button"]
    assert len({attrs["aria-label"] for attrs in buttons}) == len(buttons) == 4


def test_what_others_looked_at_is_not_told() -> None:
    """A page has the sentences that its viewer hears."""
    played = game_from(game("legend-finished").record.up_to(90))
    assert "Blue sees jade on G1." in story(played, 1).values()
    for seat in (None, 0, 1):
        said = [told for _, told in moments(played.to_html(seat))]
        heard = story(played, seat)
        assert said[1:] == list(heard.values()) + [""] * (played.length - 1 not in heard)
        assert any("jade on G1" in sentence for sentence in said) == (seat == 1)


def test_notebooks_show_a_page_in_a_frame_of_its_own() -> None:
    page = tikal.new_game(players=2, seed=1).to_html()
    assert isinstance(page, Page)
    (frame,) = [attrs for tag, attrs in Tags(page._repr_html_()).tags if tag == "iframe"]
    assert frame["srcdoc"] == page and frame["sandbox"] == "allow-scripts"
