"""Calls of the real api, by both clients."""

import importlib.metadata
import io
import os
import unittest
import uuid
from typing import List

import factreel as package
from factreel import FactreelError, VideoFailedError
from factreel.schema import Video

from .service import BASE_URL, async_client, client

ORDER = {"data": {"gate": "Gate B", "waitMinutes": 17}, "targetSeconds": 15, "render": False}


def order(tag: str) -> dict:
    return {**ORDER, "external_id": tag}


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.factreel = client()

    def test_package_knows_its_version(self) -> None:
        self.assertEqual(package.__version__, importlib.metadata.version("factreel"))

    def test_a_script_is_ordered_waited_for_read_changed_and_removed(self) -> None:
        ordered = self.factreel.create_video_from_data(order("python"))
        looks: List[Video] = []
        video = self.factreel.videos.wait_for(ordered["videoId"], interval=0.2, on_look=looks.append)
        self.assertEqual((video["status"], video["external_id"]), ("scripted", "python"))
        self.assertEqual(looks[-1], video)
        self.assertTrue(self.factreel.get_proof(video["videoId"], version=1)["complete"])
        self.assertTrue(self.factreel.get_captions_srt(video["videoId"]).startswith("1\n"))
        self.assertEqual(self.factreel.change_video(video["videoId"], {"title": "Gate"})["title"], "Gate")
        self.assertIsNone(self.factreel.delete_video(video["videoId"]))
        with self.assertRaises(FactreelError) as refused:
            self.factreel.get_video(video["videoId"])
        self.assertEqual((refused.exception.status, refused.exception.code), (404, "not_found"))

    def test_a_refusal_has_its_code_its_arguments_its_request_and_a_page_about_it(self) -> None:
        with self.assertRaises(FactreelError) as refused:
            self.factreel.create_video_from_data({"data": {}, "targetSeconds": 900})
        error = refused.exception
        self.assertEqual((error.status, error.code), (400, "bad_request"))
        self.assertIn("targetSeconds", [detail["path"] for detail in error.details])
        self.assertRegex(error.request_id or "", r"^[\w-]{36}$")
        self.assertEqual(error.doc_url, f"{BASE_URL}/docs/errors#bad_request")
        self.assertIn("targetSeconds", str(error))

    def test_the_same_idempotency_key_orders_once(self) -> None:
        key = str(uuid.uuid4())
        first = self.factreel.create_video_from_data(order("once"), idempotency_key=key)
        again = self.factreel.create_video_from_data(order("once"), idempotency_key=key)
        self.assertEqual(first["videoId"], again["videoId"])
        with self.assertRaises(FactreelError) as refused:
            self.factreel.create_video_from_data(order("twice"), idempotency_key=key)
        self.assertEqual(refused.exception.status, 422)

    def test_a_list_is_read_page_by_page_to_its_end(self) -> None:
        tag = str(uuid.uuid4())
        made = [self.factreel.create_video_from_data(order(tag))["videoId"] for _ in range(3)]
        pages = self.factreel.list_videos(external_id=tag, limit=2)
        self.assertEqual([video["videoId"] for video in pages], made[::-1])
        first = pages.page()
        self.assertEqual(len(first["data"]), 2)
        second = self.factreel.list_videos(external_id=tag, limit=2, cursor=first["nextCursor"]).page()
        self.assertEqual([video["videoId"] for video in second["data"]], made[:1])
        self.assertIsNone(second["nextCursor"])

    def test_files_are_uploaded_from_a_path_bytes_and_an_open_file(self) -> None:
        path = os.environ["PICTURE"]
        with open(path, "rb") as opened:
            data = opened.read()
            opened.seek(0)
            for file in (path, data, opened, io.BytesIO(data)):
                asset = self.factreel.upload_to_library(file, title='A "quay"', folder="Ports")
                self.assertEqual((asset["kind"], asset["title"], asset["folder"]), ("image", 'A "quay"', "Ports"))

    def test_waiting_ends_with_the_reason_of_a_failure_and_with_its_time(self) -> None:
        ordered = self.factreel.create_video_from_data({**ORDER, "render": True})
        with self.assertRaises(TimeoutError):
            self.factreel.videos.wait_for(ordered["videoId"], timeout=0.01)
        self.factreel.cancel_video(ordered["videoId"])
        with self.assertRaises(VideoFailedError) as failed:
            self.factreel.videos.wait_for(ordered["videoId"])
        self.assertEqual(failed.exception.video["lastError"], "cancelled")


class AsyncCalls(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        self.factreel = async_client()

    async def test_a_script_is_ordered_waited_for_and_listed(self) -> None:
        tag = str(uuid.uuid4())
        ordered = await self.factreel.create_video_from_data(order(tag))
        video = await self.factreel.videos.wait_for(ordered["videoId"], interval=0.2)
        self.assertEqual(video["status"], "scripted")
        other = await self.factreel.create_video_from_data(order(tag))
        listed = [each["videoId"] async for each in self.factreel.list_videos(external_id=tag, limit=1)]
        self.assertEqual(listed, [other["videoId"], video["videoId"]])
        page = await self.factreel.list_videos(external_id=tag, limit=1).page()
        self.assertEqual(len(page["data"]), 1)

    async def test_a_refusal_is_raised(self) -> None:
        with self.assertRaises(FactreelError) as refused:
            await self.factreel.get_video("vid-0")
        self.assertEqual(refused.exception.code, "not_found")

    async def test_waiting_ends_with_its_time(self) -> None:
        ordered = await self.factreel.create_video_from_data({**ORDER, "render": True})
        with self.assertRaises(TimeoutError):
            await self.factreel.videos.wait_for(ordered["videoId"], timeout=0.01)
        await self.factreel.cancel_video(ordered["videoId"])
        with self.assertRaises(VideoFailedError):
            await self.factreel.videos.wait_for(ordered["videoId"])
