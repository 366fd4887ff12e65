"""Speed of robots beside MuJoCo: `python python/tools/robots.py speed [--markdown]`.

One process, turn by turn, the least of some repeats, processor time of one thread. Controllers are in tumble's scene and in MuJoCo's controls
(`mujoco.rollout`, which steps without Python): no step of either passes through Python. Beside each time stands what it buys: the largest
residual that tumble certifies, and of both the deepest overlap of contacts and, of robots that stand, how fast their feet creep.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import mujoco
import numpy as np
import tumble
from mujoco import rollout
from robot_cases import Case, cases

#: Step [s]: that of MuJoCo's documents. At 1/240 s its quadruped does not stand (`--step`).
STEP = 1 / 500
FULL = mujoco.mjtState.mjSTATE_FULLPHYSICS


def least(calls: list[Callable[[], Any]], repeats: int) -> list[float]:
    """Least processor time of each call [s], all in turn."""
    best = [float("inf")] * len(calls)
    for _ in range(repeats):
        for k, call in enumerate(calls):
            begun = time.process_time()
            call()
            best[k] = min(best[k], time.process_time() - begun)
    return best


class Theirs:
    """A case in MuJoCo: settled, ready to be rolled out."""

    def __init__(self, case: Case, elliptic: bool) -> None:
        self.case = case
        self.model, self.data, controls = case.mujoco(elliptic=elliptic)
        settle, self.steps = case.steps
        for control in controls[:settle]:
            self.data.ctrl[:] = control
            mujoco.mj_step(self.model, self.data)
        self.state = np.empty(mujoco.mj_stateSize(self.model, FULL))
        mujoco.mj_getState(self.model, self.data, self.state, FULL)
        self.warm, self.controls = self.data.qacc_warmstart.copy(), controls[settle:]

    def run(self) -> None:
        rollout.rollout(
            self.model, self.data, self.state[None], self.controls[None], initial_warmstart=self.warm[None], skip_checks=False
        )

    def feet(self) -> np.ndarray[Any, Any]:
        at = lambda name: self.data.xpos[mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_BODY, name)]
        away = at("hand") if "cube" in self.case.feet else 0.0
        return np.array([at(f) - away for f in self.case.feet])

    def errors(self) -> tuple[float, float]:
        """Deepest overlap [m], and speed of the feet's creep [m/s]."""
        mujoco.mj_setState(self.model, self.data, self.state, FULL)
        self.data.qacc_warmstart[:] = self.warm
        mujoco.mj_forward(self.model, self.data)
        before, deepest = self.feet(), 0.0
        for control in self.controls:
            self.data.ctrl[:] = control
            mujoco.mj_step(self.model, self.data)
            if self.data.ncon:
                deepest = max(deepest, -float(self.data.contact.dist.min()))
        mujoco.mj_forward(self.model, self.data)
        return deepest, float(np.abs(self.feet() - before).max()) / (self.steps * self.case.step)


class Ours:
    """A case in tumble: settled, ready to be stepped from a snapshot."""

    def __init__(self, case: Case) -> None:
        self.case = case
        settle, self.steps = case.steps
        self.world = case.scene().world()
        self.world.step(n=settle)
        self.start = self.world.snapshot()
        self.worst = 0.0
        self.unsolved = 0

    def run(self) -> None:
        self.world.restore(self.start)
        done = self.world.step(n=self.steps)
        self.worst, self.unsolved = done.worst_residual, done.unsolved_steps

    def feet(self) -> np.ndarray[Any, Any]:
        robot = self.world.robots["robot"]
        away = robot.pose("hand")[0] if "cube" in self.case.feet else 0.0
        return np.array([robot.pose(f)[0] - away for f in self.case.feet])

    def errors(self) -> tuple[float, float]:
        self.world.restore(self.start)
        before, deepest = self.feet(), 0.0
        for _ in range(self.steps):
            self.world.step()
            deepest = max(deepest, -self.world.report.deepest_gap)
        return deepest, float(np.abs(self.feet() - before).max()) / (self.steps * self.case.step)


def shown(seconds: float) -> str:
    return f"{seconds * 1e6:.2f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def length(metres: float) -> str:
    """A length or speed in a unit that can be read."""
    if metres < 1e-12:
        return "0"
    for unit, size in (("mm", 1e-3), ("µm", 1e-6), ("nm", 1e-9), ("pm", 1e-12)):
        if metres >= size:
            return f"{metres / size:.1f} {unit}"
    return "0"


