import { FactreelError } from '@factreel/client';
import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session-key';

/**
 * Asks anew who is signed in when someone who was is refused: where their session has ended the page becomes the way to
 * sign in, and comes back afterwards.
 */
export function watchForSignOut(queries: QueryClient): void {
  const look = (error: unknown) => {
    const isRefused = error instanceof FactreelError && error.status === 401;
    if (isRefused && queries.getQueryData(SESSION_KEY)) void queries.invalidateQueries({ queryKey: SESSION_KEY });
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}
