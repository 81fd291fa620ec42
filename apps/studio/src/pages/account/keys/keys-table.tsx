import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ownerHeader } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { type Column, Table } from '../../../ui/table';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from '../settings.module.css';
import own from './keys.module.css';
import { endOf } from './key-end';
import { type Key, KEYS, SCOPES } from './keys-query';

/** Keys, and the way to end one. */
export function KeysTable({ keys, withRevoked }: { keys: readonly Key[]; withRevoked: boolean }) {
  const text = words.account.keys;
  const queries = useQueryClient();
  const { say, sayError } = useToasts();
  const [ending, setEnding] = useState<Key | null>(null);
  const revoke = useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/v1/account/keys/{id}', { params: { header: ownerHeader(), path: { id } } })),
    onSuccess: () => say(text.revokedNow),
    onError: sayError,
    onSettled: async () => {
      setEnding(null);
      await queries.invalidateQueries({ queryKey: KEYS });
    },
  });
  const columns: Column<Key>[] = [
    {
      title: text.name,
      cell: ({ name, livemode }) => (
        <>
          <span className={styles.strong} dir="auto">
            {name}
          </span>
          {!livemode && <Badge>{text.testBadge}</Badge>}
        </>
      ),
    },
    {
      title: text.key,
      cell: ({ hint, livemode }) => (
        <code className={styles.keep}>
          {livemode ? 'sk_…' : 'sk_test_…'}
          {hint}
        </code>
      ),
    },
    {
      title: text.may,
      cell: ({ scopes }) =>
        scopes.length === SCOPES.length ? (
          <span className={styles.keep}>{text.all}</span>
        ) : (
          <span className={own.scopes}>
            {scopes.map((scope) => (
              <Badge key={scope}>{text.scopes[scope] ?? scope}</Badge>
            ))}
          </span>
        ),
    },
    { title: text.created, cell: ({ createdAt }) => <span className={styles.keep}>{told.when(createdAt)}</span> },
    {
      title: text.used,
      cell: ({ lastUsedAt }) => <span className={styles.keep}>{lastUsedAt ? told.when(lastUsedAt) : text.never}</span>,
    },
    {
      title: text.ends,
      cell: (key) => {
        const { state, label } = endOf(key, Date.now());
        return state === 'ended' ? (
          <Badge kind="bad">{label}</Badge>
        ) : (
          <span className={state === 'soon' ? styles.strong : styles.keep}>{label}</span>
        );
      },
    },
    {
      title: text.actions,
      titleHidden: true,
      end: true,
      cell: (key) =>
        key.revokedAt ? (
          <Badge>{withRevoked ? `${text.revoked} ${told.when(key.revokedAt)}` : text.revoked}</Badge>
        ) : (
          <Button size="small" look="danger" onClick={() => setEnding(key)}>
            {text.revoke}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table label={text.list} columns={columns} rows={keys} keyOf={({ keyId }) => keyId} />
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={text.revokeTitle(ending?.name ?? '')}
        about={text.revokeAbout}
        verb={text.revokeVerb}
        busy={revoke.isPending}
        onConfirm={() => ending && revoke.mutate(ending.keyId)}
      />
    </>
  );
}
