"""Reads what is said of digits that fail at the dots of their cells, and holds it against the board."""

from __future__ import annotations

import re

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Mask, each_bit, mask_of
from kropki.generator.ladder.explanation.view import View

NAME = r"r\dc\d"
_WHY = r"(?:has|have|fits?|would need|does not|do not) [^;.]+"
AT_DOTS = rf"(\d(?:, \d)*(?: and \d)?) in ({NAME}(?:, {NAME})*(?: or {NAME})?) ({_WHY})"


def fails_at_dots(view: View, cell: Cell, digit: int, why: str) -> bool:
    """Tell whether what is said is so: by the dots of the board, and the candidates that the text names."""
    shown: dict[str, Mask] = {
        name: mask_of(map(int, digits)) for name, digits in re.findall(rf"({NAME}) \((\d+)(?: left)?\)", why)
    }
    names = re.findall(NAME, why)
    others = [view.board.cell(name) for name in names]

    def partners(one: Cell, other: str, value: int) -> Mask:
        edge = view.edge(one, view.board.cell(other))
        assert edge is not None
        assert not view.is_gap(edge)
        double = {value * 2, *([value // 2] if value % 2 == 0 else [])}
        fit = double if view.colour(edge) == "black" else {value - 1, value + 1}
        allowed: Mask = mask_of(each for each in fit if 1 <= each <= view.size)
        return allowed & shown.get(other, allowed)

    def is_without(one: Cell, value: int) -> bool:
        touches = any(view.colour(edge) == "black" for edge in view.dots_at(one))
        return touches and value % 2 == 1 and 2 * value > view.size

    if known := re.fullmatch(rf"do(?:es)? not go with the (\d) in {NAME} across the (white|black) dot", why):
        edge = view.edge(cell, others[0])
        assert edge is not None
        assert view.colour(edge) == known[2]
        assert view.is_placed(others[0])
        assert view.candidates[others[0]] == 1 << int(known[1]) - 1
        return not partners(cell, names[0], digit) & view.candidates[others[0]]
    if not why.startswith("would"):
        return not partners(cell, names[0], digit) if why.startswith("fit") else is_without(cell, digit)
    needed = int(mask_of(map(int, re.findall(r"\d", why.partition(" in ")[0]))))
    if " in both " in why:
        each_needs = {partners(cell, name, digit) for name in names}
        return each_needs == {needed} and needed.bit_count() == 1 and view.sees(*others)
    options = [bit.bit_length() for bit in each_bit(needed)]
    if "no black dot" in why:
        holds = all(is_without(others[0], option) for option in options)
    else:
        beyond = {partners(others[0], names[1], option) for option in options}
        holds = beyond == {1 << digit - 1} and view.sees(cell, others[1]) if "again" in why else not any(beyond)
    return holds and partners(cell, names[0], digit) == needed
