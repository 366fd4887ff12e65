"""Gymnasium environments: `gymnasium.make("tumble/Push-v0")`, and native vector environments with `gymnasium.make_vec`.

A task of one's own is a subclass of `Task`: `Env(Mine)` and `VectorEnv(Mine, 64)` make environments of it, `register(Mine)` gives it an id.

`info["residual"]` [m/s] and `info["verdict"]` say how well the last action's steps hold the contact law: a step that missed its tolerance
can be dropped from training. Episode k of world k draws from its own stream of (seed, k), so that 4 and 4,096 worlds agree on the first four.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
except ImportError:  # pragma: no cover
    raise ImportError("Gymnasium is not installed: pip install 'tumble[gym]'") from None

from .. import _tumble
from .._errors import BatchError, RefusedError
from ._joints import JOINT_TASKS
from ._task import TASKS as _CONTACT_TASKS
from ._task import Task

__all__ = ["TASKS", "Env", "Task", "VectorEnv", "register"]

#: Tasks by name.
TASKS: dict[str, type[Task]] = {**_CONTACT_TASKS, **JOINT_TASKS}

_VERDICTS = np.array(["solved", "guarded", "infeasible", "overlap", "inexact", "failed"])
_FAILED = 5


class _Worlds:
    """Any number of worlds of a task, with their goals, ages and streams of random numbers."""

    def __init__(self, task: Task, n: int, threads: int | None) -> None:
        self.task, self.n = task, n
        self.batch = _tumble.Batch(task.made, n, threads=threads)
        self.goals: dict[str, Any] = {}
        self.age = np.zeros(n, np.int64)
        self.rngs = [np.random.default_rng() for _ in range(n)]

    def seed(self, k: int, seed: int | None) -> None:
        if seed is not None:
            self.rngs[k] = np.random.default_rng(seed)

    def reset(self, mask: Any) -> None:
        """Draws a new start for the worlds of a mask."""
        rows = np.flatnonzero(mask)
        if not len(rows):
            return
        starts = [self.task.draw(self.rngs[k]) for k in rows]
        vary = {path: [s[path] for s in starts] for path in starts[0] if "." in path}
        if vary:
            self.batch.restart(rows, vary)
        else:
            self.batch.reset(rows)
        for name in starts[0]:
            if "." not in name:
                values = np.array([s[name] for s in starts], np.float64)
                old = self.goals.get(name, np.zeros((self.n, values.shape[1])))
                self.goals[name] = old.copy()
                self.goals[name][rows] = values
        self.age[rows] = 0
        self.task.begin(self.batch, self.goals, np.asarray(mask, bool))

    def act(self, action: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Rewards, ends, and the worst residual and verdict of an action's steps; `mask` has the worlds whose episode goes on."""
        action = np.clip(np.asarray(action, np.float64), -1.0, 1.0)
        worst, verdict = np.zeros(self.n), np.zeros(self.n, np.int64)
        first = mask.copy()
        for _ in range(self.task.substeps):
            self.task.act(self.batch, action, self.goals, first)
            first[:] = False
            # the rows say so themselves: their verdict is `failed`, and their episodes end
            with suppress(BatchError):
                self.batch.step()
            worst = np.maximum(worst, self.batch.residuals)
            verdict = np.maximum(verdict, self.batch.step_verdicts)
        self.age += mask
        reward, end = self.task.judge(self.batch, self.goals, action, self.age)
        return reward, end | (verdict == _FAILED), {"residual": worst, "verdict": _VERDICTS[verdict]}

    def observe(self) -> Any:
        return self.task.observe(self.batch, self.goals).astype(np.float32)


def _task(task: str | type[Task] | Task) -> Task:
    """A task by its name, by its class, or one that was made."""
    if isinstance(task, Task):
        return task
    if isinstance(task, type) and issubclass(task, Task):
        return task()
    if isinstance(task, str) and task in TASKS:
        return TASKS[task]()
    remedy = f"give one of {', '.join(TASKS)}, or a subclass of tumble.gym.Task"
    raise RefusedError(f"task is {task!r:.60}: {remedy}", "task", task, "", remedy)


def _actions(task: Task, actions: Any, n: int | None) -> Any:
    """Actions of a shape, numbers all of them."""
    shape = (task.actions,) if n is None else (n, task.actions)
    try:
        array = np.asarray(actions, np.float64)
    except (TypeError, ValueError):
        array = np.empty(())
    if array.shape != shape or not np.isfinite(array).all():
        remedy = f"give finite numbers from -1 to 1 of shape {shape}"
        raise RefusedError(f"action is {actions!r:.60}: {remedy}", "action", repr(actions)[:60], "", remedy)
    return array if n is not None else array[None]


def _spaces(task: Task) -> tuple[Any, Any]:
    action = gymnasium.spaces.Box(-1.0, 1.0, (task.actions,), np.float32)
    return gymnasium.spaces.Box(-np.inf, np.inf, (task.observations,), np.float32), action


