"""Worlds, bodies, arrays: frames that never change, all rows at once, the worst of n steps."""

import gc
import weakref

import numpy as np
import pytest
from conftest import heap

import tumble


def test_five_lines():
    world = tumble.World()
    world.ground()
    cube = world.box((1, 1, 1), mass=10, position=(0, 0, 1), name="cube")
    done = world.step(1 / 240, n=480)
    assert abs(cube.position[2] - 0.5) < 1e-9
    assert world.report.normal_force("ground", "cube") == pytest.approx(98.1, abs=1e-9)
    assert (done.steps, done.verdict, done.unsolved_steps) == (480, "solved", 0)
    assert 0 <= done.worst_residual < 1e-8
    assert done.time == world.time == pytest.approx(2.0)


def test_frames_are_read_only_never_change_and_outlive_the_world():
    world = heap()
    before = world.positions
    kept = before.copy()
    assert world.positions is before
    with pytest.raises(ValueError):
        before[0, 0] = 1.0
    with pytest.raises(ValueError):
        before.setflags(write=True)
    world.step(n=50)
    assert (before == kept).all()
    after = world.positions
    assert after is not before
    assert not (after == before).all()
    gone = weakref.ref(world)
    del world
    gc.collect()
    assert gone() is None
    assert (before == kept).all()
    assert before.base is not None


def test_rows_are_the_living_bodies_in_the_order_of_the_slots():
    world = heap()
    assert world.names == ["ground", "box 0", "box 1", "box 2", "box 3"]
    world.remove("box 1")
    assert world.names == ["ground", "box 0", "box 2", "box 3"]
    assert len(world) == len(world.positions) == len(world.orientations) == len(world.masses) == 4
    assert world.row("box 3") == 3
    assert world["box 3"].row == 3
    assert (world.positions[3] == world["box 3"].position).all()
    assert (world.orientations[3] == world["box 3"].orientation).all()
    assert (world.centres[3] == world["box 3"].centre).all()
    assert world.kinds.tolist() == [2, 0, 0, 0]
    assert list(world.bodies) == world.names
    assert "box 1" not in world
    assert "box 0" in world


def test_a_removed_body_raises_everywhere():
    world = heap()
    box = world["box 2"]
    assert box.alive
    world.remove(box)
    assert not box.alive
    for use in (lambda: box.position, lambda: box.apply_force((1, 0, 0)), lambda: box.row, lambda: world.remove(box)):
        with pytest.raises(tumble.NoSuchBody):
            use()
    with pytest.raises(KeyError):
        world["box 2"]
    # the slot is used again, the handle is not
    other = world.sphere(0.1, mass=1.0, position=(5, 0, 5))
    assert other.slot == box.slot
    assert not box.alive


def test_all_rows_are_checked_before_any_is_changed():
    world = heap()
    world.step(n=20)
    before = world.state_hash
    rows = ["box 0", "box 1", "box 2", "box 3"]
    bad = np.ones((4, 3))
    bad[2, 1] = np.nan
    for keys in ({"positions": bad}, {"velocities": bad}, {"spins": bad}, {"forces": bad}, {"orientations": np.ones((4, 4))}):
        with pytest.raises(tumble.RefusedError, match="row"):
            world.set(**keys, rows=rows)
        assert world.state_hash == before
    with pytest.raises(tumble.RefusedError, match="shape"):
        world.set(velocities=np.ones((3, 3)), rows=rows)
    with pytest.raises(tumble.RefusedError):
        world.set(velocities=np.ones((5, 3)))  # the ground cannot move
    with pytest.raises(tumble.RefusedError):
        world.apply_forces(np.ones((5, 3)))
    with pytest.raises(tumble.RefusedError):
        world.apply_impulses(np.full((4, 3), 1e15), rows=rows)
    assert world.state_hash == before
    world.set(velocities=np.arange(12).reshape(4, 3), rows=rows)
    assert world.velocities[1:].ravel().tolist() == list(range(12))
    world.set(spins=(0, 0, 1), rows=[1, 2])
    assert world.spins[1] == pytest.approx((0, 0, 1))
    world.set(positions=[(9, 9, 9)], rows=np.array([False, False, False, False, True]))
    assert world["box 3"].position.tolist() == [9, 9, 9]


