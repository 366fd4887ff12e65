"""Gymnasium: clean environments, vectors that agree with single ones, all three autoreset modes, the certificate in info."""

import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import tumble.gym  # noqa: E402

NAMES = list(tumble.gym.TASKS)


@pytest.mark.parametrize("name", NAMES)
def test_check_env_is_clean(name):
    env = gymnasium.make(f"tumble/{name}-v0")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(infinity|too).*")
        check_env(env.unwrapped, skip_render_check=True)
    env.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_vector_has_the_numbers_of_single_environments(name):
    n, steps = 3, 6
    vector = gymnasium.make_vec(f"tumble/{name}-v0", num_envs=n, threads=2)
    assert isinstance(vector.unwrapped, tumble.gym.VectorEnv)
    singles = [gymnasium.make(f"tumble/{name}-v0").unwrapped for _ in range(n)]
    observed, _ = vector.reset(seed=11)
    assert (observed == np.stack([e.reset(seed=11 + k)[0] for k, e in enumerate(singles)])).all()
    wide = gymnasium.make_vec(f"tumble/{name}-v0", num_envs=7)
    assert (wide.reset(seed=11)[0][:n] == observed).all()
    rng = np.random.default_rng(5)
    over = np.zeros(n, bool)
    for _ in range(steps):
        actions = rng.uniform(-1, 1, (n, singles[0].task.actions)).astype(np.float32)
        observed, reward, end, cut, info = vector.step(actions)
        for k, env in enumerate(singles):
            if over[k]:
                # the vector has begun this world anew in this step
                assert reward[k] == 0
                assert (observed[k] == env.reset()[0]).all()
            else:
                o, r, e, c, i = env.step(actions[k])
                assert (o == observed[k]).all()
                assert (r, e, c) == (reward[k], end[k], cut[k])
                assert (i["residual"], i["verdict"]) == (info["residual"][k], info["verdict"][k])
        over = end | cut


def test_autoreset_modes():
    make = lambda mode: gymnasium.make_vec("tumble/Throw-v0", num_envs=2, autoreset_mode=mode).unwrapped
    actions = np.zeros((2, 3), np.float32)

    same = make(AutoresetMode.SAME_STEP)
    first, _ = same.reset(seed=1)
    observed, _, end, _, info = same.step(actions)
    assert end.all()
    assert info["_final_obs"].all()
    assert (info["final_obs"][0] == first[0]).all()
    assert not (observed == first).all()

    later = make(AutoresetMode.NEXT_STEP)
    later.reset(seed=1)
    _, _, end, _, info = later.step(actions)
    assert end.all()
    assert "final_obs" not in info
    second, reward, end, _, _ = later.step(actions)
    assert not end.any()
    assert (reward == 0).all()
    assert (second == observed).all()
    assert later.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP

    never = make(AutoresetMode.DISABLED)
    never.reset(seed=1)
    never.step(actions)
    with pytest.raises(gymnasium.error.ResetNeeded):
        never.step(actions)
    only, _ = never.reset(options={"reset_mask": np.array([True, False])})
    assert (only[0] == observed[0]).all()
    assert (only[1] == first[1]).all()


class Slide(tumble.gym.Task):
    """A ball without gravity is pushed along x to a goal."""

    scene = {
        "version": 1,
        "gravity": [0, 0, 0],
        "time": {"step": 0.01},
        "bodies": [{"name": "ball", "shape": {"kind": "sphere", "radius": 0.1}, "mass": 1.0}],
    }
    actions, observations, horizon, substeps = 1, 3, 12, 2

    def draw(self, rng):
        return {"goal": rng.uniform(-1, 1, 1)}

    def act(self, batch, action, goals, first):
        batch.apply_forces(np.pad(action, ((0, 0), (0, 2))), body="ball")

    def observe(self, batch, goals):
        return np.concatenate([batch.positions[:, 0, :1], batch.velocities[:, 0, :1], goals["goal"]], axis=1)

    def judge(self, batch, goals, action, age):
        return -np.abs(batch.positions[:, 0, 0] - goals["goal"][:, 0]), np.zeros(len(action), bool)


