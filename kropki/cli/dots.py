"""``kropki dots``: the other game called Kropki; replay, play, draw and the engine are here, the rest beside.

What is slow to import, the rules' engine above all, is imported by the command that needs it.
"""

from __future__ import annotations

import json
import secrets
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from kropki.cli import streams
from kropki.cli.dots_analyse import analyse
from kropki.cli.dots_book import book
from kropki.cli.dots_lessons import lessons
from kropki.cli.dots_match import match
from kropki.cli.dots_options import (
    BOOK,
    CLOCK_HELP,
    HANDICAP,
    LEVEL,
    LEVELS,
    RULE_SET,
    START,
    STRENGTH,
    STRENGTH_HELP,
    THREADS,
    size,
    start_name,
)
from kropki.cli.dots_position import played
from kropki.cli.dots_remove import remove, reports
from kropki.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from kropki.dots.board.moves import Move
    from kropki.dots.board.position import Position
    from kropki.dots.engine.clock import Periods
    from kropki.dots.records.sgf import Record
    from kropki.dots.rules.game import Play

USUAL_SIZE = "15x15"
TOLD = 20  # faults of a file that are told
LINE = 5 * 2**20  # bytes of a line that are read: more than a game in JSON may have


@click.group()
def dots() -> None:
    """Play, replay, draw and analyse games of Dots."""


@dots.command()
@click.argument("files", nargs=-1, type=click.Path(allow_dash=True), metavar="[GAME.sgf ... | -]")
def replay(files: tuple[str, ...]) -> int:
    """Replay games from SGF files, or from lines of JSON on standard input, and print a line of JSON for each.

    A line is {"size": [w, h], "rules": "standard", "start": "empty", "moves": [[1, x, y], [2, x, y], ...]}. The exit
    code is 1 if a game stops at a move that is not allowed, or is no game.
    """
    code = ExitCode.OK
    with streams.output(None) as output:
        for name in files or ("-",):
            with click.open_file(name, "rb") as file:
                for answer in _answers(name, file):
                    output.write(json.dumps(answer).encode() + b"\n")
                    output.flush()
                    code = ExitCode.FELL_SHORT if answer["error"] else code
    return code


def _answers(name: str, file: IO[bytes]) -> Iterator[dict[str, Any]]:
    """Replay what *file* holds: SGF where it begins with a bracket, else JSON lines."""
    from kropki.dots.errors import SgfError
    from kropki.dots.records import replay as replaying

    first = b"\n"
    while first and not first.strip():
        first = file.readline(LINE)
    if first.lstrip()[:1] in (b"{", b"[", b'"') or (name == "-" and b"(" not in first[:4]):
        yield from map(replaying.replay_text, _lines(first, file))
        return
    try:
        records = _records(name, first, file)
    except SgfError as error:
        yield replaying.refused(error)
        return
    yield from map(replaying.replay_record, records)


def _lines(first: bytes, file: IO[bytes]) -> Iterator[str]:
    """Yield the lines that are not empty; of one that is too long, enough to be refused for that."""
    line = first
    while line:
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(LINE)
        if line.strip():
            yield line.decode("utf-8", "replace")
        line = file.readline(LINE)


def _records(name: str, first: bytes, file: IO[bytes]) -> tuple[Record, ...]:
    """Read records; what was forgiven is said on standard error."""
    from kropki.dots.records import sgf, text

    read = sgf.read(first + file.read(text.BYTES + 1))
    for fault in read.forgiven[:TOLD]:
        click.echo(f"kropki: {name}: at {fault.offset}: {fault.message} ({fault.code})", err=True)
    if read.forgiven[TOLD:]:
        click.echo(f"kropki: {name}: more faults were forgiven", err=True)
    return read.records


@dots.command()
@click.argument("file", type=click.Path(allow_dash=True), metavar="GAME.sgf")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, allow_dash=True),
    default="-",
    help="FILE.svg or FILE.png. Default: SVG on standard output.",
)
@click.option("--move", type=click.IntRange(0), help="Show the position after this many moves. Default: after all.")
@click.option(
    "--game", type=click.IntRange(1), default=1, show_default=True, help="The number of the game in the file."
)
@click.option("--numbers", is_flag=True, help="Write the numbers of the moves on the dots.")
@click.option("--coordinates", is_flag=True, help="Write the names of columns and rows.")
@click.option(
    "--width", type=click.IntRange(16, 8000), default=1000, show_default=True, help="The width of a PNG, in pixels."
)
def draw(file: str, output: str, move: int | None, game: int, width: int, *, numbers: bool, coordinates: bool) -> None:  # noqa: PLR0913 - a command takes its options
    """Draw a position of a game: regions, captured dots, the last move."""
    from kropki.dots.drawing import svg

    suffix = Path(output).suffix.lower()
    if output != "-" and suffix not in (".svg", ".png"):
        raise click.UsageError(f"expected a file that ends in .svg or .png, not {output!r}")
    with click.open_file(file, "rb") as stream:
        records = _records(file, b"", stream)
    if game > len(records):
        raise click.UsageError(f"expected a game from 1 to {len(records)}, not {game}")
    position, placed = _position(records[game - 1], move)
    last = max(placed, key=lambda point: placed[point], default=None)
    drawing = svg.draw(position, last=last, numbers=placed if numbers else None, coordinates=coordinates)
    data = svg.png(drawing, width, _fonts()) if suffix == ".png" else drawing.encode()
    with streams.output(None if output == "-" else Path(output)) as target:
        target.write(data)


