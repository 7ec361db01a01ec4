"""Put one small fault after the other into the code, and tell which of them no test notices.

cosmic-ray knows the faults; they are tried on a copy of the tree. Every test run is a fork of a process that has loaded
the libraries already, since loading them takes longer than most tests.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LIBRARIES = (
    *("numpy", "numba", "hypothesis", "pydantic", "sqlalchemy", "cpmpy", "fastapi", "starlette.testclient", "httpx2"),
    *("playwright.sync_api", "pytest", "_pytest.assertion.rewrite"),
)
OURS = {"api", "dots", "generator", "jit", "judge", "kropki", "soak", "tests", "tools"}
SPARED = ("AddNot", "RemoveDecorator", "ExceptionReplacer")  # never subtle, or about caches alone
LEAST_TIMEOUT_S = 20
TIMEOUT_FACTOR = 4  # of the processor time without a fault
WALL_FACTOR = 10  # times as long for a run that waits, as it may on a machine with other work
OPTIONS = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")


@dataclass(frozen=True, slots=True)
class Room:
    """A package, and the fast tests that know it best."""

    tests: tuple[str, ...]
    without: str = ""  # tests to leave out, as pytest's -k reads it
    compiled: bool = True  # False: Python alone runs what is otherwise compiled
    compiles: bool = False  # a fault in it has the tests compile anew


SLOW_GENERATION = (
    "every_process or any_object or fewest_givens or golden_seed or puzzle_of_its_own or every_grid_of_its_class"
)
SLOW_STORE = (
    "postgresql or two_processes or at_once or filling or refill or verify_finds"  # and what starts the command
)
SLOW_GAMES = "postgresql or wire or largest_board or weighs or garbage_collector or elsewhere"
SLOW_MATCHES = "kepung or by_a_clock or two_processes or processes"
ROOMS = {
    "generator/board": Room(
        ("generator/test_rules", "generator/test_geometry", "generator/test_ken", "generator/test_puzzle"),
        "damaged_text or any_text",
    ),
    "generator/generation": Room(
        (
            "generator/test_minimise",
            "generator/test_thinning",
            "generator/test_drawing",
            "generator/test_record",
            "generator/test_verify",
            "generator/test_solutions",
            "generator/test_golden",
            "generator/test_generate",
        ),
        SLOW_GENERATION,
    ),
    "api/store": Room(
        (
            "api/test_kinds",
            "api/test_pool",
            "api/test_database",
            "api/test_times_store",
            "api/test_stock",
            "api/test_keeping",
            "api/test_damage",
        ),
        SLOW_STORE,
    ),
    "api/games": Room(
        (
            "games/test_friends",
            "games/test_friends_http",
            "games/test_friends_kept",
            "games/test_invitations",
            "games/test_lobby",
            "games/test_live",
            "games/test_ratings",
            "games/test_restart",
            "games/test_siege",
        ),
        SLOW_GAMES,
    ),
    "generator/solver": Room(("generator/test_interpreted",), "long", compiled=False),
    "generator/ladder": Room(("generator/test_interpreted",), "long", compiled=False),
    "dots/board": Room(
        ("dots/test_rules", "dots/test_game", "dots/test_sgf", "dots/test_svg", "dots/test_terminal"),
    ),
    "dots/kernel": Room(("dots/test_field", "dots/test_game", "dots/test_corpus"), compiles=True),
    "dots/rules": Room(("dots/test_game", "dots/test_rings", "dots/test_settled", "dots/test_rules")),
    "dots/engine": Room(("dots/test_tactics", "dots/test_trajectories", "dots/test_search"), compiles=True),
    "dots/records": Room(("dots/test_sgf", "dots/test_replay")),
    "dots/drawing": Room(("dots/test_svg", "dots/test_terminal")),
    "dots/opponents": Room(("dots/test_player", "dots/test_strengths"), compiles=True),
    "dots/book": Room(("dots/test_book",)),
    "dots/teaching": Room(("dots/test_forcing", "dots/test_analysis", "dots/test_lessons")),
    "dots/match": Room(("dots/test_strength", "dots/test_clock", "dots/test_match"), SLOW_MATCHES, compiles=True),
}


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


def main() -> None:
    options = read_options()
    with copy_of_tree() as folder:
        for room in options.rooms:
            try_room(room, folder, options)


def read_options() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    reader.add_argument(
        "rooms", nargs="*", default=list(ROOMS), metavar="ROOM", help=f"of {', '.join(ROOMS)}; dots for all in dots/"
    )
    reader.add_argument("--sample", type=int, default=60, help="how many mutants of each room (60)")
    reader.add_argument("--seed", default="1", help="which ones (1)")
    reader.add_argument("--minutes", type=float, default=10, help="the most time for a room (10)")
    options = reader.parse_args()
    rooms = {asked: [room for room in ROOMS if f"{room}/".startswith(f"{asked}/")] for asked in options.rooms}
    if unknown := [asked for asked, found in rooms.items() if not found]:
        reader.error(f"expected rooms of {', '.join(ROOMS)}, got {', '.join(sorted(unknown))}")
    options.rooms = [room for found in rooms.values() for room in found]
    return options


@contextlib.contextmanager
def copy_of_tree() -> Iterator[Path]:
    """Yield a folder with what is committed; it is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="kropki-mutants-") as name:
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True)  # noqa: S607
        subprocess.run(["tar", "-x", "-C", name], input=archive.stdout, check=True)  # noqa: S603, S607
        yield Path(name)


