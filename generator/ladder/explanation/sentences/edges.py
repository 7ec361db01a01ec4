"""What is said of findings about dots and gaps."""

from __future__ import annotations

from collections.abc import Sequence

from generator.board.geometry import Cell
from generator.board.rules import Digit, Mask, each_bit
from generator.ladder.explanation.sentences.listing import MAX_WAYS, hyphened, ways
from generator.ladder.explanation.view import MAX_NAMED_DIGITS, Description, Forced, View, digits, listed

MAX_TOLD = 4  # digits of which it is told one by one why they go


def dot_from_digit(view: View) -> Description:
    """Describe what a dot beside a digit leaves: every digit that the dot rules out, and those it allows."""
    one, other, edge = view.where

    def text(view: View) -> str:
        digit = view.candidates[one].bit_length()
        allowed = view.partners(edge, view.candidates[one])
        head = f"A {view.colour(edge)} dot joins {view.name(one)}, which is {digit}, and {view.shown(other)}."
        only = f"{digits(allowed, 'and')} {_is(allowed)} {akin(view.colour(edge))} {digit}"
        return f"{head} Only {only}, so {view.verdicts(alone=MAX_NAMED_DIGITS)}."

    return Description(view.say(text), [one, other], [edge])


def akin(colour: str) -> str:
    """Say what the digits beside a dot of this *colour* are to each other."""
    return "consecutive to" if colour == "white" else "half or double of"


def gap_from_digit(view: View) -> Description:
    """Describe what a missing dot beside a digit rules out."""
    one, other, edge = view.where

    def text(view: View) -> str:
        digit = view.candidates[one].bit_length()
        gone = view.finding.removed[other]
        head = f"There is no dot between {view.name(one)}, which is {digit}, and {view.name(other)}."
        return f"{head} {listed(view.kin(edge, gone, digit))}, so {view.verdicts()}."

    return Description(view.say(text), [one, other], [edge])


def dot_digits(view: View) -> Description:
    """Describe the digits that have neither half nor double."""
    cell, edge = view.where

    def text(view: View) -> str:
        gone = view.finding.removed[cell]
        has = "has" if gone.bit_count() == 1 else "have"
        head = f"A {view.colour(edge)} dot touches {view.name(cell)}."
        return (
            f"{head} {digits(gone, 'and')} {has} neither half nor double from 1 to {view.size}, so {view.verdicts()}."
        )

    return Description(view.say(text), [cell], [edge])


def dot_pair(view: View) -> Description:
    """Describe a dot between open cells: with what each candidate goes, or what each that goes would need."""
    one, other, edge = view.where

    def text(view: View) -> str:
        head = f"A {view.colour(edge)} dot joins {view.shown(one)} and {view.shown(other)}."
        return f"{head} {_partners(view)}. So {view.verdicts(alone=MAX_NAMED_DIGITS)}."

    return Description(view.say(text), [one, other], [edge], _across(view))


def _partners(view: View) -> str:
    """Say what each candidate of the one cell goes with, or what each digit that goes would need: the shorter."""
    one, other, edge = view.where
    gone = view.finding.removed[other]
    if gone.bit_count() <= min(MAX_TOLD, view.candidates[one].bit_count()):
        need = [(bit, view.partners(edge, bit)) for bit in each_bit(gone)]
        lone = [bit.bit_length() for bit, mask in need if not mask]
        parts = [f"{bit.bit_length()} would need {digits(mask)}" for bit, mask in need if mask]
        parts += [f"{digit} fits no digit" for digit in lone]
        return f"In {view.name(other)}, {listed(parts)} in {view.name(one)}"
    beside = [(bit.bit_length(), view.partners(edge, bit)) for bit in each_bit(view.candidates[one])]
    goes = [f"{digit} goes with {digits(mask)}" for digit, mask in beside if mask]
    if none := [str(digit) for digit, mask in beside if not mask]:
        goes.append(f"{listed(none)} {'touches' if len(none) == 1 else 'touch'} no {view.colour(edge)} dot")
    return f"Across the dot, {listed(goes)}"


