"""What each move of a recorded game was worth: its score, the best move, and what it lost; variations too.

A position is searched once for the side to move, which finds the best move. What a move is worth is what a search of
the position after it expects, for the move that was played as for the best one: so both are looked at from equally far,
and the next move begins in a position that was searched (``Once``). A position is worth the mean of all playouts, not
what the best dot seems to bring: that is chance for the most part. The best move is the best of what was found: if the
move that was played turns out to score more than the one that the search chose, it is the best one.

How uncertain a loss is follows from how much playouts differ, and from their number. What is not more than that is no
loss. Where it is close, both positions are searched again, for longer.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kropki.dots.board.board import Board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.engine import Budget, Choice, Chooser, Engine
from kropki.dots.errors import DotsError
from kropki.dots.records import dialects, sgf
from kropki.dots.records import text as sgf_text
from kropki.dots.records.record import Record
from kropki.dots.records.text import Nodes, children
from kropki.dots.rules.game import Play

MOST = 3_000  # moves of a record that are looked at
GIVING_UP = (MoveKind.RESIGN, MoveKind.TIME)  # that loses nothing by itself: the moves before did
WORK = (
    200_000,
    400_000,
    1_000_000,
    1_600_000,
    2_400_000,
)  # points of all playouts for a position, by the level of time
SPREAD = (
    0.05  # of the scores of playouts, for each point, where no search has measured it: as on boards of 6x6 to 30x30
)
FLOOR = 1.0  # points by which a difference is uncertain however many playouts there are, unless it is worked out
_PART = 0.3  # of a loss by which playouts misjudge it: who makes a mistake is seldom punished by chance
SURE = 1.96  # deviations on either side that hold 95 of 100
_AGAIN, _SLOWER = 3, 2  # times as many playouts, in so many times the seconds at most, tell what is close
_CLOSE = (0.5, 2.0)  # of what a loss is uncertain by, between which it is close
_LEAST = 1.0  # points; less is not worth another search


def budget_for(points: int, level: int, seconds: float) -> Budget:
    """Return what a search may take on a board of so many *points* with the time of a *level*, *seconds* at most."""
    return Budget(seconds, max(WORK[level - 1] // points, 1))


def hundredths(score: float) -> float:
    """Return *score* in hundredths of a point; a zero has no minus.

    >>> hundredths(-0.004), hundredths(-1.234)
    (0.0, -1.23)
    """
    return round(score, 2) + 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a record, at *node*; the number of the move on its line. Scores and chances are the mover's.

    Where the best move is better by more than *doubt*, this one *lost* that; else it is not known to lose anything.
    *error* where the move cannot be made or read: then the rest is nothing, and the line ends. *is_idle* where it could
    change nothing: it ended the game, or no move could change the score any more.
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
    lost: float = 0.0
    doubt: float = 0.0
    error: str = ""
    is_idle: bool = False

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
            "lost": hundredths(self.lost),
            "doubt": hundredths(self.doubt),
        }

    @property
    def sentence(self) -> str:
        """Say in words what it was worth to its side."""
        if self.error:
            return f"Not a move here: {self.error}"
        said = f"{'Blue' if self.player == 1 else 'Red'}: score {self.score:+z.0f}, chance {self.chance:.0%}."
        if self.played == self.best:
            return f"{said} The best move."
        if self.played in GIVING_UP:
            return said
        if not self.lost:
            return f"{said} No other move is surely better."
        better = f"{self.best} {self.best_score:+z.0f}, chance {self.best_chance:.0%}"
        return f"{said} Better: {better}. Lost: {self.lost:.0f} ± {math.ceil(self.doubt)}."


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

    It *lost* so many points, which are uncertain by *doubt*; 0 where that is not sure. *name* is what the engine calls
    the best move, where it has one.
    """

    best: Move
    score: float
    chance: float
    best_score: float
    best_chance: float
    lost: float
    doubt: float
    name: str | None


