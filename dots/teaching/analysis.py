"""What each move of a recorded game was worth: its score, the best move, and what it lost; variations too.

A position is searched once for the side to move. A move that was tried enough in that search has its score from
there; any other is made, and the position after it is searched for the other side. The next move begins in that
position, and what was found there serves it, too (``Once``). The best move is the best of what was found: if the move
that was played turns out to score more than the one that the search chose, it is the best one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kropki.dots.board.board import Board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.engine import Budget, Candidate, Choice, Chooser, Engine, outlook
from kropki.dots.errors import DotsError
from kropki.dots.records import dialects, sgf
from kropki.dots.records import text as sgf_text
from kropki.dots.records.record import Record
from kropki.dots.records.text import Nodes, children
from kropki.dots.rules.game import Play

MOST = 3_000  # moves of a record that are looked at
ENOUGH = 0.1  # of the visits of a search: a move with fewer is searched by itself
SLIP = 0.05  # points; what is less is not told as lost
GIVING_UP = (MoveKind.RESIGN, MoveKind.TIME)  # that loses nothing by itself: the moves before did


ROUGH = "On a board this large a short analysis is only a rough guide."
_LARGE = 25 * 25  # points
_SHORT = 3_000  # playouts for a position, the time of the level


def is_rough(record: Record, budget: Budget) -> bool:
    """Tell whether an analysis with this *budget* for a position is only a rough guide.

    In an empty start on a large board, two searches of a position differ by several points.
    """
    is_short = budget.nodes <= _SHORT if budget.nodes else (budget.seconds or 0) <= 1
    return len(record.board.points) >= _LARGE and is_short and not sgf.script(record).start


def lost_by(score: float, best: float) -> float:
    """Return the points by which *best* is better than *score*; 0 where that is too little to tell."""
    return best - score if best - score >= SLIP else 0.0


def hundredths(score: float) -> float:
    """Return *score* in hundredths of a point; a zero has no minus.

    >>> hundredths(-0.004), hundredths(-1.234)
    (0.0, -1.23)
    """
    return round(score, 2) + 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a record, at *node*; the number of the move on its line. Scores and chances are the mover's.

    *error* where the move cannot be made or read: then the rest is nothing, and the line ends. *is_idle* where it could
    change nothing: it ended the game, or no move could change the score any more. *is_rough* where the search was too
    short for so large a board: then the sentence has no decimals.
    """

    node: int
    number: int
    player: Player
    played: str
    best: str = ""
    score: float = 0.0  # of the move that was played, in points
    chance: float = 0.5
    best_score: float = 0.0
    best_chance: float = 0.5
    error: str = ""
    is_idle: bool = False
    is_rough: bool = False

    @property
    def lost(self) -> float:
        """Points by which the best move is better; 0 where the game was given up."""
        return 0.0 if self.played in {self.best, *GIVING_UP} else lost_by(self.score, self.best_score)

    def as_json(self) -> dict[str, Any]:
        """Return it as an object of JSON."""
        said: dict[str, Any] = {"node": self.node, "move": self.number, "player": self.player, "played": self.played}
        if self.error:
            return said | {"error": self.error}
        return said | {
            "score": hundredths(self.score),
            "chance": round(self.chance, 3),
            "best": self.best,
            "best_score": hundredths(self.best_score),
            "best_chance": round(self.best_chance, 3),
            "lost": round(self.lost, 2),
        }

    @property
    def sentence(self) -> str:
        """Say in words what it was worth to its side."""
        if self.error:
            return f"Not a move here: {self.error}"
        digits = 0 if self.is_rough else 1
        said = f"{'Blue' if self.player == 1 else 'Red'}: score {self.score:+z.{digits}f}, chance {self.chance:.0%}."
        if self.played == self.best:
            return f"{said} The best move."
        if self.played in GIVING_UP:
            return said
        better = f"{self.best} {self.best_score:+z.{digits}f}, chance {self.best_chance:.0%}"
        return (
            f"{said} Better: {better}. Lost: {self.lost:.{digits}f}." if self.lost else f"{said} As good as {better}."
        )


class Once:
    """An engine that answers from memory when it is asked about the position that it looked at last.

    *engine* gives the one that searches: the same each time, or a new one for each position.
    """

    def __init__(self, engine: Callable[[], Chooser]) -> None:
        self._engine = engine
        self._seen: tuple[Play, list[Move], Player, Budget | None] | None = None
        self._choice: Choice | None = None

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return what the engine chooses; see ``Chooser``."""
        asked = (play, list(play.moves), player or play.to_move, budget)
        if self._choice is None or self._seen is None or self._seen[0] is not play or self._seen[1:] != asked[1:]:
            self._seen, self._choice = asked, self._engine().choose(play, budget, player)
        return self._choice


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a move was worth beside the *best* one: points and chances, from the mover's side.

    *name* is what the engine calls the best move, where it has one.
    """

    best: Move
    score: float
    chance: float
    best_score: float
    best_chance: float
    name: str | None

    def lost(self, move: Move) -> float:
        """Return the points that *move*, which was weighed, lost; 0 where it gave up the game."""
        return 0.0 if move == self.best or move.kind in GIVING_UP else lost_by(self.score, self.best_score)


