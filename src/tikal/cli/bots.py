"""`tikal bots`: who can be played against."""

from __future__ import annotations

import json

import click
from rich.markup import escape
from rich.table import Table

from tikal.arena.wording import budget_text
from tikal.bots.registry import bot_class, bot_names, bot_package
from tikal.cli.options import console, spoken
from tikal.core.errors import InvalidOption


@click.command("bots")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
def command(as_json: bool) -> None:
    """List the bots, those that other packages add included, with their level and where they come from.

    \b
    The names are what these take:
      tikal play --seats me,greedy
      tikal simulate --bots greedy,random
      tikal arena run greedy random
    """
    rows = [_row(name) for name in bot_names()]
    if as_json:
        click.echo(json.dumps(rows, indent=1))
        return
    words = spoken()
    table = Table(caption=words.sentence("bots-caption"))
    for code in ("bots-name", "bots-level", "bots-budget", "bots-package"):
        table.add_column(words.sentence(code))
    for row in rows:
        if row["error"]:
            table.add_row(row["name"], f"[red]{escape(str(row['error']))}[/red]", "", row["package"])
        else:
            table.add_row(*(row[key] for key in ("name", "level", "budget", "package")))
    console().print(table)


def _row(name: str) -> dict[str, str | None]:
    package = bot_package(name)
    try:
        bot = bot_class(name)
    except InvalidOption as error:
        return {"name": name, "level": None, "budget": None, "package": package, "error": error.say(spoken())}
    budget = budget_text(spoken().say, bot.budget)
    return {"name": name, "level": bot.level, "budget": budget, "package": package, "error": None}
