"""Learn what the features of a dot weigh, from games of the opponent against itself.

    python -m lab.make.learn_dots remake FOLDER                      both of the following, round after round
    python -m lab.make.learn_dots play games.txt --weights FILE      one line a game
    python -m lab.make.learn_dots fit games.txt ... -o FILE

The model is that of Bradley and Terry, with a team of features for each point: the chance that a
dot is chosen is e to the sum of its features' weights, by the sum of all points. It is fitted by
minorization-maximization on nine games of ten (R. Coulom, Computing Elo Ratings of Move Patterns in
the Game of Go, 2007); the tenth tells the score: the mean logarithm of the chance of the chosen dot,
and how often it was first and among the first eight.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import multiprocessing
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import click
import numpy as np
from numpy.typing import NDArray

from kropki.dots.board.board import board
from kropki.dots.board.position import start
from kropki.dots.engine import prior, weights
from kropki.dots.engine.lookahead import joint_of
from kropki.dots.engine.search import Search
from kropki.dots.kernel.cells import TAKEN, Log, cell_of, cells_of, point_of
from kropki.dots.kernel.field import Field

SIZES = ((9, 9), (10, 12), (12, 12), (12, 12), (14, 13), (15, 15))
STARTS = ("cross", "cross", "cross", "two-crosses", "empty")
OPENING = (2, 4, 6, 8)  # dots by chance near the centre
GAMES, PLAYOUTS = (320, 400), (400, 600)  # of each round of a remake: games, and playouts a move
PASSES, RATE, PULL = 80, 0.3, 2.0  # of the fit: passes, how far each goes, strength of the prior
SEEN = 8  # how often a class of neighbours must have been there to have a weight of its own
NO_LOG: Log = np.zeros(1, np.int32)


@click.group()
def main() -> None:
    """Make games, or fit the weights to games."""


@main.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--games", default=GAMES[0], show_default=True)
@click.option("--nodes", default=PLAYOUTS[0], show_default=True, help="Playouts a move.")
@click.option("--seed", default=0, show_default=True, help="Of the first game.")
@click.option("--weights", "by", type=click.Path(exists=True, path_type=Path), help="To play by; by hand without.")
@click.option("--jobs", default=1, show_default=True, help="Games at the same time; the file is the same.")
def play(  # noqa: PLR0913 - a command takes its options
    path: Path, games: int, nodes: int, seed: int, *, by: Path | None, jobs: int
) -> None:
    """Append games to a file: width, height, start, dots of the opening, result, points."""
    numbers = range(seed, seed + games)
    with path.open("a", encoding="ascii") as file:
        for line in _played(numbers, nodes, by, jobs):
            file.write(line + "\n")
            file.flush()


@main.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--games", nargs=2, default=GAMES, show_default=True, help="Of each round.")
@click.option("--nodes", nargs=2, default=PLAYOUTS, show_default=True, help="Playouts a move in each round.")
@click.option("--jobs", default=1, show_default=True, help="Games at the same time; the files are the same.")
@click.pass_context
def remake(context: click.Context, folder: Path, games: tuple[int, int], nodes: tuple[int, int], jobs: int) -> None:
    """Make games and weights from nothing, in a new folder: the first round by hand, the second by what it taught.

    The weights are fitted to all games so far. The files are the same each time. Their hashes are told, and whether
    the last weights are the committed ones.
    """
    folder.mkdir(parents=True)
    weighed, seed = None, 0
    for number, (count, playouts) in enumerate(zip(games, nodes, strict=True), 1):
        made = folder / f"games-{number}.txt"
        context.invoke(play, path=made, games=count, nodes=playouts, seed=seed, by=weighed, jobs=jobs)
        weighed, seed = folder / f"weights-{number}.txt", seed + count
        context.invoke(
            fit, paths=[folder / f"games-{past}.txt" for past in range(1, number + 1)], output=weighed, date=""
        )
        for path in (made, weighed):
            click.echo(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path}")
    same = weighed is not None and _below_head(weighed) == _below_head(weights.LEARNED)
    click.echo(f"{'the' if same else 'not the'} weights of {weights.LEARNED.name} that are committed")


def _below_head(path: Path) -> str:
    """Return the weights of a file, without its first line, which has a date."""
    return path.read_text(encoding="ascii").partition("\n")[2]


def _played(numbers: range, nodes: int, by: Path | None, jobs: int) -> Iterator[str]:
    """Yield the games of *numbers* in their order, *jobs* at a time."""
    if jobs == 1:
        yield from (_game(number, nodes, by) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        playing = [pool.submit(_game, number, nodes, by) for number in numbers]
        yield from (each.result() for each in playing)


def _game(seed: int, nodes: int, by: Path | None) -> str:
    weighed = weights.by_hand() if by is None else weights.read(by)
    rng = random.Random(seed)
    width, height = rng.choice(SIZES)
    grid, begun = board(width, height), rng.choice(STARTS)
    field = Field(grid)
    for player, point in start(begun, grid):
        field.put(point, player - 1)
    points: list[int] = []
    opening = rng.choice(OPENING)
    for _ in range(opening):
        places = [(point, *grid.xy(point)) for point in grid.points if field.is_open(point)]
        near = [point for point, x, y in places if max(abs(x - width // 2), abs(y - height // 2)) <= 3]
        points.append(rng.choice(near))
        field.put(points[-1], (len(points) + 1) % 2)
    search, known = Search(grid, seed, nodes=1 << 19, weights=weighed), len(points)
    while field.open:
        side = len(points) % 2
        cells = [cell_of(grid, point) for point in points]
        if known == opening or not search.follow(field, cells[known:], side):
            search.start(field, side, cells[-1], cells[-2])
        known = len(points)
        search.run(nodes, None)
        points.append(point_of(grid, search.found()[0].cell))
        field.put(points[-1], side)
    return " ".join(map(str, [width, height, begun, opening, field.held[0] - field.held[1], *points]))


@dataclass(frozen=True)
class Choices:
    """Positions, one after the other: features of each open point, where each position begins, what was chosen."""

    features: NDArray[np.int32]
    begin: NDArray[np.int64]
    chosen: NDArray[np.int64]


def _positions(line: str, classes: NDArray[np.int64]) -> Iterator[tuple[NDArray[np.int32], int]]:
    """Give, for each dot that a search chose, the features of all open points, and which it was."""
    words = line.split()
    width, height, begun, opening = int(words[0]), int(words[1]), words[2], int(words[3])
    grid = board(width, height)
    field = Field(grid)
    for player, point in start(begun, grid):
        field.put(point, player - 1)
    row, every = np.zeros(prior.FEATURES, np.int64), cells_of(grid)
    cells = [0, 0, *(cell_of(grid, int(word)) for word in words[5:])]
    for number, word in enumerate(words[5:]):
        side, last, before = number % 2, cells[number + 1], cells[number]
        if number >= opening:
            here = every[field.field[every] & TAKEN == 0]
            out = np.zeros(here.size * prior.FEATURES, np.int64)
            state = field.state.copy()
            joining = joint_of(state, last, side) if last else 0
            prior.features_of(state, here, side, last, before, joining, width, height, row, out)
            features = out.reshape(-1, prior.FEATURES).astype(np.int32)
            features[:, 0] = classes[features[:, 0]]
            if here.size > 1:
                yield features, int(np.flatnonzero(here == cells[number + 2])[0])
        field.put(int(word), side)


def _read(lines: list[str], classes: NDArray[np.int64]) -> Choices:
    rows, begin, chosen, at = [], [], [], 0
    for line in lines:
        for features, which in _positions(line, classes):
            rows.append(features)
            begin.append(at)
            chosen.append(at + which)
            at += len(features)
    return Choices(np.concatenate(rows), np.array(begin), np.array(chosen))


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), default=weights.LEARNED)
@click.option("--date", default=f"{dt.datetime.now(dt.UTC):%Y-%m-%d}: ", help="What the file begins with.")
def fit(paths: Sequence[Path], output: Path, date: str) -> None:
    """Fit the weights to the games of files, and write them."""
    lines = [line for path in paths for line in path.read_text(encoding="ascii").splitlines()]
    classes = weights.folded()
    train = _read([line for number, line in enumerate(lines) if number % 10], classes)
    test = _read(lines[::10], classes)
    found = _fitted(train)
    score = _scores(test, found)
    by_hand = _scores(test, weights.by_hand())
    head = (
        f"# {date}{len(lines)} games, {train.begin.size} dots to learn from, "
        f"{test.begin.size} to test: {score}; by hand {by_hand}\n"
        "# number of the feature (dots/engine/prior.py; a class of neighbours by its smallest code), weight\n"
    )
    kept = np.flatnonzero(np.round(found, 2))
    output.write_text(head + "".join(f"{number} {found[number]:.2f}\n" for number in kept), encoding="ascii")
    click.echo(head)


def _chances(choices: Choices, found: NDArray[np.floating]) -> NDArray[np.float64]:
    values = found[choices.features].sum(axis=1)
    sizes = np.diff(np.append(choices.begin, len(values)))
    powers = np.exp(values - np.repeat(np.maximum.reduceat(values, choices.begin), sizes))
    chances: NDArray[np.float64] = powers / np.repeat(np.add.reduceat(powers, choices.begin), sizes)
    return chances


def _fitted(train: Choices) -> prior.Weights:
    """Bring what each feature was expected to win to what it won, by minorization-maximization for all at once.

    Each has won and lost PULL times more against a feature that weighs nothing.
    """
    counts = np.bincount(train.features.ravel(), minlength=prior.COUNT)
    won = np.bincount(train.features[train.chosen].ravel(), minlength=prior.COUNT) + PULL
    found = np.zeros(prior.COUNT, np.float64)
    for _ in range(PASSES):
        chances = np.repeat(_chances(train, found), prior.FEATURES)
        expected = np.bincount(train.features.ravel(), weights=chances, minlength=prior.COUNT)
        lost = 2 * PULL / (1 + np.exp(-found))
        found += np.where(counts >= SEEN, RATE * np.log(won / (expected + lost)), 0)
    return found.astype(np.float32)


def _scores(test: Choices, found: prior.Weights) -> str:
    classes = weights.folded()
    found = found.copy()
    found[: prior.CODES] = found[classes]
    chances = _chances(test, found)
    ends = np.append(test.begin[1:], len(chances))
    ranks = np.array([(chances[a:b] > chances[c]).sum() for a, b, c in zip(test.begin, ends, test.chosen, strict=True)])
    return (
        f"log {np.log(np.maximum(chances[test.chosen], 1e-12)).mean():.3f}, "
        f"first {(ranks == 0).mean():.3f}, in eight {(ranks < 8).mean():.3f}"
    )


if __name__ == "__main__":
    main()
