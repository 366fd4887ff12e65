"""Reads the plain Parquet files of an ensemble: 64-bit integers, doubles and texts, plain or by Snappy. Other programs read them as they are."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np

from .._errors import EnsembleError

_STRUCT, _LIST, _BINARY = 12, 9, 8


class _Thrift:
    """The compact protocol, as far as our own footers need it: structures as dicts of numbered fields."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def _byte(self) -> int:
        value = self.data[self.at]
        self.at += 1
        return value

    def _varint(self) -> int:
        value = shift = 0
        while True:
            byte = self._byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def _zigzag(self) -> int:
        n = self._varint()
        return (n >> 1) ^ -(n & 1)

    def _value(self, kind: int) -> Any:
        if kind in (1, 2):
            return kind == 1
        if kind in (4, 5, 6):
            return self._zigzag()
        if kind == _BINARY:
            n = self._varint()
            self.at += n
            return self.data[self.at - n : self.at]
        if kind == _LIST:
            head = self._byte()
            n = head >> 4 if head >> 4 != 15 else self._varint()
            return [self._value(head & 15) for _ in range(n)]
        if kind == _STRUCT:
            return self.struct()
        raise ValueError(f"kind {kind}")

    def struct(self) -> dict[int, Any]:
        fields: dict[int, Any] = {}
        last = 0
        while head := self._byte():
            last = last + (head >> 4) if head >> 4 else self._zigzag()
            fields[last] = self._value(head & 15)
        return fields


def unpacked(data: bytes, size: int) -> bytes:
    """What Snappy has packed into so many bytes: literals, and copies of what came before."""
    reader = _Thrift(data, 0)
    if reader._varint() != size:
        raise ValueError("a page has another size")
    at, out = reader.at, bytearray()
    while at < len(data):
        tag = data[at]
        at += 1
        if tag & 3 == 0:
            length = tag >> 2
            if length >= 60:
                more = length - 59
                length = int.from_bytes(data[at : at + more], "little")
                at += more
            out += data[at : at + length + 1]
            at += length + 1
            continue
        if tag & 3 == 1:
            length, offset, wide = 4 + (tag >> 2 & 7), (tag >> 5) << 8 | data[at], 1
        else:
            wide = 2 if tag & 3 == 2 else 4
            length, offset = 1 + (tag >> 2), int.from_bytes(data[at : at + wide], "little")
        at += wide
        if not 0 < offset <= len(out):
            raise ValueError("a copy of nothing")
        start = len(out) - offset
        if offset >= length:
            out += out[start : start + length]
        else:
            piece = bytes(out[start:])
            out += (piece * (length // offset + 1))[:length]
    if len(out) != size:
        raise ValueError("a page was cut off")
    return bytes(out)


def read(data: bytes, name: str = "part") -> dict[str, Any]:
    """Columns of a part."""
    try:
        if len(data) < 12 or data[:4] != b"PAR1" or data[-4:] != b"PAR1":
            raise ValueError("it begins or ends otherwise")
        (length,) = struct.unpack("<I", data[-8:-4])
        footer = _Thrift(data, len(data) - 8 - length).struct()
        columns: dict[str, list[Any]] = {}
        for group in footer[4]:
            for chunk in group[1]:
                meta = chunk[3]
                kind, path, rows = meta[1], meta[3][0].decode(), meta[5]
                page = _Thrift(data, meta[9])
                head = page.struct()
                body = data[page.at : page.at + head[3]]
                if meta[4] == 1:
                    body = unpacked(body, head[2])
                elif meta[4] != 0:
                    raise ValueError(f"column {path} is packed in a way that is not known here")
                if kind == 6:
                    texts, at = [], 0
                    for _ in range(rows):
                        (n,) = struct.unpack_from("<I", body, at)
                        texts.append(body[at + 4 : at + 4 + n].decode())
                        at += 4 + n
                    values: Any = np.array(texts, dtype=object)
                else:
                    values = np.frombuffer(body, "<i8" if kind == 2 else "<f8")
                if len(values) != rows:
                    raise ValueError(f"column {path} has {len(values)} of {rows} rows")
                columns.setdefault(path, []).append(values)
        return {n: v[0] if len(v) == 1 else np.concatenate(v) for n, v in columns.items()}
    except (ValueError, KeyError, IndexError, struct.error, TypeError) as e:
        raise EnsembleError(f"{name} is damaged ({e}): remove it, and run the same call again") from None
