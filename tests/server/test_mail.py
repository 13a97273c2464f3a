"""Mail: handed over safely or not at all, and no text in it becomes a header."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from urllib.parse import quote

import pytest
from click.testing import CliRunner

from tests.server.house import Person
from tests.server.killing import Process
from tests.server.mailboxes import SENDER, MailServer, certified
from tests.server.test_reminders import claim
from tikal.cli import main
from tikal.core.errors import InvalidOption
from tikal.server import launch
from tikal.server.mail import PLAIN, STARTTLS, TLS, Mail, NotSent, Post, Relay, address_of, box_of, read_relay, written
from tikal.server.words import NotPossible

pytestmark = pytest.mark.once

STOP = f"https://tikal.example.org/mail/stop/{'x' * 43}"
MAIL = Mail("mira@example.org", "Du bist am Zug – É", f"Ein Satz\n.\nmit Änderung: {STOP}\n", "de", STOP)
SECRET = "a p@ssword/%"


def sent(post: Post, mail: Mail = MAIL, once: bool = True) -> str:
    """Send a mail; return why it was not taken, or ""."""
    try:
        taken = asyncio.run(post.try_once(mail) if once else post.send(mail))
    except NotSent as error:
        return str(error)
    return "" if once or taken else "given up"


def test_a_mail_as_it_comes() -> None:
    with MailServer() as server:
        assert sent(server.post()) == ""
        got = server.wait(1)
    assert (got.sender, got.to, got.user) == (SENDER, "mira@example.org", "")
    heads = got.message
    assert (heads["From"], heads["To"], heads["Subject"]) == (f"Tikal <{SENDER}>", "mira@example.org", MAIL.subject)
    assert heads["List-Unsubscribe"] == f"<{STOP}>" and heads["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert heads["Auto-Submitted"] == "auto-generated" and heads["Content-Language"] == "de"
    assert heads["Message-ID"].endswith("@tikal.example.org>") and heads["Date"]
    assert heads.get_content_type() == "text/plain" and got.text.replace("\r\n", "\n") == MAIL.text
    assert f"List-Unsubscribe: <{STOP}>\r\n".encode() in got.raw  # in one line, as it is
    assert all(len(line) <= 998 for line in got.raw.split(b"\r\n"))


@pytest.mark.parametrize("security", [STARTTLS, TLS])
def test_a_secured_line_and_a_password(tmp_path: Path, security: str) -> None:
    own, trust = certified(tmp_path, "127.0.0.1")
    with MailServer(security, own, "mira", SECRET) as server:
        assert sent(server.post(trust)) == ""
        got = server.wait(1)
        assert got.secured and got.user == "mira"
        assert sent(server.post(trust, "wrong")) == "SMTPAuthenticationError (535)"
        assert sent(server.post()) == "the certificate of the mail server cannot be trusted"
        assert sent(server.post(trust), once=False) == ""
        server.wait(2)


def test_a_line_that_is_not_secured_is_not_used() -> None:
    """Whoever sits on the way and takes STARTTLS out of what is offered reads nothing."""
    with MailServer(PLAIN) as server:
        post = Post(Relay("127.0.0.1", server.port, STARTTLS, SENDER, "mira", SECRET))
        assert sent(post) == "the mail server offers no STARTTLS, or no way to sign in"
        assert not server.got


def test_what_is_not_taken_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    with MailServer() as server:
        server.says = ["451 later, mira@example.org", "hang up"]
        assert sent(server.post(), once=False) == ""
        assert server.wait(1).to == "mira@example.org" and server.refused == 2
        server.says = ["550 nobody of that name"] * 3
        assert sent(server.post(), once=False) == "given up" and server.refused == 3
        server.says = ["450 full"] * 3
        assert sent(server.post(), once=False) == "given up" and server.refused == 6
        server.wait(1)
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        assert sent(server.post(), once=False) == "given up"  # nobody is there any more
    assert len(caplog.records) == 3 and "mira" not in caplog.text


def test_what_may_have_been_taken_is_not_sent_again() -> None:
    with MailServer() as server:
        server.silent = True
        assert sent(server.post(), once=False) == "given up"
        server.wait(1)


def test_what_is_not_wanted_any_more_is_not_tried_again() -> None:
    async def never() -> bool:
        return False

    with MailServer() as server:
        server.says = ["451 later"]
        assert not asyncio.run(server.post().send(MAIL, never))
        assert server.refused == 1 and not server.got


@pytest.mark.parametrize(
    "text",
    [
        "", "mira", "@example.org", "mira@", "mira@localhost", "mira@example..org", "mira@-example.org",
        "mi ra@example.org", "mira@example.org\r\nBcc: all@example.org", "mira@example.org\0", "mira@exa\nmple.org",
        "mira@example.org, bo@example.org", "<mira@example.org>", '"mi ra"@example.org', ".mira@example.org",
        "mira.@example.org", "mi..ra@example.org", "mira@[127.0.0.1]", "míra@example.org", "mira@exämple.org",
        f"{'m' * 65}@example.org", f"mira@{'e' * 64}.org", f"mira@{'e.' * 130}org", "mira@example.org>",
        "mira%0d%0aBcc:x@example.org", "mira@example.org;bo@example.org", "mira(comment)@example.org",
        "=?utf-8?b?Zm9v?=@example.org",
    ],
)  # fmt: skip
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(NotPossible):
        address_of(text)


def test_what_is_one() -> None:
    for text in ("mira@example.org", " a.b+c@x-y.example.museum ", "o'hara_%@example.org", "m@xn--exmple-cua.org"):
        assert address_of(text) == text.strip()
        assert written(MAIL._replace(to=text.strip()), SENDER)
    assert box_of("Mi.Ra+tikal@Example.org") == box_of("mira@example.org") != box_of("miro@example.org")


def test_no_text_becomes_a_header() -> None:
    evil = "x\r\nBcc: all@example.org\r\n\r\nBuy!"
    with MailServer() as server:
        assert sent(server.post(), MAIL._replace(subject=evil, text=f"{evil}\r\n.\r\nMAIL FROM:<a@b.c>\r\n")) == ""
        got = server.wait(1)
    assert got.message["Bcc"] is None and got.message["Subject"] == "x Bcc: all@example.org Buy!"
    assert "MAIL FROM:<a@b.c>" in got.text


def test_addresses_of_mail_servers() -> None:
    secured = Relay("mail.example.org", 587, STARTTLS, SENDER, "me@x", "a:b/c")
    assert read_relay("smtp://me%40x:a%3Ab%2Fc@mail.example.org", SENDER) == secured
    assert read_relay("smtp://me%40x@mail.example.org:587/", SENDER, "a:b/c") == secured
    assert read_relay("smtps://mail.example.org", SENDER) == Relay("mail.example.org", 465, TLS, SENDER)
    assert read_relay("smtp+plain://[::1]:2525", SENDER) == Relay("::1", 2525, PLAIN, SENDER)
    assert "a:b/c" not in repr(secured)
    for url, code in (
        ("mail.example.org", "serve-no-smtp"),
        ("http://mail.example.org", "serve-no-smtp"),
        ("smtp://", "serve-no-smtp"),
        ("smtp://mail.example.org:x", "serve-no-smtp"),
        ("smtp://mail.example.org/inbox", "serve-no-smtp"),
        ("smtp://me@mail.example.org", "serve-smtp-password"),
        ("smtp://me:secr%C3%A9t@mail.example.org", "serve-smtp-letters"),
        ("smtp+plain://me:secret@mail.example.org", "serve-smtp-plain"),
    ):
        with pytest.raises(InvalidOption) as caught:
            read_relay(url, SENDER)
        assert caught.value.code == code and "secret" not in str(caught.value)
    with pytest.raises(InvalidOption) as caught:
        read_relay("smtp://mail.example.org", "nobody")
    assert caught.value.code == "serve-no-sender"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["smtp://me:secret@"], "no address of a mail server"),
        (["smtp://me:secret@mail.example.org"], "come from"),
        (["smtp://me:secret@mail.example.org", "--mail-from", SENDER], "--public-url"),
        (["smtp+plain://me:secret@localhost", "--mail-from", SENDER], "smtps://"),
        (["", "--mail-from", SENDER], "give --smtp"),
    ],
)
def test_what_the_host_gets_wrong_is_said_without_the_password(
    tmp_path: Path, options: list[str], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIKAL_SMTP", options[0])
    said = CliRunner().invoke(main, ["serve", "--data", str(tmp_path / "t.sqlite3"), *options[1:]])
    assert said.exit_code == 1 and why in said.output and "secret" not in said.output


@pytest.mark.parametrize(
    "url", ["smtp://me:secret@mail.example.org", "smtps://:secret@mail.example.org", "smtp://me:secret@"]
)
def test_no_password_is_told_where_others_read_it(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How a program was started stands in lists of processes: what to do instead is said, and it does not start."""
    monkeypatch.setattr(launch, "serve", lambda *told: None)
    options = ["--smtp", url, "--mail-from", SENDER, "--public-url", "https://tikal.example.org"]
    said = CliRunner().invoke(main, ["serve", "--data", str(tmp_path / "t.sqlite3"), *options])
    assert said.exit_code == 1 and "secret" not in said.output
    assert "TIKAL_SMTP" in said.output and "--smtp-password-file" in said.output
    assert not (tmp_path / "t.sqlite3").exists()


