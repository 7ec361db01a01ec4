"""``kropki dots analyse``: each move of a game with its score, the best move and what was lost."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from kropki.cli import streams
from kropki.cli.dots_options import LEVELS, THREADS
from kropki.cli.exit_codes import ExitCode
from kropki.cli.signals import raise_pending_signals

MOST = 3_000
MOST_MOVES = 100_000


@click.command()
@click.argument("file", type=click.Path(allow_dash=True), metavar="GAME.sgf")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write to this file. Default: standard output.",
)
@click.option("--sgf", is_flag=True, help="Write the record with comments, instead of a line of JSON a move.")
@click.option("--main", is_flag=True, help="Analyse only the main line, without variations.")
@click.option(
    "--level", type=click.IntRange(1, LEVELS), default=LEVELS, show_default=True, help="The level of the engine."
)
@click.option("--nodes", type=click.IntRange(1, 10**8), help="Playouts for each position, instead of the level's.")
@click.option("--ms", type=click.IntRange(1, 3_600_000), help="Milliseconds of processor time for each position.")
@click.option(
    "--threads", type=click.IntRange(1, THREADS), default=1, show_default=True, help="Threads that search at once."
)
@click.option(
    "--most", type=click.IntRange(1, MOST_MOVES), default=MOST, show_default=True, help="The most moves to analyse."
)
@click.option("--seed", default="1", show_default=True, help="With --nodes, the same seed gives the same analysis.")
def analyse(  # noqa: PLR0913, PLR0917 - a command takes its options
    file: str,
    output: Path | None,
    level: int,
    nodes: int | None,
    ms: int | None,
    threads: int,
    most: int,
    seed: str,
    *,
    sgf: bool,
    main: bool,
) -> int:
    """Analyse games: print the score of each move, the best move, and how many dots the move lost.

    The exit code is 1 if a game stops at a move that is not allowed.
    """
    from kropki.dots.engine.engine import Budget, Engine
    from kropki.dots.records import sgf as records
    from kropki.dots.records import text
    from kropki.dots.teaching import analysis

    with click.open_file(file, "rb") as stream:
        read = records.read(stream.read(text.BYTES + 1)).records
    budget = Budget(ms / 1000 if ms else None, nodes)
    total = sum(analysis.count(record, main=main, most=most) for record in read)
    done, code = 0, ExitCode.OK
    stopped: BaseException | None = None
    with streams.output(output) as target:
        for number, record in enumerate(read, 1):
            engine = Engine(level=level, seed=seed, threads=threads)
            found = {}
            try:
                for each in raise_pending_signals(analysis.analyse(record, engine, budget, main=main, most=most)):
                    found[each.node] = each
                    done += 1
                    code = ExitCode.FELL_SHORT if each.error else code
                    _show_progress(done, total)
                    if not sgf:
                        target.write(json.dumps({"game": number} | each.as_json()).encode() + b"\n")
                        target.flush()
            except (KeyboardInterrupt, SystemExit) as error:  # what is done is kept: it took a second a move
                stopped = error
            if sgf:
                target.write(records.write([analysis.commented(record, found)]).encode())
            if stopped:
                break
    if stopped:
        click.echo(f"\nkropki: {done} of {total} moves are analysed{f' in {output}' if output else ''}", err=True)
        raise stopped
    return code


def _show_progress(done: int, total: int) -> None:
    """Tell a person at a terminal how far it is."""
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {total} moves{'' if done < total else chr(10)}", err=True, nl=False)
