"""Batches: row k has the bits of its scene alone, whatever the threads; one bad row harms no other."""

import sys

import numpy as np
import pytest
from conftest import DIE, threads_of_batches

import tumble


def spins(n, seed=7):
    return np.random.default_rng(seed).normal(0, 30, (n, 3))


def test_a_row_has_the_bits_of_its_scene_alone_at_any_number_of_threads(die):
    n = 24
    vary = {"bodies.die.spin": spins(n), "bodies.floor.friction": np.linspace(0.1, 0.9, n), "bodies.die.shape.size": [[0.01 + 0.001 * k] * 3 for k in range(n)]}
    alone = []
    for k in range(n):
        world = die.set_all({path: values[k] for path, values in vary.items()}).world()
        world.step(n=150)
        alone.append(world.state_hash)
    assert len(set(alone)) == n
    for threads in (1, 2, 7):
        for cut in ([150], [1, 49, 100], [3] * 50):
            batch = tumble.Batch(die, n, vary=vary, threads=threads)
            for steps in cut:
                batch.step(n=steps)
            assert batch.state_hashes.tolist() == alone
            # a long call is shared by threads from the first on
            if sys.platform == "linux":
                assert threads_of_batches() == threads - 1
    assert batch[5].state_hash == alone[5]
    assert batch[-1].state_hash == alone[-1]
    other = batch[5]
    other.step()
    assert batch.state_hashes[5] == alone[5]


def test_arrays_are_frames_with_a_row_per_world(die):
    batch = tumble.Batch(die, 5, vary={"bodies.die.spin": spins(5)})
    before = batch.positions
    kept = before.copy()
    assert before.shape == (5, 2, 3)
    assert batch.orientations.shape == (5, 2, 4)
    with pytest.raises(ValueError):
        before[:] = 0
    batch.step(n=100)
    assert (before == kept).all()
    assert batch.names == ["floor", "die"]
    assert batch.body("die") == 1
    assert (batch.times == batch.times[0]).all()
    assert (batch.worst_residuals < 1e-8).all()
    assert (batch.verdicts == 0).all()
    assert (batch.unsolved_steps == 0).all()
    assert (np.abs(batch.imbalances) < 1e-12).all()
    assert batch.normal_forces("floor", "die").shape == (5,)
    for k in range(5):
        assert (batch.positions[k] == batch[k].positions).all()


def test_what_is_no_choice_of_rows_is_refused_with_a_sentence(die):
    batch = tumble.Batch(die, 3)
    for wrong in (1.5, "x", [0.5, 1.5, 2.5], [True, False], [3], [-1], [2**70], {"a": 1}, object()):
        with pytest.raises(tumble.Error, match="mask"):
            batch.reset(wrong)
    batch.reset([])
    batch.reset(np.array([]))
    batch.reset(2)


def test_reset_by_mask_and_by_number(die):
    batch = tumble.Batch(die, 6, vary={"bodies.die.spin": spins(6)})
    start = batch.state_hashes.copy()
    batch.step(n=60)
    there = batch.state_hashes.copy()
    batch.reset(batch.times > 1e9)
    assert (batch.state_hashes == there).all()
    batch.reset([1, 3])
    assert batch.state_hashes[[1, 3]].tolist() == start[[1, 3]].tolist()
    assert batch.steps.tolist() == [60, 0, 60, 0, 60, 60]
    batch.step(n=60)
    assert batch.state_hashes[[1, 3]].tolist() == there[[1, 3]].tolist()
    batch.reset(np.array([True] * 6))
    assert (batch.state_hashes == start).all()
    batch.restart([0], {"bodies.die.spin": [[0, 0, 0]]})
    assert batch.spins[0, 1].tolist() == [0, 0, 0]
    assert batch.state_hashes[1] == start[1]
    for wrong in ([9], [-1], [True, False], "all"):
        with pytest.raises(tumble.RefusedError):
            batch.reset(wrong)


