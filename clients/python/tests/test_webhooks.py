"""Deliveries of the real api, and what is none."""

import json
import threading
import time
import unittest

from factreel import WebhookSignatureError, verify_webhook

from .service import Received, Server, client


class Webhooks(unittest.TestCase):
    """One delivery from before its secret was replaced, and one signed with both secrets."""

    one: Received
    two: Received
    old: str
    new: str

    @classmethod
    def setUpClass(cls) -> None:
        factreel = client()
        with Server() as receiver:
            webhook = factreel.create_webhook({"url": f"{receiver.url}/videos", "events": ["video.rendered"]})["webhook"]
            cls.old = webhook["secret"]
            factreel.test_webhook(webhook["id"])
            cls.one = next_of(receiver, 1)
            cls.new = factreel.rotate_webhook_secret(webhook["id"])["webhook"]["secret"]
            factreel.test_webhook(webhook["id"])
            cls.two = next_of(receiver, 2)
            factreel.delete_webhook(webhook["id"])

    def test_a_delivery_is_verified_and_read(self) -> None:
        event = verify_webhook(self.one.body, self.one.headers, self.old)
        self.assertEqual(event, json.loads(self.one.body))
        self.assertEqual(event["event"], "webhook.test")
        lower = {name.lower(): value for name, value in self.one.headers.items()}
        self.assertEqual(verify_webhook(self.one.body.decode(), lower, self.old), event)

    def test_either_secret_proves_it_while_one_is_replaced(self) -> None:
        for secret in (self.old, self.new, [self.new, self.old], ["whsec_x", self.new]):
            self.assertEqual(verify_webhook(self.two.body, self.two.headers, secret)["event"], "webhook.test")
        self.assertTrue(verify_webhook(self.one.body, self.one.headers, [self.new, self.old]))
        with self.assertRaises(WebhookSignatureError):
            verify_webhook(self.one.body, self.one.headers, self.new)

    def test_one_that_is_changed_forged_old_or_unsigned_is_refused(self) -> None:
        body, headers = self.one.body, self.one.headers
        for wrong, words in [
            (lambda: verify_webhook(body + b" ", headers, self.old), "no signature is right"),
            (lambda: verify_webhook(body, headers, f"{self.old}x"), "no signature is right"),
            (lambda: verify_webhook(body, headers, self.old, now=time.time() + 3600), "300 s from now"),
            (lambda: verify_webhook(body, headers, self.old, now=time.time() - 3600), "300 s from now"),
            (lambda: verify_webhook(body, {}, self.old), "is missing"),
            (lambda: verify_webhook(b"{}", {"X-Service-Signature": "v1=zz"}, "s"), 'is not "t=…,v1=…"'),
            (lambda: verify_webhook(b"{}", {"X-Service-Signature": "t=١,v1=00"}, "s"), 'is not "t=…,v1=…"'),
        ]:
            with self.subTest(words), self.assertRaisesRegex(WebhookSignatureError, words):
                wrong()


def next_of(receiver: Server, count: int) -> Received:
    over = threading.Event()
    for _ in range(600):
        if len(receiver.received) >= count:
            return receiver.received[count - 1]
        over.wait(0.1)
    raise AssertionError("no delivery came")
