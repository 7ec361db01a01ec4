"""What the strengths of dots are to people: how often each chooses the dot that a player chose, and where its dots lie.

Reads records of people, with the ratings of both players in ``BR`` and ``WR``. Of all moves of all games it takes every
so manieth. There each strength chooses for the side that moved, and the engine at its strongest level says what the
player's dot and the other dots are worth. The report also says how far people put their dots from the last one, and how
far each strength does, in their places and in games against itself. Each move and each of these games is a line of a
journal as soon as it is done; a run goes on with what the journal lacks, and ends after the minutes that it has.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from dots.board.board import Board
from dots.board.moves import Move, MoveKind
from dots.board.position import Player
from dots.engine.engine import Budget, Choice, Engine
from dots.engine.strengths import STRENGTHS, Strength
from dots.errors import DotsError
from dots.match.setting import Setting
from dots.match.statistics import wilson
from dots.opponents.opponent import Opponent
from dots.records import sgf
from dots.records.record import Record
from dots.rules.game import Play
from dots.teaching.analysis import Once, weigh
from lab.bench.journal import Journal
from lab.bench.report import machine
from lab.bench.strength import ROOT, engine_of

REPORT = ROOT / "lab/results/dots-people.md"
JOURNAL = ROOT / "build/dots-people.jsonl"
FIRST = 8  # moves of a game that are left out
BANDS = ((0, 1250), (1250, 1450), (1450, 1600), (1600, 9999))  # of ratings
DISTANCES = (1, 2, 3, 5, 8)  # steps up to which dots are counted together; then those further away
OWN_GAMES, OWN_SIZE, OWN_MOVES = 4, 20, 150  # of each strength against itself, for its distances


@dataclass(frozen=True, slots=True)
class Taken:
    """A move of a record: where, whose, his rating, and the dots before it."""

    game: str
    number: int
    rating: int
    play: Play
    move: Move

    @property
    def key(self) -> str:
        """What names the move in the journal."""
        return f"{self.game} {self.number}"


class Judge:
    """The strongest level, which remembers one position of each length: the one before a dot, and the one after it."""

    def __init__(self) -> None:
        self._of: defaultdict[int, Once] = defaultdict(lambda: Once(lambda: Engine(seed=1)))

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return what the engine chooses; see ``Chooser``."""
        return self._of[len(play.moves)].choose(play, budget, player)


def moves_of(path: Path) -> Iterator[Taken]:
    """Yield the dots of the main line of a record, each before it is made; the game goes on where the next is asked."""
    record = sgf.read(path.read_bytes()).records[0]
    ratings = {1: _rating(record, "BR"), 2: _rating(record, "WR")}
    script = sgf.script(record)
    play = Play(record.board, record.ruleset, script.start, rings=script.rings)
    name = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    for number, turn in enumerate(script.turns, 1):
        if turn.implied or turn.move is None or play.over:
            return
        if turn.move.kind is MoveKind.DOT:
            yield Taken(name, number, ratings[turn.move.player], play, turn.move)
        try:
            play.play(turn.move)
        except DotsError:
            return


def _rating(record: Record, name: str) -> int:
    said = record.info(name)
    return int(said) if said.isascii() and said.isdigit() and len(said) < 5 else 0


def choices(taken: Taken, nodes: int, strengths: Sequence[Strength]) -> dict[str, Any]:
    """Return what each of *strengths* chooses in the place of a player, and what each dot loses to the best.

    With no *nodes*, nobody judges, and it is not known what is lost.
    """
    judge = Judge()
    lost: dict[int, float] = {}

    def loses(move: Move) -> float | None:
        if not nodes:
            return None
        point = -1 if move.point is None else move.point
        if point not in lost:
            found = weigh(taken.play, move, judge, Budget(nodes=nodes))
            lost[point] = round(max(found.best_score - found.score, 0.0), 2)
        return lost[point]

    said: dict[str, Any] = {"key": taken.key, "rating": taken.rating, "of": {}}
    said |= {"lost": loses(taken.move), "far": far(taken.play, taken.move)}
    for each in strengths:
        move = Opponent(each, seed=taken.key).choose(taken.play, None, taken.move.player).move
        if move:
            said["of"][each.number] = [move.point == taken.move.point, loses(move), far(taken.play, move)]
    return said


