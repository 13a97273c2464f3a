"""`tikal serve` for the browser tests: the first table is dealt the same every time, and so is every one after it.

With TIKAL_STORE=postgres its tables are in a PostgreSQL server that runs as long as it does.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server import stores
from tikal.cli import main

if __name__ == "__main__":
    if stores.POSTGRES:
        place = sys.argv.index("--data")
        sys.argv[place : place + 2] = ["--database-url", stores.database(sys.argv[place + 1])]
    deals = (f"browser {number}" for number in count(1))
    try:
        with (
            patch("tikal.server.tables.fresh_seed", deals.__next__),
            patch("tikal.server.replays.fresh_seed", deals.__next__),
        ):
            main()
    finally:
        stores.stop()
