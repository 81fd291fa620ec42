"""What the client repeats, against a server that answers as it is told."""

import asyncio
import io
import threading
import unittest
from email.utils import formatdate
from time import time

from factreel import AsyncFactreel, FactreelConnectionError, FactreelError
from factreel.transport import Answer, pause_after

from .service import Server, cut, reply

PRICE = {"credits": 490, "usd": "4.90", "breakdown": []}
OK = reply(200, PRICE)
RUNNING = reply(409, {"error": "conflict: the first request with this Idempotency-Key is still running"})


class Retries(unittest.TestCase):
    def test_a_broken_connection_and_a_500_are_asked_again_with_the_same_body_under_the_same_key(self) -> None:
        with Server(cut, reply(500, {"error": "internal"}), otherwise=OK) as server:
            factreel = server.client()
            self.assertEqual(factreel.quote({"targetSeconds": 30})["credits"], 490)
            self.assertEqual([each.body for each in server.received], [b'{"targetSeconds": 30}'] * 3)
            keys = {each.headers["Idempotency-Key"] for each in server.received}
            self.assertEqual(len(keys), 1)
            factreel.quote({"targetSeconds": 30})
            self.assertNotIn(server.received[-1].headers["Idempotency-Key"], keys)

    def test_a_429_after_the_seconds_that_it_names_and_a_first_call_that_still_runs(self) -> None:
        with Server(reply(429, {"error": "rate_limited"}, {"Retry-After": "0"}), RUNNING, otherwise=OK) as server:
            server.client().quote({"targetSeconds": 30})
            self.assertEqual(len(server.received), 3)

    def test_not_what_another_attempt_would_not_change(self) -> None:
        for status, error in [
            (400, "bad_request: targetSeconds must be a number"),
            (409, "conflict: vid-1 is rendered and cannot become rendering"),
            (429, "rate_limited: come back tomorrow"),
        ]:
            body = {"error": error, "message": "In words.", "requestId": "r-1"}
            with self.subTest(status), Server(reply(status, body, {"Retry-After": "86400"})) as server:
                with self.assertRaises(FactreelError) as refused:
                    server.client().quote({"targetSeconds": 30})
                known = refused.exception
                self.assertEqual((known.status, known.error, known.request_id), (status, error, "r-1"))
                self.assertEqual(known.code, error.split(":")[0])
                self.assertEqual(str(known), f"{error} (In words.)")
                self.assertEqual(len(server.received), 1)

    def test_says_once_what_a_refusal_says_twice(self) -> None:
        body = {"error": "unprocessable: url is not public", "message": "url is not public"}
        with Server(reply(422, body)) as server, self.assertRaises(FactreelError) as refused:
            server.client().get_account()
        self.assertEqual(str(refused.exception), "unprocessable: url is not public")

    def test_no_more_often_than_it_is_told_to_and_says_then_why_nothing_came(self) -> None:
        with Server(otherwise=cut) as server:
            with self.assertRaises(FactreelConnectionError) as failed:
                server.client(max_retries=1).quote({"targetSeconds": 30})
            self.assertIsNotNone(failed.exception.__cause__)
            self.assertEqual(len(server.received), 2)

    def test_an_answer_that_does_not_begin_in_time(self) -> None:
        waiting = threading.Event()
        with Server(lambda handler: void(waiting.wait(30)), otherwise=OK) as server:
            self.assertEqual(server.client(timeout=0.2).quote({"targetSeconds": 30})["credits"], 490)
            self.assertEqual(len(server.received), 2)
            waiting.set()

    def test_a_file_is_sent_whole_each_time(self) -> None:
        with Server(cut, reply(503), otherwise=reply(201)) as server:
            file = io.BytesIO(b"skipped" + b"x" * 200_000)
            file.seek(7)
            server.client().upload_to_library(file)
            self.assertEqual([each.body.count(b"x" * 200_000) for each in server.received], [1, 1, 1])
            self.assertNotIn(b"skipped", server.received[-1].body)

    def test_pauses_grow_and_keep_to_the_hints_of_the_server(self) -> None:
        def pause(headers: dict, tries: int = 0) -> object:
            return pause_after(Answer(503, headers, b""), tries)

        self.assertTrue(0.25 <= float(str(pause({}))) <= 0.5)
        self.assertTrue(4 <= float(str(pause({}, 9))) <= 8)
        self.assertEqual(pause({"retry-after": "30"}), 30)
        self.assertAlmostEqual(float(str(pause({"retry-after": formatdate(time() + 30, usegmt=True)}))), 30, delta=2)
        self.assertIsNone(pause({"retry-after": "61"}))
        self.assertIsNone(pause_after(Answer(404, {}, b""), 0))

    def test_ids_and_lists_are_written_into_the_address(self) -> None:
        with Server(otherwise=reply(200, {"data": [], "nextCursor": None})) as server:
            factreel = server.client()
            factreel.list_events(limit=5, events=["video.rendered", "episode.ready"])
            factreel.get_video("a/b c")
            factreel.list_videos(status="error").page()
            self.assertEqual(
                [each.path for each in server.received],
                ["/v1/events?limit=5&events=video.rendered&events=episode.ready", "/v1/videos/a%2Fb%20c", "/v1/videos?status=error"],
            )
            self.assertEqual(server.received[0].headers["Authorization"], "Bearer sk_x")


class Cancelling(unittest.IsolatedAsyncioTestCase):
    async def test_ends_the_connection_of_a_call(self) -> None:
        asked, hung_up = threading.Event(), threading.Event()

        def wait_for_end(handler: object) -> None:
            asked.set()
            # Nothing more comes until the other side closes.
            handler.rfile.read(1)  # type: ignore[attr-defined]
            hung_up.set()

        with Server(wait_for_end) as server:
            factreel = AsyncFactreel(api_key="sk_x", base_url=server.url)
            call = asyncio.ensure_future(factreel.get_account())
            await asyncio.get_running_loop().run_in_executor(None, asked.wait, 30)
            call.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await call
            is_over = await asyncio.get_running_loop().run_in_executor(None, hung_up.wait, 30)
            self.assertTrue(is_over)
            self.assertEqual(len(server.received), 1)

    async def test_many_calls_wait_at_once(self) -> None:
        together = threading.Barrier(100, timeout=30)

        def answer(handler: object) -> None:
            together.wait()
            OK(handler)  # type: ignore[arg-type]

        with Server(otherwise=answer) as server:
            factreel = AsyncFactreel(api_key="sk_x", base_url=server.url, max_retries=0)
            prices = await asyncio.gather(*(factreel.quote({"targetSeconds": 30}) for _ in range(100)))
            self.assertEqual({price["credits"] for price in prices}, {490})


def void(_: object) -> None:
    return None
