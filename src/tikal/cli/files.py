"""Game files: reading them, with a clear word when that fails."""

from __future__ import annotations

from pathlib import Path

from tikal.core.errors import RecordError
from tikal.core.position import Position
from tikal.record.json import read_json
from tikal.record.record import Record
from tikal.record.tgn import read_headers, read_tgn

LARGEST = 4_000_000


def read_record_file(path: Path) -> Record:
    """Return the record in a TGN or JSON file.

    :raises RecordError: if it cannot be read or does not replay.
    """
    text = _text(path)
    return read_json(text) if _is_json(text) else read_tgn(text)


def read_headers_file(path: Path) -> dict[str, str]:
    """Return the headers in a TGN file, those that are not known too; none of a JSON file.

    :raises RecordError: if it cannot be read.
    """
    text = _text(path)
    return {} if _is_json(text) else read_headers(text)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError("record-too-long", most=LARGEST)
        text = path.read_text("utf-8")
    except OSError as error:
        raise RecordError("record-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-not-text", file=str(path)) from None
    return text.removeprefix("\ufeff")


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{") and text.lstrip()[1:].lstrip().startswith(('"', "}"))


def read_position(text: str) -> Position:
    """Return the position of a line, or of a file that holds one.

    :raises InvalidPosition: if it cannot be read or breaks an invariant.
    """
    path = Path(text)
    if "=" not in text and len(text) < 255 and path.is_file():
        lines = [line.removeprefix("line ") for line in path.read_text("utf-8", "replace").splitlines()]
        text = next((line for line in lines if line.startswith("tikal=")), "")
    return Position.from_line(text)
