"""The docs say what the code does."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

import tikal
import tikal.game
from tikal.editions import registry

ROOT = Path(__file__).parent.parent


def generated() -> dict[str, str]:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    pages: dict[str, str] = module.pages()
    return pages


def test_generated_pages_are_up_to_date() -> None:
    for name, text in generated().items():
        assert (ROOT / "docs" / name).read_text("utf-8") == text, f"{name}: run `make docs`"


def test_the_rules_page_has_the_ids_that_the_tests_prove() -> None:
    listed = (ROOT / "tests" / "rules" / "rule_ids.txt").read_text("utf-8")
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    on_page = set(re.findall(r"\bC-[A-Z]+-\d+\b", page))
    assert on_page == set(re.findall(r"\bC-[A-Z]+-\d+\b", listed))
    assert len(on_page) > 50
    legend_page = (ROOT / "docs" / "legend.md").read_text("utf-8")
    found = set(re.findall(r"\bL-[A-Z]+(?:-\d+)?\b", legend_page))
    assert found == set(re.findall(r"^L-[A-Z]+(?:-\d+)?", listed, re.MULTILINE))


@pytest.mark.parametrize("module", [tikal, tikal.game], ids=["tikal", "tikal.game"])
def test_examples_in_docstrings(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried and not failed


@pytest.mark.parametrize(
    "name",
    ["README.md", "docs/tgn.md", "docs/writing-a-bot.md", "docs/legend.md", "docs/encoding.md", "docs/notebooks.md"],
)
def test_examples_in_pages(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried and not failed


def test_the_actions_on_the_notation_page_can_be_read() -> None:
    notation = registry.ruleset("super-meeple").notation
    page = (ROOT / "docs" / "tgn.md").read_text("utf-8")
    shared, _, added = page[: page.index("## TGN")].partition("| Legend | meaning |")
    table = re.findall(r"^\| `([^`]+)` \|", shared, re.MULTILINE)
    assert len(table) >= 14
    for text in table:
        assert notation.write(notation.read(text)) == text
    legend_notation = registry.ruleset("legend").notation
    texts = [
        text.replace("\\|", "|")
        for row in added.splitlines()
        if row.startswith("| `")
        for text in re.findall(r"`([^`]+)`", row.rpartition(" | ")[0])
    ]
    assert len(texts) >= 30
    for text in [*texts, *(text for text in table if not text.startswith("bid"))]:
        assert legend_notation.write(legend_notation.read(text)) == text


def test_the_game_and_the_position_on_the_notation_page_are_right() -> None:
    page = (ROOT / "docs" / "tgn.md").read_text("utf-8")
    lines = [line.removeprefix("    ") for line in page.splitlines() if line.startswith("    ")]
    start = lines.index('[Game "Tikal"]')
    end = next(n for n, line in enumerate(lines) if line.startswith(">>>"))
    game = tikal.read_tgn("\n".join(lines[start:end]))
    assert [str(action) for action in game.history].count(".") == 2
    (position,) = [line for line in lines if line.startswith("tikal=1 ")]
    assert tikal.State.from_line(position).to_line() == position


def test_the_position_in_the_docstring_of_lines_is_right() -> None:
    text = " ".join((ROOT / "src/tikal/classic/rules/line.py").read_text("utf-8").split())
    line = text[text.index("tikal=1 rules") : text.index("(written as one line)")].strip()
    assert tikal.State.from_line(line).to_line() == line


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_no_page_has_a_placeholder_left() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        left = re.findall(r"^[A-Z]+$", page.read_text("utf-8"), re.MULTILINE)
        assert not left, f"{page.name}: {left}"


def test_the_readme_lists_every_page() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    read_on = readme[readme.index("## Read on") :]
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f"docs/{page.name}" not in read_on] == []
