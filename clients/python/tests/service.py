"""What the tests ask: the api that `BASE_URL` names, and servers that answer as they are told."""

from __future__ import annotations

import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Dict, List, Optional

from factreel import AsyncFactreel, Factreel

BASE_URL = os.environ["BASE_URL"]
API_KEY = os.environ["FACTREEL_API_KEY"]


def client() -> Factreel:
    return Factreel(api_key=API_KEY, base_url=BASE_URL)


def async_client() -> AsyncFactreel:
    return AsyncFactreel(api_key=API_KEY, base_url=BASE_URL)


class Received:
    def __init__(self, handler: BaseHTTPRequestHandler) -> None:
        self.path = handler.path
        self.headers = handler.headers
        self.body = handler.rfile.read(int(handler.headers.get("Content-Length", "0")))


Reply = Callable[[BaseHTTPRequestHandler], None]


def reply(status: int, body: Any = None, headers: Optional[Dict[str, str]] = None) -> Reply:
    data = json.dumps({} if body is None else body).encode()

    def write(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        for name, value in {"Content-Type": "application/json", **(headers or {})}.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return write


def cut(handler: BaseHTTPRequestHandler) -> None:
    """Hangs up without an answer."""
    handler.close_connection = True


class _ManyAtOnce(ThreadingHTTPServer):
    #: The usual five that may wait to be accepted are passed by a busy machine, which resets the others.
    request_queue_size = 256


class Server:
    """Answers one request after another as it is told, then as `otherwise` says; keeps what it was asked."""

    def __init__(self, *replies: Reply, otherwise: Reply = reply(200)) -> None:
        self.received: List[Received] = []
        waiting = list(replies)
        received = self.received

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                received.append(Received(self))
                (waiting.pop(0) if waiting else otherwise)(self)

            do_GET = do_POST = do_PATCH = do_DELETE = answer

            def log_message(self, *words: Any) -> None:
                pass

        self._server = _ManyAtOnce(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def client(self, **options: Any) -> Factreel:
        return Factreel(api_key="sk_x", base_url=self.url, **options)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *reason: object) -> None:
        self._server.shutdown()
        self._server.server_close()
