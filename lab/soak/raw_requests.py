"""Requests as the bytes that a client sends: what no library would write, too."""

from __future__ import annotations

from collections.abc import Mapping

_HEAD = {"Host": "localhost", "Connection": "close"}


def request(
    method: str,
    target: bytes | str,
    headers: Mapping[str, str | bytes] | None = None,
    body: bytes = b"",
) -> bytes:
    """Return the bytes of a request, sound or not; its headers stand in place of the usual ones."""
    head = {**_HEAD, **({"Content-Length": str(len(body))} if body else {}), **(headers or {})}
    lines = [name.encode("latin-1") + b": " + _bytes(value) for name, value in head.items()]
    first = method.encode("latin-1") + b" " + _bytes(target) + b" HTTP/1.1"
    return b"\r\n".join([first, *lines, b"", body])


def question(name: str, body: bytes, headers: Mapping[str, str | bytes] | None = None) -> bytes:
    """Return the bytes of a question with *body*, whatever that is."""
    return request("POST", f"/kropki/{name}", {"Content-Type": "application/json", **(headers or {})}, body)


def _bytes(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode()