def analyse(
    record: Record, engine: Engine, budget: Budget | None = None, *, main: bool = False, most: int = MOST
) -> Iterator[Judged]:
    """Yield what each move of *record* is worth, the *main* line first and alone if wanted; *most* moves at most."""
    judged: set[int] = set()
    once = Once(lambda: engine)
    rough = is_rough(record, budget or Budget())
    for path in _lines(record.nodes):
        yield from (replace(each, is_rough=rough) for each in _line(record, path, once, budget, judged, most))
        if main or len(judged) >= most:
            return


def count(record: Record, *, main: bool = False, most: int = MOST) -> int:
    """Return about how many moves ``analyse`` will look at: the nodes with a move."""
    numbers = record.main_line() if main else range(len(record.nodes))
    return min(most, sum(any(name in "BW" for name, _ in record.nodes[each].properties) for each in numbers))


def commented(record: Record, found: Mapping[int, Judged]) -> Record:
    """Return *record* with a sentence in the comment of each node of *found*, after what it says already.

    Of a move that could change nothing it says only what the move lost, if it did.
    """
    nodes = list(record.nodes)
    told = {number: each for number, each in found.items() if each.lost or not each.is_idle}
    for number, each in told.items():
        said = record.comment(number)
        text = sgf_text.escape(f"{said}\n{each.sentence}" if said else each.sentence)
        others = tuple(held for held in nodes[number].properties if held[0] != "C")
        nodes[number] = replace(nodes[number], properties=(*others, ("C", (text,))))
    return replace(record, nodes=tuple(nodes))


def _lines(nodes: Nodes) -> Iterator[tuple[int, ...]]:
    """Yield the way from the root to each end of the tree, the main line first."""
    below = children(nodes)
    path = [0]
    waiting = [iter(below[0])]
    if not below[0]:
        yield (0,)
    while waiting:
        child = next(waiting[-1], None)
        if child is None:
            waiting.pop()
            path.pop()
            continue
        path.append(child)
        waiting.append(iter(below[child]))
        if not below[child]:
            yield tuple(path)


def _line(  # noqa: PLR0913, PLR0917 - what one line takes
    record: Record, path: tuple[int, ...], engine: Chooser, budget: Budget | None, judged: set[int], most: int
) -> Iterator[Judged]:
    """Yield what the moves of one line are worth that were not *judged* before."""
    if judged.issuperset(path[1:]) and len(path) > 1:
        return
    script = sgf.script(record, path)
    try:
        play = Play(record.board, record.ruleset, script.start, rings=script.rings)
    except DotsError as error:
        yield Judged(0, 0, 1, "", error=error.message)
        judged.add(0)
        return
    for number, turn in enumerate(script.turns, 1):
        if turn.implied or len(judged) >= most:
            return
        is_settled = turn.node not in judged and play.settled
        found = None if turn.node in judged else _judged(play, turn, number, engine, budget)
        judged.add(turn.node)
        is_made = turn.move is not None and _made(play, turn.move)
        if found:
            yield replace(found, is_idle=not found.error and (is_settled or play.over))
        if not is_made or (found and found.error):
            return


def _judged(play: Play, turn: sgf.Turn, number: int, engine: Chooser, budget: Budget | None) -> Judged:
    """Search the position of *play* and weigh the move of *turn*; *play* is left as it was."""
    move = turn.move
    if move is None:
        return Judged(turn.node, number, play.to_move, turn.said[:20], error=f"{turn.said[:20]!r} cannot be read")
    said = Judged(turn.node, number, move.player, _name(play.board, move))
    try:
        found = weigh(play, move, engine, budget)
    except DotsError as error:
        return replace(said, error=error.message)
    return replace(
        said,
        best=_name(play.board, found.best),
        score=found.score,
        chance=found.chance,
        best_score=found.best_score,
        best_chance=found.best_chance,
    )


def weigh(play: Play, move: Move, engine: Chooser, budget: Budget | None = None) -> Weighed:
    """Say what *move* is worth in *play*, which is left as it was; raise a ``DotsError`` where it is not allowed."""
    before = engine.choose(play, budget, move.player)
    tried = _tried(before, move)
    score, chance = (tried.score, tried.chance) if tried else outlook(play, move, engine, budget)
    given = before.candidates[0].move if _gives_up(before) else before.move
    if given is None or given == move or score > before.score:
        given, top = move, (score, chance)
    else:
        top = (before.score, before.chance)
    name = next((each.reason for each in before.candidates if each.move == given), None)
    return Weighed(given, score, chance, *top, name)


def _tried(choice: Choice, move: Move) -> Candidate | None:
    """Return *move* among the candidates, where it was tried often enough for its score to mean something."""
    visits = sum(each.visits for each in choice.candidates)
    found = next((each for each in choice.candidates if each.move == move), None)
    return found if found and (found.visits >= ENOUGH * visits or found.move == choice.move) else None


def _gives_up(choice: Choice) -> bool:
    """Tell whether the engine would resign, though it has looked for the best move."""
    return choice.move is not None and choice.move.kind is MoveKind.RESIGN and bool(choice.candidates)


def _made(play: Play, move: Move) -> bool:
    try:
        play.play(move)
    except DotsError:
        return False
    return True


def _name(board: Board, move: Move) -> str:
    if move.kind in (MoveKind.DOT, MoveKind.CLOSE):
        return dialects.written_move(board, move.point, move.rings)
    return move.kind.value