def test_a_task_of_ones_own_is_an_environment():
    check_env(tumble.gym.Env(Slide), skip_render_check=True)
    env, many = tumble.gym.Env(Slide()), tumble.gym.VectorEnv(Slide, 3)
    one, _ = env.reset(seed=4)
    all_, _ = many.reset(seed=4)
    assert (all_[0] == one).all()
    for _ in range(12):
        observed, *_, cut, _ = env.step(np.array([0.5], np.float32))
        each, *_ = many.step(np.full((3, 1), 0.5, np.float32))
        assert (each[0] == observed).all()
    assert cut
    # two steps of 0.01 s for each of 12 actions, at 0.5 m/s²
    assert observed[1] == pytest.approx(0.12)
    tumble.gym.register(Slide)
    try:
        assert isinstance(gymnasium.make("tumble/Slide-v0").unwrapped.task, Slide)
        assert gymnasium.make_vec("tumble/Slide-v0", num_envs=2).unwrapped.num_envs == 2
        tumble.gym.register(Slide)
        with pytest.raises(tumble.RefusedError, match="another name"):
            tumble.gym.register(type("Push", (Slide,), {}))
    finally:
        del tumble.gym.TASKS["Slide"], gymnasium.registry["tumble/Slide-v0"]
    for wrong in ("Nope", 3, object, dict):
        with pytest.raises(tumble.RefusedError, match="subclass of tumble.gym.Task"):
            tumble.gym.Env(wrong)


def test_wrong_actions_masks_and_seeds_are_refused_with_a_sentence():
    env, many = gymnasium.make("tumble/Push-v0").unwrapped, gymnasium.make_vec("tumble/Push-v0", num_envs=3).unwrapped
    for one, action in ((env, np.zeros(2)), (many, np.zeros((3, 2)))):
        with pytest.raises(gymnasium.error.ResetNeeded):
            one.step(action)
        one.reset(seed=1)
    for one, wrong in ((env, np.zeros(5)), (env, [np.nan, 0]), (env, "left"), (many, np.zeros((2, 2))), (many, np.zeros((3, 3))), (many, None)):
        with pytest.raises(tumble.RefusedError, match="shape"):
            one.step(wrong)
    with pytest.raises(tumble.RefusedError, match="3 truth values"):
        many.reset(options={"reset_mask": np.array([True])})
    with pytest.raises(tumble.RefusedError, match="3 of them"):
        many.reset(seed=[1, 2])
    with pytest.raises(tumble.RefusedError, match="seed has 2 numbers: give one number, or 3 of them"):
        many.reset(seed=[1, 2], options={"reset_mask": np.array([False, False, True])})
    assert (many.reset(seed=(5, 6, 7))[0] == many.reset(seed=5)[0]).all()


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_native_vector_does_what_that_of_gymnasium_does(mode):
    """Single environments in Gymnasium's own vector, through ends and cuts: the same observations, rewards, ends and last observations."""
    theirs = gymnasium.make_vec("tumble/Pick-v0", num_envs=3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode})
    ours = gymnasium.make_vec("tumble/Pick-v0", num_envs=3, autoreset_mode=mode)
    assert (theirs.reset(seed=3)[0] == ours.reset(seed=3)[0]).all()
    rng, over = np.random.default_rng(0), 0
    for _ in range(130):
        action = rng.uniform(-1, 1, (3, 2)).astype(np.float32)
        a, b = theirs.step(action), ours.step(action)
        for x, y in zip(a[:4], b[:4]):
            assert (x == y).all()
        over += (a[2] | a[3]).sum()
        if mode == AutoresetMode.SAME_STEP and (a[2] | a[3]).any():
            assert (a[4]["_final_obs"] == b[4]["_final_obs"]).all()
            for k in np.flatnonzero(a[4]["_final_obs"]):
                assert (a[4]["final_obs"][k] == b[4]["final_obs"][k]).all()
                assert a[4]["final_info"]["residual"][k] == b[4]["final_info"]["residual"][k]
            assert (a[4]["final_info"]["_residual"] == b[4]["final_info"]["_residual"]).all()
    assert over >= 3


