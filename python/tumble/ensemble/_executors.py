"""Who executes the parts of a plan: processes, threads, Ray, Dask, or an executor of one's own.

Whatever it is, every part is run until it is there. A part whose worker dies is tried again; one that killed three workers is run alone, and
halved until the run is found that kills its worker, which becomes a row with the status `failed`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import suppress
from typing import Any

from .._errors import EnsembleError, RefusedError
from ._plan import Plan, run_part, run_rows

_log = logging.getLogger("tumble.ensemble")

#: Times that a part may take its worker with it before it is run alone.
TRIES = 3
#: Times that workers may be killed before the first of them has answered.
_BEGINNINGS = 50
#: Parts in flight for each worker: results must not pile up.
WINDOW = 4
#: Memory for the results in a local cluster of Ray [bytes]: hundreds of parts of 0.3 MB, where a window of them is in flight.
_STORE = 256 << 20
#: Time between two looks at what Dask says of its tasks [s], and for an answer that is there [s].
_LOOK, _PATIENCE = 1.0, 60.0

Timing = dict[str, Any]
Done = tuple[int, bytes, Timing]


def work(plan: Plan, index: int) -> Done:
    """A part, with who ran it and how long it took."""
    clock = time.perf_counter()
    data = run_part(plan, index)
    timing = {
        "part": index,
        "host": socket.gethostname(),
        "process": os.getpid(),
        "seconds": round(time.perf_counter() - clock, 6),
    }
    return index, data, timing


def rows_alone(plan: Plan, first: int, count: int, failed: dict[int, str]) -> bytes:
    """Some runs, for the search for the one that kills its worker."""
    return run_rows(plan, first, count, failed)


class Died(Exception):
    """A worker died with this part."""


class Serial:
    """In this process, one part after the other."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def run(self, parts: Iterable[int]) -> Iterator[Done]:
        for index in parts:
            yield work(self.plan, index)

    def close(self) -> None:
        pass


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alive() -> bool:
    """What a worker is asked first."""
    return True


#: What to do where no worker begins.
_GUARD = (
    'no worker process could begin: in a script, call tumble.ensemble under `if __name__ == "__main__":`, since every worker reads the '
    'script anew; or give executor="threads"'
)


class Pool:
    """Executors of `concurrent.futures`: processes (spawned, never forked), threads, or one of one's own."""

    def __init__(self, plan: Plan, kind: str | futures.Executor, workers: int | None) -> None:
        self.plan, self.kind, self.workers = plan, kind, workers or cores()
        self.pool: futures.Executor | None = None
        self.begun = False

    def _open(self, workers: int | None = None) -> futures.Executor:
        if isinstance(self.kind, futures.Executor):
            return self.kind
        if self.kind == "threads":
            return futures.ThreadPoolExecutor(workers or self.workers)
        import multiprocessing

        if getattr(multiprocessing.current_process(), "_inheriting", False):
            # a worker that reads the script of its parent
            raise EnsembleError(_GUARD)
        return futures.ProcessPoolExecutor(workers or self.workers, mp_context=multiprocessing.get_context("spawn"))

    def _begin(self) -> futures.Executor:
        """A pool with a worker that answers."""
        own, tries = isinstance(self.kind, futures.Executor), TRIES
        for _ in range(_BEGINNINGS):
            if not tries:
                break
            self.pool = pool = self._open()
            processes: list[Any] = []
            try:
                if not self.begun or own:
                    asked = pool.submit(alive)
                    processes = list((getattr(pool, "_processes", None) or {}).values())
                    self.begun = asked.result()
                return pool
            except futures.BrokenExecutor as e:
                if own:
                    raise EnsembleError(f"the executor that was given is broken ({e}): give another, or a word") from None
                pool.shutdown(wait=True, cancel_futures=True)
                # one that was killed is begun anew, one that ended by itself will do so again
                tries -= any((process.exitcode or 0) > 0 for process in processes)
        raise EnsembleError(_GUARD)

    def run(self, parts: Iterable[int]) -> Iterator[Done]:
        left, tries = list(parts), dict.fromkeys(parts, 0)
        while left:
            suspects = [k for k in left if tries[k] >= TRIES]
            for index in suspects:
                left.remove(index)
                yield self._alone(index)
            self.pool = self._begin()
            flying: dict[futures.Future[Done], int] = {}
            waiting, over = list(left), False
            try:
                while waiting or flying:
                    while waiting and len(flying) < WINDOW * self.workers:
                        index = waiting.pop(0)
                        flying[self.pool.submit(work, self.plan, index)] = index
                    for done in futures.wait(flying, return_when=futures.FIRST_COMPLETED).done:
                        result = done.result()
                        del flying[done]
                        left.remove(result[0])
                        yield result
                over = True
            except futures.BrokenExecutor as e:
                over = True
                if isinstance(self.kind, futures.Executor):
                    raise EnsembleError(
                        f"the executor that was given broke ({e}): the same call with another goes on with what is left"
                    ) from None
                for k in flying.values():
                    tries[k] += 1
                _log.warning("a worker died with %d parts in flight: a new pool goes on with what is left", len(flying))
            finally:
                self._end(kill=not over)

    def _end(self, *, kill: bool) -> None:
        """Ends a pool of our own; with `kill` also workers that are at work, for whom the interpreter would wait at its end."""
        if self.pool is None or isinstance(self.kind, futures.Executor):
            return
        processes = list((getattr(self.pool, "_processes", None) or {}).values()) if kill else []
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def _alone(self, index: int) -> Done:
        """A part in a process of its own; if it dies there too, its runs are halved until the guilty one is found."""
        clock = time.perf_counter()

        def attempt(first: int, count: int, failed: dict[int, str]) -> bytes:
            pool = self._open(1)
            try:
                return pool.submit(rows_alone, self.plan, first, count, failed).result()
            except futures.BrokenExecutor:
                raise Died from None
            finally:
                if not isinstance(self.kind, futures.Executor):
                    pool.shutdown(wait=False, cancel_futures=True)

        data = find_guilty(self.plan, index, attempt)
        return (
            index,
            data,
            {
                "part": index,
                "host": socket.gethostname(),
                "process": os.getpid(),
                "seconds": round(time.perf_counter() - clock, 6),
            },
        )

    def close(self) -> None:
        self._end(kill=True)


