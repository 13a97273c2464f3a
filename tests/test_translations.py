"""Every language says everything that English says, with the same facts; what is missing is listed message by message.

A language is the folders `messages/<code>/`, here and in every game, with files of the same names as the English ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Literal,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from tikal.messages import ENGLISH, best_language, folders, languages

SOURCE = Path(__file__).parent.parent / "src" / "tikal"
OTHERS = languages()[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: Signs that a language writes in its own way.
WRONG_SIGNS = {"de": ('"', "'", "..."), "fr": ("'", "...", " :", " ;", " ?", " !", "« ", " »")}
#: Messages that show what is typed, as it is typed: their ids begin so.
TYPED = (
    "term-", "box-", "record-header", "arena-extra", "ray-extra", "dataset-extra", "upload-example", "upload-next-file",
    "bad-programs",
)  # fmt: skip
#: Messages that may read as in English in any language: names, signs and what is typed.
NAMES = {
    "scenario-name-calakmul", "scenario-name-el-mirador", "scenario-name-palenque", "scenario-name-uxmal",
    "card-name-07", "table-title", "ask-legend-over", "term-l-game-kind", "arena-elo", "arena-llr", "arena-openskill",
    "bots-seconds", "reminders-webhook",
    "upload-example",
}  # fmt: skip
#: ... and in one language: words that happen to be the same.
SAME: dict[str, set[str]] = {
    "de": {
        "topic-camp", "market-tab", "term-l-ap-token-short", "term-l-column-land", "replay-round-short", "arena-bot",
        "bots-name", "arena-turn-median", "arena-page-seed", "editions-option", "setup-bot", "setup-bot-name",
        "setup-link", "setup-guest-name", "treasure-jade", "treasure-vase", "term-path", "term-ap", "term-camp",
        "term-summary", "term-prompt-ap", "chat-tab", "plan-tab", "account-name", "account-passphrase",
        "clock-seconds", "clock-minutes", "clock-plus",
    },
    "fr": {
        "plan-tab",
        "player-played", "clock-seconds", "clock-minutes", "clock-plus", "clock-plate-hours",
        "arena-bot", "arena-page-commit", "arena-page-points", "arena-points", "arena-score", "bots-name",
        "editions-option", "kind-jade", "kind-plume", "kind-serpent", "kind-vase", "level-expert",
        "market-head-tiles", "market-kind-tiles", "market-tab", "over-temples", "over-total", "part-temples",
        "replay-pause", "setup-bot", "setup-bot-name", "shape-red", "sheet-temples", "table-journal", "table-log",
        "table-menu",
        "table-temples", "term-column-points", "term-column-temples", "terrain-temple", "topic-camp", "treasure-jade",
        "treasure-plume", "treasure-serpent", "treasure-vase", "what-jungle", "chat-messages",
        "chat-tab",
    },
}  # fmt: skip


class Said(NamedTuple):
    """One message of one language."""

    file: str
    message: Message


def said_in(language: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for path in sorted(SOURCE.rglob(f"messages/{language}/*.ftl")):
        file = path.relative_to(SOURCE).as_posix().replace(f"/{language}/", "/*/")
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Said(file, entry)
    return found


EN = said_in(ENGLISH)


def below(node: BaseNode) -> Iterator[BaseNode]:
    """A node and everything in it."""
    yield node
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, BaseNode):
                yield from below(one)


def variables(message: Message) -> set[str]:
    return {node.id.name for node in below(message) if isinstance(node, VariableReference)}


def printed(message: Message) -> set[str]:
    """The variables that are shown, not only chosen by."""
    found: set[str] = set()
    for node in below(message):
        if isinstance(node, Placeable) and not isinstance(node.expression, SelectExpression):
            found |= {inner.id.name for inner in below(node) if isinstance(inner, VariableReference)}
    return found


def called(message: Message) -> set[str]:
    """Functions and other messages that are used."""
    kinds = (FunctionReference, MessageReference)
    return {node.id.name for node in below(message) if isinstance(node, kinds)}


def keys(message: Message) -> dict[str, set[str]]:
    """By variable, what it is compared with; numbers and plurals count for nothing."""
    found: dict[str, set[str]] = {}
    for node in below(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            names = {key.key.name for key in node.variants if isinstance(key.key, Identifier)} - PLURALS
            found.setdefault(node.selector.id.name, set()).update(names)
    return found


def texts(message: Message) -> list[str]:
    """What is read, piece by piece."""
    return [str(node.value) for node in below(message) if isinstance(node, TextElement)]


def pattern(message: Message) -> str:
    assert isinstance(message.value, Pattern)
    bare = Message(Identifier("x"), message.value)
    return FluentSerializer().serialize_entry(bare)


def report(language: str, what: str, wrong: dict[str, str]) -> str:
    lines = [f"{name} ({place})" for name, place in sorted(wrong.items(), key=lambda item: (item[1], item[0]))]
    return f"\n{len(lines)} {what} in {language!r}:\n  " + "\n  ".join(lines)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    said = said_in(language)
    missing = {name: EN[name].file for name in EN.keys() - said.keys()}
    assert not missing, report(language, "messages are missing", missing)
    unused = {name: said[name].file for name in said.keys() - EN.keys()}
    assert not unused, report(language, "messages are unknown to English, and so unused", unused)
    elsewhere = {name: said[name].file for name in EN if said[name].file != EN[name].file}
    assert not elsewhere, report(language, "messages stand in another file than the English ones", elsewhere)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    said, same = said_in(language), {}
    for name in EN.keys() & said.keys() - NAMES - SAME.get(language, set()):
        lettered = any(sign.isalpha() for text in texts(EN[name].message) for sign in text)
        if lettered and pattern(said[name].message) == pattern(EN[name].message):
            same[name] = f"{EN[name].file}: {' '.join(texts(EN[name].message))[:60]}"
    assert not same, report(language, "messages read as in English (SAME lists those that may)", same)
    listed = SAME.get(language, set())
    stale = {name for name in listed if name not in EN or pattern(said[name].message) != pattern(EN[name].message)}
    assert not stale, f"listed in SAME, but not the same: {sorted(stale)}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_facts_are_those_of_the_english_message(language: str) -> None:
    known: dict[str, set[str]] = {}
    for name in EN:
        for variable, names in keys(EN[name].message).items():
            known.setdefault(variable, set()).update(names)
    said, wrong = said_in(language), {}
    for name in EN.keys() & said.keys():
        ours, theirs = EN[name].message, said[name].message
        if extra := variables(theirs) - variables(ours):
            wrong[name] = f"{said[name].file}: ${', $'.join(sorted(extra))} is not given"
        elif lost := printed(ours) - variables(theirs):
            wrong[name] = f"{said[name].file}: ${', $'.join(sorted(lost))} is not said"
        elif foreign := called(theirs) - called(ours) - {"WORD"}:
            wrong[name] = f"{said[name].file}: {', '.join(sorted(foreign))} is not called in English"
        elif [a.id.name for a in ours.attributes] != [a.id.name for a in theirs.attributes]:
            wrong[name] = f"{said[name].file}: other attributes"
        for variable, names in keys(theirs).items():
            own = keys(ours).get(variable)
            allowed = own if own else known.get(variable, names)
            if strange := names - allowed:
                wrong[name] = f"{said[name].file}: ${variable} is never {', '.join(sorted(strange))}"
    assert not wrong, report(language, "messages have wrong arguments", wrong)


@pytest.mark.parametrize("language", OTHERS)
def test_words_of_words_are_codes(language: str) -> None:
    """What WORD is given besides a fact is the beginning of a code, the same in every language."""
    families = {node.value for said in EN.values() for node in below(said.message) if isinstance(node, Literal)}
    for name, (file, message) in said_in(language).items():
        for call in below(message):
            if isinstance(call, FunctionReference):
                for node in call.arguments.positional:
                    assert not isinstance(node, Literal) or node.value in families, f"{file}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_signs_are_those_of_the_language(language: str) -> None:
    wrong = {
        name: f"{file}: {sign}"
        for name, (file, message) in said_in(language).items()
        for sign in WRONG_SIGNS.get(language, ())
        if not name.startswith(TYPED) and any(sign in text for text in texts(message))
    }
    assert not wrong, report(language, "messages have signs of another language", wrong)


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_is_read(language: str) -> None:
    read = {f"{folder}/{file.name}" for folder in folders(language) if folder.is_dir() for file in folder.iterdir()}
    there = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob(f"messages/{language}/*.ftl")}
    assert {place.rpartition("/tikal/")[2] for place in read} == there


def test_languages_are_the_folders_there_are() -> None:
    found = {path.parent.name for path in SOURCE.rglob("messages/*/*.ftl")}
    assert set(languages()) == found and languages()[0] == ENGLISH
    assert best_language(["xx", "en-GB"]) == best_language([]) == ENGLISH
    for language in OTHERS:
        assert best_language(["xx", f"{language}-AT", ENGLISH]) == language
