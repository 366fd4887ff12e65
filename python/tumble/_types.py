"""Plain data that Python sees: a place of a body, for potentials."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """Where a body is, for a potential to judge."""

    #: Slot of the body, as in the columns of a recording.
    body: int
    #: Its mass [kg].
    mass: float
    #: Its centre of mass [m].
    centre: tuple[float, float, float]
    #: Its orientation w, x, y, z [–].
    orientation: tuple[float, float, float, float]