def distance(board: Board, one: int, other: int) -> int:
    """Return the steps between two points, straight or aslant."""
    (a, b), (c, d) = board.xy(one), board.xy(other)
    return max(abs(a - c), abs(b - d))


def far(play: Play, move: Move) -> int | None:
    """Return how far the dot of *move* is from the last dot of the other side; None where there is none."""
    last = next((m.point for m in reversed(play.moves) if m.player != move.player and m.point is not None), None)
    return None if last is None or move.point is None else distance(play.board, last, move.point)


def own_distances(strength: int, number: int) -> Iterator[int]:
    """Yield how far the dots of a strength are from the last one, in game *number* against itself."""
    play = Setting(OWN_SIZE, OWN_SIZE).begin(2 * number)
    sides = {side: Opponent(STRENGTHS[strength - 1], seed=2 * number + side) for side in (1, 2)}
    while not play.over and len(play.moves) < OWN_MOVES:
        move = sides[play.to_move].choose(play).move
        if move is None:
            break
        found = far(play, move)
        if found is not None:
            yield found
        play.play(move)


def _moves(journal: Journal) -> dict[str, dict[str, Any]]:
    """Return what was chosen in the places of players, by the keys of their moves."""
    return {line["key"]: line for line in journal.lines if "key" in line}


def _own(journal: Journal) -> dict[tuple[int, int], list[int]]:
    """Return the distances in games of a strength against itself, by the strength and the number of the game."""
    return {(line["own"], line["game"]): line["steps"] for line in journal.lines if "own" in line}


def told(
    journal: Journal, people: dict[str, list[int]], records: int, nodes: int, strengths: Sequence[Strength]
) -> Iterator[str]:
    """Yield the lines of the report."""
    lines, own = list(_moves(journal).values()), _own(journal)
    yield "# The strengths of dots beside people, measured\n"
    yield f"Made by `scripts/lab bench.records FOLDER` on {datetime.now(UTC).date()}.\n"
    yield f"- Machine: {machine()}, with other work on it"
    yield f"- Engine: sources {engine_of(ROOT)}"
    yield f"- Records: {records} games of people with ratings"
    judged = sum(line["lost"] is not None for line in lines)
    yield f"- Moves that every strength chose for: {len(lines)}; the strongest judged {judged} by {nodes} playouts\n"
    yield "## How often a strength chooses the player's dot\n"
    yield "In %, by the player's rating; of all moves with the 95 % interval. Then how many of its choices are beside"
    yield "the last dot of the other side, in %. Last, how many dots they lose to the best dot, on average, with two"
    yield "standard errors.\n"
    bands = [_band_name(band) for band in BANDS]
    yield f"| Strength | {' | '.join(bands)} | All | Beside | Loses |"
    yield f"|---|{'--:|' * (len(bands) + 3)}"
    grouped = [[line for line in lines if low <= line["rating"] < high] for low, high in BANDS]
    for each in strengths:
        number = str(each.number)
        found = [[line["of"][number] for line in group if number in line["of"]] for group in (*grouped, lines)]
        shares = [_percent(is_same for is_same, _, _ in group) for group in found]
        beside, lost = _percent(steps == 1 for _, _, steps in found[-1]), _mean(lost for _, lost, _ in found[-1])
        interval = _interval([is_same for is_same, _, _ in found[-1]])
        yield f"| {each.number}, {each.name} | {' | '.join(shares)}{interval} | {beside} | {lost} |"
    moves = [str(len(group)) for group in (*grouped, lines)]
    yield f"| moves | {' | '.join(moves)} | | |"
    lose = [_mean(line["lost"] for line in group) for group in (*grouped, lines)]
    yield f"| players lose | {' | '.join(lose)} | | |"
    near = [_percent(line["far"] == 1 for line in group) for group in (*grouped, lines)]
    yield f"| players' dots beside | {' | '.join(near)} | | |\n"
    yield "## How far from the last dot\n"
    yield "In % of dots: steps from the last dot of the other side, straight or aslant. People: all moves of records."
    yield f"Strengths: {OWN_GAMES} games against themselves on {OWN_SIZE}x{OWN_SIZE}, the first {OWN_MOVES} moves.\n"
    yield f"| Who | Dots | {' | '.join(_steps())} |"
    yield f"|---|--:|{'--:|' * (len(DISTANCES) + 1)}"
    for name, steps in people.items():
        yield _distances(f"people, {name}", steps)
    for each in strengths:
        every = [own.get((each.number, number), []) for number in range(OWN_GAMES)]
        yield _distances(f"{each.number}, {each.name}", [steps for game in every for steps in game])


