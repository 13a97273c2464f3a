"""The page is well formed, complete, and needs nothing from outside."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from tests.arena.games import results
from tikal.arena.outcome import Fault, forfeited
from tikal.arena.report import page
from tikal.arena.results import Results
from tikal.arena.schedule import Fixture, Plan, Question
from tikal.arena.summary import summarise
from tikal.messages import ENGLISH, catalogue


def points(fixture: Fixture) -> list[int]:
    return [30 + 7 * seat + fixture.deal + len(bot) for seat, bot in enumerate(fixture.seats)]


def everything() -> Results:
    found = results(Plan(bots=("greedy", "<b>&", "x" * 40), players=3, deals=4, seconds=0.5, nodes=7), points)
    fault = Fault(0, "blocked", 3, "</td><script>alert(1)</script>")
    found.outcomes[0] = forfeited(found.plan.fixture(0), (1, 2, 3), fault)
    return found


CASES: dict[str, Callable[[], Results]] = {
    "everything": everything,
    "test": lambda: results(Plan(bots=("a", "b"), deals=900, question=Question()), points),
    "equal": lambda: results(Plan(tables=(("a",) * 4,), players=4, deals=3), points),
    "one deal": lambda: results(Plan(bots=("a", "b"), deals=1), lambda fixture: (0, 0)),
    "nothing": lambda: results(Plan(bots=("a", "b"), deals=2, question=Question()), points, games=0),
}


class Tags(HTMLParser):
    """Collects every tag and attribute."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("case", CASES)
def test_the_page_is_well_formed_and_needs_nothing_else(case: str) -> None:
    html = page(summarise(CASES[case]()), catalogue(ENGLISH))
    tree = ET.fromstring(html.removeprefix("<!DOCTYPE html>\n"))
    assert tree.find("head/title") is not None and tree.find("body/section") is not None
    tags = Tags()
    tags.feed(html)
    assert {"html", "head", "meta", "style", "h1", "section"} <= {tag for tag, _ in tags.found}
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in tags.found}
    assert not any({"src", "href", "onclick"} & set(attributes) for _, attributes in tags.found)
    outside = html.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "://" not in outside and "url(" not in outside and "@import" not in outside
    assert "nan" not in re.findall(r'="([^"]*)"', html) and "inf" not in html.replace("info", "").split()


def test_the_page_has_it_all() -> None:
    html = page(summarise(everything()), catalogue(ENGLISH))
    for text in (
        "Standings", "Ratings", "Who beats whom", "Points", "Margins", "Time per turn", "Failures", "blocked", "0.5 s",
        "7 nodes", "tikal arena run greedy", "--seed 1", "&lt;b&gt;&amp;", "commit unknown", "prefers-color-scheme",
        'name="viewport"', "one game forfeited",
    ):  # fmt: skip
        assert text in html, text
    assert html.count("<svg") == 4
    assert "Sequential test" in page(summarise(CASES["test"]()), catalogue(ENGLISH))


def test_equal_bots_have_no_ratings_and_no_matrix() -> None:
    html = page(summarise(CASES["equal"]()), catalogue(ENGLISH))
    assert "Who beats whom" not in html and "Ratings" not in html and "Margins" in html
