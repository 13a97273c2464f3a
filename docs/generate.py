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
from tikal.core.encoding import Segment
from tikal.editions import registry
from tikal.env import encoding_of
from tikal.legend.rules.box import POWERS
from tikal.legend.table.book import LegendBook
from tikal.messages import ENGLISH, catalogue, languages
from tikal.server import openapi
from tikal.server.app import CALLS
from tikal.server.calls import HTML, JSON
from tikal.server.rulebook import rule_book
from tikal.server.typescript import typescript
from tikal.titles import titles

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
            ap = book.facts["extra_ap"]
            told = [(words.say(f"power-name-{power}"), words.say(f"power-text-{power}", ap=ap)) for power in POWERS]
            out += [f"- **{name}**: {text}" for name, text in told] + [""]
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


ENCODING = """<!-- Made from the encodings by `make docs`; do not edit. -->
# Positions and actions as numbers

For learners a position is a row of bytes and an action a number. `tikal.env.encoding_of(rules)` says how; the
compiled core writes both, the same in both builds. [environments.md](environments.md) has what is built on it.

    >>> import tikal
    >>> from tikal.env import encoding_of
    >>> game = tikal.new_game("super-meeple", players=2, seed=7, first_player="Red")
    >>> encoding = encoding_of(game.ruleset)
    >>> len(encoding.observe(game.state, 0)), encoding.actions
    {sizes}
    >>> encoding.numbers(game.state)[:3]
    [13, 14, 15]
    >>> encoding.label(13)
    'lay A3 0'
    >>> game.play(encoding.action(game.state, 13))
    >>> encoding.number(game.state, game.read_action("+L@A5").packed)
    285

- A number means the same in every position, edition and seat. Seats are told from who looks: `you`, then clockwise
  `left-1` to `left-3`. What a position decides anyway is not in the number: which tile is laid, what a step costs.
- `encoding.observe(position, seat)` holds what that seat may know and nothing else: what others have looked at is
  not in it, nor anything that is still to be drawn.
- Every value is a byte; what is more than 255 is 255. `encoding.highest()` has a value that no game exceeds, place by
  place, to divide by: below it stands as "to". It follows from what is in the box and from house rules.
- An encoding remembers nothing from call to call: threads may share it.
- A segment is a run of places. Its axes are named in order, the last one running fastest: `segment.shape` is the
  shape to give to `reshape`. Hexes are numbered by column and row: A1 to A5, B1 ... H5.
- House rules that change how much there is of something (camps, points) make the numbering longer from there on;
  what editions differ in does not, and an auction only adds numbers. A bid of more points than a game can lead to,
  in a position that was set up, has no number.
"""


def encoding_page() -> str:
    """What learners see and may answer: the segments of every game's encoding."""
    out = [ENCODING.format(sizes=sizes(registry.DEFAULT))]
    for game in titles():
        auction = game.has_auction
        encoding = encoding_of(registry.ruleset(game.default_edition, auction))
        basic = encoding_of(registry.ruleset(game.default_edition))
        out += [f"## {game.id.capitalize()}", ""]
        out += [f"An observation has {basic.size:,} bytes, and there are {basic.actions:,} numbers"]
        out[-1] += f"; with an auction, {encoding.actions:,}." if auction else "."
        out += ["", "| first | observation | shape | to | |", "|---|---|---|---|---|"]
        for s in encoding.observation:
            out.append(f"| {s.first} | `{s.name}` | {axes(s)} | {s.most} | {s.about} |")
        out += ["", "| first | action | shape | |", "|---|---|---|---|"]
        for s in encoding.numbering:
            out.append(f"| {s.first} | `{s.name}` | {axes(s)} | {s.about} |")
        out += [""]
    return "\n".join(out)


def axes(segment: Segment) -> str:
    """The axes of a segment, with how long they are."""
    return " × ".join(f"{len(axis.labels)} {axis.name}" for axis in segment.axes) or "1"


def sizes(edition: str) -> tuple[int, int]:
    encoding = encoding_of(registry.ruleset(edition))
    return encoding.size, encoding.actions


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
        "encoding.md": encoding_page(),
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
