"""Tasks with joints: a cart with a pole, a hopper, an ant, an arm, and a quadruped that is read from its URDF file."""

from __future__ import annotations

import pathlib
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from .. import _tumble
from ._task import FLOOR, Floats, Task, turned

Mask = npt.NDArray[np.bool_]


def _capsule(
    name: str, a: tuple[float, ...], b: tuple[float, ...], radius: float, mass: float, friction: float = 0.9
) -> dict[str, Any]:
    """A link between two points [m]: its shape lies along z of the body, which stands in the middle."""
    start, end = np.array(a, float), np.array(b, float)
    length = float(np.linalg.norm(end - start))
    axis = (end - start) / length
    # the rotation that takes z to the axis
    q = np.array([1.0 + axis[2], -axis[1], axis[0], 0.0])
    q = np.array([0.0, 1.0, 0.0, 0.0]) if q[0] < 1e-9 else q / np.linalg.norm(q)
    return {
        "name": name,
        "shape": {"kind": "capsule", "radius": radius, "length": length},
        "mass": mass,
        "position": ((start + end) / 2).tolist(),
        "orientation": {"quaternion": q.tolist()},
        "friction": friction,
    }


def _hinge(name: str, a: str, b: str, at: Any, axis: Any, **keys: Any) -> dict[str, Any]:
    return {"name": name, "kind": "hinge", "bodies": [a, b], "at": list(at), "axis": list(axis), **keys}


class CartPole(Task):
    """A cart on a track carries a pole on a hinge: a force of at most 10 N along the track keeps it upright."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            {"name": "cart", "shape": {"kind": "box", "size": [0.4, 0.2, 0.1]}, "mass": 1.0, "position": [0, 0, 0]},
            {"name": "pole", "shape": {"kind": "box", "size": [0.04, 0.04, 1.0]}, "mass": 0.1, "position": [0, 0, 0.5]},
        ],
        "joints": [
            {"name": "track", "kind": "slide", "bodies": ["world", "cart"], "at": [0, 0, 0], "axis": [1, 0, 0]},
            {"name": "pivot", "kind": "hinge", "bodies": ["cart", "pole"], "at": [0, 0, 0], "axis": [0, 1, 0]},
        ],
    }
    actions, observations, horizon, substeps = 1, 4, 500, 4

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"start": rng.uniform(-0.1, 0.1, 2)}

    def begin(self, batch: _tumble.Batch, drawn: dict[str, Floats], mask: Mask) -> None:
        # velocities that the joints allow: the pole's centre is half a metre above the hinge
        u, w = drawn["start"].T
        zero = np.zeros_like(u)
        both = np.stack([np.stack([u, zero, zero], 1), np.stack([u + 0.5 * w, zero, zero], 1)], axis=1)
        spins = np.stack([np.zeros((len(u), 3)), np.stack([zero, w, zero], 1)], axis=1)
        batch.set(velocities=both, spins=spins, mask=mask)

    def act(self, batch: _tumble.Batch, action: Floats, drawn: dict[str, Floats], first: Mask) -> None:
        batch.drive(10.0 * action, what="force", joints="track")

    def observe(self, batch: _tumble.Batch, drawn: dict[str, Floats]) -> Floats:
        names = ["track", "pivot"]
        return np.concatenate([batch.joint_positions(names), batch.joint_velocities(names)], axis=1)

    def judge(
        self, batch: _tumble.Batch, drawn: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, Mask]:
        way, angle = batch.joint_positions(["track", "pivot"]).T
        fallen = (np.abs(way) > 2.4) | (np.abs(angle) > 0.2)
        return np.ones(len(way)), fallen


class Hopper(Task):
    """A leg of four links in a plane: three motors make it hop forward, as far and as upright as it can."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.004},
        "bodies": [
            {**FLOOR, "friction": 0.9},
            _capsule("torso", (0, 0, 1.05), (0, 0, 1.45), 0.05, 3.5),
            _capsule("thigh", (0, 0, 1.05), (0, 0, 0.6), 0.05, 4.0),
            _capsule("leg", (0, 0, 0.6), (0, 0, 0.1), 0.04, 2.8),
            _capsule("foot", (-0.13, 0, 0.06), (0.26, 0, 0.06), 0.06, 5.0),
        ],
        "joints": [
            {"name": "plane", "kind": "planar", "bodies": ["world", "torso"], "at": [0, 0, 1.25], "axis": [0, 1, 0]},
            _hinge("hip", "torso", "thigh", (0, 0, 1.05), (0, -1, 0), range=[-2.6, 0.0], damping=1.0, armature=1.0),
            _hinge("knee", "thigh", "leg", (0, 0, 0.6), (0, -1, 0), range=[-2.6, 0.0], damping=1.0, armature=1.0),
            _hinge("ankle", "leg", "foot", (0, 0, 0.1), (0, -1, 0), range=[-0.8, 0.8], damping=1.0, armature=1.0),
        ],
    }
    actions, observations, horizon, substeps = 3, 11, 500, 2
    _names: ClassVar[list[str]] = ["hip", "knee", "ankle"]

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"start": rng.uniform(-0.05, 0.05, 2)}

    def begin(self, batch: _tumble.Batch, drawn: dict[str, Floats], mask: Mask) -> None:
        # all links together, so that no joint is torn
        v = np.zeros((len(drawn["start"]), 1, 3))
        v[:, 0, ::2] = drawn["start"]
        batch.set(body=["torso", "thigh", "leg", "foot"], velocities=np.repeat(v, 4, axis=1), mask=mask)

    def act(self, batch: _tumble.Batch, action: Floats, drawn: dict[str, Floats], first: Mask) -> None:
        batch.drive(120.0 * action, what="force", joints=self._names)

    def _tilt(self, batch: _tumble.Batch) -> Floats:
        q = batch.orientations[:, 1]
        tilt: Floats = 2.0 * np.arctan2(q[:, 2], q[:, 0])
        return tilt

    def observe(self, batch: _tumble.Batch, drawn: dict[str, Floats]) -> Floats:
        v, w = batch.velocities[:, 1], batch.spins[:, 1]
        parts = [batch.positions[:, 1, 2:3], self._tilt(batch)[:, None], batch.joint_positions(self._names), v[:, ::2], w[:, 1:2]]
        return np.concatenate([*parts, np.clip(batch.joint_velocities(self._names), -10, 10)], axis=1)

    def judge(
        self, batch: _tumble.Batch, drawn: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, Mask]:
        fallen = (batch.positions[:, 1, 2] < 0.9) | (np.abs(self._tilt(batch)) > 0.4)
        return 1.0 + batch.velocities[:, 1, 0] - 0.001 * (action**2).sum(axis=1), fallen


