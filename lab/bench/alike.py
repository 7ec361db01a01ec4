"""Whether two checkouts of the engine of dots play alike: the same choices to the bit, and none slower.

The journal of strength counts the games of one state of the sources. A change that leaves the play as it was would
lose them all; this finds out whether it did. Both checkouts, a process each, play the same games by the same seeds at
a fixed number of playouts: each choice must have the same move, playouts, score and chance, its candidates as well.
Then both choose in the same positions with more playouts, in turns, and the seconds of each choice are compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Self

from dots.match.setting import Setting

CHOICES = Path(__file__).with_name("alike_choices.py")
RULES = ("standard", "no-territory", "territory", "gorilla", "kepung", "paper")
NODES = 150  # a choice
FEWEST = 500  # choices, without which nothing is said
MORE, TURNS = 800, 2  # playouts a choice where the speed is compared, and how often each is made
SLOWEST = 0.95  # of the other's playouts a second


class Different(Exception):  # noqa: N818 - an answer, not an error
    """The two do not play alike; the message says where."""


@dataclass(frozen=True, slots=True)
class Alike:
    """What was found: how many *choices* were the same, and the *speed* of the first by that of the other."""

    choices: int
    speed: float


class Checkout:
    """The engine of one folder, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(CHOICES)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder)},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def check(self) -> None:
        """Raise ``Different`` where the process plays by another engine than that of the folder."""
        if self._answer() != str(self.folder):
            raise Different(f"{self.folder} has no package dots of its own")

    def played(self, case: dict[str, Any]) -> list[list[Any]]:
        """Return the choices in a game."""
        if self._process.stdin:
            self._process.stdin.write(json.dumps(case) + "\n")
            self._process.stdin.flush()
        found: list[list[Any]] = self._answer()
        return found

    def _answer(self) -> Any:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            raise Different(f"the engine of {self.folder} has ended")
        return json.loads(line)


def settings(of_rows: Iterable[Setting]) -> Iterator[Setting]:
    """Yield the settings *of_rows*, each once, and small boards of all rule sets."""
    yield from dict.fromkeys([*of_rows, *(Setting(9, 9, rules) for rules in RULES), *map(_solved, range(2))])


def _solved(number: int) -> Setting:
    return Setting(4, 4 + number, opening=0)


def cases(of_rows: Iterable[Setting], games: int) -> Iterator[dict[str, Any]]:
    """Yield the games to be played: *games* at each setting by the strongest level, and one by each of the others."""
    every = list(settings(of_rows))
    for setting in every:
        for game in range(games):
            yield _case(setting, game, nodes=NODES)
    for level in range(1, 5):
        yield _case(Setting(12, 12), level, level=level)


def _case(setting: Setting, game: int, **said: Any) -> dict[str, Any]:
    usual = {"level": 5, "nodes": None, "apart": False}
    return {"setting": asdict(setting), "game": game, **usual, **said}


def compare(ours: Path, other: Path, of_rows: Sequence[Setting], games: int = 2) -> Alike:
    """Compare the checkouts in the folders *ours* and *other*; raise ``Different`` where they do not play alike."""
    with ExitStack() as stack:
        both = [stack.enter_context(Checkout(folder)) for folder in (ours, other)]
        for checkout in both:
            checkout.check()
        same = 0
        for case in cases(of_rows, games):
            found = [[each[0] for each in checkout.played(case)] for checkout in both]
            for number, (one, two) in enumerate(zip(*found, strict=False), 1):
                if one != two:
                    raise Different(f"{_name(case)}, choice {number}: {one} here, {two} there")
            if len(found[0]) != len(found[1]):
                raise Different(f"{_name(case)}: the game is longer in one of the two")
            same += len(found[0])
            print(f"{_name(case)}: {len(found[0])} choices alike", file=sys.stderr, flush=True)
        if same < FEWEST:
            raise Different(f"only {same} choices were compared, fewer than {FEWEST}")
        speed = _speed(both, [each for each in of_rows if each.rules == "standard"])
    if speed < SLOWEST:
        raise Different(f"the same choices, at {speed:.3f} of the speed")
    return Alike(same, round(speed, 4))


def _speed(both: Sequence[Checkout], of_rows: Iterable[Setting]) -> float:
    """Return the playouts a second of the first checkout by those of the other: the median of all choices, in turns."""
    ratios: list[float] = []
    for turn in range(TURNS):
        for setting in dict.fromkeys(each for each in of_rows if each.width <= 20):
            case = _case(setting, turn, nodes=MORE, apart=True)
            found = {at: both[at].played(case) for at in (turn % 2, 1 - turn % 2)}
            ratios += [two[2] / one[2] for one, two in zip(found[0], found[1], strict=True) if one[1]]
            print(f"{_name(case)}: {median(ratios):.3f} of the speed so far", file=sys.stderr, flush=True)
    return median(ratios)


def _name(case: dict[str, Any]) -> str:
    setting = Setting(**case["setting"])
    return (
        f"{setting.width}x{setting.height} {setting.start} {setting.rules}, level {case['level']}, game {case['game']}"
    )
