"""Searches by several threads: the same moves each time, all playouts counted, and nobody kept waiting."""

from __future__ import annotations

import threading

import pytest

from kropki.dots.board.moves import Move
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.parallel import ParallelSearch
from kropki.dots.engine.search import Search
from tests.support.dots_games import game


@pytest.mark.parametrize("threads", [2, 3])
def test_the_same_seed_nodes_and_threads_give_the_same_game(threads: int) -> None:
    def moved() -> list[Move]:
        play, engine = game(), Engine(seed=7, threads=threads)
        while len(play.moves) < 8:
            choice = engine.choose(play, Budget(nodes=60))
            assert choice.nodes == 60
            assert choice.move is not None
            play.play(choice.move)
        return play.moves

    assert moved() == moved()


def test_all_trees_are_added_up_and_the_first_is_that_of_one_thread() -> None:
    play = game()
    one, two = Search(play.board, 3), ParallelSearch(play.board, 3, 2)
    for search in (one, two):
        search.start(play.field, 0, 0, 0)
        search.urge({int(search.found()[0].cell): 2.0} if search.found() else {})
    one.run(50, None)
    assert two.run(101, None) == 101
    found = two.found()
    assert sum(tried.visits for tried in found) == 101
    assert [tried.visits for tried in found] == sorted((tried.visits for tried in found), reverse=True)
    first, second = (tree.found() for tree in two._trees)
    assert first == one.found()
    assert first != second
    for tried in found:
        parts = [each for tree in (first, second) for each in tree if each.cell == tried.cell]
        assert tried.visits == sum(each.visits for each in parts)
        if tried.visits:
            assert tried.value == pytest.approx(sum(each.visits * each.value for each in parts) / tried.visits)


def test_others_go_on_while_a_search_runs() -> None:
    play = game(size=(12, 12))
    search = Search(play.board, 1)
    search.start(play.field, 0, 0, 0)
    search.run(1, None)  # compiled, and all that is imported
    running, ended = threading.Event(), threading.Event()

    def run() -> None:
        running.set()
        search._run(4_000)
        ended.set()

    thread = threading.Thread(target=run)
    thread.start()
    running.wait()
    steps = 0
    while not ended.is_set():
        steps += 1
    thread.join()
    assert steps > 1000  # two or three, if the search held the lock
