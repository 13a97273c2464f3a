"""Every code has a sentence, and every sentence a use."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor

from tikal import new_game
from tikal.bots.bot import LEVELS
from tikal.classic.editions.options import OPTIONS
from tikal.core.notation import SEATS
from tikal.core.tiles import TERRAINS
from tikal.editions import registry
from tikal.editions.options import write
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.sheet import PartName
from tikal.legend.table.book import LegendBook
from tikal.legend.terminal.reasons import CLEAR
from tikal.lessons import lessons
from tikal.messages import ENGLISH, Catalogue, catalogue, languages
from tikal.server.rulebook import rule_book

SOURCE = Path(__file__).parent.parent / "src" / "tikal"
PAGE = Path(__file__).parent.parent / "web" / "src"
CODE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
#: Families of codes that are put together from parts.
BUILT = (
    "event-", "simulate-round-", "card-name-", "card-text-", "card-face-", "power-name-", "power-text-",
    "card-needs-", "power-needs-", "lacks-tile-", "deed-recruit-",
    "scenario-name-", "effect-name-", "kind-", "terrain-", "figure-", "fault-",
    *(f"lesson-{id}-" for id in lessons()),  # tests/test_lessons.py has more about these
)  # fmt: skip
#: The same, in the page.
BUILT_IN_PAGE = (
    "log-", "told-", "yours-", "treasure-", "colour-", "shape-", "level-", "what-", "house-", "differs-",
    "topic-", "rule-", "example-", "try-", "part-", "part-how-", "card-name-", "card-text-", "card-face-",
    "power-name-", "power-text-", "scenario-name-", "stand-in-", "pick-", "menu-", "brief-", "replay-apart-",
    "edition-about-", "habit-", "habit-noun-", "market-head-", "market-kind-", "market-still-",
)  # fmt: skip
DRAWN = "t-"  # before the names of drawings
#: Literals of the same shape that are no codes.
NO_CODES = {
    "deal-card", "deal-power", "deal-token", "take-card", "take-place", "take-token", "use-token", "extra-ap",
    "ruin-landing", "spare-card", "temple-landing", "three-floors", "legend-box", "chichen-itza", "el-mirador",
    "auction-goes-on", "rest-choose-free", "last-to-play", "last-opener", "guard-treasures", "super-meeple", "utf-8",
    "accept-encoding", "accept-language", "if-none-match", "content-type", "same-origin", "websockets-sansio",
    "march-from", "march-to", "spare-1", "swap-1", "plain-signs", "rev-parse", "tikal-arena", "tikal-arena-summary",
    "tikal-dataset", "auto-generated", "quoted-printable", "open-spiel",
}  # fmt: skip


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob(f"messages/{language}/*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = path.name
    return found


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))


def page_sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))


def codes(path: Path) -> set[str]:
    """The string literals of a file that look like codes; docstrings hold none as a whole."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if CODE.fullmatch(text) and not text.startswith(DRAWN)} - NO_CODES


def test_every_code_has_a_sentence() -> None:
    known = messages("en")
    seen = 0
    for path in SOURCE.rglob("*.py"):
        if "encoding" in (path.parent.name, path.stem):  # where such words name segments of observations
            continue
        for code in codes(path):
            assert code in known or f"event-{code}" in known, f"{path.relative_to(SOURCE)}: {code}"
            seen += 1
    assert seen > 300


def test_every_sentence_is_used() -> None:
    text = sources() + page_sources().replace("'", '"')
    for name in messages("en"):
        if name.startswith("event-"):
            assert f'"{name.removeprefix("event-")}"' in text, name
        elif not name.startswith(BUILT + BUILT_IN_PAGE):
            assert f'"{name}"' in text, name


def test_everything_the_page_says_has_a_sentence() -> None:
    known, text = messages("en"), page_sources().replace("'", '"')
    said = set(re.findall(r"""say\(\s*"([\w-]+)\"""", text))
    either = set(re.findall(r"""say\([^()"]*\? "([\w-]+)" : "([\w-]+)\"""", text))
    assert len(said) > 100
    for code in said | {code for pair in either for code in pair}:
        assert code in known, code
    for family in set(re.findall(r"say\(`([a-z-]+-)\$\{", text)):
        assert family in BUILT_IN_PAGE, family


def test_the_page_has_a_word_for_every_event_and_every_thing() -> None:
    known = messages("en")
    for name in known:
        if name.startswith("event-"):
            assert "log-" + name.removeprefix("event-") in known, name
    view = new_game().view()
    for treasure in view["stack"]["treasures_unseen"]:
        assert f"treasure-{treasure}" in known
    for seat in SEATS:
        assert f"colour-{seat.lower()}" in known and f"shape-{seat.lower()}" in known
    for level in LEVELS:
        assert f"level-{level}" in known
    for terrain in TERRAINS:
        assert f"what-{terrain}" in known
    for option in OPTIONS.values():
        assert f"house-{option.name}" in known
        for value in option.values:
            assert f"house-{option.name}-{write(value)}" in known
            assert f"differs-{option.name}-{write(value)}" in known


