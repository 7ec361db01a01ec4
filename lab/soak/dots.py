"""The engine of dots against the judge: thousands of games of each rule set, captures exact after every move.

The judge (judge/game.py) is the rules written a second time, slowly, on sets of points; it
shares nothing with the engine. Besides, what must not matter is changed: where the board is looked
at from, who has which colour, whether ``gorilla`` is called ``paper``; and STOP is held against a
board that the other side fills. The same games on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Any

from judge import game as judge_game
from judge.regions import Refused
from kropki.dots.board.position import FREE, handicap
from kropki.dots.records.replay import replay
from lab.bench.report import bullets, machine
from lab.soak.dots_movers import KINDS, NESTED, VARIANTS, Game, Line, swapped, turned

ASKED = ("captured", "after", "open", "over", "result")
ASIDE = 8  # of so many games one is looked at from all sides


@dataclass(frozen=True, slots=True)
class Looked:
    """What came of one game."""

    rules: str
    start: str
    moves: int
    captured: int  # dots that both held at the end
    recaptured: int  # moves after which a player held fewer
    rings: int  # that were closed by choice
    refused: str  # the code of the refusal that it ended with
    seconds: float
    faults: tuple[str, ...]


def look(rules: str, number: int) -> Looked:
    """Play game *number* of a rule set, and tell what is wrong with the engine's answers."""
    start = perf_counter()
    made = Game(rules, number)
    line = made.line()
    said = replay(line)
    found = (*misplaced(made.named, line), *faults(line, said, aside=number % ASIDE == 0))
    after = [[0, 0], *said["after"]]
    fewer = sum(now[0] < then[0] or now[1] < then[1] for then, now in pairwise(after))
    rings = sum(len(move[3]) for move in line["moves"][: len(after) - 1] if len(move) > 3)
    refused = said["error"]["code"] if said["error"] else ""
    seconds = perf_counter() - start
    return Looked(rules, made.named, len(after) - 1, sum(said["captured"]), fewer, rings, refused, seconds, found)


def misplaced(named: str, line: Line) -> Iterator[str]:
    """Yield where the dots that *line* begins with are not those that the judge knows by the name of the start."""
    if named != NESTED:
        expected = [list(dot) for dot in judge_game.start_dots(named, *line["size"])]
        if expected != line["start"]:
            yield f"start {named}: expected {expected}: {json.dumps(line)}"


def faults(line: Line, said: dict[str, Any], *, aside: bool) -> Iterator[str]:
    """Yield where the engine's answer is not the judge's, or changes with what does not matter."""
    yield from differences("judge", line, judge_game.replay(line), said)
    if not aside:
        return
    for number in range(1, 8):
        yield from differences(f"symmetry {number}", line, said, replay(turned(line, number)))
    free = line | {"alternate": False}
    yield from differences("colours", line, exchanged(replay(free)), replay(swapped(free)))
    if line["rules"] == "gorilla":
        yield from differences("paper", line, said, replay(line | {"rules": "paper"}))
    if line["rules"] == "no-territory":
        yield from filled(line)


def differences(what: str, line: Line, expected: dict[str, Any], got: dict[str, Any]) -> Iterator[str]:
    """Yield how *got* differs from what was *expected*, if it does, with the line that shows it."""
    one, two = (
        [answer["error"] and answer["error"][key] for key in ("code", "move")] if answer["error"] else None
        for answer in (expected, got)
    )
    wrong = [key for key in ASKED if expected[key] != got[key]] + (["error"] if one != two else [])
    if wrong:
        shown = {key: (one, two) if key == "error" else (expected[key], got[key]) for key in wrong if key != "after"}
        yield f"{what}: {', '.join(wrong)}: expected, got {shown}: {json.dumps(line)}"


def exchanged(answer: dict[str, Any]) -> dict[str, Any]:
    """Return the answer for the other player."""
    result = answer["result"]
    if result and result[0] in "BW" and result[1] == "+":
        result = "WB"["BW".index(result[0])] + result[1:]
    return answer | {
        "captured": answer["captured"][::-1],
        "after": [each[::-1] for each in answer["after"]],
        "result": result,
    }


