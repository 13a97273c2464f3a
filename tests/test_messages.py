"""Every code has a sentence, and every sentence a use."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tikal.messages import LANGUAGES, catalogue

SOURCE = Path(__file__).parent.parent / "src" / "tikal"
CODE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
#: Families of codes that are put together from parts.
BUILT = ("event-", "simulate-round-", "card-name-", "card-text-", "power-name-", "power-text-", "scenario-name-")
#: Literals of the same shape that are no codes.
NO_CODES = {
    "deal-card", "deal-power", "deal-token", "take-card", "take-place", "take-token", "use-token", "extra-ap",
    "ruin-landing", "spare-card", "temple-landing", "three-floors", "legend-box", "chichen-itza", "el-mirador",
    "auction-goes-on", "rest-choose-free", "last-to-play", "last-opener", "guard-treasures", "super-meeple", "utf-8",
}  # fmt: skip


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "messages").glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = path.name
    return found


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))


def codes(path: Path) -> set[str]:
    """The string literals of a file that look like codes; docstrings hold none as a whole."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if CODE.fullmatch(text)} - NO_CODES


def test_every_code_has_a_sentence() -> None:
    known = messages("en")
    seen = 0
    for folder in ("core", "record", "editions", "."):
        for path in (SOURCE / folder).rglob("*.py") if folder != "." else SOURCE.glob("*.py"):
            for code in codes(path):
                assert code in known or f"event-{code}" in known, f"{path.name}: {code}"
                seen += 1
    assert seen > 150


def test_every_sentence_is_used() -> None:
    text = sources()
    for name in messages("en"):
        if name.startswith("event-"):
            assert f'"{name.removeprefix("event-")}"' in text, name
        elif not name.startswith(BUILT):
            assert f'"{name}"' in text, name


def test_every_language_has_every_sentence() -> None:
    english = set(messages("en"))
    for language in LANGUAGES:
        assert set(messages(language)) == english


def test_facts_are_filled_in() -> None:
    text = catalogue().sentence("no-majority", {"mine": 2, "theirs": 3, "hex": "B5"})
    assert text == "A guard needs the majority: you have strength 2 on B5, a rival has 3 (a leader counts 3)."
    assert catalogue().sentence("no-such-code") == "no-such-code"
