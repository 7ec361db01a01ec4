"""What is said of findings about houses alone: pointing, sets, fish and wings."""

from __future__ import annotations

from collections.abc import Iterable

from generator.ladder.explanation.sentences.edges import chosen
from generator.ladder.explanation.view import LINES, MAX_NAMED_DIGITS, Description, View, digits, listed


def intersection(view: View) -> Description:
    """Describe a digit whose places in one house all lie in a second."""
    house, second, digit = view.where
    places = view.places(house, bit := 1 << digit - 1)
    rest = [cell for cell in view.board.houses[house] if cell not in places]

    def text(view: View) -> str:
        both = "both" if len(places) == 2 else "all"
        head = f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}"
        return f"{head}, {both} in {view.house(second)}. {view.why_gone(rest, bit)} So {view.not_digit(digit)}."

    still_open = [one for one in rest if not view.is_placed(one)]
    sources = [] if view.silent else [*view.sources(still_open, bit), *still_open]
    return Description(view.say(text), places, needs=view.absent(rest, bit), houses=[house, second], sources=sources)


def naked_set(view: View) -> Description:
    """Describe cells of a house that have no more digits than there are cells."""
    house, *numbers = view.where
    cells = sorted(set(numbers))
    mask = 0
    for cell in cells:
        mask |= view.candidates[cell]

    def text(view: View) -> str:
        head = f"In {view.house(house)}, {view.all_shown(cells)} have only {digits(mask, 'and')} between them."
        return f"{head} They take {_all(len(cells))}, so {view.verdicts()}."

    return Description(view.say(text), cells, needs=view.absent(cells, view.full & ~mask), houses=[house])


def hidden_set(view: View) -> Description:
    """Describe digits of a house that have no more places than there are digits."""
    house, i, j, k, places = view.where
    mask = 1 << i - 1 | 1 << j - 1 | 1 << k - 1
    cells = chosen(view.board.houses[house], places)
    rest = [cell for cell in view.board.houses[house] if cell not in cells]

    def text(view: View) -> str:
        still_open = [cell for cell in rest if not view.is_placed(cell)]
        have = "has" if len(still_open) == 1 else "have"
        why = f"{view.cells(still_open)} {have} none of them" if still_open else "the other cells are filled"
        head = f"The {digits(mask, 'and')} of {view.house(house)} can only go in {view.cells(cells)}: {why}."
        return f"{head} These cells hold nothing else, so {view.verdicts(alone=MAX_NAMED_DIGITS)}."

    sources = [cell for cell in rest if not view.is_placed(cell)]
    return Description(view.say(text), cells, needs=view.absent(rest, mask), houses=[house], sources=sources)


def fish(view: View) -> Description:
    """Describe a digit whose places in some lines lie in as few lines across."""
    digit, turn, *numbers, across_places = view.where
    kind, across = LINES[turn], LINES[1 - turn]
    lines = sorted(set(numbers))
    columns = chosen(range(view.size), across_places)
    cells = [cell for line in lines for cell in view.board.houses[turn * view.size + line]]
    places = [cell for cell in cells if view.candidates[cell] >> digit - 1 & 1]

    def text(view: View) -> str:
        head = (
            f"In {kind}s {_numbers(lines)}, {digit} can only go in {across}s {_numbers(columns)}: {view.cells(places)}."
        )
        number = "two" if len(lines) == 2 else "three"
        why = f"The {number} {kind}s take their {digit} in different {across}s"
        rest = f"no other cell of {across}s {_numbers(columns)} can be {digit}"
        return f"{head} {why}, so {rest}: {view.not_digit(digit)}."

    needs = view.absent([cell for cell in cells if cell not in places], 1 << digit - 1)
    houses = [turn * view.size + line for line in lines] + [(1 - turn) * view.size + line for line in columns]
    return Description(view.say(text), places, needs=needs, houses=houses)


def wing(view: View) -> Description:
    """Describe two cells of which one has a digit, whatever the pivot is."""
    pivot, one, two, digit = view.where
    cells = [pivot, one, two]

    def text(view: View) -> str:
        third = 1 << digit - 1
        first, second = (digits(view.candidates[end] & ~third) for end in (one, two))
        head = f"{view.name(pivot)} is {digits(view.candidates[pivot])}."
        why = f"With {first}, {view.shown(one)} is {digit}; with {second}, {view.shown(two)} is {digit}."
        return f"{head} {why} One of the two is {digit}, so {view.not_digit(digit)}."

    return Description(view.say(text), cells, needs=view.absent(cells))


def _all(count: int) -> str:
    return "both" if count == 2 else "all three"


def _numbers(lines: Iterable[int]) -> str:
    return listed([str(line + 1) for line in lines])
