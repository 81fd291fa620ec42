import { useSyncExternalStore } from 'react';

/** Where the api is: this page's own origin unless whoever hosts the studio elsewhere wrote it into the page. */
export const API_URL =
  document.querySelector<HTMLMetaElement>('meta[name="factreel-api"]')?.content || window.location.origin;

/** Whether the api answers: `lost` while it does not, `crowded` while it refuses for the number of requests alone. */
export type Connection = { kind: 'open' } | { kind: 'lost' } | { kind: 'crowded'; until: number };

let connection: Connection = { kind: 'open' };
const listeners = new Set<() => void>();

/** Tells everything that shows the connection how it is now. */
export function become(next: Connection): void {
  if (next.kind === connection.kind && next.kind !== 'crowded') return;
  connection = next;
  for (const listener of listeners) listener();
}

/** The connection as it is, kept up to date. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the api answers at all; no limit counts this. */
export async function reach(): Promise<boolean> {
  return await fetch(`${API_URL}/health/live`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** After a request without an answer: one that alone does not come through is no lost connection. */
export async function doubt(): Promise<void> {
  if (connection.kind !== 'lost' && !(await reach())) become({ kind: 'lost' });
}

/** `fetch` that keeps what its outcome says about the connection. Throws as `fetch` does. */
export async function send(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { credentials: 'include' });
    const seconds = Number(answer.headers.get('retry-after'));
    // Other limits, such as that of wrong passwords, answer 429 too; this one has no requests left.
    const isCrowded = answer.status === 429 && /\br=0\b/.test(answer.headers.get('ratelimit') ?? '');
    if (isCrowded && seconds > 0) become({ kind: 'crowded', until: Date.now() + seconds * 1000 });
    return answer;
  } catch (error) {
    if (!request.signal.aborted) void doubt();
    throw error;
  }
}
