import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { type Column, Table } from '../../../ui/table';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { type Webhook, WEBHOOKS } from './webhooks-query';
import styles from './webhooks.module.css';

/** Addresses that are called, each with its log. */
export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const text = words.account.webhooks;
  const queries = useQueryClient();
  const { say, sayError } = useToasts();
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/v1/webhooks/{id}', { params: { path: { id } } })),
    onSuccess: () => say(text.removed),
    onError: sayError,
    onSettled: async () => {
      setLeaving(null);
      await queries.invalidateQueries({ queryKey: WEBHOOKS });
    },
  });
  const columns: Column<Webhook>[] = [
    {
      title: text.address,
      cell: ({ id, url }) => (
        <Link to={`/settings/webhooks/${id}`} className={styles.address}>
          {url}
        </Link>
      ),
    },
    {
      title: text.events,
      cell: ({ events }) => (
        <span className={styles.events}>
          {events.map((event) => (
            <Badge key={event}>{text.names[event]}</Badge>
          ))}
        </span>
      ),
    },
    { title: text.added, cell: ({ createdAt }) => <span className={settings.keep}>{told.when(createdAt)}</span> },
    {
      title: text.actions,
      titleHidden: true,
      end: true,
      cell: (webhook) => (
        <span className={styles.actions}>
          <LinkButton size="small" to={`/settings/webhooks/${webhook.id}`}>
            {text.log}
          </LinkButton>
          <Button size="small" look="danger" onClick={() => setLeaving(webhook)}>
            {text.remove}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <Table label={text.list} columns={columns} rows={webhooks} keyOf={({ id }) => id} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text.removeTitle}
        about={text.removeAbout(leaving?.url ?? '')}
        verb={text.removeVerb}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </>
  );
}
