"""Robots of this repository in tumble and in MuJoCo: the same files, masses, servos, starts and targets over time.

A case is a scene of tumble and a model of MuJoCo with the controls of every step. Servos are k (target − q) + c (rate − q̇) in both, within the same
bounds; MuJoCo's have them as one control, target + rate·c/k. Its integrator is `implicitfast`, which takes the damping of servos
implicitly as tumble does: with its default, Euler, the humanoid falls at 1/500 s.
"""

from __future__ import annotations

import dataclasses
import math
import pathlib
from collections.abc import Callable
from typing import Any

import mujoco
import numpy as np
import tumble

MODELS = pathlib.Path(__file__).resolve().parents[2] / "crates" / "tumble-robot" / "models"
GRAVITY = 9.81
TURN = 2.0 * math.pi
Gait = Callable[[str, float], float]


def smooth(x: float) -> float:
    """From 0 to 1, starting and ending at rest."""
    return 0.5 - 0.5 * math.cos(math.pi * min(max(x, 0.0), 1.0))


def trot(name: str, time: float) -> float:
    """The trot of `crates/tumble-robot/tests/it/walking.rs`: diagonal feet swing together, forward by 12 cm and up by 5 cm."""
    period = 0.5
    foot, joint = name.split("_")
    phase = (time / period + (0.0 if foot in ("fl", "rr") else 0.5)) % 1.0
    size = smooth(time / period)
    if phase < 0.5:
        x, up = -0.06 + 0.12 * smooth(2.0 * phase), 0.05 * math.sin(TURN * phase)
    else:
        x, up = 0.06 - 0.12 * (2.0 * phase - 1.0), 0.0
    x, z = size * x, 0.4 * math.cos(0.8) - size * up
    reach = math.hypot(x, z)
    bend = math.acos(reach / 0.4)
    return {"thigh": bend - math.asin(x / reach), "calf": -2.0 * bend}.get(joint, 0.0)


def crouch(name: str, time: float) -> float:
    """A quadruped on bent legs."""
    return {"thigh": 0.8, "calf": -1.6}.get(name.split("_")[1], 0.0)


def knees(name: str, time: float) -> float:
    """A humanoid with bent knees."""
    return {"hip y": -0.35, "knee": 0.7, "ankle y": -0.35}.get(name.partition(" ")[2], 0.0)


def stride(name: str, time: float) -> float:
    """The slow walk of `walking.rs`: the pelvis over one foot, the other forward by two strides of 8 cm, and the pelvis follows."""
    step, long = 3.6, 0.08
    side, _, joint = name.partition(" ")
    if side not in ("left", "right"):
        return 0.0
    number = math.floor(time / step)
    within = time / step - number
    left_stands = number % 2 == 0
    swings = smooth((within - 0.5) / 0.4)
    done = lambda steps: (steps - 0.5) * long if steps > 0 else 0.0

    def foot(left: bool) -> tuple[float, float]:
        stands = left == left_stands
        before, after = done(number if stands else number - 1), done(number + 1)
        return (before, 0.0) if stands else (before + (after - before) * swings, 0.04 * math.sin(math.pi * swings))

    aside = lambda left: 0.115 if left else -0.115
    was = aside(not left_stands) if number > 0 else 0.0
    y = was + (aside(left_stands) - was) * smooth(within / 0.5)
    x = 0.5 * (foot(True)[0] + foot(False)[0]) - 0.02
    own, up = foot(side == "left")
    hip = 0.1 if side == "left" else -0.1
    to = (own - x, hip - (y + hip), -0.74 + up)
    thigh, shin = 0.4, 0.38
    down = math.hypot(to[1], to[2])
    roll = math.asin(to[1] / down)
    far = math.hypot(to[0], down)
    knee = math.pi - math.acos((thigh**2 + shin**2 - far**2) / (2.0 * thigh * shin))
    fore = math.acos((thigh**2 + far**2 - shin**2) / (2.0 * thigh * far))
    hip_y = -math.asin(to[0] / far) - fore
    return {"hip x": roll, "hip y": hip_y, "knee": knee, "ankle y": -hip_y - knee, "ankle x": -roll}.get(joint, 0.0)


#: Shoulder, elbow and wrist of the arm where its fingers are about the cube.
ARM = {"shoulder": 0.97511, "elbow": 1.74768, "wrist": 0.97511 + 1.74768 - math.pi}
#: Force of the jaws' drive [N]: half of it on each finger.
JAWS = 20.0


