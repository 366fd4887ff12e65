"""Robots: read, put into worlds, driven, and held against closed forms."""

import math
import pathlib
import pickle

import numpy as np
import pytest

import tumble

MODELS = pathlib.Path(__file__).parents[2] / "crates/tumble-robot/models"

ARM = """<mujoco model="arm">
  <worldbody>
    <body name="upper" pos="0 0 1">
      <joint name="shoulder" axis="0 1 0" armature="0.02"/>
      <geom type="capsule" fromto="0 0 0 0.5 0 0" size="0.03" mass="1.5"/>
      <body name="lower" pos="0.5 0 0">
        <joint name="elbow" axis="0 1 0"/>
        <geom type="capsule" fromto="0 0 0 0.4 0 0" size="0.02" mass="0.8"/>
        <site name="tip" pos="0.4 0 0"/>
      </body>
    </body>
  </worldbody>
  <actuator>
    <position name="turn" joint="shoulder" kp="900" kv="60" ctrlrange="-2 2"/>
    <motor name="lift" joint="elbow" gear="2" ctrlrange="-5 5"/>
  </actuator>
  <sensor><jointpos name="bend" joint="elbow"/><gyro site="tip"/></sensor>
  <keyframe><key name="home" qpos="0.3 -0.5" ctrl="0.3 0"/></keyframe>
</mujoco>"""


def arm():
    return tumble.RobotModel.parse(ARM, name="arm.xml")


def standing():
    world = tumble.World()
    world.ground(friction=0.8)
    pose = {f"{leg}_{part}": x for leg in ("fl", "fr", "rl", "rr") for part, x in (("thigh", 0.8), ("calf", -1.6))}
    dog = tumble.load_robot(MODELS / "quadruped.urdf", base="floating")
    return world, world.robot(dog, name="dog", position=(0, 0, 0.3), joints=pose, stiffness=400.0, damping=8.0, friction=0.8)


def test_a_model_says_what_it_is():
    model = arm()
    assert (model.name, model.format, model.links, model.joints) == ("arm", "mjcf", ["world", "upper", "lower"], ["shoulder", "elbow"])
    assert model.joint_kinds == ["hinge", "hinge"]
    assert (model.nq, model.nv, model.drives, model.keys) == (2, 2, ["turn", "lift"], ["home"])
    assert model.mass == pytest.approx(2.3, abs=1e-15)
    assert model.link_masses.tolist() == [0.0, 1.5, 0.8]
    assert np.isinf(model.limits).all() and np.isinf(model.efforts).all()
    assert model.key("home")["q"].tolist() == [0.3, -0.5]
    with pytest.raises(tumble.RefusedError, match='did you mean "home"'):
        model.key("hom")


def test_the_closed_forms_are_those_of_a_two_link_arm():
    # q turns about y: the links point along (cos q, 0, −sin q)
    model = arm()
    (i1, i2), (m1, m2), (l1, c1, c2) = (_capsule(1.5, 0.5, 0.03), _capsule(0.8, 0.4, 0.02)), (1.5, 0.8), (0.5, 0.25, 0.2)
    rng = np.random.default_rng(7)
    for _ in range(20):
        q, v, a = rng.uniform(-3, 3, 2), rng.uniform(-4, 4, 2), rng.uniform(-9, 9, 2)
        c = m2 * l1 * c2
        m11 = i1 + i2 + m1 * c1**2 + m2 * (l1**2 + c2**2) + 2 * c * math.cos(q[1]) + 0.02
        m12 = i2 + m2 * c2**2 + c * math.cos(q[1])
        mass = np.array([[m11, m12], [m12, i2 + m2 * c2**2]])
        assert np.allclose(model.mass_matrix(q), mass, rtol=0, atol=1e-12)
        h = c * math.sin(q[1])
        turning = np.array([-h * (2 * v[0] * v[1] + v[1] ** 2), h * v[0] ** 2])
        g = 9.81
        g2 = -m2 * g * c2 * math.cos(q[0] + q[1])
        gravity = np.array([-(m1 * c1 + m2 * l1) * g * math.cos(q[0]) + g2, g2])
        assert np.allclose(model.inverse_dynamics(q, v, a), mass @ a + turning + gravity, rtol=0, atol=1e-11)
        # how the tip moves, against differences of where it is
        tip = lambda q: model.poses(q)[0][2] + _turned(model.poses(q)[1][2], (0.4, 0, 0))  # noqa: E731
        moved = np.stack([(tip(q + d) - tip(q - d)) / 2e-6 for d in 1e-6 * np.eye(2)], axis=1)
        assert np.allclose(model.jacobian(q, "lower", (0.4, 0, 0))[:3], moved, rtol=0, atol=1e-9)
        assert np.allclose(model.jacobian(q, "lower")[4], [1, 1], rtol=0, atol=1e-15)


