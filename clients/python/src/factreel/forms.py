from __future__ import annotations

import io
import mimetypes
import os
import uuid
from functools import partial
from typing import BinaryIO, Callable, Dict, Iterable, List, Mapping, Optional, Tuple, Union

#: A path, bytes, or an open file, which has to be able to seek.
File = Union[str, "os.PathLike[str]", bytes, BinaryIO]

CHUNK = 1 << 16


def form(
    fields: Mapping[str, Optional[str]], files: Mapping[str, Optional[File]]
) -> Tuple[Dict[str, str], Callable[[], Iterable[bytes]]]:
    """A `multipart/form-data` body that is read from disk while it is sent, and its headers."""
    boundary = uuid.uuid4().hex
    parts: List[Tuple[bytes, Callable[[], Iterable[bytes]], int]] = []
    for name, value in fields.items():
        if value is not None:
            data = value.encode()
            parts.append((_head(boundary, name), partial(_whole, data), len(data)))
    for name, file in files.items():
        if file is not None:
            parts.append(_file_part(boundary, name, file))
    end = f"--{boundary}--\r\n".encode()
    length = sum(len(head) + size + 2 for head, _, size in parts) + len(end)

    def chunks() -> Iterable[bytes]:
        for head, content, _ in parts:
            yield head
            yield from content()
            yield b"\r\n"
        yield end

    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Content-Length": str(length)}
    return headers, chunks


def _file_part(boundary: str, name: str, file: File) -> Tuple[bytes, Callable[[], Iterable[bytes]], int]:
    if isinstance(file, (bytes, bytearray)):
        opened: BinaryIO = io.BytesIO(file)
        filename = name
    elif isinstance(file, (str, os.PathLike)):
        path = os.fspath(file)

        def from_disk() -> Iterable[bytes]:
            with open(path, "rb") as source:
                yield from _chunks(source)

        return _head(boundary, name, os.path.basename(path)), from_disk, os.path.getsize(path)
    else:
        opened = file
        filename = os.path.basename(str(getattr(file, "name", name)))
    begin = opened.tell()
    size = opened.seek(0, os.SEEK_END) - begin

    def from_file() -> Iterable[bytes]:
        opened.seek(begin)
        yield from _chunks(opened)

    return _head(boundary, name, filename), from_file, size


def _whole(data: bytes) -> Iterable[bytes]:
    return [data]


def _chunks(source: BinaryIO) -> Iterable[bytes]:
    while True:
        chunk = source.read(CHUNK)
        if not chunk:
            return
        yield chunk


def _head(boundary: str, name: str, filename: Optional[str] = None) -> bytes:
    lines = [f"--{boundary}", f'Content-Disposition: form-data; name="{name}"']
    if filename is not None:
        # As browsers write it.
        quoted = filename.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        lines[1] += f'; filename="{quoted}"'
        lines.append(f"Content-Type: {mimetypes.guess_type(filename)[0] or 'application/octet-stream'}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
