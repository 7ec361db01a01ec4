"""What is said of findings that place a digit."""

from __future__ import annotations

from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.view import Description, View, digits


def last_cell(view: View) -> Description:
    """Describe the last empty cell of a house."""
    cell, digit, house = view.where
    cells = view.board.houses[house]

    def text(view: View) -> Said:
        others = digits(view.full & ~(1 << digit - 1))
        return say("last-cell", cell=view.name(cell), house=view.house(house), digits=others, digit=digit)

    return Description(view.say(text), cells, houses=[house])


def hidden_single(view: View) -> Description:
    """Describe a digit that has one place in a house: what keeps it out of each other cell."""
    cell, digit, house = view.where
    bit = 1 << digit - 1
    others = [other for other in view.board.houses[house] if other != cell]

    def text(view: View) -> Said:
        why = view.why_gone(others, bit)
        return say("hidden-single", house=view.house(house), digit=digit, cell=view.name(cell), parts=why)

    sources = [] if view.silent else view.sources([one for one in others if not view.is_placed(one)], bit)
    return Description(
        view.say(text), view.board.houses[house], needs=view.absent(others, bit), houses=[house], sources=sources
    )


def naked_single(view: View) -> Description:
    """Describe a cell with one candidate left: which digits its houses have, and what dots and gaps rule out."""
    cell, digit, _ = view.where
    seen = {} if view.silent else view.seen_in(cell, view.full & ~(1 << digit - 1))

    def text(view: View) -> Said:
        rest, parts = view.full & ~(1 << digit - 1), []
        edges = sorted(_edges_of(view), key=lambda each: view.is_gap(each[0]))
        if edges and not view.is_gap(edges[0][0]):  # a dot leaves little: what it leaves is said first
            edge, other = edges.pop(0)
            left = view.partners(edge, view.candidates[other])
            rest &= left
            known = view.candidates[other].bit_length()
            parts.append(
                say("dot-leaves", colour=view.colour(edge), cell=view.name(other), digit=known, digits=digits(left))
            )
        for house in sorted(set(seen.values())):
            there = rest & sum(view.candidates[source] for source in seen if seen[source] == house)
            rest &= ~there
            if there:
                parts.append(say("is-in-house", digits=digits(there), house=view.house(house)))
        for edge, other in edges:
            gone = rest & ~view.partners(edge, view.candidates[other])
            if gone:
                rest &= ~gone
                name, known = view.name(other), view.candidates[other].bit_length()
                if view.is_gap(edge):
                    parts.append(say("rules-out-gap", cell=name, digit=known, digits=digits(gone)))
                else:
                    colour = view.colour(edge)
                    parts.append(say("rules-out-dot", colour=colour, cell=name, digit=known, digits=digits(gone)))
        if rest:
            parts.append(say("rules-out-steps", digits=digits(rest)))
        return say("naked-single", parts=parts, digit=digit, cell=view.name(cell))

    return Description(view.say(text), [cell], needs=view.absent([cell]), sources=sorted(seen))


def _edges_of(view: View) -> list[tuple[int, int]]:
    """Return the edges of the cell that demand something, with the filled neighbours across them."""
    cell = view.where[0]
    found = [(view.edge(cell, other), other) for other in view.board.cells if other != cell and view.is_placed(other)]
    return [(edge, other) for edge, other in found if edge is not None]
