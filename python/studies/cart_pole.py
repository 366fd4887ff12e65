"""Can it be learned? PPO of Stable-Baselines3 balances a pole on a cart, on a native vector environment.

python python/studies/cart_pole.py 100000
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np
import tumble.gym
from stable_baselines3 import PPO
from stable_baselines3.common.callbacks import BaseCallback
from tumble.gym.sb3 import VecEnv

#: Best mean return of an episode, and that which counts as learned (as Gymnasium has it for CartPole-v1).
MOST, LEARNED = 500.0, 475.0


class Curve(BaseCallback):
    """Mean return of the episodes that ended in each rollout, and how well the contact and joint laws held."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[int, float]] = []
        self._ended: list[float] = []
        self.worst, self.unsolved = 0.0, 0

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            self.worst = max(self.worst, float(info["residual"]))
            self.unsolved += info["verdict"] != "solved"
            if "episode" in info:
                self._ended.append(info["episode"]["r"])
        return True

    def _on_rollout_end(self) -> None:
        if self._ended:
            self.rows.append((self.num_timesteps, float(np.mean(self._ended))))
            self._ended = []


def score(model: Any, episodes: int = 20) -> float:
    """Mean return of episodes with other seeds, without noise in the actions."""
    env = tumble.gym.Env("CartPole")
    totals = []
    for seed in range(1000, 1000 + episodes):
        observed, _ = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            observed, reward, end, cut, _ = env.step(model.predict(observed, deterministic=True)[0])
            total, over = total + reward, end or cut
        totals.append(total)
    return float(np.mean(totals))


def main(steps: int, file: str | None) -> int:
    envs, curve = VecEnv("CartPole", 8), Curve()
    envs.seed(1)
    model = PPO("MlpPolicy", envs, seed=1, n_steps=256, batch_size=256, device="cpu")
    before, clock = score(model, 5), time.perf_counter()
    model.learn(steps, callback=curve)
    spent, after = time.perf_counter() - clock, score(model)
    for done, mean in curve.rows:
        print(f"  {done:7d} {mean:6.1f} {'#' * round(mean / 10)}")
    print(
        f"{steps} steps in {spent:.0f} s; untrained {before:.1f}, learned {after:.1f} of {MOST:g} (at least {LEARNED:g} counts)"
    )
    print(f"worst residual {curve.worst:.1e} m/s, actions with an unsolved step: {curve.unsolved}")
    if file:
        told = {
            "score": after,
            "before": before,
            "curve": curve.rows,
            "worst": curve.worst,
            "unsolved": curve.unsolved,
            "seconds": spent,
        }
        with open(file, "w") as out:
            json.dump(told, out)
    return 0 if after >= LEARNED else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    file = words[words.index("--json") + 1] if "--json" in words else None
    sys.exit(main(int(words[0]) if words else 100_000, file))
