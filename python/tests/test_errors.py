"""Whatever is refused: which argument, what was given, what to do; and nothing has changed."""

import math
import pickle

import numpy as np
import pytest
from conftest import heap
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tumble


BALL = {"kind": "sphere", "radius": 0.1}


def test_every_error_is_one_of_ours_and_one_of_pythons():
    for name, kind in {
        "RefusedError": ValueError,
        "ArgumentTypeError": TypeError,
        "SceneError": ValueError,
        "NoSuchBody": KeyError,
        "BusyError": RuntimeError,
        "ToleranceError": RuntimeError,
        "BatchError": RuntimeError,
        "SnapshotError": RuntimeError,
        "InternalError": RuntimeError,
        "RecordingError": OSError,
        "AuditError": AssertionError,
    }.items():
        cls = getattr(tumble, name)
        assert issubclass(cls, tumble.Error)
        assert issubclass(cls, kind)
        again = pickle.loads(pickle.dumps(cls("words")))
        assert str(again) == "words"


@pytest.mark.parametrize(
    ("call", "argument", "words"),
    [
        (lambda w: w.box((1, 2), mass=1), "size", "three numbers"),
        (lambda w: w.box("abc", mass=1), "size", "three numbers"),
        (lambda w: w.sphere(True, mass=1), "radius", "a number"),
        (lambda w: w.sphere(0.1, mas=1), "mas", "did you mean `mass`"),
        (lambda w: w.sphere(0.1, mass=-1), "mass", "1e-12"),
        (lambda w: w.sphere(0.1, mass=1, density=2), "density", "keep one"),
        (lambda w: w.sphere(0.1, mass=1, name="box 0"), "name", "another name"),
        (lambda w: w.sphere(0.1, mass=1, name="\ud800"), "name", "UTF-8"),
        (lambda w: w.sphere(0.1, mass=1, material="ice"), "material", "make it first"),
        (lambda w: w.sphere(0.1, mass=1, orientation=(1, 1, 0, 0)), "orientation", "unit quaternion"),
        (lambda w: w.sphere(0.1, mass=1, kind="liquid"), "kind", "dynamic, kinematic, fixed"),
        (lambda w: w.sphere(0.1, mass=1, friction=-1), "friction", "0"),
        (lambda w: w.add(shape={"kind": "sphere"}, mass=1), "shape.radius", "needs radius"),
        (lambda w: w.add(shape={"kind": "blob"}, mass=1), "shape.kind", "sphere"),
        (lambda w: w.mesh([(0, 0, 0)], [(0, 1, -2)]), "triangles", "from 0"),
        (lambda w: w.step(0.0), "dt", "1e-9"),
        (lambda w: w.step(math.nan), "dt", "finite"),
        (lambda w: w.step("fast"), "dt", "a number"),
        (lambda w: w.step(0.01, -1), "n", "from 0"),
        (lambda w: w.step(0.01, 10**18), "n", "from 0"),
        (lambda w: w.step(0.01, 2.5), "n", "whole number"),
        (lambda w: w.set(velocities=[(1, 2)]), "velocities", "shape"),
        (lambda w: w.set(velocities=np.ones((2, 3)), rows=[0, 99]), "rows", "no row 99"),
        (lambda w: w.ray((0, 0, math.inf), (0, 0, 1)), "origin", "finite"),
        (lambda w: w.ray((0, 0, 9), (0, 0, 0)), "direction", "not zero"),
        (lambda w: w.ray((0, 0, 9), (0, 0, -1), -5), "limit", "0 or more"),
        (lambda w: w.cast(BALL, (0, 0, 9), (0, 0, -1), math.nan), "limit", "0 or more"),
        (lambda w: w.cast(BALL, (0, 0, 9), (0, 0, -1), "far"), "limit", "a number"),
        (lambda w: w.cast(BALL, (0, 0, math.nan), (0, 0, -1)), "position", "finite"),
        (lambda w: w.overlapping(BALL, (0, 0, 0), (1, 1, 1, 1)), "orientation", "unit quaternion"),
        (lambda w: w.in_box((1, 1, 1), (-1, 1, 1)), "least", "smaller numbers first"),
        (lambda w: w.in_box((math.nan, 1, 1), (2, 2, 2)), "least", "finite"),
        (lambda w: w.material("wax", friction="low"), "friction", "a number"),
        (lambda w: w.material("wax", restitution=2), "restitution", "0 to 1"),
        (lambda w: w.pair("a", 3, friction=1, restitution=0), "b", "a text"),
        (lambda w: w.combine(friction="max"), "friction", "geometric_mean"),
        (lambda w: w.combine(restitution=3), "restitution", "a text"),
        (lambda w: w.mesh([(0, 0, 0)], [(0, 0, 0)], sides=3), "sides", "a text"),
        (lambda w: w.step(strict="no"), "strict", "True or False"),
        (lambda w: w.run("long"), "duration", "a number of s"),
        (lambda w: w.run(math.inf), "duration", "0 or more"),
        (lambda w: w.run(1, dt="x"), "dt", "a number of s"),
        (lambda w: w.run(1, every=0, control=print), "every", "1 or more"),
        (lambda w: w.run(1, every=-1), "every", "1 or more"),
        (lambda w: w.run(1, every=1.5), "every", "1 or more"),
        (lambda w: w.run(1, control=3), "control", "a function"),
        (lambda w: w.run(1, progress=5), "progress", "a function"),
        (lambda w: w.record("x.db", name=3), "name", "a text"),
        (lambda w: w.move_to([(0, 0, 1)], time="soon", rows=["box 0"]), "time", "a number"),
        (lambda w: w.set(velocities=[(1, 0, 0)], rows=3.5), "rows", "names"),
        (lambda w: w.apply_impulses([(1, 0, 0)], rows=["box 0"], at=[(math.nan, 0, 0)]), "at", "finite"),
        (lambda w: w.restore(3), "snapshot", "a Snapshot"),
        (lambda w: w.view(port=99999, open=False), "port", "65535"),
        (lambda w: w.view(name=3, open=False), "name", "a text"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, 0)), "axis", "give `axis`"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, 0), axis=(0, 0, 0)), "axis", "1e-9 or more"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, math.nan), axis=(0, 1, 0)), "at", "finite"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, 0), axis=(0, 1, 0), range=(1, -1)), "range", "smaller number first"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, 0), axis=(0, 1, 0), friction=-1), "friction", "from 0"),
        (lambda w: w.joint("hinge", None, None, at=(0, 0, 0), axis=(0, 1, 0)), "a and b", "two bodies"),
        (lambda w: w.joint("fixed", None, "ground"), "a and b", "dynamic"),
        (lambda w: w.joint("hinge", None, "box 0", at=(0, 0, 0), axis=(0, 1, 0), motor={"max": 3}), "position", "switch the motor off"),
        (lambda w: w.remove_joint(3), "joint", "the name"),
        (lambda w: w.sphere(0.1, mass=1, linear_damping=-1), "linear_damping", "from 0"),
        (lambda w: tumble.World(settings=[1]), "settings", "a dict"),
        (lambda w: tumble.World.from_bytes("text"), "data", "bytes"),
        (lambda w: tumble.explain(3), "code", "a text"),
        (lambda w: tumble.Scene.of([1]), "table", "a dict"),
        (lambda w: tumble.Scene.of({"version": 1}, name=3), "name", "a text"),
        (lambda w: tumble.Recording(3), "path", "a file name"),
        (lambda w: tumble.audit(3), "path", "a file name"),
        (lambda w: tumble.solve(np.eye(3), [(0, 0, 0)], [1], tolerance="x"), "tolerance", "a number"),
        (lambda w: tumble.uniform(3, 1), "least", "smaller number first"),
        (lambda w: tumble.uniform("a", 1), "least", "a number"),
        (lambda w: tumble.uniform(0, 1, shape=-1), "shape", "1 or more"),
        (lambda w: tumble.normal(0, -1), "deviation", "0 or more"),
        (lambda w: tumble.choice("abc"), "values", "a list"),
        (lambda w: tumble.choice([]), "values", "at least one"),
        (lambda w: tumble.grid([1], repeat=1.5), "repeat", "1 or more"),
    ],
)
def test_a_refusal_names_argument_and_remedy_and_changes_nothing(call, argument, words):
    world = heap()
    world.step(n=5)
    before, names = world.state_hash, world.names
    with pytest.raises(tumble.RefusedError) as caught:
        call(world)
    assert words in str(caught.value)
    assert caught.value.argument == argument
    assert caught.value.remedy
    assert (world.state_hash, world.names) == (before, names)


