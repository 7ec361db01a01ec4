"""Find lessons of other rule sets, on larger boards and in games between people, and add them to those that are there.

Each game that was looked at is a line of a journal: its name, and the one lesson that was taken of it, or a dash. A
run goes on where the last one ended. With ``--take``, the lessons of the journal go to dots/teaching, with how they
go on and with the names of the games between people.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import NamedTuple

from dots.engine.exhaustive import SpentError
from dots.records import sgf
from dots.teaching import lessons, mining, sifting
from dots.teaching.lessons import Lesson
from judge import proof
from lab.lessons import choice, lesson_lines, people
from lab.make import lessons as make_lessons

SEED = 1
WANTED = dict.fromkeys(lessons.THEMES, (4, 0))  # of each rule set: that the greedy player misses, and that he finds
OF_CHOICES = {"capture": (4, 5), "double-attack": (9, 0), "defence": (6, 2)}  # the same where closing is a choice
OF_PEOPLE = dict.fromkeys(lessons.THEMES, (8, 12))
SMALL = ((7, 7), (8, 8), (9, 9), (10, 8), (10, 10))
LARGE = ((10, 10), (12, 10), (12, 12), (13, 13), (15, 15))
MIXED = ((7, 7), (8, 8), (8, 8), (9, 9), (10, 8), (10, 10), (12, 12))
CHOICES = ("territory", "gorilla", "paper")
KINDS = {  # the boards of games by each rule set
    "kepung": SMALL,
    "no-territory": SMALL,
    "standard": LARGE,
    **dict.fromkeys(CHOICES, MIXED),
}
ROOMY = 70  # open points at most of a position where closing is a choice: it is searched within reach alone
NOTHING = "-"
HEAD = "# The games between people that lessons are from: the id of the lesson, and the site's name of the game."


class Found(NamedTuple):
    """A line of the journal: the kind and the name of a game, and the lesson that was taken of it, if any."""

    kind: str
    game: str
    lesson: Lesson | None


@dataclass(frozen=True, slots=True)
class Journal:
    """What was found so far, in a file."""

    path: Path

    def read(self) -> list[Found]:
        """Return the lines that are there."""
        if not self.path.exists():
            return []
        rows = (line.split(" ", 2) for line in self.path.read_text(encoding="ascii").splitlines())
        return [Found(kind, game, None if said == NOTHING else lessons.parse(said)) for kind, game, said in rows]

    def add(self, found: Found) -> None:
        """Add a line."""
        with self.path.open("a", encoding="ascii") as file:
            file.write(f"{found.kind} {found.game} {found.lesson or NOTHING}\n")


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/make more_lessons", description=__doc__)
    reader.add_argument("journal", type=Path, help="the file of what was found")
    reader.add_argument("--records", type=Path, help="look into the records of this folder, not into games of its own")
    reader.add_argument("--kind", choices=KINDS, action="append", help="look into games by these rules only")
    reader.add_argument("--minutes", type=float, default=60, help="after which it looks into no further game")
    reader.add_argument("--take", action="store_true", help="add what was found to the lessons")
    given = reader.parse_args()
    journal = Journal(given.journal)
    if given.take:
        take(journal)
    else:
        games = of_people(given.records) if given.records else own_games(given.kind or list(KINDS))
        look(journal, games, time.monotonic() + 60 * given.minutes)


def look(journal: Journal, games: Iterable[tuple[str, str, Iterable[Lesson]]], end: float) -> None:
    """Take one lesson of each of *games* that has one which is wanted, until there are enough, or time is over."""
    before = journal.read()
    done = {(each.kind, each.game) for each in before}
    quotas = {kind: choice.Quota(OF_CHOICES if kind in CHOICES else WANTED) for kind in KINDS}
    quotas["people"] = choice.Quota(OF_PEOPLE)
    for each in before:
        if each.lesson:
            quotas[each.kind].takes(each.lesson)
    for kind, game, found in games:
        if time.monotonic() > end or all(quota.is_full for quota in quotas.values()):
            break
        if (kind, game) in done or quotas[kind].is_full:
            continue
        lesson = next((each for each in found if quotas[kind].wants(each) and is_sound(each)), None)
        if lesson:
            quotas[kind].takes(lesson)
        journal.add(Found(kind, game, lesson))
        print(kind, game, lesson.theme if lesson else NOTHING, file=sys.stderr, flush=True)


def is_sound(lesson: Lesson) -> bool:
    """Tell whether *lesson* is proved by the judge, beaten by no move of the whole board, not doubted, and playable."""
    is_clear = choice.is_clear(lesson) and not choice.is_doubted(lesson)
    return is_clear and proof.holds(str(lesson)) and _is_playable(lesson)


def _is_playable(lesson: Lesson) -> bool:
    """Tell whether it can be searched how *lesson* goes on, and each ring is closed with a dot that has a place."""
    try:
        return lesson_lines.is_playable(lesson_lines.of(lesson))
    except SpentError:
        return False


def own_games(kinds: Iterable[str]) -> Iterator[tuple[str, str, Iterable[Lesson]]]:
    """Yield games of the greedy player against itself, by each of *kinds* in turn: the kind, a name, the lessons."""
    for number in count():
        for kind in kinds:
            yield kind, str(number), _own(kind, number)


def _own(kind: str, number: int) -> Iterator[Lesson]:
    game = mining.game(f"{SEED}:{kind}", number, kind, KINDS[kind])
    yield from mining.lessons_of(*game, most=ROOMY if kind in CHOICES else sifting.MANY)


def of_people(folder: Path) -> Iterator[tuple[str, str, Iterable[Lesson]]]:
    """Yield the games of the records in *folder*, each with the lessons in how it began."""
    for path in sorted(folder.glob("*.sgf")):
        name = path.stem if re.match("[a-z]", path.stem) else f"szkrab{path.stem}"
        yield "people", name, _of_people(path)


def _of_people(path: Path) -> Iterator[Lesson]:
    """Yield the lessons of a record, those first that the greedy player misses, and of these those of rare themes."""
    opening = people.opening(sgf.read(path.read_bytes()).records[0])
    if opening:
        most = len(opening.play.board.points)
        found = mining.lessons_of(opening.begun, opening.play, opening.is_worth_a_look, most)
        yield from sorted(found, key=lambda each: (choice.is_greedy(each), each.theme == "defence"))


def take(journal: Journal) -> None:
    """Add the lessons of *journal* to those that are there, one of each game and of each position."""
    there = lessons.suite()
    found = [each for each in journal.read() if each.lesson]
    added = [each.lesson for each in found if each.lesson and each.lesson.id not in {lesson.id for lesson in there}]
    every = [*there, *added]
    kept = {lesson.id for lesson in choice.one_of_each_game(every)} | {lesson.id for lesson in there}
    every = [lesson for lesson in every if lesson.id in kept]
    make_lessons.write(every, "scripts/make lessons and scripts/make more_lessons")
    names = dict(lessons.sources()) | {e.lesson.id: e.game for e in found if e.lesson and e.kind == "people"}
    lines = [HEAD, *(f"{lesson.id} {names[lesson.id]}" for lesson in every if lesson.id in names)]
    lessons.SOURCES.write_text("\n".join(lines) + "\n", encoding="ascii")
    lessons.suite.cache_clear()
    lesson_lines.write(lessons.suite())


if __name__ == "__main__":
    main()
