"""What all tests share: they know which build of the engine they run on, and speak English unless told otherwise."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tikal.core import engine

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])  # no times
settings.load_profile("any machine")

BUILD = "interpreted" if engine.__file__.endswith(".py") else "compiled"


def pytest_configure() -> None:
    """Stop at once if `make test` meant the other build: its results would be worth nothing."""
    os.environ["TIKAL_LANGUAGE"] = "en"  # whatever the terminal speaks
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell says so to what it starts in the background ...
        signal.signal(signal.SIGINT, signal.default_int_handler)  # ... but what the tests start is to hear a Ctrl-C
    expected = os.environ.get("TIKAL_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"the {expected} engine was expected, but {engine.__file__} is {BUILD}")


def pytest_report_header() -> str:
    return f"tikal: {BUILD} engine in {os.path.dirname(engine.__file__)}"
