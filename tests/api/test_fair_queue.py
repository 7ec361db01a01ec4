"""The queue from which clients are served in turn."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.fair_queue import FairQueue, LeastServed
from api.games import group_commit


@given(st.lists(st.sampled_from("abc")), st.data())
def test_a_fair_queue_gives_everything_once_and_each_client_its_turn(clients: list[str], data: st.DataObject) -> None:
    queue, left = FairQueue[int](), defaultdict[str, list[int]](list)
    for item, client in enumerate(clients):
        queue.put(client, item)
        left[client].append(item)
    for item, client in enumerate(clients):
        if data.draw(st.booleans()):
            queue.remove(client, item)
            queue.remove(client, item)  # which is not there any more
            left[client].remove(item)
    while any(left.values()):
        waiting = {client for client, items in left.items() if items}
        for _ in range(len(waiting)):  # each of those who wait, before anyone has a second turn
            taken = queue.take()
            assert taken is not None
            waiting.remove(clients[taken])
            assert left[clients[taken]].pop(0) == taken
    assert queue.take() is None


def test_a_client_that_may_not_keeps_its_turn() -> None:
    queue = FairQueue[int]()
    for item, client in enumerate("aabc"):
        queue.put(client, item)
    assert [queue.take(lambda client: client != "a") for _ in range(3)] == [2, 3, None]
    assert [queue.take() for _ in range(3)] == [0, 1, None]


@pytest.mark.parametrize(
    ("waiting", "had", "given_way"),
    [
        ("", {}, None),
        ("a", {}, None),
        ("aa", {}, "a"),
        ("aab", {}, None),  # one more than the newcomer has
        ("aaab", {}, "a"),
        ("aaab", {"b": 1.0}, None),
        ("aaab", {"a": 1.0}, "a"),
        ("aaac", {"c": 1.0}, "c"),
    ],
)
def test_who_had_more_gives_way_and_of_equals_who_has_more_waiting(
    waiting: str, had: dict[str, float], given_way: str | None
) -> None:
    queue = LeastServed[str]()
    for client in waiting:
        queue.put(client, client)
    for client, seconds in had.items():
        queue.served.add(client, seconds)
    assert queue.give_way("b") == given_way


def test_friends_who_move_come_before_who_has_begun_a_game_on_a_full_board() -> None:
    queue = LeastServed[str](group_commit._STEP_S)
    for attacker in "abcdefghij":
        queue.served.add(attacker, 0.025)
        queue.put(attacker, attacker)
    for _ in range(6):
        queue.served.add("friends", 0.001)
        queue.put("friends", "move")
    assert [queue.take() for _ in range(6)] == ["move"] * 6