def _capsule(mass, length, radius):
    """Moment of a capsule across its axis, about its centre."""
    tube, ball = math.pi * radius**2 * length, 4 / 3 * math.pi * radius**3
    m1, m2 = mass * tube / (tube + ball), mass * ball / (tube + ball)
    centre = length / 2 + 3 / 8 * radius
    return m1 * (length**2 / 12 + radius**2 / 4) + m2 * (83 / 320 * radius**2 + centre**2)


def _turned(q, v):
    w, u, v = q[0], np.asarray(q[1:]), np.asarray(v, float)
    return v + 2 * np.cross(u, np.cross(u, v) + w * v)


def test_the_mass_matrix_gives_the_energy_that_the_world_has():
    # q, v and the matrix of the model against the bodies of the world, a free base among them
    world, dog = standing()
    world.gravity = (0, 0, 0)
    dog.release()
    rng = np.random.default_rng(3)
    for name in dog.links:
        body = dog.link(name)
        body.velocity, body.spin = (1.0, -0.5, 2.0), (0.0, 0.0, 0.0)
    dog.set_torques(rng.uniform(-3, 3, len(dog.joints)))
    world.step(1 / 1000, n=40)
    v, m = dog.v, dog.mass_matrix()
    assert m.shape == (18, 18) and np.allclose(m, m.T, rtol=0, atol=1e-12) and (np.linalg.eigvalsh(m) > 0).all()
    kinetic = sum(dog.world[n].kinetic_energy for n in dog.world.names if dog.world[n].kind == "dynamic")
    # joints are closed at the middle of a step, so that velocities at its end are theirs to second order
    assert 0.5 * v @ m @ v == pytest.approx(kinetic, rel=2e-5)
    assert np.abs(v[6:]).max() > 1.0


def test_a_quadruped_stands_and_its_feet_carry_its_weight():
    world, dog = standing()
    done = world.step(1 / 240, n=720)
    assert done.verdict == "solved"
    before = dog.q
    world.step(1 / 240, n=240)
    assert np.abs(dog.q - before).max() < 1e-6
    feet = sum(dog.contact_force(link) for link in dict.fromkeys(dog.link(n).name.split("/")[1] for n in dog.links))
    assert feet == pytest.approx([0, 0, dog.model.mass * 9.81], abs=1e-6)
    assert len(dog.joints) == 12 and dog.model.nq == 19 and dog.q.shape == (19,)
    # the servos carry what inverse dynamics and the forces at the feet ask for
    torques = dog.inverse_dynamics(v=np.zeros(18))
    links = {dog.link(n).slot: n for n in dog.links}
    for c in world.report.contacts:
        side = 1 if int(c["body_b"]) in links else -1
        name = links[int(c["body_b"] if side == 1 else c["body_a"])]
        force = side * 240 * (c["impulse"] @ np.stack([c["normal"], c["tangent1"], c["tangent2"]]))
        position, orientation = dog.pose(name)
        local = _turned(orientation * (1, -1, -1, -1), c["point"] - position)
        torques = torques - dog.jacobian(name, local)[:3].T @ force
    assert np.abs(torques[:6]).max() < 1e-5
    assert dog.torques == pytest.approx(torques[6:], abs=1e-5)


def test_targets_torques_velocities_and_drives():
    world = tumble.World()
    robot = world.robot(arm(), key="home", control="off")
    assert robot.positions.tolist() == [0.3, -0.5] and robot.name == "arm"
    with pytest.raises(tumble.RefusedError, match="has no servo: give stiffness and damping"):
        robot.set_targets([0.0, 0.0])
    robot.set_targets({"shoulder": 0.2}, stiffness=5000.0, damping=300.0)
    robot.set_torques({"elbow": float(robot.inverse_dynamics()[1])})
    world.step(1 / 1000, n=1)
    assert robot.torques[1] == pytest.approx(robot.model.inverse_dynamics([0.3, -0.5])[1], abs=1e-12)
    robot.set_velocities([1.0, -2.0])
    world.step(1 / 1000, n=5)
    assert robot.velocities == pytest.approx([1.0, -2.0], abs=1e-9)
    assert robot.sensors["bend"].tolist() == [robot.positions[1]]
    assert robot.sensors["gyro tip"] == pytest.approx([0, -1.0, 0], abs=1e-8)
    robot.set_controls([0.1, 3.0])
    world.step(1 / 1000, n=1)
    assert robot.torques[1] == pytest.approx(6.0, abs=1e-12)  # gear 2
    robot.set_controls([0.1, 50.0])
    world.step(1 / 1000, n=1)
    assert robot.torques[1] == pytest.approx(10.0, abs=1e-12)  # control range 5
    robot.release()
    world.step(1 / 1000)
    assert robot.torques.tolist() == [0.0, 0.0]
    assert robot.joint("elbow").kind == "hinge" and robot.link("lower").mass == pytest.approx(0.8)
    assert list(world.joints) == ["arm/elbow", "arm/shoulder"]


