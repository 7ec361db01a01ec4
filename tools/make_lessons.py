"""Make dots/lessons.txt: lessons of every theme, found in games by a seed, each proved by the judge of the tests.

Beside it dots/lesson_lines.txt: how each goes on. The same files on every machine. Takes some fifteen minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from dots.rules.game import Play
from dots.teaching import lesson_lines, lessons, mining
from dots.teaching.lessons import Lesson
from judge import proof

WANTED = {  # of each theme: how many at most that the greedy player misses, and how many that he finds
    "capture": (35, 6),
    "double-attack": (78, 12),
    "ladder": (21, 4),
    "defence": (29, 6),
    "pool": (50, 9),
    "grounding": (25, 4),
}
SEED, GAMES = 1, 720
RARE, MORE = {"grounding": (17, 0)}, 720  # of a theme that is seldom found, in so many games more


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/make-lessons", description=__doc__)
    reader.add_argument("--seed", type=int, default=SEED, help="of the games")
    reader.add_argument("--games", type=int, default=GAMES, help="that are looked at")
    reader.add_argument("--lines", action="store_true", help="only the lines of the lessons that are there")
    given = reader.parse_args()
    if not given.lines:
        write(collect(given.seed, given.games), given.seed, given.games)
        lessons.suite.cache_clear()
    lesson_lines.write(lessons.suite())


def collect(seed: int, games: int) -> list[Lesson]:
    """Collect lessons until there are enough of each theme, or the games are over."""
    found = _collected(seed, range(games), WANTED, lambda _: True)
    return found + _collected(seed, range(games, games + MORE), RARE, mining.may_ground)


def _collected(
    seed: int, games: range, wanted: Mapping[str, tuple[int, int]], looked_at: Callable[[Play], bool]
) -> list[Lesson]:
    quota = mining.Quota(wanted)
    found: list[Lesson] = []
    for number in games:
        taken = (each for each in mining.lessons_of(*mining.game(seed, number), looked_at) if quota.takes(each))
        found += [lesson for lesson in taken if proof.holds(str(lesson)) and not mining.is_refuted(lesson)]
        if number % 20 == 19:
            print(f"{number + 1} games: {Counter(each.theme for each in found)}", file=sys.stderr, flush=True)
        if quota.is_full:
            break
    return found


def write(found: Sequence[Lesson], seed: int, games: int) -> None:
    """Write the lessons, theme by theme."""
    counts = ", ".join(f"{sum(each.theme == theme for each in found)} {theme}" for theme in lessons.THEMES)
    header = [
        "# Lessons: positions with exactly one best move. dots/teaching/lessons.py says what a line means.",
        f"# Made by scripts/make-lessons --seed {seed} --games {games}: {len(found)} lessons, {counts}.",
        f"# Proved by the judge of the tests; the greedy player finds {sum(map(mining.is_greedy, found))} of them.",
    ]
    lines = [*header, *(str(each) for each in sorted(found, key=lambda each: lessons.THEMES.index(each.theme)))]
    lessons.SUITE.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
