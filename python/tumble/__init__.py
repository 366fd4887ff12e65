"""tumble: rigid bodies with exact contact, every step certified, every joule booked.

>>> import tumble
>>> world = tumble.World()                                   # Earth's gravity, z up, SI units
>>> ground = world.ground()
>>> cube = world.box((1, 1, 1), mass=10, position=(0, 0, 1), name="cube")
>>> done = world.step(1/240, n=480)
>>> done.verdict, round(world.report.normal_force("ground", "cube"), 6)
('solved', 98.1)
"""

from __future__ import annotations

import sys as _sys

if _sys.version_info >= (3, 12):  # pragma: no branch
    try:
        import _interpreters as _i  # type: ignore[import-not-found, unused-ignore]

        if _i.get_current()[0] != _i.get_main()[0]:
            raise ImportError("tumble cannot be used in a sub-interpreter: import it in the main one")
    except (ModuleNotFoundError, AttributeError):
        pass

from ._errors import (
    ArgumentTypeError,
    AuditError,
    BatchError,
    BusyError,
    EnsembleError,
    Error,
    InternalError,
    LintWarning,
    NoSuchBody,
    RecordingError,
    RefusedError,
    SceneError,
    SnapshotError,
    ToleranceError,
)
from ._tumble import (
    SCHEMA,
    Attraction,
    Batch,
    Body,
    Hit,
    Joint,
    Ledger,
    Recorder,
    Report,
    Robot,
    RobotModel,
    Scene,
    Snapshot,
    Spring,
    Steps,
    View,
    World,
    __version__,
    explain,
    load_robot,
)
from ._tumble import load as _load

# `typing` takes longer to import than all of tumble: type checkers know this name too
TYPE_CHECKING = False
if TYPE_CHECKING:
    import os as _os
    from typing import Any

    from ._contacts import CONTACT, Mode, Origin
    from ._recording import Audit, Recording, Table, Verification, audit, diff, verify
    from ._run import Run
    from ._solve import Solution, solve
    from ._types import Place
    from .ensemble import Ensemble, choice, ensemble, grid, latin, normal, rotations, sobol, uniform

#: Names that are imported when they are first used: numpy's own import takes longer than all of tumble.
_LAZY = {
    "CONTACT": "_contacts",
    "Mode": "_contacts",
    "Origin": "_contacts",
    "Audit": "_recording",
    "Recording": "_recording",
    "Table": "_recording",
    "Verification": "_recording",
    "audit": "_recording",
    "diff": "_recording",
    "verify": "_recording",
    "Place": "_types",
    "Run": "_run",
    "Solution": "_solve",
    "solve": "_solve",
    "Ensemble": "ensemble",
    "choice": "ensemble",
    "ensemble": "ensemble",
    "grid": "ensemble",
    "latin": "ensemble",
    "normal": "ensemble",
    "rotations": "ensemble",
    "sobol": "ensemble",
    "uniform": "ensemble",
}


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        from importlib import import_module

        value = getattr(import_module("." + _LAZY[name], __name__), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'tumble' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


def load(path: str | _os.PathLike[str]) -> Scene:
    """Reads a scene file, TOML or JSON. All its mistakes are raised at once as SceneError; lints are warnings.

    >>> tumble.load("no such file.toml")
    Traceback (most recent call last):
        ...
    tumble._errors.SceneError: no such file.toml: cannot be read: No such file or directory (os error 2) [T0101]
      help: check the name and the permissions
    """
    return _load(path)


def view(recording: str | _os.PathLike[str], *, port: int = 0, framed_by: str | None = None, open: bool | None = None) -> View:
    """Shows a recording in a browser, for this machine only, until the View is closed or let go. At a terminal a browser is opened
    unless open says otherwise; framed_by names the origins of pages that may hold it in a frame (those of this machine)."""
    from . import _tumble

    return _tumble.view_recording(recording, port=port, framed_by=framed_by, open=open)


def to_rerun(
    recording: Recording | str | _os.PathLike[str], path: str | _os.PathLike[str] | None = None, *, application: str = "tumble"
) -> Any:
    """A recording as a stream of Rerun (`pip install 'tumble[rerun]'`): the shapes of the bodies and their motion [m], contact points with their
    impulses [N·s], energies [J], residual [m/s] and number of contacts, over the timeline `time` [s].

    With `path` it is written there (`.rrd`), for `rerun FILE`; without one the stream is returned as it is, for `.spawn()`,
    `.serve_grpc()` or `.notebook_show()`.
    """
    from ._rerun import to_rerun

    return to_rerun(recording, path, application=application)


def build_info() -> dict[str, Any]:
    """Version and commit (empty outside of a repository), whether the engine's checks are on, the instructions of the processor that
    it was built for, and the machine: what a bug report needs."""
    import platform

    import numpy

    from . import _tumble

    return {
        "version": __version__,
        "commit": _tumble.commit,
        "debug": _tumble.debug,
        "cpu": _tumble.cpu,
        "python": platform.python_version(),
        "numpy": numpy.__version__,
        "machine": platform.machine(),
        "system": platform.system(),
    }


__all__ = [
    "CONTACT",
    "SCHEMA",
    "ArgumentTypeError",
    "Attraction",
    "Audit",
    "AuditError",
    "Batch",
    "BatchError",
    "Body",
    "BusyError",
    "Ensemble",
    "EnsembleError",
    "Error",
    "Hit",
    "InternalError",
    "Joint",
    "Ledger",
    "LintWarning",
    "Mode",
    "NoSuchBody",
    "Origin",
    "Place",
    "Recorder",
    "Recording",
    "RecordingError",
    "RefusedError",
    "Report",
    "Robot",
    "RobotModel",
    "Run",
    "Scene",
    "SceneError",
    "Snapshot",
    "SnapshotError",
    "Solution",
    "Spring",
    "Steps",
    "Table",
    "ToleranceError",
    "Verification",
    "View",
    "World",
    "__version__",
    "audit",
    "build_info",
    "choice",
    "diff",
    "ensemble",
    "explain",
    "grid",
    "latin",
    "load",
    "load_robot",
    "normal",
    "rotations",
    "sobol",
    "solve",
    "to_rerun",
    "uniform",
    "verify",
    "view",
]
