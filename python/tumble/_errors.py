"""What tumble raises: each exception is a `tumble.Error` and one of Python's own kinds."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Error(Exception):
    """Anything that tumble refuses or cannot do."""


class RefusedError(Error, ValueError):
    """A value that cannot be: which argument, what was given, in which unit, and what to do."""

    def __init__(
        self,
        message: str,
        argument: str | None = None,
        value: Any = None,
        unit: str | None = None,
        remedy: str | None = None,
    ) -> None:
        super().__init__(message, argument, value, unit, remedy)
        self.message = message
        self.argument = argument
        self.value = value
        self.unit = unit
        self.remedy = remedy

    def __str__(self) -> str:
        return self.message


class ArgumentTypeError(RefusedError, TypeError):
    """An argument of the wrong type or shape."""


class SceneError(Error, ValueError):
    """All errors of a scene; `diagnostics` has one dict for each: code, file, line, column, path, value, message, help."""

    def __init__(self, message: str, diagnostics: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message, diagnostics or [])
        self.message = message
        self.diagnostics = diagnostics or []

    def __str__(self) -> str:
        return self.message


class NoSuchBody(Error, KeyError):
    """A body that is not in this world: a wrong name, or a body that was removed."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class BusyError(Error, RuntimeError):
    """The world or batch is in use: by another thread, or by the step that calls this function."""


class ToleranceError(Error, RuntimeError):
    """With `strict=True`: a step missed its tolerance. `steps` has the steps up to and with that one."""

    def __init__(self, message: str, steps: Any = None) -> None:
        super().__init__(message, steps)
        self.message = message
        self.steps = steps

    def __str__(self) -> str:
        return self.message


class BatchError(Error, RuntimeError):
    """Rows of a batch failed; the others went on. `rows` has their numbers, `reasons` a sentence for each."""

    def __init__(self, message: str, rows: list[int] | None = None, reasons: list[str] | None = None) -> None:
        super().__init__(message, rows or [], reasons or [])
        self.message = message
        self.rows = rows or []
        self.reasons = reasons or []

    def __str__(self) -> str:
        return self.message


class SnapshotError(Error, RuntimeError):
    """Bytes that are no snapshot of this version of tumble, or were changed."""


class InternalError(Error, RuntimeError):
    """A defect of tumble. The world must be restored from a snapshot before it is used again."""


class RecordingError(Error, OSError):
    """A recording that cannot be written or read."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class AuditError(Error, AssertionError):
    """A recording violates a law, was changed, or has unsolved frames; `report` has the details."""

    def __init__(self, message: str, report: Any = None) -> None:
        super().__init__(message, report)
        self.message = message
        self.report = report

    def __str__(self) -> str:
        return self.message


class EnsembleError(Error, RuntimeError):
    """An ensemble that cannot go on: another plan in the same folder, a part that was changed, workers that die."""


class LintWarning(UserWarning):
    """A valid scene that is probably a mistake."""
