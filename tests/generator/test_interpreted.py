"""What solver and ladder give on small boards: quick enough for Python alone, as ``scripts/lab mutants`` runs them."""

from __future__ import annotations

import hashlib
import json

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.ladder import grade
from kropki.generator.ladder.explanation import explain
from kropki.generator.solver import kernel
from tests.support.cases import DATA, lines, puzzle_of

HEAD = """\
# Every step of the way to a solution, with its sentence: <SHA-256 of the steps in JSON, its start> <tab>
# <hardest technique> <tab> <negative|some-dots> <tab> <KEN>. Rewritten by: python tests/generator/test_interpreted.py
"""
FEW = 60  # nodes, and lines of each file


def small(rows: list[str]) -> list[str]:
    """Return some of the lines whose puzzle, their last word, is no bigger than 6x6, from all over the file."""
    found = [line for line in rows if line.split()[-1].count("/") < 6]
    return found[:: max(len(found) // FEW, 1)]


def length(line: str) -> str:
    """Tell the ways that take Python long: those with a forcing chain on a board of 9x9."""
    return "long" if "\tforcing\t" in line and line.count("/") == 8 else "short"


@pytest.mark.parametrize("line", small(lines("counts.txt")))
def test_a_small_puzzle_has_its_count(line: str) -> None:
    count, rule, text = line.split()
    limit = int(count.removesuffix("+")) + (not count.endswith("+"))
    outcome = kernel.solve(puzzle_of(rule, text), limit=limit)
    assert outcome.solutions == int(count.removesuffix("+"))


@pytest.mark.parametrize("line", [line for line in lines("kernel_nodes.txt") if int(line.split()[0]) < FEW])
def test_a_small_search_visits_the_pinned_number_of_nodes(line: str) -> None:
    nodes, count, rule, text = line.split()
    outcome = kernel.solve(puzzle_of(rule, text))
    assert (outcome.nodes, outcome.solutions, outcome.complete) == (int(nodes), int(count), True)


def records(name: str) -> list[str]:
    return [line for line in lines(name) if "\t{" in line]


@pytest.mark.parametrize("line", small(records("golden_records.txt")))
def test_a_small_puzzle_has_its_difficulty(line: str) -> None:
    asked, _, difficulty, text = line.split("\t")
    wanted = json.loads(asked)[1]
    puzzle = ken.parse(text, negative=wanted.get("negative", True), boxes=wanted.get("boxes", True))
    graded = grade.difficulty(puzzle)
    assert json.dumps(graded.as_json(), separators=(",", ":")) == difficulty


@pytest.mark.parametrize("line", [pytest.param(line, id=f"{length(line)}-{line[:4]}") for line in lines("paths.txt")])
def test_a_puzzle_is_explained_in_the_pinned_steps(line: str) -> None:
    digest, _, rule, text = line.split("\t")
    assert digest_of(puzzle_of(rule, text)) == digest


def digest_of(puzzle: Puzzle) -> str:
    steps = [step.as_json() for step in explain.path(puzzle)]
    return hashlib.sha256(json.dumps(steps).encode()).hexdigest()[:16]


def write_paths() -> None:
    rows = {row(*line.split()[:2]) for line in lines("rungs.txt")}
    text = HEAD + "".join(sorted(rows, key=lambda row: (row.count("/"), row)))
    (DATA / "paths.txt").write_text(text, encoding="ascii")


def row(rule: str, text: str) -> str:
    puzzle = puzzle_of(rule, text)
    hardest = max(explain.path(puzzle), key=lambda step: step.value).technique
    return f"{digest_of(puzzle)}\t{hardest}\t{rule}\t{text}\n"


if __name__ == "__main__":
    write_paths()