def test_a_robot_elsewhere_falls_as_its_model_says():
    # turned by 90° about x: the axes of gravity are those of the world
    stretched = {"shoulder": 0.0, "elbow": 0.0}
    world = tumble.World()
    robot = world.robot(arm(), control="off", joints=stretched, position=(1, 2, 3), orientation={"axis": (1, 0, 0), "degrees": 90})
    still = robot.inverse_dynamics()
    assert still == pytest.approx([0, 0], abs=1e-12)  # both axes are upright now
    other = tumble.World().robot(arm(), control="off", joints=stretched, orientation={"axis": (0, 1, 0), "degrees": -90})
    assert other.inverse_dynamics() == pytest.approx([0, 0], abs=1e-12)  # upright on end
    assert other.jacobian("lower")[2] == pytest.approx([0, 0], abs=1e-12)
    assert other.jacobian("lower")[0] == pytest.approx([0.5, 0], abs=1e-12)
    level = tumble.World().robot(arm(), control="off", joints=stretched)
    assert level.jacobian("lower")[2] == pytest.approx([-0.5, 0], abs=1e-12)


def test_worlds_with_robots_are_copied_pickled_and_restored():
    world = tumble.World()
    robot = world.robot(arm(), key="home")
    robot.set_targets({"elbow": 0.0}, stiffness=50.0, damping=1.0)
    world.step(1 / 500, n=30)
    for twin in (pickle.loads(pickle.dumps(world)), world.copy(), tumble.Snapshot.from_bytes(bytes(world.snapshot())).world()):
        ours = world.copy()
        twin.step(1 / 500, n=60)
        ours.step(1 / 500, n=60)
        assert twin.state_hash == ours.state_hash
        assert twin.robots["arm"].positions.tolist() == ours.robots["arm"].positions.tolist()
    model = pickle.loads(pickle.dumps(robot.model))
    assert model.mass_matrix([0.1, 0.2]).tolist() == robot.model.mass_matrix([0.1, 0.2]).tolist()


def scene(tmp_path):
    (tmp_path / "arm.xml").write_text(ARM)
    text = """
version = 1
[time]
step = 0.004
[[robots]]
name = "left"
file = "arm.xml"
key = "home"
stiffness = 500.0
damping = 20.0
[[robots]]
name = "right"
file = "arm.xml"
position = [0.0, 2.0, 0.0]
"""
    (tmp_path / "arms.toml").write_text(text)
    return tumble.load(tmp_path / "arms.toml")


def test_robots_of_scenes_are_the_same(tmp_path):
    world = scene(tmp_path).world()
    assert list(world.robots) == ["left", "right"]
    left = world.robots["left"]
    assert left.positions.tolist() == [0.3, -0.5]
    assert world.robots["right"].pose("lower")[0][1] == 2.0
    left.set_targets([0.0, 0.0])
    world.step(n=500)
    assert left.torques == pytest.approx(left.inverse_dynamics()[:2], abs=1e-6)
    with pytest.raises(tumble.RefusedError, match="load_robot"):
        _ = left.model


