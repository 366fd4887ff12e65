"""Speed beside MuJoCo, in one process, with the residual: `python -m tumble.bench`.

Each figure is the least of several repeats; peers run turn by turn. Without `mujoco` only tumble's own figures are printed. Ratios hold to a
quarter on a machine that does nothing else.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import tumble

_BOX = '<geom type="plane" size="5 5 1"/><body pos="0 0 .5"><freejoint/><geom type="box" size=".5 .5 .5" mass="10"/></body>'
_DIE = '<geom type="plane" size="5 5 1"/><body pos="0 0 .1"><freejoint/><geom type="box" size=".01 .01 .01" mass=".01"/></body>'


def _xml(inside: str, step: float = 1 / 240) -> str:
    return f'<mujoco><option timestep="{step}"/><worldbody>{inside}</worldbody></mujoco>'


def _least(f: Callable[[], Any], repeats: int = 12, inner: int = 1) -> float:
    """Least time of a call [s]."""
    best = float("inf")
    for _ in range(repeats):
        clock = time.perf_counter()
        for _ in range(inner):
            f()
        best = min(best, (time.perf_counter() - clock) / inner)
    return best


def _die(n: int = 1) -> tumble.Scene:
    bodies: list[dict[str, Any]] = [
        {"name": "floor", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}, "friction": 0.5}
    ]
    for k in range(n):
        shape = {"kind": "box", "size": [0.02, 0.02, 0.02]}
        place = [0.03 * (k % 2), 0.03 * (k // 2 % 2), 0.1 + 0.03 * (k // 4)]
        bodies.append(
            {"name": f"die {k}", "shape": shape, "mass": 0.01, "position": place, "spin": [10, 20 - k, 5], "friction": 0.5}
        )
    return tumble.Scene.of({"version": 1, "time": {"step": 1 / 240}, "bodies": bodies})


def _say(what: str, ours: float, theirs: float | None, aim: str, met: bool | None) -> None:
    other = f"{theirs * 1e6:10.2f}" if theirs is not None else "         –"
    ratio = f"{ours / theirs:6.2f}" if theirs else "     –"
    word = "" if met is None else "met" if met else "NOT MET"
    print(f"{what:<58} {ours * 1e6:10.2f} {other} {ratio}  {aim:<22} {word}")


def main() -> int:
    """Prints the table."""
    try:
        import mujoco
    except ImportError:
        mujoco = None
    print(f"tumble {tumble.__version__}, mujoco {mujoco.__version__ if mujoco else 'not installed'}, {tumble.build_info()}")
    if tumble.build_info()["debug"]:
        print("the engine's checks are on: these figures are no measure of its speed")
    print(f"{'':<58} {'tumble µs':>10} {'mujoco µs':>10} {'ratio':>6}  aim")

    def peer(inside: str) -> Any:
        model = mujoco.MjModel.from_xml_string(_xml(inside))
        return model, mujoco.MjData(model)

    world = tumble.World()
    ours = _least(lambda: world.step(1 / 240), inner=2000)
    theirs = None
    if mujoco:
        m, d = peer("")
        theirs = _least(lambda: mujoco.mj_step(m, d), inner=2000)
    _say("step of an empty world", ours, theirs, "≤ 1/4", None if theirs is None else ours <= theirs / 4)

    world = tumble.World()
    world.ground()
    world.box((1, 1, 1), mass=10, position=(0, 0, 0.5))
    world.step(n=100)

    def both() -> Any:
        world.step(1 / 240)
        return world.positions

    ours = _least(both, inner=1000)
    if mujoco:
        m, d = peer(_BOX)
        for _ in range(100):
            mujoco.mj_step(m, d)

        def mine() -> Any:
            mujoco.mj_step(m, d)
            return d.xpos.copy()

        theirs = _least(mine, inner=1000)
    _say("step and positions, box at rest", ours, theirs, "≤ 1/2", None if theirs is None else ours <= theirs / 2)

    start = _die().world()
    begin = start.snapshot()

    def throw() -> None:
        start.restore(begin)
        start.step(n=240)

    def throw_by_one() -> None:
        start.restore(begin)
        for _ in range(240):
            start.step()

    whole, single = _least(throw, 30), _least(throw_by_one, 30)
    _say("one die thrown, 240 steps in one call, per step", whole / 240, None, "", None)
    _say("  … in 240 calls, per step", single / 240, None, "", None)
    if mujoco:
        m, d = peer(_DIE)

        def cast() -> None:
            mujoco.mj_resetData(m, d)
            d.qvel[3:6] = (10, 20, 5)
            mujoco.mj_step(m, d, nstep=240)

        _say("  … beside mujoco", whole / 240, _least(cast, 30) / 240, "", None)

    for n, dice in ((64, 1), (1000, 1), (4096, 1), (100, 8)):
        scene = _die(dice)
        spins = np.random.default_rng(7).normal(0, 20, (n, 3)).tolist()
        per = {}
        for threads in (1, 2):
            batch = tumble.Batch(scene, n, vary={"bodies[1].spin": spins}, threads=threads)

            def step(batch: tumble.Batch = batch) -> None:
                for _ in range(60):
                    batch.step()
                    batch.positions, batch.orientations, batch.velocities, batch.spins  # noqa: B018
                batch.reset()

            per[threads] = _least(step, 3) / 60 / n
        batch.step(n=60)
        worst = float(batch.worst_residuals.max())
        _say(f"batch, {dice} dice, N = {n}, four arrays, per env-step", per[1], None, f"residual ≤ {worst:.1e} m/s", None)
        _say("  … two threads", per[2], None, f"× {per[1] / per[2]:.2f} by one", None)
        if mujoco and hasattr(mujoco, "rollout") and dice == 1:
            _rollout(mujoco, n, spins, per[1])
    import subprocess

    code = "import time; t = time.perf_counter(); import tumble; print(time.perf_counter() - t)"
    taken = min(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout) for _ in range(5))
    _say("import without numpy in use", taken, None, "≤ 20 ms", taken <= 0.02)
    return 0


def _rollout(mujoco: Any, n: int, spins: Any, ours: float) -> None:
    from mujoco import rollout

    model = mujoco.MjModel.from_xml_string(_xml(_DIE))
    data = mujoco.MjData(model)
    size = mujoco.mj_stateSize(model, mujoco.mjtState.mjSTATE_FULLPHYSICS)
    state = np.zeros(size)
    starts = np.zeros((n, size))
    for k in range(n):
        mujoco.mj_resetData(model, data)
        data.qvel[3:6] = spins[k]
        mujoco.mj_getState(model, data, state, mujoco.mjtState.mjSTATE_FULLPHYSICS)
        starts[k] = state

    def run() -> None:
        now = starts
        for _ in range(60):
            now = rollout.rollout(model, data, now, nstep=1)[0][:, -1]

    _say("  … mujoco.rollout, one step a call, one thread", ours, _least(run, 3) / 60 / n, "≥ 1.5 × as fast", None)


if __name__ == "__main__":
    sys.exit(main())
