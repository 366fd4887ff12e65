"""The command line: `python -m tumble.ensemble SCENE --runs 1000 --sweep bodies.die.spin=uniform:-40:40:3 --out DIR`."""

from __future__ import annotations

import argparse
import json
import math
import sys
from typing import Any

from .._errors import Error
from . import choice, ensemble, grid, latin, normal, rotations, sobol, uniform


def sampler(text: str) -> tuple[str, Any]:
    """A path and its sampler: path=uniform:LEAST:MOST[:N] (or latin, sobol), normal:MEAN:DEVIATION[:N], rotations, choice:JSON, grid:JSON."""
    path, equals, rest = text.partition("=")
    kind, _, keys = rest.partition(":")
    try:
        if not equals or not path:
            raise ValueError("no path")
        two: dict[str, Any] = {"uniform": uniform, "normal": normal, "latin": latin, "sobol": sobol}
        if kind in two:
            a, b, *n = keys.split(":")
            return path, two[kind](float(a), float(b), shape=int(n[0]) if n else None)
        if kind == "rotations":
            return path, rotations()
        if kind in ("choice", "grid"):
            return path, (choice if kind == "choice" else grid)(json.loads(keys))
        raise ValueError(f"no sampler {kind!r}")
    except (ValueError, TypeError) as e:
        raise argparse.ArgumentTypeError(
            f"{text!r}: {e}; write PATH=uniform:LEAST:MOST[:N] (or latin, sobol), PATH=normal:MEAN:DEVIATION[:N], PATH=rotations, PATH=choice:[…] or PATH=grid:[…]"
        ) from None


def _finite(value: Any) -> Any:
    """The same with null for numbers that JSON does not have."""
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    return None if isinstance(value, float) and not math.isfinite(value) else value


def main(arguments: list[str] | None = None) -> int:
    """Runs an ensemble; prints its summary as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m tumble.ensemble", description="Runs a scene many times; one Parquet dataset, a row per run."
    )
    parser.add_argument("scene", help="scene file, TOML or JSON")
    parser.add_argument("--runs", type=int, required=True, help="number of runs")
    parser.add_argument("--out", required=True, help="folder of the dataset; the same call again runs what is missing")
    parser.add_argument(
        "--sweep",
        type=sampler,
        action="append",
        default=[],
        help="PATH=uniform:LEAST:MOST[:N] and others",
        metavar="PATH=SAMPLER",
    )
    parser.add_argument("--result", action="append", default=[], help="bodies.NAME.position, .orientation, .velocity or .spin")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--duration", type=float, help="simulated time [s]")
    parser.add_argument("--step", type=float, help="length of a step [s]")
    parser.add_argument("--part", type=int, default=1024, help="runs per part")
    parser.add_argument(
        "--executor", default="processes", help="processes, threads, serial, ray, dask, or the address of a cluster"
    )
    parser.add_argument("--workers", type=int)
    parser.add_argument("--verify", type=int, default=0, metavar="N", help="repeats N runs and compares their states")
    options = parser.parse_args(arguments)
    try:
        made = ensemble(
            options.scene,
            options.runs,
            out=options.out,
            vary=dict(options.sweep),
            seed=options.seed,
            duration=options.duration,
            dt=options.step,
            result=options.result,
            executor=options.executor,
            workers=options.workers,
            part=options.part,
        )
        told = {"schema": "tumble.ensemble/2", "folder": str(made.folder), "digest": made.digest(), **made.summary()}
        if options.verify:
            told["verified"] = made.verify(options.verify)
    except Error as e:
        print(f"error: {e}", file=sys.stderr)
        return 2
    print(json.dumps(_finite(told), indent=1, allow_nan=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
