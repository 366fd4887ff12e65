"""What belongs to one world stays there: bodies, joints, potentials, recordings of steps that were undone."""

import gc
import json
import pickle
import warnings

import numpy as np
import pytest
from conftest import heap

import tumble


def test_bodies_of_other_worlds_are_refused_although_their_numbers_are_the_same():
    a, b = heap(), heap()
    foreign = b["box 1"]
    before = a.state_hash, a.names
    for use in (
        lambda: a.remove(foreign),
        lambda: a.row(foreign),
        lambda: a.set(velocities=[(1, 0, 0)], rows=[foreign]),
        lambda: a.set(velocities=[(1, 0, 0)], rows=foreign),
        lambda: a.apply_forces([(1, 0, 0)], rows=[foreign]),
        lambda: a.joint("ball", None, foreign, at=(0, 0, 1)),
        lambda: a.add_potential(tumble.Spring(foreign, anchor=(0, 0, 0), stiffness=1.0)),
        lambda: a.report.normal_force("ground", foreign),
        lambda: a.report.contact_wrench(foreign),
    ):
        with pytest.raises(tumble.RefusedError, match="another world") as caught:
            use()
        assert caught.value.argument == "body"
    assert (a.state_hash, a.names) == before
    pin = b.joint("ball", None, foreign, at=foreign.centre, name="pin")
    a.joint("ball", None, "box 1", at=a["box 1"].centre, name="pin")
    with pytest.raises(tumble.RefusedError, match="another world"):
        a.remove_joint(pin)
    b.remove_joint(pin)
    assert list(b.joints) == []
    assert list(a.joints) == ["pin"]
    # a copy is a world of its own; a restored one is the same
    with pytest.raises(tumble.RefusedError, match="another world"):
        a.copy().remove(a["box 0"])
    here = a["box 0"]
    a.restore(a.snapshot())
    a.remove(here)


class Lift:
    """A uniform force upwards [N] that raises when it is told to."""

    fails = False

    def wrench(self, place):
        if self.fails:
            raise LookupError("no map")
        return (0, 0, 5.0), (0, 0, 0)

    def energy(self, place):
        return -5.0 * place.centre[2]


def lifted():
    world, lift = tumble.World(gravity=(0, 0, 0)), Lift()
    world.sphere(0.1, mass=1.0)
    world.add_potential(lift)
    return world, lift


def test_a_step_that_a_potential_undoes_is_not_recorded(tmp_path):
    world, lift = lifted()
    with world.record(tmp_path / "x.db"):
        world.step(n=20)
        lift.fails = True
        with pytest.raises(LookupError):
            world.step(n=5)
        lift.fails = False
        world.step(n=20)
    assert world.steps == 40
    recording = tumble.Recording(tmp_path / "x.db")
    assert len(recording) == 41
    assert (np.diff(recording.frames["time"]) > 0).all()
    tumble.audit(tmp_path / "x.db").require(solved=True)


def test_a_restored_world_asks_the_potentials_of_its_snapshot():
    world, lift = lifted()
    there = world.snapshot()
    world.clear_potentials()
    world.step(0.1, n=10)
    assert world.velocities[0, 2] == 0
    world.restore(there)
    others = [world, there.world(), tumble.World()]
    others[2].restore(there)
    for other in others:
        other.step(0.1, n=10)
        assert other.velocities[0, 2] == pytest.approx(5.0)
        assert abs(other.ledger.imbalance) < 1e-12
    lift.fails = True
    for other in others:
        before = other.state_hash
        with pytest.raises(LookupError, match="no map"):
            other.step()
        assert other.state_hash == before
    with pytest.raises(tumble.SnapshotError):
        bytes(there)


def test_energy_tells_what_its_potentials_raise():
    class Broken(Lift):
        def energy(self, place):
            raise LookupError("no height")

    world = tumble.World()
    world.sphere(0.1, mass=1.0)
    world.add_potential(Broken())
    with pytest.raises(LookupError, match="no height"):
        world.energy  # noqa: B018


def test_a_batch_takes_no_state_with_python_potentials(die):
    world = die.world()
    world.add_potential(Lift())
    batch = tumble.Batch(die, 2)
    with pytest.raises(tumble.RefusedError, match="Python potential"):
        batch.reset(to=world.snapshot())