def test_motors_are_refused_with_a_place():
    world = heap()
    pin = world.joint("hinge", None, "box 0", at=(0, 0, 0), axis=(0, 1, 0), name="pin")
    before = world.copy()
    for call, argument in (
        (lambda: pin.drive(5, velocity=1), "coordinate"),
        (lambda: pin.drive(-1, velocity=1), "coordinate"),
        (lambda: pin.drive("x", velocity=1), "coordinate"),
        (lambda: pin.at_limit(3), "coordinate"),
        (lambda: pin.drive(velocity=math.nan), "velocity"),
        (lambda: pin.drive(position=1, stiffness=-1), "stiffness"),
        (lambda: pin.drive(stiffness=10), "position"),
        (lambda: pin.drive(speed=10), "speed"),
    ):
        with pytest.raises(tumble.RefusedError) as caught:
            call()
        assert caught.value.argument == argument
        assert caught.value.remedy
    for w in (world, before):
        w.step(n=20)
    assert world.state_hash == before.state_hash


def test_a_scene_reports_all_its_mistakes_at_once():
    text = '{"version": 1, "bodies": [{"name": "a", "shape": {"kind": "sphere", "raduis": 1}, "mass": -2, "sped": 1}]}'
    with pytest.raises(tumble.SceneError) as caught:
        tumble.Scene.parse(text)
    codes = {d["code"] for d in caught.value.diagnostics}
    assert {"T0201", "T0202", "T0301"} <= codes
    assert "did you mean `radius`?" in str(caught.value)
    assert all(d["path"] and d["help"] for d in caught.value.diagnostics)
    assert "T0201" in tumble.explain("t0201")


