import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** The token of `#token=` in a mailed link; null where it has none. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/**
 * The token of the mailed link that opened a page. It leaves the browser's address, and with it the history, as soon as
 * the page stands; the router keeps it until one goes on. Drawing alone changes nothing, for React may draw a page twice.
 */
export function useMailedToken(): string | null {
  const { hash, pathname } = useLocation();
  useLayoutEffect(() => {
    if (hash) window.history.replaceState(window.history.state, '', pathname);
  }, [hash, pathname]);
  return tokenIn(hash);
}
