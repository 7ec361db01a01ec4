"""Make dots/teaching/lessons.txt: lessons of every theme, found in games by a seed, each proved by the judge.

Beside it lesson_lines.txt: how each goes on. The same files on every machine. Takes some forty minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from dots.rules.game import Play
from dots.teaching import lessons, mining, sifting
from dots.teaching.lessons import Lesson
from judge import proof
from lab.lessons import choice, lesson_lines

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
LAST = 500  # games that are looked at for what is missing then


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/make lessons", description=__doc__)
    reader.add_argument("--seed", type=int, default=SEED, help="of the games")
    reader.add_argument("--games", type=int, default=GAMES, help="that are looked at first")
    reader.add_argument(
        "--refill", action="store_true", help="keep the lessons that are there, and add what is missing"
    )
    reader.add_argument("--lines", action="store_true", help="only the lines of the lessons that are there")
    given = reader.parse_args()
    if not given.lines:
        first = list(lessons.suite()) if given.refill else collect(given.seed, given.games)
        made = f"scripts/make lessons --seed {given.seed} --games {given.games}"
        write(refilled(first, given.seed, given.games), made)
        lessons.suite.cache_clear()
    lesson_lines.write(lessons.suite())


def collect(seed: int, games: int) -> list[Lesson]:
    """Collect lessons until there are enough of each theme, or the games are over."""
    found = _collected(seed, range(games), WANTED, lambda _: True)
    return found + _collected(seed, range(games, games + MORE), RARE, choice.may_ground)


def refilled(found: Sequence[Lesson], seed: int, games: int) -> list[Lesson]:
    """Keep one lesson of each game, and none that is doubted; add others, one of a game, where themes have lost some.

    A theme has as many as *found* has of it afterwards, if the games that follow have them.
    """
    kept = [lesson for lesson in choice.one_of_each_game(found) if not choice.is_doubted(lesson)]
    wanted, there = (Counter((each.theme, choice.is_greedy(each)) for each in part) for part in (found, kept))
    missing = {
        theme: tuple(wanted[theme, greedy] - there[theme, greedy] for greedy in (False, True)) for theme in WANTED
    }
    print(f"{len(kept)} of {len(found)} are kept; missing, by who finds them: {missing}", file=sys.stderr, flush=True)
    first = games + MORE
    return kept + _collected(seed, range(first, first + LAST), missing, lambda _: True, single=True)


def _collected(
    seed: int,
    games: range,
    wanted: Mapping[str, tuple[int, ...]],
    looked_at: Callable[[Play], bool],
    *,
    single: bool = False,
) -> list[Lesson]:
    """Collect the *wanted* lessons of *games*; of a game a *single* one, that is not doubted, if that is wanted."""
    quota = choice.Quota(wanted)
    found: list[Lesson] = []
    for number in games:
        for lesson in mining.lessons_of(*mining.game(seed, number), looked_at):
            if not (quota.wants(lesson) if single else quota.takes(lesson)):
                continue
            if not proof.holds(str(lesson)) or sifting.is_refuted(lesson) or (single and choice.is_doubted(lesson)):
                continue
            found.append(lesson)
            if single:
                quota.takes(lesson)
                break
        if number % 20 == 19:
            print(f"{number + 1} games: {Counter(each.theme for each in found)}", file=sys.stderr, flush=True)
        if quota.is_full:
            break
    return found


def write(found: Sequence[Lesson], made: str) -> None:
    """Write the lessons, theme by theme, *made* by a command."""
    counts = ", ".join(f"{sum(each.theme == theme for each in found)} {theme}" for theme in lessons.THEMES)
    header = [
        "# Lessons: positions with exactly one best move. dots/teaching/lessons.py says what a line means.",
        f"# Made by {made}: {len(found)} lessons, {counts}.",
        "# One of each game; the strongest level agrees with the answer after a long search.",
        f"# Proved by the judge of the tests; the greedy player finds {sum(map(choice.is_greedy, found))} of them.",
    ]
    lines = [*header, *(str(each) for each in sorted(found, key=lambda each: lessons.THEMES.index(each.theme)))]
    lessons.SUITE.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