def hold(name: str, time: float) -> float:
    """The arm stands still, its fingers about the cube."""
    return ARM.get(name, 0.015)


def wave(name: str, time: float) -> float:
    """The arm lifts the cube and moves it to and fro; the hand stays level."""
    a, b = 0.25 * smooth(time), 0.12 * smooth(time) * math.sin(TURN * 0.8 * time)
    return {"shoulder": ARM["shoulder"] - a + b, "elbow": ARM["elbow"] + b, "wrist": ARM["wrist"] - a + 2.0 * b}.get(name, 0.015)


@dataclasses.dataclass
class Case:
    """A robot, what it does, and at which step [s]."""

    name: str
    file: str
    step: float
    stiffness: float
    damping: float
    position: tuple[float, float, float]
    friction: float | None
    gait: Gait
    #: Time from the start to what is measured, and how long that is [s].
    settle: float
    measured: float
    #: Whether it moves: standing robots get no targets over time.
    moves: bool
    #: Links of MuJoCo whose contacts are its feet.
    feet: tuple[str, ...]

    @property
    def steps(self) -> tuple[int, int]:
        return round(self.settle / self.step), round(self.measured / self.step)

    def joints(self) -> list[str]:
        """Joints that servos lead."""
        if self.file == "gripper.xml":
            return ["shoulder", "elbow", "wrist"]
        model = tumble.load_robot(MODELS / self.file)
        return [j for j, kind in zip(model.joints, model.joint_kinds) if kind == "hinge"]

    def targets(self) -> tuple[np.ndarray[Any, Any], dict[str, list[float]]]:
        times = np.arange(sum(self.steps) + 3) * self.step
        return times, {j: [self.gait(j, t) for t in times] for j in self.joints()}

    def scene(self) -> tumble.Scene:
        """The scene of tumble; the controllers are in it."""
        robot: dict[str, Any] = {"name": "robot", "file": self.file, "position": list(self.position)}
        robot["joints"] = {j: self.gait(j, 0.0) for j in self.joints()}
        if self.file == "gripper.xml":
            robot["joints"] |= {"left slide": 0.015, "right slide": 0.015}
            robot |= {"controller": "drives", "controls": [self.gait(j, 0.0) for j in self.joints()] + [JAWS]}
        else:
            robot |= {"stiffness": self.stiffness, "damping": self.damping}
        if self.friction is not None:
            robot["friction"] = self.friction
        if self.moves:
            times, joints = self.targets()
            robot["targets"] = {"times": times.tolist(), "joints": joints}
        floor = {
            "name": "floor",
            "kind": "fixed",
            "friction": self.friction or 0.9,
            "shape": {"kind": "plane", "normal": [0, 0, 1]},
        }
        bodies = [] if self.file == "gripper.xml" else [floor]
        table = {"version": 1, "gravity": [0, 0, -GRAVITY], "time": {"step": self.step}, "bodies": bodies, "robots": [robot]}
        return tumble.Scene.parse(_toml(table), name=self.name, folder=MODELS)

    def mujoco(self, *, elliptic: bool = False) -> tuple[Any, Any, np.ndarray[Any, Any]]:
        """Model, data at the start, and the controls of every step."""
        text = (MODELS / self.file).read_text()
        if self.file.endswith(".urdf"):
            free = '<link name="world"/><joint name="root" type="floating"><parent link="world"/><child link="trunk"/></joint></robot>'
            text = text.replace("</robot>", free)
        spec = mujoco.MjSpec.from_string(text)
        if self.file != "gripper.xml":
            spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[50, 50, 1])
            for a in list(spec.actuators):
                spec.delete(a)
            efforts = dict(zip(*(lambda m: (m.joints, m.efforts))(tumble.load_robot(MODELS / self.file))))
            for j in self.joints():
                a = spec.add_actuator(name=j, target=j, trntype=mujoco.mjtTrn.mjTRN_JOINT)
                a.set_to_position(kp=self.stiffness, kv=self.damping)
                if np.isfinite(efforts[j]):
                    a.forcerange = [-efforts[j], efforts[j]]
                    a.forcelimited = mujoco.mjtLimited.mjLIMITED_TRUE
        if self.friction is not None:
            for g in spec.geoms:
                g.friction[0] = self.friction
        o = spec.option
        o.timestep, o.gravity, o.integrator = self.step, [0, 0, -GRAVITY], mujoco.mjtIntegrator.mjINT_IMPLICITFAST
        if elliptic:
            # more iterations than it ever uses
            o.cone, o.tolerance, o.ls_tolerance = mujoco.mjtCone.mjCONE_ELLIPTIC, TIGHT, 1e-6
            o.iterations, o.ls_iterations = 1000, 1000
        model = spec.compile()
        data = mujoco.MjData(model)
        of = lambda j: model.jnt_qposadr[mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_JOINT, j)]
        if model.jnt_type[0] == mujoco.mjtJoint.mjJNT_FREE:
            data.qpos[:3] += self.position if self.file == "humanoid.xml" else np.array(self.position) - data.qpos[:3]
        for j in self.joints() + (["left slide", "right slide"] if self.file == "gripper.xml" else []):
            data.qpos[of(j)] = self.gait(j, 0.0)
        return model, data, self.controls(model)

    def controls(self, model: Any) -> np.ndarray[Any, Any]:
        count = sum(self.steps)
        out = np.empty((count, model.nu))
        k, c = (2000.0, 120.0) if self.file == "gripper.xml" else (self.stiffness, self.damping)
        out[:] = JAWS
        for n, j in enumerate(self.joints()):
            at = np.array([self.gait(j, t * self.step) for t in range(count + 2)])
            rate = np.diff(at) / self.step if self.moves else np.zeros(count + 1)
            out[:, n] = at[1:-1] + (c / k) * rate[:count]
        return out


