"""The scripts, away from home: in a folder with a space in its name, where the PATH has only what a test puts there."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = [*sorted(path for path in (ROOT / "scripts").iterdir() if os.access(path, os.X_OK)), ROOT / ".ci/run"]
TELLS = 'echo "${0##*/}${*:+ $*}" >> "$CALLS"'  # a stand-in that writes down how it was called
FINE = f"{TELLS}\n"
FAILS = f"{TELLS}\nexit 1"


@dataclass(frozen=True, slots=True)
class Project:
    """A copy of the scripts, and the programs that they find."""

    root: Path

    def put(self, path: str, script: str) -> None:
        """Lay a program there, or on the PATH when *path* is a bare name."""
        program = self.root / (path if "/" in path else f"bin/{path}")
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/usr/bin/env bash\n{script}\n")
        program.chmod(0o755)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.root / command[0], *command[1:]],
            cwd=self.root.parent,
            env={"PATH": str(self.root / "bin"), "CALLS": str(self.root / "calls")} | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def calls(self) -> list[str]:
        return (self.root / "calls").read_text().splitlines()


@pytest.fixture
def bare(tmp_path: Path) -> Project:
    """A project on a machine without Python, uv, Node.js and a browser, and whose user may not install packages."""
    root = tmp_path / "a project"
    shutil.copytree(ROOT / "scripts", root / "scripts")
    shutil.copytree(ROOT / ".ci", root / ".ci")
    project = Project(root)
    project.put("id", "echo 1000")
    for name in ("bash", "dirname", "find", "ln", "mkdir", "nice"):
        (root / "bin" / name).symlink_to(str(shutil.which(name)))
    return project


@pytest.fixture
def ready(bare: Project) -> Project:
    """A project on which everything is in place."""
    for name in ("uv", "chromium", "firefox-esr", ".venv/bin/kropki", ".venv/bin/node", "scripts/check"):
        bare.put(name, FINE)
    bare.put(".venv/bin/python", f'{FINE}echo "$KROPKI_CHROMIUM $KROPKI_FIREFOX"')
    for folder in (bare.root, bare.root / "tests/clients"):
        (folder / "node_modules").mkdir(parents=True)
        (folder / "package-lock.json").touch()
        (folder / "node_modules/.package-lock.json").touch()
        os.utime(folder / "package-lock.json", (0, 0))
    return bare


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_script_says_what_it_is_for(script: Path) -> None:
    first, second, *_ = script.read_text().splitlines()
    assert first.startswith("#!/usr/bin/env ")
    assert second.startswith(("# ", '"""'))


@pytest.mark.parametrize("command", ["scripts/serve", "scripts/check", "scripts/test", ".ci/run"])
@pytest.mark.parametrize("python", [None, "exit 1"], ids=["no Python", "old Python"])
def test_without_a_recent_python_one_line_says_so(bare: Project, python: str | None, command: str) -> None:
    if python:
        bare.put("python3", python)
    ended = bare.run(command)
    assert ended.returncode == 1
    assert ended.stderr == "error: Python 3.11 or newer is needed, and none is on the PATH\n"


def test_a_python_without_venv_is_named(bare: Project) -> None:
    bare.put("python3", 'if [[ $1 == -c ]]; then echo "/opt/python3"; else exit 1; fi')
    ended = bare.run("scripts/serve")
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith("error: /opt/python3 cannot make a virtual environment")


def test_serve_starts_without_a_word_and_keeps_the_tools_of_a_developer(ready: Project) -> None:
    ended = ready.run("scripts/serve", "--port", "8080")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert ready.calls == [
        "uv --version",
        "uv sync --locked --check --quiet --all-extras --no-dev --inexact",
        "kropki serve --port 8080",
    ]


def test_serve_says_that_it_installs(ready: Project) -> None:
    ready.put("uv", f"{FINE}[[ $* != *--check* ]]")
    ended = ready.run("scripts/serve")
    assert ended.stderr == "Installing the Python packages into .venv\n"
    assert ready.calls[-2:] == ["uv sync --locked --all-extras --no-dev --inexact", "kropki serve"]


def test_a_node_that_the_path_lacks_comes_from_the_lock_file(ready: Project) -> None:
    ready.run("scripts/test", "-q")
    assert ready.calls[1] == "uv sync --locked --check --quiet --all-extras --group node"


def test_the_packages_of_npm_are_installed_where_they_are_not_those_of_the_lock_file(ready: Project) -> None:
    ready.put("npm", FINE)
    os.utime(ready.root / "tests/clients/node_modules/.package-lock.json", (0, 0))
    ended = ready.run("scripts/test", "-q")
    assert ended.stderr == "Installing the npm packages into tests/clients/node_modules\n"
    assert [call for call in ready.calls if call.startswith("npm")] == ["npm ci --loglevel=error"]


def test_arguments_go_to_pytest_alone(ready: Project) -> None:
    ended = ready.run("scripts/test", "-k", "ken")
    assert ended.returncode == 0
    assert ended.stdout == f"{ready.root}/bin/chromium \n"
    assert ready.calls[-1] == "python -m pytest -k ken"
    assert not [call for call in ready.calls if call.startswith(("check", "node"))]


@pytest.mark.parametrize("command", ["scripts/test", ".ci/run"])
def test_all_tests_are_three_suites(ready: Project, command: str) -> None:
    ended = ready.run(command)
    assert ended.returncode == 0, ended.stderr
    *_, first, second, third = sorted(ready.calls, key=lambda call: call.split()[0] in ("check", "node", "python"))
    assert sorted(call.split()[0] for call in (first, second, third)) == ["check", "node", "python"]
    assert any(call.startswith("python -m pytest ") and call.endswith(" -m not release") for call in ready.calls)


SUITES = {
    "scripts/check": "scripts/check; ",
    ".venv/bin/node": "node --test; ",
    ".venv/bin/python": "python -m pytest ",
}


@pytest.mark.parametrize("suite", SUITES)
def test_the_failure_of_any_suite_is_the_failure_of_all(ready: Project, suite: str) -> None:
    ready.put(suite, FAILS)
    ended = ready.run("scripts/test")
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith(f"error: {SUITES[suite]}")
    assert any(call.startswith("python -m pytest") for call in ready.calls)


@pytest.mark.parametrize("browser", ["CHROMIUM", "FIREFOX"])
def test_a_browser_that_does_not_run_is_named(ready: Project, browser: str) -> None:
    ended = ready.run("scripts/test-release", **{f"KROPKI_{browser}": "no such file"})
    assert (ended.returncode, ended.stderr) == (1, f"error: KROPKI_{browser} is 'no such file', which does not run\n")


@pytest.mark.parametrize(("program", "browser"), [("chromium", "Chromium"), ("firefox-esr", "Firefox")])
def test_where_no_browser_can_be_installed_no_test_passes_for_it(ready: Project, program: str, browser: str) -> None:
    ready.put(program, FAILS)
    ready.put(".venv/bin/python", FAILS)
    ended = ready.run("scripts/test-release")
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith(
        f"error: the page is tested in {browser}, and none could be installed"
    )
    assert not [call for call in ready.calls if call.startswith("python -m pytest")]
