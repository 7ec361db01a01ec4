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


def takes_gzip(header: str) -> bool:
    """Tell whether a client with this ``Accept-Encoding`` takes gzip, and likes it no less than what is not compressed.

    >>> takes_gzip("br, GZIP"), takes_gzip("x-gzip;q=0.5"), takes_gzip("*")
    (True, True, True)
    >>> takes_gzip("gzip;q=0, *"), takes_gzip("x-gzipper"), takes_gzip("gzip;q=0.1, identity;q=0.2"), takes_gzip("")
    (False, False, False, False)
    """
    liked = weights(header)
    gzip = next((liked[name] for name in ("gzip", "x-gzip", "*") if name in liked), 0.0)
    return gzip > 0 and gzip >= liked.get("identity", 0.0)
