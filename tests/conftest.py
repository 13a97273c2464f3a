"""What all tests share: they know which build of the engine they run on, and speak English unless told otherwise."""

from __future__ import annotations

import os

import pytest

from tikal.core import engine

BUILD = "interpreted" if engine.__file__.endswith(".py") else "compiled"


def pytest_configure() -> None:
    """Stop at once if `make test` meant the other build: its results would be worth nothing."""
    os.environ["TIKAL_LANGUAGE"] = "en"  # whatever the terminal speaks
    expected = os.environ.get("TIKAL_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"the {expected} engine was expected, but {engine.__file__} is {BUILD}")


def pytest_report_header() -> str:
    return f"tikal: {BUILD} engine in {os.path.dirname(engine.__file__)}"
