"""What is said of findings about houses alone: pointing, sets, fish and wings."""

from __future__ import annotations

from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.sentences.edges import chosen
from kropki.generator.ladder.explanation.view import (
    LINES,
    MAX_NAMED_CELLS,
    MAX_NAMED_DIGITS,
    Description,
    View,
    digits,
)


def intersection(view: View) -> Description:
    """Describe a digit whose places in one house all lie in a second."""
    house, second, digit = view.where
    places = view.places(house, bit := 1 << digit - 1)
    rest = [cell for cell in view.board.houses[house] if cell not in places]

    def text(view: View) -> Said:
        return say(
            "intersection-both" if len(places) == 2 else "intersection-all",
            house=view.house(house),
            digit=digit,
            cells=view.names(places),
            second=view.house(second),
            parts=view.why_gone(rest, bit),
            so=view.not_digit(digit, second),
        )

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

    def text(view: View) -> Said:
        name = "naked-pair" if len(cells) == 2 else "naked-triple"
        many = len(view.finding.removed) > MAX_NAMED_CELLS
        so = say("others-are-not", house=view.house(house), digits=digits(mask)) if many else view.verdicts()
        return say(name, house=view.house(house), cells=view.all_shown(cells), digits=digits(mask), so=so)

    return Description(view.say(text), cells, needs=view.absent(cells, view.full & ~mask), houses=[house])


def hidden_set(view: View) -> Description:
    """Describe digits of a house that have no more places than there are digits."""
    house, i, j, k, places = view.where
    mask = 1 << i - 1 | 1 << j - 1 | 1 << k - 1
    cells = chosen(view.board.houses[house], places)
    rest = [cell for cell in view.board.houses[house] if cell not in cells]

    def text(view: View) -> Said:
        still_open = view.names([cell for cell in rest if not view.is_placed(cell)])
        why = say("has-none-of-them", cells=still_open) if still_open else say("keeps-out-filled")
        why = say("others-have-none-of-them") if len(still_open) > MAX_NAMED_CELLS else why
        so = view.verdicts(alone=MAX_NAMED_DIGITS)
        names = view.names(cells)
        return say("hidden-set", digits=digits(mask), house=view.house(house), cells=names, why=why, so=so)

    sources = [cell for cell in rest if not view.is_placed(cell)]
    return Description(view.say(text), cells, needs=view.absent(rest, mask), houses=[house], sources=sources)


def fish(view: View) -> Description:
    """Describe a digit whose places in some lines lie in as few lines across."""
    digit, turn, *numbers, across_places = view.where
    lines = sorted(set(numbers))
    columns = chosen(range(view.size), across_places)
    cells = [cell for line in lines for cell in view.board.houses[turn * view.size + line]]
    places = [cell for cell in cells if view.candidates[cell] >> digit - 1 & 1]

    def text(view: View) -> Said:
        return say(
            f"{'x-wing' if len(lines) == 2 else 'swordfish'}-{LINES[turn]}s",
            lines=[line + 1 for line in lines],
            digit=digit,
            across=[line + 1 for line in columns],
            cells=view.names(places),
            so=view.not_digit(digit),
        )

    needs = view.absent([cell for cell in cells if cell not in places], 1 << digit - 1)
    houses = [turn * view.size + line for line in lines] + [(1 - turn) * view.size + line for line in columns]
    return Description(view.say(text), places, needs=needs, houses=houses)


def wing(view: View) -> Description:
    """Describe two cells of which one has a digit, whatever the pivot is."""
    pivot, one, two, digit = view.where
    cells = [pivot, one, two]

    def text(view: View) -> Said:
        third = 1 << digit - 1
        return say(
            "xy-wing",
            cell=view.name(pivot),
            digits=digits(view.candidates[pivot]),
            first=digits(view.candidates[one] & ~third),
            one=view.shown(one),
            second=digits(view.candidates[two] & ~third),
            other=view.shown(two),
            digit=digit,
            so=view.not_digit(digit),
        )

    return Description(view.say(text), cells, needs=view.absent(cells))
