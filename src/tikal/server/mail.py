"""Mail: plain text, one addressee each, through the mail server that the host named.

Handing a mail over blocks, so it is done in threads of its own. What is not taken now is tried again later; what is
refused for good is not. Neither addresses nor what a mail server says of them is written to a log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import smtplib
import ssl
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from tikal.core.errors import InvalidOption
from tikal.server.apart import apart
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

STARTTLS, TLS, PLAIN = "starttls", "tls", "plain"
#: How an address of a mail server begins, what that means, and the usual port.
SCHEMES = {"smtp": (STARTTLS, 587), "smtps": (TLS, 465), "smtp+plain": (PLAIN, 25)}
SECONDS = 15.0  # that a mail server has for each of its answers ...
READING = 8  # times as long for the last one: it may look through a mail before it takes it
AT_ONCE = 4  # mails that are handed over at the same time
PAUSES = (30.0, 180.0, 900.0)  # seconds before a mail that was not taken is tried again
LONGEST_ADDRESS = 254
SENDER_NAME = "Tikal"

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+{_LABEL}", re.ASCII)
#: Links in a header must not be cut in two; SMTP allows lines of 998.
_WIDE = policy.SMTP.clone(max_line_length=990)


def address_of(text: str) -> str:
    """Return a mail address as it is kept.

    :raises NotPossible: if it is none, or none that every mail server takes.
    """
    found = text.strip()
    if len(found) > LONGEST_ADDRESS or not _is_address(found):
        raise NotPossible("mail-address", 422)
    return found


def _is_address(text: str) -> bool:
    return bool(_ADDRESS.fullmatch(text)) and "=?" not in text  # which begins a word in another alphabet


def box_of(address: str) -> str:
    """Return whose mailbox an address is, as it is counted: a+b@c.org and A.@C.org are mostly the same."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


@dataclass(frozen=True)
class Relay:
    """The mail server that takes what this house sends."""

    host: str
    port: int
    security: str
    sender: str  # the address that mails come from
    user: str = ""
    password: str = field(default="", repr=False)


def read_relay(url: str, sender: str, password: str = "") -> Relay:
    """Return the mail server at an address such as smtp://me@mail.example.org:587.

    :raises InvalidOption: if it is none; no message repeats it, since there may be a password in it.
    """
    try:
        parts = urlsplit(url)
        security, usual = SCHEMES[parts.scheme]
        host, port = parts.hostname or "", parts.port or usual
    except (KeyError, ValueError):
        raise InvalidOption("serve-no-smtp", schemes=", ".join(f"{name}://" for name in SCHEMES)) from None
    if not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise InvalidOption("serve-no-smtp", schemes=", ".join(f"{name}://" for name in SCHEMES))
    user = unquote(parts.username or "")
    secret = password or unquote(parts.password or "")
    if bool(user) != bool(secret):
        raise InvalidOption("serve-smtp-password")
    if not (user + secret).isascii():  # what SMTP has for those is not in the standard library
        raise InvalidOption("serve-smtp-letters")
    if secret and security == PLAIN:
        raise InvalidOption("serve-smtp-plain")
    if not _is_address(sender):
        raise InvalidOption("serve-no-sender")
    return Relay(host, port, security, sender, user, secret)


def has_password(url: str) -> bool:
    """Whether an address of a mail server has a password in it."""
    try:
        return bool(urlsplit(url).password)
    except ValueError:
        return False


class Mail(NamedTuple):
    """What somebody is sent."""

    to: str
    subject: str
    text: str
    language: str
    stop: str = ""  # the address that ends such mails; "" for one that comes once


class NotSent(Exception):
    """A mail server has not taken a mail; `for_good` says that it never will."""

    def __init__(self, reason: str, for_good: bool) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Unsure(Exception):
    """A mail went out, and nobody heard whether it was taken."""


async def _always() -> bool:
    return True


