import { FactreelError } from '@factreel/client';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button, LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { EditDialog } from '../form/edit-dialog';
import { PausedNotices } from '../paused-notices';
import { PauseButton } from '../show-card';
import { type Show, waitingIn } from '../../../api/shows-query';
import { showQuery } from '../show-queries';
import { CheckPanel } from './check-panel';
import { DetailsPanel } from './details-panel';
import { EpisodesPanel } from './episodes-panel';
import { RunsPanel } from './runs-panel';
import styles from './show.module.css';
import { WaitingEpisode } from './waiting-episode';

const back = { to: '/shows', label: words.shows.show.back };

/** `/shows/:seriesId?episode=`: one show, what waits in it, and when it runs. */
export function ShowPage() {
  const { seriesId = '' } = useParams();
  const { data: show, error, isPending, refetch } = useQuery(showQuery(seriesId));
  if (show) return <ShowView key={seriesId} show={show} />;
  const isMissing = error instanceof FactreelError && error.status === 404;
  const { title, about, home } = words.shows.show.missing;
  return (
    <Page title={isMissing ? title : words.shows.title} back={back}>
      {isPending && <Skeleton height="70vh" />}
      {!isMissing && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {isMissing && (
        <Empty
          icon={<Radio />}
          title={title}
          about={about}
          actions={
            <LinkButton look="main" to="/shows">
              {home}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}

function ShowView({ show }: { show: Show }) {
  const text = words.shows;
  const [isEditing, setEditing] = useState(false);
  const [search] = useSearchParams();
  const waiting = waitingIn(show);
  const asked = waiting.find(({ n }) => String(n) === search.get('episode'));
  const first = asked ?? waiting[0];
  return (
    <Page
      title={show.title}
      heading={<span dir="auto">{show.title}</span>}
      about={show.premise ?? undefined}
      back={back}
      width="wide"
      actions={
        <>
          <PauseButton show={show} />
          <Button onClick={() => setEditing(true)}>{text.edit}</Button>
        </>
      }
    >
      <PausedNotices seriesId={show.seriesId} />
      {waiting.length > 0 && <Notice title={text.waiting(waiting.length)}>{text.waitingAbout}</Notice>}
      {first?.videoId && <WaitingEpisode key={first.videoId} show={show} episode={first} videoId={first.videoId} />}
      <div className={styles.frame}>
        <div className={styles.main}>
          <EpisodesPanel show={show} shown={first?.n} />
        </div>
        <div className={styles.side}>
          <RunsPanel show={show} />
          <CheckPanel show={show} />
          <DetailsPanel show={show} />
        </div>
      </div>
      <EditDialog show={show} open={isEditing} onClose={() => setEditing(false)} />
    </Page>
  );
}
