"""Finds lessons in games: a position where one move is the best by search, and says what for.

A position is taken where the same move is alone the best on the whole board at depths three and four, and by at least
MARGIN dots within a window that is small enough for the slow proof, at two depths in turn, so that it does not hang on
who moved last. A ladder is looked for in windows alone, deeper, where nothing on the board gains as much soon.
``dots.teaching.sifting`` refutes some of them.
Near the end of a game, with pools on the board, the whole board is the window, and it is played out. Where a player may
stop before the end, it is not: nobody has to fill a pool there. The theme follows from what the move does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, start
from kropki.dots.board.rulesets import End
from kropki.dots.engine.exhaustive import SpentError, Verdict, Window, nearest, rectangle
from kropki.dots.engine.greedy import Greedy
from kropki.dots.errors import DotsError
from kropki.dots.records import sgf
from kropki.dots.records.record import Record
from kropki.dots.rules import ending
from kropki.dots.rules.game import Play
from kropki.dots.teaching import mining_choices
from kropki.dots.teaching.lessons import NODES, RULES, Lesson, Proof, Step, replayed, steps_of
from kropki.dots.teaching.sifting import MANY, in_reach
from kropki.dots.teaching.windows import MARGIN, rectangles

WIDE = 400_000  # positions that a search of the whole board may take
WIDER = 6_000_000  # the same with more than MANY open points
SIZES = ((7, 7), (8, 8), (8, 8), (9, 9))
STARTS = ("cross", "cross", "two-crosses", "empty")
NEEDED = f"expected one of the rule sets {', '.join(RULES)}, without options, and a start that has a name"
LAST = 8  # open points from which a game is searched to its end
LOOSE = 0.25  # the share of dots that are put near others by chance, so that there is something to find
DEPTHS = ((3, 4), (4, 5), (5, 6))  # two in turn, for windows
QUIET = ((4, 5), (5, 6))  # the same for threats of two moves
SLOW = ((5, 6), (6, 7), (7, 8))  # the same for ladders
FAR = 10**4  # beyond any value


def game(
    seed: int | str, number: int, ruleset: str = RULES[0], sizes: Sequence[tuple[int, int]] = SIZES
) -> tuple[str, Play]:
    """Play game *number* of *seed* on one of *sizes*: the greedy player on both sides, with slips, up to a word.

    Give the name of its start, too.
    """
    rng = random.Random(f"lessons:{seed}:{number}")  # noqa: S311 - games by a seed
    begun = rng.choice(STARTS)
    grid = board(*rng.choice(sizes))
    play = replayed(grid, ruleset, begun, ())
    greedy = Greedy(f"{seed}:{number + 1}")
    while not play.over:
        move = _slip(play, rng) if rng.random() < LOOSE else greedy.choose(play, play.to_move)
        if move is None or move.kind is not MoveKind.DOT:
            break
        play.play(move)
    return begun, play


def _slip(play: Play, rng: random.Random) -> Move:
    points = [point for point in play.board.points if play.is_open(point)]
    near = [point for point in points if any(map(play.dot, play.board.around[point]))]
    return Move(play.to_move, MoveKind.DOT, rng.choice(near or points))


def of_record(record: Record) -> tuple[str, Play] | None:
    """Return the name of the start and the game of *record*, as far as it is played in turn; None see ``NEEDED``."""
    script = sgf.script(record)
    begun = start_of(set(script.start), record.board)
    if str(record.ruleset) not in RULES or begun is None:
        return None
    play = replayed(record.board, str(record.ruleset), begun, ())
    for turn in script.turns:
        move = turn.move
        if move is None or move.kind is not MoveKind.DOT or move.player != play.to_move or play.over:
            break
        if move.point is None or not play.is_open(move.point):
            break
        play.play(move)
    return begun, play


def start_of(dots: Collection[tuple[Player, Point]], on: Board) -> str | None:
    """Return the name of the start that puts *dots* on the board *on*; None if there is none."""
    return next((name for name in STARTS if _dots(name, on) == dots), None)


def _dots(name: str, on: Board) -> set[tuple[Player, Point]]:
    try:
        return set(start(name, on))
    except DotsError:
        return {(0, -1)}  # no room for it: no record has that


def lessons_of(
    begun: str, game: Play, looked_at: Callable[[Play], bool] = lambda _: True, most: int = MANY
) -> Iterator[Lesson]:
    """Yield the lessons in *game*, which began with the start called *begun*, at most one for three moves.

    Only in positions that *looked_at* is true of, and with *most* open points at most.
    """
    steps = steps_of(game.moves)
    play = replayed(game.board, str(game.ruleset), begun, ())
    wait = 0
    for number, (point, rings) in enumerate(steps):
        wait = max(0, wait - 1)
        if not wait and play.open <= most and looked_at(play):
            found = lesson_at(begun, play, steps[:number])
            if found:
                wait = 3
                yield found
        play.play(Move(play.to_move, MoveKind.DOT, point, rings))


def lesson_at(begun: str, play: Play, moves: tuple[Step, ...]) -> Lesson | None:
    """Return the lesson in the position of *play* after *moves*, None if there is none."""
    if play.ruleset.optional:
        return mining_choices.lesson_at(begun, play, moves)
    try:
        if play.open <= LAST:
            return None if End.STOP in play.ruleset.ends else _last_lesson(begun, play, moves)
        return _local_lesson(begun, play, moves)
    except SpentError:
        return None


def _last_lesson(begun: str, play: Play, moves: tuple[Step, ...]) -> Lesson | None:
    """Return a lesson that is searched to the end of the game, where pools are filled or entered."""
    if not play.open >= 4 or not any(map(play.pool, filter(play.is_open, play.board.points))):
        return None
    depth = play.open
    found = _window(play, play.board.points, passing=False, limit=WIDE).best(depth)
    if found.point is None or not found.is_only:
        return None
    return _proved(begun, play, moves, "pool", (), found, (depth,))


def _local_lesson(begun: str, play: Play, moves: tuple[Step, ...]) -> Lesson | None:
    """Return a lesson within a rectangle around the move that is the best of the whole board, else a ladder."""
    centre = play.moves[-1].point if play.moves and play.moves[-1].point is not None else 0
    shallow = _whole(play, play.to_move, centre).best(3)
    if shallow.point is None or shallow.value - shallow.second < MARGIN:
        return _ladder(begun, play, moves, shallow.value) or _quiet_defence(begun, play, moves, centre)
    for corners in rectangles(play, shallow.point):
        found = _agreed(play, shallow.point, corners, DEPTHS)
        if found is None:
            continue
        verdict, depths = found
        if _whole(play, play.to_move, shallow.point).best(4).point != shallow.point:
            return None
        theme = _theme(play, shallow.point, corners, verdict, depths)
        return _proved(begun, play, moves, theme, corners, verdict, depths) if theme else None
    return None


def _ladder(begun: str, play: Play, moves: tuple[Step, ...], quick: int) -> Lesson | None:
    """Return a lesson whose answer threatens and gains by threats alone; *quick* is what any move gains soon."""
    player = play.to_move
    for point in filter(play.is_open, play.board.points):
        if not any(play.is_live(near, player) for near in play.board.around[point]):
            continue
        if _takes(play, player, point) or _threats(play, player, point) != 1:
            continue
        for corners in rectangles(play, point):
            found = _agreed(play, point, corners, SLOW)
            if found is None or found[0].value <= max(quick, 0):
                continue
            points = nearest(play.board, rectangle(play.board, corners), point)
            soon = _window(play, points, passing=True, limit=NODES).value(point, 3, -FAR, FAR)
            if soon < found[0].value:
                return _proved(begun, play, moves, "ladder", corners, *found)
    return None


def _quiet_defence(begun: str, play: Play, moves: tuple[Step, ...], centre: Point) -> Lesson | None:
    """Return a lesson whose answer prevents what two moves would gain the other side, and nothing is gained now."""
    other = _whole(play, 3 - play.to_move, centre).best(3)
    if other.point is None or other.value < MARGIN:
        return None
    for corners in rectangles(play, other.point):
        points = nearest(play.board, rectangle(play.board, corners), other.point)
        found = _window(play, points, passing=True, limit=NODES // 2).best(QUIET[0][0])
        if found.point is None or found.value - found.second < MARGIN:
            continue
        agreed = _agreed(play, found.point, corners, QUIET)
        if agreed is None or agreed[0].second >= 0:
            continue
        if _whole(play, play.to_move, found.point).best(QUIET[0][0]).point != found.point:
            return None
        theme = _theme(play, found.point, corners, *agreed)
        if theme in ("defence", "grounding"):
            return _proved(begun, play, moves, theme, corners, *agreed)
    return None


def _threats(play: Play, player: Player, point: Point) -> int:
    """Count the points where *player* would take something after a dot on *point*."""
    play.play(Move(player, MoveKind.DOT, point))
    points = filter(play.is_open, rectangle(play.board, [point, *play.board.around[point]]))
    found = sum(_takes(play, player, other) for other in list(points))
    play.undo()
    return found


def _agreed(
    play: Play, answer: Point, corners: tuple[Point, ...], pairs: Sequence[tuple[int, int]]
) -> tuple[Verdict, tuple[int, int]] | None:
    """Return the verdict at the last of *pairs* that can be searched, and the pair; None unless *answer* is best."""
    points = nearest(play.board, rectangle(play.board, corners), answer)
    best = None
    for depths in pairs:
        try:
            verdicts = [_window(play, points, passing=True, limit=NODES // 2).best(depth) for depth in depths]
        except SpentError:
            return best
        if any(v.point != answer or v.value - v.second < MARGIN for v in verdicts):
            return None
        best = verdicts[-1], depths
    return best


def _theme(play: Play, answer: Point, corners: tuple[Point, ...], verdict: Verdict, depths: tuple[int, ...]) -> str:
    """Name what *answer* does; empty where it has no name."""
    player = play.to_move
    points = nearest(play.board, rectangle(play.board, corners), answer)
    missed = _window(play, points, passing=True, limit=NODES).value(None, depths[-1], -FAR, FAR)
    threatened = loose(play, player)
    held = play.captured[player - 1]
    play.play(Move(player, MoveKind.DOT, answer))
    try:
        if play.captured[player - 1] > held:
            return "capture"
        if missed < 0 and len(threatened - loose(play, player)) >= 2:
            return "grounding"
        if verdict.value <= 0:
            return "defence"
        if play.pool(answer) or any(play.pool(near) == player for near in play.board.neighbours[answer]):
            return "pool"
        threats = sum(_takes(play, player, point) for point in points if play.is_open(point))
        return "double-attack" if threats >= 2 else ""
    finally:
        play.undo()


def _takes(play: Play, player: Player, point: Point) -> bool:
    before = play.captured[player - 1]
    play.play(Move(player, MoveKind.DOT, point))
    after = play.captured[player - 1]
    play.undo()
    return after > before


def loose(play: Play, player: Player) -> set[Point]:
    """Return the live dots of *player* that do not hold to the edge by orthogonal steps."""
    own = {p for p in play.board.points if play.is_live(p, player) or play.region(p) == player}
    return {p for p in own - ending.grounded(play.board, own) if play.is_live(p, player)}


def _proved(  # noqa: PLR0913, PLR0917 - what a lesson is made of
    begun: str,
    play: Play,
    moves: tuple[Step, ...],
    theme: str,
    corners: tuple[Point, ...],
    verdict: Verdict,
    depths: tuple[int, ...],
) -> Lesson | None:
    """Return the lesson with its proofs, None where one of them takes too many positions."""
    if verdict.point is None:
        return None
    lesson = Lesson(theme, verdict.point, corners, (), play.position(), begun, moves)
    proofs = []
    for depth in depths:
        window = lesson.window()
        found = window.best(depth)
        proofs.append(Proof(depth, found.value, found.second))
        if found.point != lesson.answer or not found.is_only:
            return None
    lesson = Lesson(theme, verdict.point, corners, tuple(proofs), lesson.position, begun, moves)
    return lesson if lesson.holds() else None


def _window(play: Play, points: Iterable[Point], *, passing: bool, limit: int) -> Window:
    return Window(play.field, play.to_move - 1, points, passing=passing, limit=limit)


def _whole(play: Play, player: Player, centre: Point) -> Window:
    """Return the whole board for a search by *player*, the points nearest to *centre* first.

    With more than MANY open points, it leaves out those that cannot matter.
    """
    is_large = play.open > MANY
    points = nearest(play.board, in_reach(play) if is_large else play.board.points, centre)
    return Window(play.field, player - 1, points, passing=True, limit=WIDER if is_large else WIDE)
