from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Any, Iterable, List, Optional, Protocol, Sequence, Tuple, Union, cast

from .errors import WebhookSignatureError
from .schema import WebhookEvent

HEADER = "x-service-signature"


class DeliveryHeaders(Protocol):
    """The headers of Flask, Django, `http.server`, or a dictionary."""

    def items(self) -> Iterable[Any]: ...


def verify_webhook(
    raw_body: Union[bytes, str],
    headers: DeliveryHeaders,
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """The event of a delivery, once `X-Service-Signature` is proved.

    The header is `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">` under the whole secret. One right `v1` out of several is
    enough, and so is one right secret: while a secret is replaced, deliveries are signed with both. `raw_body` is what came over
    the wire, byte by byte; `tolerance` is how many seconds its time may lie from now. Raises `WebhookSignatureError`.
    """
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    at, signatures = _parts(_header(headers))
    if abs((time.time() if now is None else now) - at) > tolerance:
        raise WebhookSignatureError(f"signed at {at}, which is more than {tolerance:g} s from now")
    for one in [secret] if isinstance(secret, str) else secret:
        right = hmac.new(one.encode(), f"{at}.".encode() + body, hashlib.sha256).digest()
        # A list, so that every signature is compared, each in constant time.
        if any([hmac.compare_digest(right, given) for given in signatures]):
            return cast("WebhookEvent", json.loads(body))
    raise WebhookSignatureError("no signature is right: another secret, or the body was changed on its way")


def _header(headers: DeliveryHeaders) -> str:
    for name, value in headers.items():
        if str(name).lower() == HEADER:
            return str(value)
    raise WebhookSignatureError(f"the header {HEADER} is missing")


def _parts(header: str) -> Tuple[int, List[bytes]]:
    entries = [part.strip().partition("=")[::2] for part in header.split(",")]
    at = next((value for name, value in entries if name == "t"), "")
    given = [value for name, value in entries if name == "v1"]
    is_hex = all(re.fullmatch(r"([0-9a-fA-F]{2})+", value) for value in given)
    if not re.fullmatch(r"[0-9]{1,12}", at) or not given or not is_hex:
        raise WebhookSignatureError(f'the header {HEADER} is not "t=…,v1=…"')
    return int(at), [bytes.fromhex(value) for value in given]
