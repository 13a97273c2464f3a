"""How a server is doing, for those who watch over it: whether it lives, whether it can serve, and in numbers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping

from tikal import __version__
from tikal.server.connections import CUTS
from tikal.server.limits import REFUSED, Limits
from tikal.server.measures import Family, counter, gauge, histogram
from tikal.server.store import Store, StoreError
from tikal.server.tables import Tables
from tikal.server.thinkers import Thinkers

PATIENCE = 3.0  # seconds for the store to answer


async def answers_in(store: Store) -> float | None:
    """Return in how many seconds the store answers; None if it does not."""
    began = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            await store.glance("")
    except (StoreError, TimeoutError):
        return None
    return time.perf_counter() - began


def gauges(tables: Tables, thinkers: Thinkers, store_seconds: float | None) -> list[Family]:
    """Return how this process is doing now."""
    found = [
        gauge("tikal_info", "Which Tikal this is.", 1, version=__version__),
        gauge("tikal_tables_open", "Tables that somebody looks at or a bot plays at here.", tables.open),
        gauge("tikal_guests", "Pages of tables that are connected here.", tables.guests),
        gauge("tikal_workers", "Processes that think for bots.", len(thinkers.workers)),
        gauge("tikal_thinking", "Of those, how many are thinking.", thinkers.thinking),
        gauge("tikal_waiting", "Thoughts that wait for one.", thinkers.waiting),
        gauge("tikal_store_up", "Whether the store answers.", int(store_seconds is not None)),
        gauge("tikal_joined", "Whether what other servers do is heard here.", int(tables.store.others.joined)),
    ]
    if store_seconds is not None:
        found.append(gauge("tikal_store_seconds", "How long it took to answer just now.", store_seconds))
    return found


def measured(tables: Tables, thinkers: Thinkers, limits: Limits, cuts: Mapping[str, int]) -> list[Family]:
    """Return what this process has done since it was started."""
    told = {"": tables.measured.told}
    actions = tables.measured.actions
    return [
        histogram("tikal_action_seconds", "From an action's arrival until everybody at the table here was told.", told),
        histogram(
            "tikal_store_work_seconds",
            "Reading and writing tables, and agreeing with other servers.",
            tables.store.seconds,
            "kind",
        ),
        histogram("tikal_thought_wait_seconds", "How long thoughts waited for a worker.", {"": thinkers.waited}),
        counter("tikal_actions_total", "What was played here.", "by", actions, ("person", "bot", "chance")),
        counter("tikal_refusals_total", "What was asked for too often.", "limit", limits.refused, REFUSED),
        counter("tikal_cut_offs_total", "Connections that were ended from here.", "why", cuts, CUTS),
    ]
