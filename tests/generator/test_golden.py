"""What seeds give: for every size, rule and level, and for everything else that may be asked for.

``python tests/generator/test_golden.py`` rewrites the file, which only a generator of another number may need.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest

from kropki.generator.board import geometry
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import KropkiError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import SQUARE_LEVELS, Request
from kropki.generator.ladder.rungs import Level

DATA = Path(__file__).parents[1] / "data"
GOLDEN = DATA / "golden_records.txt"
HEAD = """\
# What seeds give, for ever: <seed and request in JSON> <tab> <id> <tab> <difficulty in JSON> <tab> <KEN>;
# or the code of an error. Rewritten by: python tests/generator/test_golden.py
"""
Wanted = dict[str, Any]  # what a request asks for, in JSON
ATTEMPTS = 2_000  # enough for each case
SLOW = [(6, True, "expert"), (6, True, "extreme")]  # half a second each
BANDS = [(1.0, 1.4), (1.7, 1.8), (2.0, 2.3), (2.8, 3.4), (3.6, 5.0)]  # ratings
TECHNIQUES = {  # those that come up within some tenths of a second, by whether all dots are drawn
    True: [
        "hidden single in a box", "gap from a digit", "naked single", "hidden single in a line", "dot pair",
        "straight run of three", "gap pair", "pointing or claiming", "bent run of three", "naked pair",
        "dot pair must contain", "no place for a digit", "run of four", "hidden triple", "long run or tree",
        "house with its dots", "five-seven-nine", "white run in a house", "black run in a house",
        "run of three must contain", "two groups of dots in a house", "long run must contain",
    ],
    False: [
        "dot from a digit", "hidden single in a box", "naked single", "hidden single in a line", "dot pair",
        "straight run of three", "pointing or claiming", "bent run of three", "naked pair", "dot pair must contain",
        "hidden pair", "no place for a digit", "naked triple", "hidden triple", "XY-wing", "forcing",
    ],
}  # fmt: skip


SEEDS = [
    "kropki",
    "Kropki",
    "kropki ",
    " ",
    "0",
    "2026-11-20/hard",
    "кропки ●○",
    "\U0001f600\U0001f468\u200d\U0001f469",
    "e\u0301",
    "\u00e9",  # looks like the one before, and is another seed
    "\u00ad",  # nothing to see
    "\u2028[31m\u2029",
    "\ufeff\u202e\uffff\U0010ffff",
    "x" * 200,
    "●" * 200,
]


def any_seed() -> Iterator[tuple[str, Wanted]]:
    """Yield strange seeds, with each kind of puzzle, sample and colour of a 1-2 pair; a few of new solutions."""
    kinds = list(product(geometry.SIZES, [True, False], OneTwo, [None, 0, 6]))
    asked = [*((kind, False) for kind in kinds), *((kind, True) for kind in kinds[::18])]
    for index, ((size, negative, one_two, sampling), fresh) in enumerate(asked):
        wanted = {"size": size, "negative": negative, "one_two": one_two, "sampling": sampling, "fresh": fresh}
        yield SEEDS[index % len(SEEDS)], beyond_defaults(wanted)


def every_level() -> Iterator[tuple[int, Wanted]]:
    """Yield each size, rule, level (and none) and colour of a 1-2 pair, and how many seeds it gets."""
    for size, negative, level in product(geometry.SIZES, [True, False], [None, *Level]):
        slow = (size, negative, level) in SLOW
        for one_two in [OneTwo.BLACK] if slow else OneTwo:
            plenty = 6 if level in (Level.EASY, Level.MEDIUM) and one_two is OneTwo.BLACK else 2
            yield 1 if slow else plenty, {"size": size, "negative": negative, "difficulty": level, "one_two": one_two}


def everything_else() -> Iterator[Wanted]:
    """Yield each other wish, alone and with what goes with it."""
    for size, negative in product(geometry.SIZES, [True, False]):
        kind = {"size": size, "negative": negative}
        for sampling, level in product([0, 6], [None, Level.EASY, Level.MEDIUM]):
            yield kind | {"sampling": sampling, "difficulty": level}
        for level in [None, Level.EASY, Level.MEDIUM]:
            yield kind | {"symmetric": True, "difficulty": level}
        most = {4: 2, 6: 5, 9: 10}[size]  # of an easy puzzle; without a level there are fewer
        yield kind | {"givens_max": most, "difficulty": Level.EASY}
        yield kind | {"givens_max": most - 1, "difficulty": Level.EASY}
        yield kind | {"givens_max": most // 2}
        yield kind | {"givens_max": most // 2, "symmetric": True}
        yield kind | {"fewest": True}
        yield kind | {"fewest": True, "one_two": OneTwo.MIXED}
    for negative, names in TECHNIQUES.items():
        for name in names:
            yield {"negative": negative, "techniques": [name]}
    yield {"techniques": ["naked pair", "bent run of three"], "difficulty": Level.HARD}
    for negative, (least, most_rating) in product([True, False], BANDS):
        yield {"negative": negative, "rating_min": least, "rating_max": most_rating}
    for bounds in ({"first_rating_min": 3.0}, {"openings_max": 1.8}, {"moments_min": 5}):
        yield {"difficulty": Level.HARD, **bounds}
    yield {"moments_max": 2}
    yield {"rating_min": 3.0}
    yield {"rating_max": 1.4, "difficulty": Level.EASY}
    for size, negative in product(geometry.SQUARES, [True, False]):
        for level in [None, SQUARE_LEVELS[size, negative][-1]]:
            yield {"size": size, "boxes": False, "negative": negative, "difficulty": level}


def one_colour() -> Iterator[Wanted]:
    """Yield wishes for puzzles with all dots of one colour."""
    for negative, size, boxes in product(["white", "black"], [6, 9], [True, False]):
        for level in (None, Level.HARD, Level.EXTREME):
            yield {"size": size, "boxes": boxes, "negative": negative, "difficulty": level}


def cases() -> Iterator[tuple[str, Wanted]]:
    """Yield each seed with what is asked for, only what is not the default."""
    for seeds, wanted in every_level():
        for seed in range(seeds):
            yield f"golden/{seed}", beyond_defaults(wanted)
    yield from any_seed()
    for number in (2, 14):  # easy, and the first digit takes the hardest rung that is allowed for it
        yield f"gentle/{number}", {"size": 4, "negative": False, "difficulty": "easy"}
    for wanted in chain(everything_else(), one_colour()):
        for seed in range(2):
            yield f"golden/{seed}", beyond_defaults(wanted)


def beyond_defaults(wanted: Wanted) -> Wanted:
    default = Request()
    return {name: value for name, value in wanted.items() if value != getattr(default, name)}


def outcome(seed: str, wanted: Wanted) -> str:
    """Give id, difficulty and KEN of the record of *seed*, or the code of the error."""
    try:
        made = generate(seed, request_of(wanted), range(ATTEMPTS)).as_json()
    except KropkiError as error:
        return error.code
    assert made["generator"] == "1"  # a change of these lines is a generator of another number
    return f"{made['id']}\t{json.dumps(made['difficulty'], separators=(',', ':'))}\t{made['ken']}"


def request_of(wanted: Wanted) -> Request:
    values = dict(wanted)
    if "one_two" in values:
        values["one_two"] = OneTwo(values["one_two"])
    if "difficulty" in values:
        values["difficulty"] = Level(values["difficulty"])
    if "techniques" in values:
        values["techniques"] = tuple(values["techniques"])
    return Request(**values)


@cache
def golden() -> dict[str, list[tuple[str, str]]]:
    """Give the lines of the file, seed and outcome, under what they ask for."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for line in GOLDEN.read_text(encoding="ascii").splitlines() if GOLDEN.exists() else ():
        if not line.startswith("#"):
            asked, _, made = line.partition("\t")
            seed, wanted = json.loads(asked)
            groups.setdefault(json.dumps(wanted), []).append((seed, made))
    return groups


