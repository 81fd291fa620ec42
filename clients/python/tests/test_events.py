"""The stream and the feed of events: against a server that breaks off, and against the real api."""

import asyncio
import threading
import unittest
from http.server import BaseHTTPRequestHandler
from typing import List
from urllib.parse import parse_qs, urlsplit

from factreel import AsyncFactreel, FactreelConnectionError, FactreelError
from factreel.events import _Feed

from .service import Reply, Server, async_client, client, cut, reply

GONE = reply(404, {"error": "not_found: event evt_0"})


def event(n: int) -> str:
    return f'event: video.rendered\nid: evt_{n}\ndata: {{"id":"evt_{n}","event":"video.rendered"}}\n\n'


def stream(text: str) -> Reply:
    """Sends a stream and ends it; what no empty line closes was cut off."""

    def write(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.end_headers()
        handler.wfile.write(text.encode())

    return write


def asked(server: Server) -> List[str]:
    return [parse_qs(urlsplit(each.path).query)["after"][0] for each in server.received]


class Stream(unittest.TestCase):
    def test_goes_on_behind_the_last_event_where_a_connection_ends_breaks_or_is_refused_for_a_while(self) -> None:
        replies = [
            stream(f"retry: 1\n\nid: evt_0\n\n{event(1)}: nothing new\n\n"),
            stream(f'{event(2)}event: video.rendered\nid: evt_3\ndata: {{"id'),
            reply(503, {"error": "unavailable"}),
            cut,
            stream(event(3)),
            GONE,
        ]
        with Server(*replies) as server:
            told = []
            with self.assertRaises(FactreelError) as refused:
                for each in server.client(max_retries=0).events.stream():
                    told.append(each["id"])
            self.assertEqual(refused.exception.status, 404)
            self.assertEqual(told, ["evt_1", "evt_2", "evt_3"])
            self.assertEqual(asked(server), ["now", "evt_1", "evt_2", "evt_2", "evt_2", "evt_3"])
            self.assertEqual(server.received[0].headers["Accept"], "text/event-stream")

    def test_raises_where_its_address_never_answered(self) -> None:
        with Server(otherwise=cut) as server, self.assertRaises(FactreelConnectionError):
            next(server.client(max_retries=0).events.stream())

    def test_asks_for_the_names_and_the_place_that_it_is_told(self) -> None:
        with Server(stream(event(1))) as server:
            with server.client().events.stream(after="start", events=["video.rendered", "episode.ready"]) as events:
                self.assertEqual(next(events)["id"], "evt_1")
            self.assertEqual(list(events), [])
            self.assertEqual(server.received[0].path, "/v1/events?after=start&events=video.rendered&events=episode.ready")

    def test_is_ended_from_another_thread_while_it_waits(self) -> None:
        is_open = threading.Event()

        def hold(handler: BaseHTTPRequestHandler) -> None:
            stream(": here\n\n")(handler)
            is_open.set()
            handler.rfile.read(1)

        with Server(hold) as server:
            events = server.client().events.stream()
            told: List[object] = []
            listening = threading.Thread(target=lambda: told.extend(events))
            listening.start()
            self.assertTrue(is_open.wait(30))
            events.close()
            listening.join(30)
            self.assertFalse(listening.is_alive())
            self.assertEqual(told, [])


class Feed(unittest.TestCase):
    def test_brings_what_happens_and_what_happened_since(self) -> None:
        factreel = client()
        before = [each["id"] for each in factreel.events.after()]
        is_listening = threading.Event()

        def make_news() -> None:
            # Until the stream is open nobody hears them.
            while not is_listening.wait(1):
                ordered = factreel.create_video_from_data({"data": {"waitMinutes": 17}, "targetSeconds": 15})
                factreel.cancel_video(ordered["videoId"])

        news = threading.Thread(target=make_news)
        news.start()
        with factreel.events.stream(events=["video.render_failed"]) as events:
            heard = next(events)
        is_listening.set()
        news.join()
        self.assertEqual(heard["event"], "video.render_failed")
        since = [each["id"] for each in factreel.events.after(before[-1] if before else None)]
        self.assertIn(heard["id"], since)
        with factreel.events.stream(after="start") as again:
            self.assertEqual(next(again)["id"], (before + since)[0])


class ClosedWhileRead(unittest.TestCase):
    def test_ends_however_the_connection_breaks(self) -> None:
        for error in (ValueError("closed"), OSError("closed"), AttributeError("closed")):
            feed = _Feed(lambda _after, _stop: _Broken(feed, error), "now")
            self.assertIsNone(feed.read())
            self.assertIsNone(feed.read())


class _Broken:
    """A connection that another thread closes while it is read."""

    def __init__(self, feed: _Feed, error: Exception) -> None:
        self._feed = feed
        self._error = error

    def readline(self) -> bytes:
        self._feed.close()
        raise self._error


class AsyncStream(unittest.IsolatedAsyncioTestCase):
    async def test_goes_on_behind_the_last_event(self) -> None:
        with Server(stream(f"retry: 1\n\n{event(1)}"), stream(event(2)), GONE) as server:
            factreel = AsyncFactreel(api_key="sk_x", base_url=server.url, max_retries=0)
            told = []
            with self.assertRaises(FactreelError):
                async for each in factreel.events.stream():
                    told.append(each["id"])
            self.assertEqual((told, asked(server)), (["evt_1", "evt_2"], ["now", "evt_1", "evt_2"]))

    async def test_ends_when_its_task_is_cancelled(self) -> None:
        async with async_client().events.stream() as events:
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(events.__anext__(), 0.5)
            self.assertEqual([each async for each in events], [])

    async def test_reads_what_happened_since(self) -> None:
        factreel = async_client()
        ordered = await factreel.create_video_from_data({"data": {"waitMinutes": 17}, "targetSeconds": 15})
        await factreel.cancel_video(ordered["videoId"])
        names: List[str] = []
        while "video.render_failed" not in names:
            names = [each["event"] async for each in factreel.events.after()]