def test_a_refused_row_is_named_before_anything_is_made(die):
    with pytest.raises(tumble.BatchError, match="row 2") as caught:
        tumble.Batch(die, 4, vary={"bodies.die.mass": [1.0, 2.0, -3.0, 4.0]})
    assert caught.value.rows == [2]
    assert "mass" in caught.value.reasons[0]
    for threads in (0, -1, "all"):
        with pytest.raises(tumble.RefusedError, match="threads"):
            tumble.Batch(die, 2, threads=threads)
    with pytest.raises(tumble.RefusedError, match="vary: expected a dict"):
        tumble.Batch(die, 2, vary=[1])
    for n in (0, -1, 10**18, 2.5, True):
        with pytest.raises(tumble.RefusedError, match="n"):
            tumble.Batch(die, n)
    with pytest.raises(tumble.RefusedError, match="3 values"):
        tumble.Batch(die, 4, vary={"bodies.die.mass": [1.0, 2.0, 3.0]})
    with pytest.raises(tumble.RefusedError, match="finite"):
        tumble.Batch(die, 1, vary={"bodies.die.mass": [float("nan")]})


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_more_rows_than_the_memory_holds_are_refused_before_any_is_made(die):
    with open("/proc/meminfo") as file:
        free = next(int(line.split()[1]) * 1024 for line in file if line.startswith("MemAvailable"))
    with pytest.raises(tumble.RefusedError, match="copies of this scene, which need 40 kB each") as caught:
        tumble.Batch(die, free // 40_000 + 100_000)
    assert caught.value.argument == "n"


def test_one_bad_row_harms_no_other():
    """A row beyond its limit of contacts cannot go on; the others have the bits that they have alone."""
    table = {**DIE, "limits": {"contacts": 3}}
    scene = tumble.Scene.of(table)
    heights = [5.0, 0.0099, 5.0, 7.0]
    places = {"bodies.die.position": [[0, 0, h] for h in heights], "bodies.die.spin": [[0, 0, 0]] * 4}
    batch = tumble.Batch(scene, 4, vary=places, threads=2)
    with pytest.raises(tumble.BatchError) as caught:
        batch.step(n=50)
    assert caught.value.rows == [1]
    assert "contacts" in caught.value.reasons[0]
    assert batch.steps.tolist() == [50, 0, 50, 50]
    assert batch.verdicts.tolist() == [0, 5, 0, 0]
    assert [f is None for f in batch.failures] == [True, False, True, True]
    alone = scene.set_all({"bodies.die.position": [0, 0, 7.0], "bodies.die.spin": [0, 0, 0]}).world()
    alone.step(n=50)
    assert batch.state_hashes[3] == alone.state_hash
    batch.step(n=10)  # known already: the others go on
    assert batch.steps.tolist() == [60, 0, 60, 60]
    batch.reset([1])
    assert batch.failures[1] is None


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_a_defect_in_one_row_stays_there(die, threads):
    """Rows that panic in the thread that steps them: the others have the bits that they have without them, now and afterwards."""
    n, bad = 90, [0, 1, 46, 89]
    batch, well = (tumble.Batch(die, n, vary={"bodies.die.spin": spins(n)}, threads=t) for t in (threads, 1))
    start = batch.state_hashes.copy()
    for one in (batch, well):
        one.step(n=40)
        one.step(n=40)
    for k in bad:
        batch._spoil(k)
    with pytest.raises(tumble.BatchError, match="on purpose") as caught:
        batch.step(n=5)
    assert caught.value.rows == bad
    assert all("a defect of tumble" in why for why in caught.value.reasons)
    well.step(n=5)
    others = np.setdiff1d(np.arange(n), bad)
    assert (batch.state_hashes[others] == well.state_hashes[others]).all()
    assert (batch.state_hashes[bad] == start[bad]).all()
    assert (batch.verdicts[bad] == 5).all()
    assert (batch.positions[others] == well.positions[others]).all()
    batch.step(n=5)
    well.step(n=5)
    assert (batch.state_hashes[others] == well.state_hashes[others]).all()
    batch.reset(bad)
    batch.step(n=90)
    well.reset(bad)
    well.step(n=90)
    assert (batch.state_hashes == well.state_hashes).all()


def test_arrays_are_those_of_the_rows_after_every_call(die):
    """What threads read while they step is what the worlds have: after steps, changes, resets and refusals, asked for or not."""
    n = 70
    batch = tumble.Batch(die, n, vary={"bodies.die.spin": spins(n)}, threads=3)

    def check(names):
        for name in names:
            assert (getattr(batch, name) == [getattr(batch[k], name) for k in range(n)]).all(), name

    every = ("positions", "orientations", "velocities", "spins")
    check(every)
    for k, names in enumerate([every, every, ("positions",), ("spins",), (), every, ("velocities", "positions"), every]):
        batch.step(n=1 + 7 * (k % 3))
        check(names)
        if k == 2:
            batch.set(body="die", velocities=np.ones((n, 3)), mask=[3, 50])
            check(every)
        if k == 4:
            batch.reset([1, 69])
            check(every)
        if k == 5:
            batch.restart([2], {"bodies.die.spin": [[1, 2, 3]]})
            check(every)
            batch._spoil(7)
            with pytest.raises(tumble.BatchError):
                batch.step()
            check(every)
    mine = np.empty((n, 2, 3))
    batch.step()
    batch.read(velocities=mine)
    assert (mine == [batch[k].velocities for k in range(n)]).all()


def test_forces_and_changes_of_all_rows(die):
    batch = tumble.Batch(die.set("gravity", [0, 0, 0]).set("bodies.die.spin", [0, 0, 0]), 3)
    batch.apply_forces([[0.01, 0, 0], [0.02, 0, 0], [0, 0, 0]], body="die")
    batch.step(0.1)
    assert batch.velocities[:, 1, 0] == pytest.approx([0.1, 0.2, 0.0])
    both = np.zeros((3, 2, 3))
    both[:, 1, 2] = 0.01
    batch.apply_forces(both)
    batch.step(0.1)
    assert batch.velocities[:, 1, 2] == pytest.approx([0.1] * 3)
    batch.set(body="die", velocities=[[1, 0, 0]] * 3, mask=[True, False, True])
    assert batch.velocities[:, 1, 0] == pytest.approx([1, 0.2, 1])
    batch.apply_torques([[0, 0, 1e-6]] * 3, body="die")
    batch.step(0.01)
    assert (batch.spins[:, 1, 2] > 0).all()
    for wrong in (np.zeros((2, 3)), np.zeros((3, 2)), [[np.nan, 0, 0]] * 3, "x"):
        with pytest.raises(tumble.RefusedError, match="forces"):
            batch.apply_forces(wrong, body="die")
    with pytest.raises(tumble.BatchError, match="floor"):
        batch.apply_forces([[1, 0, 0]] * 3, body="floor")
    with pytest.raises(tumble.NoSuchBody):
        batch.apply_forces([[1, 0, 0]] * 3, body="dye")


def test_paths_are_those_of_the_command_line(die):
    """Components, names and numbers: the paths of `tumble run --set`."""
    moved = die.set_all({"bodies.die.position.x": 0.5, "bodies[1].position[1]": -0.25, "gravity.z": -1.62})
    world = moved.world()
    assert world["die"].position.tolist() == [0.5, -0.25, 0.1]
    assert world.gravity == (0.0, 0.0, -1.62)
    batch = tumble.Batch(die, 3, vary={"bodies.die.position.z": [0.1, 0.2, 0.3]})
    assert batch.positions[:, 1, 2].tolist() == [0.1, 0.2, 0.3]
    # what the text sets itself comes before
    text = 'version = 1\n[[bodies]]\nname = "a"\nshape = { kind = "sphere", radius = 1.0 }\nmass = 1.0\n[[set]]\npath = "bodies.a.mass"\nvalue = 2.0\n'
    assert tumble.Scene.parse(text).set("bodies.a.mass", 3.0).world()["a"].mass == 3.0


def test_a_restarted_row_is_told_by_its_new_scene(die):
    """A world taken from a restarted row, pickled and made anew, has the values of its row."""
    import pickle

    batch = tumble.Batch(die, 3, vary={"bodies.die.mass": [0.01, 0.02, 0.03]})
    batch.restart([1], {"bodies.die.mass": [0.05], "bodies.die.shape.size": [[0.03, 0.03, 0.03]]})
    batch.step(n=50)
    again = pickle.loads(pickle.dumps(batch[1]))
    assert again["die"].mass == 0.05
    assert again.state_hash == batch.state_hashes[1]
    alone = die.set_all({"bodies.die.mass": 0.05, "bodies.die.shape.size": [0.03] * 3}).world()
    alone.step(n=50)
    again.step(n=10)
    alone.step(n=10)
    assert again.state_hash == alone.state_hash


def test_a_restart_keeps_what_it_does_not_name(die):
    batch = tumble.Batch(die, 3, vary={"bodies.die.mass": [0.01, 0.02, 0.03], "bodies.die.position.x": [1.0, 2.0, 3.0]})
    batch.restart([1, 2], {"bodies.die.velocity": [[1, 0, 0], [2, 0, 0]]})
    batch.restart([2], {"bodies.die.mass": [0.07]})
    assert [batch[k]["die"].mass for k in range(3)] == [0.01, 0.02, 0.07]
    assert batch.positions[:, 1, 0].tolist() == [1.0, 2.0, 3.0]
    assert batch.velocities[:, 1, 0].tolist() == [0.0, 1.0, 2.0]
    alone = die.set_all({"bodies.die.mass": 0.07, "bodies.die.position.x": 3.0, "bodies.die.velocity": [2, 0, 0]}).world()
    alone.step(n=60)
    batch.step(n=60)
    assert batch.state_hashes[2] == alone.state_hash
    batch.reset([2])
    batch.step(n=60)
    assert batch.state_hashes[2] == alone.state_hash


#: Two arms: one with a servo, one without.
ARMS = {
    "version": 1,
    "bodies": [
        {"name": n, "shape": {"kind": "box", "size": [0.1, 0.1, 1]}, "mass": 1.0, "position": [x, 0, -0.5]}
        for n, x in (("left", 0), ("right", 3))
    ],
    "joints": [
        {"name": "a", "kind": "hinge", "bodies": ["world", "left"], "at": [0, 0, 0], "axis": [0, 1, 0], "motor": {"position": 0, "stiffness": 10, "damping": 1}},
        {"name": "b", "kind": "hinge", "bodies": ["world", "right"], "at": [3, 0, 0], "axis": [0, 1, 0]},
    ],
}


def test_a_refused_drive_changes_no_motor():
    scene = tumble.Scene.of(ARMS)
    batch, other = tumble.Batch(scene, 3), tumble.Batch(scene, 3)
    for wrong, keys in (
        ([[1.0, 1.0]] * 3, {}),
        ([[1.0], [1.0], [1e300]], {"what": "force", "joints": "b"}),
        ([[1.0], [np.nan], [1.0]], {"what": "velocity", "joints": "b"}),
        ([[1.0]] * 3, {"what": "swing", "joints": "b"}),
        ([[1.0]] * 3, {"joints": 3}),
    ):
        with pytest.raises(tumble.Error):
            batch.drive(wrong, **keys)
    batch.step(n=30)
    other.step(n=30)
    assert (batch.state_hashes == other.state_hashes).all()
    batch.drive([[1.0]] * 3, joints="a", mask=[1])
    batch.step(n=30)
    other.step(n=30)
    assert (batch.state_hashes == other.state_hashes).tolist() == [True, False, True]


def test_reset_to_a_snapshot(die):
    batch = tumble.Batch(die, 4, vary={"bodies.die.spin": spins(4)})
    batch.step(n=30)
    there = batch[2].snapshot()
    batch.step(n=30)
    batch.reset([0, 3], to=there)
    assert batch.state_hashes[0] == batch.state_hashes[3] == there.state_hash
    assert batch.steps.tolist() == [30, 60, 60, 30]
    batch.reset([0])
    assert batch.steps[0] == 0
    other = tumble.World()
    other.sphere(0.1, mass=1.0)
    with pytest.raises(tumble.RefusedError, match="other bodies"):
        batch.reset(to=other.snapshot())


def test_read_fills_memory_of_ones_own(die):
    batch = tumble.Batch(die, 5, vary={"bodies.die.spin": spins(5)})
    batch.step(n=20)
    places, turns = np.empty((5, 2, 3)), np.empty((5, 2, 4))
    batch.read(positions=places, orientations=turns)
    assert (places == batch.positions).all()
    assert (turns == batch.orientations).all()
    fixed = batch.positions
    for wrong in (np.empty((5, 2, 4)), np.empty((5, 2, 3), np.float32), fixed, np.empty((2, 5, 3)).transpose(1, 0, 2), np.empty((5, 2, 3), order="F"), [1.0]):
        with pytest.raises(tumble.ArgumentTypeError, match=r"C-contiguous, writable float64 array of shape \(5, 2, 3\)"):
            batch.read(positions=wrong)


def test_a_refused_change_changes_no_row(die):
    batch = tumble.Batch(die, 3)
    before = batch.state_hashes.copy()
    speeds = np.zeros((3, 3))
    speeds[2] = 1e12
    with pytest.raises(tumble.BatchError, match="row 2"):
        batch.set(body="die", velocities=speeds)
    with pytest.raises(tumble.BatchError, match="row 0"):
        batch.apply_forces(np.ones((3, 2, 3)))
    slab = {"kind": "box", "size": [1, 1, 0.1]}
    with pytest.raises(tumble.BatchError, match="another kind"):
        tumble.Batch(die, 2, vary={"bodies.floor.kind": ["fixed", "kinematic"], "bodies.floor.shape": [slab, slab]})
    assert (batch.state_hashes == before).all()
    batch.step(n=5)
    plain = tumble.Batch(die, 3)
    plain.step(n=5)
    assert (batch.state_hashes == plain.state_hashes).all()
