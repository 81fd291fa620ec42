from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.parse
import uuid
from http.client import HTTPResponse
from typing import Any, AsyncIterator, Callable, Dict, Iterator, Mapping, Optional, Sequence

from . import transport
from .errors import VideoFailedError
from .events import SILENCE, AsyncEventStream, EventStream, OpenStream
from .forms import File, form
from .operations import API_VERSION, AsyncOperations, Operations
from .schema import Video, WebhookEvent
from .threads import in_thread
from .transport import Answer, Request, Stop, Stopped
from .version import VERSION

EVENTS_A_PAGE = 100
UNFINISHED = frozenset({"draft", "rendering"})


class _Caller:
    """Whom to ask, how patiently, and what is sent: the same for both clients."""

    def __init__(self, api_key: Optional[str], base_url: str, max_retries: int, timeout: float) -> None:
        self._base_url = base_url.rstrip("/")
        self._max_retries = max_retries
        self._timeout = timeout
        self._headers = {
            "User-Agent": f"factreel-python/{VERSION}",
            "Accept": "application/json",
            "Factreel-Version": API_VERSION,
        }
        if api_key is not None:
            self._headers["Authorization"] = f"Bearer {api_key}"

    def request(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]],
        body: Any,
        fields: Optional[Mapping[str, Optional[str]]],
        files: Optional[Mapping[str, Optional[File]]],
        idempotency_key: Optional[str],
    ) -> Request:
        headers = dict(self._headers)
        content = None
        if method == "POST":
            # Under its own key a repeated order is made and charged once.
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        if files is not None:
            form_headers, content = form(fields or {}, files)
            headers.update(form_headers)
        elif body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
            return Request(method, self._url(path, query), headers, lambda: data)
        return Request(method, self._url(path, query), headers, content)

    def send(self, request: Request, timeout: Optional[float], stop: Stop) -> Answer:
        limit = self._timeout if timeout is None else timeout
        answer = transport.send(request, timeout=limit, max_retries=self._max_retries, stop=stop)
        if not 200 <= answer.status < 300:
            raise transport.error_of(answer, request.url)
        return answer

    def open_events(self, events: Optional[Sequence[str]]) -> OpenStream:
        def open_stream(after: str, stop: Stop) -> HTTPResponse:
            url = self._url("/v1/events", {"after": after, "events": events})
            request = Request("GET", url, {**self._headers, "Accept": "text/event-stream"})
            return transport.open_stream(
                request, timeout=self._timeout, silence=SILENCE, max_retries=self._max_retries, stop=stop
            )

        return open_stream

    def _url(self, path: str, query: Optional[Mapping[str, Any]]) -> str:
        given = {name: _written(value) for name, value in (query or {}).items() if value is not None}
        return f"{self._base_url}{path}" + (f"?{urllib.parse.urlencode(given, doseq=True)}" if given else "")


def _written(value: Any) -> Any:
    """Lists are repeated, booleans are written as JSON has them."""
    return str(value).lower() if isinstance(value, bool) else value


def _read(answer: Answer, kind: str) -> Any:
    if kind == "bytes":
        return answer.body
    if kind == "str":
        return answer.body.decode()
    return json.loads(answer.body) if answer.body else None


