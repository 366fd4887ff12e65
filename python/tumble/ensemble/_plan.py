"""The plan of an ensemble, and what becomes of a part of it: nothing here knows who executes it."""

from __future__ import annotations

import hashlib
import importlib
import json
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import _tumble
from .._errors import ArgumentTypeError, BatchError, EnsembleError, RefusedError
from ._samplers import Sampler, in_dimensions

#: What a batch can be asked for at the end of a run, by name.
_QUANTITIES = {
    "position": ("positions", "xyz"),
    "orientation": ("orientations", "wxyz"),
    "velocity": ("velocities", "xyz"),
    "spin": ("spins", "xyz"),
}

#: Runs of which one must be possible for a plan to be.
_TRIED = 8

#: Verdicts by their number in recordings.
_VERDICTS = {0: "solved", 1: "guarded", 2: "infeasible", 3: "overlap", 4: "inexact", 5: "failed"}


@dataclass(frozen=True)
class Plan:
    """An immutable plan: scene, variations, seed, length, parts. Its digest names the dataset."""

    scene: bytes
    vary: tuple[tuple[str, Sampler], ...]
    runs: int
    seed: int
    steps: int
    dt: float
    part: int
    result: str
    version: str
    machine: str

    @property
    def parts(self) -> int:
        """Number of parts [–]."""
        return -(-self.runs // self.part)

    def described(self) -> dict[str, Any]:
        """The plan as `_plan.json` has it."""
        return {
            "engine": self.version,
            "machine": self.machine,
            "runs": self.runs,
            "part": self.part,
            "seed": self.seed,
            "steps": self.steps,
            "dt": self.dt,
            "result": self.result,
            "vary": {path: {"kind": s.kind, **s.parameters} for path, s in self.vary},
            "scene": json.loads(self.scene),
        }

    @property
    def digest(self) -> str:
        """SHA-256 of the plan."""
        return hashlib.sha256(json.dumps(self.described(), sort_keys=True).encode()).hexdigest()

    def values(self, first: int, count: int) -> dict[str, list[Any]]:
        """Parameters of runs first … first + count."""
        return {path: sampler.draw(self.seed, path, first, count, self.runs) for path, sampler in self.vary}


def make_plan(
    scene: Any,
    runs: int,
    *,
    vary: Mapping[str, Any] | None = None,
    seed: int = 0,
    duration: float | None = None,
    dt: float | None = None,
    part: int = 1024,
    result: Any = None,
) -> Plan:
    """A plan, with everything checked that can be."""
    scene = scene if isinstance(scene, _tumble.Scene) else _tumble.load(scene)
    for name, value, least in (("runs", runs, 1), ("part", part, 1), ("seed", seed, 0)):
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < least or value >= 2**63:
            raise RefusedError(
                f"{name} is {value!r}: give a whole number, {least} or more", name, value, "", f"give {least} or more"
            )
    duration = scene.duration if duration is None else duration
    if duration is None:
        raise RefusedError("the scene has no duration: give one", "duration", None, "s", "give a duration")
    from .._run import _number, _steps

    duration, dt = _number("duration", duration, "s"), scene.step if dt is None else _number("dt", dt, "s")
    samplers: dict[str, Sampler] = {}
    if not isinstance(vary, Mapping | None):
        remedy = "give a dict of scene paths and samplers or lists of values"
        raise ArgumentTypeError(f"vary: {remedy}, not {vary!r:.60}", "vary", repr(vary)[:60], "", remedy)
    for path, sampler in (vary or {}).items():
        if not isinstance(sampler, Sampler):
            from ._samplers import grid

            values = sampler.tolist() if hasattr(sampler, "tolist") else list(sampler)
            if len(values) != runs:
                message = f"{path} has {len(values)} values for {runs} runs: give one for each, or a sampler"
                raise RefusedError(message, path, len(values), "", "give one for each run, or a sampler")
            sampler = grid(values)
        samplers[path] = sampler
    samplers = in_dimensions(samplers)
    plan = Plan(
        scene=scene.__reduce__()[1][0],
        vary=tuple(samplers.items()),
        runs=int(runs),
        seed=int(seed),
        steps=_steps(duration, dt),
        dt=float(dt),
        part=int(part),
        result=_result_name(result),
        version=_tumble.__version__,
        machine=platform.machine(),
    )
    _check(scene, plan)
    return plan


def _check(scene: Any, plan: Plan) -> None:
    """The first runs tell at once what is wrong with paths and names; a run whose values alone are refused is a row that says so."""
    for run in range(min(plan.runs, _TRIED)):
        first = {path: [values[0]] for path, values in plan.values(run, 1).items()}
        try:
            batch = _tumble.Batch(scene, 1, vary=first, threads=1)
        except BatchError as e:
            # the last of them, or a path that leads nowhere in any run
            if run + 1 == min(plan.runs, _TRIED) or any(code in str(e) for code in ("[T0209]", "[T0201]")):
                raise
        else:
            results_of(batch, result_function(plan.result))
            return


def _result_name(result: Any) -> str:
    """What a worker finds again: names of quantities, or module and name of a function."""
    if result is None:
        return "names:"
    if isinstance(result, str):
        return "names:" + result
    if isinstance(result, (list, tuple)):
        return "names:" + ",".join(result)
    module, name = getattr(result, "__module__", None), getattr(result, "__qualname__", "<lambda>")
    if not callable(result) or module in (None, "__main__") or "<" in name:
        raise EnsembleError(
            "result cannot be sent to a worker: give names such as 'bodies.die.position', or a function of a module that the "
            "workers can import (not one of a notebook, of __main__, or a lambda)"
        )
    return f"function:{module}:{name}"


def result_function(name: str) -> Callable[[Any], dict[str, Any]]:
    """The function that a plan names: from a batch to columns."""
    kind, _, rest = name.partition(":")
    if kind == "function":
        module, _, path = rest.partition(":")
        function: Any = importlib.import_module(module)
        for part in path.split("."):
            function = getattr(function, part)
        return function  # type: ignore[no-any-return]
    names = [n.strip() for n in rest.split(",") if n.strip()]

    def read(batch: Any) -> dict[str, Any]:
        columns: dict[str, Any] = {}
        for n in names:
            body, _, quantity = n.removeprefix("bodies.").rpartition(".")
            if quantity not in _QUANTITIES:
                message = f"{n!r} is no result: give a body and one of {', '.join(_QUANTITIES)}, such as 'bodies.die.position'"
                raise RefusedError(message, "result", n, "", "give a body and a quantity")
            array, axes = _QUANTITIES[quantity]
            values = getattr(batch, array)[:, batch.body(body), :]
            for k, axis in enumerate(axes):
                columns[f"{n}.{axis}"] = values[:, k]
        return columns

    return read


def results_of(batch: Any, function: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """Results of a batch, each with a value for every row."""
    columns = function(batch)
    if not isinstance(columns, Mapping):
        raise EnsembleError(f"result gave a {type(columns).__name__}: give a dict of columns with {len(batch)} values each")
    made: dict[str, Any] = {}
    for name, values in columns.items():
        array = np.asarray(values)
        if array.shape != (len(batch),):
            raise EnsembleError(f"result column {name!r} has shape {array.shape}: give ({len(batch)},)")
        made[str(name)] = array
    return made


def _columns_of(path: str, values: list[Any], known: list[Any]) -> list[tuple[str, str, list[Any]]]:
    """A parameter as columns: numbers, texts, and one column for each component of a list. `known` has all values that there are in the
    plan, which decide the type: it is the same in all parts."""
    if all(isinstance(v, (list, tuple)) for v in known) and len({len(v) for v in known}) == 1:
        made = []
        for k in range(len(known[0])):
            made += _columns_of(f"{path}[{k}]", [v[k] for v in values], [v[k] for v in known])
        return made
    if all(isinstance(v, (bool, str)) for v in known):
        return [(path, "text", [str(v) for v in values])]
    if all(isinstance(v, int) and not isinstance(v, bool) for v in known):
        return [(path, "integer", [int(v) for v in values])]
    if all(isinstance(v, (int, float)) and not isinstance(v, bool) for v in known):
        return [(path, "real", [float(v) for v in values])]
    return [(path, "text", [json.dumps(v, sort_keys=True) for v in values])]


def run_part(plan: Plan, index: int) -> bytes:
    """The bytes of a part: a Parquet file with a row per run. The same bytes wherever and by whomever it is run."""
    first = index * plan.part
    return run_rows(plan, first, min(plan.part, plan.runs - first))


def run_rows(plan: Plan, first: int, count: int, failed: Mapping[int, str] | None = None) -> bytes:
    """Runs first … first + count as Parquet; `failed` has runs that are not tried."""
    scene = _tumble.Scene._of_bytes(plan.scene)
    values = plan.values(first, count)
    function = result_function(plan.result)
    rows: dict[int, dict[str, Any]] = {}
    bad: dict[int, tuple[str, str]] = {k: ("failed", why) for k, why in (failed or {}).items()}
    left = [k for k in range(count) if first + k not in bad]
    while left:
        try:
            batch = _tumble.Batch(scene, len(left), vary={p: [v[k] for k in left] for p, v in values.items()}, threads=1)
            break
        except BatchError as e:
            for row, why in zip(e.rows, e.reasons):
                bad[first + left[row]] = ("refused", why)
            left = [k for j, k in enumerate(left) if j not in set(e.rows)]
    names: list[str] = []
    kinds: dict[str, str] = {}
    if left:
        broken: dict[int, str] = {}
        try:
            batch.step(plan.dt, plan.steps)
        except BatchError as e:
            broken = dict(zip(e.rows, e.reasons))
        results = results_of(batch, function)
        names = list(results)
        kinds = {
            n: "integer" if a.dtype.kind in "iu" else "text" if a.dtype.kind in "USOb" else "real" for n, a in results.items()
        }
        hashes, verdicts = batch.state_hashes.tolist(), batch.verdicts.tolist()
        told = {
            "steps": batch.steps.tolist(),
            "worst_residual": batch.worst_residuals.tolist(),
            "worst_step": batch.worst_steps.tolist(),
            "unsolved_steps": batch.unsolved_steps.tolist(),
            "guarded_steps": batch.guarded_steps.tolist(),
            "imbalance": batch.imbalances.tolist(),
        }
        for j, k in enumerate(left):
            rows[k] = {n: a[j].item() if hasattr(a[j], "item") else a[j] for n, a in results.items()}
            rows[k].update({n: v[j] for n, v in told.items()})
            rows[k].update(verdict=_VERDICTS[verdicts[j]], state_hash=f"{hashes[j]:016x}")
            rows[k].update(status="failed" if j in broken else "done", error=broken.get(j, ""))
    else:
        # no run of this part was possible: the columns of the results are those of the scene itself
        results = results_of(_tumble.Batch(scene, 1, threads=1), function)
        names = list(results)
        kinds = {
            n: "integer" if a.dtype.kind in "iu" else "text" if a.dtype.kind in "USOb" else "real" for n, a in results.items()
        }
    table: list[tuple[str, str, list[Any]]] = [("run", "integer", list(range(first, first + count)))]
    for path, sampler in plan.vary:
        drawn = values[path]
        table += _columns_of(path, drawn, sampler.parameters.get("values", drawn))
    nothing = {"integer": -1, "real": float("nan"), "text": ""}
    for n in names:
        convert: Any = {"integer": int, "real": float, "text": str}[kinds[n]]
        table.append((n, kinds[n], [convert(rows[k][n]) if k in rows else nothing[kinds[n]] for k in range(count)]))
    for n in ("steps", "worst_residual", "worst_step", "unsolved_steps", "guarded_steps", "imbalance", "verdict", "state_hash"):
        kind = {"worst_residual": "real", "imbalance": "real", "verdict": "text", "state_hash": "text"}.get(n, "integer")
        table.append((n, kind, [rows[k][n] if k in rows else nothing[kind] for k in range(count)]))
    status = [rows[k]["status"] if k in rows else bad[first + k][0] for k in range(count)]
    error = [rows[k]["error"] if k in rows else bad[first + k][1] for k in range(count)]
    table += [("status", "text", status), ("error", "text", error)]
    return _tumble.parquet_bytes(table)
