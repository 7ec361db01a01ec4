"""Lessons: each has one best move, proved again by the compiled rules, and for a sample by the judge."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from judge import proof
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.rulesets import parse as rules
from kropki.dots.engine.exhaustive import SpentError, Window
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play
from kropki.dots.teaching import lessons, mining, sifting
from kropki.dots.teaching.lessons import RULES, THEMES, Lesson, Proof
from tests.support.command_line import invoke

SUITE = lessons.suite()
QUICK = [lesson for lesson in SUITE if max(lesson.board.width, lesson.board.height) < 10]
OTHER = [next(lesson for lesson in QUICK if lesson.position.rules == rules) for rules in RULES[1:]]
SAMPLE = [*random.Random("proofs").sample(QUICK, 6), *OTHER]  # noqa: S311 - that the judge proves, seconds each
BEATEN = (  # within their windows the answers are the best; one is beaten at the end of the game, one at once
    (
        "defence dg ae:eh 5:0>-3,6:0>-3 8x8 standard 2 0 0 "
        'XOOXXXOO/OXO1OOXX/XXXO"OOO/OXXXOOXX/2XOX1O1/1XOO1XXO/XX2XOXX/O3OOOX - cross '
        "ccdcbdfccdgcgbhahbgaffhchdfbfacbbbabacadbcfggfgegdfdhghfggghhhehegfhaabaeaebdacacecfbfdfbgahag"
    ),
    (
        "defence cf ad:eh 5:0>-2,6:0>-2 9x9 standard 2 0 0 "
        "X2OX4/OOOXO4/XXOX1XO2/XOXXOOX2/1OXOXO1O1/XO1OX1XXX/2XXOOXOO/2OOXXX2/3XOO3 - cross "
        "cdccdcbeafbfbccbdbdaeaebfcfdgdgcadbdcedfdgegehdhcgchdieifhfighabaabbachehfigifhgggfggffeef"
    ),
)
SHORT = [lesson for lesson in SUITE if str(lesson.position)[0] == "7"][:1]


def test_there_are_enough_lessons_of_every_theme_and_no_two_of_one_position() -> None:
    counts = Counter(lesson.theme for lesson in SUITE)
    assert len(SUITE) >= 200
    assert set(counts) == set(THEMES)
    assert min(counts.values()) >= 8
    assert len({lesson.position for lesson in SUITE}) == len(SUITE)


def test_there_are_lessons_of_each_rule_set_to_boards_of_15x15_and_from_games_between_people() -> None:
    counts = Counter(lesson.position.rules for lesson in SUITE)
    sides = {max(lesson.board.width, lesson.board.height) for lesson in SUITE}
    by_id = {lesson.id: lesson for lesson in SUITE}
    assert tuple(sorted(counts, key=RULES.index)) == RULES
    assert min(counts.values()) >= 8
    assert all(
        {lesson.theme for lesson in SUITE if lesson.position.rules == rules} == {"capture", "double-attack", "defence"}
        for rules in ("territory", "gorilla", "paper")
    )
    assert 7 in sides
    assert max(sides) == 15
    assert len(lessons.sources()) >= 5
    assert len(set(lessons.sources().values())) == len(lessons.sources())
    assert {by_id[each].position.rules for each in lessons.sources()} == {"standard"}


def test_no_lesson_is_played_out_where_a_player_may_stop() -> None:
    assert not [str(lesson) for lesson in SUITE if lesson.position.rules == "no-territory" and not lesson.corners]


def test_every_lesson_holds_by_the_compiled_rules() -> None:
    assert [str(lesson) for lesson in SUITE if not lesson.holds()] == []


def test_no_move_of_the_whole_board_is_better() -> None:
    assert [str(lesson) for lesson in SUITE[::30] if sifting.is_refuted(lesson)] == []


@pytest.mark.parametrize("line", BEATEN)
def test_a_lesson_that_another_move_beats_is_found_out(line: str) -> None:
    lesson = lessons.parse(line)
    assert lesson.holds()
    assert sifting.is_refuted(lesson)


@pytest.mark.parametrize("seed", range(4))
def test_points_out_of_reach_change_no_verdict(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - positions by chance
    play = lessons.replayed(board(8, 8), "standard", "empty", ())
    corner = [play.board.point(x, y) for x in range(4) for y in range(4)]
    for point in rng.sample(corner, 12):
        if play.is_open(point):
            play.play(Move(play.to_move, MoveKind.DOT, point))
    few = [point for point in sifting.in_reach(play) if play.is_open(point)]
    assert len(few) < play.open
    for depth in (1, 2, 3):
        windows = [Window(play.field, 0, points, passing=True, limit=10**7) for points in (play.board.points, few)]
        verdicts = [window.best(depth) for window in windows]
        assert len({(verdict.value, verdict.second) for verdict in verdicts}) == 1
        assert len({tuple(window.value(p, depth, -99, 99) for p in few) for window in windows}) == 1


@pytest.mark.parametrize("lesson", SAMPLE, ids=lambda lesson: lesson.theme)
def test_the_judge_proves_it(lesson: Lesson) -> None:
    assert proof.holds(str(lesson))


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.theme)
def test_neither_proves_more_than_is_true(lesson: Lesson) -> None:
    claims = [Proof(p.depth, p.worth + 1, p.second) for p in lesson.proofs[:1]]
    claims += [Proof(p.depth, p.worth, p.second - 1) for p in lesson.proofs[:1]]
    for claim in claims:
        wrong = Lesson(
            lesson.theme, lesson.answer, lesson.corners, (claim,), lesson.position, lesson.begun, lesson.moves
        )
        assert not wrong.holds()
        assert not proof.holds(str(wrong))


@pytest.mark.parametrize("seed", range(6))
def test_a_window_is_searched_as_the_judge_searches_it(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - positions by chance
    play = lessons.replayed(board(5, 5), "standard", "cross", ())
    for _ in range(12):
        play.play(Move(play.to_move, MoveKind.DOT, rng.choice([p for p in play.board.points if play.is_open(p)])))
    points = lessons.steps_of(play.moves)
    answer = next(p for p in play.board.points if play.is_open(p))
    for corners in ((), (6, 18)):
        if corners and not play.is_open(answer):
            continue
        lesson = Lesson("defence", answer, corners, (Proof(3, 0, -1),), play.position(), "cross", points)
        claim = proof.read(str(lesson))
        search = proof._Search(claim)
        window = lesson.window()
        moves = [*window.points, *([None] if corners else [])]
        found = {m: window.value(m, 3, -99, 99) for m in moves}
        xy = {m: None if m is None else play.board.xy(m) for m in moves}
        assert found == {m: search.value(xy[m], 3, -99, 99) for m in moves}


def test_a_search_beyond_its_limit_says_so() -> None:
    play = Play(board(6, 6), rules("standard"))
    with pytest.raises(SpentError):
        Window(play.field, 0, play.board.points, passing=True, limit=100).best(5)


def test_a_line_is_a_lesson_and_a_lesson_a_line() -> None:
    for lesson in SUITE[::20]:
        assert lessons.parse(str(lesson)) == lesson


@pytest.mark.parametrize(
    "change",
    [
        lambda words: words[:-1],
        lambda words: ["chess", *words[1:]],
        lambda words: [words[0], "zz", *words[2:]],
        lambda words: [*words[:2], "aa", "3:1", *words[4:]],
        lambda words: [*words[:3], "x", *words[4:]],
        lambda words: [*words[:3], "99:1>0", *words[4:]],
        lambda words: [*words[:4], "90x9", *words[5:]],
        lambda words: [*words[:5], "gorilla+first_to=3", *words[6:]],
        lambda words: [*words[:2], "all", *words[3:5], "gorilla", *words[6:]],
        lambda words: [words[0], "--", *words[2:]],
        lambda words: [*words[:-1], words[-1][:-2]],
        lambda words: [*words[:-1], words[-1] + words[-1][:2]],
        lambda words: [*words[:-2], "moon", words[-1]],
        lambda words: [*words, "x" * 30_000],
    ],
)
def test_a_line_that_is_none_is_refused(change: object) -> None:
    with pytest.raises(DotsError):
        lessons.parse(" ".join(change(str(SUITE[0]).split())))  # type: ignore[operator]


def test_lessons_are_found_in_a_game_that_has_them() -> None:
    lesson = SHORT[0]
    found = mining.lesson_at(lesson.begun, lesson.play(), lesson.moves)
    assert found == lesson


def test_the_commands_list_find_and_solve() -> None:
    listed = invoke("dots", "lessons", "list", "--theme", "pool", "--show")
    assert listed.stdout.startswith("pool ")
    assert " a b c" in listed.stdout
    other = invoke("dots", "lessons", "list", "--rules", "kepung", "--show").stdout
    assert other.count("Rules: kepung") == sum(lesson.position.rules == "kepung" for lesson in SUITE)
    assert "standard" not in other
    shown = invoke("dots", "lessons", "list", "--show").stdout
    assert shown.count("From a game between people: ") == len(lessons.sources())
    solved = invoke("dots", "lessons", "solve", "--level", "1", "--most", "2")
    assert "of 2" in solved.stdout
    record = "(;GM[40]SZ[7]RU[standard]AB[cc][dd]AW[cd][dc];B[aa];W[bb])"
    assert invoke("dots", "lessons", "find", "-", stdin=record) == (0, "", "")
    passed = invoke("dots", "lessons", "find", "-", stdin="(;GM[40]SZ[7]RU[gorilla]AB[bb];B[aa])")
    assert passed.stderr.startswith("kropki: -: game 1 is skipped")
