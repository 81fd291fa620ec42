import { useInfiniteQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { ErrorNotice, Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { PausedNotices } from './paused-notices';
import { ShowCard } from './show-card';
import { type Show, showsQuery, waitingIn } from '../../api/shows-query';
import styles from './shows.module.css';

/** `/shows`: every show that makes itself, newest first. */
export function ShowsPage() {
  const text = words.shows;
  const query = useInfiniteQuery(showsQuery);
  const shows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = query.isSuccess && shows.length === 0;
  const start = (
    <LinkButton look="main" to="/shows/new">
      {text.start}
    </LinkButton>
  );
  return (
    <Page title={text.title} about={text.about} actions={isEmpty ? undefined : start} width="wide">
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      <PausedNotices />
      <WaitingNotice shows={shows} />
      {query.isPending && (
        <div className={styles.list}>
          <Skeleton height={420} count={2} />
        </div>
      )}
      {isEmpty && <Empty icon={<Radio />} title={text.empty.title} about={text.empty.about} actions={start} />}
      {shows.length > 0 && (
        <ul className={styles.list} data-single={shows.length === 1 || undefined}>
          {shows.map((show) => (
            <ShowCard key={show.seriesId} show={show} />
          ))}
        </ul>
      )}
      <LoadMore {...query} />
    </Page>
  );
}

function WaitingNotice({ shows }: { shows: readonly Show[] }) {
  const text = words.shows;
  const waiting = shows.map((show) => ({ ...show, count: waitingIn(show).length })).filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Notice title={text.waiting(waiting.reduce((sum, { count }) => sum + count, 0))}>
      <p>{text.waitingAbout}</p>
      <ul className={styles.waiting}>
        {waiting.map(({ seriesId, title, count }) => (
          <li key={seriesId}>
            <Link to={`/shows/${seriesId}`} dir="auto">
              {text.waitingIn(title, count)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
