"""The notebooks run, and show what they are kept with."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import nbformat
import pytest

from tests.notebooks import NOTEBOOKS, executed, shown, texts


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs_and_says_what_it_is_kept_with(path: Path, tmp_path: Path) -> None:
    kept, ran = nbformat.read(path, as_version=4), executed(path, tmp_path)
    assert texts(ran) == texts(kept), "run `make notebooks`"
    assert [cell.source for cell in ran.cells] == [cell.source for cell in kept.cells]
    for notebook in (kept, ran):
        pictures = shown(notebook, "image/svg+xml")
        assert pictures
        for picture in pictures:
            assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["bot", "match", "play"]
