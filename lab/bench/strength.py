"""How well the engine of dots plays: matches of the table of goals, and the lessons that it solves.

Every game and lesson is a line of a journal as soon as it is done, with what the engine was then (a hash of its
sources); a run goes on with what the journal lacks. The report has what the engine of now has played. For a row without
such games it has those of the last engine that played it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import count, product
from pathlib import Path
from typing import Any

from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.match import games, players
from kropki.dots.match.games import Game, Match
from kropki.dots.match.report import Tally
from kropki.dots.match.setting import Setting
from kropki.dots.match.statistics import Sequential, elo, stopped_at
from kropki.dots.teaching import lessons
from lab.bench.report import machine

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "lab/results/dots.md"
JOURNAL = ROOT / "lab/results/dots.jsonl"
ROUNDS = (8, 20, 60)  # games that every row has before any row has more
SLICE = 4  # games between two reports
MS = {"random": 1, "near": 1, "greedy": 2, "level:1": 2, "level:2": 2, "level:3": 3, "level:4": 3, "level:5": 60}
QUARTER_MS = 400  # of the reference engine for a move: what level 5 takes on 12x12, four times and more
LESSON_S = 1.0  # seconds for a lesson
LESSON_GOAL = 0.98
STRENGTH = "Strengths"  # the part of the report
STEP = (100, 250)  # of Elo between neighbouring strengths
STEP_SCORES = (0.64, 0.81)  # what they come to
SIZES = ((12, 12), (15, 15), (20, 20))


@dataclass(frozen=True, slots=True)
class Row:
    """A match with its goal: A's score from *least* to *most*."""

    part: str
    a: str
    b: str  # "uct" and "minimax" are the reference engine's
    ms: int  # a move, of B's where it is a program
    setting: Setting
    least: float | None = None
    most: float | None = None
    sequential: bool = False

    @property
    def key(self) -> str:
        """What names the row in the journal: all that its games depend on, but the engine."""
        said = [self.a, self.b, self.ms, asdict(self.setting)]
        if self.part == STRENGTH:
            said.append(_opponents(self.a, self.b))
        return json.dumps(said)

    @property
    def is_reference(self) -> bool:
        """Whether the reference engine is needed."""
        return self.b in ("uct", "minimax")

    @property
    def cost(self) -> float:
        """About how long a game takes, in milliseconds."""
        a, b = (_milliseconds(name) or self.ms for name in (self.a, self.b))
        return self.setting.width * self.setting.height * (a + b) / 2

    def is_done(self, played: Sequence[Game], number: int) -> bool:
        """Tell whether the games *played* are *number*, or decide the row."""
        return len(played) >= number or (self.sequential and stopped_at(Sequential(), _points(played)) is not None)

    def match(self, reference: str) -> Match:
        """Return the match, the reference engine at the path *reference*."""
        name = self.b
        if self.is_reference:
            name = f"line:{reference} --clock cpu --solver {self.b}"
        return Match(players.read(self.a, self.ms), players.read(name, self.ms), self.setting)


def rows() -> Iterator[Row]:
    """Yield all rows."""
    cross, large = Setting(9, 9), Setting(20, 20)
    for b in ("random", "near"):
        for setting in (cross, large):
            yield Row("Strength", "ms:20", b, 20, setting, 0.99)
    for setting in (cross, Setting(15, 15), large):
        yield Row("Strength", "ms:20", "greedy", 20, setting, 0.95)
    for b, ours, goal in (("uct", 200, 0.88), ("minimax", 200, 0.60), ("minimax", 50, 0.50)):
        for size in SIZES:
            yield Row("Strength", f"ms:{ours}", b, 200, Setting(*size), goal)
    for strongest in ("level:5", f"strength:{len(STRENGTHS)}"):
        yield Row("Strength", strongest, "minimax", QUARTER_MS, Setting(12, 12), 0.50)
    yield Row("Strength", "ms:100", "minimax", 100, Setting(39, 32), sequential=True)
    yield Row("Levels", "level:1", "near", 200, large, 0.90)
    yield Row("Levels", "level:1", "greedy", 200, large, None, 0.25)
    yield Row("Levels", "level:2", "greedy", 200, large, 0.40, 0.60)
    for level in range(2, 6):
        yield Row("Levels", f"level:{level}", f"level:{level - 1}", 200, large, 0.67, 0.85)

    for strength, setting in product(range(2, len(STRENGTHS) + 1), (Setting(15, 15), large)):
        yield Row(STRENGTH, f"strength:{strength}", f"strength:{strength - 1}", 200, setting, *STEP_SCORES)


