"""Programs in seats of tables: by the host's leave, under a name, and whatever they do the game goes on."""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path

import pytest

from tests.server.house import Person, play_on
from tests.server.killing import Process, gone

ROOT = Path(__file__).parent.parent.parent
DIGGER = shlex.join([str(ROOT / ".venv" / "bin" / "node"), str(ROOT / "examples" / "digger.mjs")])
FAULTS = shlex.join([sys.executable, str(ROOT / "tests" / "bots" / "program_faults.py"), "crash"])

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_a_program_plays_a_whole_game_at_a_table(tmp_path: Path, edition: str) -> None:
    server = Process(tmp_path, "--bot", f"digger={DIGGER}", "--bot", f"faulty={FAULTS}", in_file=True)
    with Person(server.url) as ana:
        listed = {bot.name: bot for bot in ana.home().bots}
        assert not listed["digger"].for_people and edition in {found.id for found in ana.home().editions}
        opened = ana.create("Ana", "bot:digger", "bot:faulty", edition=edition)
        with ana.at(opened.table) as chair:
            play_on([chair], random.Random(1), prefer=lambda action: action == ".")
            assert chair.situation.deciding is None
            assert chair.situation.view.ranking
        refused = ana.request(
            "POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": f"cmd:{DIGGER}"}]}
        )
        assert refused.status_code == 422 and "unknown-bot" in refused.text
    workers = server.workers()
    assert server.stop() == 0
    assert all(gone(worker) for worker in workers)
    said = "\n".join(server.lines)
    assert "faulty failed: raised: ProgramError: it ended with status 1: ValueError: on purpose" in said
    assert "digger failed" not in said and "Traceback" not in said


@pytest.mark.parametrize("bot", ["mine", "Mine=true", "mine=/no/such/program", "greedy=true"])
def test_a_server_does_not_begin_with_a_program_that_is_none(tmp_path: Path, bot: str) -> None:
    server = Process(tmp_path, "--bot", bot, in_file=True)
    assert server.end() != 0
    assert bot.partition("=")[0] in "\n".join(server.lines)
    assert "Traceback" not in "\n".join(server.lines)
