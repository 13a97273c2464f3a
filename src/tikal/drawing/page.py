"""A whole game as a page that steps through it: one file that needs nothing else.

Positions have most of their parts in common. Each part is in the file once; a moment says only where its list of parts
differs from the moment before.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import msgspec

from tikal.drawing.drawings import drawings, number
from tikal.drawing.geometry import Box
from tikal.drawing.picture import scene
from tikal.messages import Catalogue
from tikal.record.events import events
from tikal.record.record import Record
from tikal.view import view

FILES = Path(__file__).parent
PLACE = re.compile(r"\{\{(\w+)\}\}")  # where something of a game goes
LONGEST_FRAME = 760  # pixels that a page is high in a notebook


class Page(str):
    """The text of an HTML page, which notebooks show in a frame of its own."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<HTML page>"

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{escape(self)}" sandbox="allow-scripts" width="100%" height="{LONGEST_FRAME}"'
            ' style="border:0" title="Tikal"></iframe>'
        )


class Moment(msgspec.Struct, array_like=True, frozen=True):
    """Where a list of parts differs from the one before: from `start` on, `gone` parts give way to others."""

    start: int
    gone: int
    parts: list[int]
    told: str  # what happened


class Reel:
    """The moments of a game, each told by the one before."""

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}
        self.moments: list[Moment] = []
        self._last: list[int] = []

    def add(self, drawn: list[str], told: str) -> None:
        """Add a moment."""
        now = [self.parts.setdefault(part, len(self.parts)) for part in drawn]
        old, start = self._last, 0
        while start < min(len(old), len(now)) and old[start] == now[start]:
            start += 1
        end = 0
        while end < min(len(old), len(now)) - start and old[-1 - end] == now[-1 - end]:
            end += 1
        self.moments.append(Moment(start, len(old) - end - start, now[start : len(now) - end], told))
        self._last = now


def page(record: Record, shown_as: Record, seat: int | None, words: Catalogue) -> Page:
    """Return the page of a record as a seat sees it, None being a spectator; `shown_as` is the record it may have."""
    reel, boxes = Reel(), []
    told = {0: words.sentence("replay-start"), **_stories(shown_as, words)}
    told.setdefault(len(record.actions), "")
    state = record.start()
    for played, action in enumerate((None, *record.actions)):
        if action is not None:
            state.apply(action)
        if played in told:  # what nothing is said of is a part of what comes next
            drawn, box = scene(view(state, record.names, seat))
            boxes.append(box)
            reel.add(drawn, told[played])
    return _written(reel, _around(boxes), ", ".join(record.names), words)


def _stories(record: Record, words: Catalogue) -> dict[int, str]:
    """What happened, by how many actions had been played then."""
    told: dict[int, str] = {}
    for event in events(record):
        told[event.action + 1] = f"{told.get(event.action + 1, '')} {event.say(words)}".strip()
    return told


def _around(boxes: list[Box]) -> Box:
    """Return what covers all of them: they begin at the same point."""
    return boxes[0]._replace(height=max(box.height for box in boxes))


def _written(reel: Reel, box: Box, names: str, words: Catalogue) -> Page:
    markup = "".join(reel.parts)
    data = {"parts": list(reel.parts), "moments": reel.moments}
    facts = {
        "language": words.language,
        "title": escape(f"Tikal: {names}"),
        "style": (FILES / "page.css").read_text("utf-8"),
        "script": (FILES / "page.js").read_text("utf-8"),
        "box": " ".join(map(number, box)),
        "defs": drawings().defs(markup),
        "controls": escape(words.sentence("replay-controls")),
        "first": escape(words.sentence("replay-start")),
        "back": escape(words.sentence("replay-back")),
        "on": escape(words.sentence("replay-on")),
        "last": escape(words.sentence("replay-last")),
        "moment": escape(words.sentence("replay-timeline")),
        "most": str(len(reel.moments) - 1),
        "data": msgspec.json.encode(data).decode().replace("<", "\\u003c"),
    }
    text = (FILES / "page.html").read_text("utf-8")
    return Page(PLACE.sub(lambda place: facts[place[1]], text))