def test_a_batch_drives_the_joints_of_all_rows(tmp_path):
    batch = tumble.Batch(scene(tmp_path), 3)
    names = ["left/shoulder", "left/elbow"]
    assert batch.joint_names == ["left/elbow", "left/shoulder", "right/elbow", "right/shoulder"]
    targets = np.array([[0.0, 0.0], [0.1, 0.2], [-0.3, 0.4]])
    batch.drive(targets, joints=names)
    batch.step(n=50)
    alone = scene(tmp_path).world()
    alone.robots["left"].set_targets(targets[2])
    alone.step(n=50)
    assert batch[2].state_hash == alone.state_hash
    assert batch.joint_positions(names)[2].tolist() == alone.robots["left"].positions.tolist()
    assert batch.joint_velocities(names)[2].tolist() == alone.robots["left"].velocities.tolist()
    batch.drive(np.full((3, 1), 2.0), what="force", joints="left/elbow", mask=[True, False, False])
    batch.step()
    assert batch.joint_torques("left/elbow")[0] == pytest.approx([2.0], abs=1e-12)
    assert abs(batch.joint_torques("left/elbow")[1, 0] - 2.0) > 1e-3
    assert batch[1].robots["right"].joints == ["shoulder", "elbow"]
    for wrong, told in (
        (lambda: batch.drive(targets), "give an array of shape"),
        (lambda: batch.drive(targets * math.nan, joints=names), "row 0, is NaN"),
        (lambda: batch.drive(targets, joints=["left/elbow", "left/sholder"]), 'did you mean "left/shoulder"'),
        (lambda: batch.drive(targets, joints=names, what="speed"), "position"),
    ):
        with pytest.raises(tumble.RefusedError, match=told):
            wrong()


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"key": "hme"}, "home"),
        ({"joints": {"elbw": 0.1}}, "elbow"),
        ({"joints": {"elbow": math.nan}}, "finite"),
        ({"control": "drive"}, "drives"),
        ({"stiffness": -1.0}, "not negative"),
        ({"control": "off", "stiffness": 1.0}, "for control"),
        ({"control": "drives", "controls": [1.0]}, r"shape \(2,\)"),
        ({"position": (math.inf, 0, 0)}, "position"),
        ({"base": "fixed"}, "load_robot"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_half_built(keys, told):
    world = tumble.World()
    before = world.state_hash
    with pytest.raises(tumble.RefusedError, match=told):
        world.robot(arm(), **keys)
    assert world.state_hash == before and world.names == [] and world.robots == {} and world.joints == {}
    world.robot(arm())
    with pytest.raises(tumble.RefusedError, match="already"):
        world.robot(arm(), name="arm")
    assert world.robot(arm()).name == "arm (2)"


def test_files_that_are_wrong_say_all_of_it(tmp_path):
    file = tmp_path / "bad.urdf"
    file.write_text(
        '<robot name="r"><link name="a"><inertial><mass value="-1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
        "</inertial></link></robot>"
    )
    with pytest.raises(tumble.SceneError, match="bad.urdf:1"):
        tumble.load_robot(file)
    with pytest.raises(tumble.SceneError, match="nothing.urdf"):
        tumble.load_robot(tmp_path / "nothing.urdf")
    findings = tumble.load_robot(MODELS / "humanoid.xml").findings
    assert all({"severity", "code", "file", "line", "message", "help"} <= f.keys() for f in findings)


def test_names_are_those_of_the_links_also_where_bodies_were_removed_before():
    world = tumble.World()
    for name in "abc":
        world.sphere(0.1, mass=1.0, position=(9, 0, 0), name=name)
    for name in "abc":
        world.remove(name)
    robot = world.robot(arm())
    for link, mass in (("upper", 1.5), ("lower", 0.8)):
        assert robot.link(link).name == f"arm/{link}"
        assert world[f"arm/{link}"].mass == pytest.approx(mass, abs=1e-12)
    bob = world.sphere(0.1, mass=1.0, position=(9, 0, 0))
    world.joint("hinge", None, bob, at=(9, 0, 1), axis=(0, 1, 0), name="other/elbow")
    before = world.state_hash
    with pytest.raises(tumble.RefusedError, match="other/elbow"):
        world.robot(arm(), name="other")
    assert world.state_hash == before


def test_a_removed_link_ends_the_handle():
    world = tumble.World()
    robot = world.robot(arm())
    world.remove("arm/lower")
    with pytest.raises(tumble.NoSuchBody, match="was removed"):
        _ = robot.positions
    assert world.robots == {}


def test_motions_and_forces_of_a_scene_act_in_worlds_and_batches():
    text = """
version = 1
gravity = [0, 0, 0]
[[bodies]]
name = "slider"
kind = "kinematic"
shape = { kind = "box", size = [1, 1, 1] }
motion = { keys = [[0.0, 0, 0, 0], [1.0, 2, 0, 0]] }
[[bodies]]
name = "puck"
mass = 2.0
position = [0, 5, 0]
shape = { kind = "sphere", radius = 0.1 }
force = { keys = [[0.0, 4, 0, 0], [1.0, 4, 0, 0]] }
"""
    scene = tumble.Scene.parse(text)
    world = scene.world()
    world.step(1 / 100, n=50)
    assert world["slider"].position[0] == pytest.approx(1.0, abs=1e-12)
    assert world["puck"].velocity[0] == pytest.approx(1.0, abs=1e-12)
    batch = tumble.Batch(scene, 2)
    batch.step(1 / 100, n=50)
    assert batch.state_hashes[1] == world.state_hash
    assert batch[0].state_hash == world.state_hash
    twin = pickle.loads(pickle.dumps(world))
    twin.step(1 / 100, n=50)
    world.step(1 / 100, n=50)
    assert twin.state_hash == world.state_hash
    assert world["slider"].position[0] == pytest.approx(2.0, abs=1e-12)
