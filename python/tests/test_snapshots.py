"""The same bits: after a snapshot, a pickle, a copy; from scenes, Python, batches."""

import copy
import pickle
import random

import pytest
from conftest import SCENES, heap

import tumble


def scene_file(name):
    return next(s for s in SCENES if s.stem == name)


def test_snapshots_restore_the_future_bit_by_bit():
    world = heap()
    world.step(n=60)
    then = world.snapshot()
    world.step(n=60)
    later = world.state_hash
    world.restore(then)
    assert world.steps == 60
    world.step(n=60)
    assert world.state_hash == later
    other = tumble.Snapshot.from_bytes(bytes(then)).world()
    other.step(n=60)
    assert other.state_hash == later
    assert then.state_hash == pickle.loads(pickle.dumps(then)).state_hash


def test_worlds_are_pickled_and_copied_whole():
    world = heap()
    world.material("ice", friction=0.02)
    world.box((0.3, 0.3, 0.3), mass=2.0, position=(2, 0, 1), material="ice", name="slider")
    world.remove("box 1")
    world.compound([{"kind": "sphere", "radius": 0.1, "friction": 0.2}, {"kind": "sphere", "radius": 0.1, "position": (0, 0, 0.3)}], mass=1.0, position=(3, 0, 1), velocity=(1, 0, 0))
    world.add_potential(tumble.Spring("box 2", anchor=(0, 0, 3), stiffness=20.0))
    world.gravity = (0, 0, -5)
    world.step(0.005, n=100)
    for make in (lambda w: pickle.loads(pickle.dumps(w)), copy.deepcopy, copy.copy, lambda w: w.copy()):
        twin = make(world)
        assert twin.names == world.names
        assert twin.state_hash == world.state_hash
        assert twin.gravity == world.gravity
        a, b = twin.copy(), world.copy()
        a.step(0.005, n=200)
        b.step(0.005, n=200)
        assert a.state_hash == b.state_hash
        added = [w.sphere(0.1, mass=1.0, position=(9, 9, 9), material="ice") for w in (a, b)]
        assert added[0].slot == added[1].slot


def test_damaged_bytes_are_refused():
    world = heap()
    world.step(n=30)
    good = bytes(world.snapshot())
    rng = random.Random(7)
    for _ in range(400):
        bad = bytearray(good)
        kind = rng.randrange(3)
        if kind == 0:
            bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del bad[rng.randrange(len(bad)) :]
        else:
            bad[rng.randrange(len(bad)) : rng.randrange(len(bad))] = rng.randbytes(rng.randrange(40))
        if bytes(bad) == good:
            continue
        with pytest.raises(tumble.SnapshotError):
            tumble.World.from_bytes(bytes(bad))
    with pytest.raises(tumble.SnapshotError, match="another version"):
        tumble.World.from_bytes(b"tumble world 9.9.9\n" + good)


def test_a_world_with_a_python_potential_says_that_it_has_no_bytes():
    class Nothing:
        def wrench(self, place):
            return (0, 0, 0), (0, 0, 0)

        def energy(self, place):
            return 0.0

    world = tumble.World()
    world.add_potential(Nothing())
    with pytest.raises(tumble.SnapshotError):
        pickle.dumps(world)
    with pytest.raises(tumble.SnapshotError):
        copy.deepcopy(world)


# one of them is about a mass ratio of a million, and is told so
@pytest.mark.filterwarnings("ignore:.*T0902:tumble.LintWarning")
@pytest.mark.parametrize("file", SCENES, ids=lambda f: f.stem)
def test_every_scene_has_one_future(file, tmp_path):
    """Python, a batch at several threads, an ensemble, a pickle in between, several threads inside the engine: one hash.

    Batches and ensembles refuse scenes whose bodies come later."""
    scene = tumble.load(file)
    n = 40 if scene.body_count < 200 else 8
    world = scene.world()
    world.step(n=n)
    later = "[[spawn]]" in scene.text
    if later:
        with pytest.raises(tumble.SceneError, match="come later"):
            tumble.Batch(scene, 3)
        with pytest.raises(tumble.SceneError, match="come later"):
            tumble.ensemble(scene, 1, out=tmp_path, executor="serial", duration=n * scene.step)
    else:
        for threads in (1, 3):
            batch = tumble.Batch(scene, 3, threads=threads)
            batch.step(n=n // 4)
            batch.step(n=n - n // 4)
            assert set(batch.state_hashes.tolist()) == {world.state_hash}
    half = pickle.loads(pickle.dumps(scene)).world()
    half.step(n=n // 2)
    half = pickle.loads(pickle.dumps(half))
    half.step(n=n - n // 2)
    assert half.state_hash == world.state_hash
    if not later:
        runs = tumble.ensemble(scene, 1, out=tmp_path, executor="serial", duration=n * scene.step)
        assert runs.columns("state_hash", "steps")["state_hash"][0] == f"{world.state_hash:016x}"
    many = scene.set("solver.threads", 2).world()
    many.step(n=n)
    assert many.state_hash == world.state_hash


def test_scenes_change_by_path_and_are_pickled(die):
    changed = die.set("bodies.die.mass", 0.02).set("bodies[0].friction", 0.9).set("time.step", 0.001)
    assert changed.step == 0.001
    assert changed.world()["die"].mass == 0.02
    assert die.world()["die"].mass == 0.01
    again = pickle.loads(pickle.dumps(changed))
    assert again.text == changed.text
    with pytest.raises(tumble.SceneError, match="did you mean"):
        die.set("bodies.dye.mass", 1.0)
    with pytest.raises(tumble.SceneError, match="T0301"):
        die.set("bodies.die.mass", -1.0)
    with pytest.raises(tumble.RefusedError):
        die.set("bodies.die.mass", float("nan"))
    with pytest.raises(tumble.RefusedError):
        die.set("bodies.die.mass", object())
