"""The page itself: files that the build has made and compressed, sent as they are."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tikal.core.errors import RecordError
from tikal.server.words import NotPossible

FOLDER = "client"
INDEX = "index.html"
HASHED = "assets/"  # names in here change with their contents
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache, private"
CODINGS = (("br", ".br"), ("gzip", ".gz"))  # the better one first

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page:
    """One file in all its codings."""

    def __init__(self, path: Path, name: str) -> None:
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.bytes = {"": path.read_bytes()}
        for coding, suffix in CODINGS:
            packed = path.with_name(path.name + suffix)
            if packed.exists():
                self.bytes[coding] = packed.read_bytes()
        self.tag = hashlib.sha256(self.bytes[""]).hexdigest()[:20]
        self.lasting = name.startswith(HASHED)

    def response(self, request: Request) -> Response:
        """Return the file in the best coding that the browser reads, or say that it has not changed."""
        wanted = request.headers.get("accept-encoding", "")
        accepted = [part.strip() for part in wanted.split(",")]  # browsers ask for br and gzip without weights
        coding = next((name for name in self.bytes if name and name in accepted), "")
        tag = f'"{self.tag}{coding}"'
        headers = {
            "Cache-Control": FOREVER if self.lasting else ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "Content-Type": self.kind + ("; charset=utf-8" if self.kind.startswith("text/") else ""),
        }
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return Response(self.bytes[coding], headers=headers)


class Pages:
    """All files of the client, read when the server starts."""

    def __init__(self, folder: Path) -> None:
        suffixes = tuple(suffix for _, suffix in CODINGS)
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in suffixes]
        self.pages: dict[str, Page] = {}
        for path in files:
            name = path.relative_to(folder).as_posix()
            self.pages[name] = Page(path, name)
        if INDEX not in self.pages:
            raise RecordError("client-not-built")

    def has(self, name: str) -> bool:
        """Whether there is a file of that name."""
        return name in self.pages and name != INDEX

    def file(self, request: Request, name: str) -> Response:
        """Return a file.

        :raises NotPossible: if there is none of that name.
        """
        if not self.has(name):
            raise NotPossible("no-such-page", 404)
        return self.pages[name].response(request)

    def index(self, request: Request) -> Response:
        """Return the document that all pages share."""
        return self.pages[INDEX].response(request)

    def lost(self, request: Request) -> Response:
        """Return the same document for an unknown address: the page says so."""
        response = self.index(request)
        response.status_code = 404 if response.status_code == 200 else response.status_code
        return response


def client_folder() -> Path:
    """Return where the built client is."""
    return Path(str(resources.files("tikal.server"))) / FOLDER
