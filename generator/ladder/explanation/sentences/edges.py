"""What is said of findings about dots and gaps."""

from __future__ import annotations

from collections.abc import Sequence

from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Digit, Mask
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.sentences.listing import MAX_WAYS, hyphened, ways
from kropki.generator.ladder.explanation.view import (
    MAX_CHARACTERS,
    MAX_NAMED_DIGITS,
    Description,
    Forced,
    View,
    digits,
    each_of,
)

MAX_TOLD = 4  # digits of which it is told one by one why they go


def dot_from_digit(view: View) -> Description:
    """Describe what a dot beside a digit leaves: every digit that the dot rules out, and those it allows."""
    one, other, edge = view.where
    partners = view.partners(edge, view.candidates[one])
    seen = {} if view.silent else view.seen_in(other, partners & ~view.candidates[other])

    def text(view: View) -> Said:
        name, parts = f"dot-from-digit-{view.colour(edge)}", _missing(view, other, partners, seen)
        more = {"parts": parts} if parts else {}
        return say(
            f"{name}-less" if parts else name,
            cell=view.name(one),
            digit=view.candidates[one].bit_length(),
            other=view.name(other),
            digits=digits(partners),
            so=view.verdicts(alone=MAX_NAMED_DIGITS),
            **more,
        )

    return Description(view.say(text), [one, other], [edge], sources=seen)


def _missing(view: View, cell: Cell, wanted: Mask, seen: dict[Cell, int]) -> list[Said]:
    """Say why *cell* lacks digits of *wanted*: by the houses in which cells with them are *seen*, or before."""
    by_house: dict[int, Mask] = {}
    for source, house in seen.items():
        by_house[house] = by_house.get(house, 0) | view.candidates[source]
    left = wanted & ~view.candidates[cell] & ~sum(by_house.values())
    parts = [say("is-in-house", digits=digits(mask), house=view.house(house)) for house, mask in by_house.items()]
    return [*parts, say("is-not-there", digits=digits(left))] if left else parts


def gap_from_digit(view: View) -> Description:
    """Describe what a missing dot beside a digit rules out."""
    one, other, edge = view.where

    def text(view: View) -> Said:
        digit = view.candidates[one].bit_length()
        why = view.kin(edge, view.finding.removed[other], digit)
        names = {"cell": view.name(one), "other": view.name(other)}
        return say("gap-from-digit", **names, digit=digit, parts=why, so=view.verdicts())

    return Description(view.say(text), [one, other], [edge])


def dot_digits(view: View) -> Description:
    """Describe the digits that have neither half nor double."""
    cell, edge = view.where

    def text(view: View) -> Said:
        gone = digits(view.finding.removed[cell])
        colour, name, so = view.colour(edge), view.name(cell), view.verdicts()
        return say("dot-digits", colour=colour, cell=name, digits=gone, size=view.size, so=so)

    return Description(view.say(text), [cell], [edge])


def dot_pair(view: View) -> Description:
    """Describe a dot between open cells: with what each candidate goes, or what each that goes would need."""
    one, other, edge = view.where

    def text(view: View) -> Said:
        so = view.verdicts(alone=MAX_NAMED_DIGITS)
        ends = {"cell": view.shown(one), "other": view.shown(other)}
        return say("dot-pair", colour=view.colour(edge), **ends, why=_partners(view), so=so)

    return Description(view.say(text), [one, other], [edge], _across(view))


def _partners(view: View) -> Said:
    """Say what each candidate of the one cell goes with, or what each digit that goes would need: the shorter."""
    one, other, edge = view.where
    gone = view.finding.removed[other]
    if gone.bit_count() <= min(MAX_TOLD, view.candidates[one].bit_count()):
        return touching_none(view, edge, gone, view.name(other)) or say(
            "dot-pair-needs", other=view.name(other), parts=needs(view, edge, gone), cell=view.name(one)
        )
    beside = [(digit, view.partners(edge, 1 << digit - 1)) for digit in digits(view.candidates[one])]
    none = [digit for digit, mask in beside if not mask]
    goes = [say("touch-no-dot", digits=none, colour=view.colour(edge))] if none else []
    goes += [say("goes-with", digit=digit, digits=digits(mask)) for digit, mask in beside if mask]
    return say("dot-pair-goes", parts=goes)


