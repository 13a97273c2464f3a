"""Writes what follows from the code: pages of docs/ and the protocol in TypeScript (`make docs`).

With --check it only says what is out of date.
"""

from __future__ import annotations

from pathlib import Path

import click

from tikal.classic.editions.options import OPTIONS
from tikal.editions import registry
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


def pages() -> dict[str, str]:
    """Return all generated files, by path from docs/."""
    return {"editions.md": editions_page(), **{f"../web/src/{place}": text for place, text in typescript().items()}}


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
                path.write_text(text, "utf-8")
    if check and stale:
        raise click.ClickException(f"out of date: {', '.join(stale)}. Run `make docs`.")
    click.echo(f"written: {', '.join(stale)}" if stale else "docs are up to date")


if __name__ == "__main__":
    main()
