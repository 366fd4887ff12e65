"""Samplers: values of a parameter for every run, by seed, name and number of the run alone.

Run k has the same numbers however a plan is cut into parts, on every machine and with every version of numpy: the random numbers are made
in Rust from (seed, path, run).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import _tumble
from .._errors import RefusedError


def _finite(of: str, *values: float) -> None:
    for x in values:
        if not math.isfinite(x):
            raise RefusedError(f"{of} is {x}: give a finite number", of, x, "", "give a finite number")


@dataclass(frozen=True)
class Sampler:
    """Values for runs; made by `uniform`, `normal`, `choice`, `rotations` and `grid`."""

    kind: str
    keys: str

    @property
    def parameters(self) -> dict[str, Any]:
        """What it was made with."""
        return dict(json.loads(self.keys))

    def draw(self, seed: int, name: str, first: int, count: int) -> list[Any]:
        """The values of runs first … first + count."""
        p = self.parameters
        if self.kind == "grid":
            values, repeat = p["values"], p["repeat"]
            return [values[(k // repeat) % len(values)] for k in range(first, first + count)]
        if self.kind == "choice":
            words = _tumble.sample_words(seed, name, first, count)
            return [p["values"][int(w) % len(p["values"])] for w in words]
        width = 4 if self.kind == "rotations" else int(np.prod(p["shape"])) if p["shape"] else 1
        if self.kind == "uniform":
            flat = p["least"] + (p["most"] - p["least"]) * _tumble.sample_uniform(seed, name, first, count, width)
        else:
            flat = _tumble.sample_normal(seed, name, first, count, width)
            if self.kind == "rotations":
                q: list[Any] = (flat / np.sqrt((flat * flat).sum(axis=1, keepdims=True))).tolist()
                return q
            flat = p["mean"] + p["deviation"] * flat
        values = flat.reshape((count, *p["shape"])).tolist()
        return list(values)


def _made(kind: str, **keys: Any) -> Sampler:
    return Sampler(kind, json.dumps(keys, sort_keys=True))


def _shape(shape: int | Sequence[int] | None) -> list[int]:
    if shape is None:
        return []
    return [int(shape)] if isinstance(shape, int) else [int(n) for n in shape]


def uniform(least: float, most: float, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """Uniform numbers from least to most.

    >>> from tumble.ensemble import uniform
    >>> values = uniform(2, 4).draw(seed=7, name="bodies.die.mass", first=0, count=1000)
    >>> 2 <= min(values) and max(values) < 4
    True
    """
    _finite("least and most", least, most)
    return _made("uniform", least=float(least), most=float(most), shape=_shape(shape))


def normal(mean: float = 0.0, deviation: float = 1.0, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """Normal numbers of a mean and a standard deviation."""
    _finite("mean and deviation", mean, deviation)
    return _made("normal", mean=float(mean), deviation=float(deviation), shape=_shape(shape))


def choice(values: Sequence[Any]) -> Sampler:
    """One of some values, each with the same chance."""
    if not len(values):
        raise RefusedError("values is empty: give at least one", "values", [], "", "give at least one")
    return _made("choice", values=_plain(values))


def rotations() -> Sampler:
    """Orientations, uniform over all rotations: unit quaternions w, x, y, z."""
    return _made("rotations", shape=[4])


def grid(values: Sequence[Any], *, repeat: int = 1) -> Sampler:
    """Values one after the other, each for `repeat` runs, and again from the first."""
    if not len(values) or repeat < 1:
        raise RefusedError(
            "a grid needs values, and a repeat of 1 or more", "values", list(values), "", "give at least one value"
        )
    return _made("grid", values=_plain(values), repeat=int(repeat))


def _plain(values: Any) -> Any:
    return values.tolist() if hasattr(values, "tolist") else [v.tolist() if hasattr(v, "tolist") else v for v in values]
