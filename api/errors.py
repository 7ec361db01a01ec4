"""The errors of the service: what a request can run into that is not the fault of its puzzle.

Each has a stable code; ``api.http.errors`` says how it looks outside.
"""

from __future__ import annotations

from kropki.generator.errors import KropkiError, RequestError


class AgainError(KropkiError):
    """What may be asked again: after *retry_after* seconds, where it is known how many."""

    def __init__(self, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class BusyError(AgainError):
    """More is being asked than the threads and the queue hold."""

    code = "busy"


def stop_error() -> BusyError:
    """Return the error of whoever must ask again because the server stops."""
    return BusyError("the server is stopping; try again in a moment")


class LateError(AgainError):
    """The deadline passed before the answer was there."""

    code = "late"


class GoneError(KropkiError):
    """The client stopped waiting before the answer was there; nobody sees this, but the log."""

    code = "gone"


class LimitError(KropkiError):
    """A client asks for more than it may have; after *retry_after* seconds it may ask again."""

    code = "limit"

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class UnknownKeyError(KropkiError):
    """A request has a key that nobody has, or no longer."""

    code = "key"


class UnknownError(KropkiError):
    """An id that no puzzle has that is kept here."""

    code = "unknown-puzzle"


class RemovedError(KropkiError):
    """What is no longer here: *code* is "withdrawn" by its maker, or "removed" by the operator."""

    code = "removed"


class SecretError(KropkiError):
    """A publication is to be changed by somebody who does not have its secret."""

    code = "secret"


class StockError(KropkiError):
    """The database cannot be reached, or does not do what it is asked."""

    code = "stock"


class UnkeptError(StockError):
    """A puzzle or a time that the database, though it answers, does not take: a full disk, or one only to be read."""


class DamagedError(StockError):
    """A part of the database that cannot be read, or a record that is none; the rest is as it was."""


class ImpossibleError(KropkiError):
    """A time that nobody can have taken: *code* is "wrong-solution", "too-fast" or "wrong-order"."""

    code = "impossible"


class GameError(KropkiError):
    """A game of dots that cannot be played; *code* is that of the game, *move* the number of the move; 0: no move."""

    code = "game"

    def __init__(self, message: str, *, code: str, move: int = 0) -> None:
        super().__init__(message, code=code)
        self.move = move


class UnknownGameError(KropkiError):
    """An id that no game has that is kept here, or no longer."""

    code = "unknown-game"


class OffError(KropkiError):
    """Something that the operator has switched off."""

    code = "off"


class SeatError(KropkiError):
    """A seat that is not the asker's: *code* is "secret", or "taken" or "invitation" where somebody else was first."""

    code = "seat"


class NumberError(KropkiError):
    """An event that comes too late: another one has its number; *number* is that of the last event there is."""

    code = "number"

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


class RaceError(KropkiError):
    """What a race does not allow: *code* is "full", "alone" before the start, or "early"."""

    code = "race"


class UnknownRaceError(KropkiError):
    """An id that no race has that is kept here, or no longer."""

    code = "unknown-race"


class SettingsError(RequestError):
    """A variable of the environment that is not what it should be: bad use, as of any other option."""

    code = "settings"
