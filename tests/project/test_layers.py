"""Imports point downward: who may know whom, what stays light, and that nothing goes round in circles.

Read from the sources, so that an import inside a function counts, too, where it matters.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import MappingProxyType

import pytest

ROOT = Path(__file__).parents[2]
OURS = ("kropki", "api", "dots", "generator", "jit", "judge", "lab", "languages", "tests")


@dataclass(frozen=True, slots=True)
class Imports:
    """What a module imports, by full name: when it is itself imported, and later, when a function runs."""

    early: frozenset[str]
    late: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        return self.early | self.late


@cache
def graph() -> MappingProxyType[str, Imports]:
    """Return what each module of ours imports."""
    paths = {name_of(path): path for folder in OURS for path in (ROOT / folder).rglob("*.py")}
    return MappingProxyType({name: imports_of(path, frozenset(paths)) for name, path in paths.items()})


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports_of(path: Path, ours: frozenset[str]) -> Imports:
    """Read the imports of a file; those that only a type checker sees are none."""
    found: dict[bool, set[str]] = {False: set(), True: set()}
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(path.read_text()), False)]
    while waiting:
        node, late = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        found[late] |= set(names(node, ours))
        late = late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        waiting += [(child, late) for child in ast.iter_child_nodes(node)]
    return Imports(frozenset(found[False]), frozenset(found[True]))


def names(node: ast.AST, ours: frozenset[str]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (named_by_folder(alias.name) for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            whole = named_by_folder(f"{node.module}.{alias.name}")
            yield whole if whole in ours else named_by_folder(node.module)


def named_by_folder(module: str) -> str:
    """Name a module of ours as the folders do: to Python, all that is installed is in ``kropki``."""
    inner = module.removeprefix("kropki.")
    return inner if top(inner) in OURS else module


def top(module: str) -> str:
    return module.partition(".")[0]


FLOORS = (  # from the ground up: a room knows itself and the floors below it, not the rooms beside it
    ("jit", "judge", "languages", "generator.blanks", "generator.errors", "generator.rng", "dots.errors"),
    ("dots.board", "generator.board"),
    ("dots.kernel", "generator.solver"),
    ("dots.rules", "generator.ladder.rungs"),
    ("dots.engine", "dots.records", "dots.drawing", "dots.match.setting", "generator.ladder.deduction"),
    ("dots.opponents", "dots.teaching", "generator.ladder.grade"),
    ("dots.book", "generator.ladder.explanation"),
    ("dots.match", "dots.gtp", "dots.terminal", "dots.rating", "generator.ladder.practice", "generator.ladder.moments"),
    ("dots.library", "dots.warm"),
    ("generator.generation",),
    ("generator.workshop",),
    ("generator.batch", "generator.formats", "generator.warm"),
    ("api.errors",),
    ("api.settings", "api.client"),
    ("api.fair_queue", "api.tally"),
    ("api.http", "api.store"),
    ("api.http.limits",),
    ("api.jobs",),
    ("api.database", "api.pool"),
    ("api.live",),
    ("api.puzzles", "api.publications", "api.games", "api.races"),
    ("api.routes.dependencies",),
    ("api.routes.site",),
    ("api.routes.sudoku", "api.routes.dots"),
    ("api.app",),
    ("api.server",),
    ("kropki",),
    ("lab",),
    ("tests",),
    ("lab.tests",),
)
ROOMS = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
PACKAGES = {"generator", "generator.ladder", "dots", "api", "api.routes"}  # of several rooms: each holds nothing itself
ONLY = {  # what a room knows of the others, where that is less than all that is below it
    "judge": set[str](),  # the rules of dots, and the ladder, a second time, apart from the first
    "dots.board": {"dots.errors"},
    "dots.drawing": {"dots.board", "dots.errors"},
    "dots.engine": {"dots.board", "dots.errors", "dots.kernel", "dots.rules", "jit"},
    "dots.records": {"dots.board", "dots.errors", "dots.rules"},
    "api.http": {
        "api.client",
        "api.errors",
        "api.settings",
        "generator.blanks",
        "generator.errors",
        "languages",
    },  # no puzzle
    "api.http.limits": {
        "api.client",
        "api.errors",
        "api.fair_queue",
        "api.http",
        "api.settings",
        "api.tally",
        "generator.errors",
    },
    "api.live": {  # whatever is played
        "api.client",
        "api.errors",
        "api.http",
        "api.http.limits",
        "generator.errors",
    },
    "api.store": {
        "api.errors",
        "generator.board",
        "generator.errors",
        "generator.generation",
        "generator.ladder.rungs",
    },
    "api.server": {"api.http", "api.http.limits", "api.jobs"},  # it serves whatever application it is given
}
UNKNOWN_TO = {  # the rooms below a name, and who alone may know them
    # the other game: it and the sudoku never know each other
    "dots": {"api.app", "api.games", "api.routes.dots", "kropki", "lab", "tests", "lab.tests"},
    "generator.batch": {"kropki", "lab", "tests", "lab.tests"},  # it could be removed alone
    "judge": {"lab", "tests", "lab.tests"},
}


def room_of(module: str) -> str | None:
    """Return the room that *module* is in; ``None`` for the package of several rooms, which holds nothing."""
    parts = module.split(".")
    return next((room for n in range(len(parts), 0, -1) if (room := ".".join(parts[:n])) in ROOMS), None)


def steps() -> Iterator[tuple[str, str, str, str]]:
    """Yield each import from one room to another: the rooms, then the modules."""
    for module, imports in graph().items():
        for other in imports.all:
            here, there = room_of(module), room_of(other)
            if here and there and here != there:
                yield here, there, module, other


def test_every_module_is_in_a_room() -> None:
    assert {module for module in graph() if not room_of(module)} == PACKAGES


def test_imports_point_down() -> None:
    assert [step for step in steps() if ROOMS[step[0]] <= ROOMS[step[1]]] == []


@pytest.mark.parametrize("room", ONLY)
def test_a_room_knows_no_more_than_it_should(room: str) -> None:
    assert {there for here, there, _, _ in steps() if here == room} - ONLY[room] == set()


@pytest.mark.parametrize("name", UNKNOWN_TO)
def test_a_room_is_known_by_few(name: str) -> None:
    def is_below(room: str) -> bool:
        return room == name or room.startswith(f"{name}.")

    users = {here for here, there, _, _ in steps() if is_below(there) and not is_below(here)}
    assert users - UNKNOWN_TO[name] == set()


def test_what_tests_share_is_in_their_support() -> None:
    shared = [(module, other) for module, imports in graph().items() for other in imports.all if ".test_" in other]
    assert shared == []


def test_dots_know_nothing_of_the_sudoku() -> None:
    ours = [imports for module, imports in graph().items() if top(module) == "dots" and module != "dots.library"]
    assert {top(other) for imports in ours for other in imports.all} & set(OURS) == {"dots", "jit", "languages"}


def test_nothing_goes_round_in_circles() -> None:
    ours = {module: {other for other in imports.all if other in graph()} for module, imports in graph().items()}
    try:
        TopologicalSorter(ours).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def reached(module: str) -> set[str]:
    """Return all that importing *module* imports, ours and others'."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph()[name].early if name in graph() else ()
            waiting += [name.rpartition(".")[0]] if "." in name and name in graph() else ()
    return found


