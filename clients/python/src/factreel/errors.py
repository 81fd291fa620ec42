from __future__ import annotations

from typing import Any, List, Mapping, Optional, cast

from .schema import ErrorDetail, Video


class FactreelError(Exception):
    """A refusal as the API words it, with its HTTP status."""

    #: The HTTP status.
    status: int
    #: Such as `insufficient_credits`: what stands before the colon of `error`.
    code: str
    #: Such as `insufficient_credits: needed 490, held 50, short 440`.
    error: str
    #: Every argument that is wrong, where some are.
    details: List[ErrorDetail]
    #: What to name when you ask the operator about it.
    request_id: Optional[str]
    #: What the code means and what to do about it.
    doc_url: str

    def __init__(self, status: int, body: Any, headers: Mapping[str, str], base_url: str) -> None:
        refusal = cast("Mapping[str, Any]", body if isinstance(body, dict) else {})
        self.status = status
        self.error = str(refusal.get("error") or f"http_{status}")
        self.code = self.error.split(":", 1)[0]
        self.details = refusal.get("details") or []
        self.request_id = refusal.get("requestId") or headers.get("x-request-id")
        self.doc_url = f"{base_url}/docs/errors#{self.code}"
        message = refusal.get("message")
        super().__init__(f"{self.error} ({message})" if message and message not in self.error else self.error)


class FactreelConnectionError(Exception):
    """No answer came, however often it was asked; `__cause__` tells why."""


class VideoFailedError(Exception):
    """The video ended in `error`: `video["lastError"]` has the reason, and what failed was given back."""

    video: Video

    def __init__(self, video: Video) -> None:
        self.video = video
        super().__init__(f"{video['videoId']} failed: {video['lastError'] or 'no reason was given'}")


class WebhookSignatureError(Exception):
    """A delivery that is not what the service sent, or not now. Answer it 400 and do nothing else."""