@pytest.mark.parametrize("where", ["file", "environment"])
def test_a_server_takes_the_password_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Two processes could be listed with what they were told: the password is not in it, and in no line they say."""
    own, _ = certified(tmp_path, "127.0.0.1")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    monkeypatch.setenv("TIKAL_MAIL_FROM", SENDER)
    with MailServer(STARTTLS, own, "mira", SECRET) as mails:
        options = []
        if where == "file":
            (tmp_path / "password").write_text(f"{SECRET}\n")
            options += ["--smtp", f"smtp://mira@127.0.0.1:{mails.port}"]
            options += ["--smtp-password-file", str(tmp_path / "password")]
        else:
            monkeypatch.setenv("TIKAL_SMTP", f"smtp://mira:{quote(SECRET, safe='')}@127.0.0.1:{mails.port}")
        server = Process(tmp_path / "data", *options, "--public-url", "https://tikal.example.org/", in_file=True)
        try:
            with Person(server.url) as mira:
                claim(mira, "Mira")
                mira.post("/api/account/reminders/mail", {"address": "mira@example.org"})
                got = mails.wait(1)
        finally:
            server.stop()
    assert got.secured and got.user == "mira" and got.link().startswith("/mail/confirm/")
    assert SECRET not in "".join(server.lines)