def test_the_certificate_is_in_info():
    env = gymnasium.make("tumble/Pick-v0")
    env.reset(seed=3)
    worst = 0.0
    for _ in range(30):
        *_, info = env.step(np.array([1.0, 0.0], np.float32))
        worst = max(worst, info["residual"])
        assert info["verdict"] == "solved"
    assert 0 < worst < 1e-8


@pytest.mark.parametrize(("name", "hurried"), [("Ant", False), ("Ant", True)])
def test_actions_with_a_step_that_missed_its_tolerance_are_told(name, hurried):
    """What info says of an action is the worst of its steps, as the worlds count them; with one turn of the solver some are missed."""
    vector = gymnasium.make_vec(f"tumble/{name}-v0", num_envs=6, autoreset_mode=AutoresetMode.DISABLED).unwrapped
    if hurried:
        # the same worlds with next to no work for the solver
        scene = vector.task.made.set_all({"solver.effort": "realtime", "solver.max_sweeps": 1})
        vector._worlds.batch = tumble.Batch(scene, 6)
    vector.reset(seed=2)
    batch, told = vector._worlds.batch, 0
    rng = np.random.default_rng(3)
    for _ in range(30):
        before = batch.unsolved_steps
        *_, end, cut, info = vector.step(rng.uniform(-1, 1, (6, vector.task.actions)).astype(np.float32))
        missed = batch.unsolved_steps > before
        assert (missed == (info["verdict"] != "solved")).all()
        assert (info["residual"][info["verdict"] == "inexact"] > 1e-8).all()
        told += missed.sum()
        if (end | cut).any():
            vector.reset(options={"reset_mask": end | cut})
    assert told > 0 or not hurried


def test_steps_under_random_actions_are_counted_as_the_worlds_count_them():
    from tumble.gym.__main__ import WORLDS, counted

    assert counted("Push", 5)[:2] == (WORLDS * 5 * 8, 0)
    made, unsolved, worst = counted("Ant", 12, seed=3)
    many = tumble.gym.VectorEnv("Ant", WORLDS)
    many.reset(seed=3)
    rng, over = np.random.default_rng(3), False
    for _ in range(12):
        _, _, end, cut, _ = many.step(rng.uniform(-1, 1, (WORLDS, 8)).astype(np.float32))
        over |= bool((end | cut).any())
    assert made == WORLDS * 12 * 4 or over
    assert over or unsolved == many.batch.unsolved_steps.sum()
    assert (worst > 1e-8) == (unsolved > 0)


def rollout(env, policy, seed):
    observed, _ = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        observed, reward, end, cut, _ = env.step(policy(observed))
        total, over = total + reward, end or cut
    return total, end


def test_tasks_can_be_solved_by_hand_and_not_by_doing_nothing():
    """Each task has a simple controller that does better than no action at all: rewards point the right way."""
    push = gymnasium.make("tumble/Push-v0").unwrapped

    def steer(o):
        # as fast as it may be and still stop in time; the force of friction is added
        away = o[4:6] - o[:2]
        far = np.linalg.norm(away)
        if far < 0.03:
            return np.clip(-0.2 * o[2:4] / 0.04 / 3.0, -1, 1)
        towards = away / far
        wished = towards * min(np.sqrt(6.0 * (far - 0.02)), 1.0)
        return np.clip((0.2 * (wished - o[2:4]) / 0.04 + 0.98 * towards) / 3.0, -1, 1)

    results = [rollout(push, steer, s) for s in range(5)]
    assert all(end for _, end in results)
    assert all(a[0] > rollout(push, lambda o: np.zeros(2), s)[0] for s, a in enumerate(results))

    balance = gymnasium.make("tumble/Balance-v0").unwrapped

    def level(o):
        # tilt against place and speed of the ball: about y for x, against x for y
        wished = np.array([0.24 * o[1] + 0.2 * o[3], -0.24 * o[0] - 0.2 * o[2]])
        return np.clip(20 * (wished - o[4:6]), -1, 1)

    kept = [rollout(balance, level, s) for s in range(3)]
    assert all(not end and total > 170 for total, end in kept), kept

    pick = gymnasium.make("tumble/Pick-v0").unwrapped

    def lift(o):
        return np.array([1.0, 1.0 if o[2] - o[0] < 0.0805 else 0.0])

    lifted = [rollout(pick, lift, s) for s in range(3)]
    assert all(end for _, end in lifted), lifted


