"""The API from outside. Every test with `client` runs twice: against the application in this
process, and over the wire against a `kropki serve` (or against the service at KROPKI_URL)."""

from __future__ import annotations

import json

import httpx2
import pytest

from kropki.api.routes.sudoku.question_schemas import BODY, CHECK, CHECKED, GRADED, SOLVED, STEP, Solved
from kropki.api.routes.sudoku.schemas import PUZZLE, Puzzle
from kropki.generator.board import ken
from kropki.generator.solver import kernel
from tests.support.problems import check_problem

PUBLISHED = (
    "(wx)A(wx)(xw)(kx)D/B(xw)D(kw)A/(xw)(wk)A(ww)A(ww)C/(wx)(wx)(ww)A(xk)A(wx)(wx)A/(kx)B(kx)B(xw)A(wx)"
    "/(xw)A(xk)A(wx)(kx)(xw)(kx)A/B(wx)(xw)A(xw)A(xw)(kx)/(xw)(xk)C(kk)A(wk)A/B(xw)(xw)C(xw)"
)
SOLUTION = "618327495/579814623/342569817/937648251/826175349/451293768/194786532/763952184/285431976"
EMPTY_9 = "/".join(["HA"] * 9)
WHITE_4 = "(ww)(ww)(ww)(wx)/(ww)(ww)(ww)(wx)/(ww)(ww)(ww)(wx)/(xw)(xw)(xw)A"
JSON = {"Content-Type": "application/json"}
PRIVATE = (
    "seed=s", "seed=s&size=4", "seed=s&negative=false", "seed=s&one_two=white", "seed=s&solution=true",
    "seed=s&difficulty=easy", "seed=s&technique=naked+pair", "seed=s&rating_min=2.6&rating_max=3",
)  # fmt: skip


def solve(client: httpx2.Client, ken_text: str, **more: object) -> httpx2.Response:
    return client.post("/kropki/solve", json={"ken": ken_text, **more})


# GET /kropki


def test_a_puzzle_has_exactly_the_documented_fields(client: httpx2.Client) -> None:
    record = client.get("/kropki").json()
    others = {"solution", "kept", "link", "boxes"}  # for who asks; where it is not kept; where there are none
    assert set(record) == set(Puzzle.model_fields) - others
    assert Puzzle.model_validate(record, extra="forbid", strict=True).size == 9


@pytest.mark.parametrize("size", [4, 6, 9])
@pytest.mark.parametrize("negative", ["true", "false"])
def test_a_puzzle_has_the_one_solution_it_comes_with(client: httpx2.Client, size: int, negative: str) -> None:
    record = client.get("/kropki", params={"size": size, "negative": negative, "solution": "true"}).json()
    assert (record["size"], record["negative"]) == (size, negative == "true")
    outcome = kernel.solve(ken.parse(record["ken"], negative=record["negative"]))
    assert (outcome.solutions, outcome.solution) == (1, ken.parse_grid(record["solution"]))


def test_without_a_seed_every_puzzle_is_another_and_is_not_kept(client: httpx2.Client) -> None:
    responses = [client.get("/kropki") for _ in range(3)]
    assert len({response.json()["id"] for response in responses}) == 3
    assert {response.headers["cache-control"] for response in responses} == {"no-store"}
    assert not any("etag" in response.headers for response in responses)


def test_the_seed_that_was_drawn_gives_the_same_puzzle_again(client: httpx2.Client) -> None:
    drawn = client.get("/kropki").json()
    assert client.get("/kropki", params={"seed": drawn["seed"]}).json() == drawn


@pytest.mark.parametrize("query", PRIVATE)
def test_with_a_seed_the_bytes_are_the_same_for_ever(client: httpx2.Client, query: str) -> None:
    first, second = client.get(f"/kropki?{query}"), client.get(f"/kropki?{query}")
    assert first.content == second.content
    assert first.headers["etag"] == second.headers["etag"]
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("form", "status"),
    [("{}", 304), ("W/{}", 304), ('"other", {}', 304), ("*", 304), ('"other"', 200), ("{}x", 200), ("", 200)],
)
def test_a_client_that_has_the_puzzle_gets_304(client: httpx2.Client, form: str, status: int) -> None:
    etag = client.get("/kropki?seed=kept").headers["etag"]
    response = client.get("/kropki?seed=kept", headers={"If-None-Match": form.format(etag.removeprefix("W/"))})
    assert response.status_code == status
    assert bool(response.content) == (status == 200)
    assert response.headers["etag"] == etag
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("seed", ["a", "2026-11-20/hard", " ", "ß🎲", "a&b=c", "null"])
def test_a_seed_is_any_text(client: httpx2.Client, seed: str) -> None:
    assert client.get("/kropki", params={"seed": seed, "size": 4}).json()["seed"] == seed


