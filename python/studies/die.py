"""Is a die fair? Many throws with random orientation and spin, counted by the face that is up.

python python/studies/die.py 100000 throws
"""

from __future__ import annotations

import math
import sys

import numpy as np
import tumble

SCENE = {
    "version": 1,
    "name": "die",
    "time": {"step": 1 / 480, "duration": 2.0},
    "bodies": [
        {"name": "table", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}, "friction": 0.4, "restitution": 0.4},
        {
            "name": "die",
            "shape": {"kind": "box", "size": [0.016, 0.016, 0.016]},
            "mass": 0.005,
            "position": [0, 0, 0.1],
            "friction": 0.4,
            "restitution": 0.4,
        },
    ],
}

#: Faces in the order +x, −x, +y, −y, +z, −z; opposite ones make seven.
FACES = np.array([2, 5, 3, 4, 1, 6])


def face_up(batch: tumble.Batch) -> dict[str, np.ndarray]:
    """The face that is up, by the row of the rotation matrix that belongs to z; 0 while the die stands on an edge."""
    w, x, y, z = np.moveaxis(batch.orientations[:, batch.body("die")], -1, 0)
    up = np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], axis=1)
    axis = np.abs(up).argmax(axis=1)
    value = up[np.arange(len(up)), axis]
    face = FACES[2 * axis + (value < 0)]
    speed = np.linalg.norm(batch.velocities[:, batch.body("die")], axis=1)
    return {"face": np.where(np.abs(value) > 0.99, face, 0), "speed": speed}


def main(runs: int, out: str) -> int:
    throws = tumble.ensemble(
        tumble.Scene.of(SCENE),
        runs,
        out=out,
        seed=7,
        result=face_up,
        vary={
            "bodies.die.orientation": tumble.rotations(),
            "bodies.die.spin": tumble.uniform(-40, 40, shape=3),
            "bodies.die.velocity": tumble.uniform(-0.5, 0.5, shape=3),
        },
        progress=True,
    )
    told = throws.summary()
    faces = told["results"]["face"]
    total = sum(f["count"] for f in faces.values())
    print(f"{total} throws, verdicts {told['verdict']}, worst residual {told['worst_residual']:.1e} m/s")
    for face, share in sorted(faces.items()):
        print(f"  {face}: {share['count']:8d}  {share['share']:.5f}  [{share['least']:.5f}, {share['most']:.5f}]")
    counts = np.array([faces.get(str(k), {"count": 0})["count"] for k in range(1, 7)], float)
    expected = counts.sum() / 6
    chi = float(((counts - expected) ** 2 / expected).sum())
    print(f"χ² = {chi:.2f} with 5 degrees of freedom (a fair die exceeds 11.07 in 5 % of such studies)")
    print(f"a share is known to ±{math.sqrt(5 / 36 / counts.sum()):.5f} (1σ)")
    return 0


if __name__ == "__main__":
    # workers import the function from this file as a module
    import pathlib

    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    import os

    os.environ["PYTHONPATH"] = f"{pathlib.Path(__file__).parent}:{os.environ.get('PYTHONPATH', '')}"
    import die

    sys.exit(die.main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2] if len(sys.argv) > 2 else "throws"))
