"""A typed client of the Factreel API. It needs Python 3.9 and nothing else."""

from . import schema
from .client import AsyncFactreel, Factreel
from .errors import FactreelConnectionError, FactreelError, VideoFailedError, WebhookSignatureError
from .events import AsyncEventStream, EventStream
from .forms import File
from .pages import AsyncPages, Pages
from .schema import Video, WebhookEvent
from .version import VERSION as __version__
from .webhooks import verify_webhook

__all__ = [
    "AsyncEventStream",
    "AsyncFactreel",
    "AsyncPages",
    "EventStream",
    "Factreel",
    "FactreelConnectionError",
    "FactreelError",
    "File",
    "Pages",
    "Video",
    "VideoFailedError",
    "WebhookEvent",
    "WebhookSignatureError",
    "__version__",
    "schema",
    "verify_webhook",
]
