"""A task: a scene, an action, an observation, a reward and an end, for any number of worlds at once.

A task sees a `Batch` and arrays with a row per world; it knows nothing of Gymnasium. The same code serves one world and 4,096.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from .. import _tumble

Floats = npt.NDArray[np.float64]


class Task:
    """What a task says; subclasses have at most eighty lines."""

    #: Scene as a dict with the keys of a scene file.
    scene: ClassVar[dict[str, Any]]
    #: Steps of the engine for each action [–].
    substeps: ClassVar[int] = 8
    #: Actions of an episode before it is cut off [–].
    horizon: ClassVar[int] = 100
    #: Numbers of an action, each from −1 to 1.
    actions: ClassVar[int]
    #: Numbers of an observation.
    observations: ClassVar[int]

    def __init__(self) -> None:
        self.made = _tumble.Scene.of(self.scene, name=type(self).__name__)

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        """A start: scene paths (with a dot) with values, and numbers by names without one, which the other functions see."""
        raise NotImplementedError

    def begin(self, batch: _tumble.Batch, drawn: dict[str, Floats], mask: npt.NDArray[np.bool_]) -> None:
        """Puts drawn numbers into the worlds of a mask, which have just gone to their start."""

    def act(self, batch: _tumble.Batch, action: Floats, goals: dict[str, Floats], first: npt.NDArray[np.bool_]) -> None:
        """Applies actions (n, actions) before an engine step; `first` marks rows at the start of an action."""
        raise NotImplementedError

    def observe(self, batch: _tumble.Batch, goals: dict[str, Floats]) -> Floats:
        """Observations (n, observations)."""
        raise NotImplementedError

    def judge(
        self, batch: _tumble.Batch, goals: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.bool_]]:
        """Rewards (n,) and which worlds are at their end (n,); `age` counts the actions of each episode."""
        raise NotImplementedError


def fixed(
    name: str, shape: dict[str, Any], position: tuple[float, float, float] = (0, 0, 0), friction: float = 0.5
) -> dict[str, Any]:
    """A fixed body of a scene."""
    return {"name": name, "kind": "fixed", "shape": shape, "position": list(position), "friction": friction}


def turned(q: Floats, v: tuple[float, float, float]) -> Floats:
    """A vector of body axes in world axes, by quaternions (n, 4)."""
    w, u = q[:, :1], q[:, 1:]
    t = 2.0 * np.cross(u, np.array(v, float))
    out: Floats = np.array(v, float) + w * t + np.cross(u, t)
    return out


FLOOR = fixed("floor", {"kind": "plane", "normal": [0, 0, 1]})


class Push(Task):
    """A disc is pushed over a floor to a goal by a force in the plane: it must slow down in time, friction is all that stops it."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            FLOOR,
            {
                "name": "puck",
                "shape": {"kind": "cylinder", "radius": 0.05, "length": 0.04},
                "mass": 0.2,
                "position": [0, 0, 0.02],
                "friction": 0.5,
            },
        ],
    }
    actions, observations, horizon = 2, 6, 60

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        x, y = rng.uniform(-0.5, 0.5, 2)
        return {"bodies.puck.position": [float(x), float(y), 0.02], "goal": rng.uniform(-0.5, 0.5, 2)}

    def act(self, batch: _tumble.Batch, action: Floats, goals: dict[str, Floats], first: npt.NDArray[np.bool_]) -> None:
        force = np.zeros((len(action), 3))
        force[:, :2] = 3.0 * action
        batch.apply_forces(force, body="puck")

    def observe(self, batch: _tumble.Batch, goals: dict[str, Floats]) -> Floats:
        return np.concatenate([batch.positions[:, 1, :2], batch.velocities[:, 1, :2], goals["goal"]], axis=1)

    def judge(
        self, batch: _tumble.Batch, goals: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.bool_]]:
        far = np.linalg.norm(batch.positions[:, 1, :2] - goals["goal"], axis=1)
        slow = np.linalg.norm(batch.velocities[:, 1, :2], axis=1) < 0.1
        there = (far < 0.05) & slow
        return -far - 0.005 * (action**2).sum(axis=1) + 10.0 * there, there | (far > 2.0)


