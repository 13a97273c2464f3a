"""The notebooks of `examples/notebooks`, run from top to bottom: `python -m tests.notebooks` writes what they show."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

import tikal

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
PATIENCE = 300  # seconds for a cell


def executed(path: Path, folder: Path) -> Any:
    """Return a notebook with what its cells show when they are run in a folder, by this Python.

    :raises CellExecutionError: if a cell fails.
    """
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    here = str(Path(tikal.__file__).parent.parent)  # the Tikal that runs this, wherever it is
    with TemporaryDirectory() as sockets:  # in which nobody else can listen
        client = NotebookClient(
            notebook,
            config=Config({"KernelManager": {"transport": "ipc", "ip": f"{sockets}/kernel"}}),
            timeout=PATIENCE,
            startup_timeout=PATIENCE,
            record_timing=False,
            coalesce_streams=True,  # however a kernel happens to cut what is printed into pieces
            resources={"metadata": {"path": str(folder)}},
        )
        asyncio.run(client.async_execute(env={**os.environ, "PYTHONPATH": here}))
    notebook.metadata.language_info = {"name": "python"}  # not which Python it was
    return notebook


def texts(notebook: Any) -> list[list[str]]:
    """Return what the cells of a notebook say in letters, cell by cell."""
    return [
        [output.get("text") or output.get("data", {}).get("text/plain", "") for output in cell.outputs]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def shown(notebook: Any, kind: str) -> list[str]:
    """Return all outputs of a kind, "image/svg+xml" as an instance."""
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    return [output["data"][kind] for output in outputs if kind in output.get("data", {})]


def main() -> None:
    for path in NOTEBOOKS:
        nbformat.write(executed(path, path.parent), path)
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
