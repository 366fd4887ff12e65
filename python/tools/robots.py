"""Compares robots with other programs: masses, kinematics and dynamics of MJCF files with MuJoCo, of URDF files with Pinocchio.

pip install mujoco pin
cargo build --release -p tumble-robot --example closed_forms
python python/tools/robots.py compare FILE-OR-FOLDER…      # robots of any collection
python python/tools/robots.py random 100                   # MJCF files drawn at random
python python/tools/robots.py speed --markdown             # times of steps beside MuJoCo's: docs/robots-speed.md
python python/tools/robots.py trust --markdown             # forces and motions beside closed forms: docs/robots-trust.md

Compared are masses, centres and tensors of all links, the poses of all links in three positions within the limits, the torques of inverse
dynamics there, and for URDF the mass matrix. A difference is that of two numbers over the larger of 1 and the reference, in SI units;
files above 1e-9 are listed with what differs most, files that are refused with the reason. `random` wants every file equal, `compare` lists.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

#: Greatest difference of what counts as equal.
EQUAL = 1e-9

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Worst:
    """The largest difference so far, and of what."""

    def __init__(self) -> None:
        self.by, self.what = 0.0, "nothing"

    def see(self, what: str, own: Any, reference: Any) -> None:
        own, reference = np.asarray(own, float), np.asarray(reference, float)
        if own.shape != reference.shape:
            self.by, self.what = np.inf, f"{what}: {own.shape} numbers, the reference has {reference.shape}"
            return
        by = np.abs(own - reference) / np.maximum(1.0, np.abs(reference))
        if by.size and not by.max() <= self.by:
            self.by, self.what = float(by.max()), what

    def turn(self, what: str, own: Any, reference: Any) -> None:
        """Quaternions: q and −q are one."""
        own, reference = np.asarray(own, float), np.asarray(reference, float)
        self.see(what, own if own @ reference >= 0.0 else -own, reference)


def mjcf(file: pathlib.Path, robot: dict[str, Any]) -> Worst:
    """Differences from MuJoCo, which sees no gravity, contacts, limits, springs or damping."""
    import mujoco

    worst = Worst()
    model = mujoco.MjModel.from_xml_path(str(file))
    data = mujoco.MjData(model)
    off = mujoco.mjtDisableBit
    model.opt.disableflags |= off.mjDSBL_CONSTRAINT | off.mjDSBL_CONTACT | off.mjDSBL_SPRING | off.mjDSBL_DAMPER
    model.opt.gravity[:] = 0.0
    model.opt.density = model.opt.viscosity = 0.0
    model.dof_damping[:] = 0.0
    worst.see("links", len(robot["links"]), model.nbody)
    worst.see("joints", len(robot["joints"]), model.njnt)
    if worst.by > 0.0:
        return worst
    for k, link in enumerate(robot["links"]):
        turn = np.zeros(9)
        mujoco.mju_quat2Mat(turn, model.body_iquat[k])
        turn = turn.reshape(3, 3)
        worst.see(f"mass of {link['name']}", link["mass"], model.body_mass[k])
        if model.body_mass[k] > 0.0:
            worst.see(f"centre of {link['name']}", link["centre"], model.body_ipos[k])
            tensor = turn @ np.diag(model.body_inertia[k]) @ turn.T
            worst.see(f"tensor of {link['name']}", link["tensor"], tensor.flatten())
    for state in robot["states"]:
        data.qpos[:] = state["positions"]
        data.qvel[:] = state["rates"]
        data.qacc[:] = state["accelerations"]
        mujoco.mj_inverse(model, data)
        for k, link in enumerate(robot["links"]):
            worst.see(f"place of {link['name']}", state["poses"][k][:3], data.xpos[k])
            worst.turn(f"turn of {link['name']}", state["poses"][k][3:], data.xquat[k])
        worst.see("torques", state["torques"], data.qfrc_inverse)
    return worst


def urdf(file: pathlib.Path, robot: dict[str, Any]) -> Worst:
    """Differences from Pinocchio, with a root that moves freely."""
    import pinocchio

    worst = Worst()
    model = pinocchio.buildModelFromUrdf(str(file), pinocchio.JointModelFreeFlyer())
    data = model.createData()
    model.gravity.setZero()
    numbers = {"base": 1} | {model.names[k]: k for k in range(2, model.njoints)}
    worst.see("joints", len(robot["joints"]), model.njoints - 1)
    unknown = [j["name"] for j in robot["joints"] if j["name"] not in numbers]
    if worst.by > 0.0 or unknown:
        worst.by, worst.what = np.inf, f"joints {', '.join(unknown) or worst.what}"
        return worst
    masses = sum(link["mass"] for link in robot["links"])
    worst.see("mass", masses, sum(i.mass for i in model.inertias))
    for state in robot["states"]:
        q, order, base = pinocchio.neutral(model), [0] * model.nv, np.eye(3)
        for k, joint in enumerate(robot["joints"]):
            of, own = model.joints[numbers[joint["name"]]], state["positions"][joint["position"] :]
            if joint["motion"] == "free":
                q[of.idx_q : of.idx_q + 7] = [*own[:3], *own[4:7], own[3]]
                if k == 0:
                    base = pinocchio.Quaternion(q[of.idx_q + 3 : of.idx_q + 7]).matrix()
            elif joint["motion"] == "ball":
                q[of.idx_q : of.idx_q + 4] = [*own[1:4], own[0]]
            elif of.nq == 2:
                q[of.idx_q : of.idx_q + 2] = [np.cos(own[0]), np.sin(own[0])]
            else:
                q[of.idx_q] = own[0]
            order[of.idx_v : of.idx_v + of.nv] = range(joint["velocity"], joint["velocity"] + of.nv)
        # the base moves along its own axes there, and along those of the world here
        axes = np.eye(model.nv)
        axes[:3, :3] = base.T
        pinocchio.framesForwardKinematics(model, data, q)
        frames = {f.name: data.oMf[k] for k, f in enumerate(model.frames) if f.type == pinocchio.FrameType.BODY}
        for k, link in enumerate(robot["links"]):
            frame = frames[link["name"]]
            worst.see(f"place of {link['name']}", state["poses"][k][:3], frame.translation)
            x, y, z, w = pinocchio.Quaternion(frame.rotation).coeffs()
            worst.turn(f"turn of {link['name']}", state["poses"][k][3:], [w, x, y, z])
        own = np.array(state["matrix"]).reshape(model.nv, model.nv)[np.ix_(order, order)]
        pinocchio.crba(model, data, q)
        full = np.triu(data.M) + np.triu(data.M, 1).T
        worst.see("mass matrix", own, axes.T @ full @ axes)
        rates, accelerations = (np.array(state[n])[order] for n in ("rates", "accelerations"))
        torques = axes.T @ pinocchio.rnea(model, data, q, axes @ rates, axes @ accelerations)
        worst.see("torques", np.array(state["torques"])[order], torques)
    return worst


def robots(paths: Iterable[pathlib.Path]) -> Iterator[pathlib.Path]:
    """The files that may be robots: those of folders by their endings and roots."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        for file in sorted(path.rglob("*")):
            text = file.read_text(errors="replace") if file.is_file() and file.suffix in (".urdf", ".xml") else ""
            if "<robot" in text or "<worldbody" in text:
                yield file


