"""The queue from which clients are served in turn."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from kropki.api.fair_queue import FairQueue


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
