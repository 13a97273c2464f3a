"""How much longer a search may go on: a number of looks at positions, or until a moment of the clock."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from tikal.core.arrays import COMPILED

ENDLESS: Final = 1 << 40
BETWEEN_LOOKS: Final = 32  # nodes between two looks at the clock
ENOUGH: Final = 20  # nodes to tell the speed from
SLOW: Final = 300_000.0 if COMPILED else 8_000.0  # nodes a second, where it is not known yet


class Limit:
    """Counts nodes and watches the clock."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.nodes: i64 = 0  # looked at so far
        self.most: i64 = ENDLESS if nodes is None else min(nodes, ENDLESS)
        self.timed: bool = seconds is not None
        self.began: float = time.perf_counter() if seconds is not None else 0.0
        self.deadline: float = self.began + seconds if seconds is not None else 0.0
        self.next_look: i64 = 0
        self.late: bool = False
        self.visit_from: i64 = 0
        self.longest_visit: i64 = 0
        self.visit_began: float = 0.0
        self.visit_time: float = 0.0  # on average: one that comes too late is cut short
        self.visits: int = 0

    def is_over(self) -> bool:
        """Whether to stop now with what has been found."""
        if self.nodes >= self.most:
            self.late = True
        if self.timed and not self.late and self.nodes >= self.next_look:
            self.next_look = self.nodes + BETWEEN_LOOKS
            if time.perf_counter() >= self.deadline:
                self.late = True
        return self.late

    def nodes_left(self) -> i64:
        """About how many more nodes there is room for; in time, at the speed so far."""
        nodes: i64 = ENDLESS if self.most == ENDLESS else self.most - self.nodes
        if self.timed:
            now = time.perf_counter()
            speed = SLOW
            if self.nodes > ENOUGH:
                speed = float(int(self.nodes)) / (now - self.began)
            in_time: i64 = int(min((self.deadline - now) * speed, float(ENDLESS)))
            if in_time < nodes:
                nodes = in_time
        return nodes if nodes > 0 else 0

    def part(self, share: int) -> Limit:
        """Return a limit for a part of the work: `share` percent of what is left of this one."""
        nodes: int | None = None
        if self.most < ENDLESS:
            nodes = int((self.most - self.nodes) * share // 100)
        if not self.timed:
            return Limit(nodes, None)
        return Limit(nodes, (self.deadline - time.perf_counter()) * share / 100)

    def has_room_for_visit(self) -> bool:
        """Whether one more visit would probably end in time; if not, the limit is reached."""
        self.visit_from = self.nodes
        if self.nodes + self.longest_visit > self.most:
            self.late = True
        elif self.timed:
            self.visit_began = time.perf_counter()
            if self.visit_began + self.visit_time > self.deadline:
                self.late = True
        return not self.late

    def visits_left(self) -> i64:
        """About how many more visits there is room for."""
        visits: i64 = ENDLESS
        if self.longest_visit and self.most < ENDLESS:
            visits = (self.most - self.nodes) // self.longest_visit
        if self.timed and self.visit_time > 0.0:
            in_time = int(min((self.deadline - time.perf_counter()) / self.visit_time, float(ENDLESS)))
            if in_time < visits:
                visits = in_time
        return visits if visits > 0 else 0

    def note_visit(self) -> None:
        """A visit has ended."""
        if self.nodes - self.visit_from > self.longest_visit:
            self.longest_visit = self.nodes - self.visit_from
        if self.timed:
            spent = time.perf_counter() - self.visit_began
            self.visits += 1
            self.visit_time += (spent - self.visit_time) / self.visits
