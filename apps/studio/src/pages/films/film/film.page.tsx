import { FactreelError } from '@factreel/client';
import { Film as FilmIcon } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Film } from '../../../films/film-query';
import { type FilmProgress, useFilm } from '../../../films/use-film';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { words } from '../../../words';
import { CaptionsTab } from './captions-tab';
import { FilmActions } from './film-actions';
import { FilmLine } from './film-line';
import { FilmTitle } from './film-title';
import styles from './film.module.css';
import { OverviewTab } from './overview-tab';
import { createPlayback, type Playback } from './playback';
import { ProofTab } from './proof-tab';
import { ScenesTab } from './scenes-tab';
import { Stage } from './stage';
import { VersionsTab } from './versions-tab';

const back = { to: '/films', label: words.film.back };

/** `/films/:videoId?tab=`: one film while it is made, and all that can be done with it afterwards. */
export function FilmPage() {
  const { videoId = '' } = useParams();
  const { data: film, error, progress, refetch } = useFilm(videoId);
  if (film) return <FilmView key={videoId} film={film} progress={progress} />;
  const { title, about, home } = words.film.missing;
  const missing = error instanceof FactreelError && error.status === 404;
  return (
    <Page title={missing ? title : words.film.tabs.film} back={back} width="wide">
      {missing && (
        <Empty
          icon={<FilmIcon />}
          title={title}
          about={about}
          actions={
            <LinkButton look="main" to="/films">
              {home}
            </LinkButton>
          }
        />
      )}
      {error && !missing && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && <Skeleton height="70vh" />}
    </Page>
  );
}

function FilmView({ film, progress }: { film: Film; progress: FilmProgress | null }) {
  const [playback] = useState(createPlayback);
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(film, playback);
  const asked = search.get('tab');
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'film';
  const hasScript = film.scenes.length > 0;
  return (
    <Page
      title={film.title}
      heading={<FilmTitle film={film} />}
      about={<FilmLine film={film} />}
      back={back}
      actions={<FilmActions film={film} />}
      width="wide"
    >
      <div className={styles.frame} data-format={film.format} data-tab={tab} data-bare={!hasScript || undefined}>
        <div className={styles.stage}>
          <Stage film={film} progress={progress} playback={playback} />
        </div>
        {hasScript && (
          <div className={styles.matter}>
            <Tabs
              label={words.film.tabs.label}
              tabs={tabs}
              value={tab}
              onChange={(value) => setSearch(value === 'film' ? {} : { tab: value }, { replace: true })}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

function tabsOf(film: Film, playback: Playback) {
  const { tabs } = words.film;
  return [
    { value: 'film', label: tabs.film, content: <OverviewTab film={film} /> },
    { value: 'scenes', label: tabs.scenes, content: <ScenesTab film={film} playback={playback} /> },
    { value: 'proof', label: tabs.proof, content: <ProofTab film={film} playback={playback} /> },
    { value: 'captions', label: tabs.captions, content: <CaptionsTab film={film} playback={playback} /> },
    { value: 'versions', label: tabs.versions, content: <VersionsTab film={film} /> },
  ];
}