def _milliseconds(name: str) -> int:
    """Return about how long a player called *name* takes for a move; 0 where its name does not tell."""
    kind, _, number = name.partition(":")
    if kind == "strength":
        return 3 + STRENGTHS[int(number) - 1].nodes // 15
    return int(number) if kind == "ms" else MS.get(name, 0)


def _opponents(*names: str) -> str:
    """Return a hash of what decides how strengths play besides the engine: their rows of the table, and the sources."""
    found = hashlib.sha256()
    table = [STRENGTHS[int(name.partition(":")[2]) - 1] for name in names]
    for each in table:
        found.update(repr(replace(each, number=0, name="", rating=0, seconds=0)).encode())
    others = set() if any(each.person for each in table) else {"person.py", "fence.py"}
    for path in sorted((ROOT / "dots/opponents").glob("*.py")):
        found.update(b"" if path.name in others else path.read_bytes())
    return found.hexdigest()[:12]


class Journal:
    """The file of what was played: a line of JSON each, of this engine and of others."""

    def __init__(self, path: Path, engine: str) -> None:
        self.path = path
        self.engine = engine
        texts = path.read_text(encoding="utf-8").splitlines() if path.exists() else ()
        every = [json.loads(text) for text in texts]
        self.every = every
        self.lines: list[dict[str, Any]] = [line for line in every if line["engine"] == engine]
        self.others = len(every) - len(self.lines)

    def add(self, **line: Any) -> None:
        """Write a line, for good."""
        self.lines.append({"engine": self.engine, **line})
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.lines[-1]) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def games(self, row: Row) -> list[Game]:
        """Return the games of *row*, in their order."""
        found = {line["game"]["number"]: line["game"] for line in self.lines if line.get("row") == row.key}
        return [Game.of_json({**found[number], "moves": ()}) for number in sorted(found)]

    def last(self, row: Row) -> tuple[list[Game], str]:
        """Return the games of *row* and ""; if there are none, those of the engine that last played it, and which."""
        played = self.games(row)
        engines = [line["engine"] for line in self.every if line.get("row") == row.key]
        if played or not engines:
            return played, ""
        return Journal(self.path, engines[-1]).games(row), engines[-1]

    def last_solved(self) -> tuple[dict[str, bool], str]:
        """Return the lessons that were tried, as ``solved`` does, and ""; if none were, those of the last engine."""
        engines = [line["engine"] for line in self.every if "lesson" in line]
        if self.solved() or not engines:
            return self.solved(), ""
        return Journal(self.path, engines[-1]).solved(), engines[-1]

    def solved(self) -> dict[str, bool]:
        """Return the lessons that were tried, and whether they were solved."""
        return {line["lesson"]: line["solved"] for line in self.lines if "lesson" in line}


def engine_of(checkout: Path) -> str:
    """Return a hash of all that decides how the engine plays: its search, its weights, the compiled rules."""
    folder = checkout / "dots"
    found = hashlib.sha256()
    for path in sorted(_sources(folder)):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def _sources(folder: Path) -> Iterator[Path]:
    """Yield the files that decide how the engine of the package in *folder* plays."""
    yield folder / "rules/game.py"
    for room in ("kernel", "engine"):
        yield from (path for path in (folder / room).glob("*") if path.is_file() and path.suffix != ".pyc")


def play(  # noqa: PLR0913, PLR0917 - what was asked for
    asked: Sequence[Row],
    journal: Journal,
    number: int,
    reference: str,
    jobs: int,
    report: Path,
    minutes: float = 60 * 24 * 365,
) -> None:
    """Play what *asked* lacks of *number* games each, in rounds, the shortest first; begin none after *minutes*."""
    ends = time.monotonic() + 60 * minutes
    able = sorted((row for row in asked if reference or not row.is_reference), key=lambda row: row.cost)
    for goal in (*(each for each in ROUNDS if each < number), number):
        for row in able:
            while not row.is_done(done := journal.games(row), goal):
                played = {game.number for game in done}
                missing = (each for each in count() if each not in played)
                batch = [next(missing) for _ in range(min(SLICE, goal - len(done)))]
                for game in games.run(row.match(reference), iter(batch), jobs, lambda: time.monotonic() > ends):
                    kept = game.as_json() | {"moves": len(game.moves)}
                    journal.add(row=row.key, game=kept)
                said = _score(journal.games(row))
                print(f"{row.a} against {row.b}, {_board(row.setting)}: {said}", file=sys.stderr, flush=True)
                report.write_text("\n".join(told(journal, reference)) + "\n", encoding="utf-8")
                if time.monotonic() > ends:
                    return