def test_forces_of_one_step_and_impulses():
    world = tumble.World(gravity=(0, 0, 0))
    a, b = (world.sphere(0.1, mass=2.0, position=(x, 0, 0)) for x in (0, 5))
    world.apply_forces([(4, 0, 0), (0, 2, 0)])
    world.step(0.5)
    assert world.velocities == pytest.approx(np.array([[1, 0, 0], [0, 0.5, 0]]))
    world.step(0.5)
    assert a.velocity.tolist() == [1, 0, 0]
    world.apply_impulses([(0, 0, 2), (0, 0, 4)])
    assert world.velocities[:, 2].tolist() == [1, 2]
    b.apply_force((0, 0, 1), at=b.centre + (0, 0.1, 0))
    world.step(0.01)
    assert b.spin[0] > 0


def test_read_fills_memory_of_ones_own():
    world = heap()
    mine = np.zeros((5, 3))
    world.read(positions=mine, velocities=np.zeros((5, 3)))
    assert (mine == world.positions).all()
    for wrong in (np.zeros((4, 3)), np.zeros((5, 3), "f4"), np.zeros((3, 5)).T, world.positions):
        with pytest.raises(TypeError, match="positions"):
            world.read(positions=wrong)


def test_contacts_are_records_with_the_names_of_recordings():
    world = tumble.World()
    world.ground()
    world.box((1, 1, 1), mass=10, position=(0, 0, 0.5))
    world.step()
    contacts = world.contacts
    assert contacts.dtype == tumble.CONTACT
    assert contacts["impulse"][:, 0].sum() * 240 == pytest.approx(98.1)
    assert set(contacts["mode"].tolist()) <= {int(m) for m in tumble.Mode}
    assert (contacts["normal"] == (0, 0, 1)).all()
    with pytest.raises(ValueError):
        contacts["gap"] = 0
    old = contacts.copy()
    world.step(n=10)
    assert (contacts == old).all()


def test_reports_ledger_and_events():
    world = heap()
    seen = set()
    for _ in range(120):
        world.step()
        seen |= {e["kind"] for e in world.report.events}
    assert {"touch began", "impact"} <= seen
    ledger = world.ledger
    assert abs(ledger.imbalance) < 1e-9 * ledger.initial
    assert ledger.dissipated > 0
    force, _ = world.report.contact_wrench("box 0")
    assert len(force) == 3
    assert world.report.islands[0]["verdict"] == "solved"
    assert "m/s" in repr(world.report)
    linear, angular = world.momentum
    assert linear.shape == angular.shape == (3,)


def test_strict_stops_at_the_first_step_that_misses_its_tolerance():
    scene = tumble.load(__import__("conftest").ROOT / "scenes" / "dominoes.toml")
    hurried = scene.set_all({"solver.effort": "realtime", "solver.max_sweeps": 1})
    world = hurried.world()
    with pytest.raises(tumble.ToleranceError) as caught:
        world.step(n=2000, strict=True)
    steps = caught.value.steps
    assert steps.unsolved_steps == 1
    assert steps.steps == world.steps < 2000
    free = hurried.world().step(n=2000)
    assert free.unsolved_steps > 1
    assert free.verdict != "solved"


def test_potentials_native_and_in_python():
    class Well:
        def wrench(self, place):
            return tuple(-50.0 * x for x in place.centre), (0, 0, 0)

        def energy(self, place):
            return 25.0 * sum(x * x for x in place.centre)

    def make(potential):
        world = tumble.World(gravity=(0, 0, 0))
        world.sphere(0.1, mass=1.0, position=(1, 0, 0), name="ball")
        world.add_potential(potential)
        return world

    native, python = make(tumble.Spring("ball", anchor=(0, 0, 0), stiffness=50.0)), make(Well())
    native.step(0.001, n=500)
    python.step(0.001, n=500)
    assert native.positions == pytest.approx(python.positions, abs=1e-12)
    assert abs(python.ledger.imbalance) < 1e-9
    pull = make(tumble.Attraction((0, 0, 0), strength=10.0))
    pull.step(0.001, n=100)
    assert pull["ball"].velocity[0] < 0


