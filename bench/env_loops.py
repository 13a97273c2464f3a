"""How environments are measured, ours and others' alike: random play with observations and masks, on one core."""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any


def on_one_core() -> None:
    """Keep this process to one core, where that can be done."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def pettingzoo_steps(env: Any, seconds: float) -> dict[str, float]:
    """Steps per second of an AEC environment: every agent is shown its observation and mask, and acts at random."""
    import numpy as np

    on_one_core()
    chance, steps, games = random.Random(1), 0, 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        games += 1
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[chance.randrange(len(legal))]))
            steps += 1
    return {"steps/s": steps / elapsed}
