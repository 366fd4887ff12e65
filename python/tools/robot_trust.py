"""Forces that can be trusted: tumble beside MuJoCo beside closed forms, `python python/tools/robots.py trust [--markdown]`.

Every case is one file or a few lines, the same in both; MuJoCo with its defaults (pyramidal cones, Euler), with elliptic cones and the
integrator `implicitfast`, and where a motion is smooth with Runge and Kutta's of fourth order. Both at the steps in the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mujoco
import numpy as np
import tumble
from robot_cases import GRAVITY, cases
from robot_speed import Ours, Table, length

EULER, FAST, RK4 = (getattr(mujoco.mjtIntegrator, "mjINT_" + n) for n in ("EULER", "IMPLICITFAST", "RK4"))


def of_mujoco(
    text: str, step: float, integrator: Any = EULER, elliptic: bool = False, gravity: tuple[float, ...] = (0, 0, -GRAVITY)
) -> tuple[Any, Any]:
    spec = mujoco.MjSpec.from_string(text)
    spec.option.timestep, spec.option.integrator, spec.option.gravity = step, integrator, gravity
    if elliptic:
        spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    model = spec.compile()
    return model, mujoco.MjData(model)


def number(x: float, unit: str = "") -> str:
    return ("0" if abs(x) < 1e-17 else f"{x:.1e}") + unit


ROD = """<mujoco><worldbody><body pos="0 0 2"><joint name="pivot" axis="0 1 0"/>
  <inertial pos="0 0 -0.5" mass="2" diaginertia="0.1 0.1 0.01"/></body></worldbody></mujoco>"""


def pendulum(table: Table) -> None:
    """A rod is let go level: its energy over 10 s, over m·g·l."""
    step, steps, scale = 1 / 240, 2400, 2 * GRAVITY * 0.5
    world = tumble.World(gravity=(0, 0, -GRAVITY))
    world.robot(tumble.RobotModel.parse(ROD, name="rod.xml"), control="off", joints={"pivot": math.pi / 2})

    def errors(energy: Callable[[], float], step_once: Callable[[], Any]) -> tuple[float, float]:
        """Largest error, and how far the mean of the last second is from that of the first."""
        begin, of = energy(), []
        for _ in range(steps):
            step_once()
            of.append((energy() - begin) / scale)
        return float(np.abs(of).max()), abs(float(np.mean(of[-240:]) - np.mean(of[:240])))

    def theirs(integrator: Any) -> tuple[float, float]:
        model, data = of_mujoco(ROD, step, integrator)
        model.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
        data.qpos[0] = math.pi / 2

        def energy() -> float:
            mujoco.mj_forward(model, data)
            return float(data.energy.sum())

        return errors(energy, lambda: mujoco.mj_step(model, data))

    ours = errors(lambda: sum(world.energy), lambda: world.step(step))
    euler, fourth = theirs(EULER), theirs(RK4)
    for k, what in enumerate(("largest error of its energy over m·g·l", "the same of means: last second less the first")):
        cells = [number(ours[k]), number(euler[k]), f"RK4: {number(fourth[k])}"]
        table.row([f"pendulum let go level, 10 s at 1/240 s: {what}", "0", *cells])


BLOCK = """<mujoco><worldbody><geom type="plane" size="50 50 1" friction="MU"/>
  <body name="cube" pos="0 0 0.05"><freejoint/><geom type="box" size="0.05 0.05 0.05" mass="1" friction="MU"/></body></worldbody></mujoco>"""


def incline(table: Table) -> None:
    """A cube on a slope: creep below the angle of friction, and its way above it."""
    step, mu, seconds = 1 / 500, 0.5, 5.0
    steps = round(seconds / step)

    def tilted(share: float) -> tuple[float, float, float]:
        angle = math.atan(share * mu)
        return (GRAVITY * math.sin(angle), 0.0, -GRAVITY * math.cos(angle))

    def ours(share: float) -> float:
        world = tumble.World(gravity=tilted(share))
        world.ground(friction=mu)
        cube = world.box((0.1, 0.1, 0.1), mass=1.0, position=(0, 0, 0.05), friction=mu)
        world.step(step, n=steps)
        return float(cube.position[0])

    def theirs(share: float, elliptic: bool) -> float:
        model, data = of_mujoco(BLOCK.replace("MU", str(mu)), step, FAST if elliptic else EULER, elliptic, tilted(share))
        mujoco.mj_step(model, data, nstep=steps)
        return float(data.qpos[0])

    word = lambda x: length(abs(x) / seconds) + "/s"
    table.row(
        [
            "cube on a slope of 0.9 times its friction, 5 s at 1/500 s: creep",
            "0",
            word(ours(0.9)),
            word(theirs(0.9, False)),
            word(theirs(0.9, True)),
        ]
    )
    g = tilted(1.01)
    closed = 0.5 * (g[0] + mu * g[2]) * seconds**2
    row = [ours(1.01), theirs(1.01, False), theirs(1.01, True)]
    table.row(["the same on 1.01 times: way", f"{closed * 1e3:.2f} mm", *(f"{x * 1e3:.2f} mm" for x in row)])


JAWS = """<mujoco model="jaws"><compiler angle="radian"/><worldbody>
  <body name="palm" pos="0 0 0.5"><joint name="lift" type="slide" axis="0 0 1"/>
    <geom type="box" size="0.02 0.06 0.01" mass="0.4"/>
    <body name="left" pos="0 -0.04 -0.03"><joint name="l" type="slide" axis="0 1 0" range="0 0.04"/>
      <geom type="box" size="0.01 0.005 0.02" mass="0.05" friction="MU"/></body>
    <body name="right" pos="0 0.04 -0.03"><joint name="r" type="slide" axis="0 -1 0" range="0 0.04"/>
      <geom type="box" size="0.01 0.005 0.02" mass="0.05" friction="MU"/></body></body>
  <body name="cube" pos="0 0 0.455"><freejoint/><geom type="box" size="0.015 0.015 0.015" mass="0.1" friction="MU"/></body>