NUMBERS = {"numpy", "numba"}
JUDGE = {"cpmpy", "ortools"}
SERVICE = {"fastapi", "starlette", "uvicorn", "sqlalchemy"}
PAPER = {"fpdf", "segno", "resvg_py"}


@pytest.mark.parametrize(
    ("module", "never"),
    [
        ("kropki", {"click", "api", "generator"}),
        ("kropki.__main__", {"click", "api", "generator"}),
        ("kropki.library", NUMBERS | JUDGE | SERVICE | PAPER | {"click", "api"}),
        ("generator", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.board.ken", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.generation.record", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.formats.importing", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.generation.request", NUMBERS | JUDGE | SERVICE | PAPER),
        ("kropki.cli.main", NUMBERS | JUDGE | SERVICE | PAPER | {"api"}),
        ("generator.batch.runner", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.batch.journal", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.batch.progress", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.batch.worker", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.batch.executors", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.solver.model", SERVICE | PAPER | {"numba"}),
        ("generator.batch.preload", JUDGE | SERVICE | PAPER),
        ("generator.generation.generate", JUDGE | SERVICE | PAPER),
        ("generator.generation.verify", JUDGE | SERVICE | PAPER),
        ("generator.ladder.explanation.explain", JUDGE | SERVICE | PAPER),
        ("api.app", JUDGE | {"fpdf", "resvg_py", "rich"}),
        ("api.server", JUDGE),
    ],
)
def test_what_is_light_stays_light(module: str, never: set[str]) -> None:
    assert {top(name) for name in reached(module)} & never == set()
