import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { AddWebhookDialog } from './add-webhook-dialog';
import { webhooksQuery } from './webhooks-query';
import { WebhooksTable } from './webhooks-table';

/** `/settings/webhooks` */
export function WebhooksPage() {
  const text = words.account.webhooks;
  const [isAdding, setAdding] = useState(false);
  const list = useInfiniteQuery(webhooksQuery);
  const webhooks = list.data?.pages.flatMap(({ data }) => data);
  const add = (
    <Button look="main" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      {text.add}
    </Button>
  );
  return (
    <Page title={words.account.pages.webhooks} about={text.about} width="wide" actions={add}>
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={56} count={3} />}
      {webhooks?.length === 0 && <Empty icon={<Webhook />} title={text.none} about={text.noneAbout} />}
      {webhooks && webhooks.length > 0 && (
        <Panel flush>
          <WebhooksTable webhooks={webhooks} />
        </Panel>
      )}
      <LoadMore {...list} />
      <AddWebhookDialog open={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}