def test_a_potential_that_was_collected_is_told_and_not_left_out():
    world, _ = lifted()
    there, other = world.snapshot(), tumble.World()
    other.restore(there)
    del world
    gc.collect()
    try:
        other.step(0.1, n=10)
    except tumble.SnapshotError as e:
        assert "let go" in str(e)
    else:
        assert other.velocities[0, 2] == pytest.approx(5.0)


def test_materials_of_a_scene_are_known_also_where_no_body_has_them():
    text = (
        "version = 1\n[materials.ice]\nfriction = 0.02\n[materials.wood]\nfriction = 0.4\nrestitution = 0.25\n"
        '[[bodies]]\nname = "a"\nshape = { kind = "sphere", radius = 1.0 }\nmass = 1.0\nmaterial = "wood"\n'
    )
    world = tumble.Scene.parse(text).world()
    world.plane((0, 0, 1), position=(0, 0, -1), material="ice", name="rink")
    world.pair("ice", "wood", friction=0.1, restitution=0.5)
    world.box((0.2, 0.2, 0.2), mass=1.0, position=(5, 0, -0.9), velocity=(1, 0, 0), material="ice", name="puck")
    world.step()
    assert {round(float(f), 12) for f in world.contacts["friction"]} == {0.02, 0.1}
    again = pickle.loads(pickle.dumps(world))
    again.sphere(0.1, mass=1.0, position=(9, 0, 5), material="ice")


def test_lints_are_warnings(tmp_path):
    """What is probably a mistake is told when a scene is read; what later bodies and `run` may still give is not."""
    table = {
        "version": 1,
        "materials": {"later": {"friction": 0.1}},
        "bodies": [
            {"name": "floor", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}},
            {"name": "ball", "shape": {"kind": "sphere", "radius": 1}, "mass": 1, "position": [0, 0, 0.5]},
        ],
    }
    text = json.dumps(table)
    file = tmp_path / "sunk.json"
    file.write_text(text)
    for read in (lambda: tumble.load(file), lambda: tumble.Scene.parse(text), lambda: tumble.Scene.of(table)):
        with pytest.warns(tumble.LintWarning, match="overlap by 0.5 m") as told:
            scene = read()
        assert len(told) == 1
        assert told[0].filename == __file__
        assert {lint["code"] for lint in scene.lints} == {"T0901", "T0904", "T0907"}
    table["bodies"][1]["position"] = [0, 0, 1.0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tumble.Scene.of(table)


def test_events_name_joints():
    world = tumble.World()
    ball = world.sphere(0.1, mass=1.0, position=(1, 0, 0))
    world.joint("hinge", None, ball, at=(0, 0, 0), axis=(0, 1, 0), breaks_at=(5, 1), name="weak")
    other = world.sphere(0.1, mass=1.0, position=(1, 5, 0))
    world.joint("hinge", None, other, at=(0, 5, 0), axis=(0, 1, 0), range=(-0.1, 0.1), name="door")
    seen = {}
    for _ in range(240):
        world.step()
        assert world.events == world.report.events
        assert world.islands == world.report.islands
        seen |= {e["kind"]: e["joint"] for e in world.events if "joint" in e}
    assert seen == {"joint broke": "weak", "limit hit": "door"}


def test_a_world_is_iterated_as_its_bodies_are():
    world = heap()
    assert list(world) == list(world.bodies) == world.names
    assert [world[name].row for name in world] == list(range(len(world)))


def test_plain_answers_are_pickled(tmp_path):
    world = heap()
    with world.record(tmp_path / "x.db"):
        done = world.step(n=300)
    again = pickle.loads(pickle.dumps(done))
    assert repr(again) == repr(done)
    assert all(getattr(again, n) == getattr(done, n) for n in dir(done) if not n.startswith("_"))
    audit = tumble.audit(tmp_path / "x.db")
    assert pickle.loads(pickle.dumps(audit)).to_dict() == audit.to_dict()
    with pytest.raises(AttributeError, match="there are"):
        audit.nothing  # noqa: B018
    error = tumble.ToleranceError("late", done)
    assert pickle.loads(pickle.dumps(error)).steps.steps == 300
    with pytest.raises(tumble.SnapshotError):
        tumble.Steps._of(tuple(range(12)))
