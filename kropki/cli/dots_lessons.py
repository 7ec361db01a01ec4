"""``kropki dots lessons``: find positions with one best move in games, list them, let a level solve them."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kropki.cli import streams
from kropki.cli.dots_options import LEVELS, RULES
from kropki.cli.signals import raise_pending_signals

if TYPE_CHECKING:
    from kropki.dots.rules.game import Play
    from kropki.dots.teaching.lessons import Lesson

THEMES = ("capture", "double-attack", "ladder", "defence", "pool", "grounding")
LONGEST_FILE = 20_000_000  # bytes


@click.group()
def lessons() -> None:
    """Find, list and solve lessons: positions with exactly one best move, proved by search."""


@lessons.command()
@click.argument("files", nargs=-1, type=click.Path(allow_dash=True), metavar="[GAME.sgf ...]")
@click.option(
    "--games",
    type=click.IntRange(1, 10**6),
    default=100,
    show_default=True,
    help="The number of games to play, if no files are given.",
)
@click.option(
    "--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, help="The seed of the games that it plays."
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write to this file. Default: standard output.",
)
def find(files: tuple[str, ...], games: int, seed: int, output: Path | None) -> None:
    """Find lessons in records of any rule set without options, or in games that the command plays itself."""
    from kropki.dots.teaching import mining, sifting

    with streams.output(output) as target:
        for begun, game in raise_pending_signals(_played(files) if files else _own(games, seed)):
            for lesson in itertools.filterfalse(sifting.is_refuted, mining.lessons_of(begun, game)):
                target.write(f"{lesson}\n".encode())
                target.flush()


@lessons.command("list")
@click.option("--theme", type=click.Choice(THEMES), help="Use only lessons of this theme.")
@click.option("--rules", type=click.Choice(RULES), help="Use only lessons of this rule set.")
@click.option("--show", is_flag=True, help="Draw the positions with letters, and say of what rules and game they are.")
def list_lessons(theme: str | None, rules: str | None, *, show: bool) -> None:
    """List the lessons that come with the program."""
    from kropki.dots.drawing import text

    with streams.output(None) as target:
        for lesson in raise_pending_signals(_suite(theme)):
            if rules in {None, lesson.position.rules}:
                target.write(f"{lesson}\n".encode())
                if show:
                    target.write(f"{_about(lesson)}{text.plain(lesson.position)}\n\n".encode())


@lessons.command()
@click.option(
    "--level", type=click.IntRange(1, LEVELS), default=LEVELS, show_default=True, help="The level of the engine."
)
@click.option("--ms", type=click.IntRange(1, 3_600_000), help="Milliseconds of processor time for each lesson.")
@click.option("--nodes", type=click.IntRange(1, 10**8), help="Playouts for each lesson.")
@click.option("--theme", type=click.Choice(THEMES), help="Use only lessons of this theme.")
@click.option("--most", type=click.IntRange(1, 10**6), help="The most lessons to solve.")
@click.option("--file", type=click.Path(dir_okay=False, exists=True), help="Use the lessons of this file instead.")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each lesson.")
def solve(  # noqa: PLR0913, PLR0917 - a command takes its options
    level: int,
    ms: int | None,
    nodes: int | None,
    theme: str | None,
    most: int | None,
    file: str | None,
    *,
    as_json: bool,
) -> None:
    """Let a level solve the lessons, and print the share that it solves, by theme."""
    from kropki.dots.engine.engine import Budget, Engine

    tried: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    with streams.output(None) as target:
        for lesson in raise_pending_signals([*_suite(theme, file)][:most]):
            choice = Engine(level=level, seed=1).choose(lesson.play(), Budget(ms / 1000 if ms else None, nodes))
            found = choice.move.point if choice.move else None
            tried[lesson.theme] += 1
            solved[lesson.theme] += found == lesson.answer
            if as_json or found != lesson.answer:
                name = None if found is None else lesson.board.name(found)
                said = {"lesson": str(lesson), "played": name, "solved": found == lesson.answer}
                target.write(
                    json.dumps(said).encode() + b"\n" if as_json else f"missed, by {name}: {lesson}\n".encode()
                )
                target.flush()
        if not as_json:
            for each in [*tried]:
                target.write(f"{each:14} {solved[each]:4} of {tried[each]}\n".encode())
            whole = f"{'all':14} {solved.total():4} of {tried.total()}"
            target.write(f"{whole}, {solved.total() / max(1, tried.total()):.1%}\n".encode())


def _about(lesson: Lesson) -> str:
    """Say the rules of *lesson*, if they are not the standard ones, and the game between people that it is from."""
    from kropki.dots.teaching.lessons import sources

    rules = "" if lesson.position.rules == RULES[0] else f"Rules: {lesson.position.rules}\n"
    source = sources().get(lesson.id)
    return rules + (f"From a game between people: {source}\n" if source else "")


def _suite(theme: str | None, file: str | None = None) -> Iterator[Lesson]:
    from kropki.dots.teaching import lessons as module

    if file:
        with Path(file).open(encoding="ascii", errors="replace") as stream:
            every = tuple(module.read(stream.read(LONGEST_FILE).splitlines()))
    else:
        every = module.suite()
    return (lesson for lesson in every if theme in (None, lesson.theme))


def _own(games: int, seed: int) -> Iterator[tuple[str, Play]]:
    from kropki.dots.teaching import mining

    return (mining.game(seed, number) for number in range(games))


def _played(files: tuple[str, ...]) -> Iterator[tuple[str, Play]]:
    """Yield the games of records that a lesson can be written of, and say which are passed over."""
    from kropki.dots.records import sgf, text
    from kropki.dots.teaching import mining

    for name in files:
        with click.open_file(name, "rb") as stream:
            records = sgf.read(stream.read(text.BYTES + 1)).records
        for number, record in enumerate(records, 1):
            found = mining.of_record(record)
            if found:
                yield found
            else:
                click.echo(f"kropki: {name}: game {number} is skipped: {mining.NEEDED}", err=True)