def test_the_example_is_what_its_seed_gives(client: httpx2.Client) -> None:
    query = {"seed": PUZZLE["seed"], "size": PUZZLE["size"], "solution": "true"}
    assert client.get("/kropki", params=query).json() == PUZZLE


@pytest.mark.parametrize(
    ("question", "body", "answer"),
    [("solve", BODY, SOLVED), ("grade", BODY, GRADED), ("hint", CHECK, STEP), ("check", CHECK, CHECKED)],
)
def test_the_example_of_an_answer_is_what_the_question_gets(
    client: httpx2.Client, question: str, body: dict[str, object], answer: dict[str, object]
) -> None:
    assert client.post(f"/kropki/{question}", json=body).json() == answer


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("colour=red", "colour"),
        ("=1", ""),
        ("difficulty=", "difficulty"),
        ("difficulty=deeper", "difficulty"),
        ("difficulty=hard&difficulty=easy", "difficulty"),
        ("technique=guessing", "technique.0"),
        ("technique=X-wing&technique=", "technique.1"),
        ("&".join(["technique=X-wing"] * 100), "technique"),
        ("rating_min=nan", "rating_min"),
        ("rating_max=-1", "rating_max"),
        ("rating_max=", "rating_max"),
        ("size=3", "size"),
        ("size=", "size"),
        (f"size={'9' * 4000}", "size"),
        ("size=4&size=6", "size"),
        ("negative=perhaps", "negative"),
        ("solution=2", "solution"),
        ("one_two=pink", "one_two"),
        ("%F0%9F%8E%B2=1", "🎲"),
    ],
)
def test_a_query_that_is_not_understood_is_refused_by_name(client: httpx2.Client, query: str, name: str) -> None:
    problem = check_problem(client.get(f"/kropki?{query}"), 422, "invalid")
    assert [(fault.where, fault.name) for fault in problem.faults] == [("query", name or "query")]
    assert name in problem.detail


def test_all_faults_of_a_query_are_told_up_to_ten(client: httpx2.Client) -> None:
    assert len(check_problem(client.get("/kropki?size=3&colour=red"), 422, "invalid").faults) == 2
    for number, told in ((20, 10), (300, 1)):  # parameters that there are not; so many are not even looked at
        many = "&".join(f"x{i}=1" for i in range(number))
        assert len(check_problem(client.get(f"/kropki?{many}"), 422, "invalid").faults) == told


@pytest.mark.parametrize("seed", ["x" * 2000, "x" * 4000, "%F0%9F%8E%B2" * 300])
def test_a_seed_that_is_too_long_is_refused(client: httpx2.Client, seed: str) -> None:
    check_problem(client.get(f"/kropki?seed={seed}"), 422, "request")


@pytest.mark.parametrize("seed", ["", "%00", "a%0Ab", "%1b[2J", "%7f", "%C2%85"])
def test_a_seed_of_nothing_or_with_control_characters_is_refused(client: httpx2.Client, seed: str) -> None:
    check_problem(client.get(f"/kropki?size=4&seed={seed}"), 422, "request")


@pytest.mark.parametrize("query", ["seed=%ff", "%ff=1", "seed=%ed%a0%80", "seed=a%C3"])
def test_a_query_that_is_not_utf_8_is_refused(client: httpx2.Client, query: str) -> None:
    check_problem(client.get(f"/kropki?{query}"), 400, "malformed")


# POST /kropki/solve


@pytest.mark.parametrize(
    ("text", "negative", "solutions", "solution"),
    [
        (PUBLISHED, True, 1, SOLUTION),
        (PUBLISHED, False, 1, SOLUTION),
        (SOLUTION, False, 1, SOLUTION),
        (WHITE_4, True, 0, None),
    ],
)
def test_solve_counts_and_gives_the_solution(
    client: httpx2.Client, text: str, negative: bool, solutions: int, solution: str | None
) -> None:
    answer = solve(client, text, negative=negative).json()
    assert (answer["solutions"], answer["solution"]) == (solutions, solution)
    assert Solved.model_validate(answer, extra="forbid", strict=True).nodes >= 0


def test_many_solutions_are_told_as_two_with_the_first(client: httpx2.Client) -> None:
    answer = solve(client, EMPTY_9).json()
    assert answer["solutions"] == 2
    assert ken.parse(EMPTY_9).is_solved_by(ken.parse_grid(answer["solution"]))


