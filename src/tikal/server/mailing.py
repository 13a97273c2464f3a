"""What mails say: reminders to addresses that were confirmed, and the one mail that asks for that."""

from __future__ import annotations

import time

from tikal.messages import catalogue
from tikal.server.mail import Mail
from tikal.server.reminder_store import NoticeRow

SUBJECTS = {"turn": "mail-subject-turn", "quarter": "mail-subject-quarter", "test": "mail-subject-test"}
CONFIRMING = 24 * 3600  # seconds for which the link in the mail that asks is good


def confirm_path(code: str) -> str:
    """Return the path of the page that confirms an address."""
    return f"/mail/confirm/{code}"


def stop_path(stop: str) -> str:
    """Return the path of the page that ends mails."""
    return f"/mail/stop/{stop}"


def asking(row: NoticeRow, house: str, code: str) -> Mail:
    """Return the mail that asks whether an address is to get others; `house` is where the server is.

    Nothing in it was chosen by whoever typed the address: it may be somebody else's.
    """
    words, facts = catalogue(row.language), {"house": _name(house)}
    parts = (
        words.sentence("mail-confirm-text", facts),
        f"{house}{confirm_path(code)}",
        words.sentence("mail-confirm-else", facts),
    )
    return Mail(row.wanted, words.sentence("mail-confirm-subject", facts), _joined(*parts), row.language)


def reminding(row: NoticeRow, house: str, kind: str, text: str, url: str, due: int) -> Mail:
    """Return a mail that tells somebody something, leads them there, and says how to have no more of them."""
    words, stop = catalogue(row.language), f"{house}{stop_path(row.stop)}"
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(due))
    dated = [words.sentence("mail-due", {"until": until})] if due else []
    ends = words.sentence("mail-stop", {"house": _name(house)})
    foot = f"-- \n{ends}\n{stop}"
    return Mail(row.mail, words.sentence(SUBJECTS[kind]), _joined(text, url, *dated, foot), row.language, stop)


def _joined(*parts: str) -> str:
    return "\n\n".join(parts) + "\n"


def _name(house: str) -> str:
    return house.partition("://")[2]