class Throw(Task):
    """One action, one flight: the velocity and spin with which a ball leaves the hand; the nearer to the goal it comes to rest, the better."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            FLOOR,
            {
                "name": "ball",
                "shape": {"kind": "sphere", "radius": 0.05},
                "mass": 0.15,
                "position": [0, 0, 1],
                "friction": 0.5,
                "restitution": 0.4,
            },
        ],
    }
    actions, observations, horizon, substeps = 3, 2, 1, 300

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"goal": rng.uniform([1.0, -1.0], [3.0, 1.0])}

    def act(self, batch: _tumble.Batch, action: Floats, goals: dict[str, Floats], first: npt.NDArray[np.bool_]) -> None:
        if first.any():
            velocity = np.stack([2.5 + 2.5 * action[:, 0], 2.0 * action[:, 1], np.zeros(len(action))], axis=1)
            spin = np.zeros((len(action), 3))
            spin[:, 1] = -60.0 * action[:, 2]
            batch.set(body="ball", velocities=velocity, spins=spin, mask=first)

    def observe(self, batch: _tumble.Batch, goals: dict[str, Floats]) -> Floats:
        goal: Floats = goals["goal"].copy()
        return goal

    def judge(
        self, batch: _tumble.Batch, goals: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.bool_]]:
        far = np.linalg.norm(batch.positions[:, 1, :2] - goals["goal"], axis=1)
        return -far, age >= 1


class Balance(Task):
    """A ball on a tray that tilts about two axes: it is to stay, and to come to the middle."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            {
                "name": "tray",
                "kind": "kinematic",
                "shape": {"kind": "box", "size": [1, 1, 0.02]},
                "position": [0, 0, -0.01],
                "friction": 0.6,
            },
            {"name": "ball", "shape": {"kind": "sphere", "radius": 0.04}, "mass": 0.1, "position": [0, 0, 0.04], "friction": 0.6},
        ],
    }
    actions, observations, horizon, substeps = 2, 6, 200, 4
    #: Fastest that the tray tilts [rad/s], and farthest [–, sine of half the angle].
    _rate, _most = 2.0, 0.1

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        x, y = rng.uniform(-0.2, 0.2, 2)
        u, v = rng.uniform(-0.1, 0.1, 2)
        return {"bodies.ball.position": [float(x), float(y), 0.04], "bodies.ball.velocity": [float(u), float(v), 0.0]}

    def act(self, batch: _tumble.Batch, action: Floats, goals: dict[str, Floats], first: npt.NDArray[np.bool_]) -> None:
        tilt = batch.orientations[:, 0, 1:3]
        spin = np.zeros((len(action), 3))
        wished = self._rate * action
        # the tray stops at its end
        spin[:, :2] = np.where((np.abs(tilt) >= self._most) & (np.sign(wished) == np.sign(tilt)), 0.0, wished)
        batch.set(body="tray", spins=spin)

    def observe(self, batch: _tumble.Batch, goals: dict[str, Floats]) -> Floats:
        return np.concatenate([batch.positions[:, 1, :2], batch.velocities[:, 1, :2], batch.orientations[:, 0, 1:3]], axis=1)

    def judge(
        self, batch: _tumble.Batch, goals: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.bool_]]:
        far = np.linalg.norm(batch.positions[:, 1, :2], axis=1)
        lost = (far > 0.5) | (batch.positions[:, 1, 2] < -0.3)
        return 1.0 - 2.0 * far - 0.01 * (action**2).sum(axis=1) - 20.0 * lost, lost


def _finger(name: str, x: float) -> dict[str, Any]:
    """A finger that forces move and that hardly turns: a slide of a gripper, without its joint."""
    shape = {"kind": "box", "size": [0.02, 0.06, 0.1]}
    return {"name": name, "shape": shape, "mass": 0.5, "inertia": [10.0, 10.0, 10.0], "position": [x, 0, 0.06], "friction": 0.8}


class Pick(Task):
    """Two fingers close about a block with a force and lift it: friction alone carries it."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            FLOOR,
            _finger("left", -0.08),
            _finger("right", 0.08),
            {
                "name": "block",
                "shape": {"kind": "box", "size": [0.06, 0.06, 0.06]},
                "mass": 0.1,
                "position": [0, 0, 0.03],
                "friction": 0.8,
            },
        ],
    }
    actions, observations, horizon, substeps = 2, 10, 120, 4

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"bodies.block.position": [float(rng.uniform(-0.015, 0.015)), 0.0, 0.03], "goal": rng.uniform([0.15], [0.25])}

    def act(self, batch: _tumble.Batch, action: Floats, goals: dict[str, Floats], first: npt.NDArray[np.bool_]) -> None:
        # squeeze up to 8 N, damped; up and down as fast as 0.25 m/s, gravity carried
        velocity = batch.velocities[:, 1:3]
        force = -10.0 * velocity
        force[:, 0, 0] += 8.0 * action[:, 0]
        force[:, 1, 0] -= 8.0 * action[:, 0]
        force[:, :, 2] = 0.5 * 9.81 + 25.0 * (0.25 * action[:, 1:2] - velocity[:, :, 2])
        batch.apply_forces(force, body=["left", "right"])

    def observe(self, batch: _tumble.Batch, goals: dict[str, Floats]) -> Floats:
        p, v = batch.positions, batch.velocities
        parts = [p[:, 1, ::2], p[:, 2, ::2], p[:, 3, ::2], v[:, 3, ::2], p[:, 3, 2:] - p[:, 1, 2:3], goals["goal"]]
        return np.concatenate(parts, axis=1)

    def judge(
        self, batch: _tumble.Batch, goals: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.bool_]]:
        p = batch.positions
        far = np.abs(p[:, 3, 2] - goals["goal"][:, 0])
        reach = np.abs(p[:, 3, 0] - 0.5 * (p[:, 1, 0] + p[:, 2, 0])) + np.abs(p[:, 2, 0] - p[:, 1, 0] - 0.08)
        there = far < 0.02
        return -far - 0.2 * reach + 10.0 * there, there


TASKS: dict[str, type[Task]] = {"Push": Push, "Throw": Throw, "Balance": Balance, "Pick": Pick}
