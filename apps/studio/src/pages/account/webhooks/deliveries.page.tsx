import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { DeliveriesTable } from './deliveries-table';
import { ResendDialog } from './resend-dialog';
import { deliveriesQuery, type DeliveryFilter, webhookQuery } from './webhooks-query';
import styles from './webhooks.module.css';

const LOOK_MS = 2_000;
const ALL: DeliveryFilter = { status: '', event: '' };

const { webhooks: text } = words.account;
const STATUSES = [
  { value: '', label: text.allStatuses },
  ...Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
];
const EVENTS = [
  { value: '', label: text.allEvents },
  ...Object.entries(text.names).map(([value, label]) => ({ value, label })),
];

/** `/settings/webhooks/:webhookId`: what it was told, kept up to date while anything is on its way. */
export function DeliveriesPage() {
  const { webhookId: id = '' } = useParams();
  const { say, sayError } = useToasts();
  const [filter, setFilter] = useState(ALL);
  const [isResending, setResending] = useState(false);
  const { data: webhook } = useQuery(webhookQuery(id));
  const list = useInfiniteQuery({
    ...deliveriesQuery(id, filter),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'pending')) ? LOOK_MS : false,
  });
  const deliveries = list.data?.pages.flatMap(({ data }) => data);
  const isNarrowed = filter.status !== '' || filter.event !== '';
  const test = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/webhooks/{id}/test', { params: { path: { id } } })),
    onSuccess: () => say(text.tested),
    onError: sayError,
    onSettled: () => list.refetch(),
  });
  return (
    <Page
      title={text.log}
      about={webhook ? `${webhook.url}. ${text.logAbout}` : text.logAbout}
      back={{ to: '/settings/webhooks', label: text.back }}
      width="wide"
      actions={
        <>
          <Button onClick={() => setResending(true)}>
            <RotateCw aria-hidden="true" />
            {text.resendMany}
          </Button>
          <Button look="main" busy={test.isPending} onClick={() => test.mutate()}>
            <Send aria-hidden="true" />
            {text.test}
          </Button>
        </>
      }
    >
      <div className={styles.filters} role="search">
        <SelectField
          label={text.status}
          choices={STATUSES}
          value={filter.status}
          onChange={(status) => setFilter({ ...filter, status: status as DeliveryFilter['status'] })}
        />
        <SelectField
          label={text.event}
          choices={EVENTS}
          value={filter.event}
          onChange={(event) => setFilter({ ...filter, event: event as DeliveryFilter['event'] })}
        />
      </div>
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={56} count={5} />}
      {deliveries?.length === 0 && (
        <Empty
          icon={<Send />}
          title={isNarrowed ? text.logNoneSuch : text.logNone}
          about={isNarrowed ? text.logNoneSuchAbout : text.logNoneAbout}
        />
      )}
      {deliveries && deliveries.length > 0 && (
        <Panel flush>
          <DeliveriesTable deliveries={deliveries} onResent={() => void list.refetch()} webhookId={id} />
        </Panel>
      )}
      <LoadMore {...list} />
      <ResendDialog
        webhookId={id}
        open={isResending}
        onClose={() => setResending(false)}
        onResent={() => void list.refetch()}
      />
    </Page>
  );
}
