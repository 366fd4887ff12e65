"""Whatever is refused: which argument, what was given, what to do; and nothing has changed."""

import math
import pickle

import numpy as np
import pytest
from conftest import heap
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tumble


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
        (lambda w: w.step(0.0), "step", "1e-9"),
        (lambda w: w.step(math.nan), "step", "finite"),
        (lambda w: w.step("fast"), "dt", "a number"),
        (lambda w: w.step(0.01, -1), "n", "from 0"),
        (lambda w: w.step(0.01, 10**18), "n", "from 0"),
        (lambda w: w.step(0.01, 2.5), "n", "whole number"),
        (lambda w: w.set(velocities=[(1, 2)]), "velocities", "shape"),
        (lambda w: w.set(velocities=np.ones((2, 3)), rows=[0, 99]), "rows", "no row 99"),
        (lambda w: w.ray((0, 0, math.inf), (0, 0, 1)), "origin", "finite"),
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
