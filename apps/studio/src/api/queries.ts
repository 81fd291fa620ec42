import { unwrap } from '@factreel/client';
import { QueryClient } from '@tanstack/react-query';
import { api } from './client';

export { unwrap };

/**
 * The client repeats what a second try may mend; what fails after that is shown. Without a network nothing is put off in
 * silence either: it fails, says so, and is asked again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}

/** One page of any list after the next: `useInfiniteQuery(pages(['videos'], (cursor) => api.GET(...)))`. */
export function pages<Page extends { nextCursor: string | null }>(
  queryKey: readonly unknown[],
  ask: (cursor: string | undefined) => Promise<Page>,
) {
  return {
    queryKey,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page) => last.nextCursor ?? undefined,
  };
}

/** How the account pays, who takes cards, what things cost. */
export const billingQuery = {
  queryKey: ['billing'],
  queryFn: () => unwrap(api.GET('/v1/account/billing')),
} as const;

/** What a video costs that nothing special is asked of. */
export const usualPriceQuery = {
  queryKey: ['price', 'video'],
  queryFn: () => unwrap(api.POST('/v1/quote', { body: {} })),
  staleTime: Infinity,
} as const;

/** Price of a change by notes, asked for before the notes are sent. */
export const notesPriceQuery = {
  queryKey: ['price', 'edit', 'notes'],
  queryFn: () => unwrap(api.POST('/v1/quote', { body: { edit: 'notes' } })),
  staleTime: Infinity,
} as const;

/** The wallet, the card and who it belongs to. */
export const accountQuery = {
  queryKey: ['account'],
  queryFn: () => unwrap(api.GET('/v1/account')),
} as const;
