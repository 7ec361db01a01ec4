"""What the operator of a service sees and takes down of the games that people play there: games, names and reports."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import click

from kropki.cli.exit_codes import ExitCode
from kropki.cli.stock import opened_stock


@click.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
def remove(ids: tuple[str, ...]) -> int:
    """Remove a game between people by its ID (12 characters), or the names of a player by the badge (6).

    A game goes with all that is kept of it: moves, phrases and names. A badge stands behind a name in the lobby, after
    a `#`. Its names go from all games, and no game shows a name beside it again. Needs KROPKI_DATABASE_URL.
    """
    from kropki.api.store.lobby_tables import BADGE_LENGTH

    missing = 0
    with opened_stock() as stock:
        for each in ids:
            if len(each) == BADGE_LENGTH:
                number = stock.lobby.remove_name(each)
                words = f"removed from {number} games" if number else "no game shows a name with it, and none will"
                click.echo(f"{each}: {words}", err=True)
            elif stock.games.remove(each):
                click.echo(f"{each}: removed", err=True)
            else:
                click.echo(f"{each}: no game has this id", err=True)
                missing += 1
    return ExitCode.FELL_SHORT if missing else ExitCode.OK


@click.command()
@click.option("--nb", default=20, show_default=True, type=click.IntRange(1, 1000), help="How many games, at most.")
def reports(nb: int) -> int:
    """Print the games in which a player reported the other one, a line of JSON each, the last first.

    A line has the id for `kropki dots remove`, when the first report came, and what both players wrote. Needs
    KROPKI_DATABASE_URL.
    """
    with opened_stock() as stock:
        for game, reported in stock.games.reports(nb):
            events = map(json.loads, stock.games.events(game, 0))
            lines = [[event["player"], event["text"]] for event in events if event["kind"] == "line"]
            when = datetime.fromtimestamp(reported, UTC).isoformat()
            click.echo(json.dumps({"id": game, "reported": when, "lines": lines}, ensure_ascii=False))
    return ExitCode.OK
