"""A move acknowledged is never lost: the server is killed at random while people and bots play."""

from __future__ import annotations

import os
import random
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, Person, choices
from tests.server.killing import Process
from tests.server.stores import query
from tikal.server import protocol

KILLS = int(os.environ.get("TIKAL_KILLS", "5"))


class Witness:
    """Remembers everything that a person was told, by the number of its row."""

    def __init__(self) -> None:
        self.told: dict[int, tuple[str, str]] = {}
        self.acknowledged = 0

    def hear(self, message: object) -> None:
        if isinstance(message, protocol.Accepted):
            self.acknowledged = max(self.acknowledged, message.seq)
        elif isinstance(message, protocol.Update):
            self.told |= {step.seq: (step.kind, step.action) for step in message.steps}


def play_until_killed(chair: Chair, witness: Witness, rng: random.Random, killer: threading.Timer) -> bool:
    """Do what is offered until the connection breaks, soon after something was played; return whether the game ended
    first.
    """
    waiting = False
    try:
        while chair.situation.deciding is not None:
            now = chair.situation
            if now.offers is not None and not waiting:
                if now.undo.count and rng.random() < 0.1:
                    chair.send("undo", seq=now.seq, seat=now.deciding, count=rng.randint(1, now.undo.count))
                elif now.redo and rng.random() < 0.5:
                    chair.send("redo", seq=now.seq, seat=now.deciding)
                else:
                    chair.send("act", seq=now.seq, seat=now.deciding, actions=rng.choice(choices(now)))
                waiting = True
            message = chair.receive()
            witness.hear(message)
            assert not isinstance(message, protocol.Refused), message
            waiting = waiting and not isinstance(message, protocol.Update)
            if isinstance(message, protocol.Update) and killer.ident is None:
                killer.start()
    except (ConnectionClosed, OSError):
        return False
    return True


def test_a_server_killed_at_random_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    witness = Witness()
    cookie = table = ""
    heard = 0
    for _ in range(KILLS):
        server = Process(tmp_path)
        assert server.url, server.lines
        with Person(server.url, cookie) as person:
            cookie = person.cookie
            table = table or person.create("Ana", "bot", "bot:random").table
            with person.at(table) as chair:
                check(tmp_path, table, witness)
                assert chair.situation.seq >= witness.acknowledged
                killer = threading.Timer(rng.uniform(0.05, 1.0), server.process.kill)
                over = play_until_killed(chair, witness, rng, killer)
                if killer.ident is not None:  # the game was not over before
                    killer.join()
        server.kill()
        check(tmp_path, table, witness)
        heard += len(witness.told)
        if over:  # on to the next game
            table, witness = "", Witness()
    assert heard > KILLS  # it was killed while it played


def check(folder: Path, table: str, witness: Witness) -> None:
    """Whatever anybody was told is on disk, under the same number, and nothing is missing in between."""
    file = folder / "tikal" / "tables.sqlite3"
    rows = query(file, "SELECT number, kind, text FROM rows WHERE game = ? ORDER BY number", table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert len(rows) >= witness.acknowledged
    for seq, step in witness.told.items():
        assert rows[seq - 1][1:] == step