def test_a_potential_that_raises_undoes_its_step():
    class Bad:
        calls = 0

        def wrench(self, place):
            type(self).calls += 1
            if type(self).calls > 5:
                raise LookupError("no map")
            return (0, 0, 1), (0, 0, 0)

        def energy(self, place):
            return 0.0

    world = tumble.World()
    world.sphere(0.1, mass=1.0)
    world.add_potential(Bad())
    with pytest.raises(LookupError, match="no map"):
        world.step(n=100)
    made, before = world.steps, world.state_hash
    with pytest.raises(LookupError):
        world.step()
    assert (world.steps, world.state_hash) == (made, before)
    assert made < 100
    with pytest.raises(tumble.ArgumentTypeError):
        world.add_potential(object())


def test_queries():
    world = heap()
    hit = world.ray((0, 0, 100), (0, 0, -1))
    assert hit.body.name == "box 3"
    assert world.ray((50, 50, 1), (0, 0, 1)) is None
    assert [b.name for b in world.overlapping({"kind": "sphere", "radius": 0.1}, (0, 0, 0.4))] == ["box 0"]
    assert world.cast({"kind": "sphere", "radius": 0.1}, (20, 0, 3), (0, 0, -1), 10.0).t == pytest.approx(2.9)
    assert {b.name for b in world.in_box((-1, -1, 0.1), (1, 1, 0.5))} == {"box 0"}


def test_shapes_materials_and_meshes():
    world = tumble.World()
    corners = [(-5, -5, 0), (5, -5, 0), (5, 5, 0), (-5, 5, 0)]
    world.mesh(corners, [(0, 1, 2), (0, 2, 3)], name="floor", friction=0.5)
    world.material("ice", friction=0.02)
    world.material("rubber", friction=0.9, restitution=0.5)
    world.pair("ice", "rubber", friction=0.1, restitution=0.0)
    cube = [(x, y, z) for x in (-0.1, 0.1) for y in (-0.1, 0.1) for z in (-0.1, 0.1)]
    world.hull(cube, mass=1.0, position=(0, 0, 0.5), material="rubber")
    world.capsule(0.1, 0.3, mass=1.0, position=(1, 0, 0.5))
    world.cylinder(0.1, 0.3, mass=1.0, position=(2, 0, 0.5))
    world.cone(0.1, 0.3, mass=1.0, position=(3, 0, 0.5))
    world.compound(
        [{"kind": "sphere", "radius": 0.1}, {"kind": "box", "size": (0.2, 0.2, 0.2), "position": (0.2, 0, 0), "friction": 0.3}],
        mass=1.0,
        position=(4, 0, 0.5),
    )
    assert world.step(n=480).unsolved_steps == 0
    assert (world.positions[1:, 2] < 0.3).all()
    assert (world.positions[1:, 2] > 0.0).all()


def test_run_with_control_progress_and_a_recording(tmp_path):
    world, seen, calls = heap(), [], []
    done = world.run(1.0, 0.01, control=lambda w: calls.append(w.steps), every=10, record=tmp_path / "x.db", progress=lambda a, b: seen.append((a, b)))
    assert calls == list(range(0, 100, 10))
    assert seen[-1] == (100, 100)
    assert done.steps == 100
    assert len(tumble.Recording(tmp_path / "x.db")) == 101
    assert done.world is world
    with pytest.raises(tumble.RefusedError, match="duration"):
        world.run(-1.0)


def test_kinematic_bodies_move_to_places():
    world = tumble.World()
    plate = world.box((1, 1, 0.1), kind="kinematic", name="plate")
    plate.move_to((0, 0, 1), time=0.5)
    world.step(0.01, n=50)
    assert plate.position == pytest.approx((0, 0, 1), abs=1e-9)
    world.move_to([(1, 0, 1)], time=0.5, rows=["plate"])
    world.step(0.01, n=50)
    assert plate.position == pytest.approx((1, 0, 1), abs=1e-9)
