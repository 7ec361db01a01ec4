"""The commands that make one board out of another: complete, neighbours.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, BinaryIO, Unpack

import click

from kropki.cli import choice_options, exit_codes, puzzle_input, streams
from kropki.cli.exit_codes import ExitCode
from kropki.generator.board.ken import Unsaid
from kropki.generator.board.rules import Negative
from kropki.generator.ladder.rungs import Level

MOST_PROPOSALS = 100
WANTS = ("harder", "easier", "symmetric")


def _neighbours(_context: click.Context, _option: click.Parameter, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the two cells of each text."""
    pairs = [text.lower().partition("-") for text in texts]
    return [(one, other) for one, _, other in pairs]


def _cells(_context: click.Context, _option: click.Parameter, text: str | None) -> list[str] | None:
    """Return the names between the commas."""
    return None if text is None else text.lower().split(",")


def _picture(context: click.Context, option: click.Parameter, text: str | None) -> list[tuple[str, str]] | None:
    """Return the pairs of cells between the commas."""
    return None if text is None else _neighbours(context, option, tuple(text.split(",")))


@click.command(epilog=exit_codes.MEANINGS)
@click.argument("puzzle", metavar="[PUZZLE | -]", required=False)
@click.option(
    "--like", type=click.File("rb"), metavar="FILE", help="Read the board from this file, in place of PUZZLE."
)
@puzzle_input.unsaid
@click.option(
    "--no-dot", "no_dots", multiple=True, metavar="CELL-CELL", callback=_neighbours, help="No dot here: r1c1-r1c2."
)
@click.option(
    "--dots-within", metavar="CELLS", callback=_cells, help="New dots only between two of these cells: r1c1,r1c2,r2c2."
)
@click.option(
    "--picture",
    metavar="PAIRS",
    callback=_picture,
    help="Dots of any colour here and nowhere else: r1c1-r1c2,r1c2-r2c2.",
)
@click.option("--white-only", is_flag=True, help="No black dots.")
@click.option("--givens-max", type=int, metavar="G", help="The most givens.")
@click.option("--symmetric", is_flag=True, help="Make the pattern of the givens look the same after half a turn.")
@choice_options.symmetry("A symmetry of the pattern of the givens.")
@click.option("--symmetric-dots", is_flag=True, help="Make the pattern of the dots symmetric, too.")
@choice_options.level("Exactly this level. Default: any.")
@click.option(
    "--technique",
    metavar="T",
    callback=choice_options.technique_names,
    help="A technique that the puzzle needs, by name, such as X-wing.",
)
@click.option("--break-in", type=int, metavar="BOX", help="The first digits are in this box, counted in reading order.")
@click.option("-n", "--number", type=click.IntRange(1, MOST_PROPOSALS), default=1, show_default=True, help="Proposals.")
@click.option("--seed", help="Any text. The same seed and wishes give the same proposals.")
@click.option("--attempts", type=click.IntRange(1), help="How many full solutions are tried. Default: 400.")
def complete(puzzle: str | None, *, like: BinaryIO | None, negative: Negative, boxes: bool, **wishes: Any) -> int:
    """Finish a board: make puzzles that have its givens and dots, one record a line.

    The rest is free, except for your wishes. The board is KEN, a record, a link or JSON. If no full board has its
    clues, that is proved, and the exit code is 3. If none was found within the attempts, the exit code is 5.
    """
    from kropki.generator.workshop import completing
    from kropki.generator.workshop import wishes as wished

    if puzzle is not None and like is not None:
        raise click.UsageError("expected either a puzzle or --like, got both")
    board = puzzle_input.only(puzzle or "-", negative=negative, boxes=boxes, source=like)
    number, seed, attempts = (wishes.pop(name) for name in ("number", "seed", "attempts"))
    level = wishes.pop("difficulty")
    asked = wished.named(board, difficulty=level and Level(level), **wishes)
    seed = secrets.token_hex(8) if seed is None else seed
    done = completing.complete(asked, seed, number=number, attempts=range(attempts or completing.ATTEMPTS))
    with streams.output(None) as stream:
        for record in done.proposals:
            stream.write(record.as_line())
    if number > 1 and completing.is_finished(board, done.proposals):
        click.echo("kropki: the board is a finished puzzle, so it is the only proposal", err=True)
        return ExitCode.OK
    if done.outcome is completing.Outcome.IMPOSSIBLE:
        click.echo("kropki: no full board has these clues", err=True)
        return ExitCode.NO_SOLUTION
    if len(done.proposals) < number:
        click.echo(f"kropki: {len(done.proposals)} of {number} found; {_why(done)}", err=True)
        return ExitCode.NOT_SETTLED
    return ExitCode.OK


@click.command(epilog=exit_codes.MEANINGS)
@puzzle_input.one
@puzzle_input.unsaid
@click.option("--want", type=click.Choice(WANTS), help="Neighbours that have more of this. Default: any.")
@choice_options.level("Exactly this level. Default: any.")
@click.option("--json", "in_json", is_flag=True, help="Print the answer of the API, which has the changes.")
def neighbours(puzzle: str, *, want: str | None, difficulty: str | None, in_json: bool, **kind: Unpack[Unsaid]) -> None:
    """Print the puzzles one change away from a finished one, one record a line.

    A neighbour has one clue less, more, changed or moved, or has no superfluous clues. Standard error has the change.
    The puzzle is KEN, a record, a link or JSON. It has exactly one solution, and so has each of its neighbours.
    """
    from kropki.generator.generation.generate import make_record
    from kropki.generator.ladder.explanation.explain import only_solution
    from kropki.generator.workshop import neighbours as near

    board = puzzle_input.only(puzzle, **kind)
    found = near.find(board, near.Want(want) if want else None, Level(difficulty) if difficulty else None)
    plain = found.as_json()
    with streams.output(None) as stream:
        if in_json:
            stream.write(json.dumps(plain).encode() + b"\n")
            return
        for number, (each, said) in enumerate(zip(found.neighbours, plain["neighbours"], strict=True), 1):
            click.echo(f"{number}. {_changed(said)}: {each.difficulty.level} {each.difficulty.rating}", err=True)
            stream.write(make_record("", each.puzzle, only_solution(each.puzzle), each.difficulty).as_line())
    if not found.neighbours:
        click.echo("kropki: no neighbour is like that", err=True)


def _changed(said: dict[str, Any]) -> str:
    """Say how a neighbour differs.

    >>> dot = {"cell": None, "edge": ["r1c1", "r1c2"], "dot": "white"}
    >>> _changed({"removed": [dot], "added": [{"cell": "r1c1", "digit": 4}]})
    'without the white dot r1c1-r1c2, with 4 in r1c1'
    """
    parts = []
    for word, clues in (("without", said["removed"]), ("with", said["added"])):
        named = [
            f"{clue['digit']} in {clue['cell']}" if clue["cell"] else f"the {clue['dot']} dot {'-'.join(clue['edge'])}"
            for clue in clues
        ]
        if named:
            parts.append(f"{word} {' and '.join(named)}")
    return ", ".join(parts)


def _why(done: Any) -> str:
    """Say what stood in the way."""
    hurdles = ", ".join(f"{hurdle}: {count}" for hurdle, count in done.hurdles.items())
    levels = ", ".join(f"{level}: {count}" for level, count in sorted(done.levels.items()))
    return f"{hurdles} ({levels})" if levels else hurdles
