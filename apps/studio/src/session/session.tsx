import { FactreelError } from '@factreel/client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router';
import { api, ownerHeader, type Schemas, speakFor } from '../api/client';
import { unwrap } from '../api/queries';
import { ErrorNotice } from '../ui/notice';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { words } from '../words';
import { SESSION_KEY } from './session-key';

type Session = Schemas['Session'];

const SessionContext = createContext<Session | null>(null);

/** The signed-in owner; only below `SignedIn`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession stands outside of SignedIn');
  return session;
}

/** Who is signed in, if anyone: null for a stranger. */
export function useSessionQuery() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: currentSession, staleTime: Infinity });
}

/** Takes over a session that sign-in answered, and forgets what an earlier one had read. */
export function useBeginSession() {
  const queries = useQueryClient();
  return (session: Session) => {
    speakFor({ csrfToken: session.csrfToken });
    keepOnly(queries, session);
  };
}

/** Leaves a session that the server has ended, with all that it had read. */
export function useForgetSession() {
  const queries = useQueryClient();
  return () => {
    speakFor({});
    keepOnly(queries, null);
  };
}

/** Forgets all that was read but who is signed in: whoever shows that is told, which a cache that was cleared tells nobody. */
function keepOnly(queries: QueryClient, session: Session | null): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  queries.setQueryData(SESSION_KEY, session);
}

/** Ends the session here and on the server. */
export function useSignOut() {
  const forget = useForgetSession();
  return async () => {
    await unwrap(api.POST('/v1/auth/logout', { params: { header: ownerHeader() } }));
    forget();
  };
}

/** Shows its children to an owner, and the way to sign in to anyone else; who came for a page gets there afterwards. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useSessionQuery();
  const { pathname, search } = useLocation();
  if (isPending) return <Skeleton height="100dvh" />;
  if (error)
    return (
      <Page title={words.shell.unloaded.title} width="narrow">
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!session) return <Navigate to={`/sign-in?next=${encodeURIComponent(pathname + search)}`} replace />;
  return <SessionContext value={session}>{children}</SessionContext>;
}

async function currentSession(): Promise<Session | null> {
  try {
    const session = await unwrap(api.GET('/v1/auth/session'));
    speakFor({ csrfToken: session.csrfToken });
    return session;
  } catch (error) {
    if (error instanceof FactreelError && error.status === 401) return null;
    throw error;
  }
}
