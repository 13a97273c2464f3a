"""Where games are kept: one TGN file each, written whole after every action, never in between."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from types import ModuleType
from typing import IO

from tikal.cli.files import read_record_file
from tikal.core.errors import RecordError, TikalError
from tikal.game import Game, game_from

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system: games are then not protected against being played twice
    fcntl = None

SUFFIX = ".tgn"


def data_folder() -> Path:
    """Return the folder of all games."""
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path(os.path.expanduser("~")) / ".local" / "share"
    return data / "tikal" / "games"


def fresh_path(edition: str) -> Path:
    """Return a name that no game has yet."""
    folder = data_folder()
    stem = time.strftime("%Y-%m-%d-%H%M%S-") + edition
    number = 1
    while True:
        path = folder / (stem + (f"-{number}" if number > 1 else "") + SUFFIX)
        if not path.exists():
            return path
        number += 1


def read_game(path: Path, seed: str | None) -> Game:
    """Return the game of a file, to be played on.

    :raises RecordError: if it cannot be read.
    """
    try:
        return game_from(read_record_file(path), seed)
    except RecordError as error:
        raise RecordError("term-unreadable-file", file=str(path), reason=error) from None


def reason_of(error: Exception) -> str | TikalError:
    """Return why a file could not be read or written, in the system's words."""
    return error.strerror or str(error) if isinstance(error, OSError) else TikalError("term-not-text")


def write_safely(path: Path, text: str) -> None:
    """Replace a file by a text: after a crash it holds the old text or the new one, never a part.

    :raises OSError: if it cannot be written; the old text is then still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.tmp")
    with open(draft, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Session:
    """One game and its file. Nobody else can play that file while this is open."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.trouble: str | TikalError = ""  # why the last save failed
        self._lock: IO[str] | None = None
        self._own = not self.path.exists()  # whether the file is made by this session

    def open(self) -> None:
        """Take the file for this game.

        :raises RecordError: if it is being played in another window, or its folder cannot be written.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(self._lock_path, "a", encoding="utf-8")  # noqa: SIM115 - held until close
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RecordError("term-game-is-open", file=str(self.path)) from None
        except OSError as error:
            raise RecordError("term-no-place", file=str(self.path), reason=reason_of(error)) from None

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f".{self.path.name}.lock")

    def save(self, game: Game) -> bool:
        """Write the game; if that fails the reason is in `trouble`."""
        try:
            write_safely(self.path, game.to_tgn())
            self.trouble = ""
        except OSError as error:
            self.trouble = reason_of(error)
        return not self.trouble

    def discard(self) -> bool:
        """Remove the file if it was made here; return whether it is gone."""
        try:
            if self._own:
                self.path.unlink(missing_ok=True)
        except OSError:
            return False
        return self._own

    def close(self) -> None:
        """Let others play this file."""
        if self._lock is not None:
            with contextlib.suppress(OSError):  # the folder may have gone
                self._lock_path.unlink(missing_ok=True)
            self._lock.close()
            self._lock = None
