"""Lists with weights, as ``Accept`` and ``Accept-Encoding`` have them (RFC 9110, 12.4.2)."""

from __future__ import annotations


def weights(header: str) -> dict[str, float]:
    """Return what *header* names, in small letters, each with its weight from 0 to 1.

    >>> weights("text/html;level=1, image/*;q=0.5"), weights("GZIP;Q=0 , *"), weights(" ,")
    ({'text/html': 1.0, 'image/*': 0.5}, {'gzip': 0.0, '*': 1.0}, {})
    """
    return dict(_weight(part) for part in header.split(",") if part.strip())


def _weight(part: str) -> tuple[str, float]:
    kind, *parameters = (piece.strip().lower() for piece in part.split(";"))
    given = [piece[2:] for piece in parameters if piece.startswith("q=")]
    try:
        return kind, min(float(given[0]), 1.0) if given else 1.0
    except ValueError:
        return kind, 0.0


def codings(header: str) -> dict[str, float]:
    """Return what a client with this ``Accept-Encoding`` takes, and likes no less than what is plain: best first.

    >>> codings("gzip, deflate, br"), codings("x-gzip;q=0.5"), codings("*"), codings("br;q=0.5, GZIP")
    ({'br': 1.0, 'gzip': 1.0}, {'gzip': 0.5}, {'gzip': 1.0}, {'gzip': 1.0, 'br': 0.5})
    >>> codings("gzip;q=0, *"), codings("x-gzipper"), codings("gzip;q=0.1, identity;q=0.2"), codings("")
    ({}, {}, {}, {})
    """
    liked = weights(header)
    gzip = next((liked[name] for name in ("gzip", "x-gzip", "*") if name in liked), 0.0)
    known = {"br": liked.get("br", 0.0), "gzip": gzip}
    taken = {name: weight for name, weight in known.items() if weight > 0 and weight >= liked.get("identity", 0.0)}
    return dict(sorted(taken.items(), key=lambda pair: -pair[1]))