def gap_pair(view: View) -> Description:
    """Describe a gap between open cells: why no candidate of the one goes with the digits that go."""
    one, other, edge = view.where

    def text(view: View) -> str:
        head = f"There is no dot between {view.shown(one)} and {view.shown(other)}"
        gone = view.finding.removed[other]
        if len(parts) == 1:
            return f"{head}. {parts[0]}. So {view.verdicts(alone=MAX_NAMED_DIGITS)}."
        left = [str(bit.bit_length()) for bit in each_bit(view.candidates[one])]
        none = f"neither {' nor '.join(left)}" if len(left) == 2 else f"none of {listed(left)}"
        return f"{head}. Without one, {digits(gone, 'and')} go with {none}. So {view.verdicts(alone=MAX_NAMED_DIGITS)}."

    told = [] if view.silent else [bit.bit_length() for bit in each_bit(view.finding.removed[other])]
    parts = [_why_nothing(view, digit) for digit in told]
    chain = tuple(Forced(other, digit, f"{part}.") for digit, part in zip(told, parts, strict=True))
    return Description(view.say(text), [one, other], [edge], _across(view), chain=chain if len(chain) > 1 else ())


def _why_nothing(view: View, digit: Digit) -> str:
    """Say that *digit* leaves the cell across the gap nothing, and why."""
    one, other, edge = view.where
    why = listed(view.kin(edge, view.candidates[one], digit))
    return f"{digit} in {view.name(other)} would leave nothing for {view.name(one)}, as {why}"


def _across(view: View) -> list[tuple[Cell, Mask]]:
    one, other, edge = view.where
    return view.absent([one], view.partners(edge, view.finding.removed[other]))


def contained(view: View) -> Description:
    """Describe a digit that every filling of a dot uses: the fillings."""
    a, b, edge, digit = view.where
    shared = view.houses_of([a, b, *view.finding.removed]) or _seen_together(view, a, b)

    def text(view: View) -> str:
        dot = f"the {view.colour(edge)} dot between {view.shown(a)} and {view.shown(b)}"
        found = ways(view, [a, b])
        if len(found) <= MAX_WAYS:
            several = "are its only ways" if len(found) > 1 else "is its only way"
            why = f"{listed([hyphened(way) for way in found])} {several}"
        else:
            why = f"without {digit}, no two of their candidates go together"
        head = f"One end of {dot} is {digit}: {why}."
        return f"{head} No other cell that sees both ends can be {digit}: {view.not_digit(digit)}."

    return Description(view.say(text), [a, b], [edge], view.absent([a, b]), houses=shared)


def no_partner(view: View) -> Description:
    """Describe a house whose cells on black dots leave the digits without half or double only their own cells."""
    (house,) = view.where
    cells = view.board.houses[house]
    dots = [edge for cell in cells for edge in view.dots_at(cell) if view.colour(edge) == "black"]
    ends = {end for edge in dots for end in view.board.edges[edge]}
    free = [cell for cell in cells if cell not in ends and not view.is_placed(cell)]
    filled = [cell for cell in cells if cell not in ends and view.is_placed(cell)]

    def text(view: View) -> str:
        lone = view.without_partner
        for cell in cells:
            lone &= ~view.candidates[cell] if view.is_placed(cell) else lone
        rest = "is filled or touches a black dot" if filled else "touches a black dot"
        head = f"In {view.house(house)}, every cell but {view.cells(free)} {rest}"
        touch = "touches" if lone.bit_count() == 1 else "touch"
        where = "" if len(free) == 1 else "they stand there, and "
        said = f"{digits(lone, 'and')} {touch} no black dot, so {where}{view.verdicts(alone=MAX_NAMED_DIGITS)}"
        return f"{head}. {said}."

    return Description(view.say(text), cells, sorted(set(dots)), view.absent(filled), houses=[house])