#: Tolerance of MuJoCo's Newton with elliptic cones: its scaled gradient [m/s²] comes to below 1e-9 m/s of a contact, as tumble's residual does.
TIGHT = 1e-10


def cases(step: float) -> list[Case]:
    """All cases at one step [s]."""
    dog = {"file": "quadruped.urdf", "friction": 0.8, "feet": ("fl_calf", "fr_calf", "rl_calf", "rr_calf")}
    man = {"file": "humanoid.xml", "friction": None, "feet": ("left foot", "right foot")}
    arm = {
        "file": "gripper.xml",
        "friction": None,
        "feet": ("cube",),
        "stiffness": 0.0,
        "damping": 0.0,
        "position": (0.0, 0.0, 0.0),
    }
    bent = -(0.4 + 0.38) * (1.0 - math.cos(0.35))
    high = 0.4 * math.cos(0.8) + 0.02
    return [
        Case(
            "quadruped stands",
            step=step,
            stiffness=400.0,
            damping=8.0,
            position=(0, 0, high),
            gait=crouch,
            settle=5.0,
            measured=2.0,
            moves=False,
            **dog,
        ),
        Case(
            "quadruped trots",
            step=step,
            stiffness=300.0,
            damping=6.0,
            position=(0, 0, high),
            gait=trot,
            settle=0.75,
            measured=2.0,
            moves=True,
            **dog,
        ),
        Case(
            "humanoid stands",
            step=step,
            stiffness=2000.0,
            damping=300.0,
            position=(0, 0, bent),
            gait=knees,
            settle=5.0,
            measured=2.0,
            moves=False,
            **man,
        ),
        Case(
            "humanoid walks",
            step=step,
            stiffness=20000.0,
            damping=800.0,
            position=(0, 0, -0.04),
            gait=stride,
            settle=0.75,
            measured=3.6,
            moves=True,
            **man,
        ),
        Case("arm holds a cube", step=step, gait=hold, settle=2.0, measured=2.0, moves=False, **arm),
        Case("arm moves a cube", step=step, gait=wave, settle=1.0, measured=2.0, moves=True, **arm),
    ]


def _toml(value: Any, path: str = "") -> str:
    """A table as TOML, its tables inline."""

    def word(v: Any) -> str:
        if isinstance(v, dict):
            return "{ " + ", ".join(f'"{k}" = {word(x)}' for k, x in v.items()) + " }"
        if isinstance(v, (list, tuple)):
            return "[" + ", ".join(map(word, v)) + "]"
        return f'"{v}"' if isinstance(v, str) else repr(float(v)) if isinstance(v, float) else str(v)

    return "\n".join(f"{k} = {word(v)}" for k, v in value.items())
