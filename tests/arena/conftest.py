"""A package that adds bots, as somebody else's would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.failing_bots import ALL
from tikal.bots import registry


@pytest.fixture
def failing_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the failing bots for one test, in the processes it starts too."""
    metadata = tmp_path / "site" / "failing-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: failing\nVersion: 1.0\n")
    lines = [f"{name} = {cls.__module__}:{cls.__name__}" for name, cls in ALL.items()]
    (metadata / "entry_points.txt").write_text("[tikal.bots]\n" + "\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(metadata.parent)
    registry._found.cache_clear()
    yield metadata.parent
    monkeypatch.undo()
    registry._found.cache_clear()
