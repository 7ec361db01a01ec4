"""`POST /dots/analyse` and `GET /dots/lessons`: a line a move as it is found, what it costs, and every lesson."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx2
import pytest

from kropki.api.client import Bucket
from kropki.api.routes.dots import analyses
from kropki.api.routes.dots.lesson_schemas import MOST
from kropki.dots.records import replay as replaying
from kropki.dots.teaching import lessons
from tests.conftest import Make
from tests.support.problems import check_problem

GAME: dict[str, Any] = {
    "size": [5, 5],
    "moves": [[1, 2, 1], [2, 2, 2], [1, 1, 2], [2, 0, 0], [1, 3, 2], [2, 4, 0], [1, 2, 3]],
    "level": 1,
}
SGF = "(;GM[40]SZ[5]RU[standard];B[cb];W[cc];B[bc];W[aa](;B[dc];W[ea])(;B[ee]))"


def lines(response: httpx2.Response) -> list[dict[str, Any]]:
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/x-ndjson"
    assert response.headers["cache-control"] == "no-store"
    return [json.loads(line) for line in response.text.splitlines()]


# analyse


def test_each_move_is_judged_in_turn(client: httpx2.Client) -> None:
    found = lines(client.post("/dots/analyse", json=GAME))
    assert [(each["move"], each["played"]) for each in found] == list(enumerate(GAME["moves"], 1))
    assert found[5]["best"] == [2, 2, 3]  # red plays elsewhere and loses the dot in the middle
    assert found[5]["lost"] > 0.5
    assert found[5]["reason"] == {"code": "save", "dots": 1, "sentence": "Saves 1 dot: it was one move from capture."}
    assert found[5]["threats"] == [[2, 3, 1]]
    assert (found[6]["best"], found[6]["lost"], found[6]["threats"]) == ([1, 2, 3], 0, [])


def test_a_move_that_lost_much_is_refuted_and_the_best_one_proved_by_a_line(client: httpx2.Client) -> None:
    """Blue leaves four dots that red captures with the next dot; red then plays elsewhere."""
    left = "B[cc];W[cb];B[dc];W[db];B[ec];W[eb];B[fc];W[fb];B[fe];W[bc];B[ff];W[gc];B[fg];W[cd];B[fh];W[dd];B[fi];W[ed]"
    found = lines(
        client.post("/dots/analyse", json={"sgf": f"(;GM[40]SZ[10]RU[standard];{left};B[jd];W[ij])", "level": 1})
    )
    refutation = {
        "code": "capture",
        "dots": 4,
        "sentence": "Loses 4 dots: the next dot captures them.",
        "line": [[2, 5, 3]],
    }
    assert found[18]["lost"] >= 2
    assert found[18]["refutation"] == refutation
    assert found[19]["lost"] >= 2
    assert found[19]["line"] == [[2, 5, 3]]
    assert found[0]["refutation"] is None
    assert found[0]["line"] == []


def test_it_goes_on_with_the_first_that_is_wanted(client: httpx2.Client) -> None:
    found = lines(client.post("/dots/analyse", json={**GAME, "first": 6}))
    assert [each["move"] for each in found] == [6, 7]
    assert lines(client.post("/dots/analyse", json={**GAME, "first": 8})) == []


def test_the_main_line_of_a_record_is_judged(client: httpx2.Client) -> None:
    found = lines(client.post("/dots/analyse", json={"sgf": SGF, "level": 1}))
    assert [each["played"] for each in found][4:] == [[1, 3, 2], [2, 4, 0]]


@pytest.mark.parametrize("rules", ["no-territory", "territory", "gorilla", "kepung", "paper+two_steps"])
def test_every_rule_set_is_analysed_and_so_is_resigning(client: httpx2.Client, rules: str) -> None:
    body = {**GAME, "rules": rules, "moves": [*GAME["moves"][:2], [1, "resign"]]}
    found = lines(client.post("/dots/analyse", json=body))
    assert [each["move"] for each in found] == [1, 2, 3]
    assert (found[2]["played"], found[2]["lost"], found[2]["refutation"]) == ([1, "resign"], 0, None)


def test_a_move_that_is_not_allowed_is_the_last_line(client: httpx2.Client) -> None:
    *found, last = lines(client.post("/dots/analyse", json={**GAME, "moves": [[1, 1, 1], [2, 1, 1], [1, 0, 0]]}))
    assert [each["move"] for each in found] == [1]
    assert (last["type"], last["code"], last["move"]) == ("urn:kropki:problem:game", "taken", 2)


@pytest.mark.parametrize(
    ("body", "code", "move"),
    [
        ({}, "size", 0),
        ({"size": [3, 3], "moves": [[1, 1, 1], [2, 1, 1]], "first": 3}, "taken", 2),
        ({"size": [3, 3], "rules": "paper", "moves": [[1, 1, 1, [[]] * 61]], "first": 2}, "move", 1),
        ({"sgf": ""}, "no-game", 0),
        ({"sgf": SGF, "size": [5, 5]}, "line", 0),
        ({"sgf": "(;GM[40]SZ[5];B[zz];W[aa])", "first": 2}, "move", 1),
    ],
)
def test_what_cannot_be_played_is_refused(client: httpx2.Client, body: dict[str, Any], code: str, move: int) -> None:
    problem = check_problem(client.post("/dots/analyse", json=body), 422, code)
    assert (problem.type, problem.move) == ("urn:kropki:problem:game", move)


@pytest.mark.parametrize("body", [{"size": [2, 3]}, {"first": 0}, {"level": 6}, {"sgf": "x" * 60_001}, {"komi": 1}])
def test_what_is_no_game_is_not_valid(client: httpx2.Client, body: object) -> None:
    check_problem(client.post("/dots/analyse", json=body), 422, "invalid")


def test_each_move_is_paid_for_and_without_work_the_stream_ends(make: Make) -> None:
    with make(thinking=1, deadline=60.0) as client:
        [last] = lines(client.post("/dots/analyse", json=GAME))  # reading the game has taken it
        assert last["type"] == "urn:kropki:problem:limit"
        check_problem(client.post("/dots/analyse", json=GAME), 429, "limit")


def test_nothing_is_searched_for_who_has_left() -> None:
    steps: list[int] = []

    class Analysis:
        def step(self) -> bytes:
            steps.append(1)
            return b"{}"

    class Tasks:
        async def run(self, task: Callable[[], bytes], bucket: Bucket) -> bytes:
            assert bucket is Bucket.THINKING
            return task()

    async def take_two() -> None:
        lines = analyses._lines(Analysis(), Tasks())  # type: ignore[arg-type]
        assert [await anext(lines), await anext(lines)] == [b"{}"] * 2
        await lines.aclose()  # type: ignore[attr-defined] # as the service does where a connection is lost

    asyncio.run(take_two())
    assert len(steps) == 2


# lessons


def test_lessons_are_those_that_are_asked_for(client: httpx2.Client) -> None:
    response = client.get("/dots/lessons?theme=ladder&nb=100&seed=tea")
    found = response.json()["lessons"]
    assert {each["theme"] for each in found} == {"ladder"}
    assert len(found) == sum(each.theme == "ladder" for each in lessons.suite())
    assert len({each["id"] for each in found}) == len(found)
    assert response.headers["cache-control"] == "public, max-age=86400"
    assert client.get("/dots/lessons?theme=ladder&nb=100&seed=tea").json()["lessons"] == found
    again = {"If-None-Match": response.headers["etag"]}
    assert client.get("/dots/lessons?theme=ladder&nb=100&seed=tea", headers=again).status_code == 304
    first = client.get("/dots/lessons?day=2026-11-20").json()
    assert first == client.get("/dots/lessons?day=2026-11-20").json()
    assert client.get("/dots/lessons").headers["cache-control"] == "no-store"
    assert {each["level"] for each in client.get("/dots/lessons?level=2&nb=9").json()["lessons"]} == {2}


@pytest.mark.parametrize("day", [f"2026-11-{day}" for day in range(20, 30)])
def test_the_lessons_of_a_day_begin_with_an_easy_capture(client: httpx2.Client, day: str) -> None:
    found = client.get(f"/dots/lessons?day={day}&nb=6").json()["lessons"]
    assert (found[0]["theme"], found[0]["level"], found[0]["rules"]) == ("capture", 1, "standard")
    levels = [each["level"] for each in found]
    assert levels == sorted(levels)
    assert len({each["id"] for each in found}) == 6


def test_the_lessons_of_a_day_are_of_what_is_asked_for(client: httpx2.Client) -> None:
    found = client.get("/dots/lessons?day=2026-11-20&nb=6&theme=ladder").json()["lessons"]
    levels = [each["level"] for each in found]
    assert ({each["theme"] for each in found}, levels) == ({"ladder"}, sorted(levels))


def test_a_lesson_says_its_rules_and_which_game_it_is_from(client: httpx2.Client) -> None:
    found = client.get(f"/dots/lessons?nb={MOST}&seed=tea").json()["lessons"]
    assert len(found) == len(lessons.suite())
    assert {each["rules"] for each in found} == set(lessons.RULES)
    assert {each["id"]: each["source"] for each in found if each["source"]} == lessons.sources()
    for rules in lessons.RULES:
        asked = client.get(f"/dots/lessons?rules={rules}&nb={MOST}").json()["lessons"]
        assert {each["id"] for each in asked} == {each["id"] for each in found if each["rules"] == rules}


@pytest.mark.parametrize(
    "query",
    [
        "theme=chess",
        "rules=paper%2Btwo_steps",
        "level=0",
        "nb=0",
        f"nb={MOST + 1}",
        "seed=",
        "x=1",
    ],
)
def test_a_query_that_is_none_is_not_valid(client: httpx2.Client, query: str) -> None:
    check_problem(client.get(f"/dots/lessons?{query}"), 422, "invalid")


def test_a_browser_that_wants_a_page_is_led_to_it(client: httpx2.Client) -> None:
    answer = client.get("/dots/lessons", headers={"Accept": "text/html,*/*"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"], answer.headers["vary"]) == (303, "/dots/practice", "Accept")


@pytest.mark.parametrize("query", ["theme=capture", "rules=territory", "rules=gorilla", "rules=paper"])
def test_every_lesson_is_a_game_and_so_is_each_of_its_lines(client: httpx2.Client, query: str) -> None:
    found = client.get(f"/dots/lessons?{query}&nb={MOST}").json()["lessons"]
    for lesson in found:
        game = {name: lesson[name] for name in ("size", "rules", "start", "moves")}
        mover = lesson["player"] - 1

        def gain(line: list[Any], game: dict[str, Any] = game, mover: int = mover) -> int:
            before, after = replaying.replay(game), replaying.replay({**game, "moves": game["moves"] + line})
            assert after["error"] is None
            ours, theirs = (int(after["captured"][who] - before["captured"][who]) for who in (mover, 1 - mover))
            return ours - theirs

        assert lesson["line"][0][:3] == [lesson["player"], *lesson["answer"]]
        best = gain(lesson["line"])
        assert all(gain(each["line"]) < best for each in lesson["wrong"])
