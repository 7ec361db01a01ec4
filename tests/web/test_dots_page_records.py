"""The page reads and writes records as the package does, case by case, and changes them without losing anything."""

from __future__ import annotations

import base64
import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dots.errors import SgfError
from dots.records import sgf
from tests.dots.test_sgf import FILES, PIECES, described, expected

ROOT = Path(__file__).parents[2]
DAMAGED, PIECED = 150, 250  # texts by chance
OTHER_CHARSETS = ("shift-jis", "utf-16")  # decoders differ in what they put in the place of half a character
READ = """
import { read, write, mainLine } from "./web/dots/sgf/record.js";
import { script } from "./web/dots/sgf/script.js";
import { SgfFault } from "./web/dots/sgf/text.js";
import { nameOf, writtenMove, writtenRing } from "./web/dots/sgf/dialects.js";
import { createInterface } from "node:readline";

const turn = ({ said, move }) => {
    if (!move) return `?${said}`;
    const [player, x, y, rings = []] = move;
    return typeof x === "string" ? player + x : player + writtenMove(x === null ? null : [x, y], rings);
};
const game = (record) => {
    const { start, turns, rings, borders } = script(record, mainLine(record));
    const begin = start.map(([who, x, y]) => who + nameOf([x, y])).join(" ");
    const drawn = [...rings, ...borders].map(({ owner, points }) => `${owner}.${writtenRing(points)}`).join(" ");
    const { width, height, rules } = record;
    return `game ${width}x${height} ${rules} | ${begin} | ${turns.map(turn).join(" ")} | ${drawn}`.trimEnd();
};
const told = (data) => {
    try {
        const { records, forgiven } = read(data);
        const text = write(records);
        const lines = [...records.map(game), ...forgiven.map(({ code, offset }) => `forgiven ${code} ${offset}`)];
        return { lines, text, again: write(read(text).records) === text };
    } catch (error) {
        if (!(error instanceof SgfFault)) throw error;
        return { lines: [`error ${error.code} ${error.offset}`], text: "", again: true };
    }
};
for await (const line of createInterface({ input: process.stdin })) {
    const { bytes, text } = JSON.parse(line);
    console.log(JSON.stringify(told(text ?? new Uint8Array(Buffer.from(bytes, "base64")))));
}
"""
EDIT = """
import { add, begun, promote, remove, set, toggle } from "./web/dots/records/edit.js";
import { read, write } from "./web/dots/sgf/record.js";

const numbers = process.argv.slice(1).map(Number);
const next = (below) => numbers.shift() % below;
let record = begun(9, 7, "gorilla", [["XX", ["kept"]]]);
const out = [];
while (numbers.length > 3) {
    const node = next(record.nodes.length);
    const before = record.nodes;
    let moved = (each) => each;
    const which = next(10);
    const added = [[which % 2 ? "B" : "W", ["aa"]], ["C", [String(out.length)]]];
    if (which < 5) ({ record, moved } = add(record, node, added));
    else if (which === 5) ({ record, moved } = remove(record, node));
    else if (which < 8) ({ record, moved } = promote(record, node));
    else record = toggle(set(record, node, "N", [`x${which}`]), node, "TR", "bb");
    const isKept = (each, number) => moved(number) < 0 || record.nodes[moved(number)].offset === each.offset;
    const [again] = read(write([record])).records;
    const same = JSON.stringify(again.nodes.map(({ parent, properties }) => [parent, properties]))
        === JSON.stringify(record.nodes.map(({ parent, properties }) => [parent, properties]));
    out.push(same && before.every(isKept));
    numbers.splice(0, 1);
}
console.log(JSON.stringify({ out, text: write([record]) }));
"""


def node(program: str, *arguments: str, asked: str = "") -> str:
    command = ["node", "--input-type=module", "-e", program, *arguments]
    return subprocess.run(command, input=asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@cache
def texts() -> tuple[bytes | str, ...]:
    """Give the files of the corpus, the same damaged, and pieces of records by chance."""
    rng = random.Random("records")  # noqa: S311 - texts by a seed
    files = [path.read_bytes() for path in FILES]
    damaged = []
    plain = [path.read_bytes() for path in FILES if path.stem not in OTHER_CHARSETS]
    for _ in range(DAMAGED):
        raw = bytearray(rng.choice(plain))
        for _ in range(rng.randint(1, 4)):
            at = rng.randint(0, len(raw))
            raw[at : at + rng.randint(0, 3)] = rng.choice([b"(", b")", b"]", b"\\", b";", b"[", b"x", b"\r\n", b""])
        damaged.append(bytes(raw))
    extra = [*PIECES, "C[W pressed STOP]", "\n", "\r", " ", "\u00e9", "\U0001f600", "AE[bb]", "TW[.aabbab]", "RE[W+T]"]
    pieced = ["(;GM[40]" + "".join(rng.choices(extra, k=rng.randint(0, 40))) for _ in range(PIECED)]
    return (*files, *damaged, *pieced)


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """What the page's reader makes of each text."""
    lines = (
        {"text": text} if isinstance(text, str) else {"bytes": base64.b64encode(text).decode()} for text in texts()
    )
    return [
        json.loads(line) for line in node(READ, asked="".join(json.dumps(line) + "\n" for line in lines)).splitlines()
    ]


def test_the_corpus_is_read_as_it_is_known(told: list[dict[str, Any]]) -> None:
    found = {path.name: said["lines"] for path, said in zip(FILES, told, strict=False)}
    assert found == expected()


def test_any_text_is_read_and_written_as_by_the_package(told: list[dict[str, Any]]) -> None:
    assert len(told) == len(texts())
    for text, said in zip(texts(), told, strict=True):
        assert said["lines"] == described(text), text
        assert said["again"], text
        try:
            assert said["text"] == sgf.write(sgf.read(text).records), text
        except SgfError:
            assert not said["text"]
    assert sum("game" in said["lines"][0] for said in told) > len(told) / 2


@pytest.mark.parametrize("seed", range(4))
def test_changes_leave_the_rest_as_it_was(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - numbers by a seed
    answer = json.loads(node(EDIT, *(str(rng.randrange(10**6)) for _ in range(200))))
    assert all(answer["out"])
    file = sgf.read(answer["text"])
    assert (file.forgiven, len(file.records)) == ((), 1)
    assert file.records[0].nodes[0].values("XX") == ("kept",)
