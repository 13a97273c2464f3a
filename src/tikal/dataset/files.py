"""How rows are kept: as one table in Parquet, and as arrays in npz. Either is written game after game."""

from __future__ import annotations

import shutil
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from tikal.dataset.rows import TEXT, Column, Rows

if TYPE_CHECKING:
    import pyarrow as pa

GROUP = 16  # games in a row group of Parquet
TOGETHER = 4096  # texts that are written at once
END = b"\0"  # of a text on its way into an npz


class TableFile(ABC):
    """A file that rows go into."""

    def __init__(self, folder: Path, columns: Sequence[Column]) -> None:
        self.path = folder / f"data.{self.suffix}"
        self.columns = columns

    suffix: str

    @abstractmethod
    def add(self, rows: Rows) -> None:
        """Write the rows of one more game."""

    @abstractmethod
    def finish(self) -> None:
        """Write what is left."""

    @abstractmethod
    def close(self) -> None:
        """Let the file go; unless it was finished it is of no use."""


class ParquetFile(TableFile):
    suffix = "parquet"

    def __init__(self, folder: Path, columns: Sequence[Column]) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        super().__init__(folder, columns)
        self._schema = pa.schema([(column.name, _arrow_type(column)) for column in columns])
        self._writer = pq.ParquetWriter(self.path, self._schema, compression="zstd")
        self._tables: list[pa.Table] = []

    def add(self, rows: Rows) -> None:
        import pyarrow as pa

        arrays = [_arrow_array(column, rows.values[column.name]) for column in self.columns]
        self._tables.append(pa.Table.from_arrays(arrays, schema=self._schema))
        if len(self._tables) == GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa

        if self._tables:
            table = pa.concat_tables(self._tables).combine_chunks()
            self._writer.write_table(table, row_group_size=len(table))
            self._tables.clear()

    def finish(self) -> None:
        self._flush()
        self.close()

    def close(self) -> None:
        self._writer.close()


def _arrow_type(column: Column) -> pa.DataType:
    import numpy as np
    import pyarrow as pa

    if column.kind == TEXT:
        return pa.string()
    if column.kind == "uint8" and column.width is not None:
        return pa.binary(column.width)  # lists of bytes would be written as lists of integers
    value = pa.from_numpy_dtype(np.dtype(column.kind))
    return value if column.width is None else pa.list_(value, column.width)


def _arrow_array(column: Column, values: Any) -> pa.Array:
    import pyarrow as pa

    kind = _arrow_type(column)
    if column.kind == TEXT or column.width is None:
        return pa.array(values, kind, from_pandas=True)  # what is not a number is missing
    if column.kind == "uint8":
        return pa.FixedSizeBinaryArray.from_buffers(kind, len(values), [None, pa.py_buffer(values.tobytes())])
    return pa.FixedSizeListArray.from_arrays(values.ravel(), column.width)


class NpzFile(TableFile):
    """Arrays by name. How long they are is known at the end only, so each waits in a file of its own until then."""

    suffix = "npz"

    def __init__(self, folder: Path, columns: Sequence[Column]) -> None:
        super().__init__(folder, columns)
        self._waiting = {column.name: folder / f"{column.name}.waiting" for column in columns}
        self._open: dict[str, IO[bytes]] = {name: path.open("wb") for name, path in self._waiting.items()}
        self._longest = dict.fromkeys(self._waiting, 1)
        self._count = 0

    def add(self, rows: Rows) -> None:
        self._count += rows.count
        for name, values in rows.values.items():
            if isinstance(values, list):
                self._longest[name] = max(self._longest[name], *map(len, values))
                self._open[name].write(b"".join(text.encode() + END for text in values))
            else:
                self._open[name].write(values.tobytes())

    def finish(self) -> None:
        import numpy as np
        from numpy.lib import format as npy

        self.close()
        with zipfile.ZipFile(self.path, "w", zipfile.ZIP_DEFLATED) as archive:
            for column in self.columns:
                waiting = self._waiting[column.name]
                kind = (
                    f"<U{self._longest[column.name]}"
                    if column.kind == TEXT
                    else np.dtype(column.kind).newbyteorder("<").str
                )
                head = {"descr": kind, "fortran_order": False, "shape": (self._count, *column.shape)}
                with archive.open(f"{column.name}.npy", "w", force_zip64=True) as out, waiting.open("rb") as source:
                    npy.write_array_header_1_0(out, head)
                    if column.kind == TEXT:
                        self._write_texts(source, kind, out)
                    else:
                        shutil.copyfileobj(source, out)
                waiting.unlink()

    def close(self) -> None:
        for file in self._open.values():
            file.close()

    def _write_texts(self, source: IO[bytes], kind: str, out: IO[bytes]) -> None:
        import numpy as np

        some: list[str] = []
        for text in _texts(source):
            some.append(text)
            if len(some) == TOGETHER:
                out.write(np.array(some, kind).tobytes())
                some.clear()
        out.write(np.array(some, kind).tobytes())


def _texts(source: IO[bytes]) -> Iterator[str]:
    """Yield the texts that wait in a file."""
    rest = b""
    while more := source.read(1 << 20):
        *whole, rest = (rest + more).split(END)
        yield from (text.decode() for text in whole)


KINDS: dict[str, type[TableFile]] = {kind.suffix: kind for kind in (ParquetFile, NpzFile)}
