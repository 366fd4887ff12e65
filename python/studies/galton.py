"""Does a Galton board make the binomial distribution? One ball a run through rows of pins, counted by its bin.

The textbook's ball turns left or right at every row with the same chance and forgets it at once. A real one carries its velocity into the
next row, so its spread differs: the study measures by how much, and how the restitution of the ball changes it.

python python/studies/galton.py 20000 board
"""

from __future__ import annotations

import math
import sys

import numpy as np
import tumble

ROWS = 8
#: Distance of pins in a row and of rows [m], radii of pin and ball [m].
PITCH, DROP, PIN, BALL = 0.030, 0.035, 0.004, 0.009
TOP = 0.10 + ROWS * DROP


def board(restitution: float) -> dict:
    """The scene: pins, bins as wide as the pitch, one ball between two panes that do not touch it."""
    pins = [
        {"kind": "cylinder", "radius": PIN, "length": 0.03, "position": [PITCH * (k - row / 2), 0, TOP - DROP * row],
         "orientation": {"axis": [1, 0, 0], "degrees": 90}}
        for row in range(ROWS)
        for k in range(-2, row + 3)
    ]  # fmt: skip
    walls = [
        {"kind": "box", "size": [0.001, 0.03, 0.08], "position": [PITCH * (k - (ROWS + 1) / 2), 0, 0.04]} for k in range(ROWS + 2)
    ]
    return {
        "version": 1,
        "name": "Galton board",
        "time": {"step": 1 / 500, "duration": 3.0},
        "bodies": [
            {"name": "floor", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}, "friction": 0.3},
            {"name": "pins", "kind": "fixed", "shapes": pins, "friction": 0.2, "restitution": restitution},
            {"name": "bins", "kind": "fixed", "shapes": walls, "friction": 0.3},
            {
                "name": "ball",
                "shape": {"kind": "sphere", "radius": BALL},
                "mass": 0.005,
                "position": [0, 0, TOP + 0.012],
                "friction": 0.2,
                "restitution": restitution,
            },
        ],
    }


def bin_of(batch: tumble.Batch) -> dict[str, np.ndarray]:
    """The bin, 0 … ROWS from the left; −1 beside the board or above the bins."""
    x, z = batch.positions[:, batch.body("ball"), 0], batch.positions[:, batch.body("ball"), 2]
    k = np.floor(x / PITCH + (ROWS + 1) / 2).astype(int)
    return {"bin": np.where((k >= 0) & (k <= ROWS) & (z < 0.08), k, -1)}


def study(restitution: float, runs: int, out: str) -> tuple[float, float]:
    """Mean and variance of the bin, with a picture in text beside the binomial shares."""
    balls = tumble.ensemble(
        tumble.Scene.of(board(restitution)),
        runs,
        out=f"{out}-{restitution:g}",
        seed=3,
        result=bin_of,
        # a wide start: from one point the balls of some boards all bounce along the same row of gaps
        vary={
            "bodies.ball.position[0]": tumble.normal(0.0, 0.002),
            "bodies.ball.position[2]": tumble.uniform(TOP + 0.014, TOP + 0.040),
        },
        progress=True,
    )
    told, bins = balls.summary(), balls.columns("bin")["bin"]
    inside = bins[bins >= 0]
    mean, variance = float(inside.mean()), float(inside.var(ddof=1))
    print(
        f"restitution {restitution:g}: {len(inside)} balls in bins, {runs - len(inside)} beside them, worst residual {told['worst_residual']:.1e} m/s"
    )
    for k in range(ROWS + 1):
        share, ideal = float((inside == k).mean()), math.comb(ROWS, k) / 2**ROWS
        print(f"  {k}: {share:.4f} {'#' * round(150 * share):40s} binomial {ideal:.4f}")
    sure = math.sqrt(2 / (len(inside) - 1))
    print(f"  mean {mean:.3f} ± {math.sqrt(variance / len(inside)):.3f} (binomial {ROWS / 2:g})")
    print(f"  variance {variance:.3f} ± {variance * sure:.3f} (binomial {ROWS / 4:g})")
    return mean, variance


def main(runs: int, out: str) -> int:
    for restitution in (0.3, 0.4, 0.5):
        study(restitution, runs, out)
    return 0


if __name__ == "__main__":
    # workers import the function from this file as a module
    import os
    import pathlib

    folder = pathlib.Path(__file__).parent
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = f"{folder}:{os.environ.get('PYTHONPATH', '')}"
    import galton

    sys.exit(galton.main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2] if len(sys.argv) > 2 else "board"))
