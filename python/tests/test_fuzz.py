"""Every public callable with anything at all: it works, or refuses in our words, and what is refused has changed nothing."""

import inspect
import pickle

import numpy as np
import pytest
from conftest import DIE, ROOT
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tumble

#: What talks to the outside (files, servers, an hour of steps) has tests of its own.
ELSEWHERE = {"view", "record", "run", "step", "read", "from_bytes", "_of_bytes", "_panic", "_spoil", "_repr_html_"}


def targets():
    """Objects of every class, fresh, with their world or batch."""
    world = tumble.World(settings={"limits": {"pairs": 1000, "contacts": 1000}})
    world.ground()
    body = world.box((0.5, 0.5, 0.5), mass=1.0, position=(0, 0, 0.4), name="box")
    joint = world.joint("hinge", None, body, at=(0, 0, 1), axis=(0, 1, 0), name="pin")
    robot = world.robot(MODEL, position=(3, 0, 1), name="dog")
    batch = tumble.Batch(SCENE, 2)
    return {"World": world, "Body": body, "Joint": joint, "Robot": robot, "Batch": batch, "Scene": SCENE, "RobotModel": MODEL}


MODEL = tumble.load_robot(ROOT / "crates/tumble-robot/models/quadruped.urdf", base="floating")
SCENE = tumble.Scene.of(DIE)
NAMES = [
    (kind, name)
    for kind, one in targets().items()
    for name in dir(type(one))
    if name not in ELSEWHERE
    and (not name.startswith("_") or name in ("__getitem__", "__contains__"))
    and (callable(getattr(type(one), name)) or isinstance(inspect.getattr_static(type(one), name), property | type(tumble.World.gravity)))
]
FUNCTIONS = ["explain", "solve", "uniform", "normal", "choice", "grid", "load", "load_robot", "audit", "diff"]

numbers = st.one_of(st.floats(), st.integers(-(10**20), 10**20), st.booleans(), st.none(), st.text(max_size=3))
vectors = st.one_of(st.lists(numbers, max_size=4), st.tuples(*[st.floats(-9, 9)] * 3), st.tuples(*[st.floats(-1, 1)] * 4), numbers)
words = st.sampled_from(["box", "pin", "die", "floor", "dog", "fl_hip", "bodies.die.mass", "hinge", "sphere", "position", "force", "\ud800", ""])
arrays = st.sampled_from([np.zeros((2, 3)), np.ones((2, 2, 3)), np.full((2, 3), np.nan), np.zeros((2, 2, 4)), np.array(["a"]), np.ones((2, 12)), np.zeros((0, 3))])
tables = st.dictionaries(st.sampled_from(["kind", "radius", "size", "mass", "bodies.die.spin", "fl_hip", "x"]), st.one_of(vectors, words), max_size=3)
anything = st.one_of(vectors, st.lists(vectors, max_size=3), words, arrays, tables)
keys = st.sampled_from(
    ["mass", "position", "positions", "velocities", "rows", "mask", "body", "at", "axis", "name", "time", "joints", "what", "vary", "to", "limit"]
)


def state(target):
    """What must not change in a refused call."""
    world = getattr(target, "world", target)
    world = world if isinstance(world, tumble.World) else target
    if isinstance(world, tumble.World):
        return world.state_hash, tuple(world.names), tuple(world.joints)
    return target.state_hashes.tolist() if isinstance(target, tumble.Batch) else None


def tried(call, target=None):
    before = state(target) if target is not None else None
    try:
        call()
    except tumble.InternalError:
        raise
    except (tumble.Error, TypeError, ValueError, OverflowError, IndexError, KeyError, AttributeError) as e:
        assert str(e)
        if target is not None:
            assert state(target) == before


def check(calls):
    """Calls of the same objects, one after the other; every world steps afterwards."""
    there = targets()
    for (kind, name), given_args, given_keys in calls:
        target = there[kind]
        if callable(getattr(type(target), name)):
            tried(lambda t=target, n=name, a=given_args, k=given_keys: getattr(t, n)(*a, **k), target)
        else:
            tried(lambda t=target, n=name: getattr(t, n), target)
            tried(lambda t=target, n=name, a=given_args: setattr(t, n, a[0] if a else None), target)
    there["World"].step(0.01)


def test_every_class_has_callables_here():
    assert {k for k, _ in NAMES} == set(targets())
    assert len(NAMES) > 150
    assert ("Batch", "drive") in NAMES
    assert ("Body", "velocity") in NAMES


call = st.tuples(st.sampled_from(NAMES), st.lists(anything, max_size=3), st.dictionaries(keys, anything, max_size=2))


@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(call)
def test_every_method_works_or_refuses(one):
    check([one])


#: Calls of an example, which follow each other on the same objects.
ROW = 20


@pytest.mark.slow
@settings(max_examples=100_000 // ROW, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(call, min_size=ROW, max_size=ROW))
def test_every_method_works_or_refuses_a_hundred_thousand_times(calls):
    check(calls)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.sampled_from(FUNCTIONS), st.lists(anything, max_size=3))
def test_every_function_works_or_refuses(name, args):
    tried(lambda: getattr(tumble, name)(*args))


CORPUS = ROOT / "tests" / "fuzz" / "corpus"


def files(kind):
    return sorted(f for f in (CORPUS / kind).rglob("*") if f.is_file() and f.name != "README.md")


@pytest.mark.parametrize("kind", ["scene", "robot", "problem", "recording"])
def test_files_that_were_trouble_once_are_refused_or_read(kind, tmp_path):
    """The corpus of past failures through Python: an exception of ours or an answer, and never a defect."""
    assert files(kind)
    for file in files(kind):
        data = file.read_bytes()
        if kind == "scene":
            tried(lambda: tumble.Scene.parse(data.decode("utf-8", "replace")).world().step())
        elif kind == "robot":
            tried(lambda: tumble.RobotModel.parse(data.decode("utf-8", "replace")))
        elif kind == "problem":
            tried(lambda: tumble.solve(file))
        else:
            copy = tmp_path / "x.db"
            copy.write_bytes(data)
            tried(lambda: tumble.audit(copy))
            tried(lambda: tumble.Recording(copy).contacts["gap"])


def test_tampered_pickles_are_refused():
    world = SCENE.world()
    world.step(n=30)
    rng = np.random.default_rng(5)
    for thing in (world, world.snapshot(), SCENE, MODEL):
        data = bytearray(pickle.dumps(thing))
        for _ in range(150):
            damaged = bytearray(data)
            for at in rng.integers(0, len(data), rng.integers(1, 4)):
                damaged[at] ^= int(rng.integers(1, 256))
            # pickle itself may stumble over its own bytes before ours are reached
            try:
                made = pickle.loads(bytes(damaged))
            except tumble.InternalError:
                raise
            except Exception:
                continue
            if isinstance(made, tumble.World):
                made.step()
