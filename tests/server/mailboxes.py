"""A mail server for tests, in a thread: it speaks SMTP, with STARTTLS, TLS and AUTH, and keeps what it gets."""

from __future__ import annotations

import base64
import contextlib
import re
import socket
import ssl
import subprocess
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

from tests.server.house import PATIENCE
from tests.server.receivers import Local
from tikal.server.mail import PLAIN, STARTTLS, TLS, Post, Relay

SENDER = "tikal@tikal.example.org"
LINK = re.compile(r"https://tikal\.example\.org(\S+)")


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a name: what a receiver has, and what trusts it."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    kind = "IP" if name[0].isdigit() else "DNS"
    names = ["-subj", f"/CN={name}", "-addext", f"subjectAltName={kind}:{name}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*made, "-keyout", key, "-out", certificate, *names], check=True, capture_output=True)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate, key)
    return server, ssl.create_default_context(cafile=str(certificate))


class Got(NamedTuple):
    """A mail as it came."""

    sender: str
    to: str
    secured: bool
    user: str
    message: EmailMessage
    raw: bytes

    @property
    def text(self) -> str:
        return str(self.message.get_content())

    def link(self, number: int = 0) -> str:
        """The path of a link in it."""
        return str(LINK.findall(self.text)[number])


class MailServer(Local[Got]):
    """Takes mails as long as `says` has nothing else to say to them."""

    def __init__(
        self, security: str = PLAIN, secured: ssl.SSLContext | None = None, user: str = "", password: str = ""
    ) -> None:
        self.refused = 0
        self.says: list[str] = []  # what the next addressees are answered instead of 250
        self.silent = False  # hangs up when it has a mail, without a word
        self.security, self._secured = security, secured
        self.user, self.password = user, password
        super().__init__()

    def post(self, trust: ssl.SSLContext | None = None, password: str = "", seconds: float = PATIENCE) -> Post:
        """What hands mails over to it; what is not taken is tried again at once."""
        relay = Relay("127.0.0.1", self.port, self.security, SENDER, self.user, password or self.password)
        return Post(relay, trust, seconds, (0.05, 0.05))

    def _serve(self, connection: socket.socket) -> None:
        talk = _Talk(self, connection, self._secured)
        with contextlib.suppress(OSError):
            talk.go()
        talk.close()


class _Talk:
    """One connection."""

    def __init__(self, server: MailServer, connection: socket.socket, secured: ssl.SSLContext | None) -> None:
        self.server, self.connection, self.secured, self.safe = server, connection, secured, False
        self.file = connection.makefile("rb")
        self.sender = self.to = self.user = ""

    def close(self) -> None:
        self.file.close()
        self.connection.close()

    def secure(self) -> None:
        assert self.secured is not None
        self.file.close()
        self.connection = self.secured.wrap_socket(self.connection, server_side=True, do_handshake_on_connect=False)
        self.file, self.safe = self.connection.makefile("rb"), True
        self.connection.do_handshake()

    def say(self, text: str) -> None:
        self.connection.sendall(f"{text}\r\n".encode())

    def go(self) -> None:
        if self.server.security == TLS:
            self.secure()
        self.say("220 ready")
        while line := self.file.readline().decode().strip():
            word, _, rest = line.partition(" ")
            if word.upper() == "QUIT":
                self.say("221 bye")
                return
            getattr(self, f"on_{word.lower()}", self.unknown)(rest)

    def unknown(self, rest: str) -> None:
        self.say("500 what?")

    def on_ehlo(self, rest: str) -> None:
        offers = ["250-localhost"]
        if self.server.security == STARTTLS and self.secured is not None and not self.safe:
            offers.append("250-STARTTLS")
        if self.server.user and self.safe:
            offers.append("250-AUTH PLAIN")
        self.say("\r\n".join((*offers, "250 8BITMIME")))

    def on_starttls(self, rest: str) -> None:
        self.say("220 go on")
        self.secure()

    def on_auth(self, rest: str) -> None:
        _, user, password = base64.b64decode(rest.partition(" ")[2]).decode().split("\0")
        if (user, password) == (self.server.user, self.server.password):
            self.user = user
            self.say("235 welcome")
        else:
            self.say(f"535 {user} is not welcome with {password}")

    def on_mail(self, rest: str) -> None:
        self.sender = rest[rest.index("<") + 1 : rest.index(">")]
        self.say("250 ok" if self.user == self.server.user else "530 who are you?")

    def on_rcpt(self, rest: str) -> None:
        self.to = rest[rest.index("<") + 1 : rest.index(">")]
        answer = self.server.says.pop(0) if self.server.says else "250 ok"
        self.server.refused += not answer.startswith("250")
        if answer == "hang up":
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.say(answer)

    def on_rset(self, rest: str) -> None:
        self.say("250 ok")

    def on_data(self, rest: str) -> None:
        self.say("354 go on")
        lines = []
        while (line := self.file.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        raw = b"".join(lines)
        message = message_from_bytes(raw, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.server.got.append(Got(self.sender, self.to, self.safe, self.user, message, raw))
        if self.server.silent:
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.say("250 taken")
