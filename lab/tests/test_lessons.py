"""The making of lessons: which of them are kept, how they go on, and how games between people become some."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dots.records import sgf
from dots.teaching import lessons, sifting
from dots.teaching.lesson_lines import known
from lab.lessons import choice, lesson_lines, people
from lab.lessons.choice import Quota

SUITE = lessons.suite()
RECORDS = (  # moves on 20x20 where closing is a choice, how many go to a board of 15x15, after which it is the same
    ("B[jk];W[kk];B[kj];W[mm];B[lk];W[mn];B[kl.kljkkjlkkl];W[mo]", 8, {1, 2, 3, 4, 5, 6, 7, 8}),
    ("B[jk];W[kk];B[kj];W[mm];B[lk];W[mn];B[kl];W[mo];B[aa.kljkkjlkkl]", 9, {1, 2, 3, 4, 5, 6, 9}),
    ("B[jk];W[kk];B[kj];W[kk]", 3, {1, 2, 3}),
    ("B[aa];W[tt];B[ab]", 1, {1}),
    ("B[aa];B[bb]", 1, {1}),
    ("B[aa];W[]", 1, {1}),
)
STARTS = (  # dots before the first move on 20x20, and the name of the start on 15x15
    ("", "empty"),
    ("AB[jj][kk]AW[jk][kj]", "cross"),
    ("AB[aa]", None),
)
DOUBTED = (  # the answer is the best within its window, and as far as the board can be searched
    "defence eg df:gi 5:0>-2,6:0>-2 9x9 standard 1 3 0 "
    "3OO4/2OXX4/1XOXoX3/XOXXooX2/1OOOXX2X/XXOXO1OO1/1OOX2XOX/1XO1O2OX/1X5XO 1:4.1,5.2,6.3,5.4,4.4,3.3,3.2 cross "
    "cdbddcecebdadbccbccbadbeafbgfcfdgdeafeefdfcebfcfdgchbigfgghgighhhiiiihhfiecgbheh"
)


def test_a_quick_look_sees_where_a_lesson_about_grounding_may_be() -> None:
    about = [lesson for lesson in SUITE if lesson.theme == "grounding"]
    missed = [lesson for lesson in about if not choice.is_greedy(lesson)]
    assert len(about) >= 20
    assert sum(choice.may_ground(lesson.play()) for lesson in missed) >= 12
    assert not any(choice.may_ground(lesson.play()) for lesson in about if choice.is_greedy(lesson))


def test_the_greedy_player_solves_one_in_five_at_most() -> None:
    assert sum(map(choice.is_greedy, SUITE)) <= len(SUITE) / 5


def test_the_whole_board_was_searched_as_deep_as_the_proof_where_it_is_large_or_a_player_may_stop() -> None:
    stopping = [lesson for lesson in SUITE if lesson.position.rules == "no-territory"]
    large = [lesson for lesson in SUITE if lesson.play().open > sifting.MANY]
    assert [str(lesson) for lesson in [*stopping[::10], *large[::10]] if not choice.is_clear(lesson)] == []


@pytest.mark.parametrize(("moves", "number", "agreed"), RECORDS)
def test_a_game_between_people_goes_to_a_smaller_board(moves: str, number: int, agreed: set[int]) -> None:
    record = sgf.read(f"(;GM[40]SZ[20]RU[territory];{moves})".encode()).records[0]
    opening = people.opening(record)
    assert opening is not None
    assert str(opening.play.board) == "15x15"
    assert len(opening.play.moves) == number
    assert opening.agreed == agreed


@pytest.mark.parametrize(("dots", "begun"), STARTS)
def test_its_start_has_a_name_there(dots: str, begun: str | None) -> None:
    record = sgf.read(f"(;GM[40]SZ[20]RU[territory]{dots};B[lk];W[ll])".encode()).records[0]
    opening = people.opening(record)
    assert (opening.begun if opening else None) == begun


def test_no_game_comes_twice() -> None:
    assert [lesson.id for lesson in choice.one_of_each_game(SUITE)] == [lesson.id for lesson in SUITE]
    earlier = next(lesson for lesson in SUITE if len(lesson.moves) > 20 and lesson.theme == "double-attack")
    position = lessons.replayed(earlier.board, earlier.position.rules, earlier.begun, earlier.moves[:-4]).position()
    again = replace(earlier, theme="grounding", position=position, moves=earlier.moves[:-4])
    assert choice.one_of_each_game([earlier, again, earlier]) != [earlier, again, earlier]
    assert len(choice.one_of_each_game([earlier, again])) == 1


def test_the_strongest_level_agrees_after_a_long_search() -> None:
    assert [str(lesson) for lesson in SUITE[::40] if choice.is_doubted(lesson)] == []


def test_a_lesson_with_another_best_answer_is_doubted() -> None:
    lesson = lessons.parse(DOUBTED)
    assert lesson.holds()
    assert choice.is_doubted(lesson)
    assert lesson.id not in {each.id for each in SUITE}


def test_a_quota_keeps_themes_and_greed_in_bounds() -> None:
    quota = Quota({"pool": (1, 0)})
    pools = [lesson for lesson in SUITE if lesson.theme == "pool" and not choice.is_greedy(lesson)][:2]
    assert [quota.takes(lesson) for lesson in pools] == [True, False]
    assert quota.is_full


def test_the_lines_of_the_suite_are_what_a_search_finds() -> None:
    sample = [*lessons.suite()[::40], *[each for each in lessons.suite() if each.is_choice][::15]]
    assert [lesson_lines.of(lesson) for lesson in sample] == [known()[lesson.id] for lesson in sample]
    assert set(known()) == {lesson.id for lesson in lessons.suite()}