@dataclass(frozen=True, slots=True)
class _Value:
    """What a position is worth to a side, and the standard error of its score; None: it is worked out."""

    score: float
    chance: float
    error: float | None


def analyse(
    record: Record, engine: Engine, budget: Budget | None = None, *, main: bool = False, most: int = MOST
) -> Iterator[Judged]:
    """Yield what each move of *record* is worth, the *main* line first and alone if wanted; *most* moves at most."""
    judged: set[int] = set()
    once = Once(lambda: engine)
    for path in _lines(record.nodes):
        yield from _line(record, path, once, budget, judged, most)
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
        lost=found.lost,
        doubt=found.doubt,
    )


def weigh(play: Play, move: Move, engine: Chooser, budget: Budget | None = None) -> Weighed:
    """Say what *move* is worth in *play*, which is left as it was; raise a ``DotsError`` where it is not allowed."""
    before = engine.choose(play, budget, move.player)
    best = (before.candidates[0].move if _gives_up(before) else before.move) or move
    name = next((each.reason for each in before.candidates if each.move == best), None)
    if best == move or move.kind in GIVING_UP:
        now = _after(play, move, engine, budget)
        top = now if best == move else _mean(play, before)
        return Weighed(best, now.score, now.chance, top.score, top.chance, 0.0, 0.0, name)
    top, now = (_after(play, each, engine, budget) for each in (best, move))
    lost, doubt = _lost(top, now)
    if lost >= _LEAST and _CLOSE[0] * doubt < lost < _CLOSE[1] * doubt:
        longer = _longer(budget)
        top, now = _after(play, best, engine, longer), _after(play, move, engine, longer)
        lost, doubt = _lost(top, now)
    if lost < 0:
        best, top = move, now
    return Weighed(best, now.score, now.chance, top.score, top.chance, lost if lost > doubt else 0.0, doubt, name)


def _after(play: Play, move: Move, engine: Chooser, budget: Budget | None) -> _Value:
    """Return what *move* brings its side, by a search of the position that it leads to."""
    play.play(move)
    try:
        if move.kind is not MoveKind.DOT or play.over:  # the game ends, or goes on alone
            lead = play.score * (1 if move.player == 1 else -1)
            return _Value(float(lead), 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, None)
        found = _mean(play, engine.choose(play, budget, play.to_move))
        is_other = play.to_move != move.player
        return _Value(-found.score, 1 - found.chance, found.error) if is_other else found
    finally:
        play.undo()


def _mean(play: Play, choice: Choice) -> _Value:
    """Return what *choice* expects: by all its playouts, or as it says where it knows more than these."""
    visits = sum(each.visits for each in choice.candidates)
    first = choice.candidates[0] if choice.candidates else None
    if first is not None and first.reason == "solved":
        return _Value(choice.score, choice.chance, None)
    spread = choice.spread if choice.searched else SPREAD * len(play.board.points)
    if not visits or play.ruleset.all_points or play.ruleset.two_steps:  # corrected by what rings may be closed
        return _Value(choice.score, choice.chance, spread / math.sqrt(max(first.visits if first else 1, 1)))
    score = sum(each.visits * each.score for each in choice.candidates) / visits
    chance = sum(each.visits * each.chance for each in choice.candidates) / visits
    return _Value(score, chance, spread / math.sqrt(visits))


def _lost(top: _Value, now: _Value) -> tuple[float, float]:
    """Return by how much *top* is better, and how uncertain that is."""
    lost, errors = top.score - now.score, [each.error for each in (top, now) if each.error is not None]
    return lost, math.hypot(FLOOR, SURE * math.hypot(*errors), _PART * lost) if errors else 0.0


def _longer(budget: Budget | None) -> Budget:
    nodes = budget.nodes if budget and budget.nodes else None
    seconds = budget.seconds if budget and budget.seconds else None
    return Budget(nodes=nodes and _AGAIN * nodes, seconds=seconds and _SLOWER * seconds)


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
