"""The catalogue: ids and arguments stay, and a list reads as English."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from kropki.generator.ladder import practice
from kropki.generator.ladder.explanation import sentences
from kropki.generator.ladder.explanation.catalogue import Message, english, message, say
from kropki.generator.ladder.explanation.messages import TEMPLATES
from kropki.generator.ladder.rungs import RUNGS

CONTRACT = Path(__file__).parents[1] / "data" / "messages.txt"
ARGUMENTS = {name: set(re.findall(r"\{\^?(\w+)", text)) for name, text in TEMPLATES.items()}
ROOM = Path(sentences.__file__).parent


def read(plain: Any) -> Any:
    """Return what *plain*, an argument as JSON has it, stands for."""
    if isinstance(plain, dict):
        return Message(plain["id"], {name: read(value) for name, value in plain["arguments"].items()})
    return [read(one) for one in plain] if isinstance(plain, list) else plain


def test_no_message_loses_its_id_or_an_argument() -> None:
    rows = [row.partition(":") for row in CONTRACT.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    assert {name: set(arguments.split()) for name, _, arguments in rows} == ARGUMENTS


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["r1c1"], "This digit is wrong: r1c1."),
        (["r1c1", "r2c2"], "These digits are wrong: r1c1 and r2c2."),
        (["r1c1", "r2c2", "r3c3"], "These digits are wrong: r1c1, r2c2 and r3c3."),
    ],
)
def test_a_list_is_written_as_english_does(cells: list[str], text: str) -> None:
    assert english(message("wrong-digits", cells=cells)) == text


def test_parts_that_list_things_themselves_are_kept_apart() -> None:
    parts = [
        message("rules-out-seen", digits=[1, 2]),
        message("rules-out-dot", colour="white", cell="r1c1", digit=1, digits=[3, 4]),
    ]
    assert english(message("wrong-no-digit", digit=1, cell="r1c1", other="r1c2", parts=parts)) == (
        "If r1c1 were 1, r1c2 would have no digit left: "
        "it sees 1 and 2, and the white dot to r1c1, which is 1, rules out 3 and 4."
    )


@pytest.mark.parametrize(
    ("sources", "text"), [(["r4c9"], "the 5 in r4c9 sees"), (["r4c9", "r7c5"], "the 5s in r4c9 and r7c5 see")]
)
def test_several_digits_see(sources: list[str], text: str) -> None:
    said = message("keeps-out-seen", digit=5, sources=sources, cells=["r6c1"])
    assert english(said) == f"{text} r6c1"


def test_a_message_is_plain_values() -> None:
    said = message(
        "wrong-no-place", digit=1, cell="r1c1", house="row 2", missing=3, parts=[message("keeps-out-filled")]
    )
    assert said.as_json() == {
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
        message("tea")


@pytest.mark.parametrize("technique", [rung.name for rung in RUNGS])
def test_the_sentence_of_a_step_is_made_of_its_message_alone(technique: str) -> None:
    for seed in ("0", "4", "9"):
        for answer in practice.draw(technique, seed).answers[:6]:
            step = json.loads(json.dumps(answer.as_json()))
            for told in (step, *step["chain"]):
                assert english(read(told["message"])) == told["sentence"]
                assert set(_fields(read(told["message"]))) == set()


def _fields(said: Message) -> list[str]:
    """Return what is wrong with the arguments of a message, and of those in it."""
    wanted = set(re.findall(r"\{\^?(\w+)", TEMPLATES[said.id]))
    wrong = [f"{said.id}: {name}" for name in wanted ^ set(said.arguments)]
    parts = [one for value in said.arguments.values() for one in (value if isinstance(value, list) else [value])]
    return wrong + [one for part in parts if isinstance(part, Message) for one in _fields(part)]


@pytest.mark.parametrize("file", sorted(ROOM.glob("*.py")), ids=lambda file: file.stem)
def test_no_sentence_is_glued_together_outside_the_catalogue(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, _DOCUMENTED)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert [text for text in texts if " " in text and text not in docstrings] == []


_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


@pytest.mark.parametrize(
    ("template", "parts", "text"),
    [
        ("all-of", ["a", "b and c", "d"], "a, b and c and d"),
        ("each-of", ["a", "b"], "a; b"),
        ("clauses", ["a", "b", "c"], "a, b and c"),
        ("clauses", ["a", "b and c", "d"], "a, and b and c, and d"),
        ("all-of", [], "none"),
    ],
)
def test_parts_are_joined_as_the_template_says(template: str, parts: list[str], text: str) -> None:
    assert say(template, parts=parts) == text


def test_a_sentence_begins_with_a_capital_letter_but_not_the_name_of_a_cell() -> None:
    assert say("sentence", text="the rest is told below") == "The rest is told below."
    assert say("sentence", text=say("is", cells=["r1c1"], digits=[1, 2])) == "r1c1 is 1 or 2."
