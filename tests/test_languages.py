"""A language is a folder of catalogues: a toy one is made and goes everywhere where sentences are shown."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, CallArguments, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer
from rich.console import Console

import tikal
from tikal import messages
from tikal.cli import main
from tikal.cli.options import usual_language
from tikal.core.dealer import Rng
from tikal.core.errors import TikalError
from tikal.messages import ENGLISH, Catalogue, catalogue
from tikal.titles import title_of

SOURCE = Path(tikal.__file__).parent
#: Letters of the toy language: no word of it has an English letter.
LETTERS = str.maketrans("abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρςτυφχψωϊϋ")
UPPER = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫ")
#: What stays as it is in every language: what is typed, and names of bots, editions and players.
TYPED = {
    "AP", "Medium", "Easy", "medium", "easy", "Super", "Meeple", "super", "meeple", "Tikal", "tikal", "Legend",
    "Red", "Blue", "Yellow", "White",
}  # fmt: skip


class Toy(Transformer):
    """Writes every text of a catalogue in other letters."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = node.value.translate(LETTERS | UPPER)
        return node

    def visit_StringLiteral(self, node: StringLiteral) -> StringLiteral:
        if "\\" not in node.value:
            node.value = node.value.translate(LETTERS | UPPER)
        return node

    def visit_CallArguments(self, node: CallArguments) -> BaseNode:
        return node  # the codes of other messages


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """Return a language in which everything is said: a translation of every catalogue there is."""
    usual = messages.folders
    for number, folder in enumerate(usual(ENGLISH)):
        (tmp_path / "xx" / str(number)).mkdir(parents=True)
        for file in folder.iterdir():
            tree = Toy().visit(FluentParser().parse(file.read_text("utf-8")))
            (tmp_path / "xx" / str(number) / file.name).write_text(FluentSerializer().serialize(tree), "utf-8")

    def folders(language: str) -> list[object]:
        return list((tmp_path / "xx").iterdir()) if language == "xx" else list(usual(language))

    monkeypatch.setattr(messages, "folders", folders)
    messages.catalogue.cache_clear()
    yield catalogue("xx")
    messages.catalogue.cache_clear()


def english(text: str) -> list[str]:
    """Return the English words in a text: three letters or more that nobody types and nobody is called."""
    text = re.sub(r"\S*/\S*|--\w+|\w+=\S+", " ", text)  # files and options
    return [word for word in re.findall(r"(?<![\w#:@^$<>&+-])[A-Za-z]{3,}(?![\w:@<>])", text) if word not in TYPED]


def test_nothing_is_said_without_a_language() -> None:
    """Only what offers English as a convenience names it; everything else is given a catalogue."""
    convenient = {
        "__init__.py",
        "explain.py",
        "record/teller.py",
        "messages/__init__.py",
        "cli/options.py",
        "cli/editions.py",
    }
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "catalogue":
                assert node.args, path
                if "ENGLISH" in ast.unparse(node):
                    assert str(path.relative_to(SOURCE)) in convenient, path


def test_a_language_without_a_sentence_says_it_in_english(toy: Catalogue) -> None:
    assert catalogue("zz").say("no-temple", hex="A4") == "There is no temple on A4."
    assert english(toy.say("no-temple", hex="A4")) == []
    assert toy.say("no-such-code") == "no-such-code"
    error = TikalError("record-unreadable", text="x", reason=TikalError("unknown-hex", text="x", name="Z9"))
    assert english(error.say(toy)) == [] and english(str(error))


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_events_and_reasons(toy: Catalogue, edition: str) -> None:
    """Whatever happens in a game, and why other things may not, in the toy language."""
    game = tikal.new_game(edition, players=3, seed=5, names=["Red", "Blue", "Yellow"])
    rng = Rng("languages")
    for number in range(150):
        if game.is_over:
            break
        legal = game.legal_actions().texts()
        game.play(legal[rng.below(len(legal))])
        if number % 10 == 0:
            for tried in ("^B5", "$C3", "GE@B5", "C@B4", "+L@A5", "E:A5-B4", "xBlue:jade/sun"):
                assert english(game.explain(tried).say(toy)) == [], game.explain(tried).code
    for event in game.events():
        assert english(event.say(toy)) == [], event.kind


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_the_terminal(toy: Catalogue, tmp_path: Path, edition: str) -> None:
    """Menus, panel, pages and refusals."""
    game = tikal.new_game(edition, players=2, seed=3, names=["Red", "Blue"])
    rng = Rng("terminal")
    out = Console(width=110, color_system=None, file=io.StringIO())
    for number in range(60):
        face = title_of(game.ruleset).face(game, game.names, toy, 0)
        lines = [face.title(), face.question(), *(face.answer(group) for group in face.groups)]
        lines += [line.plain for line in (*face.menu().lines(toy.say, 100), *face.panel(44, 60, short=False))]
        if number % 20 == 0:
            pages = [face.rules_page(), face.score_page(), face.help_page("/file"), face.look_page(face.hexes["A5"])]
            pages += [page("") for page in face.more_pages().values()]
            with out.capture() as capture:
                out.print(*(line for page in pages for line in page), sep="\n")
            lines.append(capture.get())
        for text in lines:
            assert english(text) == [], text
        legal = game.legal_actions().texts()
        game.play(legal[rng.below(len(legal))])


