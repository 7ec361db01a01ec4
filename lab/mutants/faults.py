"""The faults that cosmic-ray knows, at places of the code that a seed draws."""

from __future__ import annotations

import ast as python
import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

SPARED = ("AddNot", "RemoveDecorator", "ExceptionReplacer")  # never subtle, or about caches alone


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with one fault in it."""

    path: str  # generator/board/ken.py
    line: int
    operator: str
    before: str
    after: str
    text: str  # of the whole file

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.operator}\n  - {self.before}\n  + {self.after}"

    @property
    def digest(self) -> str:
        """What tells it from all others: another state of its file makes it another mutant."""
        return hashlib.sha256(f"{self.path}\0{self.text}".encode()).hexdigest()[:16]


def mutants(folder: Path, room: str, seed: str) -> Iterator[Mutant]:
    """Yield the mutants of a room in the order of *seed*, one for each place of the code."""
    ast, plugins = import_module("cosmic_ray.ast"), import_module("cosmic_ray.plugins")
    names = [name for name in sorted(plugins.operator_names()) if not name.endswith(SPARED)]
    operators = {name: plugins.get_operator(name) for name in names}
    places: dict[tuple[Path, Any], list[tuple[str, int]]] = {}
    for path in sorted((folder / room).rglob("*.py")):
        nodes = list(ast.ast_nodes(ast.get_ast(path.read_text())))
        for name, operator in operators.items():
            if not operator.arguments():
                found = (position for node in nodes for position in operator().mutation_positions(node))
                for occurrence, (start, _) in enumerate(found):
                    places.setdefault((path, start), []).append((name, occurrence))
    chance = random.Random(f"{seed} {room}")
    for (path, _), faults in chance.sample(sorted(places.items()), len(places)):
        name, occurrence = chance.choice(faults)
        mutant = mutant_of(path, path.relative_to(folder).as_posix(), name, occurrence)
        if mutant is not None:
            yield mutant


def mutant_of(file: Path, path: str, operator: str, occurrence: int) -> Mutant | None:
    """Return the mutant, or ``None`` for one of the kinds that tell nothing."""
    mutating, plugins = import_module("cosmic_ray.mutating"), import_module("cosmic_ray.plugins")
    source = file.read_text()
    text = mutating.mutate_code(source, plugins.get_operator(operator)(), occurrence) or source
    pairs = zip(source.splitlines(), text.splitlines(), strict=False)
    for number, (before, after) in enumerate(pairs, 1):
        if before != after:
            code = before.strip()
            is_type = "BitOr" in operator and ("None" in code or code.startswith("def "))
            spared = is_type or code.startswith(("import ", "from ", "raise "))
            return None if spared else Mutant(path, number, operator.split("/")[1], code, after.strip(), text)
    return None


def lines_of_statement(source: str, line: int) -> range | None:
    """Return the lines of the statement that *line* is in, or ``None`` where it runs when the file is imported.

    Of a statement that holds others, as a loop does, these are the lines of its head.
    """
    tree = python.parse(source)
    inside = [
        node
        for node in python.walk(tree)
        if isinstance(node, python.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    functions = [node for node in inside if isinstance(node, python.FunctionDef | python.AsyncFunctionDef)]
    if not any(node.body[0].lineno <= line for node in functions):
        return None
    innermost = max(inside, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
    body = getattr(innermost, "body", None)
    last = body[0].lineno - 1 if body else innermost.end_lineno or line
    return range(innermost.lineno, max(last, line) + 1)
