"""A corrected Legend box as one word: what differs from the package's own data file, packed into plain letters.

The word is the value of the option `components`. It stands in records and position lines, so that a game that was
played with a corrected box can be replayed anywhere.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from tikal.core.errors import InvalidOption

STANDARD = "standard"  # nothing is corrected
LONGEST = 8000  # letters of a word
MOST_BYTES = 60_000  # of the data it stands for
MOST_DEPTH = 6

Data = dict[str, Any]


def word_for(standard: Data, corrected: Data) -> str:
    """Return the word for a corrected box, or STANDARD if it is the same."""
    changed = _difference(standard, corrected)
    if not changed:
        return STANDARD
    text = json.dumps(changed, sort_keys=True, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode("ascii"), 9)).decode("ascii").rstrip("=")


def corrected_by(standard: Data, word: str) -> Data:
    """Return the box that a word stands for.

    :raises InvalidOption: if it is not such a word.
    """
    if word == STANDARD:
        return standard
    try:
        if len(word) > LONGEST:
            raise ValueError("too long")
        packed = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(packed, MOST_BYTES)
        if not unpacker.eof:
            raise ValueError("cut off")
        changed = json.loads(text)
    except (ValueError, zlib.error, RecursionError):
        raise InvalidOption("bad-correction") from None
    if not isinstance(changed, dict):
        raise InvalidOption("bad-correction")
    merged = _merged(standard, changed, 0)
    assert isinstance(merged, dict)
    return merged


def _difference(standard: Data, corrected: Data) -> Data:
    """What must be laid over `standard` to get `corrected`; None takes a key away."""
    changed: Data = {key: None for key in standard if key not in corrected}
    for key, value in corrected.items():
        before = standard.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            inner = _difference(before, value)
            if inner:
                changed[key] = inner
        elif key not in standard or before != value:
            changed[key] = value
    return changed


def _merged(standard: object, changed: object, depth: int) -> object:
    if depth > MOST_DEPTH:
        raise InvalidOption("bad-correction")
    if not isinstance(standard, dict) or not isinstance(changed, dict):
        return changed
    merged = {key: value for key, value in standard.items() if changed.get(key, value) is not None}
    for key, value in changed.items():
        if value is not None:
            merged[key] = _merged(standard.get(key), value, depth + 1)
    return merged
