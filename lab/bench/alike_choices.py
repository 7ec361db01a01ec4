"""Plays what ``alike`` asks for, a line of JSON each, by the engine of the checkout that is first on the path.

Run as a file, so that it needs nothing of the checkout but ``dots``: games of the greedy player against itself, in
which the engine chooses for one side now and then, some moves in a row.
"""

from __future__ import annotations

import json
import sys
import zlib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import dots
from dots.match.setting import Setting

if TYPE_CHECKING or find_spec("dots.kernel"):
    from dots.board.moves import Move, MoveKind
    from dots.engine.engine import Budget, Choice, Engine
    from dots.engine.greedy import Greedy
else:  # a checkout from before dots had rooms
    from dots.moves import Move, MoveKind
    from dots.player import Opponent as Greedy
    from dots.search.engine import Budget, Choice, Engine

LONGEST = 450  # moves of a game
PERIOD, ROW = 48, 16  # of each so many moves the engine chooses, for its side, at the first few


def played(case: dict[str, Any]) -> list[list[Any]]:
    """Return the choices of the engine in a game: for each what must be the same, then playouts and seconds."""
    setting = Setting(**case["setting"])
    play, number = setting.begin(case["game"]), case["game"]
    greedy = Greedy(str(number))
    engine = Engine(level=case["level"], seed=number)
    budget = Budget(nodes=case["nodes"])
    found: list[list[Any]] = []
    while not play.over and len(play.moves) < LONGEST:
        ours = play.to_move == 1 + number % 2 and len(play.moves) % PERIOD < ROW
        choice = engine.choose(play, budget) if ours else None
        if choice:
            found.append([_bits(choice), _counted(choice), choice.seconds])
        takes = choice is not None and not case["apart"]
        move = choice.move if choice and takes else greedy.choose(play, play.to_move)
        if move is None or move.kind not in (MoveKind.DOT, MoveKind.CLOSE):
            break
        play.play(move)
    return found


def _bits(choice: Choice) -> str:
    """Write move, playouts, score and chance of *choice* to the last bit, with a sum of those of all candidates."""
    every = [_written(each.move, each.visits, each.score, each.chance) for each in choice.candidates]
    mine = _written(choice.move, choice.nodes, choice.score, choice.chance)
    return f"{mine}, {len(every)} candidates {zlib.crc32(';'.join(every).encode()):08x}"


def _written(move: Move | None, visits: int, score: float, chance: float) -> str:
    said = (move.player, move.kind.value, move.point, move.rings) if move else None
    return f"{said}, {visits} playouts, {float(score).hex()}, {float(chance).hex()}"


def _counted(choice: Choice) -> int:
    """Return the playouts of the tree; 0 where the move was found otherwise, whose work is another."""
    return choice.nodes if len(choice.candidates) > 1 else 0


def main() -> None:
    """Answer the lines of standard input; the first answer names the checkout."""
    print(json.dumps(str(Path(dots.__file__).resolve().parents[1])), flush=True)
    for line in sys.stdin:
        print(json.dumps(played(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
