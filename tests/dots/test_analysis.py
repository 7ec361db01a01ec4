"""Analysis of games: what each move lost, in lines of JSON and as comments, in variations too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import click
import pytest

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import named
from kropki.dots.engine.engine import Budget, Candidate, Choice, Engine
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from kropki.dots.teaching import analysis
from kropki.dots.teaching.analysis import Judged
from tests.support.command_line import invoke

GAME = "(;GM[40]SZ[5]RU[standard];B[cb];W[cc];B[bc];W[aa](;B[dc];W[ea];B[cd]C[well])(;B[ee];W[cd](;B[ae])(;B[cc])))"
# three points are left between two walls: no move can change the score
WALLS = "(;GM[40]SZ[5:3]RU[standard]AB[aa:bc]AW[da:ec];B[cb];W[ca];B[cc])"
FULL = "(;GM[40]SZ[3]RU[standard]AB[aa:bc]AW[ca:cb];W[cc])"
QUICK = ("--nodes", "60", "--seed", "1")


def judged(text: str, **options: int | bool) -> list[Judged]:
    record = sgf.read(text).records[0]
    return list(analysis.analyse(record, Engine(level=5, seed=1), Budget(nodes=60), **options))  # type: ignore[arg-type]


def test_every_move_of_the_tree_is_judged_once_the_main_line_first() -> None:
    found = judged(GAME)
    assert [(each.number, each.played) for each in found] == [
        (1, "cb"), (2, "cc"), (3, "bc"), (4, "aa"), (5, "dc"), (6, "ea"), (7, "cd"), (5, "ee"), (6, "cd"), (7, "ae"),
        (7, "cc"),
    ]  # fmt: skip
    assert len({each.node for each in found}) == len(found)
    assert [each.played for each in judged(GAME, main=True)] == ["cb", "cc", "bc", "aa", "dc", "ea", "cd"]
    assert len(judged(GAME, most=3)) == 3


def test_a_dot_that_could_have_been_saved_is_lost_by_the_move_that_did_not() -> None:
    found = {each.number: each for each in judged(GAME, main=True)}
    assert found[6].best == "cd"  # white plays elsewhere and loses cc
    assert found[6].lost > 0.5
    assert (found[7].best, found[7].lost) == ("cd", 0.0)


def test_a_move_that_cannot_be_made_ends_its_line_and_says_why() -> None:
    found = judged(GAME)
    assert found[-1].error == "expected an open point, not cc with a dot"
    assert judged("(;GM[40]SZ[5]RU[standard];B[zz];W[aa])")[0].error == "'zz' cannot be read"
    assert judged("(;GM[40]SZ[5]RU[standard]AB[aa:ee])") == []


@pytest.mark.parametrize("rules", ["standard", "no-territory", "territory", "gorilla", "kepung", "paper"])
def test_every_rule_set_is_analysed_and_the_end_too(rules: str) -> None:
    found = judged(f"(;GM[40]SZ[4]RU[{rules}];B[bb];W[cc];B[bc];W[cb]KE[W:resign])")
    assert [each.error for each in found] == [""] * len(found)
    assert len(found) >= 4


@dataclass
class Told:
    """An engine that says what it is told to of each position: by the last dot, else by the number of moves made."""

    said: dict[int, Choice]
    after: dict[int, Choice] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    budgets: list[int | None] = field(default_factory=list)

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:  # noqa: ARG002
        self.asked.append(len(play.moves))
        self.budgets.append(budget.nodes if budget else None)
        last = play.moves[-1].point if play.moves else None
        return self.after[last] if last in self.after else self.said[len(play.moves)]


def chosen(move: Move, score: float, chance: float, spread: float = 1.25) -> Choice:
    return Choice(move, score, chance, (Candidate(move, 100, score, chance),), 100, 0.1, searched=True, spread=spread)


def weighed(best_after: float, played_after: float, spread: float) -> analysis.Weighed:
    """Weigh the dot on 12 where the engine chose 7, by what the other side expects after each: 100 playouts each."""
    play = Play(board(5, 5), named("standard"))
    best, played, reply = Move(1, MoveKind.DOT, 7), Move(1, MoveKind.DOT, 12), Move(2, MoveKind.DOT, 0)
    after = {
        7: chosen(reply, best_after, 0.4, spread),
        12: chosen(reply, played_after, 0.45, spread),
    }
    return analysis.weigh(play, played, Told({0: chosen(best, 9.0, 0.9)}, after))


@pytest.mark.parametrize(
    ("best_after", "played_after", "spread", "told"),
    [
        (-6.0, 2.0, 1.25, (7, 8.0, 2.62)),
        (-6.0, 2.0, 10.0, (7, 8.0, 3.8)),  # playouts differ more
        (-1.0, 2.0, 0.0, (7, 3.0, 1.35)),  # all end alike
        (-0.5, 0.3, 1.25, (7, 0.0, 1.09)),  # within the doubt
        (1.0, -0.5, 1.25, (12, 0.0, 1.15)),  # what was played is better
    ],
)
def test_what_is_lost_is_told_beyond_the_doubt_and_no_best_move_scores_below_the_one_that_was_played(
    best_after: float, played_after: float, spread: float, told: tuple[int, float, float]
) -> None:
    found = weighed(best_after, played_after, spread)
    assert (found.best.point, found.lost, round(found.doubt, 2)) == told
    assert (found.score, found.best_score) == (-played_after, max(-best_after, -played_after))


def test_what_is_close_is_searched_again_for_longer() -> None:
    play = Play(board(5, 5), named("standard"))
    best, played, reply = Move(1, MoveKind.DOT, 7), Move(1, MoveKind.DOT, 12), Move(2, MoveKind.DOT, 0)
    told = Told({0: chosen(best, 9.0, 0.9)}, {7: chosen(reply, -1.5, 0.4), 12: chosen(reply, 0.0, 0.45)})
    analysis.weigh(play, played, told, Budget(nodes=100))
    assert told.budgets == [100, 100, 100, 300, 300]


@pytest.mark.parametrize("kind", [MoveKind.RESIGN, MoveKind.TIME])
def test_giving_up_a_game_loses_nothing_by_itself(kind: MoveKind) -> None:
    play, best, given_up = Play(board(5, 5), named("standard")), Move(1, MoveKind.DOT, 7), Move(1, kind)
    found = analysis.weigh(play, given_up, Told({0: chosen(best, 2.3, 0.7)}))
    assert (found.best, found.lost, found.best_score) == (best, 0.0, 2.3)
    said = Judged(1, 1, 1, kind.value, "cb", score=0.0, best_score=2.3, chance=0.0)
    assert said.sentence == "Blue: score +0, chance 0%."


def test_a_score_of_zero_has_no_minus() -> None:
    said = Judged(1, 1, 1, "aa", "bb", score=-0.004, best_score=-0.0)
    assert "-0" not in json.dumps(said.as_json()) + said.sentence


def test_the_position_after_a_move_is_searched_once() -> None:
    play = Play(board(5, 5), named("standard"))
    moves = [Move(1 if at % 2 == 0 else 2, MoveKind.DOT, at) for at in range(4)]
    told = Told({at: chosen(Move(1 if at % 2 == 0 else 2, MoveKind.DOT, 24 - at), 0.0, 0.5) for at in range(5)})
    once = analysis.Once(lambda: told)
    for move in moves:
        analysis.weigh(play, move, once)
        play.play(move)
    assert told.asked == [0, 1, 1, 2, 2, 3, 3, 4, 4]  # after the best move, and after the one that was played


def test_the_command_writes_lines_of_json() -> None:
    done = invoke("dots", "analyse", "-", *QUICK, "--main", stdin=GAME)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["played"] for line in lines] == ["cb", "cc", "bc", "aa", "dc", "ea", "cd"]
    assert set(lines[0]) == {
        "game", "node", "move", "player", "played", "score", "chance", "best", "best_score", "best_chance", "lost",
        "doubt",
    }  # fmt: skip
    assert done.code == 0
    assert invoke("dots", "analyse", "-", *QUICK, stdin=GAME).code == 1  # one variation breaks off


def test_the_command_writes_the_record_with_comments(tmp_path: Path) -> None:
    path = tmp_path / "said.sgf"
    invoke("dots", "analyse", "-", *QUICK, "--sgf", "-o", path, stdin=GAME)
    (before,), (after,) = sgf.read(GAME).records, sgf.read(path.read_bytes()).records
    assert [node.parent for node in after.nodes] == [node.parent for node in before.nodes]
    assert after.comment(7).startswith("well\nBlue: score ")
    assert after.comment(6).startswith("Red: score ")
    assert "Better: cd" in after.comment(6)
    assert after.comment(11).startswith("Not a move here: ")


@pytest.mark.parametrize(("text", "commented"), [(WALLS, []), (FULL, []), (GAME, [*range(1, 12)])])
def test_comments_say_nothing_of_a_move_that_could_change_nothing(text: str, commented: list[int]) -> None:
    record = sgf.read(text).records[0]
    found = {each.node: each for each in judged(text)}
    said = analysis.commented(record, found)
    told = [any(word in said.comment(at) for word in ("score", "Not")) for at in range(len(said.nodes))]
    assert [at for at, is_told in enumerate(told) if is_told] == commented


def test_comments_say_what_the_last_move_lost() -> None:
    record = sgf.read(WALLS).records[0]
    last = Judged(3, 3, 1, "cc", "ca", best_score=2.0, lost=2.0, is_idle=True)
    assert analysis.commented(record, {3: last}).comment(3).endswith("Lost: 2 ± 0.")


def test_what_is_done_before_an_interruption_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = analysis.analyse

    def interrupted(*args: Any, **options: Any) -> Iterator[Judged]:
        yield from islice(whole(*args, **options), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "analyse", interrupted)
    lines, said = tmp_path / "said.ndjson", tmp_path / "said.sgf"
    for path, *more in ((lines,), (said, "--sgf")):
        with pytest.raises(click.Abort):
            invoke("dots", "analyse", "-", *QUICK, "-o", path, *more, stdin=GAME)
    assert [json.loads(line)["played"] for line in lines.read_text().splitlines()] == ["cb", "cc", "bc"]
    (record,) = sgf.read(said.read_bytes()).records
    assert [bool(record.comment(node)) for node in range(1, 6)] == [True, True, True, False, False]


@pytest.mark.parametrize("args", [["--level", "6"], ["--nodes", "0"], ["--ms", "-1"], ["--most", "0"]])
def test_options_that_cannot_be_are_bad_use(args: list[str]) -> None:
    with pytest.raises(click.UsageError):
        invoke("dots", "analyse", "-", *args, stdin=GAME)


@pytest.mark.parametrize(
    ("lost", "doubt", "told"),
    [(2.6, 1.2, "Better: bb +2, chance 50%. Lost: 3 ± 2."), (0.0, 3.0, "No other move is surely better.")],
)
def test_a_sentence_has_no_decimals_and_no_verdict_within_the_doubt(lost: float, doubt: float, told: str) -> None:
    judged = Judged(1, 1, 1, "aa", "bb", -0.2, 0.25, 2.4, 0.5, lost, doubt)
    assert judged.sentence == f"Blue: score +0, chance 25%. {told}"
