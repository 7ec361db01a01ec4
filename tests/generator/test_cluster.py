"""A batch on a real Dask cluster: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from kropki.cli import main
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

SCRIPTS = Path(sysconfig.get_path("scripts"))
HASTY = """
from kropki.generator.batch import executors
from kropki.__main__ import main
executors._CONNECT_TIMEOUT_S = 0.5
main()
"""
RUN = ["-n", "1500", "--size", "6", "-d", "medium", "--seed", "cluster", "-q"]


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


def dask(folder: Path, name: str, *args: str) -> subprocess.Popen[bytes]:
    """Start a part of the cluster; what it says goes to a file."""
    with (folder / f"{name}.log").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *args, "--no-dashboard"],
            cwd=folder,
            env={**os.environ, "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "False"},
            stdout=log,
            stderr=log,
        )


def address_in(file: Path) -> str | None:
    try:
        return str(json.loads(file.read_text())["address"])
    except (OSError, ValueError):
        return None


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    processes = [
        dask(folder, "scheduler", "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    ]
    try:
        address = wait_for(lambda: address_in(file), processes[0])
        options = ["--no-nanny", "--nthreads", "1", "--memory-limit", "0", "--local-directory", str(folder)]
        processes += [dask(folder, f"worker-{number}", "worker", address, *options) for number in range(2)]
        yield Cluster(address, processes[1:])
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def local() -> bytes:
    result = CliRunner().invoke(main.kropki, ["generate", *RUN, "--workers", "1"], standalone_mode=False)
    assert result.return_value == 0
    return result.stdout_bytes


def start(cluster: Cluster, output: Path) -> subprocess.Popen[bytes]:
    command: list[str | Path] = [SCRIPTS / "kropki", "generate", *RUN, "--scheduler", cluster.address, "-o", output]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_a_cluster_gives_the_same_bytes(cluster: Cluster, local: bytes, tmp_path: Path) -> None:
    with start(cluster, tmp_path / "out") as process:
        _, errors = process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert (tmp_path / "out").read_bytes() == local


def test_a_worker_that_is_killed_changes_nothing(cluster: Cluster, local: bytes, tmp_path: Path) -> None:
    part = tmp_path / "out.part"
    with start(cluster, tmp_path / "out") as process:
        wait_for(lambda: part.exists() and part.stat().st_size, process)
        cluster.workers[0].kill()
        _, errors = process.communicate()
    assert process.returncode == 0, errors
    assert (tmp_path / "out").read_bytes() == local


def test_a_scheduler_that_is_not_there_is_one_line() -> None:
    command = [sys.executable, "-c", HASTY, "generate", "--scheduler", "tcp://127.0.0.1:1"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"kropki: no scheduler answers at 'tcp://127.0.0.1:1'")
    assert done.stderr.count(b"\n") == 1
