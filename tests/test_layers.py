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

ROOT = Path(__file__).parents[1]
OURS = ("generator", "api", "bench", "soak", "tests")


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
    """Give what each module of ours imports."""
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
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            yield whole if whole in ours else node.module


def top(module: str) -> str:
    return module.partition(".")[0]


def is_command(module: str) -> bool:
    """Tell whether *module* is of the command line, which stands above all."""
    return module == "api.stock_cli" or module.startswith("generator.cli")


@pytest.mark.parametrize(
    ("folder", "below"),
    [
        ("generator", {"generator"}),
        ("api", {"generator", "api"}),
        ("bench", {"generator", "api", "bench"}),
        ("soak", {"generator", "api", "bench", "soak"}),
    ],
)
def test_a_folder_knows_only_those_below_it(folder: str, below: set[str]) -> None:
    known = {
        f"{module} -> {other}"
        for module, imports in graph().items()
        if top(module) == folder and not is_command(module)
        for other in imports.all
        if top(other) in OURS and (top(other) not in below or is_command(other))
    }
    assert known == set()


def test_nothing_goes_round_in_circles() -> None:
    ours = {module: {other for other in imports.all if other in graph()} for module, imports in graph().items()}
    try:
        TopologicalSorter(ours).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


HOMES = {  # who alone imports a package, or all of whose folder
    "alembic": {"api"},
    "cpmpy": {"generator.model"},
    "fastapi": {"api"},
    "fpdf": {"generator.export.booklet"},
    "limits": {"api"},
    "lzstring": {"generator.export.fpuzzles"},
    "numba": {"generator.compiled", "generator.layers"},
    "ortools": {"generator.model"},
    "prometheus_client": {"api"},
    "redis": {"api"},
    "resvg_py": {"generator.export.pictures", "api"},
    "rich": {"generator.progress"},
    "segno": {"generator.export.booklet", "api"},
    "sqlalchemy": {"api"},
    "starlette": {"api"},
    "uvicorn": {"api"},
}


@pytest.mark.parametrize("package", HOMES)
def test_a_package_has_its_home(package: str) -> None:
    users = {
        module
        for module, imports in graph().items()
        if top(module) in ("generator", "api") and package in set(map(top, imports.all))
    }
    strangers = {user for user in users if user not in HOMES[package] and top(user) not in HOMES[package]}
    assert strangers == set()
    assert users or package == "redis"  # named by an address only


def reached(module: str) -> set[str]:
    """Give all that importing *module* imports, ours and others'."""
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
PAPER = {"fpdf", "segno", "resvg_py", "rich"}


@pytest.mark.parametrize(
    ("module", "never"),
    [
        ("generator", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.ken", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.record", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.request", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.cli", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.batch", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.journal", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.progress", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.task", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.crew", NUMBERS | JUDGE | SERVICE | PAPER),
        ("generator.model", SERVICE | PAPER | {"numba"}),
        ("generator.preload", JUDGE | SERVICE | PAPER),
        ("generator.generate", JUDGE | SERVICE | PAPER),
        ("generator.check", JUDGE | SERVICE | PAPER),
        ("generator.explain", JUDGE | SERVICE | PAPER),
        ("api.app", JUDGE),
        ("api.serve", JUDGE),
    ],
)
def test_what_is_light_stays_light(module: str, never: set[str]) -> None:
    assert {top(name) for name in reached(module)} & never == set()


def test_the_reader_of_imports_sees_them(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    path.write_text(
        "import numpy as np\nfrom generator import ken\nfrom generator.ken import parse\n"
        "if TYPE_CHECKING:\n    import cpmpy\n"
        "def f():\n    from generator.techniques import rungs\n    import numba.core\n"
    )
    found = imports_of(path, frozenset({"generator.ken", "generator.techniques.rungs"}))
    assert found.early == {"numpy", "generator.ken"}
    assert found.late == {"generator.techniques.rungs", "numba.core"}
