"""The image and where it runs: the Dockerfile's steps, taken here without Docker, and the settings around it.

The image's paths are folders of the tests; all else is as the Dockerfile says.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

import pytest

from kropki.api.app import app
from kropki.api.settings import PREFIX, Settings, host_and_port
from lab.bench.process import free_port
from tests.conftest import COMMANDS, compiled_copy, stop, wait_until_healthy

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
FLY = tomllib.loads((ROOT / "fly.toml").read_text())


class Step(NamedTuple):
    """One instruction of the Dockerfile."""

    word: str
    rest: str

    @property
    def variables(self) -> dict[str, str]:
        return dict(part.split("=", 1) for part in shlex.split(self.rest.replace("\\\n", " ")))


def stages() -> list[list[Step]]:
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    steps = [Step(*line.split(None, 1)) for line in re.split(r"(?<!\\)\n", text) if line]
    starts = [number for number, step in enumerate(steps) if step.word == "FROM"]
    return [steps[start:end] for start, end in zip(starts, [*starts[1:], len(steps)], strict=True)]


BUILD, SERVE = stages()


def rests(stage: list[Step], word: str) -> list[str]:
    return [step.rest for step in stage if step.word == word]


def variables(stage: list[Step]) -> dict[str, str]:
    return {name: value for step in stage if step.word == "ENV" for name, value in step.variables.items()}


def on_this_processor(environment: dict[str, str]) -> dict[str, str]:
    """Leave out what has the compiler compile for any processor: what is compiled here is for this one."""
    return {name: value for name, value in environment.items() if name != "NUMBA_CPU_NAME"}


def copied() -> Iterator[tuple[str, str]]:
    for rest in rests(BUILD, "COPY"):
        *sources, target = rest.split()
        yield from ((source, target) for source in sources)


@pytest.fixture(scope="module")
def app_folder() -> Iterator[Path]:
    """Take the steps of the build stage in a folder that has nothing but what they copy."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "app"
        for source, target in copied():
            goal = place / target / (Path(source).name if target.endswith("/") else "")
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, goal, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, goal)
        shutil.copytree(compiled_copy(), place / "compiled")  # the same sources: nothing is compiled twice
        path = os.pathsep.join([os.environ["PATH"], str(ROOT / ".tools/uv/bin")])  # where scripts/test has put uv
        environment = clean() | on_this_processor(variables(BUILD)) | {"PATH": path}
        for command in rests(BUILD, "RUN"):
            subprocess.run(shlex.split(command), cwd=place, env=environment, check=True)
        yield place


def clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("KROPKI_", "NUMBA_", "VIRTUAL_"))}


def files(folder: Path) -> dict[Path, tuple[int, int]]:
    found = {path: path.stat() for path in folder.rglob("*") if path.is_file()}
    return {path: (status.st_size, status.st_mtime_ns) for path, status in found.items()}


def test_the_image_serves_compiles_nothing_and_writes_only_its_data(app_folder: Path, tmp_path: Path) -> None:
    port, data, log = str(free_port()), tmp_path / "data", tmp_path / "log.txt"
    data.mkdir()

    def here(text: str) -> str:
        return text.replace("/app/", f"{app_folder}/").replace("/data", str(data)).replace("8000", port)

    there = {name: here(value).replace("$PATH", os.environ["PATH"]) for name, value in variables(SERVE).items()}
    environment = clean() | on_this_processor(there) | {"KROPKI_REFILL": "0"}
    before = files(app_folder)
    with log.open("w") as output:
        process = subprocess.Popen(
            [here(word) for word in json.loads(rests(SERVE, "CMD")[0])],
            cwd=data, env=environment, executable=app_folder / ".venv/bin/kropki", stdout=output, stderr=output,
        )  # fmt: skip
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}", process, log)
            [check] = rests(SERVE, "HEALTHCHECK")
            command = [here(word) for word in json.loads(check.partition("CMD ")[2])]
            assert subprocess.run(command, env=environment, check=False).returncode == 0
        finally:
            stop(process)
    assert "compiling" not in log.read_text()
    assert files(app_folder) == before
    assert {path.name for path in data.iterdir()} >= {"kropki.db"}


def test_both_bases_are_one_image_by_its_digest() -> None:
    base = re.compile(r"python:3\.13-slim@sha256:[0-9a-f]{64}")
    (build,), (serve,) = (rests(stage, "FROM") for stage in (BUILD, SERVE))
    assert build.removesuffix(" AS build") == serve
    assert base.fullmatch(serve)


