import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../ui/empty';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { keyNamesQuery, type UsageRow, usageQuery } from './developers-queries';
import { usageBars, type UsagePart } from './usage-bars';
import { UsageChart } from './usage-chart';

const text = words.developers.usage;

/** `/settings/usage`: credits by month, kind and key. */
export function UsagePage() {
  const [by, setBy] = useState<UsagePart>('kind');
  const [now] = useState(() => new Date());
  const usage = useQuery(usageQuery);
  const { data: keys } = useQuery(keyNamesQuery);
  const rows = usage.data?.data;
  const keyName = (id: string | null) =>
    id === null || id === '' ? text.withoutKey : (keys?.data.find(({ keyId }) => keyId === id)?.name ?? id);
  const kindName = (kind: string) => text.kinds[kind] ?? kind;
  const columns: Column<UsageRow>[] = [
    { title: text.month, cell: ({ month }) => told.month(month) },
    { title: text.kind, cell: ({ kind }) => kindName(kind) },
    { title: text.key, cell: ({ keyId }) => keyName(keyId) },
    { title: text.works, end: true, cell: ({ works }) => told.count(works) },
    { title: text.credits, end: true, cell: ({ credits }) => told.count(credits) },
  ];
  return (
    <Page title={words.account.pages.usage} about={text.about} width="wide">
      <ErrorNotice error={usage.error} onRetry={() => void usage.refetch()} />
      {usage.isPending && <Skeleton height={240} count={2} />}
      {rows?.length === 0 && <Empty icon={<ChartColumn />} title={text.none} about={text.noneAbout} />}
      {rows && rows.length > 0 && (
        <>
          <Panel
            title={text.chart}
            actions={
              <SelectField
                label={text.by}
                choices={[
                  { value: 'kind', label: text.kind },
                  { value: 'key', label: text.key },
                ]}
                value={by}
                onChange={(chosen) => setBy(chosen as UsagePart)}
              />
            }
          >
            <UsageChart bars={usageBars(rows, by, '', now)} nameOf={by === 'kind' ? kindName : keyName} />
          </Panel>
          <Panel title={text.table} flush>
            <Table
              label={text.table}
              columns={columns}
              rows={rows.toReversed()}
              keyOf={({ month, kind, keyId }) => `${month} ${kind} ${keyId}`}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}
