"""Game files: reading them, with a clear word when that fails."""

from __future__ import annotations

from pathlib import Path

from tikal.core.errors import RecordError
from tikal.core.state import State
from tikal.record.json import read_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn

LARGEST = 4_000_000


def read_record_file(path: Path) -> Record:
    """Return the record in a TGN or JSON file.

    :raises RecordError: if it cannot be read or does not replay.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError("record-too-long", most=LARGEST)
        text = path.read_text("utf-8")
    except OSError as error:
        raise RecordError("record-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-not-text", file=str(path)) from None
    text = text.removeprefix("\ufeff")
    is_json = text.lstrip().startswith("{") and text.lstrip()[1:].lstrip().startswith(('"', "}"))
    return read_json(text) if is_json else read_tgn(text)


def read_position(text: str) -> State:
    """Return the position of a line, or of a file that holds one.

    :raises InvalidPosition: if it cannot be read or breaks an invariant.
    """
    path = Path(text)
    if "=" not in text and len(text) < 255 and path.is_file():
        lines = [line.removeprefix("line ") for line in path.read_text("utf-8", "replace").splitlines()]
        text = next((line for line in lines if line.startswith("tikal=")), "")
    return State.from_line(text)