def test_the_linter_finds_nothing_in_the_dockerfile() -> None:
    subprocess.run([COMMANDS / "hadolint", ROOT / "Dockerfile"], check=True)


def test_the_image_has_the_refill(app_folder: Path) -> None:
    python = app_folder / ".venv/bin/python"
    program = "import kropki.generator.solver.model"
    subprocess.run([python, "-c", program], cwd=app_folder.parent, env=clean(), check=True)


def test_nothing_of_the_development_is_in_the_image(app_folder: Path) -> None:
    installed = {path.name.partition("-")[0] for path in app_folder.glob(".venv/lib/python*/site-packages/*.dist-info")}
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    named = {re.split(r"[><=\[]", wish)[0].replace("-", "_") for wishes in groups.values() for wish in wishes}
    assert installed & named == {"kropki"}
    assert "kropki" in installed


def test_the_builder_is_sent_what_is_copied_and_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == {source.split("/")[0] for source, _ in copied()}
    assert "*" in lines


def test_the_service_is_no_root_and_its_port_and_data_are_the_same_everywhere() -> None:
    command = json.loads(rests(SERVE, "CMD")[0])
    [port], [volume] = rests(SERVE, "EXPOSE"), rests(SERVE, "VOLUME")
    [user] = rests(SERVE, "USER")
    assert f"--uid {user} " in rests(SERVE, "RUN")[0]
    assert int(user) > 0
    assert command[command.index("--port") + 1] == port == str(FLY["http_service"]["internal_port"])
    assert FLY["mounts"]["destination"] == volume
    assert FLY["env"]["KROPKI_DATABASE_URL"] == variables(SERVE)["KROPKI_DATABASE_URL"]
    assert variables(SERVE)["KROPKI_DATABASE_URL"].startswith(f"sqlite:///{volume}/")


def test_both_stages_compile_for_the_same_processor() -> None:
    assert variables(BUILD)["NUMBA_CPU_NAME"] == variables(SERVE)["NUMBA_CPU_NAME"] == "generic"
    assert len({step.rest.split()[0] for stage in (BUILD, SERVE) for step in stage if step.word == "FROM"}) == 1


def test_fly_sets_what_there_is_to_set_and_checks_what_answers() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert set(FLY["env"]) <= known
    Settings.from_environment(FLY["env"])
    paths = {getattr(route, "path", None) for route in app.routes}
    assert {check["path"] for check in FLY["http_service"]["checks"]} <= paths
    assert FLY["http_service"]["auto_stop_machines"] == "stop"
    assert FLY["http_service"]["auto_start_machines"]
    assert FLY["build"]["dockerfile"] == "Dockerfile"


def test_the_metrics_are_reached_by_those_who_watch_and_by_nobody_outside() -> None:
    _, port = host_and_port(FLY["env"]["KROPKI_METRICS"])
    assert FLY["metrics"] == {"port": port, "path": "/metrics"}
    assert port != FLY["http_service"]["internal_port"]
    assert set(FLY) & {"services", "http_service"} == {"http_service"}  # the one port that the public has
    host, _ = host_and_port(Settings().metrics)
    assert ip_address(host).is_loopback
    assert not any(getattr(route, "path", None) == "/metrics" for route in app.routes)
    assert "respond /metrics 404" in (ROOT / "deploy/Caddyfile").read_text()
    assert "location = /metrics" in (ROOT / "deploy/nginx.conf").read_text()


def test_the_unit_takes_what_the_service_does_not_need_and_leaves_what_it_does() -> None:
    unit = (ROOT / "deploy/kropki.service").read_text().partition("[Install]")[0]
    pairs = [line.split("=", 1) for line in unit.splitlines() if "=" in line]
    service = {name: value for name, value in pairs if name != "SystemCallFilter"}
    assert len(pairs) == len(service) + 2
    assert service["DynamicUser"] == service["PrivateDevices"] == service["ProtectHome"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    assert f"NUMBA_CACHE_DIR=/var/cache/{service['CacheDirectory']}" in service["Environment"].split()
    assert "MemoryDenyWriteExecute" not in service, "nothing could be compiled"
    assert "ProcSubset" not in service, "the metrics could not read when the process began"
