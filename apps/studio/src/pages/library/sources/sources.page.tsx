import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { folded } from '../../../ui/folded';
import { AddSourceDialog } from './add-source-dialog';
import { sourcesQuery, type SourceRow } from './source-queries';
import styles from './sources.module.css';

const text = words.sources;

const COLUMNS: ReadonlyArray<Column<SourceRow>> = [
  {
    title: text.columns.title,
    cell: ({ sourcePackId, title, url, kind }) => (
      <div className={styles.source}>
        <Link to={`/sources/${sourcePackId}`} dir="auto">
          {title ?? url ?? text.untitled(text.kinds[kind] ?? kind)}
        </Link>
        {url && title && <span className={styles.soft}>{url}</span>}
      </div>
    ),
  },
  { title: text.columns.kind, cell: ({ kind }) => text.kinds[kind] ?? kind },
  {
    title: text.columns.added,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.when}>
        {told.when(createdAt)}
      </time>
    ),
  },
  {
    title: text.columns.make,
    titleHidden: true,
    end: true,
    cell: ({ sourcePackId, kind }) =>
      kind === 'unread' ? null : (
        <LinkButton size="small" to={`/videos/new?source=${sourcePackId}`}>
          {text.makeShort}
        </LinkButton>
      ),
  },
];

/** `/sources`: what videos are told from, newest first. */
export function SourcesPage() {
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(sourcesQuery);
  const loaded = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const sought = folded(search.trim());
  const shown = loaded.filter(({ title, url }) => folded(`${title ?? ''} ${url ?? ''}`).includes(sought));
  const isNew = query.isSuccess && loaded.length === 0;
  const add = (
    <Button look="main" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <Page title={text.title} about={text.about} actions={isNew ? undefined : add} width="wide">
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      {!isNew && (
        <div className={styles.search} role="search">
          <TextField label={text.search} type="search" value={search} onValueChange={setSearch} />
        </div>
      )}
      <p className="spoken" aria-live="polite">
        {query.isSuccess && text.shown(shown.length)}
      </p>
      {query.isPending && <Skeleton height={56} count={6} />}
      {isNew && <Empty icon={<FileText />} title={text.empty.title} about={text.empty.about} actions={add} />}
      {query.isSuccess && !isNew && shown.length === 0 && (
        <Empty
          icon={<SearchX />}
          title={text.noMatch.title}
          about={text.noMatch.about}
          actions={<Button onClick={() => setSearch('')}>{text.noMatch.clear}</Button>}
        />
      )}
      {shown.length > 0 && (
        <Panel flush>
          <Table label={text.list} columns={COLUMNS} rows={shown} keyOf={({ sourcePackId }) => sourcePackId} />
        </Panel>
      )}
      <LoadMore {...query} />
      <AddSourceDialog open={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}
