import { useState } from 'react';

/** The token of `#token=` in a mailed link; null where it has none. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** Of the page that was opened by a mailed link; a page that is drawn anew finds its address clean already. */
let taken: { path: string; token: string | null } | null = null;

/** Takes the token of a mailed link; it leaves the address, and with it the history, at once. */
export function useMailedToken(): string | null {
  const [token] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash) {
      taken = { path: pathname, token: tokenIn(hash) };
      window.history.replaceState(window.history.state, '', pathname);
    }
    return taken?.path === pathname ? taken.token : null;
  });
  return token;
}
