import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near to its end a page is read as it goes on. */
const NEAR_PX = 160;

/**
 * Keeps a page that grows at both ends where it is read: at its end it stays there, and what is put before `firstId` moves
 * nothing. Answers how to go to the end.
 */
export function useScrollPlace(content: RefObject<HTMLElement | null>, firstId: string | undefined) {
  const atEnd = useRef(true);
  const before = useRef({ firstId, height: 0 });

  useEffect(() => {
    const page = document.documentElement;
    const look = () => (atEnd.current = window.scrollY + window.innerHeight >= page.scrollHeight - NEAR_PX);
    const toEnd = () => atEnd.current && window.scrollTo({ top: page.scrollHeight });
    const growth = new ResizeObserver(toEnd);
    if (content.current) growth.observe(content.current);
    window.addEventListener('scroll', look, { passive: true });
    toEnd();
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [content]);

  useLayoutEffect(() => {
    const height = document.documentElement.scrollHeight;
    const known = before.current;
    if (known.firstId !== undefined && known.firstId !== firstId) window.scrollBy({ top: height - known.height });
    before.current = { firstId, height };
  });

  return () => {
    atEnd.current = true;
    window.scrollTo({ top: document.documentElement.scrollHeight });
  };
}