def _ant() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Four legs of two links on a ball; the feet touch the ground at the start."""
    bodies: list[dict[str, Any]] = [
        {"name": "torso", "shape": {"kind": "sphere", "radius": 0.2}, "mass": 4.0, "position": [0, 0, 0.55]}
    ]
    joints = []
    for k, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        hip, knee = (0.15 * x, 0.15 * y, 0.55), (0.4 * x, 0.4 * y, 0.55)
        bodies.append(_capsule(f"thigh {k}", hip, knee, 0.06, 0.6))
        bodies.append(_capsule(f"shin {k}", knee, (0.6 * x, 0.6 * y, 0.08), 0.06, 0.6, friction=1.0))
        joints.append(_hinge(f"hip {k}", "torso", f"thigh {k}", hip, (0, 0, 1), range=[-0.6, 0.6], damping=0.4, armature=0.05))
        across = (-y / 2**0.5, x / 2**0.5, 0)
        joints.append(_hinge(f"knee {k}", f"thigh {k}", f"shin {k}", knee, across, range=[-0.6, 0.6], damping=0.4, armature=0.05))
    return bodies, joints


class Ant(Task):
    """A ball on four legs of two links: eight motors make it walk along x."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [{**FLOOR, "friction": 1.0}, *_ant()[0]],
        "joints": _ant()[1],
    }
    actions, observations, horizon, substeps = 8, 27, 500, 4
    _names: ClassVar[list[str]] = [f"{part} {k}" for k in range(4) for part in ("hip", "knee")]

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"start": rng.uniform(-0.1, 0.1, 3)}

    def begin(self, batch: _tumble.Batch, drawn: dict[str, Floats], mask: Mask) -> None:
        v = np.repeat(drawn["start"][:, None, :], 9, axis=1)
        batch.set(body=batch.names[1:], velocities=v, mask=mask)

    def act(self, batch: _tumble.Batch, action: Floats, drawn: dict[str, Floats], first: Mask) -> None:
        batch.drive(15.0 * action, what="force", joints=self._names)

    def observe(self, batch: _tumble.Batch, drawn: dict[str, Floats]) -> Floats:
        torso = [batch.positions[:, 1, 2:3], batch.orientations[:, 1], batch.velocities[:, 1], batch.spins[:, 1]]
        return np.concatenate([*torso, batch.joint_positions(self._names), batch.joint_velocities(self._names)], axis=1)

    def judge(
        self, batch: _tumble.Batch, drawn: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, Mask]:
        height = batch.positions[:, 1, 2]
        up = turned(batch.orientations[:, 1], (0, 0, 1))[:, 2]
        fallen = (height < 0.25) | (height > 1.2) | (up < 0.2)
        return 0.5 + batch.velocities[:, 1, 0] - 0.01 * (action**2).sum(axis=1), fallen


