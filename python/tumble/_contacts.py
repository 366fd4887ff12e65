"""Contact points as records: the columns of the table `contact` of a recording, vectors grouped."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

#: Record of a contact point: words of 64 bits. Units: point, gap [m]; velocities, velocity bound [m/s]; impulse [N·s].
CONTACT = np.dtype(
    [
        ("body_a", "<u8"),
        ("body_b", "<u8"),
        ("feature", "<u8"),
        ("island", "<u8"),
        ("mode", "<u8"),
        ("origin", "<u8"),
        ("point", "<f8", (3,)),
        ("normal", "<f8", (3,)),
        ("tangent1", "<f8", (3,)),
        ("tangent2", "<f8", (3,)),
        ("approach_velocity", "<f8", (3,)),
        ("velocity", "<f8", (3,)),
        ("impulse", "<f8", (3,)),
        ("gap", "<f8"),
        ("friction", "<f8"),
        ("restitution", "<f8"),
        ("velocity_bound", "<f8"),
    ]
)


class Mode(IntEnum):
    """What a contact does."""

    OPEN = 0
    STICK = 1
    SLIDE = 2
    BOUNCE = 3


class Origin(IntEnum):
    """How a contact was found."""

    NEAR = 0
    SWEPT = 1
    TURNED_INTO = 2
    CENTRE = 3
    START = 4
    TOUCH = 5


def records(words: Any) -> np.ndarray[Any, Any]:
    """Words as records, without a copy; nobody can write to them."""
    words.flags.writeable = False
    table = words.view(CONTACT)
    return table.reshape(-1) if len(words) else np.empty(0, CONTACT)
