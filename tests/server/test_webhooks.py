"""Webhooks: signed, to addresses of the whole internet only, and no receiver holds anybody up."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from ipaddress import ip_address
from pathlib import Path

import pytest

from tests.server.mailboxes import certified
from tests.server.receivers import ANYWHERE, Receiver
from tikal.server import webhooks
from tikal.server.webhooks import Rule, Webhooks, is_public
from tikal.server.words import NotPossible

pytestmark = pytest.mark.once

SECRET = "a secret"
BODY = b'{"kind":"turn"}'


def sent(url: str, hooks: Webhooks, once: bool = True) -> str:
    """Send a message; return why it was not taken, or ""."""
    try:
        asyncio.run((hooks.try_once if once else hooks.send)(url, SECRET, BODY, 1_800_000_000))
    except NotPossible as error:
        return f"{error.code} {error.facts.get('reason', '')}".strip()
    return ""


def test_a_message_is_signed_and_taken() -> None:
    with Receiver() as receiver:
        assert sent(receiver.url, Webhooks(ANYWHERE)) == ""
        got = receiver.wait(1)
    assert got.first == "POST /hook?room=7 HTTP/1.1" and got.body == BODY
    assert got.headers["host"] == f"127.0.0.1:{receiver.port}" and got.headers["content-type"] == "application/json"
    assert got.signed_with(SECRET) and not got.signed_with("another")
    assert got.headers["tikal-signature"].startswith("t=1800000000,v1=")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.1",
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "ff0e::1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::808:808",
        "64:ff9b:1::1", "2002:7f00:1::1", "2002:808:808::1", "2001::1", "2001:0:7f00:1::", "2001:db8::1",
        "3fff::1", "100::1", "5f00::1", "4000::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_whole_internet(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "0", "[::ffff:127.0.0.1]", "127.1"]
)
def test_the_own_computer_is_never_told_however_it_is_written(host: str) -> None:
    with Receiver() as receiver:
        hooks = Webhooks(Rule(ports=()))
        assert sent(f"http://{host}:{receiver.port}/", hooks) in ("webhook-private", "webhook-failed name")
        assert receiver.connections == 0


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://example.org/", "example.org", "file:///etc/passwd", "https://", "https:///x", "http://me@example.org/",
        "http://me:pw@example.org/", "http://example.org/#x", "http://example.org/a b", "http://example.org/\r\nX: y",
        "http://exämple.org/", "http://example.org:99999/", "http://example.org:x/", "http://[::1", "http://[fe80::1%25lo]/",
        "https://example.org/" + "x" * 500,
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(NotPossible) as caught:
        Webhooks().door(url)
    assert caught.value.code == "webhook-address"


@pytest.mark.parametrize("port", [22, 25, 6379, 5432, 8000])
def test_odd_ports_are_refused(port: int) -> None:
    with pytest.raises(NotPossible) as caught:
        Webhooks().door(f"https://example.org:{port}/")
    assert caught.value.code == "webhook-port"
    assert Webhooks().door("https://example.org:8443/").port == 8443


def test_a_name_is_looked_up_once_and_the_connection_goes_where_it_was_checked() -> None:
    """The second answer of this resolver leads elsewhere: nobody asks for it."""
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1" if len(asked) == 1 else "127.0.0.2"]

    with Receiver() as receiver:
        rule = Rule(lambda address: str(address) == "127.0.0.1", (), rebinding)
        assert sent(f"http://rebinds.example:{receiver.port}/", Webhooks(rule)) == ""
        assert receiver.wait(1).headers["host"] == f"rebinds.example:{receiver.port}"
    assert asked == ["rebinds.example"]


@pytest.mark.parametrize("found", [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["8.8.8.8", "::ffff:10.0.0.1"], []])
def test_a_name_that_leads_inside_is_refused_even_if_only_once(found: list[str]) -> None:
    async def look_up(host: str, port: int) -> list[str]:
        return found

    assert sent("https://inside.example/", Webhooks(Rule(look_up=look_up))) == "webhook-private"


def test_a_name_that_takes_long_to_look_up_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that games need are free meanwhile, and only so many names are looked up at the same time."""
    slow, asked = threading.Event(), []

    def stalls(*wanted: object, **more: object) -> list[object]:
        asked.append(wanted)
        slow.wait()
        raise OSError

    async def work() -> list[str]:
        hooks = Webhooks(seconds=0.5)
        trying = [hooks.try_once("https://slow.example/", SECRET, BODY, 1) for _ in range(20)]
        begun = asyncio.gather(*trying, return_exceptions=True)
        await asyncio.to_thread(lambda: None)
        return sorted(str(error.facts["reason"]) for error in await begun if isinstance(error, NotPossible))

    monkeypatch.setattr(socket, "getaddrinfo", stalls)
    try:
        assert asyncio.run(work()) == ["name"] * 4 + ["time"] * 16
        assert len(asked) == 16
    finally:
        slow.set()


def test_no_redirect_is_followed() -> None:
    with Receiver() as inside:
        moved = f"HTTP/1.1 307 Moved\r\nLocation: {inside.url}\r\nContent-Length: 0\r\n\r\n".encode()
        with Receiver(lambda connection: connection.sendall(moved)) as receiver:
            assert sent(receiver.url, Webhooks(ANYWHERE)) == "webhook-failed 307"
        assert inside.connections == 0


def drip(connection: socket.socket) -> None:
    for letter in b"HTTP/1.1 200 OK\r\n" * 50:
        connection.sendall(bytes([letter]))
        time.sleep(0.1)


def flood(connection: socket.socket) -> None:
    for _ in range(4000):
        connection.sendall(b"x" * 65536)


def silence(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.recv(1)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (drip, "webhook-failed time"),
        (silence, "webhook-failed time"),
        (flood, "webhook-failed connection"),
        (lambda connection: None, "webhook-failed connection"),
        (lambda connection: connection.sendall(b"220 mail.example.org ESMTP\r\n"), "webhook-failed 0"),
        (lambda connection: connection.sendall(b"HTTP/1.1 500 No\r\n\r\n"), "webhook-failed 500"),
    ],
)
def test_a_receiver_that_means_harm_holds_nobody_up(answer: object, why: str) -> None:
    with Receiver(answer) as receiver:  # type: ignore[arg-type]
        began = time.monotonic()
        assert sent(receiver.url, Webhooks(ANYWHERE, seconds=0.5)) == why
        assert time.monotonic() - began < 2


def test_a_huge_answer_after_a_good_beginning_is_not_read() -> None:
    def huge(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        flood(connection)

    with Receiver(huge) as receiver:
        assert sent(receiver.url, Webhooks(ANYWHERE, seconds=2)) == ""


def test_it_is_tried_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSE", 0.01)
    with Receiver(lambda connection: connection.sendall(b"HTTP/1.1 503 Later\r\n\r\n")) as receiver:
        assert sent(receiver.url, Webhooks(ANYWHERE), once=False) == "webhook-failed 503"
        receiver.wait(2)


def test_certificates_are_checked_for_the_name(tmp_path: Path) -> None:
    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    server, trust = certified(tmp_path, "hooks.example")
    rule = Rule(lambda address: True, (), here)
    with Receiver(secured=server) as receiver:
        url = f"https://hooks.example:{receiver.port}/"
        assert sent(url, Webhooks(rule, trust)) == ""
        assert sent(url, Webhooks(rule)) == "webhook-failed tls"  # whoever made it is not known
        other = f"https://other.example:{receiver.port}/"
        assert sent(other, Webhooks(rule, trust)) == "webhook-failed tls"  # it is for another name
        receiver.wait(1)
