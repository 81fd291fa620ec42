import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { Schemas } from '../../api/client';
import { waitingQuery } from '../../api/shows-query';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { ErrorNotice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { told } from '../../words/told';
import { WaitingEpisode } from '../shows/show/waiting-episode';
import { showQuery } from '../shows/show-queries';
import styles from './review.module.css';

type Waiting = Schemas['WaitingEpisode'];

/** `/review?video=`: all that waits for its owner's word, and the one that is looked at. */
export function ReviewPage() {
  const text = words.shows.review;
  const query = useInfiniteQuery(waitingQuery);
  const [search] = useSearchParams();
  const waiting = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = waiting.find(({ videoId }) => videoId === search.get('video')) ?? waiting[0];
  return (
    <Page title={text.title} about={waiting.length > 0 ? text.about : undefined} width="wide">
      {query.isPending && <Skeleton height="60vh" />}
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      {query.isSuccess && !shown && <Empty icon={<ListChecks />} title={text.empty} about={text.emptyAbout} />}
      {shown && (
        <div className={styles.desk}>
          <nav className={styles.list} aria-label={text.list}>
            <ul>
              {waiting.map((episode) => (
                <li key={episode.videoId}>
                  <Link
                    to={`/review?video=${episode.videoId}`}
                    className={styles.item}
                    aria-current={episode === shown ? 'true' : undefined}
                  >
                    <span className={styles.title} dir="auto">
                      {episode.title}
                    </span>
                    <span className={styles.soft}>
                      {words.shows.episode(episode.n)}
                      {episode.reason && ` · ${text.heldBack}`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <LoadMore {...query} />
          </nav>
          <OneWaiting key={shown.videoId} episode={shown} />
        </div>
      )}
      <p className="spoken" role="status">
        {query.isSuccess ? text.count(told.count(waiting.length)) : ''}
      </p>
    </Page>
  );
}

function OneWaiting({ episode }: { episode: Waiting }) {
  const { data: show, error, refetch } = useQuery(showQuery(episode.seriesId));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!show || episode.videoId === null) return <Skeleton height="60vh" />;
  return <WaitingEpisode show={show} episode={episode} videoId={episode.videoId} />;
}
