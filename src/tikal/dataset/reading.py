"""Reading a dataset back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tikal.dataset.card import CARD
from tikal.dataset.rows import TEXT

if TYPE_CHECKING:
    from numpy.typing import NDArray


def load(folder: str | Path) -> dict[str, NDArray[Any]]:
    """Return the columns of a dataset as arrays, `mask` with a 0 or 1 for every action."""
    import numpy as np

    folder = Path(folder)
    card = json.loads((folder / CARD).read_text("utf-8"))
    if "data.npz" in card["files"]:
        with np.load(folder / "data.npz") as arrays:
            found = {column["name"]: arrays[column["name"]] for column in card["columns"]}
    else:
        found = _from_parquet(folder / "data.parquet", card)
    found["mask"] = np.unpackbits(found["mask"], axis=1, count=card["actions"], bitorder="little")
    return found


def _from_parquet(path: Path, card: dict[str, Any]) -> dict[str, NDArray[Any]]:
    import numpy as np
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    found: dict[str, NDArray[Any]] = {}
    for column in card["columns"]:
        values = table[column["name"]].combine_chunks()
        if column["type"] == TEXT:
            found[column["name"]] = np.array(values.to_pylist())
        elif column["type"] == "uint8" and column["shape"]:
            found[column["name"]] = np.frombuffer(b"".join(values.to_pylist()), np.uint8).reshape(-1, *column["shape"])
        elif column["shape"]:
            found[column["name"]] = values.flatten().to_numpy(zero_copy_only=False).reshape(-1, *column["shape"])
        else:
            found[column["name"]] = values.to_numpy(zero_copy_only=False).astype(column["type"])
    return found
