import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';
import settings from '../settings.module.css';
import { type Limit, limitsQuery } from './developers-queries';
import { mostOf, usedOf } from './limit-words';

const text = words.developers.limits;
const GROUPS = Object.keys(text.groups);

const COLUMNS: Column<Limit>[] = [
  { title: text.limit, cell: ({ label }) => label },
  { title: text.used, end: true, cell: (limit) => <span className={settings.soft}>{usedOf(limit)}</span> },
  { title: text.most, end: true, cell: (limit) => mostOf(limit) },
];
const WITHOUT_USE = COLUMNS.filter(({ title }) => title !== text.used);

/** `/settings/limits`: what holds for the account, as the installation has it set. */
export function LimitsPage() {
  const limits = useQuery(limitsQuery);
  return (
    <Page title={words.account.pages.limits} about={text.about}>
      <ErrorNotice error={limits.error} onRetry={() => void limits.refetch()} />
      {limits.isPending && <Skeleton height={160} count={4} />}
      {limits.data &&
        GROUPS.map((group) => {
          const rows = limits.data.limits.filter((limit) => limit.group === group);
          const columns = rows.some(({ used }) => used !== null) ? COLUMNS : WITHOUT_USE;
          return (
            <Panel key={group} title={text.groups[group]} flush>
              <Table label={text.groups[group] ?? group} columns={columns} rows={rows} keyOf={({ name }) => name} />
            </Panel>
          );
        })}
    </Page>
  );
}
