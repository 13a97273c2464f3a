"""The champion's network while it is trained: its layers, their gradients written out, and the whole numbers that ship.

The arrays are numpy's, or torch's where they lie on a graphics card: what is done with them is the same.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from gathering import Rows
from numpy.typing import NDArray

from tikal.classic.planning.evaluation import STAGES
from tikal.classic.planning.network import HEARD, MOST_RUINS, MOST_TEMPLES, SEEN, sizes

DECAY = 1e-2
POINTS, INCOME, WINNER = 0.3, 0.3, 20.0  # what is asked besides the margins, and how much that counts
TURNS = 4.0  # how much it counts by how much turns of one position differ, beside the margins
POOLED = 4.0  # what is seen of all temples, or ruins, is divided by this to be about as large as all the rest
TILES = 40  # more than can be left
#: About how large facts are, and what is seen of temples and ruins: of one's own, then of each rival.
FACT_SCALE = (1, 8, 8, 8, 8, 8, 8, 8, 20, 12, 3, 8, 120, 4, 2, 60, 60, 60, 8, 8, 1, 1, 1, 1, 100, 20, 10, 4)
TEMPLE_SCALE, TEMPLE_RIVAL_SCALE = (4, 3, 3, 3, 1, 1, 1, 10, 10, 10, 1, 2, 2), (3, 10, 10, 1)
RUIN_SCALE, RUIN_RIVAL_SCALE = (3, 10, 2), (10, 1)


class Machine:
    """Where numbers are worked on: by numpy, or by torch on a device."""

    def __init__(self, device: str | None) -> None:
        self.device = device
        if device is not None:
            import torch

            torch.zeros(1, device=device)  # says at once what is wrong with it
            self.torch = torch

    def array(self, numbers: NDArray[Any]) -> Any:
        """Return numbers as they are worked on here."""
        whole = np.asarray(numbers, np.float32)
        return whole if self.device is None else self.torch.from_numpy(whole).to(self.device)

    def numpy(self, numbers: Any) -> NDArray[np.float32]:
        """Return numbers as numpy has them."""
        plain: NDArray[np.float32] = numbers if self.device is None else numbers.cpu().numpy()
        return plain

    def joined(self, parts: list[Any]) -> Any:
        """Return columns side by side."""
        return np.concatenate(parts, axis=1) if self.device is None else self.torch.cat(parts, dim=1)


class Layer:
    """Weights, what their gradient is and how they were changed (Adam, with decay)."""

    def __init__(self, into: int, out: int, rng: np.random.Generator, machine: Machine, blank: bool = False) -> None:
        spread = 0.0 if blank else 1 / math.sqrt(into)
        self.weights = machine.array(rng.uniform(-spread, spread, (into, out)))
        self.bias = machine.array(rng.uniform(-spread, spread, out))
        self.moments = [(self.weights * 0, self.weights * 0), (self.bias * 0, self.bias * 0)]
        self.seen: Any = None
        self.gradients: list[Any] = []

    def forward(self, numbers: Any) -> Any:
        self.seen = numbers
        return numbers @ self.weights + self.bias

    def backward(self, gradient: Any) -> Any:
        """Take the gradient of what came out; return that of what went in."""
        self.gradients = [self.seen.T @ gradient, gradient.sum(axis=0)]
        return gradient @ self.weights.T

    def change(self, rate: float, step: int) -> None:
        """Follow the gradient."""
        for which, (numbers, gradient) in enumerate(zip((self.weights, self.bias), self.gradients, strict=True)):
            adam(numbers, gradient, self.moments[which], rate, step)


def adam(numbers: Any, gradient: Any, moments: tuple[Any, Any], rate: float, step: int) -> None:
    """Change numbers along a gradient, by Adam with decay."""
    first, second = moments
    first *= 0.9
    first += 0.1 * gradient
    second *= 0.999
    second += 0.001 * gradient * gradient
    numbers *= 1 - rate * DECAY
    numbers -= rate * (first / (1 - 0.9**step)) / ((second / (1 - 0.999**step)) ** 0.5 + 1e-8)


class Model:
    """The network as it is trained; `whole_numbers` gives what ships."""

    def __init__(self, players: int, machine: Machine, seed: int) -> None:
        self.players, self.machine = players, machine
        rng = np.random.default_rng(seed)
        self.layers = [Layer(into, out, rng, machine, blank=out == 1) for into, out in sizes(players)]
        self.income = Layer(self.layers[1].weights.shape[1], 1, rng, machine)
        self.apart = machine.array(np.full(TILES, 3.0))  # by tiles left: points that count for much in who wins
        self.apart_moments = (self.apart * 0, self.apart * 0)
        rivals = players - 1
        self.scales = {
            "temple": machine.array(np.array(TEMPLE_SCALE + TEMPLE_RIVAL_SCALE * rivals)),
            "ruin": machine.array(np.array(RUIN_SCALE + RUIN_RIVAL_SCALE * rivals)),
            "facts": machine.array(np.array(FACT_SCALE * players)),
        }

    def learn(self, rows: Rows, rate: float, ties_rate: float, step: int) -> tuple[float, float, float]:
        """Learn from some rows; return how far off margins and incomes were, squared, and how surprising winners."""
        machine, seats = self.machine, self.players
        count = len(rows["value"])
        mistakes, income, masks = self._forward(rows)
        live = machine.array(rows["stage"] >= 0)
        final = machine.array(rows["final"])
        off = machine.array(rows["value"]) + mistakes * live - final
        apart = off - off.mean(axis=1).reshape(-1, 1)
        gradient = 2 * (apart + POINTS * off) / (count * seats)
        surprise, pull, ties_pull = self._winner(rows, off + final)
        gradient = (gradient + WINNER * pull) * live
        temples = masks[0]
        missed = (income - machine.array(rows["income"])) * temples
        paid = max(float(temples.sum()), 1.0)
        self._backward(gradient, 2 * INCOME * missed / paid, masks)
        for layer in (*self.layers, self.income):
            layer.change(rate, step)
        adam(self.apart, WINNER * ties_pull, self.apart_moments, ties_rate, step)
        self.apart = machine.array(np.maximum(machine.numpy(self.apart), 0.3))
        return float((apart**2).mean()), float((missed**2).sum()) / paid, surprise

    def compare(self, rows: Rows, group: int, rate: float, step: int) -> tuple[float, float]:
        """Learn from turns, so many of each position; return how far off they and the margins were, squared."""
        machine, seats = self.machine, self.players
        count = len(rows["value"])
        mistakes, _, masks = self._forward(rows)
        live = machine.array(rows["stage"] >= 0)
        off = machine.array(rows["value"]) + mistakes * live - machine.array(rows["final"])
        apart = off - off.mean(axis=1).reshape(-1, 1)
        gradient = 2 * (apart + POINTS * off) / (count * seats)
        mover = machine.array(np.eye(seats)[rows["mover"]])
        own = (apart * mover).sum(axis=1).reshape(-1, group)
        own = own - own.mean(axis=1).reshape(-1, 1)
        gradient = gradient + 2 * TURNS * own.reshape(-1, 1) * (mover - 1 / seats) / count
        self._backward(gradient * live, None, masks)
        for layer in self.layers:
            layer.change(rate, step)
        return float((own**2).mean()), float((apart**2).mean())

    def mistakes(self, rows: Rows) -> NDArray[np.float32]:
        """Return what it adds to the evaluation, by row and seat."""
        return self.machine.numpy(self._forward(rows)[0]) * (rows["stage"] >= 0)

    def _forward(self, rows: Rows) -> tuple[Any, Any, tuple[Any, Any]]:
        """Return mistakes by seat, incomes by seat and temple, and which temples and ruins there are."""
        machine, seats, count = self.machine, self.players, len(rows["value"])
        temples = machine.array(np.repeat(rows["temples"][:, None], seats, axis=1))
        ruins = machine.array(np.repeat(rows["ruins"][:, None], seats, axis=1))
        saw_temples = self._see("temple", rows, temples, 0)
        income = self.income.forward(saw_temples).reshape(count, seats, -1) * temples
        saw_ruins = self._see("ruin", rows, ruins, 2)
        facts = machine.array(rows["facts"]) / self.scales["facts"]
        stage = np.eye(STAGES)[np.maximum(rows["stage"], 0)].reshape(count * seats, STAGES)
        order = np.eye(seats)[rows["order"]].reshape(count * seats, seats)
        hidden = machine.joined([
            facts.reshape(count * seats, -1), machine.array(stage), machine.array(order),
            saw_temples.reshape(count * seats, MOST_TEMPLES, -1).sum(axis=1) / POOLED,
            saw_ruins.reshape(count * seats, MOST_RUINS, -1).sum(axis=1) / POOLED,
        ])  # fmt: skip
        self.hidden = []
        for layer in self.layers[4:]:
            hidden = layer.forward(hidden)
            if layer is not self.layers[-1]:
                hidden = hidden * (hidden > 0)
            self.hidden.append(hidden)
        return hidden.reshape(count, seats), income, (temples, ruins)

    def _see(self, what: str, rows: Rows, mask: Any, first: int) -> Any:
        """Return what two layers make of each temple or ruin, one row for each."""
        seen = self.machine.array(rows[what]) / self.scales[what]
        middle = self.layers[first].forward(seen.reshape(-1, seen.shape[-1]))
        middle = middle * (middle > 0)
        out = self.layers[first + 1].forward(middle)
        return out * (out > 0) * mask.reshape(-1, 1)

    def _backward(self, gradient: Any, income: Any | None, masks: tuple[Any, Any]) -> None:
        """Work out all gradients from those of the mistakes and, where they are asked for, of the incomes."""
        count, seats = gradient.shape
        back = gradient.reshape(-1, 1)
        for layer, hidden in zip(reversed(self.layers[4:]), [None, *reversed(self.hidden[:-1])], strict=True):
            if hidden is not None:
                back = back * (hidden > 0)
            back = layer.backward(back)
        temple, ruin = self.layers[1].weights.shape[1], self.layers[3].weights.shape[1]
        start = back.shape[1] - temple - ruin
        from_temples = back[:, start : start + temple].reshape(-1, 1, temple) / POOLED
        from_temples = from_temples * masks[0].reshape(-1, MOST_TEMPLES, 1)
        if income is not None:
            by_income = self.income.backward(income.reshape(-1, 1))
            from_temples = from_temples + by_income.reshape(count * seats, MOST_TEMPLES, temple)
        from_ruins = back[:, start + temple :].reshape(-1, 1, ruin) / POOLED
        self._blame(from_temples, masks[0], 0)
        self._blame(from_ruins * masks[1].reshape(-1, MOST_RUINS, 1), masks[1], 2)

    def _blame(self, gradient: Any, mask: Any, first: int) -> None:
        """Work out the gradients of two layers that look at temples or ruins."""
        below, above = self.layers[first], self.layers[first + 1]
        out = above.forward(above.seen)
        gradient = gradient.reshape(out.shape) * (out > 0) * mask.reshape(-1, 1)
        below.backward(above.backward(gradient) * (above.seen > 0))

    def _winner(self, rows: Rows, value: Any) -> tuple[float, Any, Any]:
        """Return how surprising the winners are, and the gradients of values and of how far they are told apart."""
        machine = self.machine
        tiles = np.minimum(rows["tiles"], TILES - 1)
        by_tile = machine.array(np.eye(TILES)[tiles])
        apart = (by_tile @ self.apart).reshape(-1, 1)
        scaled = value / apart
        top = machine.array(machine.numpy(scaled).max(axis=1, keepdims=True))
        power = math.e ** (scaled - top)
        chance = power / power.sum(axis=1).reshape(-1, 1)
        best = rows["final"] == rows["final"].max(axis=1, keepdims=True)
        won = machine.array(best / best.sum(axis=1, keepdims=True))
        pull = (chance - won) / apart / len(tiles)
        ties = -((chance - won) * scaled / apart).sum(axis=1) / len(tiles)
        logs = np.log(machine.numpy(chance) + 1e-9)
        surprise = -float((machine.numpy(won) * logs).sum(axis=1).mean())
        return surprise, pull, by_tile.T @ ties

    def whole_numbers(self) -> list[int]:
        """Return the weights as `Network` takes them: a row for each number that goes in, then the bias."""
        found: list[int] = []
        for layer, scale in zip(self.layers, self._scales(), strict=True):
            rows = self.machine.numpy(layer.weights).astype(np.float64)
            found.extend(int(n) for n in np.rint(rows * scale[: len(rows), None]).ravel())
            found.extend(int(n) for n in np.rint(self.machine.numpy(layer.bias).astype(np.float64) * (1 << SEEN)))
        return found

    def read(self, whole: list[int]) -> None:
        """Go on from weights as `Network` takes them."""
        numbers = np.array(whole, np.float64)
        for layer, scale in zip(self.layers, self._scales(), strict=True):
            into, out = layer.weights.shape
            rows, bias, numbers = np.split(numbers, [into * out, (into + 1) * out])
            layer.weights = self.machine.array(rows.reshape(into, out) / scale[:into, None])
            layer.bias = self.machine.array(bias / (1 << SEEN))

    def _scales(self) -> list[NDArray[np.float64]]:
        """Return what one is in the whole numbers of each layer, for every number that goes into it."""
        once = float(1 << SEEN)
        heard = np.full(1000, float(1 << HEARD))
        facts = once / self.machine.numpy(self.scales["facts"])
        here = np.full(STAGES + self.players, once)
        return [
            once / self.machine.numpy(self.scales["temple"]), heard,
            once / self.machine.numpy(self.scales["ruin"]), heard,
            np.concatenate([facts, here, heard / POOLED]), heard, heard,
        ]  # fmt: skip
