import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { type LedgerRow, ledgerQuery } from './billing-queries';
import styles from './billing.module.css';
import { reasonParts, signed } from './ledger-words';

const text = words.billing;

const COLUMNS: Column<LedgerRow>[] = [
  {
    title: text.when,
    cell: ({ at }) => (
      <time className={settings.keep} dateTime={at} title={new Date(at).toLocaleString('en')}>
        {told.when(at)}
      </time>
    ),
  },
  { title: text.what, cell: (row) => <What row={row} /> },
  { title: text.change, end: true, cell: (row) => <Change row={row} /> },
  { title: text.left, end: true, cell: ({ balance }) => told.count(balance) },
];

/** Everything that happened to the credits, with the videos it was for. */
export function LedgerPanel() {
  const list = useInfiniteQuery(ledgerQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Panel title={text.history} about={text.historyAbout} flush>
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={48} count={5} />}
      {rows?.length === 0 && <Empty icon={<ScrollText />} title={text.noHistory} about={text.noHistoryAbout} />}
      {rows && rows.length > 0 && <Table label={text.history} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      {list.hasNextPage && (
        <div className={styles.more}>
          <LoadMore {...list} />
        </div>
      )}
    </Panel>
  );
}

function What({ row: { kind, reason, videoId } }: { row: LedgerRow }) {
  const [before, video, after] = reasonParts(text.reasons[reason] ?? reason, videoId);
  return (
    <span className={settings.row}>
      <Badge>{text.kinds[kind] ?? kind}</Badge>
      <span className={styles.video}>
        {before}
        {video && <Link to={`/videos/${video}`}>{video}</Link>}
        {after}
      </span>
    </span>
  );
}

function Change({ row: { credits, captured } }: { row: LedgerRow }) {
  if (credits === 0 && captured > 0) {
    return <span className={`${settings.soft} ${settings.keep}`}>{text.charged(told.count(captured))}</span>;
  }
  return <span className={`${settings.keep} ${credits > 0 ? styles.plus : ''}`}>{signed(credits)}</span>;
}
