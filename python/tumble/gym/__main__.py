"""`python -m tumble.gym [ACTIONS]`: every environment under random actions, and how many of its steps were solved."""

from __future__ import annotations

import sys

import numpy as np

from . import TASKS, VectorEnv

#: Worlds of each environment.
WORLDS = 8


def counted(name: str, actions: int, seed: int = 1) -> tuple[int, int, float]:
    """Steps of the engine, those that were not solved, and the largest residual [m/s]."""
    envs, rng = VectorEnv(name, WORLDS), np.random.default_rng(seed)
    envs.reset(seed=seed)
    batch = envs.batch
    unsolved = worst = 0.0
    made = 0
    for _ in range(actions):
        before, known = batch.unsolved_steps.astype(np.int64), batch.steps.astype(np.int64)
        *_, info = envs.step(rng.uniform(-1, 1, (WORLDS, envs.task.actions)).astype(np.float32))
        worst = max(worst, float(info["residual"].max()))
        # worlds that began anew in this call count from their start
        again = batch.steps.astype(np.int64) < known + envs.task.substeps
        unsolved += int(np.where(again, 0, batch.unsolved_steps - before).sum())
        made += int((~again).sum()) * envs.task.substeps
    return made, int(unsolved), worst


def main(words: list[str]) -> int:
    """Prints a line for each environment."""
    actions = int(words[0]) if words else 100
    print(f"{WORLDS} worlds, {actions} random actions each")
    for name in TASKS:
        made, unsolved, worst = counted(name, actions)
        print(f"{name:10} {made:7} steps, {unsolved:5} not solved, largest residual {worst:.1e} m/s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
