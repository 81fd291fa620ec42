import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import styles from './developers.module.css';
import { type LoggedRequest, requestsQuery } from './developers-queries';

const text = words.developers.requests;

const COLUMNS: Column<LoggedRequest>[] = [
  {
    title: text.request,
    cell: ({ method, path, body, requestId }) => (
      <details>
        <summary className={styles.path}>
          <code>
            {method} {path}
          </code>
        </summary>
        <pre
          className={styles.body}
        >{`X-Request-Id: ${requestId}\n${body ? JSON.stringify(body, null, 2) : text.noBody}`}</pre>
      </details>
    ),
  },
  {
    title: text.status,
    cell: ({ status, error }) => (
      <span className={settings.row}>
        <Badge kind={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}>{status}</Badge>
        {error && <code className={settings.note}>{error}</code>}
      </span>
    ),
  },
  { title: text.took, end: true, cell: ({ ms }) => <span className={settings.keep}>{text.ms(told.count(ms))}</span> },
  {
    title: text.when,
    end: true,
    cell: ({ at }) => (
      <time className={settings.keep} dateTime={at} title={new Date(at).toLocaleString('en')}>
        {told.when(at)}
      </time>
    ),
  },
];

/** `/settings/requests`: what keys asked in 30 days. */
export function RequestsPage() {
  const [status, setStatus] = useState('');
  const list = useInfiniteQuery(requestsQuery(status));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Page
      title={words.account.pages.requests}
      about={text.about}
      width="wide"
      actions={<SelectField label={text.status} choices={text.classes} value={status} onChange={setStatus} />}
    >
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={48} count={6} />}
      {rows?.length === 0 && <Empty icon={<ScrollText />} title={text.none} about={text.noneAbout} />}
      {rows && rows.length > 0 && (
        <Panel flush>
          <Table label={words.account.pages.requests} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        </Panel>
      )}
      <LoadMore {...list} />
    </Page>
  );
}
