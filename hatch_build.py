"""Build hook: compiles the core, rules and planning with mypyc, from the same sources that run interpreted.

Where there is no C compiler, or with TIKAL_BUILD=interpreted, the wheel is plain Python, and build/why-interpreted.txt
says so in one line. Where there is one, a core that does not compile is an error. TIKAL_BUILD=compiled makes the
lack of a compiler an error too.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "src"
COMPILED = ("tikal/core", *(f"tikal/{game}/{room}" for game in ("classic", "legend") for room in ("rules", "planning")))
#: Not compiled: exceptions gain nothing from it.
INTERPRETED = {"errors.py"}


class CompileCore(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        wanted = os.environ.get("TIKAL_BUILD", "")
        trouble = "TIKAL_BUILD=interpreted asks for it" if wanted == "interpreted" else self.compiler_trouble()
        note = Path(self.root) / "build" / "why-interpreted.txt"
        note.unlink(missing_ok=True)
        if trouble and wanted == "compiled":
            raise RuntimeError(f"TIKAL_BUILD=compiled, but {trouble}")
        if trouble:
            note.parent.mkdir(exist_ok=True)
            note.write_text(f"Tikal is not compiled and will run slower: {trouble}.\n", "utf-8")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in self.compile():
            build_data["force_include"][str(path)] = str(path.relative_to(self.output))

    def compiler_trouble(self) -> str:
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

    @property
    def output(self) -> Path:
        return Path(self.root) / "build" / "compiled"

    def compile(self) -> list[Path]:
        """Compile the fast parts, unless that was done from the very same sources; return the extension modules."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        folders = [Path(self.root) / SOURCES / part for part in COMPILED]
        modules = sorted(path for part in folders for path in part.rglob("*.py") if path.name not in INTERPRETED)
        made_from = self.output / "made-from.txt"
        digest = _digest([*modules, Path(__file__)])
        if made_from.exists() and made_from.read_text("utf-8") == digest:
            return self.extensions()
        shutil.rmtree(self.output, ignore_errors=True)
        with _inside(Path(self.root) / SOURCES):
            names = [str(path.relative_to(Path(self.root) / SOURCES)) for path in modules]
            extensions = mypycify(
                ["--config-file", str(Path(self.root) / "pyproject.toml"), *names],
                opt_level="3",
                debug_level="0",
                group_name="tikal_core",
                target_dir=str(Path(self.root) / "build" / "mypyc"),
            )
            command = build_ext(Distribution({"name": "tikal", "ext_modules": extensions}))
            command.build_lib = str(self.output)
            command.build_temp = str(Path(self.root) / "build" / "objects")
            command.ensure_finalized()
            command.run()
        made_from.write_text(digest, "utf-8")
        return self.extensions()

    def extensions(self) -> list[Path]:
        """Return the extension modules that were built."""
        return sorted(self.output.rglob("*.so")) + sorted(self.output.rglob("*.pyd"))


def _digest(sources: list[Path]) -> str:
    """Return what tells one build from another: the sources, the Python and the compiler of Python."""
    from importlib.metadata import version

    known = hashlib.sha256(f"{sys.version} {sys.executable} mypy {version('mypy')}".encode())
    for path in sources:
        known.update(path.name.encode() + path.read_bytes())
    return known.hexdigest()


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
