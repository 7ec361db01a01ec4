"""Make the data set of docs/dataset.md in a folder, or docs/dataset.ndjson.xz anew, its sample.

A part for each size, level and rule is made as ``kropki generate`` makes it: so one that was cut off goes on, and none
of its puzzles are symmetric. Puzzles of two parts never are, as symmetric ones have the same level. The same bytes
every time, and ``manifest.json`` has their digests.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import lzma
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from importlib.metadata import version
from itertools import chain, islice, zip_longest
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import click

from kropki.cli import streams
from kropki.cli.exit_codes import ExitCode
from kropki.cli.main import kropki
from kropki.generator.board.geometry import NOWHERE
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import KropkiError
from kropki.generator.formats import lines, tables
from kropki.generator.generation import record
from kropki.generator.generation.record import GENERATOR, Record
from kropki.generator.generation.request import LEVELS
from kropki.generator.ladder.explanation import explain

SAMPLE = Path(__file__).parents[2] / "docs/dataset.ndjson.xz"
SAMPLE_PUZZLES = 1000
PARTS = {  # name -> the options that make it
    f"{size}-{level}-{'all' if negative else 'some'}": (
        *("--size", str(size), "--difficulty", str(level)),
        *(() if negative else ("--no-negative",)),
    )
    for (size, negative), levels in LEVELS.items()
    for level in levels
}
_SIGNS = {Dot.NONE: "-", Dot.WHITE: "o", Dot.BLACK: "*"}


class Settings(NamedTuple):
    """What the bytes of a data set depend on, apart from the versions."""

    seed: str = "dataset"
    each: int = 100_000  # puzzles of a part, or fewer where no more are found
    form: str = "ndjson"
    steps: bool = False

    def as_json(self) -> dict[str, Any]:
        plain = {"kropki": version("kropki"), "generator": GENERATOR, "seed": self.seed, "each": self.each}
        plain |= {"form": self.form, "steps": self.steps}
        return plain | ({"pyarrow": version("pyarrow")} if self.form == "parquet" else {})


def board(puzzle: Puzzle) -> str:
    """Draw *puzzle* as text in which each cell and each edge has its sign, with the rule above it."""
    drawn, edges = puzzle.board, [*(_SIGNS[dot] for dot in puzzle.dots)]
    text = [f"{puzzle.size}x{puzzle.size}, {'all dots' if puzzle.negative else 'some dots'} are drawn"]
    for row in drawn.rows:
        signs = [("." if puzzle.givens[cell] == EMPTY else str(puzzle.givens[cell]), drawn.right[cell]) for cell in row]
        text.append(" ".join([f"{digit} {edges[edge]}" if edge != NOWHERE else digit for digit, edge in signs]))
        if drawn.below[row[0]] != NOWHERE:
            text.append("   ".join([edges[drawn.below[cell]] for cell in row]))
    return "\n".join(text)


def group(grid: Grid) -> str:
    """Return the same text for all solutions that a symmetry of sudoku carries into each other.

    Each two lines are a permutation of the digits. The lengths of its cycles stay when digits are exchanged, and all
    of them together when lines are exchanged, or rows with columns.
    """
    sides = [
        sorted(_cycles(first, second) for first in side for second in side if first != second)
        for side in (_digits(grid, grid.board.rows), _digits(grid, grid.board.columns))
    ]
    return hashlib.sha256(repr((grid.size, sorted(sides))).encode()).hexdigest()[:8]


def _digits(grid: Grid, side: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    return [tuple([grid.digits[cell] for cell in line]) for line in side]


def _cycles(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    left, lengths = dict(zip(first, second, strict=True)), list[int]()
    while left:
        _, at = left.popitem()
        lengths.append(1)
        while at in left:
            at = left.pop(at)
            lengths[-1] += 1
    return tuple(sorted(lengths))


def row(line: bytes, *, steps: bool) -> tuple[Record, dict[str, Any]]:
    """Return the record of a *line*, and what the data set has of it besides."""
    made = record.from_json(json.loads(line))
    more: dict[str, Any] = {"group": group(made.grid), "board": board(made.puzzle)}
    if steps:
        told = [step.as_json() for step in explain.path(made.puzzle)]
        more["steps"] = [{name: part for name, part in step.items() if name != "message"} for step in told]
    return made, more


def make(folder: Path, parts: list[str], settings: Settings, *, workers: int | None = None) -> dict[str, Any]:
    """Make those of *parts* in *folder* that are not there; return the manifest.

    Raise ``SystemExit`` where the folder has a data set with other settings.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "manifest.json"
    manifest: dict[str, Any] = json.loads(path.read_text()) if path.exists() else settings.as_json() | {"parts": {}}
    if manifest != settings.as_json() | {"parts": manifest["parts"]}:
        sys.exit(f"{path} is of a data set with other settings or versions: choose another folder")
    for name in (None, *parts):  # first without any, so that what is begun has its settings
        if name and not _is_there(folder, manifest["parts"].get(name)):
            manifest["parts"][name] = _part(folder, name, settings, workers)
            manifest["parts"] = {each: manifest["parts"][each] for each in PARTS if each in manifest["parts"]}
        with streams.output(path) as stream:
            stream.write(json.dumps(manifest, indent=1).encode() + b"\n")
    return manifest


