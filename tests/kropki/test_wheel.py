"""The wheel: built from the checkout and installed by itself, outside of it, it does all that is promised."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import httpx2
import pytest
from packaging.version import Version

from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from lab import versions as try_versions
from lab.bench.process import free_port
from tests.conftest import compiled_copy, stop, wait_until_healthy
from tests.support.processes import UNWARMED

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ROOMS = ("api", "dots", "generator", "jit", "languages")  # folders beside kropki, and packages in it
OTHERS = ("KROPKI_", "NUMBA_", "PYTHON", "UV_PROJECT", "VIRTUAL_")  # variables that would tell of this environment


def clean() -> dict[str, str]:
    """The environment without what tells of this one, but for what was compiled in it: the same sources share that."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OTHERS)}
    return kept | {"NUMBA_CACHE_DIR": str(compiled_copy()), "UV_COMPILE_BYTECODE": "0"}  # of few files that are used


def find_uv() -> str:
    """Find uv, where scripts/test finds it or has put it."""
    path = os.pathsep.join([os.environ["PATH"], str(ROOT / ".tools/uv/bin")])
    return shutil.which("uv", path=path) or pytest.fail("no uv: scripts/test finds or installs one")


def uv(*args: str | Path) -> str:
    done = subprocess.run([find_uv(), *args], cwd=ROOT, env=clean(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--quiet", "--wheel", "--out-dir", folder)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with what it needs, and nothing else, into a new environment; give where its commands are."""
    place = tmp_path_factory.mktemp("installed")
    wanted, python = place / "requirements.txt", place / "env/bin/python"
    uv("export", "--quiet", "--locked", "--no-dev", "--extra", "serve", "--no-emit-project", "--output-file", wanted)
    uv("venv", "--quiet", "--python", sys.executable, place / "env")
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", "--requirement", wanted)
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    uv("pip", "check", "--quiet", "--python", python)
    return python.parent


def run(*command: str | Path, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, env=clean(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_the_packages_their_types_and_the_page(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"kropki"}
    assert names >= {"kropki/py.typed", *(f"kropki/{room}/__init__.py" for room in ROOMS)}
    page = {path.relative_to(ROOT).as_posix() for path in (ROOT / "web").rglob("*") if path.is_file()}
    assert {f"kropki/{path}" for path in page if "node_modules" not in path} <= names


def test_it_tells_of_itself(wheel: Path) -> None:
    [name] = [name for name in ZipFile(wheel).namelist() if name.endswith(".dist-info/METADATA")]
    said = ZipFile(wheel).read(name).decode()
    labels = re.findall(r"^Project-URL: (\w+), https://\S+$", said, re.MULTILINE)
    assert {"Homepage", "Documentation", "Source", "Issues"} <= set(labels)
    assert "Classifier: Typing :: Typed" in said
    assert re.findall(r'(?:\]\(|src=")(?!https?:|#)[^)"]*', said) == []  # a package index has no other files of ours
    assert re.findall(r"^Provides-Extra: (\S+)$", said, re.MULTILINE) == [
        "all",
        "certify",
        "cluster",
        "mcp",
        "postgresql",
        "print",
        "serve",
        "tables",
    ]


def test_each_python_that_the_scripts_look_for_is_named() -> None:
    wanted = re.findall(r"python(3\.\d+)", (ROOT / "scripts/_setup.sh").read_text())
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert sorted(set(wanted)) == sorted(named)
    assert PROJECT["project"]["requires-python"] == f">={min(named)}"


def test_it_is_alone(commands: Path, tmp_path: Path) -> None:
    modules = ["kropki", *(f"kropki.{room}" for room in ROOMS)]
    program = (
        f"import json, sys, {', '.join(modules)}; print(json.dumps([sys.path, [{', '.join(modules)}]], default=str))"
    )
    path, modules = json.loads(run(commands / "python", "-c", program, folder=tmp_path))
    assert not any(str(ROOT) in place for place in [*path, *modules])
    installed = {path.name.partition("-")[0] for path in commands.parent.glob("lib/python*/site-packages/*.dist-info")}
    groups = [wish for wishes in PROJECT["dependency-groups"].values() for wish in wishes]
    assert installed & {re.split(r"[><=\[]", wish)[0].replace("-", "_") for wish in groups} == {"kropki"}


def test_it_generates_certifies_and_exports_a_booklet(commands: Path, tmp_path: Path) -> None:
    made = run(commands / "kropki", "generate", "--seed", "tea", "--size", "4", "--certify", folder=tmp_path)
    assert json.loads(made) == generate("tea", Request(size=4)).as_json()
    (tmp_path / "tea.ndjson").write_text(made)
    site = ("--site", "https://kropki.example")  # which draws a QR code, too
    run(commands / "kropki", "export", "tea.ndjson", "-o", "tea.pdf", *site, folder=tmp_path)
    assert (tmp_path / "tea.pdf").read_bytes().startswith(b"%PDF-")


def test_it_is_a_library(commands: Path, tmp_path: Path) -> None:
    program = "import kropki; print(kropki.__version__); print(kropki.generate('tea', size=4)._repr_svg_())"
    version, _, drawing = run(commands / "python", "-c", program, folder=tmp_path).partition("\n")
    assert version == PROJECT["project"]["version"]
    assert drawing.startswith("<svg ")


MOST = 300 << 20  # bytes of a plain installation, as du counts megabytes
NEEDED = (  # a command, and the package that a plain installation lacks for it
    ("generate --size 4 -o a.pdf", "fpdf2"),
    ("generate --size 4 -o a.png", "resvg-py"),
    ("generate --size 4 -o a.parquet", "pyarrow"),
    ("generate --size 4 --certify", "cpmpy"),
    ("generate --size 4 --scheduler tcp://127.0.0.1:9", "distributed"),
    ("solve --model B(ww)A/D/D/D", "ortools"),
    ("complete D/D/D/D -d easy", "cpmpy"),
    ("practice naked-pair -o a.pdf", "segno"),
    ("stock fill", "sqlalchemy"),
    ("serve", "uvicorn"),
    ("mcp", "mcp"),
)


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel without an extra; return where its commands are."""
    python = tmp_path_factory.mktemp("plain") / "env/bin/python"
    wanted = python.parents[2] / "requirements.txt"
    uv("export", "--quiet", "--locked", "--no-dev", "--no-emit-project", "--output-file", wanted)
    uv("venv", "--quiet", "--python", sys.executable, python.parents[1])
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", wheel, "--requirement", wanted)
    uv("pip", "check", "--quiet", "--python", python)
    [site_packages] = python.parents[1].glob("lib/python*/site-packages")
    sizes = [path.stat().st_size for path in site_packages.rglob("*") if path.is_file()]
    assert sum(sizes) < MOST, f"{sum(sizes) / 1e6:.0f} MB"
    return python.parent


def test_a_plain_installation_is_the_library(plain: Path, tmp_path: Path) -> None:
    program = (
        "import doctest, sys, kropki\n"
        f"failed, tried = doctest.testfile({str(ROOT / 'docs/library.md')!r}, module_relative=False)\n"
        "print(failed, tried > 30, kropki.__version__)\n"
    )
    said = run(plain / "python", "-c", program, folder=tmp_path).splitlines()[-1]
    assert said == f"0 True {PROJECT['project']['version']}"


def test_a_command_that_lacks_an_extra_says_the_line_that_installs_it(plain: Path, tmp_path: Path) -> None:
    for words, package in NEEDED:
        command = [str(plain / "kropki"), *words.split()]
        done = subprocess.run(command, cwd=tmp_path, env=clean(), capture_output=True, text=True, check=False, input="")
        assert done.returncode == 2, (words, done.stderr)
        assert re.fullmatch(rf"kropki: this needs the extra '\w+': run pip install .*'{package}\b.*\n", done.stderr), (
            words
        )
        assert not list(tmp_path.iterdir()), words
    program = (
        "import kropki\ntry: kropki.generate('tea', certify=True)\nexcept kropki.KropkiError as error: print(error)"
    )
    assert "run pip install 'cpmpy" in run(plain / "python", "-c", program, folder=tmp_path)


@pytest.fixture
def address(commands: Path, tmp_path: Path) -> Iterator[str]:
    """Run the service with its defaults, in an empty folder; give its address."""
    port, log = free_port(), tmp_path / "log.txt"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [commands / "python", "-c", UNWARMED, "serve", "--port", str(port)],
            cwd=tmp_path, env=clean() | {"KROPKI_REFILL": "0"}, stdout=output, stderr=output,
        )  # fmt: skip
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}", process, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            stop(process)


def test_it_serves_the_page_and_puzzles(address: str) -> None:
    page = httpx2.get(f"{address}/", trust_env=False)
    assert "<title>" in page.text
    for path in re.findall(r'(?:src|href)="/?([\w/~-]+\.(?:js|css|svg|webmanifest))"', page.text):
        assert httpx2.get(f"{address}/{path}", trust_env=False).is_success, path
    answer = httpx2.get(f"{address}/kropki?size=4&seed=tea&solution=true", trust_env=False, timeout=60)
    assert answer.json()["seed"] == "tea"
    for ending, start in (("pdf", b"%PDF-"), ("png", b"\x89PNG"), ("svg", b"<svg ")):
        url = f"{address}/kropki/{answer.json()['id']}.{ending}"
        assert httpx2.get(url, trust_env=False, timeout=60).content.startswith(start)


HEAVY = ("cpmpy", "llvmlite", "numba", "numpy", "ortools", "pandas")  # large, or what is compiled must be compiled anew


def test_the_lowest_versions_generate_serve_and_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # `scripts/lab versions` tries the lowest of what is heavy, too
    kept = tmp_path / "kept.txt"
    kept.write_text("".join([f"{name}=={metadata.version(name)}\n" for name in HEAVY]))
    monkeypatch.setenv("UV_COMPILE_BYTECODE", "0")
    python = try_versions.install(find_uv(), "lowest-direct", tmp_path / "env", "--constraint", kept)
    frozen = uv("pip", "freeze", "--python", python)
    installed = dict(line.split("==") for line in frozen.splitlines() if "==" in line)
    wanted = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["serve"]
    wishes = [wish.partition(",")[0].partition(">=") for wish in wanted if ">=" in wish]
    bounds = {name.partition("[")[0]: Version(bound) for name, _, bound in wishes}
    lowest = {name for name, bound in bounds.items() if Version(installed[name]) == bound}
    assert lowest >= {"click", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    try_versions.tried(python.parent / "kropki", (python, "-c", UNWARMED, "serve"), tmp_path, clean())
