import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { API_URL } from '../../../api/client';
import { Badge } from '../../../ui/badge';
import { OuterLink } from '../../../ui/button';
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
import { invoicesQuery, type InvoiceTotals } from './developers-queries';

const text = words.developers.invoices;

const COLUMNS: Column<InvoiceTotals>[] = [
  {
    title: text.month,
    cell: ({ month, final }) => (
      <span className={settings.row}>
        <span className={settings.keep}>{told.month(month)}</span>
        {!final && <Badge>{text.soFar}</Badge>}
      </span>
    ),
  },
  { title: text.number, cell: ({ number }) => <code className={settings.note}>{number}</code> },
  { title: text.paid, end: true, cell: ({ paidUsd }) => told.usd(paidUsd) },
  { title: text.bought, end: true, cell: ({ bought }) => told.count(bought) },
  { title: text.granted, end: true, cell: ({ granted }) => told.count(granted) },
  { title: text.charged, end: true, cell: ({ charged }) => told.count(charged) },
  { title: text.closing, end: true, cell: ({ closing }) => told.count(closing) },
  {
    title: text.download,
    titleHidden: true,
    end: true,
    cell: ({ month }) => (
      <OuterLink
        size="small"
        href={`${API_URL}/v1/account/invoices/${month}/pdf`}
        download
        aria-label={text.downloadOf(told.month(month))}
      >
        <Download aria-hidden="true" />
        {text.download}
      </OuterLink>
    ),
  },
];

/** `/settings/invoices`: the books, month by month. */
export function InvoicesPage() {
  const list = useInfiniteQuery(invoicesQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Page title={words.account.pages.invoices} about={text.about} width="wide">
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={48} count={4} />}
      {rows?.length === 0 && <Empty icon={<ReceiptText />} title={text.none} about={text.noneAbout} />}
      {rows && rows.length > 0 && (
        <Panel flush>
          <Table label={words.account.pages.invoices} columns={COLUMNS} rows={rows} keyOf={({ month }) => month} />
        </Panel>
      )}
      <LoadMore {...list} />
    </Page>
  );
}
