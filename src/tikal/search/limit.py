"""How much longer a search may go on: so many looks at positions, or until a moment of the clock."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

ENDLESS: Final = 1 << 40


class Limit:
    """Counts nodes and watches the clock. `is_over` is asked often, the clock only every so many nodes."""

    def __init__(self, nodes: int | None, seconds: float | None) -> None:
        self.nodes: i64 = 0  # looked at so far
        self.most: i64 = ENDLESS if nodes is None else nodes
        self.deadline: float = time.perf_counter() + seconds if seconds is not None else 0.0
        self.timed: bool = seconds is not None
        self.next_look: i64 = 0
        self.late: bool = False

    def is_over(self) -> bool:
        """Whether to stop now with what has been found."""
        if self.nodes >= self.most:
            return True
        if self.timed and self.nodes >= self.next_look:
            self.next_look = self.nodes + 32
            if time.perf_counter() >= self.deadline:
                self.late = True
        return self.late

    def seconds_left(self) -> float:
        """Seconds to the deadline; meaningful only where there is one."""
        return self.deadline - time.perf_counter()
