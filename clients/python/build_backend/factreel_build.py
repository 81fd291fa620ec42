"""Builds the package with nothing but Python (PEP 517): a wheel is a zip of `src` with three files about it."""

import base64
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Dict, Optional

ROOT = Path(__file__).resolve().parent.parent
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
# A fixed time makes two builds of the same sources the same file.
TIME = (2020, 1, 1, 0, 0, 0)
EPOCH = 1_577_836_800


def _project(name: str) -> str:
    # `tomllib` came with Python 3.11.
    found = re.search(rf'^{name} = "([^"]+)"$', PROJECT, re.MULTILINE)
    if found is None:
        raise ValueError(f"pyproject.toml has no {name}")
    return found[1]


VERSION = _project("version")
NAME = f"factreel-{VERSION}"


def _metadata() -> str:
    about = [
        "Metadata-Version: 2.1",
        "Name: factreel",
        f"Version: {VERSION}",
        f"Summary: {_project('description')}",
        "License: Apache-2.0",
        f"Requires-Python: {_project('requires-python')}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(about) + "\n\n" + (ROOT / "README.md").read_text(encoding="utf-8")


def _about() -> Dict[str, bytes]:
    wheel = "Wheel-Version: 1.0\nGenerator: factreel_build\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    return {f"{NAME}.dist-info/METADATA": _metadata().encode(), f"{NAME}.dist-info/WHEEL": wheel.encode()}


def _write_wheel(folder: str, sources: Dict[str, bytes]) -> str:
    files = {**sources, **_about()}
    record = f"{NAME}.dist-info/RECORD"
    rows = [f"{path},sha256={_digest(data)},{len(data)}" for path, data in files.items()]
    files[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    name = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return name


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _sources(base: Path) -> Dict[str, bytes]:
    paths = sorted(path for path in base.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(base).as_posix(): path.read_bytes() for path in paths}


def build_wheel(
    wheel_directory: str, config_settings: Optional[object] = None, metadata_directory: Optional[str] = None
) -> str:
    return _write_wheel(wheel_directory, _sources(ROOT / "src"))


def build_editable(
    wheel_directory: str, config_settings: Optional[object] = None, metadata_directory: Optional[str] = None
) -> str:
    return _write_wheel(wheel_directory, {"factreel.pth": str(ROOT / "src").encode()})


def build_sdist(sdist_directory: str, config_settings: Optional[object] = None) -> str:
    files = {f"{NAME}/PKG-INFO": _metadata().encode()}
    for part in ("src", "tests", "build_backend"):
        files.update({f"{NAME}/{part}/{path}": data for path, data in _sources(ROOT / part).items()})
    for path in ("pyproject.toml", "README.md"):
        files[f"{NAME}/{path}"] = (ROOT / path).read_bytes()
    name = f"{NAME}.tar.gz"
    with tarfile.open(Path(sdist_directory) / name, "w:gz") as archive:
        for path, data in files.items():
            entry = tarfile.TarInfo(path)
            entry.size, entry.mtime = len(data), EPOCH
            archive.addfile(entry, io.BytesIO(data))
    return name
