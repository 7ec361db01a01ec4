"""``kropki generate``: what is asked for, and what is said of it."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from kropki.cli import main
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import KropkiError, RequestError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from tests.support.command_line import answers, invoke, kropki

REQUESTS: list[tuple[list[str], Request]] = [
    ([], Request()),
    (["--size", "4"], Request(size=4)),
    (["--size", "6"], Request(size=6)),
    (["--size", "6", "--no-negative"], Request(size=6, negative=False)),
    (["--one-two", "white"], Request(one_two=OneTwo.WHITE)),
    (["--one-two", "mixed"], Request(one_two=OneTwo.MIXED)),
    (["--no-negative", "--size", "6", "--sampling", "3"], Request(size=6, negative=False, sampling=3)),
    (["--fewest", "--size", "6", "--no-negative"], Request(size=6, negative=False, fewest=True)),
    (["--fresh", "--size", "4"], Request(size=4, fresh=True)),
    (["--certify", "--size", "6", "--no-negative"], Request(size=6, negative=False)),
]


@pytest.mark.parametrize(("options", "request_"), REQUESTS, ids=str)
def test_options_ask_for_what_they_say(options: list[str], request_: Request) -> None:
    result = invoke("generate", "--seed", "cli", *options)
    assert result.stdout == json.dumps(generate("cli", request_).as_json()) + "\n"
    assert result.code == 0
    (again,) = result.stderr.splitlines()
    assert again.startswith("kropki: again: kropki generate ")
    assert again.endswith(" --seed cli")


def test_a_record_is_one_line_and_nothing_else() -> None:
    done = kropki("generate", "--seed", "●  \u2028")
    again = "kropki: again: kropki generate --seed '●  \u2028'\n"
    assert (done.returncode, done.stderr.decode()) == (0, again)
    assert done.stdout.decode() == json.dumps(generate("●  \u2028").as_json()) + "\n"


def test_more_puzzles_have_numbered_seeds_in_order() -> None:
    result = invoke("generate", "-n", "12", "--size", "4", "--seed", "many")
    assert [made["seed"] for made in answers(result.stdout)] == [f"many/{index}" for index in range(12)]
    assert answers(result.stdout) == [generate(f"many/{index}", Request(size=4)).as_json() for index in range(12)]


def test_without_a_seed_every_run_is_another() -> None:
    seeds = {answers(invoke("generate", "--size", "4").stdout)[0]["seed"] for _ in range(20)}
    assert len(seeds) == 20
    assert all(re.fullmatch("[0-9a-f]{16}", seed) for seed in seeds)


def test_ken_is_the_puzzle_alone() -> None:
    result = invoke("generate", "-n", "3", "--seed", "text", "--format", "ken")
    assert result.stdout.splitlines() == [generate(f"text/{index}").ken for index in range(3)]


def test_a_puzzle_that_is_not_certified_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kropki.generator.solver.model.solve", lambda _puzzle: ())
    result = CliRunner().invoke(main.kropki, ["generate", "--certify", "--seed", "doubt"])
    assert isinstance(result.exception, KropkiError)
    assert result.exception.code == "not-certified"
    assert result.stdout == ""


def test_pictures_in_a_file_have_a_kind() -> None:
    with pytest.raises(RequestError, match=r"ends in \.svg\.zip or \.png\.zip for pictures, got 'pics\.zip'"):
        invoke("generate", "-o", "pics.zip")
