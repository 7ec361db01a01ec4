"""The plain way to play dots: lists and loops, the standard rules as one writes them down, and nothing faster.

Every dot floods from each of its free sides; what does not reach the edge is closed, and the
chain around it is found by walking along its border. The product does none of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Cell = int


class PlainBoard:
    """A board with a border of walls: *dot* and *area* hold a player or 0, *pool* likewise, for each cell."""

    def __init__(self, width: int, height: int) -> None:
        self.stride = s = width + 2
        self.size = s * (height + 2)
        self.sides = (-1, -s, 1, s)
        self.around = (-1, -s - 1, -s, 1 - s, 1, s + 1, s, s - 1)  # clockwise from the west
        self.wall = [not (0 < c % s <= width and 0 < c // s <= height) for c in range(self.size)]
        self.dot, self.area, self.pool = [0] * self.size, [0] * self.size, [0] * self.size
        self.bound = [False] * self.size  # a dot of a chain that captured
        self.held = [0, 0, 0]

    def is_open(self, cell: Cell) -> bool:
        return not (self.wall[cell] or self.dot[cell] or self.area[cell])

    def is_live(self, cell: Cell, player: int) -> bool:
        return self.dot[cell] == player and not self.area[cell]

    def put(self, cell: Cell, player: int) -> None:
        self.dot[cell] = player
        pool, self.pool[cell] = self.pool[cell], 0
        if pool == player:
            return
        closed = self.close_around(cell, player)
        if pool and closed:
            self.end_pool(cell)
        elif pool:
            held = self.flood(cell, pool)
            self.capture(self.chain(held, pool), cell, pool)

    def close_around(self, cell: Cell, player: int) -> bool:
        chains = []
        seen: set[Cell] = set()
        for start in (cell + step for step in self.sides):
            if start not in seen and not self.wall[start] and not self.is_live(start, player):
                held = self.flood(start, player)
                seen |= held
                chain = self.chain(held, player) if held else []
                if cell in chain:
                    chains.append((len(chain), start, chain))
        for _, start, chain in sorted(chains):
            self.capture(chain, start, player)
        return bool(chains)

    def flood(self, start: Cell, player: int) -> set[Cell]:
        """Return the cells around *start* up to *player*'s live dots; none where they reach the edge."""
        found, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for cell in (here + step for step in self.sides):
                if cell not in found and not self.is_live(cell, player):
                    if self.wall[cell]:
                        return set()
                    found.add(cell)
                    todo.append(cell)
        return found

    def chain(self, held: set[Cell], player: int) -> list[Cell]:
        """Walk around *held* clockwise; loops that do not hold it are dropped."""
        top = min(held)
        here, back = top - self.stride, top
        path = [here]
        while True:
            turn = self.around.index(back - here)
            for further in range(turn + 1, turn + 9):
                if self.is_live(here + self.around[further % 8], player):
                    break
            here, back = here + self.around[further % 8], here + self.around[(further - 1) % 8]
            if here not in path:
                path.append(here)
                continue
            loop = path[path.index(here) :]
            if len(loop) > 3 and self.surrounds(loop, top):
                return loop
            del path[path.index(here) + 1 :]

    def surrounds(self, loop: Sequence[Cell], cell: Cell) -> bool:
        row, column = divmod(cell, self.stride)
        inside = False
        for a, b in zip(loop, [*loop[1:], loop[0]], strict=True):
            if {a // self.stride, b // self.stride} == {row - 1, row}:
                inside ^= a % self.stride + b % self.stride > 2 * column
        return inside

    def capture(self, chain: Iterable[Cell], start: Cell, player: int) -> None:
        walls = set(chain)
        found, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for cell in (here + step for step in self.sides):
                if cell not in found and cell not in walls and not (self.bound[cell] and self.dot[cell] == player):
                    found.add(cell)
                    todo.append(cell)
        if not any(self.dot[cell] == 3 - player for cell in found):
            for cell in found:
                self.pool[cell] = 0 if self.dot[cell] else player
            return
        for cell in walls:
            self.bound[cell] = True
        for cell in found:
            self.take(cell, player)

    def take(self, cell: Cell, player: int) -> None:
        if self.dot[cell] == 3 - player:
            self.held[player] += 1
        elif self.dot[cell] and self.area[cell]:
            self.held[3 - player] -= 1
        self.area[cell] = 0 if self.dot[cell] == player else player
        self.bound[cell] = self.pool[cell] = False

    def end_pool(self, cell: Cell) -> None:
        todo = [cell]
        while todo:
            here = todo.pop()
            for beside in (here + step for step in self.sides):
                if self.pool[beside]:
                    self.pool[beside] = 0
                    todo.append(beside)


def play_out(width: int, height: int, order: Iterable[tuple[int, int]]) -> list[int]:
    """Put dots on the points of *order* that are still open, by turns; give moves and what each side holds."""
    game = PlainBoard(width, height)
    player, moves = 1, 0
    for x, y in order:
        cell = (y + 1) * game.stride + x + 1
        if game.is_open(cell):
            game.put(cell, player)
            player, moves = 3 - player, moves + 1
    return [moves, *game.held[1:]]
