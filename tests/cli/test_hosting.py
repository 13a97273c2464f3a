"""`docs/hosting.md` and `deploy`: commands are run as they stand there, files are checked by whoever reads them."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from configparser import RawConfigParser
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.server import stores
from tests.server.house import Person, choices
from tests.server.killing import Process
from tests.server.stores import database
from tests.server.test_nodes import joined, until
from tests.server.test_store import ROWS, SEATS, a_game
from tikal.cli import main
from tikal.cli.admin import LeftOut
from tikal.cli.serve import command as serve
from tikal.server import calls, launch
from tikal.server.sqlite_store import SqliteStore
from tikal.server.store import PersonRow, key_of

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
INSTALLED = "/opt/tikal/bin/tikal"
RUN = ("tikal", "curl")
READ = ("sudo", "podman", "pip", "make", "journalctl")  # they need root, or others' programs and packages


def blocks() -> list[list[list[str]]]:
    """The commands on the page, as words, block by block."""
    found = re.findall(r"(?:^    .+\n)+", PAGE, re.MULTILINE)
    return [[shlex.split(line, comments=True) for line in block.splitlines()] for block in found]


def commands(*first: str) -> list[list[str]]:
    found = [words for block in blocks() for words in block]
    for words in found:
        words[0] = words[0].removeprefix(".venv/bin/")
    return [words for words in found if words[0] in first]


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Whatever a test started and did not end, because it failed, ends with it."""
    yield
    for process in list(Process.started):
        process.kill()


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return database(request.node.nodeid)


def here(words: list[str], url: str) -> list[str]:
    """A command of the page for this computer alone: its addresses and its database are others."""
    words = [url if word.startswith("postgresql://") else word for word in words]
    for option, value in (("--host", "127.0.0.1"), ("--processes", "2")):
        if option in words:
            words[words.index(option) + 1] = value
    return words


def test_every_command_of_the_page_is_run_or_read() -> None:
    found = commands(*RUN, *READ)
    assert len(found) == sum(map(len, blocks())) > 30
    assert len(commands(*RUN)) >= 12


def test_the_servers_of_the_page_start_answer_and_stop(tmp_path: Path, url: str) -> None:
    found = {tuple(here(words[2:], url)) for words in commands("tikal") if words[1] == "serve"}
    assert len(found) == 7
    asked = commands("curl")
    for number, options in enumerate(sorted(found)):
        server = Process(tmp_path / str(number), *options, "--workers", "1", in_file=True)
        for words in asked:
            address = re.sub(r"http://127.0.0.1:\d+", server.url, words[-1])
            answer = subprocess.run([*words[:-1], address], capture_output=True, text=True, check=True)
            assert answer.stdout == "ready\n"
        if "tikal.example.org" in options:
            answered = httpx.get(server.url, headers={"Host": "tikal.example.org", "X-Forwarded-Proto": "https"})
            assert answered.status_code == 200
        assert server.stop() == 0, server.lines


