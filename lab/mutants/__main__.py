"""Put one small fault after the other into the code, and tell which of them no test notices.

cosmic-ray knows the faults; they are tried on a copy of what is committed. The outcome of each is kept in
lab/results/mutants.jsonl, so that the next run goes on with those that are not there, and with the survivors if the
tests have changed. lab/results/mutants.md is made from it.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import resource
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from lab.mutants.faults import Mutant, lines_of_statement, mutants
from lab.mutants.tests import MUTANT_S, Witnesses, copy_compiled, is_compiled, outcome_of, witnesses

ROOT = Path(__file__).parents[2]
JOURNAL = ROOT / "lab/results/mutants.jsonl"
REPORT = ROOT / "lab/results/mutants.md"
SAME = ROOT / "tests/data/mutants.txt"
KEPT = ROOT / ".tools/mutants"
MOST_FILES = 9  # of tests, for a mutant
TESTS = {  # of a folder: its tests, of which those take part first that name the module with the fault
    "generator": ("tests/generator",),
    "generator/ladder": tuple(
        f"tests/generator/test_{name}.py"
        for name in ("interpreted", "sentences", "way", "why", "wrong", "practice", "explain", "ladder", "easiest")
    ),
    "api": ("tests/api",),
    "api/games": ("tests/games",),
    "dots": ("tests/dots",),
    "jit": ("tests/generator/test_jit.py",),
    "kropki": ("tests/kropki",),
}
HEAD = """\
# Mutants

`scripts/lab mutants` puts one small fault after the other into the code, and runs the tests that run its line. It
writes this page from `mutants.jsonl`, which has a line for each mutant.
[The tests](../../docs/testing.md#mutation-testing) say more.

| Room | Seed | Tried | Killed | Too slow | The same as before | Survived | Not run by these tests |
|---|---|--:|--:|--:|--:|--:|--:|
"""
Row = dict[str, Any]


def main() -> None:
    options = read_options()
    journal = read_journal()
    with copy_of_tree() as folder:
        for room in options.rooms:
            try_room(room, folder, options, journal)
    write(journal)


def read_options() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="scripts/lab mutants", description=__doc__)
    reader.add_argument("rooms", nargs="+", metavar="ROOM", help="a folder of code, as dots, dots/engine or api/games")
    reader.add_argument("--sample", type=int, default=60, help="how many mutants of each room (60)")
    reader.add_argument("--seed", default="1", help="which ones (1)")
    reader.add_argument("--minutes", type=float, default=10, help="the most time for a room in this run (10)")
    options = reader.parse_args()
    if unknown := [room for room in options.rooms if tests_of(room) is None or not (ROOT / room).is_dir()]:
        reader.error(f"expected folders in {', '.join(TESTS)}, got {', '.join(unknown)}")
    return options


def tests_of(room: str) -> tuple[str, ...] | None:
    """Return the tests of the room, or of the nearest folder around it that has a row."""
    around = [room, *(parent.as_posix() for parent in Path(room).parents)]
    return next((TESTS[folder] for folder in around if folder in TESTS), None)


@contextlib.contextmanager
def copy_of_tree() -> Iterator[Path]:
    """Yield a folder with what is committed; it is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="kropki-mutants-") as name:
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True)  # noqa: S607
        subprocess.run(["tar", "-x", "-C", name], input=archive.stdout, check=True)  # noqa: S607
        copy_compiled(ROOT, Path(name))
        yield Path(name)


@cache
def hash_of(path: str) -> str:
    """Return git's hash of what is committed at *path*."""
    asked = ["git", "rev-parse", "--short=12", f"HEAD:{path}"]
    return subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def try_room(room: str, folder: Path, options: argparse.Namespace, journal: dict[str, Row]) -> None:
    """Try the mutants of a room that the journal does not have, and print the survivors and the numbers."""
    start, tests = time.monotonic(), hash_of("tests")
    sample = sample_of(room, folder, options.seed, options.sample)
    for mutant in sample:
        known = journal.get(mutant.digest, {})
        if known.get("result") == "killed" or known.get("tests") == tests:
            continue
        if time.monotonic() - start > options.minutes * 60:
            print(f"{room}: the time is over", flush=True)
            break
        outcome = with_fault(mutant, room, folder)
        journal[mutant.digest] = row(mutant, room, options.seed, outcome, tests)
        write(journal)
        if outcome["result"] != "killed":
            print(f"{outcome['result']}: {mutant}", flush=True)
    results = Counter(journal[mutant.digest]["result"] for mutant in sample if mutant.digest in journal)
    print(
        f"{room}: {results.total()} of {len(sample)} tried, {dict(results)}, {time.monotonic() - start:.0f} s",
        flush=True,
    )


def sample_of(room: str, folder: Path, seed: str, number: int) -> list[Mutant]:
    """Return the first *number* mutants of a room by *seed*; they are kept, as the search takes a minute."""
    kept = KEPT / f"{room.replace('/', '-')}-{hash_of(room)}-{seed}-{number}.json"
    if not kept.exists():
        found = list(islice(mutants(folder, room, seed), number))
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps([asdict(mutant) for mutant in found]))
    return [Mutant(**fields) for fields in json.loads(kept.read_text())]


