"""What may be asked of a puzzle, checked before any work is done."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from kropki.generator.board import geometry
from kropki.generator.board.rules import Negative, OneTwo, is_rule
from kropki.generator.errors import RequestError, nearest
from kropki.generator.ladder.rungs import RUNGS, Difficulty, Level, Rung

SEED_LIMIT = 200  # characters
TECHNIQUES = tuple(rung.name for rung in RUNGS)

COMFORT = {4: 2, 5: 3, 6: 5, 7: 6, 8: 8, 9: 10}  # givens of an easy puzzle, at least

# the hardest rung that a puzzle of an easier level may need before its first digit
GENTLE_START = {Level.EASY: 1.5, Level.MEDIUM: 1.7}

LEAST_MOMENTS = 2  # at which nothing easier than the level leads to a digit
FEW_DOTS = {Level.HARD: 33, Level.EXPERT: 28, Level.EXTREME: 29}  # of a 9x9 board with all dots: fewer are felt more
BOUNDS = (  # of the difficulty that may be asked for, beside the level
    "rating_min",
    "rating_max",
    "first_rating_min",
    "first_rating_max",
    "openings_min",
    "openings_max",
    "moments_min",
    "moments_max",
)

# (size, negative) of boards with boxes -> the levels of which there are enough puzzles; one 6x6 in 20,000 is extreme
LEVELS = {
    (4, True): (Level.EASY, Level.MEDIUM),
    (4, False): (Level.EASY, Level.MEDIUM, Level.HARD),
    (6, True): (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT),
    (6, False): tuple(Level),
    (9, True): tuple(Level),
    (9, False): tuple(Level),
}
SQUARE_LEVELS = {  # of boards without boxes, of which a processor makes at least one puzzle a second
    **{(size, negative): tuple(Level) for size in geometry.SQUARES for negative in (True, False)},
    (4, True): (Level.MEDIUM, Level.EXPERT),
    (5, True): (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT),
}

ONE_COLOUR_LEVELS: dict[tuple[int, bool, Negative], tuple[Level, ...]] = {  # (size, boxes, negative), not all levels
    (4, True, "white"): (Level.EASY, Level.MEDIUM, Level.HARD),
    (4, True, "black"): (Level.EASY, Level.MEDIUM, Level.HARD),
    (4, False, "white"): (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT),
}


def levels_of(size: int, negative: Negative, *, boxes: bool) -> tuple[Level, ...]:
    """Return the levels of which a processor makes at least one puzzle of this kind a second."""
    if isinstance(negative, str):
        return ONE_COLOUR_LEVELS.get((size, boxes, negative), tuple(Level))
    return (LEVELS if boxes else SQUARE_LEVELS)[size, negative]


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of a puzzle; raises ``RequestError`` for what no puzzle can be."""

    size: int = 9
    boxes: bool = True  # whether each box holds every digit, too
    negative: Negative = True  # which dots are all drawn; the others are clues
    one_two: OneTwo = OneTwo.BLACK  # with all dots of one colour: that colour
    sampling: int | None = None  # givens of the partial start; None: all
    fewest: bool = False  # the provably fewest givens, all dots drawn
    fresh: bool = False  # a new solution from the constraint model
    difficulty: Level | None = None  # None: whatever the minimal puzzle is
    techniques: tuple[str, ...] = ()  # the puzzle needs each of these
    rating_min: float | None = None
    rating_max: float | None = None
    givens_max: int | None = None
    symmetric: bool = False  # the cells of the givens look the same upside down
    first_rating_min: float | None = None  # of the hardest step up to the first digit
    first_rating_max: float | None = None
    openings_min: float | None = None
    openings_max: float | None = None
    moments_min: int | None = None
    moments_max: int | None = None

    def __post_init__(self) -> None:
        if self.size not in geometry.sizes(boxes=self.boxes):
            wanted = geometry.size_words(boxes=self.boxes) + (", or no boxes" if self.boxes else "")
            raise RequestError(f"expected size {wanted}, got {self.size!r}")
        if not is_rule(self.negative):
            raise RequestError(f"expected true, false, 'white' or 'black' for negative, got {self.negative!r:.40}")
        if not isinstance(self.one_two, OneTwo):
            raise RequestError(f"expected one of {', '.join(OneTwo)} for a 1-2 pair, got {self.one_two!r}")
        if isinstance(self.negative, str):
            object.__setattr__(self, "one_two", OneTwo(self.negative))
        self._check_start()
        self._check_ladder()
        self._check_givens()

    @property
    def board(self) -> geometry.Board:
        """The shape of the board."""
        return geometry.board(self.size, boxes=self.boxes)

    @property
    def hardest(self) -> Level | None:
        """The level whose rungs the puzzle must be solved by; ``None``: it need only have one solution."""
        if self.difficulty is not None:
            return self.difficulty
        levels = [rung_called(name).level for name in self.techniques]
        if self.rating_min is not None or self.rating_max is not None:
            levels = [rung.level for rung in RUNGS if self._allows(rung.value)]
        return max(levels, key=lambda level: level.rank, default=None)

    def allows(self, found: Difficulty) -> bool:
        """Tell whether a puzzle with the difficulty *found* has the level, rating, start and moments asked for."""
        if not (self._allows(found.rating) and self._allows_course(found)):
            return False
        if self.difficulty is None:
            return True
        gentle = self.gentlest is None or found.first <= self.gentlest
        often = found.moments >= least_moments(self)
        return found.level == self.difficulty and gentle and often

    @property
    def gentlest(self) -> float | None:
        """The hardest rung that the puzzle may need before its first digit; ``None``: any."""
        return GENTLE_START.get(self.difficulty) if self.difficulty else None

    @property
    def is_fine(self) -> bool:
        """Whether more is asked of the reasoning than its level."""
        return bool(self.techniques) or any(getattr(self, name) is not None for name in BOUNDS)

    def _allows_course(self, found: Difficulty) -> bool:
        return (
            _lies(found.first, self.first_rating_min, self.first_rating_max)
            and _lies(found.openings, self.openings_min, self.openings_max)
            and _lies(found.moments, self.moments_min, self.moments_max)
        )

    def _allows(self, rating: float) -> bool:
        return _lies(rating, self.rating_min, self.rating_max)

    def _check_start(self) -> None:
        if self.sampling is not None and not 0 <= self.sampling <= self.size**2:
            raise RequestError(f"expected a sampling from 0 to {self.size**2} givens, got {self.sampling!r}")
        if self.fewest and self.sampling is not None:
            raise RequestError("expected either a sampling or the fewest givens, got both")
        if self.fewest and self.hardest is not None:
            raise RequestError("expected either the fewest givens or a level, technique or rating, got both")

    def _check_givens(self) -> None:
        least = COMFORT[self.size] if self.difficulty is Level.EASY else 0
        if self.givens_max is not None and not least <= self.givens_max <= self.size**2:
            raise RequestError(f"expected at most {least} to {self.size**2} givens, got {self.givens_max!r}")
        if self.symmetric and (self.fewest or self.sampling is not None):
            raise RequestError("expected either symmetric givens or a sampling or the fewest, got both")

    def _check_ladder(self) -> None:
        levels = levels_of(self.size, self.negative, boxes=self.boxes)
        if self.difficulty is not None and self.difficulty not in levels:
            raise RequestError(
                f"expected one of the levels of size {self.size} ({', '.join(levels)}), got {str(self.difficulty)!r}"
            )
        possible = [rung for rung in RUNGS if self.difficulty in (None, rung.level) and self._allows(rung.value)]
        if not possible:
            raise RequestError("no technique has the level and the rating asked for: see docs/difficulty.md")
        self._check_course()
        for name in self.techniques:
            rung = rung_called(name)
            if rung.name == RUNGS[0].name:
                raise RequestError(f"no puzzle needs the technique {name!r}: it is a naked single as well")
            if rung.value > possible[-1].value:
                raise RequestError(f"the technique {name!r} is harder than the level or the rating asked for")

    def _check_course(self) -> None:
        """Raise ``RequestError`` for bounds of the start, the openings or the moments that no puzzle lies within."""
        for what in ("first_rating", "openings", "moments"):
            least, most = getattr(self, f"{what}_min"), getattr(self, f"{what}_max")
            if not (_lies(least or 0, None, most) and all(each is None or each >= 0 for each in (least, most))):
                raise RequestError(f"expected a {what}_min of at least 0 and no more than {what}_max, got {least!r}")