class Factreel(Operations):
    """A client that speaks for one account. It may be used by several threads at once.

    `api_key` is `sk_…`; keep it on your server. `base_url` is where the service is, without `/v1`. `max_retries` are attempts after
    the first one, on network failures, 429 and 5xx; `timeout` is how many seconds an attempt waits for its answer: an edit is
    waited for, so it is long.
    """

    videos: Videos
    events: Events

    def __init__(
        self, *, api_key: Optional[str] = None, base_url: str, max_retries: int = 3, timeout: float = 180
    ) -> None:
        self._caller = _Caller(api_key, base_url, max_retries, timeout)
        self.videos = Videos(self._look)
        self.events = Events(self)

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        fields: Optional[Mapping[str, Optional[str]]] = None,
        files: Optional[Mapping[str, Optional[File]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        answers: str = "json",
    ) -> Any:
        request = self._caller.request(method, path, query, body, fields, files, idempotency_key)
        return _read(self._caller.send(request, timeout, Stop()), answers)

    def _look(self, video_id: str, stop: Stop) -> Video:
        path = f"/v1/videos/{urllib.parse.quote(video_id, safe='')}"
        request = self._caller.request("GET", path, None, None, None, None, None)
        video: Video = _read(self._caller.send(request, None, stop), "json")
        return video


class Videos:
    def __init__(self, look: Callable[[str, Stop], Video]) -> None:
        self._look = look

    def wait_for(
        self,
        video_id: str,
        *,
        interval: float = 2,
        timeout: float = 900,
        on_look: Optional[Callable[[Video], None]] = None,
    ) -> Video:
        """The video once nothing is being made any more: `rendered`, or `scripted` where no video was asked for.

        Looks every `interval` seconds and tells `on_look` what it found. Raises `VideoFailedError` where it ended in `error`,
        `TimeoutError` after `timeout` seconds, and `FactreelError`.
        """
        stop = Stop()
        end = threading.Timer(timeout, stop.set)
        end.daemon = True
        end.start()
        try:
            while True:
                video = self._look(video_id, stop)
                if _is_finished(video, on_look):
                    return video
                stop.sleep(interval)
        except Stopped:
            raise TimeoutError(f"{video_id} was not finished within {timeout:g} s") from None
        finally:
            end.cancel()


class Events:
    def __init__(self, client: Factreel) -> None:
        self._client = client

    def after(self, event_id: Optional[str] = None) -> Iterator[WebhookEvent]:
        """Every event behind the one named, oldest first, page by page, up to the newest."""
        more = True
        while more:
            page = self._client.list_events(limit=EVENTS_A_PAGE, after=event_id)
            yield from page["data"]
            event_id = page["nextCursor"] or event_id
            more = page["nextCursor"] is not None

    def stream(self, *, after: str = "now", events: Optional[Sequence[str]] = None) -> EventStream:
        """What happens from now on, or behind an event, as it happens and without end.

        A connection that breaks or falls silent is opened again behind the last event. `after="start"` is before the oldest event that
        is kept; `events` are names of events, all without it. Raises `FactreelError` and `FactreelConnectionError`.
        """
        return EventStream(self._client._caller.open_events(events), after)


class AsyncFactreel(AsyncOperations):
    """The same for asyncio. Python's own library has no asynchronous HTTP, so each call blocks a thread of its own, not the loop.

    A call whose task is cancelled ends its connection; what it had ordered by then stays ordered.
    """

    videos: AsyncVideos
    events: AsyncEvents

    def __init__(
        self, *, api_key: Optional[str] = None, base_url: str, max_retries: int = 3, timeout: float = 180
    ) -> None:
        self._caller = _Caller(api_key, base_url, max_retries, timeout)
        self.videos = AsyncVideos(self)
        self.events = AsyncEvents(self)

    async def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        fields: Optional[Mapping[str, Optional[str]]] = None,
        files: Optional[Mapping[str, Optional[File]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        answers: str = "json",
    ) -> Any:
        request = self._caller.request(method, path, query, body, fields, files, idempotency_key)
        stop = Stop()
        return _read(await in_thread(lambda: self._caller.send(request, timeout, stop), stop.set), answers)


class AsyncVideos:
    def __init__(self, client: AsyncFactreel) -> None:
        self._client = client

    async def wait_for(
        self,
        video_id: str,
        *,
        interval: float = 2,
        timeout: float = 900,
        on_look: Optional[Callable[[Video], None]] = None,
    ) -> Video:
        """The video once nothing is being made any more, as `Factreel.videos.wait_for` has it."""

        async def look() -> Video:
            while True:
                video = await self._client.get_video(video_id)
                if _is_finished(video, on_look):
                    return video
                await asyncio.sleep(interval)

        try:
            return await asyncio.wait_for(look(), timeout)
        except asyncio.TimeoutError:
            raise TimeoutError(f"{video_id} was not finished within {timeout:g} s") from None


class AsyncEvents:
    def __init__(self, client: AsyncFactreel) -> None:
        self._client = client

    async def after(self, event_id: Optional[str] = None) -> AsyncIterator[WebhookEvent]:
        """Every event behind the one named, oldest first, page by page, up to the newest."""
        more = True
        while more:
            page = await self._client.list_events(limit=EVENTS_A_PAGE, after=event_id)
            for event in page["data"]:
                yield event
            event_id = page["nextCursor"] or event_id
            more = page["nextCursor"] is not None

    def stream(self, *, after: str = "now", events: Optional[Sequence[str]] = None) -> AsyncEventStream:
        """What happens from now on, or behind an event, as `Factreel.events.stream` has it."""
        return AsyncEventStream(self._client._caller.open_events(events), after)


def _is_finished(video: Video, on_look: Optional[Callable[[Video], None]]) -> bool:
    if on_look is not None:
        on_look(video)
    if video["status"] == "error":
        raise VideoFailedError(video)
    return video["status"] not in UNFINISHED
