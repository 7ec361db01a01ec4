"""Install Kropki with the lowest versions that it declares, and with the newest, and try both: `scripts/lab versions`.

Each environment makes and certifies a puzzle, prints a booklet, plays dots, serves the page, and answers questions.
It needs uv, a network or a mirror of PyPI, and about 2 GB. Each environment compiles the solvers anew.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
RESOLUTIONS = ("lowest-direct", "highest")
FOUR = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
GAME = {"size": [9, 9], "rules": "standard", "moves": [[1, 4, 4]], "level": 1}
PATIENCE_S = 600  # for a service that begins or ends


def main() -> int:
    """Try both; return how many of them failed."""
    uv = shutil.which("uv") or sys.exit("uv is needed")
    failed = 0
    for resolution in RESOLUTIONS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                attempt(uv, resolution, Path(folder))
                print(f"{resolution}: installed, generated, served, played")
            except (subprocess.SubprocessError, OSError, AssertionError) as error:
                failed += 1
                print(f"{resolution}: {error}")
    return failed


def attempt(uv: str, resolution: str, folder: Path) -> None:
    """Install with *resolution* in *folder*, and try what was installed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("KROPKI_", "PYTHON"))}
    environment["NUMBA_CACHE_DIR"] = str(folder / "compiled")
    kropki = install(uv, resolution, folder / "env").parent / "kropki"
    subprocess.run([kropki, "warm"], check=True, cwd=folder, env=environment)  # however long it takes
    tried(kropki, (kropki, "serve"), folder, environment)


def install(uv: str, resolution: str, place: Path, *more: str | Path) -> Path:
    """Install with *resolution* into a new environment at *place*; return its Python. *More* are options of uv."""
    python = place / "bin/python"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, place], check=True)
    command = [uv, "pip", "install", "--quiet", "--resolution", resolution, "--python", python, *more, ".[serve]"]
    subprocess.run(command, check=True, cwd=ROOT)
    return python


def tried(kropki: Path, serve: Sequence[str | Path], folder: Path, environment: dict[str, str]) -> None:
    """Make, certify, grade and print puzzles with the command *kropki*, and ask the service that *serve* starts."""
    environment = environment | {"KROPKI_REFILL": "0"}

    def run(*args: str) -> str:
        done = subprocess.run([kropki, *args], cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"kropki {' '.join(args)}: {done.stderr}"
        return done.stdout

    made = json.loads(run("generate", "--size", "4", "--seed", "tea", "--certify"))
    assert made["ken"] == FOUR, made
    run("generate", "-n", "2", "--size", "4", "--seed", "tea", "-o", "tea.pdf", "--site", "https://kropki.example")
    assert json.loads(run("grade", FOUR))["difficulty"]["level"] == "medium"
    served(serve, folder, environment)


def served(serve: Sequence[str | Path], folder: Path, environment: dict[str, str]) -> None:
    """Start the service, and ask it what a page and a program ask."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with (folder / "log.txt").open("wb") as log:
        process = subprocess.Popen([*serve, "--port", str(port)], cwd=folder, env=environment, stdout=log, stderr=log)
        try:
            wait(address, process)
            assert b"<title>" in ask(f"{address}/")
            assert json.loads(ask(f"{address}/kropki?size=4&seed=tea"))["ken"] == FOUR
            assert json.loads(ask(f"{address}/kropki/solve", {"ken": FOUR}))["solutions"] == 1
            assert json.loads(ask(f"{address}/kropki/hint", {"ken": FOUR, "entries": "." * 16}))["sentence"]
            assert json.loads(ask(f"{address}/dots/move", GAME))["move"]
            assert b"openapi" in ask(f"{address}/openapi.json")
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                process.kill()
                raise


def wait(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the service answers."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert process.poll() is None, f"the service ended with {process.returncode}"
        try:
            ask(f"{address}/readyz")
        except (URLError, ConnectionError, TimeoutError) as error:
            if isinstance(error, HTTPError) and error.code != 503:  # it answers, and wrongly
                raise
            time.sleep(0.5)
        else:
            return
    raise AssertionError("the service did not answer")


def ask(url: str, body: object = None) -> bytes:
    """Return the answer to a question at *url*; raise ``OSError`` unless it is a good one."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own address
    with urlopen(request, timeout=120) as answer:  # noqa: S310 - our own address
        return bytes(answer.read())


if __name__ == "__main__":
    sys.exit(main())
