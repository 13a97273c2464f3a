"""What a server measures while it works, and how Prometheus reads it (text format 0.0.4)."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds: bounds of what is counted
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Histogram:
    """How long something took, counted between bounds."""

    def __init__(self, bounds: tuple[float, ...] = QUICK) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last: longer than all bounds
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count something that took that long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Count how long something takes, whatever comes of it."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)


class Play:
    """What is measured at the tables of a server."""

    def __init__(self) -> None:
        self.told = Histogram()  # from an action's arrival until everybody here was told
        self.actions: Counter[str] = Counter()  # by whom: a person, a bot, chance


class Sample(NamedTuple):
    """One line."""

    name: str
    labels: Mapping[str, str]
    value: float


class Family(NamedTuple):
    """Samples of one name, with what they mean."""

    name: str
    about: str
    kind: str  # gauge, counter or histogram
    samples: list[Sample]


def gauge(name: str, about: str, value: float, **labels: str) -> Family:
    """Return a number that goes up and down."""
    return Family(name, about, "gauge", [Sample(name, labels, value)])


def counter(name: str, about: str, label: str, counts: Mapping[str, int], known: Iterable[str] = ()) -> Family:
    """Return numbers that only go up, one for each value of a label; those that are `known` stand there from 0 on."""
    samples = [Sample(name, {label: value}, counts.get(value, 0)) for value in dict.fromkeys((*known, *counts))]
    return Family(name, about, "counter", samples)


def histogram(name: str, about: str, found: Mapping[str, Histogram], label: str = "") -> Family:
    """Return how long something took, for each value of a label if there is one."""
    samples: list[Sample] = []
    for value, measured in found.items():
        labels = {label: value} if label else {}
        count = 0
        for bound, more in zip((*map(repr, measured.bounds), "+Inf"), measured.counts, strict=True):
            count += more
            samples.append(Sample(f"{name}_bucket", labels | {"le": bound}, count))
        samples += [Sample(f"{name}_sum", labels, measured.sum), Sample(f"{name}_count", labels, count)]
    return Family(name, about, "histogram", samples)


def exposition(families: Iterable[Family]) -> str:
    """Return numbers as Prometheus reads them."""
    lines: list[str] = []
    for name, about, kind, samples in families:
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
        for sample, labels, value in samples:
            shown = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
            lines.append(f"{sample}{{{shown}}} {value!r}" if shown else f"{sample} {value!r}")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
