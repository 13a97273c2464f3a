"""`tikal editions`: which there are, and in what they differ."""

from __future__ import annotations

import json

import click
from rich.table import Table

from tikal.cli.options import console, spoken
from tikal.editions import registry
from tikal.editions.options import write
from tikal.messages import ENGLISH, Catalogue, catalogue
from tikal.titles import TITLES


@click.command("editions")
@click.argument("edition", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON, with their sources.")
def command(edition: str | None, as_json: bool) -> None:
    """List the editions and the options in which they differ.

    With an EDITION, say where its booklet settles each of them.
    """
    chosen = [registry.edition(edition)] if edition else list(registry.editions().values())
    if as_json:
        click.echo(json.dumps([_plain(e) for e in chosen], indent=1, ensure_ascii=False))
    elif edition:
        _sources(chosen[0])
    else:
        _all(chosen)


def _plain(edition: registry.Edition) -> dict[str, object]:
    return {
        "id": edition.id,
        "game": edition.game,
        "title": edition.title,
        "about": edition.about,
        "game_version": edition.game_version,
        "players": list(edition.players),
        "basic": {name: write(value) for name, value in edition.defaults().items()},
        "auction": {name: write(value) for name, value in edition.defaults(auction=True).items()}
        if edition.has_auction
        else None,
        "sources": {name: edition.source_of(name) for name in edition.options},
        "choices": {name: option.choices for name, option in edition.options.items()},
    }


def _about(edition: registry.Edition, words: Catalogue) -> str:
    """What an edition is; one that no catalogue knows says it in its own words."""
    code = f"edition-about-{edition.id}"
    return words.sentence(code) if code in catalogue(ENGLISH) else edition.about


def _all(editions: list[registry.Edition]) -> None:
    """Who there is; of games with several editions, in what they differ; of the others, what can be chosen."""
    out = console()
    for edition in editions:
        out.print(f"[bold]{edition.id}[/bold]  {edition.title}: {_about(edition, spoken())}")
    games = [[edition for edition in editions if edition.game == game] for game in TITLES]
    for several in (game for game in games if len(game) > 1):
        _differences(several)
    for edition in (game[0] for game in games if len(game) == 1):
        for name, option in edition.options.items():
            out.print(f"[bold]{edition.id}[/bold]  {name} [dim]{option.rule}[/dim]: {option.choices}")


def _differences(editions: list[registry.Edition]) -> None:
    """A table of options, their values, and who has which."""
    words = spoken()
    out = console()
    table = Table(caption=words.sentence("editions-caption"), caption_justify="left")
    table.add_column(words.sentence("editions-option"), style="bold", no_wrap=True)
    table.add_column(words.sentence("editions-value"), no_wrap=True)
    table.add_column(words.sentence("editions-editions"))
    for name, option in editions[0].options.items():
        having: dict[str, list[str]] = {}
        for edition in editions:
            having.setdefault(edition.value_text(name), []).append(edition.id)
        for number, (value, ids) in enumerate(having.items()):
            label = (name, f"[dim]{option.rule}[/dim]", "")[min(number, 2)]
            table.add_row(label, value, ", ".join(ids), end_section=number == len(having) - 1)
    out.print(table)


def _sources(edition: registry.Edition) -> None:
    words = spoken()
    table = Table(title=f"{edition.title}: {_about(edition, words)}", caption=edition.source)
    for column in ("editions-option", "editions-value", "editions-source"):
        table.add_column(words.sentence(column))
    for name in edition.options:
        table.add_row(name, edition.value_text(name), edition.source_of(name))
    console().print(table)
