"""Joints: by their laws, driven, pickled, from scenes."""

import math
import pickle

import pytest

import tumble


def pendulum():
    world = tumble.World()
    bob = world.sphere(0.05, mass=1.0, position=(math.sin(0.05), 0, -math.cos(0.05)), name="bob")
    pivot = world.joint("hinge", None, bob, at=(0, 0, 0), axis=(0, 1, 0), name="pivot")
    return world, bob, pivot


def test_a_pendulum_has_its_period():
    world, bob, pivot = pendulum()
    inertia = 1.0 + 0.4 * 0.05**2
    period = 2 * math.pi * math.sqrt(inertia / 9.81) * (1 + 0.05**2 / 16)
    before, crossings = bob.position[0], []
    for _ in range(2000):
        world.step(1 / 400)
        now = bob.position[0]
        if before > 0 >= now:
            crossings.append(world.time - (1 / 400) * now / (now - before))
        before = now
    assert crossings[1] - crossings[0] == pytest.approx(period, rel=1e-3)
    assert pivot.gap < 1e-9
    assert world.report.verdict == "solved"
    assert abs(world.ledger.imbalance) < 1e-9


def test_a_motor_turns_as_fast_as_it_is_told_and_a_limit_holds():
    world, _, pivot = pendulum()
    world.gravity = (0, 0, 0)
    pivot.drive(velocity=1.0, max=50.0)
    world.step(0.01, n=20)
    assert pivot.rates[0] == pytest.approx(1.0, abs=1e-6)
    pivot.drive(position=0.0, stiffness=100.0, damping=20.0)
    world.step(0.01, n=600)
    assert pivot.coordinates[0] == pytest.approx(0.0, abs=1e-3)
    pivot.drive()
    other = tumble.World()
    arm = other.box((0.1, 0.1, 1.0), mass=1.0, position=(0, 0, -0.5))
    stop = other.joint("hinge", None, arm, at=(0, 0, 0), axis=(0, 1, 0), range=(-0.3, 0.3), motor={"velocity": 2.0, "max": 30.0})
    other.step(0.005, n=200)
    assert abs(stop.coordinates[0]) == pytest.approx(0.3, abs=1e-3)
    assert stop.at_limit()


def test_joints_are_pickled_copied_and_restored():
    world, _, _ = pendulum()
    world.joints["pivot"].drive(velocity=0.5, max=3.0)
    world.step(n=50)
    for twin in (pickle.loads(pickle.dumps(world)), world.copy(), tumble.Snapshot.from_bytes(bytes(world.snapshot())).world()):
        assert list(twin.joints) == ["pivot"]
        a, b = twin, world.copy()
        a.step(n=100)
        b.step(n=100)
        assert a.state_hash == b.state_hash
        assert a.joints["pivot"].coordinates[0] == b.joints["pivot"].coordinates[0]
    world.remove_joint("pivot")
    assert world.joints == {}
    again = pickle.loads(pickle.dumps(world))
    assert again.joints == {}
    assert again.state_hash == world.state_hash


def test_a_removed_joint_and_wrong_words_are_refused():
    world, bob, pivot = pendulum()
    before = world.state_hash
    for wrong in (
        lambda: world.joint("glue", None, bob),
        lambda: world.joint("hinge", None, bob, at=(0, 0), axis=(0, 1, 0)),
        lambda: world.joint("hinge", None, bob, at=(0, 0, 0), axsi=(0, 1, 0)),
        lambda: world.joint("hinge", None, None, at=(0, 0, 0), axis=(0, 1, 0)),
        lambda: world.joint("hinge", None, bob, at=(0, 0, 0), axis=(0, 0, 0)),
        lambda: world.joint("hinge", None, bob, at=(0, 0, 0), axis=(0, 1, 0), name="pivot"),
        lambda: pivot.drive(7, velocity=1.0),
        lambda: pivot.drive(velocity=1.0, position=2.0),
        lambda: pivot.drive(velocity=float("nan")),
    ):
        with pytest.raises(tumble.RefusedError):
            wrong()
        assert world.state_hash == before
    world.remove_joint("pivot")
    assert not pivot.alive
    with pytest.raises(tumble.NoSuchBody):
        pivot.coordinates  # noqa: B018


def test_sensors_belts_and_damping():
    world = tumble.World()
    world.ground()
    world.box((2, 2, 0.1), kind="fixed", position=(0, 0, 0.05), surface_velocity=(0.5, 0, 0), friction=0.8, name="belt")
    world.box((0.2, 0.2, 0.2), mass=1.0, position=(-0.5, 0, 0.2), friction=0.8, name="parcel")
    world.box((0.5, 2, 1), kind="fixed", position=(0.5, 0, 0.6), sensor=True, name="gate")
    kinds = set()
    for _ in range(400):
        world.step()
        kinds |= {e["kind"] for e in world.report.events}
    assert world["parcel"].velocity[0] == pytest.approx(0.5, abs=1e-3)
    assert "entered" in kinds
    slow = tumble.World(gravity=(0, 0, 0))
    ball = slow.sphere(0.1, mass=1.0, velocity=(1, 0, 0), linear_damping=2.0)
    slow.step(0.001, n=1000)
    assert ball.velocity[0] == pytest.approx(math.exp(-2), rel=1e-2)
