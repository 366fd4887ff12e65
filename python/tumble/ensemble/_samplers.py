"""Samplers: values of a parameter for every run, by seed, name and number of the run alone.

Run k has the same numbers however a plan is cut into parts, on every machine and with every version of numpy: the random numbers are made
in Rust from (seed, path, run).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .. import _tumble
from .._errors import ArgumentTypeError, RefusedError


def _finite(of: str, value: Any) -> float:
    x = _number(of, value)
    if not math.isfinite(x):
        raise RefusedError(f"{of} is {x}: give a finite number", of, x, "", "give a finite number")
    return x


def _number(of: str, value: Any) -> float:
    if isinstance(value, (bool, str, bytes)) or not hasattr(type(value), "__float__"):
        message = f"{of}: expected a number, got {value!r:.60} ({type(value).__name__})"
        raise ArgumentTypeError(message, of, repr(value)[:60], "", "give a number")
    return _real(of, value)


def _real(of: str, value: Any) -> float:
    try:
        return float(value)
    except OverflowError:
        # not by its digits: Python writes no number that has thousands of them
        size, remedy = f"a number of {int(abs(value)).bit_length()} bits", "give numbers below 1.7e308"
        raise RefusedError(f"{of} is or has {size}: {remedy}", of, size, "", remedy) from None


def _range(least: Any, most: Any) -> dict[str, float]:
    made = {"least": _finite("least", least), "most": _finite("most", most)}
    if made["least"] > made["most"]:
        remedy = "give the smaller number first"
        raise RefusedError(f"least is {least} and most is {most}: {remedy}", "least", least, "", remedy)
    return made


@dataclass(frozen=True)
class Sampler:
    """Values for runs; made by `uniform`, `normal`, `choice`, `rotations`, `grid`, `latin` and `sobol`."""

    kind: str
    keys: str

    @property
    def parameters(self) -> dict[str, Any]:
        """What it was made with."""
        return dict(json.loads(self.keys))

    @property
    def _width(self) -> int:
        """Numbers that a value has."""
        shape = self.parameters["shape"]
        return int(np.prod(shape)) if shape else 1

    def draw(self, seed: int, name: str, first: int, count: int, runs: int | None = None) -> list[Any]:
        """The values of runs first … first + count; of `latin`, which divides them among all runs, runs is how many there are."""
        p = self.parameters
        if self.kind == "grid":
            values, repeat = p["values"], p["repeat"]
            return [values[(k // repeat) % len(values)] for k in range(first, first + count)]
        if self.kind == "choice":
            words = _tumble.sample_words(seed, name, first, count)
            return [p["values"][int(w) % len(p["values"])] for w in words]
        width = self._width
        if self.kind in ("uniform", "latin", "sobol"):
            if self.kind == "uniform":
                unit = _tumble.sample_uniform(seed, name, first, count, width)
            elif self.kind == "sobol":
                _check_dimensions(p["dimension"] + width)
                unit = _tumble.sample_sobol(seed, first, count, p["dimension"], width, True)
            elif runs is None or runs < first + count:
                raise RefusedError(f"runs is {runs}: a Latin hypercube has a number of runs", "runs", runs, "", "give all runs")
            else:
                unit = _tumble.sample_latin(seed, name, first, count, width, runs)
            flat = p["least"] + (p["most"] - p["least"]) * unit
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


def _whole(of: str, value: Any, least: int) -> int:
    if isinstance(value, bool) or not hasattr(type(value), "__index__") or value < least:
        remedy = f"give a whole number, {least} or more"
        raise RefusedError(f"{of} is {value!r:.60}: {remedy}", of, value, "", remedy)
    return int(value)


def _shape(shape: int | Sequence[int] | None) -> list[int]:
    if shape is None:
        return []
    return [_whole("shape", n, 1) for n in (shape if isinstance(shape, (list, tuple)) else [shape])]


def uniform(least: float, most: float, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """Uniform numbers from least to most.

    >>> from tumble.ensemble import uniform
    >>> values = uniform(2, 4).draw(seed=7, name="bodies.die.mass", first=0, count=1000)
    >>> 2 <= min(values) and max(values) < 4
    True
    """
    return _made("uniform", **_range(least, most), shape=_shape(shape))


def latin(least: float, most: float, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """A Latin hypercube from least to most: each of as many equal parts as there are runs holds one run, in every number of every path.

    >>> from tumble.ensemble import latin
    >>> values = latin(0, 10).draw(seed=7, name="bodies.die.mass", first=0, count=10, runs=10)
    >>> sorted(int(x) for x in values)
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    """
    return _made("latin", **_range(least, most), shape=_shape(shape))


def sobol(least: float, most: float, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """Points of Sobol's sequence from least to most, with Owen's scrambling by the seed: they fill the space of all such paths of a plan
    evenly, best with 2ⁿ runs. All of them together may have 21 numbers.

    >>> from tumble.ensemble import sobol
    >>> values = sobol(0, 8).draw(seed=7, name="bodies.die.mass", first=0, count=8)
    >>> sorted(int(x) for x in values)
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    return _made("sobol", **_range(least, most), shape=_shape(shape), dimension=0)


