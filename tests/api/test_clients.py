"""Clients that others make from the OpenAPI document: generated, checked, and called over the wire.

The programs in tests/clients are what a user would write. That each answer is what the document says: test_schema.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kropki.api.app import app
from tests.conftest import COMMANDS

pytestmark = pytest.mark.release

HERE = Path(__file__).parents[1] / "clients"
CONFIG = HERE / "openapi-python-client.json"
NODE_MODULES = HERE / "node_modules"  # npm ci: scripts/test installs it
DOCUMENT: dict[str, Any] = app.openapi()
OPERATIONS = {
    (method, path): operation for path, item in DOCUMENT["paths"].items() for method, operation in item.items()
}
NAMES = {operation["operationId"] for operation in OPERATIONS.values()}


def run(*command: str | Path, folder: Path) -> str:
    """Run *command* in *folder*; give what it printed, or fail with it."""
    path = os.pathsep.join([str(COMMANDS), os.environ["PATH"]])
    ended = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=os.environ | {"PATH": path, "NO_PROXY": "127.0.0.1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, f"{ended.stdout}{ended.stderr}"
    return ended.stdout


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the document to a file of its own."""
    path = tmp_path_factory.mktemp("openapi") / "openapi.json"
    path.write_text(json.dumps(DOCUMENT))
    return path


@pytest.fixture(scope="module")
def python_client(document: Path) -> Path:
    """Generate the client for Python beside the programs that use it; any warning fails."""
    folder = document.parent / "python"
    folder.mkdir()
    shutil.copy(HERE / "calls.py", folder)
    options = ["--meta", "none", "--output-path", "kropki_client", "--fail-on-warning"]
    printed = run("openapi-python-client", "generate", "--path", document, "--config", CONFIG, *options, folder=folder)
    assert "arning" not in printed
    return folder


@pytest.fixture(scope="module")
def typescript_client(document: Path) -> Path:
    """Generate the types for TypeScript beside the program that uses them."""
    folder = document.parent / "typescript"
    folder.mkdir()
    for name in ("calls.ts", "tsconfig.json", "package.json"):
        shutil.copy(HERE / name, folder)
    (folder / "node_modules").symlink_to(NODE_MODULES)
    run("node", "node_modules/openapi-typescript/bin/cli.js", document, "--output", "schema.ts", folder=folder)
    return folder


def test_the_client_for_python_is_typed_and_answers(python_client: Path, patient_server: tuple[str, Path]) -> None:
    cache_folder = (
        HERE.parents[1] / ".mypy_cache/client"
    )  # of the libraries' types: only what has changed is read again
    checked = "--strict", f"--cache-dir={cache_folder}", "kropki_client", "calls.py"
    run(sys.executable, "-m", "mypy", *checked, folder=python_client)
    told = json.loads(run(sys.executable, "calls.py", patient_server[0], folder=python_client))
    assert told == dict.fromkeys(told, True)
    assert set(told) < NAMES


def test_the_client_for_typescript_is_typed_and_answers(
    typescript_client: Path, patient_server: tuple[str, Path]
) -> None:
    run("node", "node_modules/typescript/bin/tsc", "--project", ".", folder=typescript_client)
    program = "import { call } from './built/calls.js'; console.log(JSON.stringify(await call(process.argv[1])));"
    told = json.loads(run("node", "--input-type=module", "-e", program, patient_server[0], folder=typescript_client))
    assert told == dict.fromkeys(told, True)
    assert told


# What generators need of the document


def test_every_operation_has_a_name_of_its_own_that_says_what_it_does() -> None:
    assert len(NAMES) == len(OPERATIONS)
    assert [name for name in NAMES if not re.fullmatch(r"[a-z]+(_[a-z]+)*", name)] == []
    assert [name for name in NAMES if re.search("_(get|post)$", name)] == []  # FastAPI's own are of the address


def test_every_answer_has_one_media_type_and_that_a_schema() -> None:
    for key, operation in OPERATIONS.items():
        for status, response in operation["responses"].items():
            content = response.get("content", {})
            assert len(content) == (0 if status[0] == "3" else 1), (key, status)
            assert all(media.get("schema") for media in content.values()), (key, status)


def test_no_field_has_a_default_and_no_schema_the_name_of_a_field_in_it() -> None:
    for name, schema in DOCUMENT["components"]["schemas"].items():
        fields = schema.get("properties", {})
        assert [field for field, about in fields.items() if "default" in about] == [], name
        assert name.lower() not in {field.replace("_", "") for field in fields}, name


def test_every_bound_has_its_name_of_json_schema() -> None:
    assert not {"ge", "gt", "le", "lt", "multiple_of"} & set(re.findall(r'"(\w+)":', json.dumps(DOCUMENT)))


def test_what_may_be_chosen_has_one_name_in_the_whole_document() -> None:
    listed: dict[str, list[str]] = {}
    for part in (DOCUMENT["paths"], DOCUMENT["components"]["schemas"]):
        for values in choices(part):
            listed.setdefault(json.dumps(values), []).append("")
    assert {values: len(places) for values, places in listed.items()} == dict.fromkeys(listed, 1)
    assert DOCUMENT["components"]["schemas"]["GradedLevel"]["enum"][-1] == "deeper"


def choices(part: Any) -> Iterator[list[Any]]:
    """Yield the lists of choices anywhere in *part*."""
    if isinstance(part, list):
        for inner in part:
            yield from choices(inner)
    elif isinstance(part, dict):
        if isinstance(part.get("enum"), list):
            yield part["enum"]
        for inner in part.values():
            yield from choices(inner)


def test_the_document_tells_how_the_python_client_is_made() -> None:
    text = (HERE.parents[1] / "docs/api.md").read_text()
    assert CONFIG.read_text() in text
