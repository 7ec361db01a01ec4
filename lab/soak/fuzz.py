"""Fuzz what reads texts of other people: KEN, f-puzzles, SudokuPad; print what came of it in Markdown.

First the kept corpus, then random texts of every kind, then texts that Atheris finds. What must
hold for each is in ``lab.soak.fuzz_check``; a text for which it does not hold becomes a line of the corpus.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import chain, islice
from pathlib import Path
from time import process_time

from lab.bench.report import machine
from lab.soak import fuzz_check, fuzz_corpus, fuzz_texts

_PROGRESS_EVERY = 50_000  # texts from one line of progress to the next
_MOST = 20  # bad texts that are told
_SAMPLE = 20_000  # random texts that may become part of the corpus
_RUNS = re.compile(r"^#(\d+)\s.*cov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)
_OPTIONS = ("-max_len=3000", "-timeout=60", "-print_final_stats=0")


@dataclass(slots=True)
class Found:
    """What came of the texts of one source."""

    counted: Counter[tuple[str, bool]] = field(default_factory=Counter)  # (kind, whether it was read)
    seconds: dict[str, float] = field(default_factory=dict)
    longest: dict[str, float] = field(default_factory=dict)
    bad: list[tuple[str, str]] = field(default_factory=list)  # text, what it raised


def read_all(some: Iterable[tuple[str, str]]) -> Found:
    """Read *some* kinds and texts."""
    found = Found()
    for number, (kind, text) in enumerate(some, 1):
        start = process_time()
        try:
            found.counted[kind, fuzz_check.check(text)] += 1
        except Exception:  # noqa: BLE001 - that is what is looked for
            found.bad.append((text, traceback.format_exc(limit=-3)))
            print(f"{text!r}\n{found.bad[-1][1]}", file=sys.stderr)
        seconds = process_time() - start
        found.seconds[kind] = found.seconds.get(kind, 0.0) + seconds
        found.longest[kind] = max(found.longest.get(kind, 0.0), seconds)
        if number % _PROGRESS_EVERY == 0:
            print(f"{number} texts, {len(found.bad)} bad", file=sys.stderr, flush=True)
    return found


def guide(seconds: int) -> tuple[list[str], str]:
    """Let Atheris look for texts for so many *seconds*; give them all, and what it says of itself."""
    if not seconds or find_spec("atheris") is None:
        return [], "Without Atheris."
    with tempfile.TemporaryDirectory(prefix="kropki-fuzz-") as name:
        for number, text in enumerate(fuzz_corpus.load()):
            (Path(name) / f"kept-{number}").write_bytes(fuzz_corpus.encode(text))
        command = [sys.executable, "-m", "lab.soak.fuzz_guided", name, f"-max_total_time={seconds}", *_OPTIONS]
        ended = subprocess.run(command, stderr=subprocess.PIPE, text=True, errors="replace", check=False)
        print(ended.stderr[-2000:], file=sys.stderr)
        said = _RUNS.findall(ended.stderr)
        texts_found = [fuzz_corpus.decode(path.read_bytes()) for path in Path(name).iterdir()]
    if not said:
        raise RuntimeError(f"Atheris did not run: {ended.stderr[-500:]}")
    runs, places, ways, kept = said[-1]
    return texts_found, (
        f"Atheris ran {int(runs):,} texts more, guided by the code that they reach: {places} places in {ways} "
        f"ways, by {kept} texts that each go a new one."
    )


def report(found: Found, number: int, guided: str) -> Iterator[str]:
    """Yield the lines of the report."""
    yield "# Reading whatever comes\n"
    yield f"Made by `scripts/fuzz` on {machine()}.\n"
    yield (
        f"{number:,} random texts, those of the corpus and those of Atheris. Each is read as `kropki import` would, or "
        "refused with an error that says what was expected, and where; what is read is written and read again, in KEN "
        f"and in the JSON of f-puzzles, and is the same: **{len(found.bad)} texts for which this does not hold**.\n"
    )
    yield from (f"- `{text!r}`: {raised.splitlines()[-1]}" for text, raised in found.bad[:_MOST])
    yield "| Kind | Read | Refused | Processor time | Slowest |"
    yield "|---|--:|--:|--:|--:|"
    for kind in sorted(found.seconds):
        read, refused = found.counted[kind, True], found.counted[kind, False]
        yield f"| {kind} | {read:,} | {refused:,} | {found.seconds[kind]:.1f} s | {found.longest[kind] * 1000:.1f} ms |"
    yield f"\n{guided}"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    reader.add_argument("-n", "--number", type=int, default=1_000_000, help="random texts")
    reader.add_argument("--seconds", type=int, default=300, help="for Atheris; 0: without it")
    reader.add_argument("--seed", default="fuzz", help="of the random texts")
    reader.add_argument("--keep", action="store_true", help="rewrite the corpus: the shortest texts of all ways")
    given = reader.parse_args()
    more, said = guide(given.seconds)
    known = [*(("corpus", text) for text in fuzz_corpus.load()), *(("Atheris", text) for text in more)]
    found = read_all(chain(known, islice(fuzz_texts.texts(given.seed), given.number)))
    if given.keep:
        some = (text for _, text in islice(fuzz_texts.texts(given.seed), min(given.number, _SAMPLE)))
        bad = [text for text, _ in found.bad]
        fuzz_corpus.save([*fuzz_corpus.minimised(chain((text for _, text in known), some)), *bad])
    print("\n".join(report(found, given.number, said)))
    sys.exit(bool(found.bad))


if __name__ == "__main__":
    main()
