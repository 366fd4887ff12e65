"""Recordings as tables: numpy columns, Arrow, SQL, audit."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NoReturn

import numpy as np

from . import _tumble
from ._errors import AuditError, Error, RefusedError

_Path = str | os.PathLike[str]

#: Attribute of a recording, name of the table, columns by which its rows are sorted.
_TABLES = {
    "frames": ("frame", ("frame",)),
    "states": ("state", ("frame", "body")),
    "contacts": ("contact", ("frame", "id")),
    "solves": ("solve", ("frame", "island")),
    "events": ("event", ("frame", "id")),
    "bodies": ("body", ("id",)),
    "adjustments": ("adjustment", ("frame", "body")),
    "pushes": ("push", ("frame", "body")),
    "edits": ("edit", ("frame", "body")),
    "joints": ("joint", ("id",)),
    "joint_rows": ("joint_row", ("frame", "id")),
    "motors": ("motor", ("frame", "id")),
}


def _missing(package: str, extra: str) -> NoReturn:
    raise Error(f"{package} is not installed: pip install {extra}")


def _ordered(keys: Sequence[Any]) -> bool:
    """Whether rows come in the order of their first key, and where that is the same, of the next."""
    same: Any = True
    for key in keys:
        if (same & (key[1:] < key[:-1])).any():
            return False
        same = same & (key[1:] == key[:-1])
    return True


class Table(Mapping[str, Any]):
    """Rows of a recording, read when they are first needed: columns are read-only numpy arrays (texts: arrays of objects). Where the file has
    no value (`NULL`), such as the second body of an event that has one, whole numbers are -1, numbers NaN and texts empty.

    polars, DuckDB, pyarrow and pandas take it as it is, through `__arrow_c_stream__` (with pyarrow installed) or `to_polars()`.
    """

    def __init__(
        self, reading: _tumble.Reading, sql: str, units: Mapping[str, str] | None = None, *, order: Sequence[str] = ()
    ) -> None:
        self._reading, self._sql, self._order = reading, sql, order
        #: Unit of each column.
        self.units: dict[str, str] = dict(units or {})

    @cached_property
    def _columns(self) -> dict[str, Any]:
        columns = self._reading.query(self._sql)
        # rows lie in their order: sorted where somebody has written others between them
        if not _ordered([columns[name] for name in self._order]):
            columns = self._reading.query(f"{self._sql} ORDER BY {', '.join(self._order)}")
        for name, values in columns.items():
            if isinstance(values, list):
                array = np.empty(len(values), dtype=object)
                array[:] = values
                array.flags.writeable = False
                columns[name] = array
        return columns

    def __getitem__(self, key: str | slice) -> Any:
        """A column by its name, or the rows of some frames by a slice of their numbers."""
        if isinstance(key, slice):
            return self._frames(key)
        try:
            return self._columns[key]
        except KeyError:
            raise KeyError(f"there is no column {key!r}: there are {', '.join(self._columns)}") from None

    def _frames(self, key: slice) -> Table:
        if "frame" not in self._order:
            raise RefusedError("this table has no frames: slice its columns", "slice", str(key), "", "slice a column")
        if key.step not in (None, 1) or (key.start or 0) < 0 or (key.stop is not None and key.stop < 0):
            raise RefusedError(f"{key} is no range of frames: give a start and an end", "slice", str(key), "", "give start:end")
        where = f"frame >= {int(key.start or 0)}" + (f" AND frame < {int(key.stop)}" if key.stop is not None else "")
        joint = "AND" if " WHERE " in self._sql else "WHERE"
        return Table(self._reading, f"{self._sql} {joint} {where}", self.units, order=self._order)

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(next(iter(self._columns.values()), ()))

    @property
    def columns(self) -> list[str]:
        """Names of the columns."""
        return list(self._columns)

    def to_arrow(self) -> Any:
        """A pyarrow.Table over the same memory."""
        try:
            import pyarrow as pa
        except ImportError:
            _missing("pyarrow", "'tumble[arrow]'")
        arrays, fields = [], []
        for name, values in self._columns.items():
            arrays.append(pa.array(values) if values.dtype != object else pa.array(values.tolist(), pa.string()))
            unit = self.units.get(name, "")
            fields.append(pa.field(name, arrays[-1].type, metadata={"unit": unit} if unit else None))
        return pa.Table.from_arrays(arrays, schema=pa.schema(fields))

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def to_polars(self) -> Any:
        """A polars.DataFrame."""
        try:
            import polars
        except ImportError:
            _missing("polars", "polars")
        return polars.DataFrame({k: v.tolist() if v.dtype == object else v for k, v in self._columns.items()})

    def to_pandas(self) -> Any:
        """A pandas.DataFrame."""
        try:
            import pandas
        except ImportError:
            _missing("pandas", "pandas")
        return pandas.DataFrame(dict(self._columns))

    def __repr__(self) -> str:
        return f"Table({len(self)} rows: {', '.join(self._columns)})"

    def _repr_html_(self) -> str:
        from ._notebook import table

        return table(self)


class Recording:
    """A recording: one SQLite file with everything that happened. Opened with suspicion, read-only.

    Its tables are `frames`, `states`, `contacts`, `solves`, `events`, `bodies`, `adjustments`, `pushes`, `edits`, `joints`, `joint_rows` (what each
    joint did in each step) and `motors`.
    """

    frames: Table
    states: Table
    contacts: Table
    solves: Table
    events: Table
    bodies: Table
    adjustments: Table
    pushes: Table
    edits: Table
    joints: Table
    joint_rows: Table
    motors: Table

    def __init__(self, path: _Path) -> None:
        self._reading = _tumble.Reading(path)
        self.path = os.fspath(path)
        self._meta = self._reading.meta()

    @property
    def meta(self) -> dict[str, Any]:
        """What the recording says about itself."""
        return dict(self._meta)

    @property
    def name(self) -> str:
        """Name of the scene."""
        return str(self._meta.get("scene_name", ""))

    def __len__(self) -> int:
        """Frames, frame 0 included."""
        return int(self._meta["frame_count"])

    def __getattr__(self, name: str) -> Table:
        if name not in _TABLES:
            raise AttributeError(f"a recording has no {name!r}: its tables are {', '.join(_TABLES)}")
        table, order = _TABLES[name]
        units = _tumble.recording_tables()[table]
        made = Table(self._reading, f"SELECT * FROM {table}", units, order=order)
        setattr(self, name, made)
        return made

    def sql(self, statement: str) -> Table:
        """The answer to one statement that reads."""
        made = Table(self._reading, statement)
        _ = made._columns  # a wrong statement is told here, not later
        return made

    def audit(self) -> Audit:
        """The laws of mechanics in every frame, from the recorded numbers alone."""
        return audit(self.path)

    def verify(self, *, replay: bool = True) -> Verification:
        """Whether the file is unchanged, and whether stepping again gives the same bits."""
        return verify(self.path, replay=replay)

    def __repr__(self) -> str:
        return f"Recording({self.path!r}, {len(self)} frames, {self._meta['body_count']} bodies)"

    def view(self, *, port: int = 0, framed_by: str | None = None, open: bool | None = None) -> _tumble.View:
        """Shows the recording in a browser, or in a frame of a notebook, until the View is closed or let go."""
        return _tumble.view_recording(self.path, port=port, framed_by=framed_by, open=open)

    def _repr_html_(self) -> str:
        from ._notebook import recording

        return recording(self)


class _Answer:
    """An answer in the words of the command line's JSON, as attributes."""

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values

    def __getattr__(self, name: str) -> Any:
        # pickles and copies ask before there are values
        values = self.__dict__.get("_values", {})
        if name not in values:
            raise AttributeError(f"there is no {name!r}: there are {', '.join(values)}")
        return values[name]

    def to_dict(self) -> dict[str, Any]:
        """All values."""
        return dict(self._values)

    def __repr__(self) -> str:
        shown = {k: v for k, v in self._values.items() if not isinstance(v, list) or len(v) < 4}
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in shown.items() if k != 'laws')})"