def solve(journal: Journal, number: int) -> None:
    """Let level 5 solve *number* lessons more than the journal has."""
    missing = [each for each in lessons.suite() if str(each) not in journal.solved()]
    for lesson in missing[:number]:
        choice = Engine(level=5, seed=1).choose(lesson.play(), Budget(seconds=LESSON_S))
        solved = choice.move is not None and choice.move.point == lesson.answer
        journal.add(lesson=str(lesson), solved=solved, seconds=round(choice.seconds, 3))
        print(f"{lesson.theme}: {'solved' if solved else 'missed'}", file=sys.stderr)


def told(journal: Journal, reference: str) -> Iterator[str]:
    """Yield the lines of the report."""
    yield "# The engine of dots, measured\n"
    yield (
        f"Made by `scripts/lab bench.strength` on {datetime.now(UTC).date()}; a run goes on with the "
        "games that the journal, `lab/results/dots.jsonl`, lacks.\n"
    )
    yield f"- Machine of the last run: {machine()}, with other work on it; one thread, processor time"
    yield f"- Engine: sources {journal.engine}; {journal.others} lines of other versions are left out"
    yield f"- Versions: Python {platform.python_version()}, numba {version('numba')}, numpy {version('numpy')}"
    yield f"- Reference engine: {_reference(reference)}"
    yield "- *by* after a number of games: an engine of these sources played them, and that of now has played none"
    yield (
        "- Games in pairs: the same four dots by chance near the centre, the colours swapped. Scores with Wilson's "
        "95 % interval; a draw is half a win.\n"
    )
    for part in dict.fromkeys(row.part for row in rows() if row.part != STRENGTH):
        yield f"## {part}\n"
        yield "| A | B | Board | Games | Won, drawn, lost | Score | A first, second | ms a move | Goal | |"
        yield "|---|---|---|--:|---|---|---|---|---|---|"
        yield from (_line(row, *journal.last(row)) for row in rows() if row.part == part)
        yield ""
    yield from _strengths(journal)
    yield from _lessons(journal)


def _strengths(journal: Journal) -> Iterator[str]:
    """Yield the table of the strengths, each against the one below."""
    yield f"## {STRENGTH}\n"
    yield (
        f"Goal: {STEP[0]} to {STEP[1]} Elo between neighbours, by point estimate. Elo of a score s is "
        "400 log10(s / (1 - s)).\n"
    )
    yield "| A | B | Board | Games | Won, drawn, lost | Score | Elo | ms a move | |"
    yield "|---|---|---|--:|---|---|---|---|---|"
    for row in (row for row in rows() if row.part == STRENGTH):
        played, other = journal.last(row)
        tally = Tally(played)
        if not tally.number:
            yield f"| {row.a} | {row.b} | {_board(row.setting)} | 0 | | | | | not measured |"
            continue
        low, high = tally.interval
        cells = (
            row.a,
            row.b,
            _board(row.setting),
            _number(tally, other),
            f"{tally.wins}, {tally.draws}, {tally.losses}",
            f"{tally.score:.3f}",
            f"{elo(tally.score):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})",
            f"{1000 * tally.seconds('a'):.1f}, {1000 * tally.seconds('b'):.1f}",
            "reached" if STEP[0] <= elo(tally.score) <= STEP[1] else "**not reached**",
        )
        yield f"| {' | '.join(cells)} |"
    yield ""


def _line(row: Row, played: Sequence[Game], other: str = "") -> str:
    tally = Tally(played)
    goal, reached = _goal(row, played)
    b = f"reference, {row.b}" if row.is_reference else row.b
    if not played:
        return f"| {row.a} | {b} | {_board(row.setting)} | 0 | | | | | {goal} | not measured |"
    cells = (
        row.a,
        b,
        _board(row.setting),
        _number(tally, other),
        f"{tally.wins}, {tally.draws}, {tally.losses}",
        _score(played),
        f"{tally.first('a').score:.2f}, {tally.first('b').score:.2f}",
        f"{1000 * tally.seconds('a'):.1f}, {1000 * tally.seconds('b'):.1f}",
        goal,
        reached,
    )
    return f"| {' | '.join(cells)} |"