def _lies(value: float, least: float | None, most: float | None) -> bool:
    return (least is None or least <= value) and (most is None or value <= most)


def least_moments(request: Request) -> int:
    """Return at how many moments a puzzle of *request* needs its level, at least."""
    if request.difficulty in (None, Level.EASY):
        return 0
    return LEAST_MOMENTS if request.size == max(geometry.SIZES) else 1


def few_dots(request: Request) -> int | None:
    """Return how many dots the full solution of *request* may have; ``None``: any number."""
    if request.difficulty is None or request.negative is not True or request.size != max(geometry.SIZES):
        return None
    return FEW_DOTS.get(request.difficulty)


def rung_called(name: str) -> Rung:
    """Return the rung with this *name*; raise ``RequestError`` where there is none."""
    for rung in RUNGS:
        if rung.name == name:
            return rung
    raise RequestError(f"expected a technique ({', '.join(TECHNIQUES)}), got {name!r}{nearest(name, TECHNIQUES)}")


def check_seed(seed: str) -> None:
    """Raise ``RequestError`` unless *seed* is Unicode text of 1 to ``SEED_LIMIT`` characters, none for control.

    A record goes to terminals, spreadsheets and databases, of which some cannot hold a NUL, and some act on the others.
    """
    if not 1 <= len(seed) <= SEED_LIMIT:
        raise RequestError(f"expected a seed of 1 to {SEED_LIMIT} characters, got {len(seed)}")
    if any("\ud800" <= character <= "\udfff" for character in seed):
        raise RequestError("expected a seed of Unicode text, got a lone surrogate")
    if any(unicodedata.category(character) == "Cc" for character in seed):
        raise RequestError(f"expected a seed without control characters, got {seed!r:.40}")
