"""Every reason that a line of an argument names is true of the position, and what it concludes follows from them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from kropki.generator.board.geometry import Cell
from kropki.generator.ladder import practice
from kropki.generator.ladder.explanation.sentences import describe
from kropki.generator.ladder.explanation.view import MAX_CHAIN, Description, View
from kropki.generator.ladder.rungs import RUNGS, Primitive
from tests.support.at_dots import NAME
from tests.support.lines import Filled, Supposed

SEEDS = 12  # positions of each technique
SUPPOSING = (Primitive.WHAT_IF, Primitive.FORCING)


@cache
def told(primitive: Primitive) -> tuple[tuple[View, Description], ...]:
    """Return the findings of *primitive* in positions that are practised, as they are told."""
    return tuple((view, describe(view)) for view in views(primitive))


def views(primitive: Primitive) -> Iterator[View]:
    names = [rung.name for rung in RUNGS if rung.primitive is primitive]
    for name in names:
        for seed in range(SEEDS):
            _, position, findings = practice.at(name, f"lines/{seed}")
            candidates, placed = position.candidates.tolist(), position.placed.tolist()
            longest = practice.LONGEST if primitive in SUPPOSING else practice.LONGEST // 2  # what is to be tried
            for finding in findings[:3]:
                yield View(
                    position.context, candidates, finding, placed=placed, longest=MAX_CHAIN if seed % 3 else longest
                )


@pytest.mark.parametrize(
    "primitive", [Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.TWO_GROUPS, Primitive.HOUSE_RUN]
)
def test_what_is_said_of_cells_that_are_filled_together_holds(primitive: Primitive) -> None:
    checked = 0
    for view, description in told(primitive):
        if "only way" in description.sentence:
            continue  # every list of ways is counted in test_sentences
        reader = Filled(view, group_of(view, description))
        lines: list[str] = [link.sentence for link in description.chain]
        said = argued(description.sentence)
        if said and said not in lines:
            lines.insert(0, said)
        for line in lines:
            checked += reader.read(line)
        assert all(reader.has_argued(cell, mask) for cell, mask in view.finding.removed.items()), lines
    assert checked > 10


def group_of(view: View, description: Description) -> list[Cell]:
    """Return the cells that are filled, in the order in which the sentence names those that dots join."""
    named = [view.board.cell(name) for name in re.findall(NAME, description.sentence.partition(".")[0])]
    return list(dict.fromkeys([*named, *description.cells, *view.finding.removed]))


def argued(sentence: str) -> str:
    """Return the arguments that a sentence has; none where they are listed below it."""
    found = re.search(r"\. (.*)\. So ", sentence)
    assert found, sentence
    listed = ("No way to fill these cells has", "Each way to fill these cells uses", "Try it: ")
    return "" if found[1].startswith(listed) else found[1]


def test_what_is_said_of_a_supposition_holds() -> None:
    """Of what is to be tried, each link has to follow in one look."""
    read = Counter[bool]()
    for view, description in (*told(Primitive.WHAT_IF), *told(Primitive.FORCING)):
        is_tried = "Try it" in description.sentence
        reader = Supposed(view, is_tried=is_tried)
        assert description.chain or is_tried
        for first, *links in [description.chain] if description.chain else []:
            assert ((first.cell, first.digit), links[-1].cell) == (tuple(view.where), None)
            read[is_tried] += len(links)
            for link in links:
                reader.read(link.sentence)
    assert read[False] > 100
    assert read[True] > 50
