import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useParams } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { DeliveriesTable } from './deliveries-table';
import { deliveriesQuery, webhookQuery } from './webhooks-query';

const LOOK_MS = 2_000;

/** `/settings/webhooks/:webhookId`: what it was told, kept up to date while anything is on its way. */
export function DeliveriesPage() {
  const text = words.account.webhooks;
  const { webhookId: id = '' } = useParams();
  const { say, sayError } = useToasts();
  const { data: webhook } = useQuery(webhookQuery(id));
  const list = useInfiniteQuery({
    ...deliveriesQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'pending')) ? LOOK_MS : false,
  });
  const deliveries = list.data?.pages.flatMap(({ data }) => data);
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
        <Button look="main" busy={test.isPending} onClick={() => test.mutate()}>
          <Send aria-hidden="true" />
          {text.test}
        </Button>
      }
    >
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={56} count={5} />}
      {deliveries?.length === 0 && <Empty icon={<Send />} title={text.logNone} about={text.logNoneAbout} />}
      {deliveries && deliveries.length > 0 && (
        <Panel flush>
          <DeliveriesTable deliveries={deliveries} onResent={() => void list.refetch()} webhookId={id} />
        </Panel>
      )}
      <LoadMore {...list} />
    </Page>
  );
}
