"""Arrays of whole numbers: unboxed vectors where the core is compiled, plain lists where it is interpreted.

Both are indexed, sliced and looped over alike, and each is the faster one in its build: interpreted, an unboxed
vector has to make a Python integer at every look. Everything in the core makes its arrays here.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")


def array(values: list[int]) -> vec[i64]:
    """Return an array of these numbers."""
    if COMPILED:
        return vec[i64](values)
    return cast("vec[i64]", values)


_ZEROS: Final = array([0] * 65536)  # slicing it is the quick way to zeros in the compiled core


def zeros(count: int) -> vec[i64]:
    """Return an array of zeros."""
    return _ZEROS[:count] if count <= len(_ZEROS) else array([0] * count)


def grown(numbers: vec[i64]) -> vec[i64]:
    """Return the array with room for as many numbers again."""
    if COMPILED:
        n: i64 = len(numbers)
        while n:
            numbers = append(numbers, 0)
            n -= 1
        return numbers
    plain = cast("list[int]", numbers)
    return cast("vec[i64]", plain + [0] * len(plain))
