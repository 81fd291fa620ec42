import { useState } from 'react';

/** The token of `#token=` in a mailed link; null where it has none. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** Takes the token of a mailed link; it leaves the address, and with it the history, at once. */
export function useMailedToken(): string | null {
  const [token] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash) window.history.replaceState(window.history.state, '', pathname);
    return tokenIn(hash);
  });
  return token;
}