def _seen_together(view: View, a: Cell, b: Cell) -> list[int]:
    """Return the houses in which the cells that lose the digit see each end."""
    pairs = [(cell, end) for cell in view.finding.removed for end in (a, b)]
    return sorted({house for pair in pairs for house in view.houses_of(pair)[:1]})


def against(view: View) -> Description:
    """Describe digits that would keep another out of all its places in a house."""
    house, digit, cell, bits = view.where
    places = chosen(view.board.houses[house], bits)
    rest = [other for other in view.board.houses[house] if other not in places]
    edges = [edge for edge in view.edges_among({cell, *places}) if cell in view.board.edges[edge]]

    still_open = [one for one in rest if not view.is_placed(one)]
    sources = [] if view.silent else [*view.sources(still_open, 1 << digit - 1), *still_open]

    def text(view: View) -> str:
        gone = view.finding.removed[cell]
        why = view.why_gone(rest, 1 << digit - 1)
        head = f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}: {why[0].lower()}{why[1:]}"
        if (either := _either(view, places)) is not None:
            return f"{head} {either}. So {view.verdicts(alone=MAX_NAMED_DIGITS)}."
        supposed = f"With {digits(gone)} in {view.name(cell)}, {digit} could go in {_none(places)}"
        return f"{head} {supposed}: {'; '.join(_why_none(view, places))}. So {view.verdicts(alone=MAX_NAMED_DIGITS)}."

    return Description(view.say(text), [cell, *places], edges, view.absent(rest, 1 << digit - 1), [house], sources)


def _either(view: View, places: Sequence[Cell]) -> str | None:
    """Say what the cell is where it has the digit itself, and where its neighbour in the one other place has."""
    _, digit, cell, _ = view.where
    rest = [place for place in places if place != cell]
    edge = view.edge(cell, rest[0]) if len(rest) == 1 and cell in places else None
    if edge is None or view.is_gap(edge):
        return None
    bit = 1 << digit - 1
    left = view.partners(edge, bit) & view.candidates[cell]
    one, other = view.name(cell), view.name(rest[0])
    if not left:
        return f"If {digit} were in {other}, the {view.colour(edge)} dot would leave nothing for {one}"
    return f"If {digit} is in {other}, the {view.colour(edge)} dot makes {one} {digits(left)}; if not, {one} is {digit}"


def _why_none(view: View, places: Sequence[Cell]) -> list[str]:
    """Say of each of *places* why it could not have the digit; those with the same reason together."""
    _, digit, cell, _ = view.where
    gone = view.finding.removed[cell]
    parts = [f"not in {view.name(cell)}, which would be taken"] if cell in places else []
    rest = [place for place in places if place != cell]
    seeing = [place for place in rest if view.edge(cell, place) is None or not gone & ~(1 << digit - 1)]
    if seeing:
        parts.append(f"{view.cells(seeing)} {'sees' if len(seeing) == 1 else 'see'} {view.name(cell)}")
    edges = {place: edge for place in rest if place not in seeing and (edge := view.edge(cell, place)) is not None}
    if gaps := [place for place, edge in edges.items() if view.is_gap(edge)]:
        have = "has" if len(gaps) == 1 else "have"
        said = listed(view.kin(edges[gaps[0]], gone, digit))
        parts.append(f"{view.cells(gaps)} {have} no dot to {view.name(cell)}, and {said}")
    for place, edge in edges.items():
        if place not in gaps:
            parts.append(f"the {view.colour(edge)} dot to {view.name(place)} does not join {digits(gone)} with {digit}")
    return parts


def _none(places: Sequence[Cell]) -> str:
    return "neither" if len(places) == 2 else "none of them"


def chosen(cells: Sequence[int], places: int) -> list[int]:
    """Return the *cells* whose bits are set in *places*."""
    return [cell for k, cell in enumerate(cells) if places >> k & 1]


def _is(mask: Mask) -> str:
    return "is" if mask.bit_count() == 1 else "are"