def _number(tally: Tally, other: str) -> str:
    faults = f"; **{len(tally.faults)} faults**" if tally.faults else ""
    return f"{tally.number}{faults}{f' by {other}' if other else ''}"


def _goal(row: Row, played: Sequence[Game]) -> tuple[str, str]:
    """Return the goal in words, and what came of it."""
    if row.sequential:
        found = stopped_at(Sequential(), _points(played))
        ratio = Sequential().ratio(sum(_points(played)), len(played))
        said = f"{found[0]} after {found[1]} games" if found else f"open: {ratio:+.2f} of ±{Sequential().bound:.2f}"
        return "0.50 against 0.57, sequential", said
    tally = Tally(played)
    value = tally.score
    least, most = (0.0 if row.least is None else row.least), (1.0 if row.most is None else row.most)
    words = f"{least:.2f} to {most:.2f}" if row.least is not None and row.most is not None else (
        f"at least {least:.2f}" if row.most is None else f"at most {most:.2f}"
    )  # fmt: skip
    won = tally.interval
    sure = won[0] >= least and won[1] <= most
    apart = won[1] < least or won[0] > most
    if least <= value <= most:
        return words, "reached" if sure else "reached; the interval goes beyond"
    return words, "**not reached**" if apart else "**not reached**; within the interval"


def _lessons(journal: Journal) -> Iterator[str]:
    """Yield the table of the lessons, by theme."""
    solved, other = journal.last_solved()
    every = lessons.suite()
    yield "## Lessons\n"
    at = f"at level 5{f' by {other}' if other else ''} in a second of processor time"
    yield f"Solved {at}, of the {len(every)} lessons (goal: {LESSON_GOAL:.0%}):\n"
    yield "| Theme | Lessons | Tried | Solved |"
    yield "|---|--:|--:|--:|"
    for theme in (*lessons.THEMES, ""):
        of = [each for each in every if theme in (each.theme, "")]
        tried = [solved[str(each)] for each in of if str(each) in solved]
        share = f"{sum(tried)} ({sum(tried) / len(tried):.1%})" if tried else ""
        yield f"| {theme or 'all'} | {len(of)} | {len(tried)} | {share} |"


def _board(setting: Setting) -> str:
    rules = "" if setting.rules == "standard" else f", {setting.rules}"
    return f"{setting.width}x{setting.height} {setting.start}{rules}{', to the full board' if setting.whole else ''}"


def _points(played: Sequence[Game]) -> list[float]:
    return [game.points for game in played]


def _score(played: Sequence[Game]) -> str:
    tally = Tally(played)
    return f"{tally.score:.3f} ({tally.interval[0]:.3f} to {tally.interval[1]:.3f})"


def _reference(path: str) -> str:
    if not path:
        return "not at hand"
    digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12]
    asked = subprocess.run([path], input="name\nquit\n", capture_output=True, text=True, timeout=60, check=False)
    name = asked.stdout.partition("\n")[0].removeprefix("=").strip()
    return f"{name or 'without a name'}, binary {digest}; `--clock cpu --solver uct` or `minimax`"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.strength", description=__doc__)
    reader.add_argument(
        "--reference", default="", metavar="PATH", help="the reference engine; without it, no rows of it"
    )
    reader.add_argument("--games", type=int, default=200, help="of each row, those of the journal included")
    reader.add_argument("--rows", default="", metavar="TEXT", help="only rows whose key has this text")
    reader.add_argument("--lessons", type=int, default=10_000, help="lessons that are tried at most")
    reader.add_argument("--minutes", type=float, default=60 * 24 * 365, help="how long; a later run goes on")
    reader.add_argument("--jobs", type=int, default=1, help="games at the same time")
    reader.add_argument("--journal", type=Path, default=JOURNAL, metavar="FILE")
    reader.add_argument("-o", "--output", type=Path, default=REPORT, metavar="FILE")
    given = reader.parse_args()
    if given.reference and not Path(given.reference).is_file():
        reader.error(f"expected the path of the reference engine, not {given.reference!r}")
    journal = Journal(given.journal, engine_of(ROOT))
    reference = str(Path(given.reference).resolve()) if given.reference else ""
    asked = [row for row in rows() if given.rows in row.key]
    solve(journal, given.lessons)
    play(asked, journal, given.games, reference, given.jobs, given.output, given.minutes)
    given.output.write_text("\n".join(told(journal, reference)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