def filled(line: Line) -> Iterator[str]:
    """Yield where STOP gives another score than the other's dots on every open point but those of the pools."""
    moves = [move for move in line["moves"][: len(line["moves"]) // 2] if not isinstance(move[1], str)]
    begun = line | {"moves": moves, "alternate": False}
    judge = judge_game.begin(begun)
    for move in moves:
        try:
            judge.move(*move)
        except Refused:
            return
    for stopper in (1, 2):
        dots = list(fill(begun, stopper))
        full = replay(begun | {"moves": moves + dots})["captured"]
        stopped = replay(begun | {"moves": [*moves, [stopper, "stop"]]})["captured"]
        if full != stopped and not judge.over:
            yield f"STOP of {stopper}: expected {full} as on a filled board, got {stopped}: {json.dumps(begun)}"


def fill(begun: Line, stopper: int) -> Iterator[list[Any]]:
    """Yield dots of the other player for every point that is open until it is enclosed, but for the stopper's pools."""
    judge = judge_game.begin(begun)
    for move in begun["moves"]:
        judge.move(*move)
    for x, y in sorted(judge.open_points() - judge.pool_points(stopper)):
        if judge.is_open((x, y)):
            judge.move(3 - stopper, x, y)
            yield [3 - stopper, x, y]


def _look(task: tuple[str, int]) -> Looked:
    return look(*task)


def soak(number: int, sets: Iterable[str], workers: int) -> list[Looked]:
    """Look at *number* games of each rule set."""
    tasks = [(rules, index) for index in range(number) for rules in sets]
    found: list[Looked] = []
    with ProcessPoolExecutor(workers) as hands:
        for each in hands.map(_look, tasks, chunksize=4):
            found.append(each)
            if len(found) % 500 == 0 or each.faults:
                print(f"{len(found)} of {len(tasks)} games", *each.faults, sep="\n", file=sys.stderr, flush=True)
    return found


def report(found: Sequence[Looked], number: int) -> Iterator[str]:
    """Yield the lines of the report."""
    bad = [fault for each in found for fault in each.faults]
    moves = sum(each.moves for each in found)
    yield "# Dots against the judge\n"
    yield f"Made by `scripts/lab soak.dots -n {number}` on {machine()}.\n"
    yield (
        f"{len(found):,} games of {moves:,} moves, from 4x4 to 39x32, by movers that are random, stay near, capture "
        "or surround. "
        "Captures after every move, open points, end, result and refusal were held to those of the judge, as were the "
        "dots of starts by their names; of every "
        f"{ASIDE}th game also the seven other symmetries, the swap of colours, `gorilla` played as `paper`, and STOP "
        f"against a board that the other side fills: **{len(bad)} faults**.\n"
    )
    yield from bullets(bad)
    yield "| Rule set | Games | Moves | Captured | Recaptures | Rings closed by choice | Refusals | Faults |"
    yield "|---|--:|--:|--:|--:|--:|---|--:|"
    for rules in dict.fromkeys(each.rules for each in found):
        yield _row(rules, [each for each in found if each.rules == rules])
    yield "\n| Start | Games | Moves | Captured | Faults |"
    yield "|---|--:|--:|--:|--:|"
    for kind in dict.fromkeys((NESTED, *KINDS)):
        yield _start_row(f"{kind}", [each for each in found if _kind(each.start) == kind])
    for free in range(1, FREE + 1):
        yield _start_row(f"with `+handicap={free}`", [each for each in found if handicap(each.start) == free])


def _kind(start: str) -> str:
    """Return the kind of a start: its name without seed and free dots."""
    return start.partition("+")[0].partition("=")[0]


def _start_row(name: str, found: Sequence[Looked]) -> str:
    numbers = (len(found), *(sum(getattr(each, key) for each in found) for key in ("moves", "captured")))
    return f"| {name} | {' | '.join(f'{each:,}' for each in numbers)} | {sum(bool(each.faults) for each in found)} |"


def _row(rules: str, found: Sequence[Looked]) -> str:
    refusals = Counter(each.refused for each in found if each.refused)
    told = ", ".join(f"{code} {count}" for code, count in sorted(refusals.items())) or "none"
    numbers = [sum(getattr(each, key) for each in found) for key in ("moves", "captured", "recaptured", "rings")]
    bad = sum(len(each.faults) for each in found)
    return f"| `{rules}` | {len(found):,} | {' | '.join(f'{each:,}' for each in numbers)} | {told} | {bad} |"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.dots", description=__doc__)
    reader.add_argument("-n", "--number", type=int, default=2_000, help="games of each rule set")
    reader.add_argument("--rules", choices=tuple(VARIANTS), action="append", help="this rule set alone")
    reader.add_argument("--workers", type=int, default=2, help="processes that look")
    given = reader.parse_args()
    found = soak(given.number, given.rules or tuple(VARIANTS), given.workers)
    print("\n".join(report(found, given.number)))
    sys.exit(any(each.faults for each in found))


if __name__ == "__main__":
    main()
