from __future__ import annotations

import json
import re
from http.client import HTTPResponse
from types import TracebackType
from typing import Callable, Dict, Iterator, Optional, Type, cast

from .errors import FactreelConnectionError, FactreelError
from .schema import WebhookEvent
from .threads import in_thread
from .transport import Failure, Stop, Stopped

PAUSE = 2.0
#: The service sends a heartbeat every 15 s.
SILENCE = 45.0

OpenStream = Callable[[str, Stop], HTTPResponse]


class _Feed:
    """Events behind one another, over as many connections as that takes."""

    def __init__(self, open_stream: OpenStream, after: str) -> None:
        self._open = open_stream
        self._last = after
        self._pause = PAUSE
        self._was_open = False
        self._response: Optional[HTTPResponse] = None
        self._stop = Stop()

    def read(self) -> Optional[WebhookEvent]:
        """The next event; None once the stream was closed."""
        try:
            while True:
                self._stop.check()
                try:
                    event = self._next_of_connection()
                    if event is not None:
                        return event
                except Exception as error:
                    # What is closed while it is read breaks in any way.
                    self._stop.check()
                    # Where it never answered, its address may be wrong.
                    if not self._was_open or not _passes(error):
                        raise
                self._leave()
                self._stop.sleep(self._pause)
        except Stopped:
            return None

    def _next_of_connection(self) -> Optional[WebhookEvent]:
        if self._response is None:
            self._response = self._open(self._last, self._stop)
            self._was_open = True
        for fields in sent_events(self._response):
            self._last = fields.get("id", self._last)
            if fields.get("retry", "").isdigit():
                self._pause = int(fields["retry"]) / 1000
            if "data" in fields:
                return cast("WebhookEvent", json.loads(fields["data"]))
        return None

    def _leave(self) -> None:
        if self._response is not None:
            self._response.close()
            self._response = None

    def close(self) -> None:
        self._stop.set()


class EventStream:
    """Events as they happen, each once. `for` goes on until `close`, which may be called from another thread."""

    def __init__(self, open_stream: OpenStream, after: str) -> None:
        self._feed = _Feed(open_stream, after)

    def __iter__(self) -> EventStream:
        return self

    def __next__(self) -> WebhookEvent:
        event = self._feed.read()
        if event is None:
            raise StopIteration
        return event

    def close(self) -> None:
        """Ends the stream and its connection; the loop over it ends."""
        self._feed.close()

    def __enter__(self) -> EventStream:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()


class AsyncEventStream:
    """Events as they happen, each once. `async for` goes on until `aclose`, or until its task is cancelled."""

    def __init__(self, open_stream: OpenStream, after: str) -> None:
        self._feed = _Feed(open_stream, after)

    def __aiter__(self) -> AsyncEventStream:
        return self

    async def __anext__(self) -> WebhookEvent:
        event = await in_thread(self._feed.read, self._feed.close)
        if event is None:
            raise StopAsyncIteration
        return event

    async def aclose(self) -> None:
        """Ends the stream and its connection; the loop over it ends."""
        self._feed.close()

    async def __aenter__(self) -> AsyncEventStream:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.aclose()


def sent_events(response: HTTPResponse) -> Iterator[Dict[str, str]]:
    """The blocks of server-sent events, as the HTML standard has them. What no empty line closes was cut off."""
    fields: Dict[str, str] = {}
    while True:
        line = response.readline()
        if not line:
            return
        text = line.decode().rstrip("\r\n")
        if text == "":
            if fields:
                yield fields
            fields = {}
            continue
        found = re.match(r"(\w+): ?(.*)", text)
        if found:
            name, value = found[1], found[2]
            fields[name] = f"{fields[name]}\n{value}" if name == "data" and name in fields else value


def _passes(error: BaseException) -> bool:
    """A connection that broke while it was read, and a service that is away for a while."""
    if isinstance(error, FactreelError):
        return error.status == 429 or error.status >= 500
    return isinstance(error, (FactreelConnectionError, *Failure))
