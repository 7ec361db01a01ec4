"""What the documents say is true: their commands run, their links lead somewhere."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from string import Template
from typing import NamedTuple

import httpx2
import pytest

from kropki.cli.stock import opened_stock
from kropki.generator.board import ken
from kropki.generator.errors import KenError
from kropki.generator.solver import kernel
from tests.support.command_line import Answer, invoke

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("lab/**/*.md")])
FOLDERS = (
    ".ci",
    "api",
    "docs",
    "dots",
    "generator",
    "jit",
    "kropki",
    "lab",
    "languages",
    "scripts",
    "tests",
    "web",
)
NPM = (".", "tests/clients")  # folders with packages of npm
SHELL = {"sh", "console"}  # in "console" the commands follow a "$ ", and the other lines are what they print
OTHER = {"text", "python", "pycon", "json", "toml", "svg", "html", "javascript", "ebnf", "ftl"}
ADDRESS = "http://127.0.0.1:8000"  # where the documents say the server is

FENCE = re.compile(r"^ *```(?P<language>\S*)\n(?P<body>.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:root|home|work|Users)/\w")


class Block(NamedTuple):
    """The commands of one fenced block, which run one after the other in one folder."""

    document: Path
    number: int
    commands: tuple[str, ...]

    def __str__(self) -> str:
        return f"{name(self.document)}-{self.number}"


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks() -> Iterator[Block]:
    for document in DOCUMENTS:
        for number, fence in enumerate(FENCE.finditer(document.read_text()), 1):
            if fence["language"] in SHELL:
                yield Block(document, number, tuple(commands(fence["language"], fence["body"])))


def commands(language: str, body: str) -> Iterator[str]:
    for line in body.replace("\\\n", " ").splitlines():
        command = line.strip()
        if language == "console":
            if not command.startswith("$ "):
                continue
            command = command.removeprefix("$ ")
        if command and not command.startswith("#"):
            yield command


BLOCKS = tuple(blocks())


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_fenced_block_names_a_known_language(document: Path) -> None:
    languages = {fence["language"] for fence in FENCE.finditer(document.read_text())}
    assert languages <= SHELL | OTHER


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_command_is_of_a_kind_that_is_tried_here(block: Block) -> None:
    for command in block.commands:
        program = shlex.split(command, comments=True)[0]
        assert program in {"kropki", "curl"} or is_script(program), command


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_kropki_command_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that needs a shell in a shell, and any other, and a pipe of these, within this process, which is quicker."""
    monkeypatch.chdir(tmp_path)
    with opened_stock(may_create=True):  # of a service, as the commands for its stock expect it
        pass
    for command in block.commands:
        if command.startswith("kropki ") and not command.startswith("kropki serve"):
            told = b""
            for run in runs(command):
                ended = run(told)
                assert ended.code == 0, f"{command}\n{ended.stdout}{ended.stderr}"
                told = ended.stdout.encode()


