"""Lines in, whole files out: nothing half-written is ever seen under a file's name."""

from __future__ import annotations

import io
import json
import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.cli import streams
from tests.support.command_line import files

LIMIT = streams.LINE_LIMIT


class BrokenOffError(Exception):
    """What ends the writing of a file half-way in these tests."""


def read(content: bytes) -> list[str]:
    return list(streams.lines(io.BytesIO(content)))


# Lines


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (b"", []),
        (b"\n", [""]),
        (b"a", ["a"]),
        (b"a\r\nb\r\n", ["a", "b"]),
        (b"a\n\n\nb", ["a", "", "", "b"]),
        (b"a\rb\n", ["a", "b"]),
        (b"\r\ra\r", ["", "", "a"]),
        (b"\xa0\xc3\xa9\xad\xe9\n", ["\xa0é\xad\ufffd"]),
        (b"x" * (LIMIT - 1) + b"\r\nb", ["x" * (LIMIT - 1), "b"]),
        (b"x" * (LIMIT - 1) + b"\rb", ["x" * (LIMIT - 1), "b"]),
        (b"a\0b\n\0", ["a\0b", "\0"]),
        ("●○\u2028x\x85\n".encode(), ["●○\u2028x\x85"]),
        (b"x" * LIMIT + b"\nb\n", ["x" * LIMIT, "b"]),
        (b"x" * (LIMIT - 1) + b"\nb\n", ["x" * (LIMIT - 1), "b"]),
        (b"x" * (LIMIT + 1) + b"\nb\n", ["x" * LIMIT, "b"]),
        (b"x" * (5 * LIMIT) + b"\n\nb", ["x" * LIMIT, "", "b"]),
        (b"x" * (5 * LIMIT), ["x" * LIMIT]),
        (b"x" * (LIMIT - 1) + "●\nb".encode(), ["x" * (LIMIT - 1) + "\ufffd", "b"]),
    ],
)
def test_bytes_are_cut_into_lines(content: bytes, lines: list[str]) -> None:
    assert read(content) == lines


@pytest.mark.parametrize("length", [0, 1, LIMIT - 1, LIMIT, 3 * LIMIT])
def test_lines_in_utf_16_are_cut_as_those_in_utf_8(length: int) -> None:
    text = f"{'x' * length}\n●\u0a0a\n\nend"
    usual, other = (list(streams.items(io.BytesIO(text.encode(code)))) for code in ("utf-8", "utf-16"))
    assert usual == other


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"))))
def test_lines_that_are_written_read_back(lines: list[str]) -> None:
    assert read("".join(f"{line}\n" for line in lines).encode()) == lines


@given(st.binary())
def test_any_bytes_have_as_many_lines_as_line_ends(content: bytes) -> None:
    assert len(read(content)) == len(content.splitlines())


def test_a_line_is_given_before_the_next_one_is_there() -> None:
    reader, writer = os.pipe()
    with os.fdopen(reader, "rb") as source, os.fdopen(writer, "wb", buffering=0) as sink:
        lines = streams.lines(source)
        sink.write(b"one\n")
        assert next(lines) == "one"
        sink.write(b"two\n")
        assert next(lines) == "two"


# Output to a file


def test_an_older_file_is_replaced_when_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_bytes(b"old, and longer")
    with streams.output(path) as stream:
        stream.write(b"new")
        stream.flush()
        assert path.read_bytes() == b"old, and longer"
    assert path.read_bytes() == b"new"
    assert files(tmp_path) == ["out"]


@pytest.mark.parametrize("ending", [BrokenOffError, KeyboardInterrupt, SystemExit])
def test_a_file_that_is_broken_off_leaves_nothing(tmp_path: Path, ending: type[BaseException]) -> None:
    with suppress(ending), streams.output(tmp_path / "out") as stream:
        stream.write(b"half")
        stream.flush()
        raise ending
    assert files(tmp_path) == []


@pytest.mark.parametrize("exists", [True, False])
def test_a_link_stays_and_the_file_behind_it_is_written(tmp_path: Path, exists: bool) -> None:
    target, link = tmp_path / "there" / "target", tmp_path / "link"
    target.parent.mkdir()
    if exists:
        target.write_bytes(b"old")
    link.symlink_to(target)
    with streams.output(link) as stream:
        stream.write(b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert files(target.parent) == ["target"]


def test_what_an_earlier_process_left_beside_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / f".out.{os.getpid()}.part").write_bytes(b"left")
    with streams.output(tmp_path / "out") as stream:
        stream.write(b"new")
    assert (tmp_path / "out").read_bytes() == b"new"
    assert files(tmp_path) == ["out"]


def test_a_new_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")
    with streams.output(tmp_path / "out"):
        pass
    assert (tmp_path / "out").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_device_is_written_and_stays_a_device() -> None:
    with streams.output(Path(os.devnull)) as stream:
        stream.write(b"gone")
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


@pytest.mark.parametrize("name", ["missing/out", "file/out", "x" * 300])
def test_a_file_that_cannot_be_made_is_named_as_it_was_given(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match=r"out|xxx") as caught, streams.output(tmp_path / name):
        pass
    assert caught.value.filename == str(tmp_path / name)
    assert files(tmp_path) == ["file"]


def test_the_name_of_another_file_at_fault_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught, streams.output(tmp_path / "out"):
        (tmp_path / "other").read_bytes()
    assert Path(caught.value.filename).name == "other"
    assert files(tmp_path) == []


@given(st.lists(st.dictionaries(st.text(), st.integers() | st.text()), min_size=1), st.sampled_from([None, 0, 2]))
def test_the_elements_of_an_array_are_lines(elements: list[dict[str, int | str]], indent: int | None) -> None:
    written = json.dumps(elements, indent=indent).encode()
    for content in (written, b"\xef\xbb\xbf" + written, b" " + written + b"\n" + written):
        found = [json.loads(line) for line in streams.items(io.BytesIO(content))]
        assert found in (elements, elements * 2)


@given(st.binary())
def test_any_bytes_are_lines_or_elements(content: bytes) -> None:
    assert all("\n" not in item for item in streams.items(io.BytesIO(b"[" + content)))
