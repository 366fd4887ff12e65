"""Ensembles: one plan, many runs, one Parquet dataset with a row per run.

>>> import tempfile, tumble
>>> scene = tumble.Scene.of({"version": 1, "time": {"step": 0.01, "duration": 1.0}, "bodies": [
...     {"name": "ball", "shape": {"kind": "sphere", "radius": 0.1}, "mass": 1.0}]})
>>> with tempfile.TemporaryDirectory() as folder:
...     drops = tumble.ensemble(scene, runs=100, seed=7, out=folder, executor="serial",
...                             vary={"bodies.ball.velocity": tumble.uniform(-1, 1, shape=3)}, result="bodies.ball.position")
...     len(drops), drops.summary()["status"]
(100, {'done': 100})
"""

from __future__ import annotations

import json
import logging
import math
import os
import pathlib
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .._errors import EnsembleError, Error
from .._run import _Bar
from ._executors import executor_of
from ._parquet import read
from ._plan import Plan, make_plan, run_rows
from ._samplers import Sampler, choice, grid, latin, normal, rotations, sobol, uniform

__all__ = ["Ensemble", "Plan", "Sampler", "choice", "ensemble", "grid", "latin", "normal", "rotations", "sobol", "uniform"]

_log = logging.getLogger("tumble.ensemble")


