"""Every sentence that a person reads, from Fluent catalogues: files named by language, English first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)
LONGEST = 400  # characters of one fact in a sentence


class Catalogue:
    """The messages of one language. The Fluent library is loaded with the first sentence, not before."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None

    @property
    def bundle(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._bundle = FluentBundle([self.language], use_isolating=False)
            for text in self._texts():
                self._bundle.add_resource(FluentResource(text))
        return self._bundle

    def _texts(self) -> list[str]:
        """The contents of this language's files: `en.ftl`, `en-terminal.ftl` ..."""
        from importlib import resources

        folder = resources.files("tikal.messages")
        files = [f for f in folder.iterdir() if f.name.startswith(self.language) and f.name.endswith(".ftl")]
        return [f.read_text("utf-8") for f in sorted(files, key=lambda f: f.name)]

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and self.bundle.has_message(code)

    def sentence(self, code: str, facts: Mapping[str, str | int] | None = None) -> str:
        """Return the sentence of a code, filled with facts; the bare code if the catalogue has none."""
        if code not in self:
            return code
        pattern = self.bundle.get_message(code).value
        if pattern is None:
            return code
        shown = {key: _short(fact) if isinstance(fact, str) else fact for key, fact in (facts or {}).items()}
        text, _ = self.bundle.format_pattern(pattern, shown)
        return str(text)


def _short(text: str) -> str:
    """Return a text from outside as a sentence can show it: not too long, and nothing a terminal would obey."""
    clean = "".join(sign if sign.isprintable() else "\ufffd" for sign in text[: LONGEST + 1])
    return clean if len(clean) <= LONGEST else clean[:LONGEST] + "…"


@cache
def catalogue(language: str = "en") -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language)