def in_dimensions(samplers: dict[str, Sampler]) -> dict[str, Sampler]:
    """The samplers of a plan; those of Sobol's sequence with dimensions of their own, in their order."""
    made, used = {}, 0
    for path, sampler in samplers.items():
        if sampler.kind == "sobol":
            keys = sampler.parameters
            sampler = replace(sampler, keys=json.dumps({**keys, "dimension": used}, sort_keys=True))
            used += sampler._width
        made[path] = sampler
    _check_dimensions(used)
    return made


def _check_dimensions(used: int) -> None:
    most = _tumble.SOBOL_DIMENSIONS
    if used > most:
        message = f"{used} numbers are drawn from Sobol's sequence, which has {most} here: draw the others with latin"
        raise RefusedError(message, "vary", used, "", "draw the others with latin")


def normal(mean: float = 0.0, deviation: float = 1.0, *, shape: int | Sequence[int] | None = None) -> Sampler:
    """Normal numbers of a mean and a standard deviation."""
    made = {"mean": _finite("mean", mean), "deviation": _finite("deviation", deviation)}
    if made["deviation"] < 0:
        remedy = "give 0 or more"
        raise RefusedError(f"deviation is {deviation}: {remedy}", "deviation", deviation, "", remedy)
    return _made("normal", **made, shape=_shape(shape))


def choice(values: Sequence[Any]) -> Sampler:
    """One of some values, each with the same chance."""
    return _made("choice", values=_listed(values))


def rotations() -> Sampler:
    """Orientations, uniform over all rotations: unit quaternions w, x, y, z."""
    return _made("rotations", shape=[4])


def grid(values: Sequence[Any], *, repeat: int = 1) -> Sampler:
    """Values one after the other, each for `repeat` runs, and again from the first."""
    return _made("grid", values=_listed(values), repeat=_whole("repeat", repeat, 1))


def _listed(values: Any) -> list[Any]:
    """Values as a list of plain ones. Whole numbers beside others are numbers like them: a column of a dataset has one type in all parts."""
    if isinstance(values, (str, bytes, dict)) or not hasattr(values, "__len__"):
        remedy = "give a list of values"
        raise ArgumentTypeError(f"values: expected a list, got {values!r:.60}", "values", repr(values)[:60], "", remedy)
    listed = values.tolist() if hasattr(values, "tolist") else [v.tolist() if hasattr(v, "tolist") else v for v in values]
    if not listed:
        raise RefusedError("values is empty: give at least one", "values", [], "", "give at least one")
    return _alike(listed)


def _alike(values: list[Any]) -> list[Any]:
    """The same values, with numbers of one kind at every place of lists that are alike."""
    kinds = {type(v) for v in values}
    if kinds == {int, float}:
        return [_real("values", v) for v in values]
    if kinds <= {list, tuple} and len({len(v) for v in values}) == 1:
        columns = [_alike([v[k] for v in values]) for k in range(len(values[0]))]
        return [list(row) for row in zip(*columns)] if columns else [[] for _ in values]
    return values