class Env(gymnasium.Env[Any, Any]):
    """One world of a task."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 25}

    def __init__(self, task: str | type[Task] | Task, render_mode: str | None = None) -> None:
        self.task = _task(task)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.task)
        self._worlds = _Worlds(self.task, 1, 1)
        self._begun = False

    @property
    def world(self) -> _tumble.World:
        """A copy of the world as it is now."""
        return self._worlds.batch[0]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._worlds.seed(0, seed)
        self._worlds.reset(np.ones(1, bool))
        self._begun = True
        return self._worlds.observe()[0], {"residual": 0.0, "verdict": "solved"}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset the environment before its first step")
        reward, end, info = self._worlds.act(_actions(self.task, action, None), np.ones(1, bool))
        cut = bool(self._worlds.age[0] >= self.task.horizon) and not bool(end[0])
        told = {"residual": float(info["residual"][0]), "verdict": str(info["verdict"][0])}
        return self._worlds.observe()[0], float(reward[0]), bool(end[0]), cut, told

    def render(self) -> Any:
        return repr(self.world) if self.render_mode == "ansi" else None


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many worlds of a task on one `Batch`; autoreset_mode is NEXT_STEP (the default), SAME_STEP or DISABLED."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        task: str | type[Task] | Task,
        num_envs: int = 1,
        *,
        autoreset_mode: Any = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.task, self.num_envs, self.render_mode = _task(task), int(num_envs), render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self._begun = np.zeros(self.num_envs, bool)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space, self.single_action_space = _spaces(self.task)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)
        self._worlds = _Worlds(self.task, self.num_envs, threads)
        self._over = np.zeros(self.num_envs, bool)

    @property
    def batch(self) -> _tumble.Batch:
        """The worlds."""
        return self._worlds.batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        mask = np.ones(self.num_envs, bool)
        if options and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.dtype != bool or mask.shape != (self.num_envs,):
                remedy = f"give {self.num_envs} truth values"
                raise RefusedError(f"reset_mask is {mask!r:.60}: {remedy}", "reset_mask", repr(mask)[:60], "", remedy)
        if isinstance(seed, (list, tuple)) and len(seed) != self.num_envs:
            remedy = f"give one number, or {self.num_envs} of them"
            raise RefusedError(f"seed has {len(seed)} numbers: {remedy}", "seed", seed, "", remedy)
        seeds = (
            list(seed) if isinstance(seed, (list, tuple)) else [None if seed is None else seed + k for k in range(self.num_envs)]
        )
        for k in np.flatnonzero(mask):
            self._worlds.seed(int(k), seeds[k])
        self._worlds.reset(mask)
        self._over[mask], self._begun[mask] = False, True
        return self._worlds.observe(), self._info(np.zeros(self.num_envs), np.full(self.num_envs, "solved"))

    def _info(self, residual: Any, verdict: Any) -> dict[str, Any]:
        there = np.ones(self.num_envs, bool)
        return {"residual": residual, "_residual": there, "verdict": verdict, "_verdict": there.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self._begun.all():
            raise gymnasium.error.ResetNeeded("reset all worlds before their first step")
        actions = _actions(self.task, actions, self.num_envs)
        again = self._over.copy() if self.autoreset_mode == AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, bool)
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            raise gymnasium.error.ResetNeeded("worlds are over: reset them with options={'reset_mask': …}")
        reward, end, told = self._worlds.act(actions, ~again)
        self._worlds.reset(again)
        cut = (self._worlds.age >= self.task.horizon) & ~end
        reward, end, cut = np.where(again, 0.0, reward), end & ~again, cut & ~again
        observed, info = (
            self._worlds.observe(),
            self._info(np.where(again, 0.0, told["residual"]), np.where(again, "solved", told["verdict"])),
        )
        self._over = end | cut
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._over.any():
            last, over = observed.copy(), self._over.copy()
            self._worlds.reset(over)
            observed = self._worlds.observe()
            final = np.full(self.num_envs, None, dtype=object)
            for k in np.flatnonzero(over):
                final[k] = last[k]
            info |= {"final_obs": final, "_final_obs": over}
            last_info = {n: info[n] for n in ("residual", "verdict")} | {"_residual": over.copy(), "_verdict": over.copy()}
            info |= {"final_info": last_info, "_final_info": over.copy()}
            self._over = np.zeros(self.num_envs, bool)
        return observed, reward, end, cut, info


def register(*tasks: type[Task]) -> None:
    """Registers `tumble/NAME-v0` for every task, and for tasks of one's own by the names of their classes; importing `tumble.gym` does the
    first."""
    for task in tasks:
        if not (isinstance(task, type) and issubclass(task, Task)):
            remedy = "give subclasses of tumble.gym.Task"
            raise RefusedError(f"task is {task!r:.60}: {remedy}", "tasks", task, "", remedy)
        if TASKS.setdefault(task.__name__, task) is not task:
            remedy = "choose another name for the class"
            raise RefusedError(f"there is a task {task.__name__} already: {remedy}", "tasks", task, "", remedy)
    for name in TASKS:
        if f"tumble/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                id=f"tumble/{name}-v0",
                entry_point="tumble.gym:Env",
                vector_entry_point="tumble.gym:VectorEnv",
                kwargs={"task": name},
            )


register()