class Table:
    def __init__(self, markdown: bool, head: list[str]) -> None:
        self.markdown = markdown
        self.row(head)
        if markdown:
            print("|" + "---|" * len(head))

    def row(self, cells: list[str]) -> None:
        print("| " + " | ".join(cells) + " |" if self.markdown else "  ".join(c.ljust(17) for c in cells), flush=True)


def met(ratio: float, most: float) -> str:
    return f"≤ {most:g}: {'met' if ratio <= most else 'not met'}"


def single(markdown: bool, step: float, repeats: int) -> None:
    head = [
        "one thread, per step",
        "tumble",
        "MuJoCo, default",
        "ratio",
        "aim",
        "MuJoCo, elliptic",
        "ratio",
        "aim",
        "residual [m/s]",
    ]
    table = Table(markdown, head)
    errors = []
    for case in cases(step):
        ours, theirs, tight = Ours(case), Theirs(case, False), Theirs(case, True)
        times = [t / ours.steps for t in least([ours.run, theirs.run, tight.run], repeats)]
        first, second = times[0] / times[1], times[0] / times[2]
        word = f"{ours.worst:.0e}" + (f", {ours.unsolved} steps inexact" if ours.unsolved else "")
        most = 2.0 if case.moves else 1.0
        table.row(
            [
                case.name,
                shown(times[0]),
                shown(times[1]),
                f"{first:.2f}",
                met(first, most),
                shown(times[2]),
                f"{second:.2f}",
                met(second, 1.0),
                word,
            ]
        )
        errors.append((case, ours.errors(), theirs.errors(), tight.errors()))
    print()
    head = ["deepest overlap; creep of what stands, per second", "tumble", "MuJoCo, default", "MuJoCo, elliptic"]
    table = Table(markdown, head)
    for case, *of in errors:
        word = lambda e, case=case: length(e[0]) + ("" if case.moves else f"; {length(e[1])}")
        table.row([case.name, *map(word, of)])


def batch_rates(case: Case, ours: Ours, theirs: Theirs, n: int, count: int) -> tuple[float, float, float]:
    """Steps of environments per second of both, and tumble's largest residual; each is pushed aside a little."""
    push = np.random.default_rng(7).normal(0, 0.02, (n, 3)) * [1, 1, 0] * case.moves
    batch = tumble.Batch(case.scene(), n, threads=1)
    row = batch.body("robot/trunk")
    states = np.tile(theirs.state, (n, 1))
    states[:, 1 + theirs.model.nq : 4 + theirs.model.nq] += push
    controls, warm = np.tile(theirs.controls[None, :count], (n, 1, 1)), np.tile(theirs.warm, (n, 1))
    best = [float("inf")] * 2
    for _ in range(3 if n < 1000 else 1):
        batch.reset(to=ours.start)
        if case.moves:
            batch.set(body="robot/trunk", velocities=batch.velocities[:, row] + push)
        # a world that was put back solves its next step anew, also where it stands
        batch.step(n=2)
        calls = [
            lambda: batch.step(n=count),
            lambda: rollout.rollout(theirs.model, theirs.data, states, controls, initial_warmstart=warm),
        ]
        best = [min(a, b) for a, b in zip(best, least(calls, 1))]
    return n * count / best[0], n * count / best[1], float(batch.worst_residuals.max())


def batches(markdown: bool, step: float, sizes: list[int]) -> None:
    """Quadrupeds in a batch, standing and trotting."""
    head = ["batch, one thread", "tumble, env-steps/s", "mujoco.rollout, env-steps/s", "share", "aim", "residual [m/s]"]
    table = Table(markdown, head)
    for case, aim in ((cases(step)[0], 1.0), (cases(step)[1], 0.5)):
        ours, theirs = Ours(case), Theirs(case, False)
        for n in sizes:
            count = max(10, min(200, 20_000 // n))
            own, other, worst = batch_rates(case, ours, theirs, n, count)
            word = f"≥ {aim:g}: {'met' if own >= aim * other else 'not met'}" if n == 4096 else ""
            table.row(
                [f"{n} × {case.name}, {count} steps", f"{own:,.0f}", f"{other:,.0f}", f"{own / other:.2f}", word, f"{worst:.0e}"]
            )


def speed(markdown: bool, step: float, quick: bool) -> None:
    """Prints the tables."""
    info = tumble.build_info()
    print(
        f"tumble {info['version']}, mujoco {mujoco.__version__}, Python {info['python']}, {info['system']} {info['machine']}; step 1/{1 / step:.0f} s"
    )
    if info["debug"]:
        sys.exit("the engine's checks are on: these figures are no measure of its speed")
    print()
    single(markdown, step, 3 if quick else 7)
    print()
    batches(markdown, step, [64] if quick else [64, 512, 4096])