def _position(record: Record, count: int | None) -> tuple[Position, dict[int, int]]:
    """Return the position after *count* moves, and the number of the move that put a dot on each point."""
    play, borders = played(record, count)
    placed = {move.point: number for number, move in enumerate(play.moves, 1) if move.point is not None}
    position = play.position()
    return replace(position, rings=position.rings + borders), placed


def _fonts() -> list[str]:
    """Return the fonts that are shipped, so that a picture is the same on every machine."""
    from kropki.generator.formats.pictures import BOLD, REGULAR

    return [str(REGULAR), str(BOLD)]


@dots.command()
@click.option(
    "--level", type=click.IntRange(1, LEVELS), default=LEVELS, show_default=True, help="The level of the engine."
)
@click.option("--strength", type=STRENGTH, help=STRENGTH_HELP)
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same choices.")
@click.option(
    "--threads", type=click.IntRange(1, THREADS), default=1, show_default=True, help="Threads that search at once."
)
@BOOK
def engine(level: int, strength: int | None, seed: str, threads: int, *, book: bool) -> None:
    """Let other programs play against the engine, by GTP 2 on standard input and output."""
    from kropki.dots.gtp import LENGTH, Session

    gtp = Session(level, seed, threads, strength, book=book)
    lines = iter(lambda: sys.stdin.buffer.readline(2 * LENGTH), b"")
    with streams.output(None) as output:
        for answer in gtp.answers(line.decode("utf-8", "replace") for line in lines):
            output.write(answer.encode())
            output.flush()


class _Computer:
    """The computer at a level or a strength, as the terminal asks it; by its clock, where it has one."""

    def __init__(self, level: int, strength: int | None, seed: str, clock: Periods | None, *, book: bool) -> None:
        from kropki.dots.book.players import chooser
        from kropki.dots.engine.clock import Clocks
        from kropki.dots.engine.engine import Budget

        self.engine = chooser(level=level, strength=strength, seed=seed, book=book)
        self.clocks = Clocks(clock)
        self._budget = Budget

    def choose(self, play: Play, player: int) -> Move | None:
        """Return its move."""
        share = self.clocks.share(player, play.open)
        budget = self._budget(share.seconds, most=share.most, wall=True) if share else None
        choice = self.engine.choose(play, budget, player)
        self.clocks.used(player, choice.seconds)
        return choice.move


@dots.command()
@RULE_SET
@click.option("--size", default=USUAL_SIZE, show_default=True, callback=size, metavar="WxH", help="From 3x3 to 60x60.")
@START
@HANDICAP
@click.option(
    "--level", type=click.IntRange(1, LEVELS), default=LEVEL, show_default=True, help="The level of the computer."
)
@click.option("--strength", type=STRENGTH, help=STRENGTH_HELP)
@click.option("--clock", metavar="TIME", help="The computer's clock. " + CLOCK_HELP)
@click.option("--two", is_flag=True, help="Two people play, without the computer.")
@click.option("--second", is_flag=True, help="Let the computer begin.")
@click.option("--seed", help="With the same seed, the computer plays the same game.")
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), help="At the end, save the game in this file, as SGF."
)
@click.option("--plain", is_flag=True, help="Use letters instead of signs, and no colours.")
@BOOK
def play(  # noqa: PLR0913, PLR0917 - a command takes its options
    rules: str,
    size: tuple[int, int],
    start: str,
    handicap: int | None,
    level: int,
    strength: int | None,
    seed: str | None,
    clock: str | None,
    save: Path | None,
    *,
    two: bool,
    second: bool,
    plain: bool,
    book: bool,
) -> None:
    """Play in the terminal, against the computer or with two people at one keyboard."""
    from kropki.cli.dots_screen import Screen
    from kropki.cli.spoken import spoken
    from kropki.dots.board import rulesets as rule_sets
    from kropki.dots.board.board import board
    from kropki.dots.board.position import start as started
    from kropki.dots.engine.clock import parse
    from kropki.dots.errors import DotsError
    from kropki.dots.rules.game import Play
    from kropki.dots.terminal import Session
    from kropki.languages import OF_DOTS

    seed = seed or secrets.token_hex(4)
    try:
        grid, ruleset = board(*size), rule_sets.parse(rules)
        dots_there = started(start_name(start, handicap, zlib.crc32(seed.encode())), grid)
        game = Play(grid, ruleset, dots_there)
        time = parse(clock) if clock else None
    except DotsError as error:
        raise click.UsageError(error.message) from None
    opponents = {} if two else {1 if second else 2: _Computer(level, strength, seed, time, book=book)}
    session = Session(
        game, dots_there, Screen(grid, plain=plain), opponents, handicap=handicap or 0, language=spoken(OF_DOTS)
    )
    try:
        session.run()
    finally:  # an interrupted game is kept as well
        if save:
            session.save(save)


for command in (match, analyse, book, lessons, remove, reports):
    dots.add_command(command)
