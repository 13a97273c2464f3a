"""Build hook: compiles `tikal.core` with mypyc, from the same sources that run interpreted.

Without a C compiler, or with TIKAL_BUILD=interpreted, the wheel is plain Python and one line says so.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "src"
CORE = "tikal/core"
#: Not compiled: exceptions gain nothing from it.
INTERPRETED = {"errors.py"}


class CompileCore(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("TIKAL_BUILD") == "interpreted":
            self.app.display_info("tikal: building without compiling, as TIKAL_BUILD=interpreted asks")
            return
        try:
            built = self.compile()
        except (Exception, SystemExit) as error:
            self.app.display_warning(f"tikal: not compiled, it will run interpreted and slower ({_first_line(error)})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(self.output))

    @property
    def output(self) -> Path:
        return Path(self.root) / "build" / "compiled"

    def compile(self) -> list[Path]:
        """Compile the core; return the extension modules."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        shutil.rmtree(self.output, ignore_errors=True)
        core = Path(self.root) / SOURCES / CORE
        modules = sorted(path for path in core.rglob("*.py") if path.name not in INTERPRETED)
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
        return sorted(self.output.rglob("*.so")) + sorted(self.output.rglob("*.pyd"))


@contextlib.contextmanager
def _inside(folder: Path) -> Any:
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
    sys.exit("This is a build hook; install the package with pip instead.")
