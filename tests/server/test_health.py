"""How a server is doing, as those who watch over it ask."""

from __future__ import annotations

import asyncio
import math
import re
from pathlib import Path

import httpx
import pytest

from tests.server.hostile import Caller
from tests.server.house import BOUNDLESS, PATIENCE, Person, Running, choices, running
from tests.server.test_nodes import until
from tikal.server import connections
from tikal.server.limits import Limits
from tikal.server.measures import Histogram, counter, exposition, gauge, histogram
from tikal.server.store import StoreError
from tikal.server.thinkers import Task, Thinkers, Thoughts


def numbers(server: Running) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if not line.startswith("#"))}


def test_a_server_lives_and_is_ready_and_gives_nobody_a_cookie(server: Running) -> None:
    for path, text in (("healthz", "alive\n"), ("readyz", "ready\n")):
        answer = httpx.get(f"{server.url}/{path}")
        assert (answer.status_code, answer.text) == (200, text) and "set-cookie" not in answer.headers
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_server_without_its_store_lives_and_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(id: str) -> None:
        raise StoreError("gone")

    monkeypatch.setattr(server.store, "glance", gone)
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert httpx.get(f"{server.url}/readyz").status_code == 503
    assert numbers(server)["tikal_store_up"] == 0


def test_a_server_that_does_not_hear_the_others_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert numbers(server)["tikal_joined"] == 1
    monkeypatch.setattr(server.store.others, "joined", False)
    assert httpx.get(f"{server.url}/readyz").status_code == 503
    assert numbers(server)["tikal_joined"] == 0


def test_numbers_count_tables_guests_and_thoughts(tmp_path: Path) -> None:
    class Still(Thinkers):
        def start(self) -> None:
            pass

        async def _ask(self, worker: object, task: Task) -> Thoughts:
            await asyncio.Event().wait()
            raise AssertionError

    with running(tmp_path, Still(1)) as server, Person(server.url) as ana:
        before = numbers(server)
        assert before["tikal_tables_open"] == before["tikal_guests"] == before["tikal_thinking"] == 0
        for _ in range(3):
            ana.create("Ana", "bot", first="Blue")
        table = ana.create("Ana", "Bo").table
        with ana.at(table), ana.at(table):
            now = numbers(server)
        assert (now["tikal_tables_open"], now["tikal_guests"]) == (4, 2)
        assert (now["tikal_workers"], now["tikal_thinking"], now["tikal_waiting"]) == (1, 1, 2)
        assert now["tikal_store_up"] == 1 and now["tikal_store_seconds"] > 0


def test_who_asks_too_often_is_told(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits({"requests": 1})) as server:
        answers = [httpx.get(f"{server.url}/healthz").status_code for _ in range(12)]
    assert answers[0] == 200 and answers[-1] == 429


# --- the format

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\\\|\\"|\\n)*"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (\S+)")
KINDS = ("counter", "gauge", "histogram")


def read(text: str) -> dict[str, dict[tuple[str, str], float]]:
    """Return the families of an exposition, each with its samples by name and labels, as strictly as its rules say."""
    assert text.endswith("\n") and not text.endswith("\n\n")
    families: dict[str, dict[tuple[str, str], float]] = {}
    kinds: dict[str, str] = {}
    lines = iter(text.splitlines())
    family = ""
    for line in lines:
        if line.startswith("#"):
            hash, word, family, about = line.split(" ", 3)
            assert (hash, word) == ("#", "HELP") and about and family not in families  # once, and all in one group
            hash, word, named, kind = next(lines).split(" ")
            assert (word, named) == ("TYPE", family) and kind in KINDS
            assert (kind == "counter") == family.endswith("_total")
            families[family], kinds[family] = {}, kind
            continue
        found = SAMPLE.fullmatch(line)
        assert found is not None, line
        name, labels, value = found[1], found[2] or "", float(found[3])
        parts = [family + part for part in ("_bucket", "_sum", "_count")] if kinds[family] == "histogram" else [family]
        assert name in parts and (name, labels) not in families[family]
        assert kinds[family] == "gauge" or value >= 0
        families[family][name, labels] = value
    for family in (family for family, kind in kinds.items() if kind == "histogram"):
        check_histogram(family, families[family])
    return families