def test_the_models_are_those_of_the_robot_crate():
    import pathlib

    from conftest import ROOT

    for file in (pathlib.Path(tumble.gym.__file__).parent / "models").iterdir():
        assert file.read_bytes() == (ROOT / "crates" / "tumble-robot" / "models" / file.name).read_bytes()


def test_joints_and_robots_can_be_controlled():
    """A cart balances its pole, an arm reaches its goal, a quadruped stands where it would fall."""
    pole = gymnasium.make("tumble/CartPole-v0").unwrapped
    gains = np.array([1.0, 30.0, 2.0, 6.0])  # way, angle, and their rates
    for seed in range(3):
        total, end = rollout(pole, lambda o: np.clip([gains @ o / 10.0], -1, 1), seed)
        assert (total, end) == (500.0, False)
        assert rollout(pole, lambda o: np.zeros(1), seed)[0] < 100

    arm = gymnasium.make("tumble/Arm-v0").unwrapped

    def reach(o):
        # the transpose of the tip's Jacobian, by differences of the arm's own angles, and gravity carried
        a, b, c = o[:3]
        out = 0.3 * np.cos(b) + 0.25 * np.cos(b + c)
        up = 0.3 * np.sin(b) + 0.25 * np.sin(b + c)
        jac = np.array(
            [
                [-np.sin(a) * out, -np.cos(a) * up, -np.cos(a) * 0.25 * np.sin(b + c)],
                [np.cos(a) * out, -np.sin(a) * up, -np.sin(a) * 0.25 * np.sin(b + c)],
                [0.0, out, 0.25 * np.cos(b + c)],
            ]
        )
        gravity = 9.81 * np.array([0, 1.0 * 0.15 * np.cos(b) + 0.5 * (0.3 * np.cos(b) + 0.125 * np.cos(b + c)), 0.5 * 0.125 * np.cos(b + c)])
        torque = jac.T @ (60.0 * o[9:12]) - np.array([2.0, 2.0, 0.6]) * o[3:6] + gravity
        return np.clip(torque / np.array([6.0, 12.0, 5.0]), -1, 1)

    reached = [rollout(arm, reach, s)[1] for s in range(6)]
    assert sum(reached) >= 5, reached

    dog = gymnasium.make("tumble/Quadruped-v0").unwrapped
    total, end = rollout(dog, lambda o: np.zeros(12), 1)
    assert not end
    assert total == pytest.approx(0.2 * 400, rel=0.1)


@pytest.mark.slow
def test_a_cart_learns_to_balance(tmp_path):
    """PPO of Stable-Baselines3 with its defaults reaches the score of the study: at least 475 of 500, as the mean of 20 episodes."""
    pytest.importorskip("stable_baselines3")
    import json
    import subprocess
    import sys

    from conftest import ROOT

    command = [sys.executable, str(ROOT / "python" / "studies" / "cart_pole.py"), "100000", "--json", str(tmp_path / "x.json")]
    subprocess.run(command, check=True)
    told = json.loads((tmp_path / "x.json").read_text())
    assert told["score"] >= 475
    assert told["unsolved"] == 0
