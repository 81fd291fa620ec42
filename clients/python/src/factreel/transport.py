"""Requests over `http.client`, repeated where that is safe. Everything here blocks; the async client runs it in threads."""

from __future__ import annotations

import email.utils
import http.client
import json
import random
import socket
import ssl
import threading
import time
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from typing import Callable, Dict, Iterable, Optional, TypeVar, Union

from .errors import FactreelConnectionError, FactreelError

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 8.0
#: A server that asks for a longer pause than this is believed, and its answer is yours to handle.
LONGEST_RETRY_AFTER = 60.0
REPEATED = frozenset({408, 429, 500, 502, 503, 504})

Failure = (OSError, http.client.HTTPException)
T = TypeVar("T")


@dataclass
class Request:
    method: str
    url: str
    headers: Dict[str, str] = field(default_factory=dict)
    #: Called for every attempt: a file is read from its beginning again.
    body: Optional[Callable[[], Union[bytes, Iterable[bytes]]]] = None


@dataclass
class Answer:
    status: int
    headers: Dict[str, str]
    body: bytes


class Stopped(Exception):
    """The caller gave up."""


class Stop:
    """Lets one thread end what another one waits for."""

    def __init__(self) -> None:
        self._stopped = threading.Event()
        self._exchange: Optional[Exchange] = None

    def set(self) -> None:
        self._stopped.set()
        if self._exchange is not None:
            self._exchange.abort()

    def is_set(self) -> bool:
        return self._stopped.is_set()

    def watch(self, exchange: Exchange) -> None:
        self._exchange = exchange
        if self.is_set():
            exchange.abort()

    def sleep(self, seconds: float) -> None:
        self._stopped.wait(seconds)
        self.check()

    def check(self) -> None:
        if self.is_set():
            raise Stopped


class Exchange:
    """One request over a connection of its own. `abort` may be called from another thread."""

    def __init__(self, request: Request, timeout: float) -> None:
        self._request = request
        self._connection = _connection(request.url, timeout)
        self._socket: Optional[socket.socket] = None
        self._is_aborted = False

    def open(self) -> http.client.HTTPResponse:
        """The answer as soon as it has begun."""
        method, url, headers = self._request.method, self._request.url, self._request.headers
        self._connection.connect()
        # http.client forgets the socket of an answer that closes its connection.
        self._socket = self._connection.sock
        if self._is_aborted:
            raise ConnectionAbortedError
        body = self._request.body() if self._request.body else None
        target = url if _is_proxied_plainly(self._connection, url) else _target(url)
        try:
            self._connection.request(method, target, body, {**headers, "Connection": "close"})
        except BrokenPipeError:
            # A server that refuses a body answers before it has read all of it.
            pass
        return self._connection.getresponse()

    def expect_within(self, seconds: float) -> None:
        """From now on a longer silence is a failure."""
        if self._socket is not None:
            self._socket.settimeout(seconds)

    def abort(self) -> None:
        self._is_aborted = True
        if self._socket is not None:
            try:
                self._socket.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self) -> None:
        self._connection.close()


def send(request: Request, *, timeout: float, max_retries: int, stop: Stop) -> Answer:
    """The answer, whatever its status. Raises `FactreelConnectionError` where none came, and `Stopped`."""

    def attempt(exchange: Exchange) -> Answer:
        try:
            return _answer(exchange.open())
        finally:
            exchange.close()

    return _repeated(request, attempt, lambda answer: answer, timeout=timeout, max_retries=max_retries, stop=stop)


def open_stream(
    request: Request, *, timeout: float, silence: float, max_retries: int, stop: Stop
) -> http.client.HTTPResponse:
    """An answer to read as it comes, which fails when nothing came for `silence` seconds. Raises refusals as well."""

    def attempt(exchange: Exchange) -> Union[Answer, http.client.HTTPResponse]:
        response = exchange.open()
        if response.status == 200:
            exchange.expect_within(silence)
            return response
        try:
            return _answer(response)
        finally:
            exchange.close()

    def refusal(outcome: Union[Answer, http.client.HTTPResponse]) -> Optional[Answer]:
        return outcome if isinstance(outcome, Answer) else None

    outcome = _repeated(request, attempt, refusal, timeout=timeout, max_retries=max_retries, stop=stop)
    if isinstance(outcome, Answer):
        raise error_of(outcome, request.url)
    return outcome


def error_of(answer: Answer, url: str) -> FactreelError:
    try:
        body = json.loads(answer.body)
    except ValueError:
        body = None
    return FactreelError(answer.status, body, answer.headers, url.split("/v1/")[0])


def _repeated(
    request: Request,
    attempt: Callable[[Exchange], T],
    answer_of: Callable[[T], Optional[Answer]],
    *,
    timeout: float,
    max_retries: int,
    stop: Stop,
) -> T:
    tries = 0
    while True:
        stop.check()
        pause: Optional[float]
        exchange = Exchange(request, timeout)
        stop.watch(exchange)
        try:
            outcome = attempt(exchange)
        except Failure as failure:
            exchange.close()
            stop.check()
            if tries >= max_retries:
                raise FactreelConnectionError(f"{request.method} {request.url} was not answered") from failure
            pause = _pause(tries)
        else:
            answer = answer_of(outcome)
            pause = None if answer is None or tries >= max_retries else pause_after(answer, tries)
            if pause is None:
                return outcome
        stop.sleep(pause)
        tries += 1


def pause_after(answer: Answer, tries: int) -> Optional[float]:
    """Seconds until the next attempt; None where another one would not help."""
    if answer.status == 409:
        # The first call under this key has not ended: its answer can be fetched in a moment.
        return _pause(tries) if b"Idempotency-Key" in answer.body else None
    if answer.status not in REPEATED:
        return None
    asked = _retry_after(answer.headers.get("retry-after"))
    if asked is None:
        return _pause(tries)
    return None if asked > LONGEST_RETRY_AFTER else max(asked, _pause(tries))


def _pause(tries: int) -> float:
    longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**tries)
    # Between half and all of it, so that clients which failed together do not come back together.
    return longest * (0.5 + random.random() / 2)


def _retry_after(header: Optional[str]) -> Optional[float]:
    """Seconds or a date (RFC 9110, 10.2.3)."""
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _answer(response: http.client.HTTPResponse) -> Answer:
    headers = {name.lower(): value for name, value in response.headers.items()}
    return Answer(response.status, headers, response.read())


def _target(url: str) -> str:
    parts = urllib.parse.urlsplit(url)
    return urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))


def _connection(url: str, timeout: float) -> http.client.HTTPConnection:
    """To the service, or to the proxy that the environment names for it (`HTTPS_PROXY`, `NO_PROXY`)."""
    parts = urllib.parse.urlsplit(url)
    host = parts.hostname or ""
    proxy = None if urllib.request.proxy_bypass(host) else urllib.request.getproxies().get(parts.scheme)
    via = urllib.parse.urlsplit(proxy if "//" in proxy else f"//{proxy}") if proxy else parts
    at = via.hostname or ""
    if parts.scheme != "https":
        return http.client.HTTPConnection(at, via.port, timeout=timeout)
    connection = http.client.HTTPSConnection(at, via.port, timeout=timeout, context=ssl.create_default_context())
    if proxy:
        connection.set_tunnel(host, parts.port or 443)
    return connection


def _is_proxied_plainly(connection: http.client.HTTPConnection, url: str) -> bool:
    parts = urllib.parse.urlsplit(url)
    return parts.scheme == "http" and (connection.host, connection.port) != (parts.hostname, parts.port or 80)