class Audit(_Answer):
    """What an audit has found: `holds`, `laws`, `violations`, `unsolved` and more."""

    def require(self, *, solved: bool = False) -> Audit:
        """Raises AuditError unless every law holds; with solved, also when a frame is not `solved`."""
        if not self.holds:
            first = self.violations[0]
            raise AuditError(
                f"{self.violation_count} checks fail, the first in frame {first['frame']}: {first['law']}: {first['what']}", self
            )
        if solved and self.unsolved:
            raise AuditError(f"{self.unsolved} frames are not solved, worst residual {self.unsolved_residual:.2e} m/s", self)
        return self


class Verification(_Answer):
    """What a verification has found: `intact`, `closed`, `problems`, `replay`."""

    def require(self) -> Verification:
        """Raises AuditError unless the file is unchanged and, where it was replayed, gives the same bits."""
        if not self.intact:
            raise AuditError(f"the recording was changed: {'; '.join(self.problems)}", self)
        if self.replay is not None and not self.replay["same"]:
            raise AuditError(f"stepping again gives other bits from frame {self.replay['frame']} on", self)
        return self


def audit(path: _Path) -> Audit:
    """The laws of mechanics in every frame of a recording: `tumble.audit("x.db").require()` is one line of a test."""
    return Audit(json.loads(_tumble.audit_json(path)))


def verify(path: _Path, *, replay: bool = True) -> Verification:
    """Whether a recording is unchanged, and whether stepping its scene again gives the same bits."""
    return Verification(json.loads(_tumble.verify_json(path, replay)))


def diff(a: _Path, b: _Path) -> dict[str, Any] | None:
    """The first difference of two recordings, or None."""
    found: dict[str, Any] | None = json.loads(_tumble.diff_json(a, b))
    return found