def _write(path: pathlib.Path, data: bytes) -> None:
    """Whole or not at all, also when the power fails: temporary name, fsync, rename, fsync of the folder."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    with open(temporary, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _differences(a: dict[str, Any], b: dict[str, Any]) -> str:
    names = [k for k in sorted({*a, *b}) if a.get(k) != b.get(k)]
    told = [f"{k} was {json.dumps(a.get(k))[:60]} and is {json.dumps(b.get(k))[:60]}" for k in names]
    return "; ".join(told) or "its digest"


class Ensemble:
    """The runs of a plan: a folder with `_plan.json`, `part-000000.parquet`, … and `_timing.jsonl`."""

    def __init__(self, out: str | os.PathLike[str], plan: Plan) -> None:
        self.folder, self.plan = pathlib.Path(out), plan

    @classmethod
    def open(cls, out: str | os.PathLike[str]) -> Ensemble:
        """The ensemble in a folder."""
        try:
            stored = json.loads((pathlib.Path(out) / "_plan.json").read_text())
        except (OSError, ValueError) as e:
            raise EnsembleError(f"{out} holds no ensemble ({e}): give the folder that `out` named") from None
        keys = {k: v for k, v in stored["plan"].items() if k != "vary"}
        vary = []
        for path, given in stored["plan"]["vary"].items():
            vary.append(
                (path, Sampler(given["kind"], json.dumps({k: v for k, v in given.items() if k != "kind"}, sort_keys=True)))
            )
        plan = Plan(
            scene=json.dumps(keys["scene"], separators=(",", ":"), ensure_ascii=False).encode(),
            vary=tuple(vary),
            runs=keys["runs"],
            seed=keys["seed"],
            steps=keys["steps"],
            dt=keys["dt"],
            part=keys["part"],
            result=keys["result"],
            version=keys["engine"],
            machine=keys["machine"],
        )
        if plan.digest != stored["digest"]:
            raise EnsembleError(f"{out}/_plan.json was changed: its digest is another one")
        return cls(out, plan)

    def path(self, index: int) -> pathlib.Path:
        """File of a part."""
        return self.folder / f"part-{index:06d}.parquet"

    @property
    def missing(self) -> list[int]:
        """Parts that are not there yet."""
        return [k for k in range(self.plan.parts) if not self.path(k).exists()]

    @property
    def complete(self) -> bool:
        """Whether every part is there."""
        return not self.missing

    def __len__(self) -> int:
        return sum(
            min(self.plan.part, self.plan.runs - k * self.plan.part) for k in range(self.plan.parts) if self.path(k).exists()
        )

    def columns(self, *names: str) -> dict[str, Any]:
        """Columns as numpy arrays, in the order of the runs; all of them, or those that are named."""
        parts = [read(self.path(k).read_bytes(), self.path(k).name) for k in range(self.plan.parts) if self.path(k).exists()]
        if not parts:
            return {}
        unknown = [n for n in names if n not in parts[0]]
        if unknown:
            raise KeyError(f"there is no column {unknown[0]!r}: there are {', '.join(parts[0])}")
        return {n: np.concatenate([p[n] for p in parts]) for n in names or parts[0]}

    def to_arrow(self) -> Any:
        """All runs as a pyarrow.Table."""
        try:
            import pyarrow.parquet as pq
        except ImportError:
            raise Error("pyarrow is not installed: pip install 'tumble[arrow]'") from None
        import pyarrow as pa

        return pa.concat_tables([pq.ParquetFile(self.path(k)).read() for k in range(self.plan.parts) if self.path(k).exists()])

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def to_polars(self) -> Any:
        """All runs as a polars.DataFrame."""
        try:
            import polars
        except ImportError:
            raise Error("polars is not installed: pip install polars") from None
        return polars.DataFrame({n: v.tolist() if v.dtype == object else v for n, v in self.columns().items()})

    def to_pandas(self) -> Any:
        """All runs as a pandas.DataFrame."""
        try:
            import pandas
        except ImportError:
            raise Error("pandas is not installed: pip install pandas") from None
        return pandas.DataFrame(self.columns())

    def digest(self) -> str:
        """SHA-256 of all parts in their order: equal for every executor."""
        import hashlib

        whole = hashlib.sha256(self.plan.digest.encode())
        for k in range(self.plan.parts):
            whole.update(self.path(k).read_bytes())
        return whole.hexdigest()

    def verify(self, count: int = 20, seed: int = 0) -> list[int]:
        """Repeats some runs and compares their state hashes; returns the runs. Raises EnsembleError on a difference."""
        table = self.columns("run", "state_hash", "status")
        there = table["run"][table["status"] == "done"]
        if not len(there):
            return []
        chosen = sorted(np.random.default_rng(seed).choice(there, size=min(count, len(there)), replace=False).tolist())
        known = dict(zip(table["run"].tolist(), table["state_hash"].tolist()))
        for run in chosen:
            again = read(run_rows(self.plan, run, 1))["state_hash"][0]
            if again != known[run]:
                raise EnsembleError(
                    f"run {run} has state {known[run]} in the dataset and {again} when repeated: the dataset was changed, or made elsewhere"
                )
        return [int(r) for r in chosen]

    def summary(self) -> dict[str, Any]:
        """Number of runs by status and verdict, worst residual [m/s]; of each result of numbers mean, standard error, least and most; of
        each result of whole numbers or texts the shares with Wilson's interval of 95 %."""
        table = self.columns()
        n = len(table.get("run", ()))

        def count(name: str) -> dict[str, int]:
            return {str(k): int(v) for k, v in zip(*np.unique(table[name].astype(str), return_counts=True))} if n else {}

        fixed = {
            "run",
            "steps",
            "worst_residual",
            "worst_step",
            "unsolved_steps",
            "guarded_steps",
            "imbalance",
            "verdict",
            "state_hash",
            "status",
            "error",
        }
        drawn = {path for path, _ in self.plan.vary}
        made: dict[str, Any] = {
            "runs": n,
            "status": count("status"),
            "verdict": count("verdict"),
            "worst_residual": float(np.nanmax(table["worst_residual"])) if n else 0.0,
            "results": {},
        }
        for name, values in table.items():
            if name in fixed or name in drawn or any(name.startswith(d + "[") for d in drawn):
                continue
            good = values[table["status"] == "done"]
            if values.dtype.kind == "f":
                spread = float(np.std(good, ddof=1)) if len(good) > 1 else math.nan
                made["results"][name] = {
                    "mean": float(np.mean(good)) if len(good) else math.nan,
                    "standard_error": spread / math.sqrt(len(good)) if len(good) else math.nan,
                    "least": float(np.min(good)) if len(good) else math.nan,
                    "most": float(np.max(good)) if len(good) else math.nan,
                }
            else:
                made["results"][name] = {
                    str(k): wilson(int(c), len(good)) for k, c in zip(*np.unique(good.astype(str), return_counts=True))
                }
        return made

    def __repr__(self) -> str:
        return f"Ensemble({str(self.folder)!r}, {len(self)} of {self.plan.runs} runs, digest {self.plan.digest[:12]})"

    def _repr_html_(self) -> str:
        from .._notebook import _rows

        told = self.summary()
        rows = [
            ("folder", str(self.folder)),
            ("runs", f"{len(self)} of {self.plan.runs}"),
            ("status", str(told["status"])),
            ("verdict", str(told["verdict"])),
        ]
        return _rows("Ensemble", [*rows, ("worst residual", f"{told['worst_residual']:.2e} m/s")])


