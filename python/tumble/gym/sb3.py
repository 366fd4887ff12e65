"""Stable-Baselines3 on native vector environments: `PPO("MlpPolicy", tumble.gym.sb3.VecEnv("CartPole", 16))`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

try:
    from stable_baselines3.common.vec_env import VecEnv as _VecEnv
except ImportError:  # pragma: no cover
    raise ImportError("Stable-Baselines3 is not installed: pip install stable-baselines3") from None

from gymnasium.vector import AutoresetMode

from . import VectorEnv


class VecEnv(_VecEnv):  # type: ignore[misc, unused-ignore]
    """A `VectorEnv` as Stable-Baselines3 wants one: an episode that ends begins anew in the same step."""

    def __init__(self, task: str, num_envs: int, *, threads: int | None = None) -> None:
        self.envs = VectorEnv(task, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, threads=threads)
        self._next: Any = None
        self._returns, self._lengths = np.zeros(num_envs), np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Any:
        seeds = list(self._seeds) if any(s is not None for s in self._seeds) else None
        observed, _ = self.envs.reset(seed=seeds)
        self._reset_seeds()
        self._returns[:], self._lengths[:] = 0.0, 0
        return observed

    def step_async(self, actions: Any) -> None:
        self._next = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observed, reward, end, cut, info = self.envs.step(self._next)
        over = end | cut
        self._returns += reward
        self._lengths += 1
        told: list[dict[str, Any]] = [
            {"residual": r, "verdict": v, "TimeLimit.truncated": bool(c)}
            for r, v, c in zip(info["residual"], info["verdict"], cut)
        ]
        for k in np.flatnonzero(over):
            told[k] |= {
                "terminal_observation": info["final_obs"][k],
                "episode": {"r": float(self._returns[k]), "l": int(self._lengths[k])},
            }
        self._returns[over], self._lengths[over] = 0.0, 0
        return observed, reward.astype(np.float32), over, told

    def close(self) -> None:
        self.envs.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.envs, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **keys: Any) -> list[Any]:
        return [getattr(self.envs, method_name)(*args, **keys)] * len(list(self._get_indices(indices)))

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> Sequence[bool]:
        return [False] * len(list(self._get_indices(indices)))