def find_guilty(plan: Plan, index: int, attempt: Callable[[int, int, dict[int, str]], bytes]) -> bytes:
    """The bytes of a part some of whose runs kill their worker: those become rows with the status `failed`."""
    first = index * plan.part
    count = min(plan.part, plan.runs - first)
    failed: dict[int, str] = {}

    def search(first: int, count: int) -> None:
        try:
            attempt(first, count, {})
        except Died:
            if count == 1:
                failed[first] = "this run killed its worker"
                _log.error("run %d kills its worker", first)
                return
            search(first, count // 2)
            search(first + count // 2, count - count // 2)

    search(first, count)
    try:
        return attempt(first, count, failed)
    except Died:
        raise EnsembleError(
            f"workers die with part {index}, also without the runs that killed them: look at the memory of the workers"
        ) from None


class Ray:
    """A cluster of Ray: the one that runs, an address, or a local one."""

    def __init__(self, plan: Plan, address: str | None, workers: int | None) -> None:
        try:
            import ray as imported
        except ImportError:
            raise EnsembleError("Ray is not installed: pip install 'tumble[ray]'") from None
        ray: Any = imported
        self.ray, self.plan, self.mine = ray, plan, not ray.is_initialized()
        if self.mine:
            self._connect(address, workers)
        self.known = ray.put(plan)
        self.task = ray.remote(max_retries=TRIES, num_cpus=1)(work)
        self.rows = ray.remote(max_retries=0, num_cpus=1)(rows_alone)

    def _connect(self, address: str | None, workers: int | None) -> None:
        """An address, else the cluster that RAY_ADDRESS names or that runs on this machine, else one of our own."""
        quiet = {"log_to_driver": False, "configure_logging": False}
        try:
            if address is not None:
                self.ray.init(address=address, **quiet)
                return
            # one of our own has no more memory for results than it needs; one that runs takes no such wishes
            wishes = {"num_cpus": workers, "object_store_memory": _STORE, "include_dashboard": False}
            try:
                self.ray.init(**wishes, **quiet)
            except ValueError as e:
                if "existing cluster" not in str(e):
                    raise
                self.ray.init(**quiet)
        except (ConnectionError, ValueError, RuntimeError) as e:
            where = "a local cluster of Ray" if address is None else f"Ray at {address}"
            raise EnsembleError(f"{where} cannot be used: {e}") from None

    def run(self, parts: Iterable[int]) -> Iterator[Done]:
        ray, waiting = self.ray, list(parts)
        flying: dict[Any, int] = {}
        window = WINDOW * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or flying:
            while waiting and len(flying) < window:
                index = waiting.pop(0)
                flying[self.task.remote(self.known, index)] = index
            ready, _ = ray.wait(list(flying), num_returns=1)
            for one in ready:
                index = flying.pop(one)
                try:
                    yield ray.get(one)
                except ray.exceptions.WorkerCrashedError:
                    yield self._alone(index)
                except (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError, ray.exceptions.OutOfMemoryError) as e:
                    _log.warning("part %d is run again: %s", index, e)
                    waiting.append(index)

    def _alone(self, index: int) -> Done:
        def attempt(first: int, count: int, failed: dict[int, str]) -> bytes:
            try:
                data: bytes = self.ray.get(self.rows.remote(self.known, first, count, failed))
                return data
            except self.ray.exceptions.WorkerCrashedError:
                raise Died from None

        return index, find_guilty(self.plan, index, attempt), {"part": index, "host": "ray", "process": 0, "seconds": 0.0}

    def close(self) -> None:
        if self.mine:
            self.ray.shutdown()


class Dask:
    """A cluster of Dask: a client, an address, or a local one."""

    def __init__(self, plan: Plan, client: Any, workers: int | None) -> None:
        try:
            import distributed as imported
        except ImportError:
            raise EnsembleError("Dask is not installed: pip install 'tumble[dask]'") from None
        distributed: Any = imported
        self.distributed, self.plan, self.mine, self.cluster = distributed, plan, False, None
        if isinstance(client, distributed.Client):
            self.client = client
        else:
            self.mine = True
            if client is None:
                self.cluster = distributed.LocalCluster(
                    n_workers=workers or cores(),
                    threads_per_worker=1,
                    dashboard_address=None,
                    silence_logs=logging.ERROR,
                )
                client = self.cluster
            self.client = distributed.Client(client)

    def run(self, parts: Iterable[int]) -> Iterator[Done]:
        waiting, tries = list(parts), dict.fromkeys(parts, 0)
        flying: dict[Any, int] = {}
        while waiting or flying:
            window = WINDOW * max(1, len(self.client.ncores()))
            while waiting and len(flying) < window:
                index = waiting.pop(0)
                flying[self.client.submit(work, self.plan, index, pure=False, retries=0)] = index
            # with an end: a future whose worker dies may go back from done to pending, and nobody tells
            with suppress(TimeoutError, asyncio.TimeoutError):
                self.distributed.wait(list(flying), timeout=_LOOK, return_when="FIRST_COMPLETED")
            for future in [f for f in flying if f.status != "pending"]:
                index = flying.pop(future)
                done = self._answer(future, index, tries)
                if done is None:
                    waiting.append(index)
                else:
                    yield done

    def _answer(self, future: Any, index: int, tries: dict[int, int]) -> Done | None:
        """The part of a future that is no longer pending; None when it is to be sent again."""
        if future.status == "error":
            error = future.exception(timeout=_PATIENCE)
            if not isinstance(error, self.distributed.scheduler.KilledWorker):
                raise error if isinstance(error, BaseException) else EnsembleError(f"Dask gave no reason for part {index}")
            # a dead worker raises the suspicion on all its tasks: the innocent are sent again
            tries[index] += 1
            return self._alone(index) if tries[index] >= TRIES else None
        # lost or cancelled with its worker, or finished on one that has died since
        with suppress(TimeoutError, asyncio.TimeoutError, futures.CancelledError, asyncio.CancelledError):
            if future.status == "finished":
                done: Done = future.result(timeout=_PATIENCE)
                return done
        return None

    def _alone(self, index: int) -> Done:
        def attempt(first: int, count: int, failed: dict[int, str]) -> bytes:
            future = self.client.submit(rows_alone, self.plan, first, count, failed, pure=False, retries=0)
            try:
                data: bytes = future.result()
                return data
            except self.distributed.scheduler.KilledWorker:
                raise Died from None

        return index, find_guilty(self.plan, index, attempt), {"part": index, "host": "dask", "process": 0, "seconds": 0.0}

    def close(self) -> None:
        if self.mine:
            self.client.close()
            if self.cluster is not None:
                self.cluster.close()


def executor_of(plan: Plan, executor: Any, workers: int | None) -> Any:
    """The executor that is meant: "processes", "threads", "serial", "ray", "dask", "ray://…", "tcp://…", a dask Client, or an Executor.

    "ray:HOST:PORT" is the address that `ray start --head` tells, "ray://HOST:PORT" that of a server for clients."""
    if workers is not None and (isinstance(workers, bool) or not hasattr(type(workers), "__index__") or workers < 1):
        remedy = "give a whole number, 1 or more, or None for all cores"
        raise RefusedError(f"workers is {workers!r:.60}: {remedy}", "workers", workers, "", remedy)
    if executor in ("processes", "threads") or isinstance(executor, futures.Executor):
        return Pool(plan, executor, workers)
    if executor == "serial":
        return Serial(plan)
    if isinstance(executor, str) and executor.startswith("ray://"):
        return Ray(plan, executor, workers)
    if isinstance(executor, str) and (executor == "ray" or executor.startswith("ray:")):
        return Ray(plan, executor.removeprefix("ray").removeprefix(":") or None, workers)
    if executor == "dask":
        return Dask(plan, None, workers)
    if (isinstance(executor, str) and "://" in executor) or type(executor).__module__.startswith("distributed"):
        return Dask(plan, executor, workers)
    raise EnsembleError(
        f"executor is {executor!r}: give 'processes', 'threads', 'serial', 'ray', 'dask', an address such as 'ray:HOST:PORT', "
        "'ray://HOST:PORT' or 'tcp://HOST:PORT', a dask Client or an Executor"
    )
