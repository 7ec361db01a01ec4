"""The tree: playouts from a position, and what they say of its moves.

A node is a row of flat arrays; its children lie side by side. Its sums are from the side of who
made its move. Each iteration copies the position, walks down by ``_best_child``, expands the leaf,
plays out and adds up; nothing is ever taken back.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kropki.dots.engine.lookahead import joint, near_rows
from kropki.dots.engine.playout import lead, play_out
from kropki.dots.engine.prior import Weights, weigh, write_features
from kropki.dots.kernel.cells import STRIDE, TAKEN, Numbers, Shorts, Side, Words, wide
from kropki.dots.kernel.closing import drop
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import LEFT, LONG, BoardState, copy_cells

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]

# numbers of a search
USED, ROOT, SIDE, LAST, BEFORE, WIDTH, HEIGHT, LIMIT, META = range(9)  # LIMIT: dots until the game ends
# parameters of a search, all real numbers; MEDIAN: of the differences at the end of playouts, moved by DRIFT after each
# one; SQUARES: the sum of their squares
EXPLORE, EQUIVALENT, UNTRIED, MARGIN, SCALE, MEDIAN, DRIFT, EXPAND, SHARE, REACH, SQUARES, PARAMS = range(12)

HORIZON = 24  # dots of a playout where chains have steps of two: each takes longer, and fights are short


class Tree(NamedTuple):
    """All nodes, by number; node 0 is none, so that 0 children is a leaf."""

    moves: Shorts  # the cell of the dot
    visits: Ints
    sums: Floats  # of values from 0 to 1
    margins: Floats  # of differences at the end
    seen: Floats  # playouts in which the same side put the same dot later
    seen_sums: Floats
    priors: Floats
    first: Ints  # the first child; 0: none yet
    fan: Shorts  # how many children


def make_tree(nodes: int) -> Tree:
    """Make room for *nodes* nodes."""
    return Tree(
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int16),
    )


class Buffers(NamedTuple):
    """What playouts take from one iteration to the next, and room for what one iteration writes."""

    order: Shorts  # the open cells that playouts draw from
    word: Words  # what chance has come to
    rows: Numbers  # a bit for each point near a dot
    features: Numbers  # of one point
    path: Ints  # the nodes on the way down
    moves: Shorts  # the dots put
    when: Shorts  # by cell: the number of its first dot, 0 for none


@compiled
def search(
    start: BoardState,
    work: BoardState,
    tree: Tree,
    buffers: Buffers,
    meta: Numbers,
    params: Doubles,
    weights: Weights,
    iterations: int,
) -> int:
    """Run *iterations* from the position *start*, in *work*; return how many were run before the tree was full."""
    path, moves = buffers.path, buffers.moves
    end = (meta[HEIGHT] + 2) * STRIDE
    horizon = HORIZON if start.tally[LONG] else meta[LIMIT]
    for iteration in range(iterations):
        if meta[USED] + meta[WIDTH] * meta[HEIGHT] > tree.moves.size:
            return iteration
        copy_cells(start, work, end)
        side = wide(meta[SIDE])
        last = wide(meta[LAST])
        before = wide(meta[BEFORE])
        node = wide(meta[ROOT])
        path[0] = node
        depth = 1
        while True:
            if depth > meta[LIMIT]:
                break
            if tree.fan[node] == 0:
                if depth > 1 and tree.visits[node] < params[EXPAND]:
                    break
                _expand(work, tree, buffers, meta, params, weights, node, side, last, before)
                if tree.fan[node] == 0:
                    break
            node = _best_child(tree, params, node)
            path[depth] = node
            cell = wide(tree.moves[node])
            drop(work, cell, side, False)
            moves[depth - 1] = cell
            depth += 1
            before = last
            last = cell
            side = 1 - side
            if tree.visits[node] == 0:
                break
        made = play_out(
            work, buffers.order, buffers.word, side, last, before, moves, depth - 1, min(meta[LIMIT], depth + horizon)
        )
        _add(tree, buffers, meta, params, depth, made, lead(work.tally))
    return iterations


@compiled_part
def _expand(
    state: BoardState,
    tree: Tree,
    buffers: Buffers,
    meta: Numbers,
    params: Doubles,
    weights: Weights,
    node: int,
    side: Side,
    last: int,
    before: int,
) -> None:
    """Give *node* a child for each open point near a dot, or for each open point where none is near."""
    if state.tally[LEFT] == 0:
        return
    width, height, rows = meta[WIDTH], meta[HEIGHT], buffers.rows
    near_rows(state.tally, rows, height, width, wide(params[REACH]))
    joining = joint(state, last, side) if last else wide(0)
    first = meta[USED]
    for everywhere in range(2):
        count = wide(0)
        best = np.float32(-1e9)
        for y in range(1, height + 1):
            for x in range(1, width + 1):
                cell = y * STRIDE + x
                if state.field[cell] & TAKEN or not (everywhere or rows[y] >> x & 1):
                    continue
                child = first + count
                tree.moves[child] = cell
                write_features(state, cell, side, last, before, joining, width, height, buffers.features)
                value = np.float32(weigh(weights, buffers.features))
                tree.priors[child] = value
                best = max(best, value)
                count += 1
        if count:
            break
    total = np.float32(0)
    for child in range(first, first + count):
        value = np.exp(tree.priors[child] - best)
        tree.priors[child] = value
        total += value
    for child in range(first, first + count):
        tree.priors[child] /= total
        tree.visits[child] = 0
        tree.sums[child] = 0
        tree.margins[child] = 0
        tree.seen[child] = 0
        tree.seen_sums[child] = 0
        tree.first[child] = 0
        tree.fan[child] = 0
    tree.first[node] = first
    tree.fan[node] = count
    meta[USED] = first + count


@compiled_part
def _best_child(tree: Tree, params: Doubles, node: int) -> int:
    """Return the child to try next: by its mean, the playouts that had its dot later, and its prior."""
    first = wide(tree.first[node])
    visits = tree.visits[node]
    explore = np.float32(params[EXPLORE]) * np.sqrt(np.float32(visits + 1))
    equivalent = np.float32(params[EQUIVALENT])
    untried = np.float32(0.5)
    if visits:
        untried = np.float32(1) - tree.sums[node] / np.float32(visits) - np.float32(params[UNTRIED])
    best = first
    most = np.float32(-1e9)
    for child in range(first, first + tree.fan[node]):
        tried = np.float32(tree.visits[child])
        seen = tree.seen[child]
        mean = tree.sums[child] / tried if tried > 0 else untried
        if seen > 0:
            share = seen / (seen + tried + seen * tried / equivalent)
            mean += share * (tree.seen_sums[child] / seen - mean)
        value = mean + explore * tree.priors[child] / (tried + np.float32(1))
        if value > most:
            best, most = child, value
    return best


@compiled_part
def _add(tree: Tree, buffers: Buffers, meta: Numbers, params: Doubles, depth: int, made: int, margin: int) -> None:
    """Add the outcome of a playout to the nodes of its path, and to their siblings that it played later."""
    moves, when = buffers.moves, buffers.when
    median = params[MEDIAN]
    params[MEDIAN] += params[DRIFT] if margin > median else (-params[DRIFT] if margin < median else 0.0)
    params[SQUARES] += margin * margin
    value = np.float32(_value(margin, median, params))
    for at in range(made):
        when[moves[at]] = 0
    for at in range(made - 1, -1, -1):
        when[moves[at]] = at + 1
    side = wide(meta[SIDE])
    for at in range(depth):
        node = wide(buffers.path[at])
        mine = value if side == 1 else np.float32(1) - value  # of who moved to this node
        tree.visits[node] += 1
        tree.sums[node] += mine
        tree.margins[node] += margin if side == 1 else -margin
        first = wide(tree.first[node])
        until = made if params[SHARE] >= 1 else at + wide((made - at) * params[SHARE])
        for child in range(first, first + tree.fan[node]):
            played = wide(when[tree.moves[child]])
            if played > at and played <= until and (played - 1 - at) & 1 == 0:
                tree.seen[child] += 1
                tree.seen_sums[child] += np.float32(1) - mine
        side = 1 - side
    for at in range(made):
        when[moves[at]] = 0


@compiled_part
def _value(margin: int, median: float, params: Doubles) -> float:
    """Return what *margin* is worth to player 1, from 0 to 1: to win, to beat the *median*, a little for each point."""
    won = 1.0 if margin > 0 else (0.5 if margin == 0 else 0.0)
    beaten = 1.0 if margin > median else (0.5 if margin == median else 0.0)
    by = 0.5 + 0.5 * math.tanh((margin - median) / params[SCALE])
    return float((won + beaten) * 0.5 * (1.0 - params[MARGIN]) + by * params[MARGIN])


@compiled
def copy_below(tree: Tree, fresh: Tree, root: int) -> int:
    """Copy *root* and all below it to *fresh*, as its node 1 and on; give the number after the last."""
    _copy(tree, fresh, root, 1)
    used = wide(2)
    node = wide(1)
    while node < used:
        first = wide(fresh.first[node])
        if fresh.fan[node]:
            fresh.first[node] = used
            for place in range(fresh.fan[node]):
                _copy(tree, fresh, first + place, used)
                used += 1
        node += 1
    return used


@compiled_part
def _copy(tree: Tree, fresh: Tree, node: int, place: int) -> None:
    fresh.moves[place] = tree.moves[node]
    fresh.visits[place] = tree.visits[node]
    fresh.sums[place] = tree.sums[node]
    fresh.margins[place] = tree.margins[node]
    fresh.seen[place] = tree.seen[node]
    fresh.seen_sums[place] = tree.seen_sums[node]
    fresh.priors[place] = tree.priors[node]
    fresh.first[place] = tree.first[node]
    fresh.fan[place] = tree.fan[node]
