"""Public names use the words of docs/glossary.md: each is in a name, and no name has another word for the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("api", "dots", "generator", "jit", "judge", "kropki")
EXPORTED = re.compile(r"^export (?:async )?(?:function\*? |class |const |let )(\w+)", re.MULTILINE)
PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")  # of a name in any case: RULE_SETS, ruleSets, rule_sets
TOLD = {"constraint", "referee", "variation"}  # words of documents and messages alone


def words(name: str) -> list[str]:
    """Return the words of a name or a term, in small letters and without the s of a plural."""
    return [part.lower().removesuffix("s") for part in PART.findall(name)]


def public_names(source: str) -> Iterator[str]:
    """Yield the names of a module of Python that others may use: what it defines, and the members of its classes."""
    for node in ast.parse(source).body:
        for name in defined(node):
            if not name.startswith("_"):
                yield name
                for inner in node.body if isinstance(node, ast.ClassDef) else ():
                    yield from (member for member in defined(inner) if not member.startswith("_"))


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if not isinstance(node, ast.Assign | ast.AnnAssign):
        return []
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


@cache
def every_name() -> tuple[tuple[Path, str], ...]:
    """Return the public names of the code, each with its file; files are names, too."""
    found: list[tuple[Path, str]] = []
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            found.extend((path, name) for name in (path.stem, *public_names(path.read_text(encoding="utf-8"))))
    for path in sorted((ROOT / "web").rglob("*.js")):
        found.extend((path, name) for name in (path.stem, *EXPORTED.findall(path.read_text(encoding="utf-8"))))
    return tuple((path.relative_to(ROOT), name) for path, name in found)


@cache
def named() -> dict[str, str]:
    """Return each word of a public name, with one of the names that have it."""
    return {word: f"{path}: {name}" for path, name in every_name() for word in words(name)}


def terms() -> list[str]:
    """Return the words that the glossary explains, without what stands in brackets."""
    rows = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split("|")[1].strip() for row in rows if row.startswith("| ")]
    return [re.sub(r" \(.*\)", "", cell) for cell in cells if cell != "Word"]


def others() -> list[list[str]]:
    rows = (ROOT / "tests/data/names.txt").read_text(encoding="utf-8").splitlines()
    return [re.split(r" {2,}", row, maxsplit=1) for row in rows if not row.startswith("#")]


@pytest.mark.parametrize("term", terms())
def test_a_word_of_the_glossary_is_in_a_name(term: str) -> None:
    assert set(words(term)) - set(named()) - TOLD == set()


@pytest.mark.parametrize(("other", "instead"), others())
def test_no_name_has_another_word_for_it(other: str, instead: str) -> None:
    assert named().get(other.removesuffix("s"), "") == "", f"say {instead}"


def test_nothing_but_the_judge_of_dots_is_called_judge() -> None:
    elsewhere = [
        f"{path}: {name}" for path, name in every_name() if path.parts[0] != "judge" and "judge" in words(name)
    ]
    assert elsewhere == []


def test_the_reader_itself() -> None:
    ring = "class Ring:\n    owner: int\n    def _own(self): ..."
    source = f"RULE_SETS: int = 1\ndef drawCells(): ...\n{ring}\n_kept = 2\n"
    names = list(public_names(source))
    assert names == ["RULE_SETS", "drawCells", "Ring", "owner"]
    assert [words(name) for name in names] == [["rule", "set"], ["draw", "cell"], ["ring"], ["owner"]]