@pytest.mark.parametrize("wanted", golden())
def test_a_seed_gives_the_record_that_it_gave(wanted: str) -> None:
    for seed, made in golden()[wanted]:
        assert outcome(seed, json.loads(wanted)) == made


def test_the_file_has_every_case() -> None:
    lines = [(seed, json.loads(wanted)) for wanted, group in golden().items() for seed, _ in group]
    assert sorted(map(json.dumps, lines)) == sorted(json.dumps([seed, wanted]) for seed, wanted in cases())


def test_every_seed_has_a_puzzle_of_its_own() -> None:
    assert len({generate(seed).id for seed in [*SEEDS, *map(str, range(200))]}) == len(SEEDS) + 199  # "0" is in both


PROGRAM = """
import json, sys
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import SQUARE_LEVELS, Request
for line in sys.stdin:
    seed, size, negative = json.loads(line)
    print(json.dumps(generate(seed, Request(size=size, negative=negative)).as_json()))
"""


def test_a_seed_gives_the_same_bytes_in_every_process() -> None:
    hash_seed = "4242" if os.environ.get("PYTHONHASHSEED") == "0" else "0"  # another one than here
    tasks = list(product(SEEDS, geometry.SIZES, [True, False]))
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input="".join(f"{json.dumps(task)}\n" for task in tasks),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    here = [generate(seed, Request(size=size, negative=negative)).as_json() for seed, size, negative in tasks]
    assert answer.stdout.splitlines() == [json.dumps(made) for made in here]


if __name__ == "__main__":
    GOLDEN.write_text(HEAD + "".join(f"{json.dumps(each)}\t{outcome(*each)}\n" for each in cases()), encoding="ascii")
