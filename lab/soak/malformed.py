"""Malformed requests of every kind, as the bytes that a client sends and how it then behaves.

A kind is a function from a random number generator to an ``Exchange``; the same seed gives
the same exchanges. Knows HTTP and the addresses of the service, and opens no connection.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from urllib.parse import quote

QUESTIONS = ("solve", "grade", "hint", "check")
_PATHS = (
    "/", "/kropki", "/kropki/batch", "/kropki/pack", "/kropki/daily", "/kropki/daily/2026-11-20", "/kropki/picture.png",
    "/k/RYKETAHWY2H2",
    "/kropki/RYKETAHWY2H2", "/kropki/RYKETAHWY2H2.svg", "/kropki/RYKETAHWY2H2/steps", "/healthz", "/metrics",
    "/openapi.json", "/asyncapi.json", "/robots.txt",
    *(f"/kropki/{name}" for name in QUESTIONS),
)  # fmt: skip
_NAMES = (
    "seed", "size", "negative", "one_two", "difficulty", "technique", "rating_min", "rating_max", "solution",
    "format", "level", "after",
    "nb", "first", "ken", "nothing",
)  # fmt: skip
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_ODD = (
    "", " ", "\0", "0", "-1", "1e999", "nan", "inf", "9" * 5000, "\u0669", "\uff14", "true", "null", "[]", "{}", "'",
    '"',
    "\r\n",
    "../../etc/passwd", "%", "😀", "\u202e",
    "\ufeff", "a" * 300, "(" * 2000, "/" * 999, "A" * 1025, _KEN, "\x7f",
    "2026-02-30",
)  # fmt: skip
_RAW = (
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\0",
    b"\x1b[2J",
    "é".encode("latin-1"),
    "🎲".encode(),
    b"\x7f",
    b"\t",
    b" ",
)
_HEAD = {"Host": "localhost", "Connection": "close"}


class Ending(StrEnum):
    """What a client does once it has sent everything."""

    WAIT = "waits for the answer"
    HALF = "closes its half and reads"
    DROP = "leaves"
    RESET = "breaks off"


@dataclass(frozen=True, slots=True)
class Exchange:
    """What one client sends, piece by piece, and how it ends."""

    kind: str
    sent: tuple[bytes, ...]
    ending: Ending = Ending.WAIT


Sent = tuple[bytes, ...]


def exchanges(seed: str) -> Iterator[Exchange]:
    """Yield exchanges without end, every kind as often as any other."""
    chance = Random(seed)
    while True:
        for kind, make in KINDS.items():
            sent = make(chance)
            ending = _ENDINGS.get(kind) or chance.choices(tuple(Ending), (17, 1, 1, 1))[0]
            yield Exchange(kind, sent, ending)


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


def _methods(chance: Random) -> Sent:
    odd = (
        "get",
        "G",
        "GE\tT",
        "",
        "X" * 9000,
        "TRACE",
        "CONNECT",
        "PATCH",
        "DELETE",
        "PUT",
        "OPTIONS",
        "PRI",
        "G\0T",
        "GÉT",
        "*",
    )
    return (request(chance.choice(odd), chance.choice((*_PATHS, "*", "localhost:80"))),)


def _targets(chance: Random) -> Sent:
    path = chance.choice(_PATHS)
    odd: tuple[str | bytes, ...] = (
        path[1:], f"http://localhost{path}", f"//{path}", f"{path}/", f"{path}%", f"{path}%zz", f"{path}%00",
        f"{path}?%ff", f"{path}?=&&=",
        f"{path}#x", f"{path} x", f"{path}/../..", f"{path}%2f%2e%2e", f"{path}?{'a=' * 9000}", path + "/x" * 9000,
        path + "é",
        path.encode() + chance.choice(_RAW), path.encode() + b"?seed=" + chance.choice(_RAW), "", "*", "?",
        "/%ed%a0%80", "/%f0%9f%8e%b2",
    )  # fmt: skip
    return (request(chance.choice(("GET", "HEAD", "POST", "OPTIONS")), chance.choice(odd)),)


def _versions(chance: Random) -> Sent:
    path = chance.choice(_PATHS)
    odd = (
        f"GET {path}\r\n\r\n", f"GET {path} HTTP/1.0\r\n\r\n",
        f"GET {path} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", f"GET {path} HTTP/2.0\r\n\r\n",
        f"GET {path} HTTP/9.9\r\nHost: a\r\n\r\n", f"GET {path} HTP/1.1\r\nHost: a\r\n\r\n",
        f"GET {path} HTTP/1.1\n\n", f"\r\n\r\nGET {path} HTTP/1.0\r\n\r\n",
        f"GET  {path}  HTTP/1.1\r\nHost: a\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        f"GET {path} HTTP/1.1 \r\nHost: a\r\n\r\n", f"GET\t{path}\tHTTP/1.1\r\nHost: a\r\n\r\n",
    )  # fmt: skip
    return (chance.choice(odd).encode(),)


_ODD_HEADERS: tuple[Mapping[str, str | bytes], ...] = (
    {"Host": ""}, {"Host": "a\r\nHost: b"}, {"": "x"}, {"A B": "x"}, {"X": b"\0"}, {"X": b"\xff\xfe"},
    {"X": "a\r\n folded"}, {"X": "a\rb"},
    {"X": "a\nb"}, {"X": "y" * 70_000}, {f"X-{i}": "y" for i in range(2000)}, {"Expect": "100-continue"},
    {"Expect": "\u202e"},
    {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "x"},
    {"Upgrade": "h2c", "Connection": "Upgrade"},
    {"Range": "bytes=0-0"}, {"Range": "bytes=9-1,-"}, {"If-None-Match": '"' * 999}, {"If-None-Match": "*, W/"},
    {"If-Modified-Since": "x"},
    {"Accept": "*/*;q=nan"}, {"Accept": "image/png;q=-inf, ;;,=,"}, {"Accept": ",".join(["a/b;q=0.1"] * 2000)},
    {"Accept": b"\xff"},
    {"Accept-Encoding": "gzip;q=x"}, {"Accept-Encoding": "br, *;q=0"}, {"X-Request-ID": "x" * 999},
    {"X-Request-ID": "a\tb"},
    {"X-Forwarded-For": "1.2.3.4, \u202e"}, {"X-Forwarded-For": "[::1]:x, 999.999.999.999"},
    {"X-Forwarded-Proto": "gopher"},
    {"Host": "[::1"}, {"Host": "a b"}, {"Host": "x" * 9000}, {"Host": b"\xff"}, {"Host": '"><script>'},
    {"Cookie": ";" * 9000}, {"Authorization": "Basic ="},
    {"Authorization": "Bearer " + "k" * 9000}, {"Authorization": b"Bearer \xff"}, {"Authorization": "Bearer"},
    {"Origin": "null", "Access-Control-Request-Method": "\u00e9"},
    {"Origin": "x", "Access-Control-Request-Headers": "," * 999},
    {"Connection": "close, keep-alive, X"}, {"Keep-Alive": "timeout=-1"}, {"TE": "trailers"},
    {"Content-Length": "0, 0"},
)  # fmt: skip


def _headers(chance: Random) -> Sent:
    return (
        request(chance.choice(("GET", "HEAD", "OPTIONS", "POST")), chance.choice(_PATHS), chance.choice(_ODD_HEADERS)),
    )


def _lengths(chance: Random) -> Sent:
    body = _question_body(chance)
    odd: tuple[Mapping[str, str | bytes], ...] = (
        {"Content-Length": "-1"}, {"Content-Length": "x"}, {"Content-Length": "9" * 30}, {"Content-Length": "+5"},
        {"Content-Length": "0x10"},
        {"Content-Length": "3\r\nContent-Length: 4"},
        {"Content-Length": f"{len(body)}", "Transfer-Encoding": "chunked"}, {"Content-Length": "1"},
        {"Content-Length": "", "Transfer-Encoding": "gzip"}, {"Transfer-Encoding": "chunked, chunked"},
        {"Transfer-Encoding": "\x0bchunked"},
        {"Content-Encoding": "gzip"}, {"Content-Encoding": "br"}, {"Content-Type": ""},
        {"Content-Type": "text/plain"}, {"Content-Type": "application/json;" * 99},
        {"Content-Type": b"application/json; charset=\xff"}, {"Content-Type": "multipart/form-data; boundary="},
        {"Content-Type": "application/json, x"},
    )  # fmt: skip
    return (question(chance.choice(QUESTIONS), body, chance.choice(odd)),)


def _chunks(chance: Random) -> Sent:
    body = _question_body(chance)
    size = f"{len(body):x}".encode()
    odd = (
        size + b"\r\n" + body + b"\r\n0\r\n\r\n", size + b"\n" + body + b"\n0\n\n", b"zz\r\n" + body,
        b"-1\r\n" + body, b"F" * 40 + b"\r\n", b"5;" + b"x" * 9000 + b"\r\n",
        size + b"\r\n" + body + b"\r\n0\r\nX: y\r\n\r\n", size + b"\r\n" + body + b"X",
        b"1\r\n{\r\n" * 900 + b"0\r\n\r\n",
        b"4000\r\n" + b" " * 0x4000 + b"\r\n" + size + b"\r\n" + body + b"\r\n0\r\n\r\n",
    )  # fmt: skip
    head = request(
        "POST",
        f"/kropki/{chance.choice(QUESTIONS)}",
        {"Content-Type": "application/json", "Transfer-Encoding": "chunked"},
    )
    return head, chance.choice(odd)


def _json_of_no_use(chance: Random) -> Sent:
    depth = chance.choice((50, 900, 1100, 7000))
    odd = (
        b"", b"{", b"}", b"null", b"[]", b"0", b'"', b'"\\ud800"', b"NaN", b"[NaN,-Infinity]", b"\xef\xbb\xbf{}",
        "{}".encode("utf-16"), b"\0", b"{}\0", b"\xff\xfe\xfd",
        b"[" * depth, b"[" * depth + b"]" * depth, b'{"ken":' * depth,
        b'{"ken":' * (depth // 2) + b"1" + b"}" * (depth // 2), b"9" * 9000, b"-" * 99, b"1e999", b'{"ken":1e999}',
        b'{"ken":"D/D/D/D","ken":"x"}', b'{"ken":"\\u0000"}', b'{"ken":"\\ud83d"}', b'{"\\udfff":1,"ken":"D/D/D/D"}',
        b"// {}", b"{'ken':'D'}", b'{"ken":"D/D/D/D",}',
        b" " * 16_300 + b"{}", b" " * 16_384, b" " * 16_385, b"x" * 200_000, b'{"ken":' + b"9" * 5000 + b"}",
        b'{"ken":"D/D/D/D","negative":1}', b'{"ken":"\xff"}',
    )  # fmt: skip
    return (question(chance.choice(QUESTIONS), chance.choice(odd)),)


def _wrong_types(chance: Random) -> Sent:
    return (question(chance.choice(QUESTIONS), _question_body(chance)),)


def _question_body(chance: Random) -> bytes:
    odd: tuple[object, ...] = (
        None,
        True,
        0,
        -1,
        10**30,
        1.5,
        float("inf"),
        "",
        [],
        {},
        [[]],
        {"a": 1},
        [None] * 81,
        *_ODD,
    )
    good = {
        "ken": chance.choice((_KEN, "D/D/D/D", "/".join(["HA"] * 9), "F/F/F/F/F/F")),
        "negative": False,
        "entries": "." * 16,
        "marks": [""] * 16,
    }
    body: dict[str, object] = {name: value for name, value in good.items() if chance.random() < 0.8}
    for _ in range(chance.randrange(3)):
        body[chance.choice((*good, "\ud800", "", "solution", "x" * 99))] = chance.choice(odd)
    if chance.random() < 0.3:
        body["entries"] = "".join(chance.choices("123456789.0 x٣\0😀", k=chance.choice((0, 15, 16, 17, 81, 82))))
    if chance.random() < 0.3:
        body["marks"] = [
            chance.choice(("", "1", "12", "11", "9", "٣", " ", "1234567890", "x"))
            for _ in range(chance.choice((0, 16, 81, 82)))
        ]
    return json.dumps(body).encode()


def _queries(chance: Random) -> Sent:
    pairs = [
        f"{chance.choice(_NAMES)}={quote(chance.choice((*_ODD, *map(_latin, _RAW))), errors='surrogatepass')}"
        for _ in range(chance.randrange(1, 5))
    ]
    return (request(chance.choice(("GET", "GET", "HEAD", "POST")), f"{chance.choice(_PATHS)}?{'&'.join(pairs)}"),)


def _latin(raw: bytes) -> str:
    return raw.decode("latin-1")


def _bodies_where_none_belongs(chance: Random) -> Sent:
    return (
        request(
            chance.choice(("GET", "HEAD", "OPTIONS", "DELETE")),
            chance.choice(_PATHS),
            body=b"x" * chance.choice((1, 16_385, 300_000)),
        ),
    )


def _truncated(chance: Random) -> Sent:
    whole = _any_sound(chance)
    return (whole[: chance.randrange(len(whole))],)


def _pieces(chance: Random) -> Sent:
    whole = _any_sound(chance)
    places = sorted(chance.sample(range(1, len(whole)), min(chance.randrange(1, 30), len(whole) - 1)))
    return tuple(whole[start:end] for start, end in zip([0, *places], [*places, None], strict=True))


def _pipelined(chance: Random) -> Sent:
    sound = [_any_sound(chance).replace(b"Connection: close\r\n", b"") for _ in range(chance.randrange(2, 12))]
    odd = chance.choice(list(_SIMPLE.values()))(chance)
    return (b"".join([*sound, *odd, request("GET", "/healthz")]),)


def _other_protocols(chance: Random) -> Sent:
    odd = (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + chance.randbytes(300), b"SSH-2.0-x\r\n",
        b"\x00\x00\x00\x08\x04\xd2\x16\x2f", b"EHLO x\r\n", b"*1\r\n$4\r\nPING\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 9, chance.randbytes(chance.choice((1, 99, 9999, 99_999))),
        b"\r\n" * 9999, b"\n", b"\0" * 70_000, b"A" * 70_000,
    )  # fmt: skip
    return (chance.choice(odd),)


def _flipped(chance: Random) -> Sent:
    whole = bytearray(_any_sound(chance))
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(whole))
        whole[at : at + chance.randrange(2)] = chance.choice((b"", chance.randbytes(1), bytes(whole[at : at + 9])))
    return (bytes(whole),)


def _nothing(_chance: Random) -> Sent:
    return ()


def _any_sound(chance: Random) -> bytes:
    sound = (
        request("GET", "/kropki?size=4&seed=tea"), request("GET", "/healthz"), request("HEAD", "/"),
        request("GET", f"/?ken={_KEN}"), request("GET", "/kropki?size=4"),
        question("solve", json.dumps({"ken": _KEN}).encode()),
        question("check", json.dumps({"ken": _KEN, "entries": "." * 16}).encode()), request("GET", "/style.css"),
        question("hint", json.dumps({"ken": _KEN, "entries": "3214" + "." * 12, "marks": ["12"] * 16}).encode()),
    )  # fmt: skip
    return chance.choice(sound)


_SIMPLE: Mapping[str, Callable[[Random], Sent]] = {
    "methods": _methods,
    "targets": _targets,
    "versions": _versions,
    "headers": _headers,
    "lengths": _lengths,
    "chunks": _chunks,
    "JSON of no use": _json_of_no_use,
    "wrong types": _wrong_types,
    "queries": _queries,
    "bodies where none belongs": _bodies_where_none_belongs,
    "other protocols": _other_protocols,
    "flipped bytes": _flipped,
}
KINDS: Mapping[str, Callable[[Random], Sent]] = {
    **_SIMPLE,
    "truncated": _truncated,
    "in pieces": _pieces,
    "pipelined": _pipelined,
    "broken off": _truncated,
    "unread": _pipelined,
    "nothing": _nothing,
}
_ENDINGS = {"broken off": Ending.RESET, "unread": Ending.DROP, "nothing": Ending.DROP}