def touching_none(view: View, edge: EdgeIndex, mask: Mask, name: str) -> Said | None:
    """Say that the digits of *mask*, in the cell of that *name*, touch no dot of that colour; none if one does."""
    is_lone = mask.bit_count() > 1 and not mask & view.partners(edge, view.full)
    return say("fails-lone", digits=digits(mask), cells=[name]) if is_lone else None


def needs(view: View, edge: EdgeIndex, mask: Mask) -> list[Said]:
    """Say what each digit of *mask* would need across the dot on *edge*, after those that go with none."""
    lone = mask & ~view.partners(edge, view.full)
    if lone == mask:
        return [say("fits-none", digit=digit) for digit in digits(mask)]
    beside = [(digit, view.partners(edge, 1 << digit - 1)) for digit in digits(mask & ~lone)]
    parts = [say("would-need", digit=digit, digits=digits(wanted)) for digit, wanted in beside]
    return [say("touch-no-dot", digits=digits(lone), colour=view.colour(edge)), *parts] if lone else parts


def gap_pair(view: View) -> Description:
    """Describe a gap between open cells: why no candidate of the one goes with the digits that go."""
    one, other, edge = view.where

    def text(view: View) -> Said:
        ends, so = {"cell": view.shown(one), "other": view.shown(other)}, view.verdicts(alone=MAX_NAMED_DIGITS)
        whole = say("gap-pair", **ends, why=each_of(parts), so=so)
        if len(parts) == 1 or len(whole) <= MAX_CHARACTERS:
            return whole
        return say("gap-pair-several", **ends, digits=told, none=none_of(view.candidates[one]), so=so)

    told = [] if view.silent else digits(view.finding.removed[other])
    parts = [_why_nothing(view, digit) for digit in told]
    chain = tuple(Forced(other, digit, part) for digit, part in zip(told, parts, strict=True))
    return Description(view.say(text), [one, other], [edge], _across(view), chain=chain if len(chain) > 1 else ())


def none_of(mask: Mask) -> Said:
    """Say that it is none of the digits of *mask*."""
    left = digits(mask)
    return say("neither-of" if len(left) == 2 else "none-of", digits=left)


def _why_nothing(view: View, digit: Digit) -> Said:
    """Say that *digit* leaves the cell across the gap nothing, and why."""
    one, other, edge = view.where
    why = view.kin(edge, view.candidates[one], digit)
    return say("gap-pair-leaves", digit=digit, other=view.name(other), cell=view.name(one), parts=why)


def _across(view: View) -> list[tuple[Cell, Mask]]:
    one, other, edge = view.where
    return view.absent([one], view.partners(edge, view.finding.removed[other]))


def contained(view: View) -> Description:
    """Describe a digit that every filling of a dot uses: the fillings."""
    a, b, edge, digit = view.where
    shared = view.houses_of([a, b, *view.finding.removed]) or _seen_together(view, a, b)

    def text(view: View) -> Said:
        found = [hyphened(way) for way in ways(view, [a, b])]
        return say(
            "dot-contains",
            colour=view.colour(edge),
            cell=view.shown(a),
            other=view.shown(b),
            digit=digit,
            why=say("only-ways", ways=found) if len(found) <= MAX_WAYS else say("no-two-together", digit=digit),
            so=view.not_digit(digit),
        )

    return Description(view.say(text), [a, b], [edge], view.absent([a, b]), houses=shared)


