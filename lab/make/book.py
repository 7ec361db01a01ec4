"""Make the opening book of dots from games of the engine against itself.

    python -m lab.make.book remake FOLDER         all of it: play what the games in FOLDER lack, then fold
    python -m lab.make.book play games.jsonl --size 15x15 --start cross --games 200
    python -m lab.make.book fold games.jsonl ... -o dots/book/openings.txt.xz
    python -m lab.make.book page                  tell the page of records which games the book has
    python -m lab.make.book measure               what the book is worth to who opens by it

A game is its first dots. Each is drawn among those that the search tried most. After the last one a longer search
says how the game stands, in the place of the rest of it. A game depends on its board, its start and its number alone.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, stdev

import click

from kropki.cli.dots_options import size
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import STARTS, start
from kropki.dots.board.rulesets import named
from kropki.dots.book import book
from kropki.dots.book.book_move import Prepared
from kropki.dots.engine import tree as trees
from kropki.dots.engine.engine import Budget, Candidate, Chooser, Engine
from kropki.dots.engine.search import Search
from kropki.dots.errors import DotsError
from kropki.dots.kernel.cells import cell_of
from kropki.dots.rules.game import Play
from lab.openings import Opening, fold, write

PAGE = Path(__file__).parents[2] / "web/dots/records/book-boards.js"
PLAYOUTS, LAST = 400, 1500  # for each dot, and to say how the game stands
LONG = 4000  # to say so where the book is measured
SHARE = 0.3  # of the playouts of the most tried dot: one that has less is not drawn
PLAN = (  # board, start, games: those of the committed book
    ((15, 15), "cross", 748),
    ((15, 15), "empty", 125),
    ((15, 15), "two-crosses", 94),
    ((15, 15), "four-crosses", 94),
    ((20, 20), "cross", 312),
    ((20, 20), "empty", 63),
    ((20, 20), "four-crosses", 63),
    ((39, 32), "cross", 125),
    ((39, 32), "four-crosses", 63),
)
Wish = tuple[tuple[int, int], str, int]  # board, start, number of the game


@click.group()
def main() -> None:
    """Play games, or fold them into the book."""


@main.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--seconds", type=float, help="Begin no game after so many seconds. The next run goes on.")
@click.option("--jobs", default=1, show_default=True, help="Games at the same time; they are the same games.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), default=book.OWN)
def remake(folder: Path, seconds: float | None, jobs: int, output: Path) -> None:
    """Play the games of the plan that FOLDER lacks, and write the book of all that it has."""
    folder.mkdir(parents=True, exist_ok=True)
    path, begun = folder / "games.jsonl", time.monotonic()
    _mend(path)
    missing = [wish for each in PLAN for wish in _missing(path, each)]
    _append(path, missing, jobs, None if seconds is None else begun + seconds)
    _fold([path], output)


@main.command()
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--size", "on", default="15x15", show_default=True, callback=size, metavar="WxH")
@click.option("--start", "begun", default="cross", show_default=True)
@click.option("--games", default=100, show_default=True, help="How many the file has in the end.")
@click.option("--seconds", type=float, help="Begin no game after so many seconds. The next run goes on.")
@click.option("--jobs", default=1, show_default=True, help="Games at the same time; they are the same games.")
def play(  # noqa: PLR0913 - a command takes its options
    path: Path, on: tuple[int, int], begun: str, games: int, *, seconds: float | None, jobs: int
) -> None:
    """Append to a file the games of a board and a start that it lacks."""
    until = None if seconds is None else time.monotonic() + seconds
    _mend(path)
    _append(path, list(_missing(path, (on, begun, games))), jobs, until)


@main.command("fold")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), default=book.OWN)
def fold_files(paths: Sequence[Path], output: Path) -> None:
    """Write the book of the games in files. The same games give the same bytes."""
    _fold(paths, output)


@main.command("page")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), default=PAGE)
def tell_page(output: Path) -> None:
    """Write the module by which the page of records knows what the book has."""
    output.write_text(module(book.own()), encoding="utf-8")


def module(known: book.Book) -> str:
    """Return JavaScript that says which rules, boards, starts and dots *known* has games of."""
    boards = {size: list(_starts(known, size)) for size in known.sections}
    lines = [f"\t[{json.dumps(size)}, {json.dumps(starts)}],\n" for size, starts in boards.items()]
    return (
        "// What the opening book has: written by scripts/make book page.\n\n"
        f"export const RULES = {json.dumps(book.RULES)};\n"
        f"export const PLIES = {book.PLIES}; // dots of a game that it may know\n\n"
        f"/** By the size of a board, the names of its starts. @type {{Map<string, string[]>}} */\n"
        f"export const BOARDS = new Map([\n{''.join(lines)}]);\n"
    )


def _starts(known: book.Book, size: str) -> Iterator[str]:
    """Yield the names of the starts whose first moves *known* has on boards of a size."""
    grid = board(*map(int, size.split("x")))
    for name in STARTS:
        try:
            begun = start(name, grid)
        except DotsError:
            continue  # the board has no room for it
        if known.known(Play(grid, named(book.RULES), begun)):
            yield name


@main.command()
@click.option("--size", "on", default="15x15", show_default=True, callback=size, metavar="WxH")
@click.option("--start", "begun", default="cross", show_default=True)
@click.option("--games", default=40, show_default=True, help="Openings; the colours are swapped after each.")
@click.option("--nodes", default=300, show_default=True, help="Playouts for each dot that is not of the book.")
def measure(on: tuple[int, int], begun: str, games: int, nodes: int) -> None:
    """Play openings of the engine with the book against itself without, and judge each by a long search."""
    found = [_worth(on, begun, number, nodes) for number in range(games)]
    for name, values in zip(("chance", "score"), zip(*found, strict=True), strict=True):
        half = 1.96 * stdev(values) / math.sqrt(games)
        click.echo(
            f"{name} with the book: {mean(values):.3f}, 95 % interval {mean(values) - half:.3f} to "
            f"{mean(values) + half:.3f}, {games} openings"
        )


def _worth(on: tuple[int, int], begun: str, number: int, nodes: int) -> tuple[float, float]:
    """Return the chance and the score of who opens by the book after the opening."""
    grid = board(*on)
    play, side = Play(grid, named(book.RULES), start(begun, grid)), 1 + number % 2
    players: dict[bool, Chooser] = {
        True: Prepared(Engine(seed=f"a{number}"), f"a{number}"),
        False: Engine(seed=f"b{number}"),
    }
    while len(play.moves) < book.PLIES:
        move = players[play.to_move == side].choose(play, Budget(nodes=nodes)).move
        if move is None:
            break
        play.play(move)
    chance, score = _judged(play, number, LONG)
    return (chance, score) if side == 1 else (1 - chance, -score)


def _fold(paths: Sequence[Path], output: Path) -> None:
    made = fold(game for path in paths for game in _read(path))
    write(made, output)
    for name, section in made.sections.items():
        click.echo(f"{name}: {section.games} games, {len(section.positions)} positions")
    click.echo(f"{output}: {output.stat().st_size:,} bytes")


def _read(path: Path) -> list[Opening]:
    """Return the games of a file, which may be missing."""
    return [Opening.of_line(line) for line in path.read_text(encoding="ascii").splitlines()] if path.exists() else []


def _mend(path: Path) -> None:
    """Leave out the last line of a file if it was cut short."""
    if path.exists():
        text = path.read_bytes()
        path.write_bytes(text[: text.rfind(b"\n") + 1])


def _missing(path: Path, wish: Wish) -> Iterator[Wish]:
    """Yield the games that a file lacks of the first so many of a board and a start."""
    on, begun, games = wish
    known = {each.number for each in _read(path) if each.size == on and each.start == begun}
    yield from ((on, begun, number) for number in range(games) if number not in known)


def _append(path: Path, wishes: Sequence[Wish], jobs: int, until: float | None) -> None:
    """Play *wishes* and append each game to a file as soon as it is there, until it is so late."""
    with path.open("a", encoding="ascii") as file:
        for game in _played(wishes, jobs, until):
            file.write(game.line() + "\n")
            file.flush()


def _played(wishes: Sequence[Wish], jobs: int, until: float | None) -> Iterator[Opening]:
    asked = (wish for wish in wishes if until is None or time.monotonic() < until)
    if jobs == 1:
        yield from map(game, asked)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        while batch := [wish for _, wish in zip(range(4 * jobs), asked, strict=False)]:
            yield from pool.map(game, batch)


def game(wish: Wish) -> Opening:
    """Play one game."""
    on, begun, number = wish
    grid = board(*on)
    play = Play(grid, named(book.RULES), start(begun, grid))
    seed = f"book:{grid}:{begun}:{number}"
    engine, rng = Engine(seed=seed), random.Random(seed)
    while len(play.moves) < book.PLIES:
        play.play(_drawn(engine.choose(play, Budget(nodes=PLAYOUTS)).candidates, rng))
    chance, score = _judged(play, rng.getrandbits(32), LAST)
    names = tuple(grid.name(move.point) for move in play.moves if move.point is not None)
    return Opening(on, begun, number, names, round(chance, 4), round(score, 2))


def _judged(play: Play, seed: int, playouts: int) -> tuple[float, float]:
    """Return the chance and the score of player 1: the share of playouts that he wins, and his mean lead in them."""
    side, dots = play.to_move - 1, [cell_of(play.board, move.point) for move in play.moves if move.point is not None]
    search = Search(play.board, seed)
    search.start(play.field, side, dots[-1], dots[-2])
    for number in (trees.MEDIAN, trees.DRIFT, trees.MARGIN):
        search.params[number] = 0.0  # so that a playout is worth whether it is won, and nothing else
    search.run(playouts, None)
    best = search.found()[0]
    return (best.value, best.margin) if side == 0 else (1 - best.value, -best.margin)


def _drawn(candidates: Sequence[Candidate], rng: random.Random) -> Move:
    """Return one of the moves that were tried most, by chance: the more a move was tried, the likelier."""
    most = max(each.visits for each in candidates)
    some = [each for each in candidates if each.visits >= SHARE * most and each.move.kind is MoveKind.DOT]
    return rng.choices([each.move for each in some], [each.visits**2 for each in some])[0]


if __name__ == "__main__":
    main()