def with_fault(mutant: Mutant, room: str, folder: Path) -> Row:
    """Run the tests that know the line of the fault while it is in its file: file by file, until one fails."""
    path = folder / mutant.path
    source = path.read_text()
    lines, compiled = lines_of_statement(source, mutant.line), not is_compiled(path)
    outcome: Row = {"result": "unseen"}
    spent = 0.0
    for file in in_order(files_of(room, folder), mutant.path, folder)[:MOST_FILES]:
        known = witnesses_of(file, room, folder, compiled=compiled)
        tests = known.of(mutant.path, lines)
        spent -= time_of_children()
        path.write_text(mutant.text)
        try:
            here = outcome_of(tests, known.seconds, folder, compiled=compiled) if tests else outcome
        finally:
            path.write_text(source)
            spent += time_of_children()
        if here["result"] != "survived" or known.sees(mutant.path, lines):
            outcome = here
        if outcome["result"] not in {"survived", "unseen"} or spent > MUTANT_S:
            break
    return outcome


def time_of_children() -> float:
    """Seconds of processor time that the ended children of this process have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def in_order(files: Iterable[str], path: str, folder: Path) -> list[str]:
    """Return *files* of tests, those that name the module at *path* the most often first."""
    package, _, name = path.removesuffix(".py").replace("/", ".").rpartition(".")
    named = re.compile(rf"\b{re.escape(package)}\.{name}\b|from {re.escape(package)} import .*\b{name}\b")
    return sorted(files, key=lambda file: -len(named.findall((folder / file).read_text())))


@cache
def witnesses_of(file: str, room: str, folder: Path, *, compiled: bool) -> Witnesses:
    """Return which tests of a file run which lines of a room, from an earlier run if nothing has changed."""
    state = "-".join(hash_of(name) for name in (room, file))
    kept = KEPT / room.replace("/", "-") / f"{Path(file).stem}-{state}-{'compiled' if compiled else 'interpreted'}"
    return witnesses(folder, room, file, kept, compiled=compiled)


def files_of(room: str, folder: Path) -> Iterator[str]:
    """Yield the files of tests that know a room best."""
    for place in tests_of(room) or ():
        path = folder / place
        yield from [place] if path.is_file() else sorted(f"{place}/{file.name}" for file in path.glob("test_*.py"))


def row(mutant: Mutant, room: str, seed: str, outcome: Row, tests: str) -> Row:
    """Return the line of the journal; which tests it met matters only where none has killed it."""
    kept = {"room": room, "seed": seed, "path": mutant.path, "line": mutant.line, "operator": mutant.operator}
    kept |= {"before": mutant.before, "after": mutant.after, "mutant": mutant.digest, "result": outcome["result"]}
    return kept | ({"by": outcome.get("by")} if outcome["result"] == "killed" else {"tests": tests})


def read_journal() -> dict[str, Row]:
    """Return the lines of the journal by the digests of their mutants."""
    lines = JOURNAL.read_text().splitlines() if JOURNAL.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    return {row["mutant"]: row for row in rows}


def write(journal: Mapping[str, Row]) -> None:
    """Write the journal, and the report that is made from it."""
    rows = sorted(journal.values(), key=lambda row: (row["room"], row["seed"], row["path"], row["line"], row["mutant"]))
    JOURNAL.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    REPORT.write_text(report(rows, read_same()))


def read_same() -> dict[tuple[str, str, str], str]:
    """Return why a mutant does the same as the program, by its file, and by its line before and after."""
    lines = [line.split("\t") for line in SAME.read_text().splitlines() if line and not line.startswith("#")]
    return {(path, before, after): why for path, before, after, why in lines}


def report(rows: Iterable[Row], same: Mapping[tuple[str, str, str], str]) -> str:
    """Return the report in Markdown: the numbers of each room, and the mutants that no test has killed."""
    results: dict[tuple[str, str], Counter[str]] = {}
    left: dict[str, list[str]] = {"survived": [], "the same": []}
    for row in rows:
        why = same.get((row["path"], row["before"], row["after"]))
        result = "the same" if why and row["result"] == "survived" else row["result"]
        results.setdefault((row["room"], row["seed"]), Counter())[result] += 1
        if result in left:
            place, change = f"`{row['path']}:{row['line']}`", f"{code(row['before'])} | {code(row['after'])}"
            left[result].append(f"| {place} | {change} |" + (f" {why} |" if result == "the same" else ""))
    kinds = ("killed", "timed out", "the same", "survived", "unseen")
    numbers = [
        f"| `{room}` | {seed} | {found.total()} | {' | '.join(str(found[kind]) for kind in kinds)} |"
        for (room, seed), found in results.items()
    ]
    survivors = ["", "## Survivors", "", "| Place | Before | After |", "|---|---|---|", *left["survived"]]
    heading = ["", "## The same as before", "", "| Place | Before | After | Why nothing changes |", "|---|---|---|---|"]
    return HEAD + "\n".join([*numbers, *survivors, *heading, *left["the same"]]) + "\n"


def code(text: str) -> str:
    """Return *text* as code in a cell of a table."""
    return f"`` {text} ``".replace("|", "\\|")


if __name__ == "__main__":
    main()
