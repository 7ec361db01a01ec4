"""``kropki mcp`` as a process, spoken to by the client of the official package."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import kropki
from kropki import assistant
from kropki.generator.workshop import completing
from kropki.generator.workshop.analyse import Question
from tests.support.english import described, faults

ROOT = Path(__file__).parents[2]
NAMED = re.compile("(?:white|black) dot")
PUZZLE = "(2xw)B1/A1B/A2B/(xw)C"
SERVER = StdioServerParameters(command=sys.executable, args=["-m", "kropki", "mcp"], env=dict(os.environ))
WRONG: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("analyse", {"puzzle": "nothing", "ask": ["solutions"]}, ""),
    ("complete", {"puzzle": "1C/D/D/D", "number": 4}, "less than or equal to 3"),
    ("draw", {"puzzle": "x" * 20_001}, "at most 20000"),
    ("generate", {"size": 5}, "4, 6 or 9"),
    ("generate", {"size": 4, "difficulty": "harsh"}, "harsh"),
    ("explain", {"puzzle": PUZZLE, "negative": False, "cell": "r9c10"}, "pattern"),
)


def test_an_assistant_sets_a_puzzle() -> None:
    asyncio.run(_session())


async def _session() -> None:
    async with Client(SERVER) as client:
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == {"generate", "analyse", "complete", "explain", "draw"}
        parts = [{"description": tool.description, "input": tool.input_schema} for tool in tools]
        assert [(place, fault) for place, words in described(parts) for fault in faults(words)] == []
        told = [words for words in (client.instructions, *(tool.description for tool in tools)) if words]
        assert [words for words in told if not {"white dot", "black dot"} <= set(NAMED.findall(words))] == []
        assert len(told) == len(tools) + 1

        async def ask(tool: str, **arguments: Any) -> Any:
            answer = await client.call_tool(tool, arguments)
            assert not answer.is_error, answer
            return answer.structured_content

        known = kropki.read(PUZZLE, negative=False)
        made = await ask("generate", seed="tea", size=4, difficulty="easy")
        assert made == kropki.generate("tea", size=4, difficulty="easy").as_json()
        said = await ask("analyse", puzzle=PUZZLE, negative=False, ask=["solutions"])
        assert said["solutions"]["count"] == 1
        done = await ask("complete", puzzle="1C/D/D/D", seed="tea", difficulty="easy")
        assert done == kropki.complete("1C/D/D/D", difficulty="easy", seed="tea").as_json()
        assert await ask("explain", puzzle=PUZZLE, negative=False) == known.hint().as_json()
        why = await ask("explain", puzzle=PUZZLE, negative=False, cell="r2c1")
        assert why == known.why("r2c1").as_json()
        assert await ask("draw", puzzle=PUZZLE, negative=False) == {"result": known.svg()}
        for tool, arguments, message in WRONG:
            answer = await client.call_tool(tool, arguments)
            assert answer.is_error, (tool, arguments)
            assert message in answer.content[0].text, answer  # type: ignore[union-attr]


def test_the_registry_is_told_what_is_packed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    server = json.loads((ROOT / "server.json").read_text())
    (package,) = server["packages"]
    assert server["version"] == package["version"] == project["version"]
    assert package["identifier"] == project["name"]
    assert [argument["value"] for argument in package["runtimeArguments"]] == project["optional-dependencies"]["mcp"]
    assert f"<!-- mcp-name: {server['name']} -->" in (ROOT / "README.md").read_text()  # by which it knows the owner


def test_no_board_is_tried_when_patience_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([0, 0, 20, 21])
    monkeypatch.setattr(assistant, "monotonic", lambda: next(seconds))
    assert list(assistant._in_time(300, Event())) == [0, 1]
    assert list(seconds) == []


def test_a_cancelled_call_stops_the_work_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, tried = Event(), list[int]()

    def search(_wishes: Any, _seed: str, *, attempts: Iterable[int], **_said: Any) -> Any:
        for attempt in attempts:  # which end by patience only after the test
            tried.append(attempt)
            begun.set()
            assert goes_on.wait(60)

    async def session() -> None:
        call = asyncio.create_task(assistant.complete("D/D/D/D"))
        await asyncio.to_thread(begun.wait, 60)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        goes_on.set()
        said = await assistant.analyse("1C/D/D/D", ask=[Question.SOLUTIONS])  # waits for the work to end
        assert said["solutions"]["verdict"] == "none"

    goes_on = Event()
    monkeypatch.setattr(completing, "complete", search)
    asyncio.run(session())
    assert tried == [0]
