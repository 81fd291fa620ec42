from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Generic, Iterator, Optional, TypeVar, cast

Item = TypeVar("Item")
Page = TypeVar("Page")


class Pages(Generic[Item, Page]):
    """What a list has. `for` reads it to its end, page by page; `page` reads one page. Nothing is asked before."""

    def __init__(self, read: Callable[[Optional[str]], Page], cursor: Optional[str]) -> None:
        self._read = read
        self._cursor = cursor

    def page(self) -> Page:
        """One page as the API answers it; its `nextCursor` is the `cursor` of the next one."""
        return self._read(self._cursor)

    def __iter__(self) -> Iterator[Item]:
        cursor = self._cursor
        while True:
            page = cast(Any, self._read(cursor))
            yield from page["data"]
            cursor = page["nextCursor"]
            if cursor is None:
                return


class AsyncPages(Generic[Item, Page]):
    """What a list has. `async for` reads it to its end, page by page; `await pages.page()` reads one page."""

    def __init__(self, read: Callable[[Optional[str]], Awaitable[Page]], cursor: Optional[str]) -> None:
        self._read = read
        self._cursor = cursor

    async def page(self) -> Page:
        """One page as the API answers it; its `nextCursor` is the `cursor` of the next one."""
        return await self._read(self._cursor)

    async def __aiter__(self) -> AsyncIterator[Item]:
        cursor = self._cursor
        while True:
            page = cast(Any, await self._read(cursor))
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return