def test_the_program(toy: Catalogue, tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "TIKAL_LANGUAGE": "xx", "COLUMNS": "110"}
    typed = "nonsense\nwhy guard\nscore\nlook A5\nlog\nquit\n"
    played = CliRunner(env=environment).invoke(main, ["play", "--seed", "1", "--names", "Red"], input=typed)
    left = english(played.output.replace("nonsense", ""))
    assert played.exit_code == 0 and not set(left) - {"guard", "score", "log", "quit", "why", "look"}, left
    refused = CliRunner(env=environment).invoke(main, ["arena", "run", "random", "--out", str(tmp_path / "a")])
    assert refused.exit_code == 1 and "τ" in refused.output
    run = ["arena", "run", "--table", "random", "--deals", "1", "--players", "2", "--out", str(tmp_path / "a")]
    shown = CliRunner(env=environment).invoke(main, run)
    assert not set(english(shown.output)) - {"random", "openskill"}, shown.output
    page = (tmp_path / "a" / "results.html").read_text("utf-8")
    assert '<html lang="xx">' in page and "τ" in page


def test_yes_is_typed_in_the_language_that_asks(toy: Catalogue, tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "TIKAL_LANGUAGE": "xx", "COLUMNS": "110"}
    for word in (toy.say("term-yes").split()[0], "y"):
        typed = f"1\n1\n.\n{word}\nq\n"
        options = ["play", "--seats", "Ann,Ben", "--first", "Ann"]
        shown = CliRunner(env=environment).invoke(main, options, input=typed)
        assert toy.say("event-turn-ended", player="Ann", unspent=10) in shown.output, word


def test_the_language_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert usual_language() == ENGLISH
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert usual_language() == "de"
    monkeypatch.setenv("LC_ALL", "C")
    assert usual_language() == ENGLISH


@pytest.mark.parametrize("language", messages.languages())
def test_the_program_speaks_every_language(language: str, tmp_path: Path) -> None:
    """From the locale, and by name; a language that nobody has translated is English, or refused where it is named."""

    def played(locale: str, *arguments: str) -> str:
        environment = {
            "TIKAL_LANGUAGE": "",
            "LC_ALL": locale,
            "COLUMNS": "160",
            "LINES": "60",
            "XDG_DATA_HOME": str(tmp_path / locale),
        }
        options = [*arguments, "play", "--seed", "1", "--first", "Red"]
        result = CliRunner(env=environment).invoke(main, options, input="1\n1\nquit\n")
        assert result.exit_code == 0, result.output
        return result.output

    words = catalogue(language)
    for output in (played(f"{language}_XX.UTF-8"), played("C", "--language", language)):
        assert f"R {words.say('seat-red')}" in output and words.say("term-pieces") in output
        assert words.say("term-group", kind="end") + " " in output
    assert catalogue(ENGLISH).say("term-pieces") in played("zz_ZZ.UTF-8")
    named = CliRunner().invoke(main, ["--language", "zz", "play"])
    assert named.exit_code == 2 and "zz" in named.output and language in named.output


def test_a_seat_without_a_name_is_called_by_its_colour_in_every_language() -> None:
    game = tikal.new_game(seed=1, first_player="Blue")
    game.play(game.legal_actions().texts()[0])
    event = game.events()[-1]
    for language in messages.languages():
        words = catalogue(language)
        assert words.say("seat-blue") in event.say(words)


def test_spaces_that_do_not_break_stay_as_they_are() -> None:
    """French has one before every colon, also in a sentence within a sentence."""
    text = catalogue(ENGLISH).say("record-line", line=3, reason="oui\u202f: 3\u00a0AP\x07")
    assert text == "Line 3: oui\u202f: 3\u00a0AP\ufffd"
