import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { ConfirmDialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { ConnectDialog } from './connect-dialog';
import { ConnectionPanel } from './connection-panel';
import { type Connection, type ConnectionKind, connectionsQuery } from './connections-query';
import styles from './connections.module.css';

const KINDS = Object.keys(words.account.connections.kinds) as ConnectionKind[];

/** `/settings/connections` */
export function ConnectionsPage() {
  const text = words.account.connections;
  const queries = useQueryClient();
  const { say, sayError } = useToasts();
  const list = useQuery(connectionsQuery);
  const [connecting, setConnecting] = useState<ConnectionKind | null>(null);
  const [leaving, setLeaving] = useState<Connection | null>(null);
  const remove = useMutation({
    mutationFn: ({ connectionId: id }: Connection) =>
      unwrap(api.DELETE('/v1/account/connections/{id}', { params: { path: { id } } })),
    onSuccess: (_, { kind }) => say(text.removed(text.kinds[kind].name)),
    onError: sayError,
    onSettled: async () => {
      setLeaving(null);
      await queries.invalidateQueries({ queryKey: connectionsQuery.queryKey });
    },
  });
  const saved = (kind: ConnectionKind) => list.data?.data.find((connection) => connection.kind === kind);
  return (
    <Page title={words.account.pages.connections} about={text.about} width="wide">
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      <div className={styles.grid}>
        {list.isPending && <Skeleton height={180} count={4} />}
        {list.data &&
          KINDS.map((kind) => (
            <ConnectionPanel
              key={`${kind} ${saved(kind)?.updatedAt}`}
              kind={kind}
              connection={saved(kind)}
              onConnect={() => setConnecting(kind)}
              onRemove={setLeaving}
            />
          ))}
      </div>
      {connecting && (
        <ConnectDialog
          kind={connecting}
          baseUrl={saved(connecting)?.baseUrl ?? ''}
          onClose={() => setConnecting(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving && text.removeTitle(text.kinds[leaving.kind].name)}
        about={text.removeAbout}
        verb={text.removeVerb}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </Page>
  );
}