class Arm(Task):
    """An arm of three links on a post brings its tip to a place in the air, with three motors."""

    scene: ClassVar[dict[str, Any]] = {
        "version": 1,
        "time": {"step": 0.005},
        "bodies": [
            _capsule("post", (0, 0, 0), (0, 0, 0.3), 0.05, 2.0),
            _capsule("upper", (0, 0, 0.3), (0.3, 0, 0.3), 0.04, 1.0),
            _capsule("lower", (0.3, 0, 0.3), (0.55, 0, 0.3), 0.03, 0.5),
        ],
        "joints": [
            _hinge("turn", "world", "post", (0, 0, 0), (0, 0, 1), damping=0.2, armature=0.05),
            _hinge("shoulder", "post", "upper", (0, 0, 0.3), (0, -1, 0), range=[-0.4, 2.4], damping=0.2, armature=0.05),
            _hinge("elbow", "upper", "lower", (0.3, 0, 0.3), (0, -1, 0), range=[-2.4, 2.4], damping=0.1, armature=0.02),
        ],
        "ignore": [{"bodies": ["post", "lower"]}],
    }
    actions, observations, horizon, substeps = 3, 12, 150, 4
    _names: ClassVar[list[str]] = ["turn", "shoulder", "elbow"]
    #: Greatest torques [N·m].
    _torques: ClassVar[list[float]] = [6.0, 12.0, 5.0]

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        angle, away, height = rng.uniform([-2.0, 0.2, 0.25], [2.0, 0.4, 0.6])
        return {"goal": np.array([away * np.cos(angle), away * np.sin(angle), height])}

    def act(self, batch: _tumble.Batch, action: Floats, drawn: dict[str, Floats], first: Mask) -> None:
        batch.drive(np.array(self._torques) * action, what="force", joints=self._names)

    def _tip(self, batch: _tumble.Batch) -> Floats:
        tip: Floats = batch.positions[:, 2] + turned(batch.orientations[:, 2], (0, 0, 0.125))
        return tip

    def observe(self, batch: _tumble.Batch, drawn: dict[str, Floats]) -> Floats:
        angles = batch.joint_positions(self._names)
        return np.concatenate(
            [angles, batch.joint_velocities(self._names), self._tip(batch), drawn["goal"] - self._tip(batch)], axis=1
        )

    def judge(
        self, batch: _tumble.Batch, drawn: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, Mask]:
        far = np.linalg.norm(self._tip(batch) - drawn["goal"], axis=1)
        slow = np.abs(batch.joint_velocities(self._names)).max(axis=1) < 0.5
        there = (far < 0.03) & slow
        return -far - 0.005 * (action**2).sum(axis=1) + 10.0 * there, there


class Quadruped(Task):
    """A robot of twelve joints from its URDF file: targets of its servos about a standing pose make it walk along x."""

    actions, observations, horizon, substeps = 12, 35, 400, 4
    _pose: ClassVar[dict[str, float]] = {"hip": 0.0, "thigh": 0.8, "calf": -1.6}
    _names: ClassVar[list[str]] = [f"dog/{leg}_{part}" for leg in ("fl", "fr", "rl", "rr") for part in ("hip", "thigh", "calf")]
    #: Farthest from the pose [rad].
    _reach: ClassVar[float] = 0.4

    def __init__(self) -> None:
        pose = {f"{leg}_{part}": x for leg in ("fl", "fr", "rl", "rr") for part, x in self._pose.items()}
        robot = {"name": "dog", "file": "quadruped.urdf", "base": "floating", "position": [0, 0, 0.3], "joints": pose}
        scene = {
            "version": 1,
            "time": {"step": 0.005},
            "bodies": [{**FLOOR, "friction": 0.8}],
            "robots": [{**robot, "controller": "hold", "stiffness": 200.0, "damping": 6.0, "friction": 0.8}],
        }
        from .._json import dumps

        self.made = _tumble.Scene.parse(dumps(scene), name="Quadruped", folder=pathlib.Path(__file__).parent / "models")
        self.rest = np.array([self._pose[n.rsplit("_", 1)[1]] for n in self._names])

    def draw(self, rng: np.random.Generator) -> dict[str, Any]:
        return {"start": rng.uniform(-0.1, 0.1, 3)}

    def begin(self, batch: _tumble.Batch, drawn: dict[str, Floats], mask: Mask) -> None:
        links = batch.names[1:]
        batch.set(body=links, velocities=np.repeat(drawn["start"][:, None, :], len(links), axis=1), mask=mask)

    def act(self, batch: _tumble.Batch, action: Floats, drawn: dict[str, Floats], first: Mask) -> None:
        batch.drive(self.rest + self._reach * action, joints=self._names)

    def observe(self, batch: _tumble.Batch, drawn: dict[str, Floats]) -> Floats:
        k = batch.body("dog/trunk")
        trunk = [batch.positions[:, k, 2:3], batch.orientations[:, k], batch.velocities[:, k], batch.spins[:, k]]
        angles = batch.joint_positions(self._names) - self.rest
        return np.concatenate([*trunk, angles, batch.joint_velocities(self._names)], axis=1)

    def judge(
        self, batch: _tumble.Batch, drawn: dict[str, Floats], action: Floats, age: npt.NDArray[np.int64]
    ) -> tuple[Floats, Mask]:
        k = batch.body("dog/trunk")
        up = turned(batch.orientations[:, k], (0, 0, 1))[:, 2]
        fallen = (up < 0.6) | (batch.positions[:, k, 2] < 0.12)
        return 0.2 + batch.velocities[:, k, 0] - 0.02 * (action**2).sum(axis=1), fallen


JOINT_TASKS: dict[str, type[Task]] = {"CartPole": CartPole, "Hopper": Hopper, "Ant": Ant, "Arm": Arm, "Quadruped": Quadruped}
