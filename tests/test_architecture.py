"""The layers of the package: imports point downwards only."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "tikal"

#: Each part may import the parts behind it, and itself.
MAY_IMPORT = {
    "core": set(),
    "editions": {"core"},
    "messages": set(),
    "explain": {"core", "messages"},
    "view": {"core", "editions"},
    "record": {"core", "editions", "messages", "explain", "view"},
    "game": {"core", "editions", "record", "explain", "view"},
    "search": {"core"},
    "bots": {"core", "game", "view", "search"},
    "arena": {"core", "editions", "messages", "game", "bots", "__init__"},
    "server": {"core", "editions", "messages", "explain", "view", "record", "game", "bots", "__init__"},
    "cli": {"core", "editions", "messages", "explain", "view", "record", "game", "bots", "arena", "server", "__init__"},
    "__init__": {"core", "editions", "messages", "game"},
    "__main__": {"cli"},
}


def part_of(module: str) -> str:
    names = module.split(".")
    return names[1] if len(names) > 1 else "__init__"


def imported(path: Path) -> set[str]:
    """The parts of tikal that a source file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {part_of(name.name) for name in node.names if name.name.split(".")[0] == "tikal"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tikal":
            parent = node.module or ""
            for name in node.names:
                is_module = (parent == "tikal" and (SOURCE / name.name).exists()) or (
                    SOURCE / f"{name.name}.py"
                ).exists()
                found.add(part_of(f"{parent}.{name.name}" if parent == "tikal" and is_module else parent))
    return found


def test_imports_point_downwards_only() -> None:
    seen = 0
    for path in SOURCE.rglob("*.py"):
        relative = path.relative_to(SOURCE)
        part = relative.parts[0].removesuffix(".py")
        extra = imported(path) - MAY_IMPORT[part] - {part}
        assert not extra, f"{relative} imports {sorted(extra)}"
        seen += 1
    assert seen > 40


def test_core_asks_nobody_which_edition_it_is_in() -> None:
    """Only the ruleset knows its edition; no rule looks at it, and no edition is named in a rule."""
    games = {"classic", "legend", "legend-box"}  # a game may be named: it has its own state and steps
    ids = {path.stem for path in (SOURCE / "editions" / "data").glob("*.toml")} - games
    for path in (SOURCE / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and path.name not in ("ruleset.py", "position.py"):
                assert node.attr not in ("edition", "options"), f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in ids, f"{path.name}:{node.lineno}"


def test_the_core_imports_no_heavy_library() -> None:
    code = (
        "import sys, tikal.core.engine; "
        "print(sorted({'numpy', 'rich', 'click', 'fluent', 'asyncio'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def without_the_extra(code: str) -> str:
    """Run code where numpy and openskill cannot be imported; return what it prints."""
    code = f"import sys; sys.modules.update(numpy=None, openskill=None)\n{code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_everything_but_the_ratings_of_tournaments_imports_without_the_extra() -> None:
    code = """
import importlib, pkgutil, tikal
for module in pkgutil.walk_packages(tikal.__path__, "tikal."):
    if module.name not in ("tikal.__main__", "tikal.arena.ratings"):
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
