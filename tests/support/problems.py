"""What every problem of the service has in common, whatever it is about."""

from __future__ import annotations

import httpx2

from kropki.api.http.errors import Problem


def check_problem(response: httpx2.Response, status: int, code: str) -> Problem:
    """Hold an answer against what a problem is; give it as it was read."""
    assert response.headers["content-type"] == "application/problem+json"
    problem = Problem.model_validate_json(response.content)
    assert (response.status_code, problem.status, problem.code) == (status, status, code)
    assert problem.type.startswith("urn:kropki:problem:")
    assert problem.detail
    assert "Traceback" not in response.text
    return problem


def check_invalid(response: httpx2.Response, code: str, words: str) -> None:
    """Hold a short answer against the problem 422 that says *words*."""
    assert words in check_problem(response, 422, code).detail
    assert len(response.content) < 3000
