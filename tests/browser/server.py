"""`tikal serve` for the browser tests: the first table is dealt the same every time, and so is every one after it.

With SEALED=yes it is as everywhere else: the pages of those who play add to the shuffle, so no deal is known before.
"""

from __future__ import annotations

import os
from itertools import count
from unittest.mock import patch

from tikal.cli import main

if __name__ == "__main__":
    deals = (f"browser {number}" for number in count(1))
    with (
        patch("tikal.server.tables.Tables.sealing", os.environ.get("SEALED") == "yes"),
        patch("tikal.server.tables.fresh_seed", deals.__next__),
        patch("tikal.server.replays.fresh_seed", deals.__next__),
    ):
        main()
