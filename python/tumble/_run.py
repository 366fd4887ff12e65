"""Runs: a world for a duration, with control, recording and progress."""

from __future__ import annotations

import math
import time
import warnings
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from ._errors import ArgumentTypeError, RefusedError, ToleranceError

#: Time between two calls of `progress` [s].
_PROGRESS = 0.1
#: Steps between two looks at the clock while nobody controls the world.
_CHUNK = 64


@dataclass(frozen=True)
class Run:
    """What a run has come to: the worst of all its steps, the ledger at the end, the world itself."""

    #: Steps made [–].
    steps: int
    #: Time of the world at the end [s].
    time: float
    #: Largest residual of a step [m/s].
    worst_residual: float
    #: Step with that residual.
    worst_step: int
    #: Steps that are not `solved` [–].
    unsolved_steps: int
    #: Steps whose work ran out [–].
    inexact_steps: int
    #: Steps that lead into overlap [–].
    overlap_steps: int
    #: Steps in which the energy guard acted [–].
    guarded_steps: int
    #: Deepest overlap that a step leads into [m].
    missed_depth: float
    #: Least share of restitution of an impact [–].
    restitution_share: float
    #: Most contacts of a step [–].
    most_contacts: int
    #: Worst verdict of all steps.
    verdict: str
    #: Time that the run took [s].
    wall_time: float
    #: File of the recording, if there is one.
    record: str | None
    #: The world at the end.
    world: Any

    @property
    def state_hash(self) -> int:
        """Hash of the state at the end."""
        return int(self.world.state_hash)

    @property
    def ledger(self) -> Any:
        """Energy since the first step."""
        return self.world.ledger

    def __repr__(self) -> str:
        return (
            f"Run({self.steps} steps to {self.time:.6g} s, {self.verdict}, worst residual {self.worst_residual:.2e} m/s, "
            f"{self.unsolved_steps} unsolved, {self.wall_time:.3f} s of wall time)"
        )


_ORDER = ["solved", "guarded", "infeasible", "overlap", "inexact", "failed"]


def _number(of: str, value: Any, unit: str) -> float:
    """A number of a unit; truth values and texts are none."""
    if isinstance(value, (bool, str, bytes)) or not hasattr(type(value), "__float__"):
        message = f"{of}: expected a number of {unit}, got {value!r:.60} ({type(value).__name__})"
        raise ArgumentTypeError(message, of, repr(value)[:60], unit, f"give a number of {unit}")
    return float(value)


def _steps(duration: float, dt: float) -> int:
    if not (math.isfinite(duration) and duration >= 0):
        raise RefusedError(
            f"duration is {duration}: give a number of seconds, 0 or more", "duration", duration, "s", "give 0 or more"
        )
    if not (math.isfinite(dt) and 1e-9 <= dt <= 1.0):
        raise RefusedError(f"dt is {dt}: give a number from 1e-9 to 1 s", "dt", dt, "s", "give a number from 1e-9 to 1")
    n = math.ceil(duration / dt - 1e-9)
    if n > 1e9:
        raise RefusedError(f"{duration} s in steps of {dt} s are {n} steps: shorten it", "duration", duration, "s", "shorten it")
    return n


class _Bar:
    """Progress: nothing, a bar of tqdm if there is one, or a function that is called at most ten times a second."""

    def __init__(self, progress: Any, total: int) -> None:
        if not (progress is None or isinstance(progress, bool) or callable(progress)):
            remedy = "give True, None or a function of (done, total)"
            raise ArgumentTypeError(f"progress is {progress!r:.60}: {remedy}", "progress", repr(progress)[:60], "", remedy)
        self.call: Callable[[int, int], Any] | None = progress if callable(progress) else None
        self.total, self.next, self.bar = total, 0.0, None
        if progress is True:
            try:
                # in a notebook without ipywidgets it draws its bar with letters, and need not say so
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    from tqdm.auto import tqdm
            except ImportError:
                return
            self.bar = tqdm(total=total, unit="step")

    def show(self, done: int, *, last: bool = False) -> None:
        if self.call is None and self.bar is None:
            return
        now = time.monotonic()
        if now < self.next and not last:
            return
        self.next = now + _PROGRESS
        if self.bar is not None:
            self.bar.update(done - self.bar.n)
            if last:
                self.bar.close()
        if self.call is not None:
            self.call(done, self.total)


def run(
    world: Any,
    duration: float,
    dt: float | None = None,
    *,
    control: Callable[[Any], Any] | None = None,
    every: int | None = None,
    record: Any = None,
    progress: Any = None,
    strict: bool | None = None,
    name: str | None = None,
) -> Run:
    """Steps a world for a duration [s]; see `World.run`."""
    duration, dt = _number("duration", duration, "s"), world.dt if dt is None else _number("dt", dt, "s")
    total = _steps(duration, dt)
    every = 1 if every is None else every
    if isinstance(every, bool) or not hasattr(type(every), "__index__") or every < 1:
        raise RefusedError(f"every is {every!r}: give a whole number, 1 or more", "every", every, "", "give 1 or more")
    if not (control is None or callable(control)):
        remedy = "give a function of the world"
        raise ArgumentTypeError(f"control is {control!r:.60}: {remedy}", "control", repr(control)[:60], "", remedy)
    chunk = every if control is not None else _CHUNK
    bar, done, all_steps = _Bar(progress, total), 0, []
    clock = time.perf_counter()
    recording = nullcontext() if record is None else world.record(record, name=name, duration=duration)
    with recording:
        while done < total:
            if control is not None:
                control(world)
            n = min(chunk, total - done)
            try:
                all_steps.append(world.step(dt, n, strict=strict))
            except ToleranceError:
                bar.show(done, last=True)
                raise
            done += n
            bar.show(done)
    bar.show(done, last=True)
    worst = max(all_steps, key=lambda s: s.worst_residual, default=None)
    return Run(
        steps=done,
        time=world.time,
        worst_residual=worst.worst_residual if worst else 0.0,
        worst_step=worst.worst_step if worst else 0,
        unsolved_steps=sum(s.unsolved_steps for s in all_steps),
        inexact_steps=sum(s.inexact_steps for s in all_steps),
        overlap_steps=sum(s.overlap_steps for s in all_steps),
        guarded_steps=sum(s.guarded_steps for s in all_steps),
        missed_depth=max((s.missed_depth for s in all_steps), default=0.0),
        restitution_share=min((s.restitution_share for s in all_steps), default=1.0),
        most_contacts=max((s.most_contacts for s in all_steps), default=0),
        verdict=max((s.verdict for s in all_steps), key=_ORDER.index, default="solved"),
        wall_time=time.perf_counter() - clock,
        record=None if record is None else str(record),
        world=world,
    )


def run_scene(scene: Any, duration: Any = None, dt: Any = None, **keys: Any) -> Run:
    """Runs a scene; see `Scene.run`."""
    duration = scene.duration if duration is None else duration
    if duration is None:
        raise RefusedError(
            "the scene has no duration: write `duration = 2.0` under [time], or give one",
            "duration",
            None,
            "s",
            "give a duration",
        )
    return run(scene.world(), duration, scene.step if dt is None else dt, name=scene.name, **keys)
