"""Build hook: compiles the fast parts of Tikal with mypyc, from the same sources that run interpreted.

Where there is no C compiler, or with TIKAL_BUILD=interpreted, the wheel is plain Python, and build/why-interpreted.txt
says so in one line. Where there is one, a core that does not compile is an error. TIKAL_BUILD=compiled makes the
lack of a compiler an error too.

Every module becomes a C file of its own. They are compiled side by side, and again only when their C has changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "src"
OUTPUT = "build/compiled"
#: The folders that are compiled, with all that is in them.
COMPILED = ("tikal/core", "tikal/*/rules", "tikal/*/planning", "tikal/*/encoding")
#: Not compiled: these gain nothing from it.
INTERPRETED = {"__init__.py", "errors.py"}
#: Compiled in a third of the time, for less speed: no bot and no play-out spends its time here.
COLD = {"box", "cards", "invariants", "layout", "line", "line_reader", "notation", "segments"}


class CompileCore(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if made := compile_core(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(root / OUTPUT))


def compile_core(root: Path) -> list[Path]:
    """Compile the fast parts, unless that was done from the very same sources; return the extension modules."""
    wanted = os.environ.get("TIKAL_BUILD", "")
    note = root / "build" / "why-interpreted.txt"
    note.unlink(missing_ok=True)
    folders = [folder for part in COMPILED for folder in (root / SOURCES).glob(part)]
    modules = sorted(path for part in folders for path in part.rglob("*.py") if path.name not in INTERPRETED)
    made_by, made_from = root / OUTPUT / "made-by.txt", root / OUTPUT / "made-from.txt"
    tools, sources = _tools(root), _digest(root, modules)
    if wanted != "interpreted" and _text(made_by) == tools and _text(made_from) == sources:
        return _extensions(root)
    trouble = "TIKAL_BUILD=interpreted asks for it" if wanted == "interpreted" else compiler_trouble()
    if trouble and wanted == "compiled":
        raise RuntimeError(f"TIKAL_BUILD=compiled, but {trouble}")
    if trouble:
        note.parent.mkdir(exist_ok=True)
        note.write_text(f"Tikal is not compiled and will run slower: {trouble}.\n", "utf-8")
        return []
    if _text(made_by) != tools:
        for part in ("mypyc", "objects", "compiled"):
            shutil.rmtree(root / "build" / part, ignore_errors=True)
    made_from.parent.mkdir(parents=True, exist_ok=True)
    made_by.write_text(tools, "utf-8")
    made_from.unlink(missing_ok=True)
    with _inside(root / SOURCES):
        made = _build(root, [str(path.relative_to(root / SOURCES)) for path in modules])
    for path in _extensions(root):
        if path not in made:
            path.unlink()
    made_from.write_text(sources, "utf-8")
    return _extensions(root)


def compiler_trouble() -> str:
    """Return why C cannot be compiled here, or "" if it can: a tiny module that includes Python.h is tried."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n", "utf-8")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (Exception, SystemExit) as error:
            return f"no working C compiler was found ({_first_line(error)})"
    return ""


def _build(root: Path, modules: list[str]) -> set[Path]:
    """Turn modules into C and compile what has changed of it; return the files that there should be."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles as many C files at once as there are cores, the largest first."""

        def build_extensions(self) -> None:
            compile_files, cores = self.compiler.compile, _cores()
            unix = self.compiler.compiler_type == "unix"

            def compile_changed(
                sources: list[str], output_dir: str, extra_postargs: list[str], depends: list[str], **how: Any
            ) -> list[str]:
                def compile_one(source: str) -> None:
                    made = Path(self.compiler.object_filenames([source], output_dir=output_dir)[0])
                    if not made.exists() or made.stat().st_mtime < max(_changed(source), headers):
                        flags = extra_postargs + (_flags(Path(source).stem) if unix else [])
                        compile_files([source], output_dir=output_dir, extra_postargs=flags, **how)

                headers = max(map(_changed, depends), default=0.0)
                with ThreadPoolExecutor(cores) as pool:
                    list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))
                objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
                return objects

            self.compiler.compile = compile_changed
            self.parallel = cores
            super().build_extensions()

    extensions = mypycify(
        ["--config-file", str(root / "pyproject.toml"), *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="tikal_core",
        target_dir=str(root / "build" / "mypyc"),
    )
    command = SideBySide(Distribution({"name": "tikal", "ext_modules": extensions}))
    command.build_lib = str(root / OUTPUT)
    command.build_temp = str(root / "build" / "objects")
    command.ensure_finalized()
    command.run()
    return {Path(path) for path in command.get_outputs()}


def _extensions(root: Path) -> list[Path]:
    """Return the extension modules that were built."""
    return sorted((root / OUTPUT).rglob("*.so")) + sorted((root / OUTPUT).rglob("*.pyd"))


def _tools(root: Path) -> str:
    """Return what tells builds with other tools from this one: the Python, its compiler and this file."""
    from importlib.metadata import version

    return f"{sys.version} {sys.prefix} mypy {version('mypy')} {_digest(root, [root / 'hatch_build.py'])}"


def _digest(root: Path, sources: list[Path]) -> str:
    known = hashlib.sha256()
    for path in sources:
        known.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return known.hexdigest()


def _flags(unit: str) -> list[str]:
    """Return more flags for GCC and Clang: with hidden names, calls from one C file to another cost nothing more."""
    return ["-fvisibility=hidden", *(["-Og"] if unit.rpartition("___")[2] in COLD else [])]


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def _changed(path: str) -> float:
    return os.path.getmtime(path)


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _first_line(error: BaseException) -> str:
    text = str(error).strip() or type(error).__name__
    return text.splitlines()[0][:200]


if __name__ == "__main__":
    compile_core(Path(__file__).parent.resolve())
