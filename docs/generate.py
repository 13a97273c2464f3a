"""Writes what follows from the code: pages of docs/, what describes the interface, and the protocol in TypeScript.

With --check it only says what is out of date.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click
from msgspec import Struct, json

from tikal.classic.editions.options import OPTIONS
from tikal.editions import registry
from tikal.legend.rules.box import POWERS
from tikal.legend.table.book import LegendBook
from tikal.messages import ENGLISH, catalogue, languages
from tikal.server import openapi
from tikal.server.app import CALLS
from tikal.server.calls import HTML, JSON
from tikal.server.rulebook import rule_book
from tikal.server.typescript import typescript

FOLDER = Path(__file__).parent


def editions_page() -> str:
    """The differences between editions, from the rulesets themselves."""
    editions = [edition for edition in registry.editions().values() if edition.game == "classic"]
    out = [
        "# Editions",
        "",
        "Made from the rulesets by `make docs`; do not edit. An edition is a data file in its game's folder,",
        "and each value cites its booklet. A host may start from an edition and change single options (house rules):",
        '`tikal.new_game(..., options={"ties": "shared"})`, or `--option ties=shared` on the command line.',
        "",
        "| option | rule | choices | " + " | ".join(f"`{edition.id}`" for edition in editions) + " |",
        "|---|---|---|" + "---|" * len(editions),
    ]
    for name, option in OPTIONS.items():
        values = [edition.value_text(name) for edition in editions]
        auction_only = ", auction only" if option.auction_only else ""
        out.append(f"| `{name}` | {option.rule} | {option.choices}{auction_only} | " + " | ".join(values) + " |")
    out += ["", "Two values are those of the basic game and of the auction.", ""]
    for edition in editions:
        out += [f"## {edition.title} (`{edition.id}`)", "", f"{edition.about}. Source: {edition.source}.", ""]
        for name in OPTIONS:
            sources = [edition.source_of(name)]
            if edition.source_of(name, auction=True) != sources[0]:
                sources.append(edition.source_of(name, auction=True))
            out.append(f"- `{name}`: {'; '.join(sources)}")
        out.append("")
    for edition in registry.editions().values():
        if edition.game != "classic":
            out += [f"## {edition.title} (`{edition.id}`)", "", f"{edition.about}. Source: {edition.source}.", ""]
            for name, option in edition.options.items():
                out.append(f"- `{name}` ({option.rule}: {option.choices}): {edition.source_of(name)}")
            out.append("")
    return "\n".join(out)


def rules_page(language: str, edition: str) -> str:
    """The rules at hand in one language, as the page shows them."""
    words, book = catalogue(language), rule_book(edition, auction=registry.edition(edition).has_auction)
    out = [
        "<!-- Made from the message catalogues by `make docs`; do not edit. -->",
        "# "
        + words.say("rules-title", edition=book.title if book.game in book.title.lower() else f"Tikal, {book.title}"),
        "",
    ]
    for topic in topics_of(book.game):
        out += [f"## {words.say(f'topic-{topic}')}", ""]
        for paragraph in words.sentence(f"rule-{topic}", book.facts).splitlines():
            out += [paragraph.strip(), ""] if paragraph.strip() else []
        if isinstance(book, LegendBook) and topic == "legend-cards":
            numbers = dict.fromkeys(card.card[:2] for card in book.cards)
            out += [f"- **{n} {words.say(f'card-name-{n}')}**: {words.say(f'card-text-{n}')}" for n in numbers] + [""]
        if isinstance(book, LegendBook) and topic == "legend-powers":
            out += [
                f"- **{words.say(f'power-name-{power}')}**: {words.say(f'power-text-{power}')}" for power in POWERS
            ] + [""]
        if isinstance(book, LegendBook) and topic == "legend-scenarios":
            out += [f"- {words.say(f'scenario-name-{start.id}')}" for start in book.scenarios] + [""]
        if isinstance(book, LegendBook) and topic == "legend-box":
            out += [f"- {words.say(f'stand-in-{key}')}" for key in book.stand_ins] + [""]
    return "\n".join(out)


def topics_of(game: str) -> list[str]:
    """The topics of a game's rules, in the order of its English catalogue."""
    text = (FOLDER.parent / "src" / "tikal" / game / "messages" / ENGLISH / "rules.ftl").read_text("utf-8")
    return re.findall(r"^topic-([a-z-]+) =", text, re.MULTILINE)


def http_page() -> str:
    """Every request that the server answers, but those for the page itself."""
    out = [
        "# Requests",
        "",
        "Made from the server's calls by `make docs`; do not edit. [openapi.json](openapi.json) has the same with all",
        "types; a server gives its own at `/api/openapi.json`. [api.md](api.md) says how to begin.",
        "",
        "| request | body | answer | refused with | |",
        "|---|---|---|---|---|",
    ]
    for call in CALLS:
        if call.media == HTML:
            continue
        query = "&".join(f"{name}={usual}" for name, (_, usual) in call.query.items())
        request = f"{call.method} {call.address}" + (f"?{query}" if query else "")
        takes = kind(call.takes) if call.takes is not None else ""
        gives = kind(call.gives) if call.media == JSON else call.media
        answers = f"{call.status} {gives}" + (", or 304" if call.tagged else "")
        refused = ", ".join(str(status) for status in call.refusals)
        out.append(f"| `{request}` | {takes} | {answers} | {refused} | {call.about} |")
    out += ["", "What a query has here is what it is if it is left out.", "", "| refused with | |", "|---|---|"]
    out += [f"| {status} | {about} |" for status, (_, about) in openapi.REFUSALS.items()]
    return "\n".join([*out, ""])


def kind(given: Any) -> str:
    """The name of a type; those without one are objects of which nothing is known, or empty."""
    return f"`{given.__name__}`" if isinstance(given, type) and issubclass(given, Struct) else "an object"


def pretty(content: object) -> str:
    """JSON for people."""
    return json.format(json.encode(content), indent=2).decode() + "\n"


def pages() -> dict[str, str]:
    """Return all generated files, by path from docs/."""
    rules = {"rules.md": registry.DEFAULT, "legend.md": "legend"}
    return {
        "editions.md": editions_page(),
        **{f"{code}/{name}": rules_page(code, id) for code in languages() for name, id in rules.items()},
        "http.md": http_page(),
        "openapi.json": pretty(openapi.description(CALLS)),
        "messages.json": pretty(openapi.messages()),
        **{f"../web/src/{place}": text for place, text in typescript().items()},
    }


@click.command()
@click.option("--check", is_flag=True, help="Change nothing; fail if a page is out of date.")
def main(check: bool) -> None:
    """Write the generated pages."""
    stale = []
    for name, text in pages().items():
        path = FOLDER / name
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(name)
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
    if check and stale:
        raise click.ClickException(f"out of date: {', '.join(stale)}. Run `make docs`.")
    click.echo(f"written: {', '.join(stale)}" if stale else "docs are up to date")


if __name__ == "__main__":
    main()