def try_room(name: str, folder: Path, options: argparse.Namespace) -> None:
    """Try a sample of the mutants of a room, and print the survivors and the numbers."""
    room, start = ROOMS[name], time.monotonic()
    sample = list(islice(mutants(folder, name, options.seed), options.sample))
    took = 0.0
    for _ in range(1 if room.compiles else 2):  # again: the first run may have compiled
        before = time_of_children()
        if run_tests(room, folder, 600) != "survived":
            sys.exit(f"error: the tests of {name} fail without any fault")
        took = time_of_children() - before
    timeout = max(LEAST_TIMEOUT_S, TIMEOUT_FACTOR * math.ceil(took))
    print(f"{name}: {len(sample)} mutants, {timeout} s of processor time for each at most", flush=True)
    results: Counter[str] = Counter()
    for mutant in sample:
        if time.monotonic() - start > options.minutes * 60:
            print(f"{name}: the time is over", flush=True)
            break
        result = with_fault(mutant, room, folder, timeout)
        results[result] += 1
        if result != "killed":
            print(f"{result}: {mutant}", flush=True)
    numbers = ", ".join(f"{results[result]} {result}" for result in ("killed", "survived", "timed out"))
    print(f"{name}: {results.total()} tried, {numbers}, {time.monotonic() - start:.0f} s", flush=True)


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
    chance = random.Random(f"{seed} {room}")  # noqa: S311 - comes by a seed, and is no secret
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


def time_of_children() -> float:
    """Seconds of processor time that the ended children of this process have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def with_fault(mutant: Mutant, room: Room, folder: Path, timeout: int) -> str:
    """Run the tests of *room* while the fault is in its file."""
    path = folder / mutant.path
    source = path.read_text()
    path.write_text(mutant.text)
    try:
        return run_tests(room, folder, timeout)
    finally:
        path.write_text(source)


def run_tests(room: Room, folder: Path, timeout: int) -> str:
    """Run the tests of *room* in a fork of this process, for *timeout* seconds of processor time at most.

    Tells "killed", "survived" or "timed out".
    """
    load(compiled=room.compiled)
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (timeout, timeout + 1))
        code = 1
        with contextlib.suppress(BaseException):
            code = pytest_in(folder, room)
        os._exit(code)
    deadline = time.monotonic() + timeout * WALL_FACTOR
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done and os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}:
            return "timed out"
        if done:
            return "killed" if status else "survived"
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "timed out"


def load(*, compiled: bool) -> None:
    """Load the libraries, none of ours among them, and take the compiler away where the room does without."""
    for name in LIBRARIES:
        import_module(name)
    config: Any = import_module("numba.core.config")
    config.DISABLE_JIT = not compiled


def pytest_in(folder: Path, room: Room) -> int:
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)
    os.environ["NUMBA_DISABLE_JIT"] = str(int(not room.compiled))
    if not room.compiled:
        interpret()
    files = [f"tests/{name}.py" for name in room.tests]
    left_out = ["-k", f"not ({room.without})"] if room.without else []
    return int(import_module("pytest").main([*OPTIONS, *left_out, *files]))


def interpret() -> None:
    """Have Python do what only compiled code can: count trailing zeros, and overflow without a word."""
    numpy: Any = import_module("numpy")
    numbers: Any = import_module("numba.cpython.unsafe.numbers")
    numbers.trailing_zeros = lambda word: numpy.uint64((int(word) & -int(word)).bit_length() - 1)
    numpy.seterr(over="ignore")


if __name__ == "__main__":
    main()
