"""A package that adds bots, as somebody else's would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.failing_bots import installed


@pytest.fixture
def failing_bots(tmp_path: Path) -> Iterator[Path]:
    """Install the failing bots for one test, in the processes it starts too."""
    with installed(tmp_path / "site") as site:
        yield site