def test_legend_has_words_for_every_card_power_and_stage() -> None:
    """What the page puts together: names and texts, and the question of every effect."""
    known = messages("en")
    for face in FACES:
        number = face[:2]
        assert {f"card-name-{number}", f"card-text-{number}", f"card-face-{number}"} <= set(known), number
        if number not in ("01", "07", "20", "21"):
            assert f"pick-{number}" in known, number
    for power in POWERS:
        assert f"power-name-{power}" in known and f"power-text-{power}" in known
    for key in new_game("legend").view()["stand_ins"]:
        assert f"stand-in-{key}" in known, key


def assert_topics_known(game: str, known: Collection[str]) -> None:
    page = (PAGE / "games" / game / "rules.ts").read_text("utf-8")
    topics = re.findall(r'^  \["([a-z-]+)", \[', page, re.MULTILINE)
    assert len(topics) > 10
    for topic in topics:
        assert f"topic-{topic}" in known and f"rule-{topic}" in known


def test_the_rules_have_words_for_every_topic_and_example() -> None:
    known = messages("en")
    assert_topics_known("classic", known)
    for edition in ("super-meeple", "ravensburger"):
        for example in rule_book(edition, auction=True).examples:
            assert f"example-{example.id}" in known
            for verdict in example.verdicts:
                assert f"try-{verdict.kind}" in known and verdict.answer.code in known


def test_legend_has_words_for_everything_in_its_box() -> None:
    known = messages("en")
    assert_topics_known("legend", known)
    book = rule_book("legend", auction=False)
    assert isinstance(book, LegendBook)
    for card in book.cards:
        assert f"card-name-{card.card[:2]}" in known and f"card-text-{card.card[:2]}" in known
    for power in {power for tile in book.power_tiles for power in tile}:
        assert f"power-name-{power}" in known and f"power-text-{power}" in known
    for start in book.scenarios:
        assert f"scenario-name-{start.id}" in known
    for key in book.stand_ins:
        assert f"stand-in-{key}" in known
    for part in get_args(PartName):
        assert f"part-{part}" in known and f"part-how-{part}" in known


def test_no_words_in_the_markup() -> None:
    """What a person reads comes from the catalogue: between tags there are only signs, numbers and expressions."""
    for path in PAGE.rglob("*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
        words = re.sub(r"=>|>=|<=", "", markup)
        while re.search(r"\{[^{}]*\}", words):
            words = re.sub(r"\{[^{}]*\}", "", words)
        for text in re.findall(r">([^<>]*)<", words):
            assert not re.search(r"[A-Za-z]{2,}", text), f"{path.name}: {text.strip()}"


def test_an_edition_is_called_in_english_what_its_file_says() -> None:
    for id, edition in registry.editions().items():
        assert catalogue(ENGLISH).say(f"edition-about-{id}") == edition.about


def test_facts_are_filled_in() -> None:
    text = catalogue(ENGLISH).sentence("no-majority", {"mine": 2, "theirs": 3, "hex": "B5", "leader_strength": 3})
    assert text == "A guard needs the majority: you have strength 2 on B5, a rival has 3 (a leader counts 3)."
    assert catalogue(ENGLISH).sentence("no-such-code") == "no-such-code"


def test_a_lake_is_called_a_lake_wherever_a_tile_of_legend_is_named() -> None:
    facts: dict[str, str | int] = {"hex": "R1", "tile": "h5", "value": 0, "player": "Ana", "turn": 0}
    for code in ("tip-lay", "log-tile-laid", "ask-set", "dock-tile-what", "term-tile"):
        assert "lake" in catalogue(ENGLISH).sentence(code, facts | {"terrain": "lake"}), code


def test_reasons_that_the_terminal_tells_of_legend_are_given_there() -> None:
    rooms = (SOURCE / "core", SOURCE / "legend" / "rules")
    given = set().union(*(codes(path) for room in rooms for path in room.rglob("*.py")))
    assert set(CLEAR) <= given, set(CLEAR) - given


@pytest.mark.parametrize("language", languages())
def test_a_message_that_is_parsed_when_it_is_said_is_the_one_that_is_written(language: str) -> None:
    """All of it, whatever is written round it; and whatever it names is known."""
    words = Catalogue(language)
    written = {
        entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}": entry
        for path in SOURCE.rglob(f"messages/{language}/*.ftl")
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, (Message, Term))
    }
    assert set(words._entries) == set(written)
    for name, entry in written.items():
        words._parse(name)
        parsed = words._bundle._terms[name[1:]] if name[0] == "-" else words._bundle._messages[name]
        assert entry.equals(parsed, ["span", "comment"]), name
        for named in references(entry):
            assert named in words._parsed, f"{name} names {named}"


def references(entry: BaseNode) -> list[str]:
    found: list[str] = []

    class Reader(Visitor):
        def visit_MessageReference(self, node: MessageReference) -> None:
            found.append(node.id.name)

        def visit_TermReference(self, node: TermReference) -> None:
            found.append(f"-{node.id.name}")
            self.generic_visit(node)

    Reader().visit(entry)
    return found
