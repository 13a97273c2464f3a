"""`tikal serve` for the browser tests: the first table is dealt the same every time, and so is every one after it."""

from __future__ import annotations

from itertools import count
from unittest.mock import patch

from tikal.cli import main

if __name__ == "__main__":
    deals = (f"browser {number}" for number in count(1))
    with (
        patch("tikal.server.tables.fresh_seed", deals.__next__),
        patch("tikal.server.replays.fresh_seed", deals.__next__),
    ):
        main()