@pytest.mark.parametrize(
    ("text", "code", "offset", "excerpt"),
    [
        ("D/D/D/?", "unexpected-character", 6, "?"),
        ("D/D/D/(ww)C", "dot-off-board", 7, "ww)C"),
        ("A" * 1025, "too-long", 1024, "A"),
        ("D/D/D/\x00", "unexpected-character", 6, "\x00"),
    ],
)
def test_a_fault_of_ken_says_what_and_where(
    client: httpx2.Client, text: str, code: str, offset: int, excerpt: str
) -> None:
    problem = check_problem(solve(client, text), 422, code)
    assert problem.type == "urn:kropki:problem:ken"
    assert (problem.offset, problem.excerpt) == (offset, excerpt)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        pytest.param(b"", 422, "invalid", id="nothing"),
        pytest.param(b"{", 400, "malformed", id="half an object"),
        pytest.param(b'{"ken": "D/D/D/D"} {}', 400, "malformed", id="two objects"),
        pytest.param(b"null", 422, "invalid", id="null"),
        pytest.param(b"{}", 422, "invalid", id="no ken"),
        pytest.param(b"NaN", 422, "invalid", id="NaN"),
        pytest.param(b'{"ken": NaN}', 422, "invalid", id="NaN inside"),
        pytest.param(b'{"ken": 4}', 422, "invalid", id="a number as KEN"),
        pytest.param(b'{"ken": "D/D/D/D", "negative": 1}', 422, "invalid", id="a number as a flag"),
        pytest.param(b'{"ken": "D/D/D/D", "negative": "true"}', 422, "invalid", id="a string as a flag"),
        pytest.param(b'{"ken": "D/D/D/D", "limit": 3}', 422, "invalid", id="an unknown field"),
        pytest.param(b'{"ken": "D/D/D/D", "\\ud800": 3}', 422, "invalid", id="a field that is half a surrogate"),
        pytest.param(b'{"ken": "\\ud800"}', 422, "unexpected-character", id="half a surrogate"),
        pytest.param(b'{"ken": "\xff"}', 400, "malformed", id="not UTF-8"),
        pytest.param(b"\x1f\x8b\x08", 400, "malformed", id="gzip"),
        pytest.param(b"[" * 16_000, 400, "malformed", id="deep lists"),
        pytest.param(b'{"ken":' * 2000, 400, "malformed", id="deep objects"),
        pytest.param(b"9" * 16_000, 400, "malformed", id="a huge number"),
        pytest.param(b'{"ken": -%s}' % (b"9" * 9_000), 400, "malformed", id="a huge number as KEN"),
        pytest.param(b'{"ken": "%s"}' % (b"D" * 16_000), 422, "too-long", id="long KEN"),
        pytest.param(b'{"ken": "%s"}' % (b"D" * 17_000), 413, "too-large", id="17 KiB"),
        pytest.param(b'{"%s": 1}' % (b"k" * 16_000), 422, "invalid", id="a long name"),
        pytest.param(json.dumps({f"x{i}": i for i in range(1200)}).encode(), 422, "invalid", id="many fields"),
    ],
)
def test_a_hostile_body_gets_a_problem(client: httpx2.Client, body: bytes, status: int, code: str) -> None:
    response = client.post("/kropki/solve", content=body, headers=JSON)
    check_problem(response, status, code)
    assert len(response.content) < 3000


def test_a_body_without_a_length_is_counted(client: httpx2.Client) -> None:
    chunks = [b" " * 1000] * 17
    check_problem(client.post("/kropki/solve", content=iter(chunks), headers=JSON), 413, "too-large")
    puzzle = [b'{"ken":', b'"%s"}' % PUBLISHED.encode()]
    assert client.post("/kropki/solve", content=iter(puzzle), headers=JSON).json()["solutions"] == 1


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "/", "multipart/form-data", "ÿ"],
)
def test_a_body_of_another_kind_is_refused(client: httpx2.Client, kind: str) -> None:
    headers = [(b"Content-Type", kind.encode("latin-1"))] if kind else []
    check_problem(client.post("/kropki/solve", content=b'{"ken": "D/D/D/D"}', headers=headers), 415, "media-type")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json;"])
def test_json_may_be_called_json_in_any_way(client: httpx2.Client, kind: str) -> None:
    body = json.dumps({"ken": PUBLISHED}).encode()
    assert client.post("/kropki/solve", content=body, headers={"Content-Type": kind}).json()["solutions"] == 1


def test_solve_takes_no_query(client: httpx2.Client) -> None:
    response = client.post("/kropki/solve?negative=false", json={"ken": PUBLISHED})
    assert check_problem(response, 422, "invalid").faults[0].name == "negative"
