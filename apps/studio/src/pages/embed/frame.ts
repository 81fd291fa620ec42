/** What the server says of the frame that the studio is shown in (docs/adr/0022-the-embedded-studio-opens-in-two-steps.md). */
export interface Frame {
  session: string;
  /** The integrator's page; nothing is told to any other. */
  origin: string;
  /** The language that the token asks for; null where it leaves that to the browser. */
  locale: string | null;
}

/** Null where the page was opened otherwise than through `/embed/s/<session>`. */
export function readFrame(page: Document): Frame | null {
  const told = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="factreel-embed-${name}"]`)?.content;
  const [session, origin, locale = null] = [told('session'), told('origin'), told('locale')];
  return session && origin ? { session, origin, locale } : null;
}

/** Where the first page may have left the token. */
interface Places {
  storage: () => Pick<Storage, 'getItem'>;
  window: { name: string };
}

/**
 * The token of a session. From the frame's own name, where a browser gives frames of others no storage, it is taken
 * away at once: any page that the frame goes on to could read it there.
 */
export function takeToken(session: string, { storage, window }: Places): string | null {
  const key = `factreel.embed.${session}`;
  const named = tokenIn(window.name, key);
  if (named !== null) {
    window.name = '';
    return named;
  }
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function tokenIn(name: string, key: string): string | null {
  try {
    const left = JSON.parse(name) as { key?: unknown; token?: unknown } | null;
    return left?.key === key && typeof left.token === 'string' ? left.token : null;
  } catch {
    return null;
  }
}