def keep_a_table(file: Path) -> None:
    async def work() -> None:
        store = SqliteStore(file)
        await store.create(a_game(), SEATS, ROWS)
        await store.keep_person(PersonRow("mira", "Mira", key_of("Mira"), "secret", "", 1, 1), None)
        await store.close()

    asyncio.run(work())


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The program as the units know it."""
    program = tmp_path / "bin" / "tikal"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m tikal "$@"\n')
    program.chmod(0o755)
    return program


def test_the_tables_are_looked_after_as_on_the_page(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep_a_table(tmp_path / "tikal" / "tables.sqlite3")
    said = []
    for number, block in enumerate(blocks()):
        (tmp_path / str(number)).mkdir()
        monkeypatch.chdir(tmp_path / str(number))
        for words in block:
            if words[:2] == ["tikal", "admin"]:
                answer = CliRunner().invoke(main, here(words[1:], url))
                assert answer.exit_code == 0, answer.output
                said.append(answer.output)
    assert len(said) == 9 and "0 tables were added; 1 was there already." in said[3]
    assert "1 table was added; 0 were there already." in said[-1]
    assert stores.query_database(url, "SELECT id FROM games") == [("g",)]


# --- what is only read


def test_what_needs_root_names_things_that_there_are() -> None:
    for words in commands("sudo"):
        for word in words:
            if word.startswith("deploy/"):
                assert (ROOT / word).is_file()
            if named := re.fullmatch(r"(tikal-[\w]+)@?[\w.:-]*?(\.\w+)?|tikal@\d+", word):
                units = [path.name for path in DEPLOY.iterdir()]
                base = word.partition("@")[0]
                at = "@" if "@" in word else ""
                assert base.removesuffix(".timer") + at + (named[2] or ".service") in units, word
            if word.startswith("/opt/tikal"):
                assert Path(INSTALLED).is_relative_to(Path(word)) or Path(word).parent == Path(INSTALLED).parent
    assert "\nweb:" in (ROOT / "Makefile").read_text("utf-8") and commands("make") == [["make", "web"]]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert "postgres" in extras and all("[postgres]" in words[-1] for words in commands("pip"))


def unit(name: str) -> list[tuple[str, str]]:
    """The lines of a unit, in order; a name may stand there several times."""
    lines = (DEPLOY / name).read_text("utf-8").splitlines()
    return [(key, value) for key, _, value in (line.partition("=") for line in lines if "=" in line and line[0] != "#")]


def environment() -> dict[str, str]:
    lines = (DEPLOY / "environment").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and line[0] != "#")


def test_systemd_takes_the_units(tmp_path: Path, installed: Path) -> None:
    """Where there is systemd; elsewhere they are only read."""
    (tmp_path / "environment").touch()
    names = []
    for path in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = path.read_text("utf-8").replace(INSTALLED, str(installed))
        assert set(re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)) <= {"Unit", "Service", "Timer", "Install"}
        (tmp_path / path.name).write_text(text.replace("/etc/tikal/environment", str(tmp_path / "environment")))
        names.append(str(tmp_path / path.name.replace("@.", "@8001.")))
    assert len(names) == 4
    if analyze := shutil.which("systemd-analyze"):
        done = subprocess.run([analyze, "verify", *names], capture_output=True, text=True, check=False)
        assert done.returncode == 0 and str(tmp_path) not in done.stderr, done.stderr


def test_the_unit_of_a_server_starts_one_and_stops_it_alone(tmp_path: Path) -> None:
    settings = dict(unit("tikal@.service"))
    options = environment()["TIKAL_OPTIONS"].split()
    assert settings["ExecStart"] == f"{INSTALLED} serve --port %i --log json $TIKAL_OPTIONS"
    assert settings["Environment"] == "XDG_DATA_HOME=%S" and settings["StateDirectory"] == "tikal"
    assert settings["EnvironmentFile"] == "/etc/tikal/environment" and settings["KillMode"] == "mixed"
    server = Process(tmp_path, "--log", "json", *options, in_file=True)
    assert (tmp_path / "tikal" / "tables.sqlite3").is_file()
    server.process.send_signal(signal.SIGTERM)  # not its workers
    assert server.end() == 0


def test_the_units_of_backups_write_one_and_bring_it_back(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep_a_table(tmp_path / "tikal" / "tables.sqlite3")
    (tmp_path / "tikal-backups").mkdir()

    def run(name: str, instance: str = "") -> None:
        signs = {"%": "%", "S": str(tmp_path), "i": instance}
        for key, value in unit(name):
            if key == "ExecStart":
                line = re.sub("%(.)", lambda sign: signs[sign[1]], value.replace(INSTALLED, str(installed)))
                subprocess.run(shlex.split(line), check=True, capture_output=True)

    run("tikal-backup.service")
    (written,) = (tmp_path / "tikal-backups").iterdir()
    (tmp_path / "tikal" / "tables.sqlite3").unlink()
    run("tikal-restore@.service", written.stem)
    assert asyncio.run(SqliteStore(tmp_path / "tikal" / "tables.sqlite3").ids()) == ["g"]
    for name in ("tikal-backup.service", "tikal-restore@.service"):
        assert dict(unit(name))["StateDirectory"] == "tikal tikal-backups"
    assert dict(unit("tikal-backup.service"))["SuccessExitStatus"] == str(
        LeftOut.exit_code
    )  # old ones are removed even then
    timer = RawConfigParser()
    timer.read(DEPLOY / "tikal-backup.timer")
    assert timer["Timer"]["OnCalendar"] and timer["Install"]["WantedBy"] == "timers.target"


def test_the_container_has_what_a_server_needs(tmp_path: Path) -> None:
    text = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", "")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and line[0] != "#"]
    last = [index for index, (word, _) in enumerate(lines) if word == "FROM"][-1]
    final = dict(lines[last:])
    assert final["USER"] == "tikal" and final["EXPOSE"] == str(launch.PORT)
    assert f"{final['ENV'].partition('=')[2]}/tikal" == final["VOLUME"]
    told = [shlex.split(line.translate(str.maketrans("[],", "   "))) for line in (final["ENTRYPOINT"], final["CMD"])]
    assert told[0] == ["tikal"] and told[1][0] == "serve"
    for words in (told[1], *(words for words in commands("podman") if "serve" in words)):
        serve.make_context("serve", words[words.index("serve") + 1 :])  # it can be told that
    sed = next(rest for word, rest in lines if word == "RUN" and rest.startswith("sed"))
    made = subprocess.run(sed.partition(" > ")[0], shell=True, cwd=ROOT, capture_output=True, text=True, check=True)
    pinned = {line.partition("==")[0].strip() for line in made.stdout.splitlines() if "==" in line}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert {re.split(r"[<>=]", name)[0].replace("_", "-").replace(".", "-") for name in needed} <= {
        name.replace("_", "-").replace(".", "-") for name in pinned
    }
    assert "--hash" not in made.stdout and "\\" not in made.stdout
    server = Process(tmp_path, in_file=True)
    probe = shlex.split(final["HEALTHCHECK"].partition("CMD")[2].strip(" []").replace('", "', '" "'))
    code = probe[-1].replace(f"http://127.0.0.1:{launch.PORT}", server.url)
    subprocess.run([sys.executable, "-c", code], check=True)
    assert server.stop() == 0


# --- proxies


def test_the_proxies_pass_on_what_a_server_has_to_know() -> None:
    nginx, caddy = ((DEPLOY / name).read_text("utf-8") for name in ("nginx.conf", "Caddyfile"))
    passed = dict(re.findall(r"proxy_set_header (\S+) (\S+);", nginx))
    assert passed == {
        "Host": "$http_host",
        "Upgrade": "$http_upgrade",
        "Connection": "$tikal_connection",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
    }
    assert f"client_max_body_size {calls.LONGEST_BODY // 1024}k;" in nginx
    for text in (nginx, caddy):
        assert set(re.findall(r"127\.0\.0\.1:(\d+)", text)) == {"8001", "8002"}  # as the units on the page
        assert "ip_hash" in text and "metrics" in text
        assert "tikal.example.org" in text and "--allow-host tikal.example.org" in environment()["TIKAL_OPTIONS"]
    assert {word for words in commands("sudo") for word in words if word.startswith("tikal@")} == {
        "tikal@8001",
        "tikal@8002",
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def nginx(program: str, folder: Path, port: int, ports: list[int]) -> Iterator[None]:
    site = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", (DEPLOY / "nginx.conf").read_text("utf-8"), flags=re.DOTALL)
    site = re.sub(r"\s+ssl_\w+ .*?;", "", site).replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    (folder / "site.conf").write_text(at_ports(site, ports))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log {folder}/errors; daemon off; master_process off; events {{}}\n"
        f"http {{ access_log off; {kept} include {folder}/site.conf; }}\n"
    )
    with started([program, "-p", str(folder), "-e", f"{folder}/errors", "-c", str(folder / "nginx.conf")]):
        yield


@contextmanager
def caddy(program: str, folder: Path, port: int, ports: list[int]) -> Iterator[None]:
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("tikal.example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + at_ports(site, ports))
    with started([program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]):
        yield


def at_ports(text: str, ports: list[int]) -> str:
    for number, port in enumerate(ports, 1):
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{port}")
    return text


@contextmanager
def started(words: list[str]) -> Iterator[None]:
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def program(name: str, folder: Path) -> str:
    """Where a proxy is: in the PATH, or unpacked from Debian's package, which starts nothing. Never a skip."""
    if found := shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin"):
        return found
    if shutil.which("apt-get"):
        for again in (True, True, False):
            if subprocess.run(["apt-get", "download", "-qq", name], cwd=folder, check=False).returncode == 0:
                break
            subprocess.run(["apt-get", "update", "-qq"], check=not again)  # it may be under way elsewhere
            time.sleep(5)
        if package := next(folder.glob(f"{name}_*.deb"), None):
            subprocess.run(["dpkg", "-x", package, folder], check=True)
            return str(next(folder.glob(f"usr/*bin/{name}")))
    raise AssertionError("This test needs nginx and Caddy. Install them (Debian: apt install nginx caddy).")


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_is_played_through_a_proxy_and_goes_on_when_a_server_is_lost(
    tmp_path: Path, url: str, proxy: Callable[[str, Path, int, list[int]], AbstractContextManager[None]]
) -> None:
    options = ("--proxy", "127.0.0.1", "--workers", "1", "--database-url", url)
    servers = [Process(tmp_path / str(number), *options, in_file=True) for number in range(2)]
    port, ports = free_port(), [int(server.url.rpartition(":")[2]) for server in servers]
    with proxy(program(proxy.__name__, tmp_path), tmp_path, port, ports):
        address = f"http://127.0.0.1:{port}"
        until(partial(answers, address))
        with Person(address) as ana, Person(address) as bo:
            opened = ana.create("Ana", "link", first="Red")
            assert joined(bo, opened.invitations[0].path, "Bo") == 200
            with ana.at(opened.table) as chair:
                chair.plays(choices(chair.situation)[0][0])
                before = chair.situation
                assert ana.http.get("/metrics").status_code == 404
            servers[0].kill()
            until(partial(answers, f"{address}/api/home"))
            with ana.at(opened.table) as chair:
                assert chair.situation == before
                chair.plays("+E@A5")
    assert servers[1].stop() == 0


def answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False


def test_help_speaks_three_languages() -> None:
    said = set()
    for language in ("en", "de", "fr"):
        for words in (["admin"], ["admin", "backup"], ["admin", "restore"], ["serve"]):
            answer = CliRunner().invoke(main, ["--language", language, *words, "--help"])
            assert answer.exit_code == 0 and not re.search(r"admin-cli|serve-cli", answer.output)
            said.add(answer.output)
    assert len(said) == 12
