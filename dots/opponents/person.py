"""How a person chooses a dot: looks somewhere, sees some of what can be captured, follows a plan.

How far from the last dot of the other side it looks is by chance, as often as people do (lab/results/dots-people.md).
What it sees to capture or to save, and what cannot wait, may lie elsewhere. The plan lasts for some moves: chase the
last dot, take an area, or keep a wall of one's own from being enclosed. Everything depends on the seed and the moves
alone. A twin is web/dots/engine/person.js.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from kropki.dots.board.moves import MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.lookahead import gains, joint_of
from kropki.dots.engine.prior import FEATURES, SAVES, TAKES, features_of
from kropki.dots.engine.strengths import Person
from kropki.dots.engine.weights import learned
from kropki.dots.kernel.cells import DOTS, LIVE, TAKEN, Cell, Shorts, Side, cell_of, cells_of, column_of, row_of
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.long_steps import threat
from kropki.dots.kernel.state import LONG, SIZE
from kropki.dots.opponents.fence import ROOM, fence
from kropki.dots.rules.game import Play

# how often it looks no further from the last dot than so many steps, and further than the row above says
SPANS = ((0.45, 1), (0.65, 2), (0.75, 3), (0.85, 5), (0.92, 8), (1.0, 64))
NEAR = 2  # steps from any dot within which it puts one
CHAPTER = 6  # moves of its own for which a plan lasts
PLANS = {"chase": (1.0, 0.4), "area": (1.0, 0.6), "wall": (0.4, 1.0)}  # what enclosing counts, and not being enclosed
PRESSING = 2  # dots that a ring around so many or more may lack to be looked at wherever it is
CROWD = 4  # dots in a ring from which on more count no more
_SAVES, _TAKES = 4, 3  # of the features of a point


class Look:
    """One look of *player* at a board, as a *person* by *seed* does."""

    def __init__(self, play: Play, field: Field, player: Player, person: Person, seed: int) -> None:
        self.field, self.state, self.person = field, field.state, person
        self.side: Side = player - 1
        self.width, self.height = play.board.width, play.board.height
        dots = [move for move in play.moves if move.kind is MoveKind.DOT and move.point is not None]
        mine = [cell_of(play.board, move.point) for move in dots if move.player == player and move.point is not None]
        others = [cell_of(play.board, move.point) for move in dots if move.player != player and move.point is not None]
        self.last, self.before = others[-1] if others else 0, mine[-1] if mine else 0
        self.rng = random.Random(f"{seed}:{len(play.moves)}:look")  # noqa: S311 - a game
        chapter = random.Random(f"{seed}:{len(mine) // CHAPTER}:plan")  # noqa: S311
        self.plan = chapter.choice(list(PLANS))
        self.cells = cells_of(play.board)
        bytes_ = self.state.field[self.cells]
        self.open: Shorts = self.cells[bytes_ & TAKEN == 0]
        self.dots: Shorts = self.cells[bytes_ & DOTS != 0]

    def choose(self) -> Cell:
        """Return the open cell that it likes best."""
        wishes, pressing = self._wishes()
        wanted = self._looked_at()
        seen, missed = self._captures()
        wanted |= seen | pressing
        every: list[Cell] = self.open.tolist()
        cells = [cell for cell in every if cell in wanted] or every
        worth = self._worth(cells, missed)
        best, most = cells[0], -1e9
        for cell, looks in zip(cells, worth, strict=True):
            value = looks + (wishes.get(cell, 0.0) + self.person.mood * (self.rng.random() - self.rng.random()))
            if value > most:
                best, most = cell, value
        return best

    def _looked_at(self) -> set[Cell]:
        """Return the open cells near a dot that are as far from the last one as it looks; all near a dot if none is."""
        drawn = self.rng.random()
        number = next(number for number, (share, _) in enumerate(SPANS) if drawn < share)
        least, most = SPANS[number - 1][1] + 1 if number else 1, SPANS[number][1]
        near = np.zeros((self.height + 2 * NEAR, 64 + 2 * NEAR), bool)
        for cell in self.dots.tolist():
            x, y = column_of(cell), row_of(cell)
            near[max(y - NEAR, 0) : y + NEAR + 1, max(x - NEAR, 0) : x + NEAR + 1] = True
        cells = self.open[near[row_of(self.open), column_of(self.open)]]
        far = self._far(cells, self.last)
        some = cells[(far >= least) & (far <= most)]
        return set((some if some.size and self.last else cells).tolist())

    @staticmethod
    def _far(cells: Shorts, centre: Cell) -> Shorts:
        """Return how many steps each of *cells* is from *centre*."""
        far: Shorts = np.maximum(abs(column_of(cells) - column_of(centre)), abs(row_of(cells) - row_of(centre)))
        return far

    def _captures(self) -> tuple[set[Cell], set[Cell]]:
        """Return the cells where a dot captures or saves: those that it sees, and those that it does not."""
        taken = np.zeros(self.open.size, np.int64)
        some = set()
        for side in (0, 1):
            gains(self.state, self.open, side, taken)
            some |= set(self.open[taken > 0].tolist())
        seen = {cell for cell in sorted(some) if self.rng.random() < self.person.sight}
        return seen, some - seen

    def _wishes(self) -> tuple[dict[Cell, float], set[Cell]]:
        """Return what the plan makes of each cell that it wants, and which cells cannot wait."""
        wishes: dict[Cell, float] = {}
        pressing: set[Cell] = set()
        if not self.person.reach:
            return wishes, pressing
        own, foe = LIVE << self.side, LIVE << (1 - self.side)
        attacks, defends = PLANS[self.plan]
        target = self._nearest(foe, self.before if self.plan == "area" else self.last)
        home = self._nearest(own, self.last)
        for start, side, weight in ((target, self.side, attacks), (home, 1 - self.side, defends)):
            if not start:
                continue
            lacking, held = self._fence(start, side)
            if held >= PRESSING >= len(lacking):
                pressing.update(lacking)
            for cell in lacking:
                wishes[cell] = wishes.get(cell, 0.0) + self.person.plan * weight * min(held, CROWD) / len(lacking)
        return wishes, pressing

    def _nearest(self, kind: int, centre: Cell) -> Cell:
        """Return the live dot of a *kind* that is nearest to *centre*, the first of several; 0 if there is none."""
        if not centre:
            return 0
        cells = self.dots[self.state.field[self.dots] & kind != 0]
        if not cells.size:
            return 0
        return int(cells[int(self._far(cells, centre).argmin())])

    def _fence(self, start: Cell, side: Side) -> tuple[list[Cell], int]:
        """Return the cells that *side* lacks around the dot on *start*, and how many dots the ring would hold.

        Where chains have steps of two: the cell from which most dots could capture, if two could.
        """
        if self.state.tally[LONG]:
            ways, cell = divmod(threat(self.state, start, side), SIZE)
            return ([cell], PRESSING) if ways > 1 else ([], 0)
        found = np.zeros(self.person.reach + 2, np.int64)
        count = fence(self.state, start, side, self.person.reach, np.zeros(ROOM, np.int64), found)
        return found[:count].tolist(), int(found[count])

    def _worth(self, cells: list[Cell], missed: set[Cell]) -> Iterator[float]:
        """Yield how promising each of *cells* looks; of those that were *missed*, as if it took nothing."""
        weights = learned()
        joining = joint_of(self.state, self.last, self.side) if self.last else 0
        out = np.zeros(len(cells) * FEATURES, np.int64)
        row = np.zeros(FEATURES, np.int64)
        features_of(
            self.state, np.array(cells, np.int16), self.side, 0, self.before, joining, self.width, self.height, row, out
        )
        for cell, features in zip(cells, out.reshape(-1, FEATURES), strict=True):
            if cell in missed:
                features[_TAKES], features[_SAVES] = TAKES, SAVES
            value = 0.0
            for feature in features:
                value += float(weights[feature])
            yield value