numbers = st.one_of(st.floats(), st.integers(-(10**20), 10**20), st.booleans(), st.none(), st.text(max_size=3))
vectors = st.one_of(st.lists(numbers, max_size=4), st.tuples(st.floats(-9, 9), st.floats(-9, 9), st.floats(-9, 9)), numbers)
tables = st.dictionaries(st.sampled_from(["kind", "radius", "size", "length", "points", "normal", "x"]), st.one_of(vectors, st.just("box")), max_size=3)
calls = st.one_of(
    st.tuples(st.sampled_from(["sphere"]), st.tuples(numbers), st.dictionaries(st.sampled_from(["mass", "position", "spin", "name", "kind", "friction", "orientation"]), vectors, max_size=3)),
    st.tuples(st.sampled_from(["box", "hull", "plane"]), st.tuples(vectors), st.fixed_dictionaries({"mass": numbers})),
    st.tuples(st.sampled_from(["capsule", "cylinder", "cone"]), st.tuples(numbers, numbers), st.fixed_dictionaries({"mass": numbers})),
    st.tuples(st.just("add"), st.just(()), st.fixed_dictionaries({"shape": tables, "mass": numbers})),
    st.tuples(st.just("set"), st.just(()), st.dictionaries(st.sampled_from(["positions", "velocities", "spins", "orientations", "rows"]), st.one_of(vectors, st.lists(vectors, max_size=5)), max_size=2)),
    st.tuples(st.sampled_from(["apply_forces", "apply_impulses"]), st.tuples(st.lists(vectors, max_size=5)), st.just({})),
    st.tuples(st.sampled_from(["ray", "in_box"]), st.tuples(vectors, vectors), st.just({})),
    st.tuples(st.sampled_from(["remove", "row", "__getitem__"]), st.tuples(numbers), st.just({})),
    st.tuples(st.just("step"), st.tuples(numbers, st.one_of(st.integers(-5, 3), st.none(), st.text(max_size=2))), st.just({})),
    st.tuples(st.just("material"), st.tuples(numbers), st.just({})),
    st.tuples(st.just("restore"), st.tuples(numbers), st.just({})),
)


@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))
@given(calls)
def test_no_call_does_anything_but_work_or_refuse(call):
    method, args, keys = call
    world = tumble.World(settings={"limits": {"pairs": 1000, "contacts": 1000}})
    world.ground()
    world.box((0.5, 0.5, 0.5), mass=1.0, position=(0, 0, 0.4))
    before = world.state_hash
    try:
        getattr(world, method)(*args, **keys)
    except (tumble.Error, TypeError, OverflowError, ValueError) as e:
        assert not isinstance(e, tumble.InternalError), call
        assert world.state_hash == before, call
    world.step(0.01)


def test_busy_inside_a_step():
    world = tumble.World()

    class Curious:
        def wrench(self, place):
            world.positions  # noqa: B018
            return (0, 0, 0), (0, 0, 0)

        def energy(self, place):
            return 0.0

    world.sphere(0.1, mass=1.0)
    world.add_potential(Curious())
    with pytest.raises(tumble.BusyError):
        world.step()
