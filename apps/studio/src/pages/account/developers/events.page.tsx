import { useInfiniteQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import styles from './developers.module.css';
import { eventsQuery, type WebhookEvent } from './developers-queries';

const text = words.developers.events;

const COLUMNS: Column<WebhookEvent>[] = [
  {
    title: text.event,
    cell: (event) => (
      <details>
        <summary>
          <code>{event.event}</code>
        </summary>
        <pre className={styles.body}>{JSON.stringify(event, null, 2)}</pre>
      </details>
    ),
  },
  { title: text.id, cell: ({ id }) => <code className={settings.note}>{id}</code> },
  {
    title: text.when,
    end: true,
    cell: ({ createdAt }) => (
      <time className={settings.keep} dateTime={createdAt} title={new Date(createdAt).toLocaleString('en')}>
        {told.when(createdAt)}
      </time>
    ),
  },
];

/** `/settings/events`: the feed of 30 days, in its order. */
export function EventsPage() {
  const list = useInfiniteQuery(eventsQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Page title={words.account.pages.events} about={text.about} width="wide">
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={48} count={6} />}
      {rows?.length === 0 && <Empty icon={<Zap />} title={text.none} about={text.noneAbout} />}
      {rows && rows.length > 0 && (
        <Panel flush>
          <Table label={words.account.pages.events} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        </Panel>
      )}
      <LoadMore {...list} />
    </Page>
  );
}
