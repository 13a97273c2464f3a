"""What newcomers paste from docs/environments.md runs as it stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("section", ("PettingZoo", "Gymnasium", "OpenSpiel", "Many games in one call"))
def test_snippets_run_as_pasted(section: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text("utf-8").partition(f"## {section}\n\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("    ") or not line]
    exec("\n".join(line.removeprefix("    ") for line in lines), {})
    assert capsys.readouterr().out.strip()
