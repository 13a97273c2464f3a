"""`tikal serve` for the browser tests: the first table is dealt the same every time, and so is every one after it.

With SEALED=yes it is as everywhere else: the pages of those who play add to the shuffle, so no deal is known before.
It ends with whoever started it, too: the pipe between the two is closed then.
"""

from __future__ import annotations

import os
import signal
from itertools import count
from threading import Thread
from unittest.mock import patch

from tikal.cli import main


def end_with_starter() -> None:
    """Wait until nobody is at the other end, and stop."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    Thread(target=end_with_starter, daemon=True).start()
    deals = (f"browser {number}" for number in count(1))
    with (
        patch("tikal.server.tables.Tables.sealing", os.environ.get("SEALED") == "yes"),
        patch("tikal.server.new_tables.fresh_seed", deals.__next__),
        patch("tikal.server.replays.fresh_seed", deals.__next__),
    ):
        main()