def program(given: str | None) -> str:
    """The program that prints the numbers of this engine."""
    built = [ROOT / "target" / profile / "examples" / "closed_forms" for profile in ("release", "debug")]
    there = [given] if given else [str(p) for p in built if p.exists()]
    if not there:
        sys.exit("build it first: cargo build --release -p tumble-robot --example closed_forms")
    return there[0]


def compare(files: Iterable[pathlib.Path], numbers: str) -> tuple[int, int]:
    """Prints a line for each file that is not equal; how many are, of how many that the reference takes."""
    equal = count = 0
    for file in files:
        try:
            ran = subprocess.run([numbers, str(file)], capture_output=True, text=True, timeout=600)
            robot = json.loads(ran.stdout)
        except (subprocess.TimeoutExpired, json.JSONDecodeError) as error:
            robot = {"refused": [f"no answer: {error}"]}
        refused = robot.get("refused")
        try:
            of = urdf if file.suffix == ".urdf" else mjcf
            worst = of(file, {"links": [], "joints": [], "states": []} if refused else robot)
        except Exception as error:  # whatever the reference says of a file, in its own kinds of errors
            why = (str(error).splitlines() or [type(error).__name__])[0]
            print(f"unread   {file}: the reference: {why}; here: {refused[0] if refused else 'read'}")
            continue
        count += 1
        if refused:
            print(f"refused  {file}: {refused[0]}")
        elif worst.by > EQUAL:
            print(f"differs  {file}: {worst.by:.1e} {worst.what}")
        else:
            equal += 1
        sys.stdout.flush()
    print(f"{equal} of {count} robots are equal to {EQUAL:g}")
    return equal, count


