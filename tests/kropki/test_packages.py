"""Packages of other people with the names of ours: the command is not disturbed, or names what stands in its way."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path

import pytest

from kropki import packages
from tests.support.command_line import KROPKI, assert_failed

pytestmark = pytest.mark.release

OURS = ("api", "dots", "generator", "jit")
MARK = "a stranger ran"
UNIQUE = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
QUICK = (("--version",), ("solve", UNIQUE), ("generate", "--size", "4", "--seed", "tea"))
MODULE = (sys.executable, "-m", "kropki")
Done = subprocess.CompletedProcess[bytes]


@pytest.fixture
def strangers(tmp_path: Path) -> Path:
    """Return a folder with packages called as ours, of which none may run."""
    for name in OURS:
        stranger(tmp_path, name)
    return tmp_path


def stranger(folder: Path, name: str) -> Path:
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(f"raise SystemExit({MARK!r})\n")
    return package


def run(*command: str | Path, folder: Path | None = None, path: Path | None = None) -> Done:
    """Run a *command* in *folder*, with *path* as the PYTHONPATH; no stranger may run in any of its processes."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert MARK.encode() not in done.stdout + done.stderr
    return done


@cache
def undisturbed(*args: str) -> bytes:
    """Return what the command prints where nothing is in its way."""
    return run(KROPKI, *args).stdout


@pytest.mark.parametrize("command", [(KROPKI,), MODULE], ids=["kropki", "python -m kropki"])
@pytest.mark.parametrize("args", QUICK[:2], ids=lambda args: args[0])  # below, with two workers, the third
def test_packages_in_the_working_directory_are_not_taken_for_ours(
    command: tuple[str, ...], args: tuple[str, ...], strangers: Path
) -> None:
    done = run(*command, *args, folder=strangers)
    assert (done.returncode, done.stdout) == (0, undisturbed(*args))


@pytest.mark.parametrize("command", [(KROPKI,), MODULE], ids=["kropki", "python -m kropki"])
def test_workers_do_not_take_them_for_ours_either(command: tuple[str, ...], strangers: Path) -> None:
    args = ("generate", "-n", "2", "--size", "4", "--seed", "tea", "-q")
    done = run(*command, *args, "--workers", "2", folder=strangers)
    assert (done.returncode, done.stdout) == (0, undisturbed(*args))


@pytest.mark.parametrize("args", QUICK[::2], ids=lambda args: args[0])
def test_a_foreign_api_does_not_disturb_what_needs_none(args: tuple[str, ...], tmp_path: Path) -> None:
    stranger(tmp_path, "api")
    done = run(KROPKI, *args, path=tmp_path)
    assert (done.returncode, done.stdout) == (0, undisturbed(*args))


@pytest.mark.parametrize("args", [["serve"], ["stock", "status"]], ids=lambda args: args[0])
def test_a_foreign_api_is_named_by_what_needs_ours(args: tuple[str, ...], tmp_path: Path) -> None:
    package = stranger(tmp_path, "api")
    assert_failed(run(KROPKI, *args, path=tmp_path), 2, f"in {packages.HOME}, got {package}: ")


@pytest.mark.parametrize("name", ["dots", "generator", "jit"])
def test_another_foreign_package_is_named(name: str, tmp_path: Path) -> None:
    package = stranger(tmp_path, name)
    assert_failed(run(KROPKI, "--version", path=tmp_path), 2, f"package {name!r} in {packages.HOME}, got {package}: ")


def test_a_module_is_named_as_a_package_is(tmp_path: Path) -> None:
    (tmp_path / "generator.py").write_text(f"raise SystemExit({MARK!r})\n")
    assert_failed(run(KROPKI, "--version", path=tmp_path), 2, f"got {tmp_path / 'generator.py'}: ")


def test_a_folder_without_python_is_no_package(tmp_path: Path) -> None:
    for name in OURS:
        (tmp_path / name).mkdir()
    assert run(KROPKI, "--version", path=tmp_path).returncode == 0


def test_a_script_is_told_which_package_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "generator.py").write_text("")
    script = tmp_path / "script.py"
    script.write_text("import kropki\nkropki.read('D/D/D/D')\n")
    done = run(sys.executable, script)
    [*_, last] = done.stderr.decode().splitlines()
    assert done.returncode == 1
    assert last.startswith("kropki.packages.ForeignPackageError: expected Kropki's package 'generator'")


def test_a_working_directory_that_is_gone_is_no_failure(tmp_path: Path) -> None:
    script = 'mkdir gone && cd gone && rmdir ../gone && exec "$@"'
    for command in ((KROPKI,), MODULE):
        assert run("sh", "-c", script, "sh", *command, "--version", folder=tmp_path).returncode == 0


def test_a_checkout_that_is_not_installed_runs_where_it_is() -> None:
    installed = Path(sysconfig.get_path("purelib"))  # without -S the checkout would be on the path anyway
    done = run(sys.executable, "-S", "-m", "kropki", "--help", folder=packages.HOME, path=installed)
    assert done.returncode == 0, done.stderr
