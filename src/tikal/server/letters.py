"""Messages on their way: encoded once, compressed once and framed once, for all who are told the same.

Compression without memory of earlier messages makes that possible. It costs little: a message repeats itself more than
it repeats the one before.
"""

from __future__ import annotations

import zlib
from typing import Any

from msgspec import json

SHORT = 800  # bytes that are sent as they are
TEXT = 0x81  # the first byte of a frame: a whole text message
PACKED = 0xC1  # ... that is compressed
WINDOW = 15  # bits, the most there are: a second view in one message then costs nearly nothing
EFFORT = 1  # more takes three times as long for a fifth less

_encoder = json.Encoder()


class Letter:
    """A message of the server, ready to be sent to any number of guests."""

    __slots__ = ("_packed", "text")

    def __init__(self, message: Any) -> None:
        self.text = _encoder.encode(message)
        self._packed = b""

    def __len__(self) -> int:
        """Bytes, before compression."""
        return len(self.text)

    def frame(self, packed: bool) -> bytes:
        """Return it as it goes over a websocket, compressed if the other side can read that."""
        if not packed or len(self.text) < SHORT:
            return _framed(TEXT, self.text)
        if not self._packed:
            press = zlib.compressobj(EFFORT, zlib.DEFLATED, -WINDOW)
            data = press.compress(self.text) + press.flush(zlib.Z_SYNC_FLUSH)
            self._packed = _framed(PACKED, data[:-4])  # what every flush ends with is left out
        return self._packed


def _framed(first: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big") + data
    return bytes((first, 127)) + size.to_bytes(8, "big") + data
