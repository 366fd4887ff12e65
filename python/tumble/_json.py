"""Values as JSON text: numpy's numbers and arrays, enums and paths included; what is not finite is refused."""

from __future__ import annotations

import json
from typing import Any

from ._errors import ArgumentTypeError, RefusedError


def _plain(value: Any) -> Any:
    if hasattr(value, "tolist"):
        return value.tolist()
    raise ArgumentTypeError(
        f"a value of type {type(value).__name__} has no place in a scene: give numbers, texts, lists, dicts or arrays",
        "value",
        repr(value)[:60],
        "",
        "give numbers, texts, lists, dicts or arrays",
    )


def dumps(value: Any) -> str:
    """JSON text whose numbers come back with the same bits."""
    try:
        return json.dumps(value, default=_plain, allow_nan=False, ensure_ascii=True)
    except ValueError as e:
        if isinstance(e, RefusedError):
            raise
        raise RefusedError(
            f"a value is not finite or contains itself: {e}", "value", repr(value)[:60], "", "give finite numbers"
        ) from None
    except RecursionError:
        raise RefusedError("a value is nested too deeply", "value", "", "", "give a flat value") from None
    except TypeError as e:
        if isinstance(e, ArgumentTypeError):
            raise
        raise ArgumentTypeError(
            f"a value has no place in a scene: {e}", "value", repr(value)[:60], "", "use texts as keys"
        ) from None