</worldbody><actuator><position joint="lift" kp="5000" kv="200"/><motor joint="l"/><motor joint="r"/></actuator></mujoco>"""


def jaws(table: Table) -> None:
    """Two jaws press a cube with 1 N each: the friction at which it begins to fall, and how it creeps above."""
    step, force = 1 / 500, 1.0
    first, steps = 500, 500
    just = 0.1 * GRAVITY / (2.0 * force)

    def ours(mu: float) -> float:
        world = tumble.World(gravity=(0, 0, -GRAVITY))
        model = tumble.RobotModel.parse(JAWS.replace("MU", repr(mu)), name="jaws.xml")
        robot = world.robot(model, joints={"l": 0.02, "r": 0.02}, control="drives", controls=[0.0, 20.0, 20.0])
        away = lambda: float(robot.pose("palm")[0][2] - robot.pose("cube")[0][2])
        world.step(step, n=first)
        robot.set_controls([0.0, force, force])
        before = away()
        world.step(step, n=steps)
        return away() - before

    def theirs(mu: float, elliptic: bool) -> float:
        model, data = of_mujoco(JAWS.replace("MU", repr(mu)), step, FAST if elliptic else EULER, elliptic)
        data.qpos[1:3] = 0.02
        data.ctrl[:] = (0.0, 20.0, 20.0)
        body = lambda name: mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_BODY, name)
        away = lambda: float(data.xpos[body("palm"), 2] - data.xpos[body("cube"), 2])
        mujoco.mj_step(model, data, nstep=first)
        data.ctrl[:] = (0.0, force, force)
        before = away()
        mujoco.mj_step(model, data, nstep=steps)
        return away() - before

    def falls(way: Any) -> float:
        """The least friction, over what is needed, at which it falls by less than 1 mm in a second."""
        low, high = 0.2, 5.0
        for _ in range(20):
            middle = 0.5 * (low + high)
            low, high = (low, middle) if abs(way(middle * just)) < 1e-3 else (middle, high)
        return high

    least = lambda f: "not up to 5" if (x := falls(f)) > 4.99 else f"{x:.4f}"
    of = [ours, lambda mu: theirs(mu, False), lambda mu: theirs(mu, True)]
    table.row(
        [
            "cube between jaws: friction, over what holds it, at which it falls 1 mm in 1 s",
            "1",
            *map(least, of),
        ]
    )
    table.row(["the same with 1.1 times: creep", "0", *(length(abs(f(1.1 * just)) / (steps * step)) + "/s" for f in of)])


def feet(table: Table) -> None:
    """The quadruped stands: the sum of the forces on its feet, less its weight."""
    case = cases(1 / 500)[0]
    world = Ours(case).world
    world.step(n=2500)
    robot = world.robots["robot"]
    weight = sum(m for m in tumble.load_robot("crates/tumble-robot/models/quadruped.urdf").link_masses) * GRAVITY
    ours = np.sum([robot.contact_force(f) for f in case.feet], axis=0) - (0, 0, weight)

    def theirs(elliptic: bool) -> float:
        model, data, controls = case.mujoco(elliptic=elliptic)
        model.opt.integrator = FAST if elliptic else EULER
        data.ctrl[:] = controls[0]
        mujoco.mj_step(model, data, nstep=5000)
        mujoco.mj_forward(model, data)
        total, one = np.zeros(3), np.zeros(6)
        for k in range(data.ncon):
            mujoco.mj_contactForce(model, data, k, one)
            total += data.contact[k].frame.reshape(3, 3).T @ one[:3]
        return float(np.abs(total - (0, 0, weight)).max() / weight)

    table.row(
        [
            "quadruped after 10 s of standing: sum of the forces on its feet, less its weight, over it",
            "0",
            number(float(np.abs(ours).max() / weight)),
            number(theirs(False)),
            number(theirs(True)),
        ]
    )


ARM = """<mujoco><worldbody><body name="upper" pos="0 0 1"><joint name="shoulder" axis="0 1 0" armature="0.02"/>
  <geom type="capsule" fromto="0 0 0 0.5 0 0" size="0.03" mass="1.5"/>
  <body name="lower" pos="0.5 0 0"><joint name="elbow" axis="0 1 0"/>
  <geom type="capsule" fromto="0 0 0 0.4 0 0" size="0.02" mass="0.8"/></body></body></worldbody></mujoco>"""


def arm(table: Table) -> None:
    """A plane arm under the torques of the closed form, in the middle of each step; and the torques of motors that move it along a sine."""
    size, rate = np.array([0.6, 0.4]), np.array([2.0, 3.0])
    q = lambda t: size * (1.0 - np.cos(rate * t))
    v = lambda t: size * rate * np.sin(rate * t)
    a = lambda t: size * rate**2 * np.cos(rate * t)
    model = tumble.RobotModel.parse(ARM, name="arm.xml")
    closed = lambda t: model.inverse_dynamics(q(t), v(t), a(t), gravity=(0, 0, -GRAVITY))
    step, steps = 1 / 4000, 8000

    def ours(moved: bool) -> float:
        world = tumble.World(gravity=(0, 0, -GRAVITY))
        robot = world.robot(model, control="off", joints={"shoulder": 0.0, "elbow": 0.0})
        worst = 0.0
        for k in range(steps):
            t = k * step
            if moved:
                robot.set_velocities(v(t + step))
            else:
                robot.set_torques(closed(t + 0.5 * step))
            world.step(step)
            off = robot.torques - closed(t + 0.5 * step) if moved else robot.positions - q(t + step)
            worst = max(worst, float(np.abs(off).max()))
        return worst

    def theirs(integrator: Any) -> float:
        own, data = of_mujoco(ARM, step, integrator)
        worst = 0.0
        for k in range(steps):
            data.qfrc_applied[:] = closed((k + 0.5) * step)
            mujoco.mj_step(own, data)
            worst = max(worst, float(np.abs(data.qpos - q((k + 1) * step)).max()))
        return worst

    table.row(
        [
            "arm under the torques of the closed form, 2 s at 1/4000 s: off by",
            "0",
            number(ours(False), " rad"),
            number(theirs(EULER), " rad"),
            f"RK4: {number(theirs(RK4), ' rad')}",
        ]
    )
    table.row(["arm moved along the sine: its motors' torques, of 13 N·m, off by", "0", number(ours(True), " N·m"), "–", "–"])


def trust(markdown: bool) -> None:
    """Prints the table."""
    info = tumble.build_info()
    print(f"tumble {info['version']}, mujoco {mujoco.__version__}, Python {info['python']}, {info['system']} {info['machine']}")
    print()
    table = Table(markdown, ["", "closed form", "tumble", "MuJoCo, default", "MuJoCo, elliptic and implicitfast"])
    for case in (pendulum, incline, jaws, feet, arm):
        case(table)
