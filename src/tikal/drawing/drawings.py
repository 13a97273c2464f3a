"""The page's drawings, as `web/drawings.mjs` wrote them down: one set of pictures for the page and for everything else.

Every drawing is a symbol of SVG. A picture puts symbols in their places and takes along those that it names.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("drawings.json")
_NAMED = re.compile(r"#(t-[\w-]+)")
_OURS = re.compile(r"""(id="|href="#|url\(#|class=")t-""")


class Drawings(msgspec.Struct, frozen=True):
    """All that there is to draw with."""

    symbols: dict[str, str]  # by id
    style: str  # of letters and numbers
    pills: dict[str, list[str]]  # how many explorers a seat has on a hex: without a leader, with one
    players: dict[str, dict[str, str]]  # the colours of the seats
    tiles: dict[str, dict[str, Any]]  # how tiles look, by id: terrain, value, stones
    woods: int  # how many kinds of jungle hexes there are
    shadow: str  # the colour under everything
    name: dict[str, float]  # where the name of a hex with a tile ends, from its middle
    aside: list[float]  # how far a slab across an edge gives way to so many stones beside it

    def needed(self, markup: str) -> list[str]:
        """Return the ids of all symbols that markup names, and that those name, in the order in which they are kept."""
        found: set[str] = set()
        new = set(_NAMED.findall(markup))
        while new:
            found |= new
            new = {id for known in new for id in _NAMED.findall(self.symbols[known])} - found
        return [id for id in self.symbols if id in found]

    def defs(self, markup: str) -> str:
        """Return the definitions of everything that markup names, and the lettering."""
        symbols = "".join(self.symbols[id] for id in self.needed(markup))
        return f"<style>{self.style}</style><defs>{symbols}</defs>"


@cache
def drawings() -> Drawings:
    """Return the drawings.

    :raises FileNotFoundError: if they are not built.
    """
    if not FILE.exists():
        raise FileNotFoundError(f"{FILE} is not there: in a checkout, `make web` builds it")
    return msgspec.json.decode(FILE.read_bytes(), type=Drawings)


def plain(words: str) -> str:
    """Return text for a picture, in which nothing can be taken for the name of a drawing."""
    return escape(words).replace("t-", "t&#45;")


def made_own(markup: str) -> str:
    """Return markup with names that no other picture on a page has, unless it is the same picture."""
    mark = "k" + hashlib.sha256(markup.encode()).hexdigest()[:8] + "-"
    return _OURS.sub(rf"\g<1>{mark}", markup).replace(".t-", f".{mark}")


def number(value: float) -> str:
    """Write a number as the page does: with one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def use(id: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Return a symbol in its place."""
    if scale != 1:
        return f'<use href="#{id}" transform="translate({number(x)} {number(y)}) scale({scale:g})"/>'
    return f'<use href="#{id}" x="{number(x)}" y="{number(y)}"/>'
