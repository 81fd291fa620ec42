import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Badge, type BadgeKind } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, Table } from '../../../ui/table';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import type { Delivery } from './webhooks-query';
import styles from './webhooks.module.css';

const KINDS: Record<string, BadgeKind> = { pending: 'busy', delivered: 'good', failed: 'bad' };

interface DeliveriesTableProps {
  webhookId: string;
  deliveries: readonly Delivery[];
  onResent: () => void;
}

/** What was sent, what was answered, each to be opened, and once more. */
export function DeliveriesTable({ webhookId, deliveries, onResent }: DeliveriesTableProps) {
  const text = words.account.webhooks;
  const { say, sayError } = useToasts();
  const resend = useMutation({
    mutationFn: (deliveryId: string) =>
      unwrap(
        api.POST('/v1/webhooks/{id}/deliveries/{deliveryId}/resend', {
          params: { path: { id: webhookId, deliveryId } },
        }),
      ),
    onSuccess: () => say(text.resent),
    onError: sayError,
    onSettled: onResent,
  });
  const columns: Column<Delivery>[] = [
    {
      title: text.when,
      cell: ({ createdAt }) => (
        <time className={settings.keep} dateTime={createdAt} title={new Date(createdAt).toLocaleString('en')}>
          {told.when(createdAt)}
        </time>
      ),
    },
    {
      title: text.event,
      cell: ({ event, eventId, payload, responseBody }) => (
        <details>
          <summary className={settings.keep}>{text.names[event]}</summary>
          <div className={styles.told}>
            <code className={settings.note}>{eventId}</code>
            <h3>{text.payload}</h3>
            <pre>{JSON.stringify(payload, null, 2)}</pre>
            <h3>{text.answer}</h3>
            <pre>{responseBody === null || responseBody === '' ? text.noAnswer : responseBody}</pre>
          </div>
        </details>
      ),
    },
    {
      title: text.video,
      cell: ({ videoId }) => videoId && <Link to={`/videos/${videoId}`}>{videoId}</Link>,
    },
    {
      title: text.status,
      cell: ({ status, error }) => (
        <span className={styles.outcome}>
          <Badge kind={KINDS[status]}>{text.statuses[status] ?? status}</Badge>
          {error && <span className={settings.note}>{error}</span>}
        </span>
      ),
    },
    { title: text.response, end: true, cell: ({ responseStatus }) => responseStatus ?? text.noResponse },
    {
      title: text.took,
      end: true,
      cell: ({ durationMs }) => <span className={settings.keep}>{durationMs === null ? '' : text.ms(durationMs)}</span>,
    },
    {
      title: text.actions,
      titleHidden: true,
      end: true,
      cell: ({ id, status }) =>
        status !== 'pending' && (
          <Button
            size="small"
            busy={resend.isPending && resend.variables === id}
            disabled={resend.isPending}
            onClick={() => resend.mutate(id)}
          >
            {text.resend}
          </Button>
        ),
    },
  ];
  return <Table label={text.log} columns={columns} rows={deliveries} keyOf={({ id }) => id} />;
}
