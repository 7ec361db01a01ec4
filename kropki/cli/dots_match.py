"""``kropki dots match``: plays many games between two players, and says what they prove."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kropki.cli import streams
from kropki.cli.dots_options import (
    CLOCK_HELP,
    HANDICAP,
    RULE_SET,
    START,
    THREADS,
    size,
    start_name,
)
from kropki.cli.exit_codes import ExitCode
from kropki.cli.signals import raise_pending_signals

if TYPE_CHECKING:
    from kropki.dots.match.games import Game, Match
    from kropki.dots.match.statistics import Sequential

MOST_GAMES = 1_000_000
MOST_MS = 3_600_000


@click.command()
@click.option(
    "--a",
    "a",
    required=True,
    metavar="PLAYER",
    help="The first player: level:3, ms:50, greedy, gtp:COMMAND and others.",
)
@click.option("--b", "b", required=True, metavar="PLAYER", help="The second player.")
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="The number of games, two in a pair.",
)
@click.option("--size", default="20x20", show_default=True, callback=size, metavar="WxH", help="From 3x3 to 60x60.")
@RULE_SET
@START
@HANDICAP
@click.option(
    "--opening", type=click.IntRange(0, 100), default=4, show_default=True, help="Random dots at the beginning."
)
@click.option(
    "--reach",
    type=click.IntRange(0, 60),
    default=3,
    show_default=True,
    help="How far from the centre the random dots may be.",
)
@click.option(
    "--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, help="The seed of openings and players."
)
@click.option(
    "--ms", type=click.IntRange(1, MOST_MS), default=200, show_default=True, help="Milliseconds a move, for programs."
)
@click.option("--ms-a", type=click.IntRange(1, MOST_MS), help="The same for A alone.")
@click.option("--ms-b", type=click.IntRange(1, MOST_MS), help="The same for B alone.")
@click.option("--clock", metavar="TIME", help=CLOCK_HELP)
@click.option("--threads", type=click.IntRange(1, THREADS), default=1, show_default=True, help="Threads of our engine.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Games at the same time.")
@click.option("--whole", is_flag=True, help="Play on when nobody can catch up with the leader.")
@click.option(
    "--sprt",
    is_flag=True,
    help="End once the test has decided between scores of 0.50 and 0.57, with errors of 5 % at most.",
)
@click.option("--sgf", type=click.Path(file_okay=False, path_type=Path), help="Save each game in this folder.")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each game, and one for the match.")
def match(  # noqa: PLR0913, PLR0917 - a command takes its options
    a: str,
    b: str,
    games: int,
    size: tuple[int, int],
    rules: str,
    start: str,
    handicap: int | None,
    opening: int,
    reach: int,
    seed: int,
    ms: int,
    ms_a: int | None,
    ms_b: int | None,
    clock: str | None,
    threads: int,
    jobs: int,
    sgf: Path | None,
    *,
    whole: bool,
    sprt: bool,
    as_json: bool,
) -> int:
    """Play games between two players, in pairs of the same opening with the colours swapped.

    Simple players are random, near and greedy. Our opponents are strength:N, our engine is level:N, nodes:N, ms:N or
    clock. Other programs are gtp:COMMAND and line:COMMAND. The exit code is 1 if a fault lost a game.
    """
    from kropki.dots.engine.clock import parse
    from kropki.dots.errors import DotsError
    from kropki.dots.match import players
    from kropki.dots.match.games import Match, check
    from kropki.dots.match.setting import Setting
    from kropki.dots.match.statistics import Sequential

    setting = Setting(*size, rules, start_name(start, handicap, seed), opening, reach, seed, whole)
    try:
        time = parse(clock) if clock else None
        found = Match(players.read(a, ms_a or ms, threads), players.read(b, ms_b or ms, threads), setting, time)
        check(found)
    except DotsError as error:
        raise click.UsageError(error.message) from None
    played = _play(found, games, jobs, Sequential() if sprt else None, sgf, as_json=as_json)
    return ExitCode.FELL_SHORT if any(game.fault for game in played) else ExitCode.OK


def _play(  # noqa: PLR0913 - as the command
    found: Match, number: int, jobs: int, test: Sequential | None, folder: Path | None, *, as_json: bool
) -> list[Game]:
    """Play the games, write what is asked for, and give them."""
    from kropki.dots.match import games, report
    from kropki.dots.match.statistics import stopped_at

    played: list[Game] = []
    numbers = raise_pending_signals(range(number))
    if folder:
        folder.mkdir(parents=True, exist_ok=True)

    def settled() -> bool:
        return test is not None and stopped_at(test, [game.points for game in played]) is not None

    with streams.output(None) as output:
        for game in games.run(found, numbers, jobs, settled):
            played.append(game)
            if folder:
                folder.joinpath(f"{game.number + 1:04}.sgf").write_text(games.record(found, game), encoding="utf-8")
            if as_json:
                output.write(json.dumps(game.as_json()).encode() + b"\n")
                output.flush()
            _show_progress(played, number)
        if as_json:
            output.write(json.dumps({"match": report.summary(played, test)}).encode() + b"\n")
        else:
            output.write("\n".join(report.table(str(found.a), str(found.b), played, test)).encode() + b"\n")
    return played


def _show_progress(played: list[Game], number: int) -> None:
    """Tell a person at a terminal how far the match is."""
    if sys.stderr.isatty():
        points = sum(game.points for game in played)
        end = "\n" if len(played) == number else ""
        click.echo(f"\r{len(played)} of {number} games, A has {points:g} points{end}", err=True, nl=False)
