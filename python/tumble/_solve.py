"""Contact problems without bodies."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from . import _tumble
from ._errors import ArgumentTypeError


@dataclass(frozen=True)
class Solution:
    """Impulses (n, 3) [N·s] and relative velocities (n, 3) [m/s], normal first, with their certificate."""

    impulses: Any
    velocities: Any
    #: open, stick, slide, … of each contact.
    modes: list[str]
    #: solved, infeasible, inexact or failed.
    verdict: str
    method: str
    #: Largest failure of the law [m/s].
    residual: float
    #: The field's common error [–], and the residual beside the velocities of the problem [–].
    natural: float
    relative: float
    #: Distance outside the cone [–], approach [m/s], work on separating contacts [J], missing dissipation [J], energy gained [J].
    cone: float
    approach: float
    sticky: float
    dissipation: float
    energy: float


def solve(problem: Any, q: Any = None, mu: Any = None, *, tolerance: float = 1e-8) -> Solution:
    """Solves u = W r + q with 0 ≤ u_n ⟂ r_n ≥ 0 and Coulomb's friction: W (3n, 3n), q (n, 3) [m/s], mu (n,) [–], normal first; or the
    name of a problem file. The certificate is computed from the problem and the impulses alone.

    >>> import tumble
    >>> answer = tumble.solve([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [(-1.0, 0.5, 0.0)], [0.3])
    >>> answer.impulses.round(9).tolist(), answer.verdict
    ([[1.0, -0.3, 0.0]], 'solved')
    """
    if isinstance(problem, str | os.PathLike):
        if q is not None or mu is not None:
            raise ArgumentTypeError(
                "q: a file has its own q and mu: leave them out", "q", str(type(q).__name__), "", "leave q and mu out"
            )
        return Solution(**_tumble.solve_file(problem, tolerance))
    if q is None or mu is None:
        missing = "q" if q is None else "mu"
        raise ArgumentTypeError(f"{missing}: give W, q and mu, or the name of a file", missing, None, "", f"give {missing}")
    return Solution(**_tumble.solve_blocks(problem, q, mu, tolerance))
