"""Speed beside MuJoCo in one process, with the residual: `python -m tumble.bench`, as a page with `--markdown`.

Both run turn by turn, some repeats each, and the least of each counts: what disturbs the machine disturbs both. Work of one thread is
measured in processor time, which other programs do not lengthen, work of two in time that passes: those rows need two free cores. Times
depend on the machine, ratios hold to about a quarter. Without `mujoco` only tumble's own figures are printed.
"""

from __future__ import annotations

import pathlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import tumble

STEP = 1 / 240
#: Worlds of a batch that is a tenth of a millisecond of work and more.
SMALL = 50
#: Throws of a part of an ensemble: a second of work and more.
PART = 4096
_PLANE = '<geom type="plane" size="5 5 1" friction=".5"/>'
_BOX = _PLANE + '<body pos="0 0 .5"><freejoint/><geom type="box" size=".5 .5 .5" mass="10"/></body>'


def _places(n: int) -> list[tuple[float, float, float]]:
    return [(0.03 * (k % 2), 0.03 * (k // 2 % 2), 0.1 + 0.03 * (k // 4)) for k in range(n)]


def _dice_xml(n: int) -> str:
    cube = '<geom type="box" size=".01 .01 .01" mass=".01" friction=".5"/>'
    return _PLANE + "".join(f'<body pos="{x} {y} {z}"><freejoint/>{cube}</body>' for x, y, z in _places(n))


def _dice(n: int) -> tumble.Scene:
    floor = {"name": "floor", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}, "friction": 0.5}
    shape = {"kind": "box", "size": [0.02, 0.02, 0.02]}
    dice = [
        {"name": f"die {k}", "shape": shape, "mass": 0.01, "position": list(p), "friction": 0.5} for k, p in enumerate(_places(n))
    ]
    return tumble.Scene.of({"version": 1, "time": {"step": STEP}, "bodies": [floor, *dice]})


def interleaved(*calls: Callable[[], Any], repeats: int = 9, clock: Callable[[], float] = time.process_time) -> list[float]:
    """Least time of each call [s], all in turn."""
    best = [float("inf")] * len(calls)
    for _ in range(repeats):
        for k, call in enumerate(calls):
            begun = clock()
            call()
            best[k] = min(best[k], clock() - begun)
    return best


class Table:
    """Rows of figures: printed as they come, or as a page."""

    def __init__(self, markdown: bool) -> None:
        self.markdown = markdown
        head = ("", "tumble", "mujoco", "ratio", "aim", "")
        self._print(*head)
        if markdown:
            print("|---|---|---|---|---|---|")

    def _print(self, what: str, ours: str, theirs: str, ratio: str, aim: str, word: str) -> None:
        if self.markdown:
            print(f"| {what} | {ours} | {theirs} | {ratio} | {aim} | {word} |", flush=True)
        else:
            print(f"{what:<62} {ours:>11} {theirs:>11} {ratio:>7}  {aim:<24} {word}", flush=True)

    def row(
        self, what: str, ours: float, theirs: float | None = None, aim: str = "", most: float | None = None, word: str = ""
    ) -> None:
        """Times [s]; the aim is met when their ratio is at most `most`."""

        def shown(t: float) -> str:
            return f"{t * 1e6:.2f} µs" if t < 1e-3 else f"{t * 1e3:.1f} ms"

        ratio = ours / theirs if theirs else None
        if not word and ratio is not None and most is not None:
            word = "met" if ratio <= most else "not met"
        self._print(
            what, shown(ours), "–" if theirs is None else shown(theirs), "–" if ratio is None else f"{ratio:.2f}", aim, word
        )

    def figure(self, what: str, figure: str, aim: str, met: bool | None) -> None:
        """A figure that is no time."""
        self._print(what, figure, "–", "–", aim, "" if met is None else "met" if met else "not met")


class Peer:
    """MuJoCo, if it is there."""

    def __init__(self) -> None:
        try:
            import mujoco

            self.mujoco: Any = mujoco
        except ImportError:
            self.mujoco = None

    def pair(self, inside: str) -> Any:
        text = f'<mujoco><option timestep="{STEP}"/><worldbody>{inside}</worldbody></mujoco>'
        model = self.mujoco.MjModel.from_xml_string(text)
        return model, self.mujoco.MjData(model)

    def batch(self, dice: int, spins: Any, threads: int) -> Callable[[int], Callable[[], None]] | None:
        """A function of steps that throws all dice and reads positions and velocities after each step."""
        try:
            from mujoco import batch
        except ImportError:
            return None
        model, _ = self.pair(_dice_xml(dice))
        made = batch.Batch(model, nsim=len(spins), nthread=threads)
        places, rates = made.bind("qpos"), made.bind("qvel")
        start = places.copy()

        def throw(steps: int) -> Callable[[], None]:
            def run() -> None:
                places[:], rates[:] = start, 0.0
                rates[:, 3:6] = spins
                for _ in range(steps):
                    made.step()
                    places.copy(), rates.copy()

            return run

        return throw


def _times(f: Callable[[], Any], n: int) -> Callable[[], Any]:
    def run() -> None:
        for _ in range(n):
            f()

    return run


def single_worlds(table: Table, peer: Peer) -> None:
    """One world: empty, at rest, one die thrown."""
    n, mujoco = 2000, peer.mujoco
    empty = tumble.World()
    calls = [_times(lambda: empty.step(STEP), n)]
    if mujoco:
        m0, d0 = peer.pair("")
        calls.append(_times(lambda: mujoco.mj_step(m0, d0), n))
    ours, *theirs = interleaved(*calls)
    table.row("`step` of an empty world", ours / n, theirs[0] / n if theirs else None, "≤ 1/4", 0.25)

    world = tumble.World()
    world.ground()
    world.box((1, 1, 1), mass=10, position=(0, 0, 0.5))
    world.step(n=100)
    calls = [_times(lambda: (world.step(STEP), world.positions), n)]
    if mujoco:
        m1, d1 = peer.pair(_BOX)
        mujoco.mj_step(m1, d1, nstep=100)
        calls.append(_times(lambda: (mujoco.mj_step(m1, d1), d1.xpos.copy()), n))
    ours, *theirs = interleaved(*calls)
    table.row("`step` and `positions`, box at rest", ours / n, theirs[0] / n if theirs else None, "≤ 1/2", 0.5)

    scene = _dice(1).set("bodies[1].spin", [10, 20, 5])
    start = scene.world()
    begin = start.snapshot()

    def whole() -> None:
        start.restore(begin)
        start.step(n=240)

    def by_one() -> None:
        start.restore(begin)
        for _ in range(240):
            start.step()

    calls = [whole, by_one]
    if mujoco:
        m2, d2 = peer.pair(_dice_xml(1))

        def cast() -> None:
            mujoco.mj_resetData(m2, d2)
            d2.qvel[3:6] = (10, 20, 5)
            mujoco.mj_step(m2, d2, nstep=240)

        calls.append(cast)
    ours, single, *theirs = interleaved(*calls, repeats=41)
    table.row("one die thrown, 240 steps in one call, per step", ours / 240, theirs[0] / 240 if theirs else None)
    # what a call costs is what 239 more of them cost: the steps are the same
    share = max(0.0, single - ours) / 239 / ours
    table.figure("Python's share of that call", f"{100 * share:.2f} %", "≤ 2 %", share <= 0.02)


def batches(table: Table, peer: Peer) -> None:
    """Thrown dice, a call per step, four arrays after each; the residual beside the time."""
    steps, per = 240, {}
    for n, dice in ((64, 1), (SMALL, 1), (1000, 1), (4096, 1), (100, 8)):
        count = steps if n < 4000 else 80
        spins = np.random.default_rng(7).normal(0, 20, (n, 3))
        vary = {"bodies[1].spin": spins.tolist()}
        made = {t: tumble.Batch(_dice(dice), n, vary=vary, threads=t) for t in (1, 2)}

        def throw(batch: tumble.Batch, count: int = count) -> Callable[[], None]:
            def run() -> None:
                batch.reset()
                for _ in range(count):
                    batch.step()
                    batch.positions, batch.orientations, batch.velocities, batch.spins  # noqa: B018

            return run

        theirs = [peer.batch(dice, spins, t) for t in (1, 2)] if peer.mujoco else [None, None]
        per_step = lambda t, count=count, n=n: t / count / n
        repeats = 9 if n < 100 else 5 if n < 4000 else 2
        one, *other = map(per_step, interleaved(throw(made[1]), *([theirs[0](count)] if theirs[0] else []), repeats=repeats))
        worst = float(made[1].worst_residuals.max())
        per[n, dice] = one
        name = f"batch of {n}, {'a die' if dice == 1 else f'{dice} dice'} each, {'' if count == steps else f'first {count} steps, '}per env-step"
        aim, most = {(1000, 1): ("≤ 1/1.5 of mujoco.batch", 1 / 1.5), (100, 8): ("≤ 1 of mujoco.batch", 1.0)}.get(
            (n, dice), ("", None)
        )
        table.row(f"{name}; residual ≤ {worst:.0e} m/s", one, other[0] if other else None, aim, most)
        if n in (64, 4096):
            continue
        if n == 1000:
            made[1].reset()
            (ten,) = map(per_step, interleaved(_times(partial(made[1].step, n=10), count // 10), repeats=1))
            table.row("… ten steps a call", ten, other[0] if other else None)
        # two threads by one, in time that passes
        alone, two, *other = map(
            per_step,
            interleaved(
                throw(made[1]),
                throw(made[2]),
                *([theirs[1](count)] if theirs[1] else []),
                repeats=repeats,
                clock=time.perf_counter,
            ),
        )
        table.row(f"{name}, two threads", two, other[0] if other else None)
        least = 1.5 if n == SMALL else 1.85
        work = f"{alone * n * 1e3:.1f} ms of work a call"
        table.figure(f"… two threads by one, {work}", f"× {alone / two:.2f}", f"≥ {least}", alone / two >= least)
    # the first 80 steps of a throw are dearer than all 240: the same steps of both
    spins = np.random.default_rng(7).normal(0, 20, (64, 3)).tolist()
    small = tumble.Batch(_dice(1), 64, vary={"bodies[1].spin": spins}, threads=1)

    def short() -> None:
        small.reset()
        for _ in range(80):
            small.step()
            small.positions, small.orientations, small.velocities, small.spins  # noqa: B018

    grows = per[4096, 1] / (interleaved(short, repeats=5)[0] / 80 / 64)
    table.figure("env-step at N = 4,096 by that at N = 64, first 80 steps of each", f"{grows:.2f}", "≤ 1.2", grows <= 1.2)


def the_rest(table: Table) -> None:
    """Import, size, tables, two workers."""
    empty = "import time; t = time.process_time(); import tumble; print(time.process_time() - t)"
    imports = [float(subprocess.run([sys.executable, "-c", empty], capture_output=True, text=True).stdout) for _ in range(9)]
    table.row("import without numpy in use", min(imports), None, "≤ 20 ms", word="met" if min(imports) <= 0.02 else "not met")
    folder = pathlib.Path(tumble.__file__).parent
    size = sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) / 1e6
    table.figure("installed size", f"{size:.1f} MB", "≤ 25 MB", size <= 25)
    with tempfile.TemporaryDirectory() as out:
        file = f"{out}/dice.db"
        _dice(8).run(1.0, record=file)
        contacts = tumble.Recording(file).contacts
        try:
            import polars

            (spent,) = interleaved(lambda: polars.DataFrame(tumble.Recording(file).contacts), repeats=5)
            cell = spent / (len(contacts) * len(contacts.columns))
            table.figure("`Recording.contacts` to polars, per cell", f"{cell * 1e9:.0f} ns", "≤ 50 ns", cell <= 50e-9)
        except ImportError:
            table.figure("`Recording.contacts` to polars", "polars is not installed", "≤ 50 ns", None)
        times = []
        for workers in (1, 2):
            clock = time.perf_counter()
            tumble.ensemble(
                _dice(1),
                8 * PART,
                out=f"{out}/{workers}",
                duration=1.0,
                part=PART,
                workers=workers,
                executor="processes",
                vary={"bodies[1].spin": tumble.normal(0, 20, shape=3)},
            )
            times.append(time.perf_counter() - clock)
        ratio = times[0] / times[1]
        table.figure(
            f"ensemble of {8 * PART:,} throws in eight parts, two processes by one", f"× {ratio:.2f}", "≥ 1.8", ratio >= 1.8
        )


def main(words: list[str] | None = None) -> int:
    """Prints the table."""
    markdown = "--markdown" in (sys.argv[1:] if words is None else words)
    peer, info = Peer(), tumble.build_info()
    about = f"tumble {info['version']}, mujoco {peer.mujoco.__version__ if peer.mujoco else 'not installed'}"
    print(f"{about}, Python {info['python']}, numpy {info['numpy']}, {info['system']} {info['machine']}")
    if info["debug"]:
        print("the engine's checks are on: these figures are no measure of its speed")
    print()
    table = Table(markdown)
    single_worlds(table, peer)
    batches(table, peer)
    the_rest(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
