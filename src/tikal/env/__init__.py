"""A home for researchers: games as environments for learners.

`encoding_of(rules)` says how positions and actions become numbers; `core/encoding.py` has its interface. The other
modules need what their extra installs.
"""

from __future__ import annotations

from functools import cache

from tikal.core.encoding import Encoding
from tikal.core.position import Rules, find
from tikal.titles import title_of

__all__ = ["encoding_of"]


def encoding_of(rules: Rules) -> Encoding:
    """Return how positions and actions of these rules become numbers."""
    return _encoding(rules.spec)


@cache
def _encoding(spec: str) -> Encoding:
    rules = find(spec)
    return title_of(rules).encoding(rules)