def check_histogram(family: str, samples: dict[tuple[str, str], float]) -> None:
    """Buckets add up: each holds all before it, the last everything."""
    for name, labels in [key for key in samples if key[0] == f"{family}_count"]:
        own = f"{labels}," if labels else ""
        buckets = [
            (float(known.removeprefix(own)[4:-1]), value)
            for (part, known), value in samples.items()
            if part == f"{family}_bucket" and known.startswith(own + "le=")
        ]
        assert buckets == sorted(buckets) and [value for _, value in buckets] == sorted(value for _, value in buckets)
        assert buckets[-1] == (math.inf, samples[name, labels])
        assert (f"{family}_sum", labels) in samples


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    took = Histogram((0.5, 1.0))
    for seconds in (0.1, 0.5, 0.7, 3.0):
        took.add(seconds)
    text = exposition(
        [
            gauge("up", "Whether it is.", 1, mark='a "b" \\ c\nd'),
            counter("things_total", "Things.", "kind", {"new": 123456789}, ("old",)),
            histogram("took_seconds", "How long.", {"x": took, "y": Histogram()}, "kind"),
        ]
    )
    found = read(text)
    assert 'up{mark="a \\"b\\" \\\\ c\\nd"} 1\n' in text
    assert found["things_total"] == {("things_total", 'kind="old"'): 0, ("things_total", 'kind="new"'): 123456789}
    buckets = [found["took_seconds"]["took_seconds_bucket", f'kind="x",le="{le}"'] for le in ("0.5", "1.0", "+Inf")]
    assert buckets == [2, 3, 4] and found["took_seconds"]["took_seconds_sum", 'kind="x"'] == pytest.approx(4.3)


def test_what_was_done_is_counted_and_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FIRST", 0.5)
    limits = Limits(BOUNDLESS | {"hints": 1})
    with running(tmp_path, limits=limits) as server, Person(server.url) as ana:
        with ana.at(ana.create("Ana", "bot:random", first="Red").table) as chair:
            chair.plays(choices(chair.situation)[0][0])
            chair.plays("+E@A5", "+E@A5")
            chair.refused("act", seq=0, seat="Red", actions=["."])
            for _ in range(3):
                chair.answer("advise", seq=chair.situation.seq, seat="Red")
            chair.plays(".")
            chair.wait_until(lambda now: now.deciding == "Red")
        silent = Caller(server.url)
        until(silent.is_cut_off)
        found = read(httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text)
    assert found["tikal_action_seconds"]["tikal_action_seconds_count", ""] == 3
    actions = {labels: value for (_, labels), value in found["tikal_actions_total"].items()}
    assert actions['by="person"'] == 4 and actions['by="bot"'] >= 2 and actions['by="chance"'] >= 2
    assert found["tikal_refusals_total"]["tikal_refusals_total", 'limit="hints"'] == 2
    assert found["tikal_refusals_total"]["tikal_refusals_total", 'limit="requests"'] == 0
    assert found["tikal_cut_offs_total"]["tikal_cut_offs_total", 'why="slow"'] >= 1
    for kind in ("read", "write"):
        assert found["tikal_store_work_seconds"]["tikal_store_work_seconds_count", f'kind="{kind}"'] > 0


def test_the_time_that_thoughts_wait_is_measured() -> None:
    class Slow(Thinkers):
        def start(self) -> None:
            pass

        async def _ask(self, worker: object, task: Task) -> Thoughts:
            await asyncio.sleep(0.2)
            return Thoughts((), 0, 0, True)

    async def work() -> list[int]:
        thinkers = Slow(1)
        await asyncio.gather(*(thinkers.think(Task("random", "1", "", visitor=name)) for name in "ab"))
        return thinkers.waited.counts

    counts = asyncio.run(work())
    assert sum(counts) == 2 and counts[0] == 1  # one at once, the other after it