def runs(command: str) -> Iterator[Callable[[bytes], Answer]]:
    """Yield what runs each part of a pipe, given what the part before has printed."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words = list(lexer)
    parts = [list(part) for is_pipe, part in groupby(words, "|".__eq__) if not is_pipe]
    needs_shell = any(set(word) & set("<>&;$") for word in shlex.shlex(command, punctuation_chars=True))
    if needs_shell or {part[0] for part in parts} != {"kropki"}:
        yield lambda _: in_shell(command)
    else:
        yield from (partial(within, part) for part in parts)


def within(words: list[str], told: bytes) -> Answer:
    return invoke(*words[1:], stdin=told)


def in_shell(command: str) -> Answer:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    ended = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return Answer(ended.returncode, ended.stdout, ended.stderr)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_request_is_answered(document: Path, server: str) -> None:
    # by the name of the shell's variable
    begun = {"ME": "pR0Yc1sGq2bQmXw4n6uJfA", "YOU": "Zk3vTq8yLw1oN5eBc7dHsg", "SEAT": "Tn4wKp7rXc2mJ9vQe6yBuH"}
    for block in BLOCKS:  # in order: an example may ask for what another one made
        for command in block.commands:
            if block.document == document and command.startswith("curl "):
                answer = answer_in_time(Template(command).safe_substitute(begun), server)
                expected = {307} if "/kropki/sudokupad?" in command else {200, 201}
                assert answer.status_code in expected, f"{command}\n{answer.text}"
                if answer.status_code == 201 and "badge" in answer.json():
                    begun["WAITS"] = answer.json()["id"]
                elif answer.status_code == 201 and "/kropki/collections" in command:
                    begun |= {"COLLECTION": answer.json()["id"], "SECRET": answer.json()["secret"]}
                elif answer.status_code == 201 and "secret" in answer.json():
                    begun |= {"PUBLICATION": answer.json()["id"], "SECRET": answer.json()["secret"]}
                elif answer.status_code == 201 and "/kropki/races" in command:
                    begun |= {"RACE": answer.json()["id"]}
                elif answer.status_code == 201:
                    mine, other = answer.json()["seats"]
                    begun |= {"GAME": answer.json()["id"], "MINE": mine["secret"], "INVITATION": other["invitation"]}
                    begun["THEIRS"] = "Zk3vTq8yLw1oN5eBc7dHsg"


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    dead = [target for target in targets(document) if not leads_somewhere(document, target)]
    assert dead == []


def test_the_readme_leads_to_the_index_and_the_index_to_every_document() -> None:
    index = ROOT / "docs/README.md"
    assert index in linked(ROOT / "README.md")
    assert set(ROOT.glob("docs/**/*.md")) - {index} <= linked(index)


def test_no_file_names_a_place_on_one_machine() -> None:
    found = [f"{name(path)}: {match[0]}" for path, text in texts() for match in MACHINE_PATH.finditer(text)]
    assert found == []


def test_the_lock_files_name_no_private_registry() -> None:
    hosts = set(re.findall(r'= "(?:\w+)://([^/"]+)', (ROOT / "uv.lock").read_text()))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    assert all('"resolved"' not in (ROOT / folder / "package-lock.json").read_text() for folder in NPM)


def test_every_dependency_has_its_reason() -> None:
    python = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras, groups = python["project"]["optional-dependencies"], python["dependency-groups"]
    wanted = [*python["project"]["dependencies"], *chain(*extras.values(), *groups.values())]
    npm = [json.loads((ROOT / folder / "package.json").read_text())["devDependencies"] for folder in NPM]
    explained = re.findall(r"^\| `(\S+)` \|", (ROOT / "docs/dependencies.md").read_text(), re.MULTILINE)
    assert sorted(explained) == sorted(
        [re.split(r"[><=\[]", wish)[0] for wish in wanted if not wish.startswith("kropki[")] + list(chain(*npm))
    )


def is_script(program: str) -> bool:
    return program.startswith("scripts/") and os.access(ROOT / program, os.X_OK)


def answer_in_time(command: str, server: str) -> httpx2.Response:
    """Return the answer to a command, which is sent again while the service is late: a busy machine is no fault."""
    answers = (request(command, server) for _ in range(20))
    return next((each for each in answers if each.status_code != 503), None) or request(command, server)


def request(command: str, server: str) -> httpx2.Response:
    """Send what the curl command would send, to *server*; only these options are used in the documents."""
    reader = argparse.ArgumentParser(prog="curl", exit_on_error=False)
    reader.add_argument("url")
    reader.add_argument("-s", "--silent", "-i", "--include", action="store_true")
    reader.add_argument("-X", "--request")
    reader.add_argument("-H", "--header", action="append", default=[])
    reader.add_argument("-d", "--data", "--json", dest="body")
    given = reader.parse_args(shlex.split(command, comments=True)[1:])
    assert given.url.startswith(f"{ADDRESS}/"), command
    return httpx2.request(
        given.request or ("GET" if given.body is None else "POST"),
        given.url.replace(ADDRESS, server),
        headers=dict(header.split(": ", 1) for header in given.header),
        content=given.body,
        trust_env=False,
        timeout=60,  # the first one on a machine waits for the solvers
    )


def targets(document: Path) -> Iterator[str]:
    prose = re.sub(r"`[^`\n]*`", "", FENCE.sub("", document.read_text()))
    for link in LINK.finditer(prose):
        if not link["target"].startswith(("http://", "https://", "mailto:")):
            yield link["target"]


def linked(document: Path) -> set[Path]:
    """Return the files that *document* has links to."""
    return {(document.parent / target.partition("#")[0]).resolve() for target in targets(document)}


def leads_somewhere(document: Path, target: str) -> bool:
    path, _, anchor = target.partition("#")
    there = (document.parent / path).resolve() if path else document
    return there.exists() and (not anchor or anchor in anchors(there))


def anchors(document: Path) -> set[str]:
    """Return the names that a forge gives to the headings of a document."""
    headings = HEADING.findall(FENCE.sub("", document.read_text()))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every text file of the project, but none of what its tools made."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")] + list(ROOT.iterdir())
    for path in paths:
        made = {"__pycache__", "node_modules"} & set(path.parts)
        if path.is_file() and not made and path.name != ".git":  # a linked checkout has a file
            try:
                yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # not a text


KEN = re.compile(r"[0-9A-Iwkx()]{1,99}(?:/[0-9A-Iwkx()]{1,99}){3,8}(?![/\w])")
WITHOUT = {"D/D/D/D"}  # which stands for a puzzle without a solution


@pytest.mark.parametrize("document", ["README.md", "docs/api.md", "docs/batch.md", "docs/ken.md", "docs/library.md"])
def test_the_puzzles_of_the_documents_have_a_solution(document: str) -> None:
    found = set(KEN.findall((ROOT / document).read_text())) - WITHOUT
    puzzles = [[ken.parse(text, negative=negative) for negative in (True, False)] for text in found if is_ken(text)]
    assert all(any(kernel.solve(puzzle).solutions for puzzle in rules) for rules in puzzles), document
    assert puzzles or document == "docs/batch.md"


def is_ken(text: str) -> bool:
    try:
        ken.parse(text)
    except KenError:
        return False
    return True