class Post:
    """Hands mails over."""

    def __init__(
        self,
        relay: Relay,
        trust: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.relay = relay
        self.seconds = seconds
        self.pauses = pauses
        self._trust = trust or ssl.create_default_context()
        self._threads = threading.Semaphore(2 * AT_ONCE)  # some may hang until their time is up
        self._room = asyncio.Semaphore(AT_ONCE)

    async def send(self, mail: Mail, still: Callable[[], Awaitable[bool]] = _always) -> bool:
        """Send a mail, again and again for a while if it is not taken, as long as it is `still` to be sent.

        Return whether it was taken.
        """
        content = written(mail, self.relay.sender)
        for pause in (*self.pauses, None):
            try:
                await self._try(mail.to, content)
                return True
            except NotSent as error:
                again = pause is not None and not error.for_good
                log.warning("A mail was not taken, and is %s: %s", "tried again later" if again else "given up", error)
                if pause is None or error.for_good:
                    return False
            await asyncio.sleep(pause)
            if not await still():
                return False
        return False

    async def try_once(self, mail: Mail) -> None:
        """Send a mail.

        :raises NotSent: if it was not taken.
        """
        await self._try(mail.to, written(mail, self.relay.sender))

    async def _try(self, to: str, content: bytes) -> None:
        async with self._room:
            try:
                async with asyncio.timeout((READING + 4) * self.seconds) as limit:
                    await apart(self._threads, lambda: self._hand_over(to, content))
            except Unsure:  # sent again, it might come twice
                raise NotSent("the mail server did not say whether it took it", True) from None
            except smtplib.SMTPRecipientsRefused as error:
                code = next((code for code, _ in error.recipients.values()), 0)
                raise NotSent(f"the addressee was refused ({code})", code >= 500) from None
            except smtplib.SMTPResponseException as error:
                code = error.smtp_code
                raise NotSent(f"{type(error).__name__} ({code})", code >= 500) from None
            except smtplib.SMTPNotSupportedError:
                raise NotSent("the mail server offers no STARTTLS, or no way to sign in", False) from None
            except ssl.SSLCertVerificationError:
                raise NotSent("the certificate of the mail server cannot be trusted", False) from None
            except (smtplib.SMTPException, OSError) as error:  # a timeout is an OSError, too
                raise NotSent(f"the mail server cannot be reached ({type(error).__name__})", limit.expired()) from None

    def _hand_over(self, to: str, content: bytes) -> None:
        relay = self.relay
        own = relay.sender.partition("@")[2]  # what smtplib looks up instead says something of this machine
        line: smtplib.SMTP
        if relay.security == TLS:
            line = smtplib.SMTP_SSL(
                relay.host, relay.port, local_hostname=own, timeout=self.seconds, context=self._trust
            )
        else:
            line = smtplib.SMTP(relay.host, relay.port, local_hostname=own, timeout=self.seconds)
        try:
            if relay.security == STARTTLS:
                line.starttls(context=self._trust)
            if relay.user:
                line.login(relay.user, relay.password)
            self._say(line, to, content)
            with contextlib.suppress(smtplib.SMTPException, OSError):  # it was taken
                line.quit()
        finally:
            line.close()

    def _say(self, line: smtplib.SMTP, to: str, content: bytes) -> None:
        """Hand a mail over, as `sendmail` does; but once all of it went out nobody takes a lost answer for a no."""
        line.ehlo_or_helo_if_needed()
        code, said = line.mail(self.relay.sender)
        if code != 250:
            raise smtplib.SMTPSenderRefused(code, said, self.relay.sender)
        code, said = line.rcpt(to)
        if code not in (250, 251):
            raise smtplib.SMTPRecipientsRefused({to: (code, said)})
        assert line.sock is not None
        line.sock.settimeout(READING * self.seconds)
        try:
            code, said = line.data(content)
        except smtplib.SMTPDataError:
            raise
        except (smtplib.SMTPServerDisconnected, OSError):
            raise Unsure from None
        if code != 250:
            raise smtplib.SMTPDataError(code, said)


def written(mail: Mail, sender: str) -> bytes:
    """Return a mail as it goes out. No line of what it says can become a header, or a mail of its own."""
    found = EmailMessage(policy=policy.SMTP)
    found["From"] = Address(SENDER_NAME, addr_spec=sender)
    found["To"] = Address(addr_spec=mail.to)
    found["Subject"] = " ".join(filter(None, mail.subject.splitlines()))
    found["Date"] = formatdate(usegmt=True)
    found["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        found["List-Unsubscribe"] = f"<{mail.stop}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(mail.text, cte="quoted-printable")
    found["Content-Language"] = mail.language
    return found.as_bytes(policy=_WIDE)
