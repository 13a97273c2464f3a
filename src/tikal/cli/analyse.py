"""`tikal analyse`: what a bot would do in a position, and why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click
from rich.table import Table

from tikal.bots.alarm import Overdue, alarm
from tikal.bots.bot import Bot, Budget, Plan, Thought
from tikal.bots.player import GRACE, PATIENCE
from tikal.bots.program import ProgramError
from tikal.bots.registry import admitted, check_plays, make_bot
from tikal.bots.second import cores_here
from tikal.cli.files import read_position, read_record_file
from tikal.cli.options import console, spoken
from tikal.core.action import Action
from tikal.core.engine import waits_for_chance
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.core.position import OVER, Position
from tikal.game import game_at
from tikal.view import state_for

SHOWN = 12  # turns, best first; the others are in what --json writes


@click.command("analyse")
@click.argument("source")
@click.option(
    "-b",
    "--bot",
    default="expert",
    show_default=True,
    help='Who is asked; see `tikal bots`. "cmd:COMMAND" is a program.',
)
@click.option("--after", type=click.IntRange(0), default=None, help="How many actions into a game file. [default: all]")
@click.option("--seconds", type=click.FloatRange(0.001), default=None, help="Time to think. [default: the bot's own]")
@click.option("--nodes", type=click.IntRange(1), default=None, help="Positions to look at, instead of time.")
@click.option("-s", "--seed", default="1", show_default=True, help="The bot's own chance.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def command(
    source: str, bot: str, after: int | None, seconds: float | None, nodes: int | None, seed: str, as_json: bool
) -> None:
    """Ask a bot what it would do: the turn it would take, the points it expects, and the next best turns.

    SOURCE is a game (TGN or JSON file) or a position line.
    """
    state = _position(source, after)
    check_plays(admitted(bot), state.rules.game)
    player = make_bot(bot, seed)
    budget = player.budget if seconds is None and nodes is None else Budget(seconds, nodes)
    budget = replace(budget, cores=min(2, cores_here()))
    with console(stderr=True).status(spoken().sentence("analyse-thinking", {"bot": bot})):
        answer = _ask(player, state, budget)
    actions = (answer,) if isinstance(answer, Action) else tuple(answer)
    thought = player.thought or Thought(Plan(actions, None, ()), (), 0)
    if as_json:
        click.echo(json.dumps(_plain(state, thought), indent=1))
    else:
        _show(state, thought, bot)


def _ask(player: Bot, state: Position, budget: Budget) -> Action | Sequence[Action]:
    """Return what a bot would do.

    :raises InvalidOption: if it does not answer: it may be somebody else's program.
    """
    most = None if budget.seconds is None else budget.seconds * PATIENCE + GRACE
    try:
        with alarm(most):
            return player.choose(state_for(state, int(state.current)), game_at(state).legal_actions(), budget)
    except Overdue:
        raise InvalidOption("bot-hung", bot=player.name, seconds=f"{most:.0f}") from None
    except ProgramError as error:
        raise InvalidOption("broken-bot", bot=player.name, error=str(error)) from None


def _position(source: str, after: int | None) -> Position:
    """Return the position to think about, which must wait for a player."""
    if source.startswith("tikal="):
        state = read_position(source)
    else:
        record = read_record_file(Path(source))
        state = (record if after is None else record.up_to(min(after, len(record.actions)))).end()
    if state.phase == OVER:
        raise InvalidOption("analyse-over")
    if waits_for_chance(state):
        raise InvalidOption("analyse-chance")
    return state


def _show(state: Position, thought: Thought, bot: str) -> None:
    words = spoken()
    seats = SEATS[: int(state.players)]
    facts: dict[str, str | int] = {"bot": bot, "seat": SEATS[int(state.current)], "nodes": thought.nodes}
    table = Table(title=words.sentence("analyse-title", facts), caption=words.sentence("analyse-caption"))
    table.add_column(words.sentence("analyse-turn"), overflow="fold")
    table.add_column(words.sentence("analyse-value"), justify="right")
    for seat in seats:
        table.add_column(seat, justify="right")
    for plan in (thought.chosen, *thought.alternatives)[:SHOWN]:
        value = "" if plan.value is None else f"{plan.value:+.1f}"
        table.add_row(" ".join(map(str, plan.actions)), value, *(f"{points:.1f}" for points in plan.points))
    console().print(table)


def _plain(state: Position, thought: Thought) -> dict[str, object]:
    return {
        "line": state.to_line(),
        "chosen": _plain_plan(thought.chosen),
        "alternatives": [_plain_plan(plan) for plan in thought.alternatives],
        "nodes": thought.nodes,
    }


def _plain_plan(plan: Plan) -> dict[str, object]:
    return {"actions": [str(action) for action in plan.actions], "value": plan.value, "points": list(plan.points)}