def wilson(count: int, total: int, z: float = 1.959963984540054) -> dict[str, float]:
    """Share of a count with Wilson's interval.

    >>> from tumble.ensemble import wilson
    >>> wilson(50, 100)["share"]
    0.5
    """
    if total == 0:
        return {"count": 0, "share": math.nan, "least": 0.0, "most": 1.0}
    p, q = count / total, z * z / total
    centre, half = (p + q / 2) / (1 + q), z * math.sqrt(p * (1 - p) / total + q / (4 * total)) / (1 + q)
    return {"count": count, "share": p, "least": max(0.0, centre - half), "most": min(1.0, centre + half)}


def ensemble(
    scene: Any,
    runs: int,
    *,
    out: str | os.PathLike[str],
    vary: Mapping[str, Any] | None = None,
    seed: int = 0,
    duration: float | None = None,
    dt: float | None = None,
    result: str | list[str] | Callable[[Any], Mapping[str, Any]] | None = None,
    executor: Any = "processes",
    workers: int | None = None,
    part: int = 1024,
    progress: bool | Callable[[int, int], Any] | None = None,
) -> Ensemble:
    """Runs a scene many times with values of their own, and writes a dataset with a row per run.

    vary is a dict of scene paths and samplers (or lists of values); result names quantities of bodies ("bodies.die.position") or is a function
    of a module from a batch to a dict of columns. executor is "processes", "threads", "serial", "ray", "dask", an address, a dask Client or an
    Executor; it changes no byte. duration and dt are in [s], those of the scene unless given; workers is the number of processes or threads,
    one for each core unless given. The same call again runs only the parts that are missing.
    """
    plan = make_plan(scene, runs, vary=vary, seed=seed, duration=duration, dt=dt, part=part, result=result)
    folder = pathlib.Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise EnsembleError(f"out is {str(folder)!r}, which is a file: give a folder") from None
    bar = _Bar(progress, plan.runs)
    file = folder / "_plan.json"
    if file.exists():
        try:
            stored = json.loads(file.read_text())
            known, digest = stored["plan"], stored["digest"]
        except (ValueError, KeyError):
            raise EnsembleError(f"{file} is no plan: choose another folder") from None
        if digest != plan.digest:
            raise EnsembleError(
                f"{folder} holds another ensemble: {_differences(known, plan.described())}; choose another folder"
            )
    elif any(folder.glob("part-*.parquet")):
        raise EnsembleError(f"{folder} has parts but no plan: choose another folder")
    else:
        _write(file, json.dumps({"digest": plan.digest, "plan": plan.described()}, indent=1, sort_keys=True).encode())
    made = Ensemble(folder, plan)
    missing = made.missing
    if missing:
        done = len(made)
        _log.info("%d of %d parts are to be run", len(missing), plan.parts)
        hands = executor_of(plan, executor, workers)
        try:
            with open(folder / "_timing.jsonl", "a", encoding="utf-8") as timing:
                for index, data, told in hands.run(missing):
                    _write(made.path(index), data)
                    timing.write(json.dumps(told) + "\n")
                    timing.flush()
                    done += min(plan.part, plan.runs - index * plan.part)
                    bar.show(done)
        finally:
            hands.close()
    bar.show(plan.runs, last=True)
    return made


class _Callable(types.ModuleType):
    """`tumble.ensemble(...)` also after `import tumble.ensemble`."""

    def __call__(self, *args: Any, **keys: Any) -> Ensemble:
        return ensemble(*args, **keys)


sys.modules[__name__].__class__ = _Callable
