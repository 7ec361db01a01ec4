"""Points and rings on the plane, as pairs and sets: what the judge of dots knows of geometry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Point = tuple[int, int]
Ring = tuple[Point, ...]
Link = tuple[Point, Point]

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def named(name: str) -> Point:
    """Return the point of a column and a row, a letter each."""
    return LETTERS.index(name[0]), LETTERS.index(name[1])


def beside(point: Point) -> list[Point]:
    """Return the points above, below, left and right, on the board or not."""
    x, y = point
    return [(x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)]


def around(point: Point) -> list[Point]:
    """Return the eight points around, on the board or not."""
    x, y = point
    return [(x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if (i, j) != (0, 0)]


def spread(start: Iterable[Point], allowed: Any, steps: Any = beside) -> set[Point]:
    """Return all that can be reached from *start* over points that are *allowed*."""
    seen = set(start)
    todo = list(seen)
    while todo:
        for point in steps(todo.pop()):
            if point not in seen and allowed(point):
                seen.add(point)
                todo.append(point)
    return seen


def links(ring: Ring) -> list[Link]:
    """Return the links of a ring, the one from the last dot to the first as well."""
    return [(ring[i - 1], ring[i]) for i in range(len(ring))]


def turn(a: Point, b: Point, c: Point) -> int:
    """Tell on which side of the line from *a* to *b* the point *c* lies; 0: on it."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def lies_on(point: Point, link: Link) -> bool:
    """Tell whether *point* lies on the link, ends included."""
    (ax, ay), (bx, by) = link
    x, y = point
    return turn(link[0], link[1], point) == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def meet(one: Link, other: Link) -> bool:
    """Tell whether two links meet anywhere but in ends that they have in common."""
    if set(one) == set(other):
        return False
    common = set(one) & set(other)
    touching = [p for p in one if lies_on(p, other)] + [p for p in other if lies_on(p, one)]
    if any(p not in common for p in touching):
        return True
    a, b = one
    c, d = other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def is_inside(point: Point, ring: Ring) -> bool:
    """Tell whether *point* lies strictly inside the line: a ray to the right crosses it an odd number of times."""
    x, y = point
    odd = False
    for link in links(ring):
        if lies_on(point, link):
            return False
        (ax, ay), (bx, by) = sorted(link, key=lambda end: end[1])
        if ay <= y < by and (bx - ax) * (y - ay) + (ax - x) * (by - ay) > 0:  # it crosses to the right of x
            odd = not odd
    return odd


def insides(ring: Ring) -> set[Point]:
    """Return the points strictly inside the closed line."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    places = [(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)]
    return {point for point in places if is_inside(point, ring)}


def tightest(area: set[Point]) -> set[Point]:
    """Return the dots of the tightest ring around *area*, an orthogonally connected set with dots on all its sides.

    Outside is what a king walks to without entering the area. A pocket that he can enter by one
    dot only is inside the ring all the same, because a ring passes a dot once.
    """
    left, right = min(x for x, _ in area) - 2, max(x for x, _ in area) + 2
    top, bottom = min(y for _, y in area) - 2, max(y for _, y in area) + 2

    def free(point: Point) -> bool:
        return left <= point[0] <= right and top <= point[1] <= bottom and point not in area

    corner = (left, top)
    outside = spread([corner], free, around)
    walls = {point for point in outside if any(side in area for side in beside(point))}
    pockets: set[Point] = set()
    for wall in walls:
        pockets |= outside - {wall} - spread([corner], lambda point, wall=wall: free(point) and point != wall, around)
    return walls - pockets
