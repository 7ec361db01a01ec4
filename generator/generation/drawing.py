"""What one attempt draws from its seed, compiled: the full solution, its dots, the order in which clues are tried.

Reads the same words as ``rng.Rng`` and gives the same: ``solutions.pick``, ``generate.draw_dots`` and
``generate.drop_order`` say it in Python. Where the words run out, a function gives -1, and is called again with more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board
from kropki.generator.board.rules import Dot, Negative, OneTwo
from kropki.generator.generation import solutions
from kropki.generator.generation.minimise import Order
from kropki.generator.solver.jit import compiled, compiled_part
from kropki.generator.solver.tables import Indices, edge_array

Drawn = npt.NDArray[np.uint32]  # words that a seed gives

_WORD = 4  # bytes
SOLUTION, DOTS, GIVENS, CLUES = 34, 170, 102, 272  # words that hardly ever do not suffice
_REACH = 1 << 32
_OUT = -1  # of words
_MIXED = 2


def digits_of(seed: str, board: Board) -> Indices:
    """Return the digits of the shipped solution that *seed* picks, moved by the symmetry that it draws."""
    digits = np.empty(len(board.cells), dtype=np.uint8)
    shipped = _shipped(board)
    height, width = solutions.bands(board)
    _drawn(seed, SOLUTION, lambda words: draw_digits(words, shipped, board.size, height, width, digits))
    return digits


def links_of(seed: str, digits: Indices, board: Board, one_two: OneTwo, *, negative: Negative) -> Indices:
    """Return the links of a board with these *digits* and all its dots, as ``kernel.link_array`` does."""
    edges = edge_array(board)
    links = np.zeros(len(edges) + 1, dtype=np.uint8)
    policy = _MIXED if one_two is OneTwo.MIXED else int(one_two is OneTwo.WHITE)
    tables, gap = _tables(), int(rules.gap(negative))
    _drawn(
        seed if policy == _MIXED else "",
        DOTS if policy == _MIXED else 0,
        lambda words: draw_links(words, digits, edges, tables, policy, gap, links),
    )
    return links


def order_of(seed: str, cells: int, dots: Order) -> Order:
    """Return the clues in the order in which they are tried, *dots* among them, see ``generate.drop_order``."""
    order = np.empty(cells + dots.size, dtype=np.intp)
    _drawn(seed, CLUES if dots.size else GIVENS, lambda words: draw_order(words, cells, dots, order))
    return order


def _drawn(seed: str, number: int, draw: Callable[[Drawn], int]) -> int:
    """Return what *draw* gives for the words of *seed*: as many as it needs, *number* at first."""
    while True:
        text = hashlib.shake_256(seed.encode("utf-8")).digest(_WORD * number) if number else b""
        given = draw(np.frombuffer(text, dtype="<u4").astype(np.uint32, copy=False))
        if given != _OUT:
            return given
        number *= 4


@cache
def _shipped(board: Board) -> Indices:
    """Return the shipped solutions of *board*, a row of digits each."""
    return np.array([list(map(int, text.replace("/", ""))) for text in solutions.shipped(board)], dtype=np.uint8)


@cache
def _tables() -> Indices:
    """Return the dots of any two digits, for a 1-2 pair drawn black, then for one drawn white."""
    return np.array([rules.dots(Dot.BLACK), rules.dots(Dot.WHITE)], dtype=np.uint8)


def with_few_dots(digits: Indices, board: Board, most: int) -> Indices:
    """Return *digits* with others in their places, so that they have at most so many dots, if that is found."""
    renamed = np.empty_like(digits)
    rename(digits, board.size, edge_array(board), _tables()[0], most, renamed)
    return renamed


@compiled
def rename(digits: Indices, n: int, edges: Indices, dots: Indices, most: int, renamed: Indices) -> None:
    """Exchange the *n* digits two by two while that leaves fewer *dots*, from several starts, down to *most*.

    Write what has the fewest to *renamed*.
    """
    beside = np.zeros((n, n), dtype=np.int64)  # how many edges any two digits share
    for edge in range(edges.shape[0]):
        beside[digits[edges[edge, 0]] - 1, digits[edges[edge, 1]] - 1] += 1
    best = edges.shape[0] + 1
    names = np.empty(n, dtype=np.uint8)
    for start in range(n):
        for digit in range(n):
            names[digit] = (digit + start) % n + 1
        count = lower(beside, dots, names, most)
        if count < best:
            best = count
            for cell in range(digits.size):
                renamed[cell] = names[digits[cell] - 1]
        if best <= most:
            return


@compiled_part
def lower(beside: npt.NDArray[np.int64], dots: Indices, names: Indices, most: int) -> int:
    """Exchange two of the *names* while that leaves fewer dots, and there are more than *most*; give their number."""
    n = names.size
    count = count_dots(beside, dots, names)
    better = True
    while better and count > most:
        better = False
        for one in range(n):
            for other in range(one):
                names[one], names[other] = names[other], names[one]
                after = count_dots(beside, dots, names)
                if after < count and count > most:
                    count = after
                    better = True
                else:
                    names[one], names[other] = names[other], names[one]
    return count


@compiled_part
def count_dots(beside: npt.NDArray[np.int64], dots: Indices, names: Indices) -> int:
    """Count the dots of digits with these *names*, by how many edges they share."""
    count = 0
    for one in range(names.size):
        for other in range(names.size):
            if dots[names[one], names[other]]:
                count += beside[one, other]
    return count


@compiled_part
def below(words: Drawn, at: int, bound: int) -> tuple[int, int]:
    """Return a number below *bound* and where the next word is, -1 where the words ran out."""
    if at < 0:
        return 0, _OUT
    reach = _REACH - _REACH % bound
    while at < words.size:
        word = np.int64(words[at])
        at += 1
        if word < reach:
            return int(word % bound), at
    return 0, _OUT


@compiled_part
def shuffle(words: Drawn, at: int, items: Order) -> int:
    """Put *items* into a random order (Fisher and Yates), in place; return where the next word is."""
    for last in range(items.size - 1, 0, -1):
        other, at = below(words, at, last + 1)
        items[last], items[other] = items[other], items[last]
    return at


@compiled_part
def exchange(words: Drawn, at: int, lines: Order, width: int) -> int:
    """Write *lines* in an order that keeps those of each band (*width* of them) together; return as ``shuffle``."""
    bands = np.arange(lines.size // width)
    at = shuffle(words, at, bands)
    for k in range(bands.size):
        for j in range(width):
            lines[k * width + j] = bands[k] * width + j
        at = shuffle(words, at, lines[k * width : (k + 1) * width])
    return at


@compiled
def draw_digits(words: Drawn, shipped: Indices, size: int, height: int, width: int, digits: Indices) -> int:
    """Write the *digits* of a moved solution, as ``solutions.pick`` does; return where the next word is."""
    row, at = below(words, 0, shipped.shape[0])
    names = np.arange(1, size + 1)
    at = shuffle(words, at, names)
    rows = np.empty(size, dtype=np.intp)
    columns = np.empty(size, dtype=np.intp)
    at = exchange(words, at, rows, height)
    at = exchange(words, at, columns, width)
    turned = 0
    if height == width:
        turned, at = below(words, at, 2)
    for r in range(size):
        for c in range(size):
            cell = columns[c] * size + rows[r] if turned else rows[r] * size + columns[c]
            digits[r * size + c] = names[shipped[row, cell] - 1]
    return at


@compiled
def draw_links(
    words: Drawn, digits: Indices, edges: Indices, tables: Indices, policy: int, gap: int, links: Indices
) -> int:
    """Write the *links* of all dots, as ``generate.draw_dots`` says; return where the next word is."""
    at = 0
    for edge in range(edges.shape[0]):
        table = policy
        if policy == _MIXED:
            table, at = below(words, at, 2)
        dot = tables[table, digits[edges[edge, 0]], digits[edges[edge, 1]]]
        links[edge] = dot or gap
    return at


@compiled
def draw_order(words: Drawn, cells: int, dots: Order, order: Order) -> int:
    """Write the clues in an *order*, as ``generate.drop_order`` does; return where the next word is."""
    for cell in range(cells):
        order[cell] = cell
    at = shuffle(words, 0, order[:cells])
    for k in range(dots.size):
        order[cells + k] = dots[k]
    return shuffle(words, at, order[3 * cells // 4 :]) if dots.size else at
