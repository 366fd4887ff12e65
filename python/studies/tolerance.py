"""A slider–crank made with tolerances: where is the piston at 90° of the crank, over thousands of machines?

Crank radius, rod length and offset of the cylinder are drawn as a workshop makes them. Every machine is simulated with its joints and
compared with the closed form at the angle that it reached; the spread is compared with the root of the sum of squares that a
designer writes on a drawing.

python python/studies/tolerance.py 2000 machines
"""

from __future__ import annotations

import math
import sys

import numpy as np
import tumble

#: Nominal sizes [m] and standard deviations [m]: a third of a tolerance of 60, 60 and 90 µm.
RADIUS, ROD, OFFSET = 0.040, 0.130, 0.002
SPREAD = {"radius": 20e-6, "rod": 20e-6, "offset": 30e-6}
SPEED = 20.0  # rad/s

SCENE = {
    "version": 1,
    "name": "slider–crank",
    "time": {"step": 1e-3, "duration": math.pi / 2 / SPEED},
    "gravity": [0, 0, 0],
    "vars": {"radius": RADIUS, "rod": ROD, "offset": OFFSET},
    "bodies": [
        {
            "name": "crank",
            "shape": {"kind": "box", "size": ["= radius", 0.01, 0.01]},
            "mass": 0.2,
            "position": ["= radius / 2", 0, 0],
            "spin": [0, -SPEED, 0],
            "velocity": [0, 0, f"= {SPEED} * radius / 2"],
        },
        {
            "name": "piston",
            "shape": {"kind": "box", "size": [0.03, 0.03, 0.03]},
            "mass": 0.3,
            "position": ["= radius + sqrt(rod^2 - offset^2)", 0, "= offset"],
            # the rod keeps its length from the first instant
            "velocity": [f"= {SPEED} * radius * offset / sqrt(rod^2 - offset^2)", 0, 0],
        },
    ],
    "joints": [
        {
            "name": "shaft",
            "kind": "hinge",
            "bodies": ["world", "crank"],
            "at": [0, 0, 0],
            "axis": [0, -1, 0],
            "motor": {"velocity": SPEED, "max": 1e4},
        },
        {
            "name": "cylinder",
            "kind": "slide",
            "bodies": ["world", "piston"],
            "at": [0.15, 0, "= offset"],
            "axis": [1, 0, 0],
        },
        {
            "name": "connecting rod",
            "kind": "rod",
            "bodies": ["crank", "piston"],
            "at_a": ["= radius", 0, 0],
            "at_b": ["= radius + sqrt(rod^2 - offset^2)", 0, "= offset"],
        },
    ],
}


def piston(angle, radius, rod, offset):
    """The closed form: where the piston is at an angle of the crank [m]."""
    return radius * np.cos(angle) + np.sqrt(rod**2 - (radius * np.sin(angle) - offset) ** 2)


def place(batch: tumble.Batch) -> dict[str, np.ndarray]:
    """Angle of the crank [rad] and place of the piston [m]."""
    crank = batch.positions[:, batch.body("crank")]
    return {"angle": np.arctan2(crank[:, 2], crank[:, 0]), "x": batch.positions[:, batch.body("piston"), 0]}


def main(runs: int, out: str) -> int:
    nominal = {"radius": RADIUS, "rod": ROD, "offset": OFFSET}
    machines = tumble.ensemble(
        tumble.Scene.of(SCENE),
        runs,
        out=out,
        seed=11,
        result=place,
        vary={f"vars.{k}": tumble.normal(nominal[k], SPREAD[k]) for k in nominal},
        progress=True,
    )
    columns = machines.columns("angle", "x", *(f"vars.{k}" for k in nominal))
    made = [columns[f"vars.{k}"] for k in nominal]
    exact = piston(columns["angle"], *made)
    told = machines.summary()
    print(f"{runs} machines, verdicts {told['verdict']}, worst residual {told['worst_residual']:.1e} m/s")
    # joints are closed at the middle of a step; its end lies off by what an acceleration of ω²r makes of half a step
    bound = SPEED**2 * RADIUS * SCENE["time"]["step"] ** 2 / 8
    print(f"largest deviation from the closed form: {np.abs(columns['x'] - exact).max():.1e} m; ω²r h²/8 is {bound:.1e} m")
    # at one angle for all: the derivatives of the closed form, by differences
    angle = float(np.mean(columns["angle"]))
    at = np.array(list(nominal.values()))
    slope = [
        (piston(angle, *(at + d * unit)) - piston(angle, *(at - d * unit))) / (2 * d)
        for d, unit in ((1e-6, np.eye(3)[k]) for k in range(3))
    ]
    expected = math.sqrt(sum((s * SPREAD[k]) ** 2 for s, k in zip(slope, nominal)))
    seen = float(np.std(columns["x"], ddof=1))
    print(
        f"spread of the piston at {math.degrees(angle):.1f}°: {1e6 * seen:.2f} µm; root of the sum of squares: {1e6 * expected:.2f} µm"
    )
    print(f"a spread of {runs} is known to ±{100 / math.sqrt(2 * runs):.1f} % (1σ)")
    return 0


if __name__ == "__main__":
    # workers import the function from this file as a module
    import os
    import pathlib

    folder = pathlib.Path(__file__).parent
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = f"{folder}:{os.environ.get('PYTHONPATH', '')}"
    import tolerance

    sys.exit(tolerance.main(int(sys.argv[1]) if len(sys.argv) > 1 else 500, sys.argv[2] if len(sys.argv) > 2 else "machines"))
