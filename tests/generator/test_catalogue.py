"""What the teacher says is made of messages of the catalogue, and of nothing else."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kropki.generator.ladder import practice
from kropki.generator.ladder.explanation import sentences
from kropki.generator.ladder.explanation.catalogue import say
from kropki.generator.ladder.rungs import RUNGS
from kropki.languages import language

CONTRACT = Path(__file__).parents[1] / "data" / "messages.txt"
ARGUMENTS = dict(row.split(":") for row in CONTRACT.read_text(encoding="utf-8").splitlines() if not row.startswith("#"))
ROOM = Path(sentences.__file__).parent


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["r1c1"], "This digit is wrong: r1c1."),
        (["r1c1", "r2c2"], "These digits are wrong: r1c1 and r2c2."),
        (["r1c1", "r2c2", "r3c3"], "These digits are wrong: r1c1, r2c2 and r3c3."),
    ],
)
def test_a_list_is_written_as_english_does(cells: list[str], text: str) -> None:
    assert say("wrong-digits", cells=cells) == text


def test_parts_that_list_things_themselves_are_kept_apart() -> None:
    parts = [
        say("rules-out-seen", digits=[1, 2]),
        say("rules-out-dot", colour="white", cell="r1c1", digit=1, digits=[3, 4]),
    ]
    assert say("wrong-no-digit", digit=1, cell="r1c1", other="r1c2", parts=parts) == (
        "If r1c1 were 1, r1c2 would have no digit left: "
        "it sees 1 and 2, and the white dot to r1c1, which is 1, rules out 3 and 4."
    )


@pytest.mark.parametrize(
    ("sources", "text"), [(["r4c9"], "the 5 in r4c9 blocks"), (["r4c9", "r7c5"], "the 5s in r4c9 and r7c5 block")]
)
def test_several_digits_block(sources: list[str], text: str) -> None:
    assert say("keeps-out-seen", digit=5, sources=sources, cells=["r6c1"]) == f"{text} r6c1"


def test_a_message_is_plain_values() -> None:
    said = say("wrong-no-place", digit=1, cell="r1c1", house="row 2", missing=3, parts=[say("keeps-out-filled")])
    assert said.message.as_json() == {
        "id": "wrong-no-place",
        "arguments": {
            "digit": 1,
            "cell": "r1c1",
            "house": "row 2",
            "missing": 3,
            "parts": [{"id": "keeps-out-filled", "arguments": {}}],
        },
    }


def test_only_messages_of_the_catalogue_can_be_said() -> None:
    with pytest.raises(KeyError):
        say("tea")


@pytest.mark.parametrize("technique", [rung.name for rung in RUNGS])
def test_the_sentence_of_a_step_is_made_of_its_message_alone(technique: str) -> None:
    for seed in ("0", "4", "9"):
        for answer in practice.draw(technique, seed).answers[:6]:
            step = json.loads(json.dumps(answer.as_json()))
            assert language("en").retell(step) == step
            for told in (step, *step["chain"]):
                assert list(_wrong(told["message"])) == []


def _wrong(said: Any) -> Iterator[str]:
    """Yield what is wrong with the arguments of a message, and of those in it."""
    for name in set(ARGUMENTS[said["id"]].split()) ^ set(said["arguments"]):
        yield f"{said['id']}: {name}"
    for value in said["arguments"].values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                yield from _wrong(part)


@pytest.mark.parametrize("file", sorted(ROOM.glob("*.py")), ids=lambda file: file.stem)
def test_no_sentence_is_glued_together_outside_the_catalogue(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, _DOCUMENTED)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert [text for text in texts if " " in text and text not in docstrings] == []


_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def test_a_sentence_begins_with_a_capital_letter_but_not_the_name_of_a_cell() -> None:
    assert say("sentence", text="the rest is told below") == "The rest is told below."
    assert say("sentence", text=say("is", cells=["r1c1"], digits=[1, 2])) == "r1c1 is 1 or 2."