def _steps() -> list[str]:
    lows = [1, *(each + 1 for each in DISTANCES[:-1])]
    named = [str(low) if low == high else f"{low} to {high}" for low, high in zip(lows, DISTANCES, strict=True)]
    return [*named, f"over {DISTANCES[-1]}"]


def _distances(name: str, found: Sequence[int]) -> str:
    counts = Counter(next((at for at, most in enumerate(DISTANCES) if each <= most), len(DISTANCES)) for each in found)
    shares = [f"{100 * counts[at] / max(len(found), 1):.0f}" for at in range(len(DISTANCES) + 1)]
    return f"| {name} | {len(found)} | {' | '.join(shares)} |"


def _band_name(band: tuple[int, int]) -> str:
    low, high = band
    return f"under {high}" if not low else f"from {low}" if high == BANDS[-1][1] else f"{low} to {high - 1}"


def _percent(values: Iterable[bool]) -> str:
    every = list(values)
    return f"{100 * fmean(every):.1f}" if every else ""


def _interval(values: Sequence[bool]) -> str:
    if not values:
        return ""
    low, high = wilson(sum(values), len(values))
    return f" ({100 * low:.0f} to {100 * high:.0f})"


def _mean(values: Iterable[float | None]) -> str:
    every = [value for value in values if value is not None]
    error = f" ± {2 * stdev(every) / len(every) ** 0.5:.2f}" if len(every) > 1 else ""
    return f"{fmean(every):.2f}{error}" if every else ""


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.records", description=__doc__)
    reader.add_argument("folder", type=Path, help="records of people, files that end in .sgf")
    reader.add_argument("--every", type=int, default=20, help="take one of so many moves")
    reader.add_argument("--judged", type=int, default=1, help="judge one of so many of these")
    reader.add_argument("--nodes", type=int, default=300, help="playouts by which a dot is judged")
    reader.add_argument("--most", type=int, default=len(STRENGTHS), help="the highest strength that is asked")
    reader.add_argument("--minutes", type=float, default=600, help="how long; a later run goes on")
    reader.add_argument("--journal", type=Path, default=JOURNAL, metavar="FILE")
    reader.add_argument("-o", "--output", type=Path, default=REPORT, metavar="FILE")
    given = reader.parse_args()
    strengths = STRENGTHS[: given.most]
    journal = Journal(given.journal, f"{engine_of(ROOT)} {_opponents()} {given.nodes} {given.most}")
    ends = time.monotonic() + 60 * given.minutes
    done = _moves(journal)
    people: dict[str, list[int]] = defaultdict(list)
    records = count = 0  # the moves are counted through all games: else those late in long games alone would be judged
    for path in sorted(given.folder.glob("*.sgf")):
        before = count
        for taken in moves_of(path):
            if not taken.rating or taken.number <= FIRST:
                continue
            count += 1
            steps = far(taken.play, taken.move)
            if steps is not None:
                people[_band_of(taken.rating)].append(steps)
            if count % given.every == 0 and taken.key not in done and time.monotonic() < ends:
                is_judged = count // given.every % given.judged == 0
                journal.add(choices(taken, given.nodes if is_judged else 0, strengths))
        records += count > before
        print(f"{path.name}: {len(_moves(journal))} moves", file=sys.stderr, flush=True)
    for each, number in product(strengths, range(OWN_GAMES)):
        if (each.number, number) not in _own(journal) and time.monotonic() < ends:
            journal.add({"own": each.number, "game": number, "steps": list(own_distances(each.number, number))})
    ordered = {name: people[name] for name in map(_band_name, BANDS)}
    report = told(journal, ordered, records, given.nodes, strengths)
    given.output.write_text("\n".join(report) + "\n", encoding="utf-8")


def _band_of(rating: int) -> str:
    return next(_band_name(band) for band in BANDS if band[0] <= rating < band[1])


def _opponents() -> str:
    sources = b"".join(path.read_bytes() for path in sorted((ROOT / "dots/opponents").glob("*.py")))
    return hashlib.sha256(sources).hexdigest()[:12]


if __name__ == "__main__":
    main()