class Draw:
    """MJCF files drawn at random: what readers of the format may get wrong, and no meshes."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)
        self.count = 0
        self.degrees = self.draw.random() < 0.5
        self.sequence = "".join(self.draw.choice(["xyz", "XYZ", "zyx", "ZYX", "xYz", "zxz"]))
        self.classes = ["a", "b"]

    def numbers(self, n: int, low: float, high: float) -> str:
        return " ".join(f"{self.draw.uniform(low, high):.6g}" for _ in range(n))

    def maybe(self, chance: float, text: str) -> str:
        return text if self.draw.random() < chance else ""

    def angle(self, low: float, high: float) -> str:
        factor = 57.29577951308232 if self.degrees else 1.0
        return f"{self.draw.uniform(low, high) * factor:.6g}"

    def pose(self) -> str:
        turn = self.draw.choice(["quat", "axisangle", "euler", "xyaxes", "zaxis", ""])
        values = {
            "quat": lambda: self.numbers(4, -1, 1),
            "axisangle": lambda: f"{self.numbers(3, -1, 1)} {self.angle(-3, 3)}",
            "euler": lambda: " ".join(self.angle(-3, 3) for _ in range(3)),
            "xyaxes": lambda: self.numbers(6, -1, 1),
            "zaxis": lambda: self.numbers(3, -1, 1),
        }
        text = self.maybe(0.7, f' pos="{self.numbers(3, -0.4, 0.4)}"')
        return text + (f' {turn}="{values[turn]()}"' if turn else "")

    def klass(self) -> str:
        return self.maybe(0.3, f' class="{self.draw.choice(self.classes)}"')

    def weight(self) -> str:
        return self.draw.choice(["", f' mass="{self.numbers(1, 0.1, 3)}"', f' density="{self.numbers(1, 200, 3000)}"'])

    def geom(self) -> str:
        kind = self.draw.choice(["sphere", "capsule", "cylinder", "box", "ellipsoid"])
        group = self.maybe(0.3, f' group="{self.draw.randint(0, 5)}"')
        head = f'<geom type="{kind}"{self.klass()}{self.weight()}{group}'
        if kind in ("capsule", "cylinder", "box", "ellipsoid") and self.draw.random() < 0.3:
            ends = f' fromto="{self.numbers(6, -0.3, 0.3)}"'
            return f'{head} size="{self.numbers(1, 0.02, 0.1)}"{ends}/>'
        sizes = {"sphere": 1, "capsule": 2, "cylinder": 2, "box": 3, "ellipsoid": 3}[kind]
        return f'{head} size="{self.numbers(sizes, 0.02, 0.3)}"{self.pose()}/>'

    def joint(self, kind: str) -> str:
        self.count += 1
        text = f'<joint name="j{self.count}" type="{kind}"{self.klass()}'
        text += self.maybe(0.8, f' axis="{self.numbers(3, -1, 1)}"') + self.maybe(0.6, f' pos="{self.numbers(3, -0.2, 0.2)}"')
        if kind == "hinge":
            text += self.maybe(0.5, f' range="{self.angle(-2, -0.1)} {self.angle(0.1, 2)}"')
            text += self.maybe(0.3, f' ref="{self.angle(-1, 1)}"')
        else:
            text += self.maybe(0.5, f' range="{self.numbers(1, -0.4, -0.1)} {self.numbers(1, 0.1, 0.4)}"')
            text += self.maybe(0.3, f' ref="{self.numbers(1, -0.2, 0.2)}"')
        text += self.maybe(0.4, f' armature="{self.numbers(1, 0, 0.1)}"') + self.maybe(0.4, f' damping="{self.numbers(1, 0, 1)}"')
        return text + "/>"

    def inertial(self) -> str:
        a, b, share = self.draw.uniform(0.01, 0.1), self.draw.uniform(0.01, 0.1), self.draw.uniform(0.2, 0.9)
        c = abs(a - b) + share * (a + b - abs(a - b))
        head = f'<inertial mass="{self.numbers(1, 0.1, 4)}"'
        if self.draw.random() < 0.5:
            return f'{head} pos="{self.numbers(3, -0.2, 0.2)}" fullinertia="{a:.6g} {b:.6g} {c:.6g} {self.numbers(3, -1e-3, 1e-3)}"/>'
        pose = self.pose()
        where = "" if "pos=" in pose else f' pos="{self.numbers(3, -0.2, 0.2)}"'
        return f'{head}{where}{pose} diaginertia="{a:.9g} {b:.9g} {c:.9g}"/>'

    def body(self, depth: int, root: bool) -> str:
        self.count += 1
        # the world's children may move freely
        kinds = self.draw.choice([["hinge"], ["slide"], ["hinge", "hinge"], ["slide", "hinge"], ["ball"], ["slide", "ball"], []])
        joints = "<freejoint/>" if root and self.draw.random() < 0.4 else ""
        if not joints:
            joints = "".join(
                f'<joint name="ball{self.count}" type="ball" pos="{self.numbers(3, -0.1, 0.1)}"/>'
                if k == "ball"
                else self.joint(k)
                for k in kinds
            )
        inside = joints + self.maybe(0.3, self.inertial()) + "".join(self.geom() for _ in range(self.draw.randint(1, 3)))
        below = "".join(self.body(depth - 1, False) for _ in range(self.draw.randint(0, 2))) if depth else ""
        if below and self.draw.random() < 0.3:
            below = f"<frame{self.pose()}>{below}</frame>"
        inner = self.maybe(0.3, f' childclass="{self.draw.choice(self.classes)}"')
        return f'<body name="b{self.count}x{self.draw.randint(0, 10**9)}"{inner}{self.pose()}>{inside}{below}</body>'

    def file(self) -> str:
        options = f'angle="{"degree" if self.degrees else "radian"}" eulerseq="{self.sequence}"'
        options += self.draw.choice(["", ' inertiafromgeom="true"', ' inertiafromgeom="auto"'])
        options += self.maybe(0.2, ' inertiagrouprange="0 3"') + self.maybe(0.2, ' boundmass="0.3" boundinertia="0.003"')
        options += self.maybe(0.2, ' balanceinertia="true"') + self.maybe(0.2, ' settotalmass="7"')
        geoms = [f'<geom density="{self.numbers(1, 300, 2000)}"/><joint armature="0.02" axis="1 0 0"/>' for _ in range(3)]
        classes = f'{geoms[0]}<default class="a">{geoms[1]}<default class="b">{geoms[2]}</default></default>'
        bodies = "".join(self.body(self.draw.randint(0, 3), True) for _ in range(self.draw.randint(1, 3)))
        return f"<mujoco><compiler {options}/><default>{classes}</default><worldbody>{bodies}</worldbody></mujoco>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", help="closed_forms, where it is not in target/")
    what = parser.add_subparsers(dest="what", required=True)
    known = what.add_parser("compare")
    known.add_argument("paths", nargs="+", type=pathlib.Path)
    drawn = what.add_parser("random")
    drawn.add_argument("count", type=int)
    drawn.add_argument("--seed", type=int, default=0)
    drawn.add_argument("--keep", type=pathlib.Path, help="folder for the files")
    fast = what.add_parser("speed")
    fast.add_argument("--step", type=float, default=1 / 500, help="step [s]")
    fast.add_argument("--quick", action="store_true", help="fewer repeats and the smallest batch")
    true = what.add_parser("trust")
    for table in (fast, true):
        table.add_argument("--markdown", action="store_true", help="tables of a page")
    given = parser.parse_args()
    if given.what == "speed":
        from robot_speed import speed

        return speed(given.markdown, given.step, given.quick)
    if given.what == "trust":
        from robot_trust import trust

        return trust(given.markdown)
    numbers = program(given.program)
    if given.what == "compare":
        compare(robots(given.paths), numbers)
        return
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"random{given.seed + k}.xml" for k in range(given.count)]
        for k, file in enumerate(files):
            file.write_text(Draw(given.seed + k).file())
        equal, count = compare(files, numbers)
    sys.exit(equal != count)


if __name__ == "__main__":
    main()