def no_partner(view: View) -> Description:
    """Describe a house whose cells on black dots leave the digits without half or double only their own cells."""
    (house,) = view.where
    cells = view.board.houses[house]
    dots = [edge for cell in cells for edge in view.dots_at(cell) if view.colour(edge) == "black"]
    ends = {end for edge in dots for end in view.board.edges[edge]}
    free = [cell for cell in cells if cell not in ends and not view.is_placed(cell)]
    filled = [cell for cell in cells if cell not in ends and view.is_placed(cell)]

    def text(view: View) -> Said:
        lone = view.without_partner
        for cell in cells:
            lone &= ~view.candidates[cell] if view.is_placed(cell) else lone
        return say(
            "no-partner-one" if len(free) == 1 else "no-partner",
            house=view.house(house),
            cells=view.names(free),
            rest=say("filled-or-touches-black" if filled else "touches-black"),
            digits=digits(lone),
            so=view.verdicts(alone=MAX_NAMED_DIGITS),
        )

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

    def text(view: View) -> Said:
        return say(
            "against",
            house=view.house(house),
            digit=digit,
            cells=view.names(places),
            parts=view.why_gone(rest, 1 << digit - 1),
            why=_either(view, places) or _none(view, places),
            so=view.verdicts(alone=MAX_NAMED_DIGITS),
        )

    return Description(view.say(text), [cell, *places], edges, view.absent(rest, 1 << digit - 1), [house], sources)


def _either(view: View, places: Sequence[Cell]) -> Said | None:
    """Say what the cell is where it has the digit itself, and where its neighbour in the one other place has."""
    _, digit, cell, _ = view.where
    rest = [place for place in places if place != cell]
    edge = view.edge(cell, rest[0]) if len(rest) == 1 and cell in places else None
    if edge is None or view.is_gap(edge):
        return None
    bit = 1 << digit - 1
    left = view.partners(edge, bit) & view.candidates[cell]
    ends = {"cell": view.name(cell), "other": view.name(rest[0])}
    if not left:
        return say("against-leaves-nothing", digit=digit, **ends, colour=view.colour(edge))
    return say("against-either", digit=digit, **ends, colour=view.colour(edge), digits=digits(left))


def _none(view: View, places: Sequence[Cell]) -> Said:
    """Say that the digit could go in none of *places*, and why."""
    _, digit, cell, _ = view.where
    gone, name = digits(view.finding.removed[cell]), view.name(cell)
    how = "against-neither" if len(places) == 2 else "against-none"
    return say(how, digits=gone, cell=name, digit=digit, parts=_why_none(view, places))


def _why_none(view: View, places: Sequence[Cell]) -> list[Said]:
    """Say of each of *places* why it could not have the digit; those with the same reason together."""
    _, digit, cell, _ = view.where
    gone, name = view.finding.removed[cell], view.name(cell)
    parts = [say("not-in-taken", cell=name)] if cell in places else []
    rest = [place for place in places if place != cell]
    seeing = [place for place in rest if view.edge(cell, place) is None or not gone & ~(1 << digit - 1)]
    if seeing:
        parts.append(say("see-cell", cells=view.names(seeing), cell=name))
    edges = {place: edge for place in rest if place not in seeing and (edge := view.edge(cell, place)) is not None}
    if gaps := [place for place, edge in edges.items() if view.is_gap(edge)]:
        why = view.kin(edges[gaps[0]], gone, digit)
        parts.append(say("no-dot-to", cells=view.names(gaps), cell=name, parts=why))
    for place, edge in edges.items():
        if place not in gaps:
            ends = {"colour": view.colour(edge), "cell": view.name(place)}
            parts.append(say("dot-does-not-join", **ends, digits=digits(gone), digit=digit))
    return parts


def chosen(cells: Sequence[int], places: int) -> list[int]:
    """Return the *cells* whose bits are set in *places*."""
    return [cell for k, cell in enumerate(cells) if places >> k & 1]
