"""The plan of the house: imports point downwards only, and nothing outside a game's folder names a game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tikal.titles import TITLES, titles

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tikal"
PAGE = ROOT / "web" / "src"

#: What everything above the engine may import. Parts know a game only through its title.
HOUSE = {"core", "title", "titles", "editions", "messages", "explain", "view", "record", "game", "__init__"}

#: What each part may import besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "title": {"core", "record"},
    "titles": {"core", "title"},
    "editions": {"core", "title", "titles"},
    "messages": {"core", "titles"},
    "explain": {"core", "messages", "titles"},
    "view": {"core", "editions", "titles"},
    "record": {"core", "editions", "messages", "titles"},
    "drawing": {"core", "titles", "view", "messages", "record"},
    "game": {"core", "editions", "messages", "record", "explain", "view", "drawing"},
    "lessons": {"core", "game", "titles"},
    "bots": {"core", "game", "view", "titles"},
    "env": {*HOUSE, "bots"},
    "ratings": set(),
    "arena": {*HOUSE, "bots", "ratings"},
    "dataset": {*HOUSE, "arena", "bots", "env"},
    "server": {*HOUSE, "bots", "lessons", "ratings"},
    "cli": {*HOUSE, "bots", "arena", "dataset", "server"},
    "__init__": {"core", "editions", "messages", "game", "titles", "drawing"},
    "__main__": {"cli"},
}

#: The rooms of a game: what each may import of the house, and of its own game.
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "rules": ({"core"}, set()),
    "planning": ({"core"}, {"rules"}),
    "encoding": ({"core"}, {"rules"}),
    "editions": ({"core", "editions"}, {"rules"}),
    "sheet": ({"core", "view"}, {"rules"}),
    "view": ({"core", "editions", "view"}, {"rules", "editions", "sheet"}),
    "explain": ({"core", "messages", "editions"}, {"rules"}),
    "events": ({"core", "messages", "record"}, {"rules", "sheet"}),
    "tgn": ({"core", "record"}, {"rules"}),
    "decks": ({"core", "record"}, {"rules"}),
    "drawing": ({"core", "drawing"}, set()),
    "bots": ({*HOUSE, "bots"}, {"rules", "planning"}),
    "table": ({*HOUSE, "server"}, {"rules", "editions", "sheet", "view", "events", "explain"}),
    "terminal": ({*HOUSE, "cli"}, {"rules", "editions", "sheet", "view", "events", "explain"}),
}


def imported(path: Path) -> set[str]:
    """The modules of tikal that a source file imports when it runs, wherever in it."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):  # what only the type checker reads binds nobody
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names if name.name.split(".")[0] == "tikal"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tikal":
            parent = node.module or ""
            for name in node.names:
                inner = SOURCE.parent.joinpath(*parent.split("."), name.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").exists()
                found.add(f"{parent}.{name.name}" if is_module else parent)
    return found


def part_of(module: str) -> str:
    names = module.split(".")
    return names[1] if len(names) > 1 else "__init__"


def sources(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "__pycache__" not in path.parts]


def test_imports_point_downwards_only() -> None:
    seen = 0
    for path in sources(SOURCE):
        relative = path.relative_to(SOURCE)
        part = relative.parts[0].removesuffix(".py")
        if part in TITLES:
            continue
        extra = {part_of(module) for module in imported(path)} - MAY_IMPORT[part] - {part}
        assert not extra, f"{relative} imports {sorted(extra)}"
        seen += 1
    assert seen > 90


@pytest.mark.parametrize("game", TITLES)
def test_rooms_of_a_game_import_downwards_only_and_no_other_game(game: str) -> None:
    seen = 0
    for path in sources(SOURCE / game):
        relative = path.relative_to(SOURCE / game)
        room = relative.parts[0].removesuffix(".py")
        if room in ("__init__", "title"):  # a title loads its rooms when they are asked for
            continue
        house, own = ROOMS[room]
        for module in imported(path):
            names = module.split(".")
            allowed = {room, *own} if names[1] == game else house
            assert names[2 if names[1] == game else 1] in allowed, f"{game}/{relative} imports {module}"
        seen += 1
    assert seen > 50


def test_games_have_the_same_rooms() -> None:
    rooms = [{path.stem for path in (SOURCE / game).iterdir() if not path.name.startswith("__")} for game in TITLES]
    assert set.intersection(*rooms) >= set(ROOMS) - {"tgn"} | {"title"}


NAMED = re.compile("|".join(TITLES), re.IGNORECASE)
HTML = re.compile(r"</?legend\b")  # the element


def strangers(folder: Path, home: str, endings: tuple[str, ...], but: set[Path]) -> list[str]:
    """The lines outside the games' own folders, `<home>/<game>`, that name a game."""
    inside = [folder / home / game for game in TITLES]
    found = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in endings or path in but or any(path.is_relative_to(game) for game in inside):
            continue
        if "node_modules" in path.parts or "client" in path.parts:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if NAMED.search(HTML.sub("", line)):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    return found


def test_no_python_outside_a_game_names_a_game() -> None:
    endings = (".py", ".toml", ".ftl", ".css", ".json")
    assert strangers(SOURCE, "", endings, {SOURCE / "titles.py"}) == []


def test_no_page_outside_a_game_names_a_game() -> None:
    endings = (".ts", ".svelte", ".css")
    assert strangers(PAGE, "games", endings, {PAGE / "games" / "index.ts", PAGE / "games" / "protocol.ts"}) == []


def test_a_title_has_all_its_parts() -> None:
    for game in titles():
        assert TITLES[game.id] == f"{game.package}.title"
        assert game.default_edition
        assert game.options
        assert game.levels


def test_core_asks_nobody_which_edition_it_is_in() -> None:
    """Only the ruleset knows its edition; no rule looks at it, and no edition is named in a rule."""
    ids = {path.stem for path in SOURCE.glob("*/editions/*.toml")} - {"box", *TITLES}
    assert len(ids) > 4
    for path in (
        path for folder in ("core", *(f"{game}/rules" for game in TITLES)) for path in sources(SOURCE / folder)
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and path.name not in ("ruleset.py", "rules.py", "position.py"):
                assert node.attr not in ("edition", "options"), f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in ids, f"{path.name}:{node.lineno}"


def test_the_core_imports_no_heavy_library() -> None:
    code = (
        "import sys, tikal.core.engine; "
        "print(sorted({'numpy', 'openskill', 'rich', 'click', 'fluent', 'asyncio'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def without_the_extra(code: str) -> str:
    """Run code where what extras bring cannot be imported; return what it prints."""
    code = f"import sys; sys.modules.update(numpy=None, ray=None, pyarrow=None)\n{code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_cluster_without_the_extra_names_the_command_that_installs_it() -> None:
    code = """
from click.testing import CliRunner
from tikal.cli import main
done = CliRunner().invoke(main, ["simulate", "--games", "1", "--ray", "local"])
print(done.exit_code, done.output.splitlines()[-1])
"""
    wanted = "A cluster needs Ray, which is not installed. This installs it: "
    assert without_the_extra(code) == f'1 Error: {wanted}{sys.executable} -m pip install "tikal[ray]"'


def test_everything_but_the_ratings_of_tournaments_imports_without_the_extra() -> None:
    code = """
import importlib, pkgutil, tikal
for module in pkgutil.walk_packages(tikal.__path__, "tikal."):
    if module.name not in ("tikal.__main__", "tikal.arena.ratings") and not module.name.startswith("tikal.env."):
        importlib.import_module(module.name)
print(len(sys.modules) > 200)
"""
    assert without_the_extra(code) == "True"


def test_a_tournament_without_the_extra_names_the_command_that_installs_it() -> None:
    code = """
from click.testing import CliRunner
from tikal.cli import main
done = CliRunner().invoke(main, ["arena", "run", "greedy", "random"])
print(done.exit_code, done.output)
"""
    wanted = "Tournaments need numpy, which is not installed. This installs it: "
    assert without_the_extra(code) == f'1 Error: {wanted}{sys.executable} -m pip install "tikal[arena]"'
