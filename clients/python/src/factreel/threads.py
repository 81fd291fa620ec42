from __future__ import annotations

import asyncio
import threading
from typing import Callable, TypeVar

T = TypeVar("T")


async def in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Runs what blocks in a thread of its own, so that as many as are wanted can wait at once; `stop` ends it on cancel.

    Not in an executor: Python waits for the threads of those before it exits, and one that reads a stream does not end.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(give: Callable[[], None]) -> None:
        def unless_cancelled() -> None:
            if not done.done():
                give()

        try:
            loop.call_soon_threadsafe(unless_cancelled)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            pass

    def run() -> None:
        try:
            result = work()
        except BaseException as error:
            failure = error
            settle(lambda: done.set_exception(failure))
        else:
            settle(lambda: done.set_result(result))

    threading.Thread(target=run, name="factreel", daemon=True).start()
    try:
        return await done
    except asyncio.CancelledError:
        stop()
        raise