def _is_there(folder: Path, part: dict[str, Any] | None) -> bool:
    return part is not None and (file := folder / part["file"]).exists() and _sha256(file) == part["sha256"]


def _part(folder: Path, name: str, settings: Settings, workers: int | None) -> dict[str, Any]:
    """Make one part; return what the manifest says of it."""
    made = folder / f"{name}.records.ndjson"
    options = [*PARTS[name], "--number", str(settings.each), "--seed", f"{settings.seed}/{name}"]
    is_cut_off = made.with_name(f"{made.name}.run").exists()
    if is_cut_off or not made.exists():
        here = [
            "-o",
            str(made),
            *(["--resume"] if is_cut_off else []),
            *(["--workers", str(workers)] if workers else []),
        ]
        code = kropki.main(["generate", *options, *here], "kropki", standalone_mode=False)
        if code not in (ExitCode.OK, ExitCode.FELL_SHORT):  # of some kinds there are not as many
            sys.exit(code)
    digest, ratings, givens, groups = hashlib.sha256(), list[float](), list[int](), set[str]()

    def rows() -> Iterator[tuple[bytes, dict[str, Any]]]:
        """Yield each row as a line of NDJSON, and as one of a table."""
        alone = workers == 1 or not settings.steps
        with nullcontext() if alone else ProcessPoolExecutor(workers) as pool, made.open("rb") as records:
            each = partial(row, steps=settings.steps)
            for read, more in pool.map(each, records, chunksize=50) if pool else map(each, records):
                line = json.dumps(read.as_json() | more).encode() + b"\n"
                digest.update(line)
                ratings.append(read.difficulty.rating if read.difficulty else 0)
                givens.append(read.givens)
                groups.add(more["group"])
                yield (
                    line,
                    lines.row(read)
                    | {key: value if key != "steps" else json.dumps(value) for key, value in more.items()},
                )

    file = folder / f"{name}.{settings.form}"
    with streams.output(file) as stream:
        if settings.form == "parquet":
            more = ("group", "board", *(("steps",) if settings.steps else ()))
            tables.write_rows((cells for _, cells in rows()), stream, *more)
        else:
            stream.writelines(line for line, _ in rows())
    made.unlink()
    return {
        "records": " ".join(["kropki", "generate", *options]),
        "file": file.name,
        "puzzles": len(ratings),
        "sha256": _sha256(file),
        "rows_sha256": digest.hexdigest(),  # of the rows as NDJSON, whatever wrote the file
        "rating": [min(ratings), median(ratings), max(ratings)],
        "givens": [min(givens), median(givens), max(givens)],
        "groups": len(groups),
    }


def _sha256(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def table(manifest: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a table of the parts."""
    yield "| Part | Puzzles | Rating | Givens | Groups |"
    yield "|---|--:|--:|--:|--:|"
    for name, part in manifest["parts"].items():
        spans = [
            f"{least:g} to {most:g}, median {middle:g}" for least, middle, most in (part["rating"], part["givens"])
        ]
        yield f"| `{name}` | {part['puzzles']:,} | {spans[0]} | {spans[1]} | {part['groups']:,} |"


def sample() -> None:
    """Write the sample: the first puzzles of the parts, one of each in turn."""
    with TemporaryDirectory() as place, streams.output(SAMPLE) as stream:
        make(Path(place), [*PARTS], Settings(each=SAMPLE_PUZZLES // len(PARTS) + 1))
        parts = [Path(place, f"{name}.ndjson").read_bytes().splitlines(keepends=True) for name in PARTS]
        turns = (line for line in chain(*zip_longest(*parts)) if line)
        stream.write(lzma.compress(b"".join(islice(turns, SAMPLE_PUZZLES)), preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    """Make what is asked for; print a table of a data set."""
    usual = Settings()
    parser = argparse.ArgumentParser(prog="scripts/make dataset", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the data set is made; without it, the sample is")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; by default all")
    parser.add_argument("--each", type=int, default=usual.each, help="puzzles of a part: %(default)s")
    parser.add_argument("--seed", default=usual.seed, help="any text: %(default)s")
    parser.add_argument("--form", choices=("ndjson", "parquet"), default=usual.form)
    parser.add_argument("--steps", action="store_true", help="with the steps of each solution")
    parser.add_argument("--workers", type=int, help="processes; by default one for each processor")
    asked = parser.parse_intermixed_args()
    if asked.folder is None:
        return sample()
    if asked.each < 2 or not set(asked.parts) <= set(PARTS):
        parser.error("expected at least 2 puzzles of each part, and parts that there are")
    settings = Settings(asked.seed, asked.each, asked.form, asked.steps)
    try:
        manifest = make(asked.folder, asked.parts or [*PARTS], settings, workers=asked.workers)
    except KropkiError as error:
        sys.exit(error.message)
    except click.Abort:
        sys.exit("interrupted: the same command goes on")
    print("\n".join(table(manifest)))
    return None


if __name__ == "__main__":
    main()
