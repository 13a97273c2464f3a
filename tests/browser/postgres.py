"""A PostgreSQL with one empty database, for browser tests: it says its address, and ends with whoever started it."""

from __future__ import annotations

import signal
import sys

from tests.server import stores

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it, also when all are interrupted together
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        sys.stdout.write(stores.database("browser"))
        sys.stdout.flush()
        sys.stdin.read()  # until the other end is closed, as it is whenever that process ends
    finally:
        stores.stop()
