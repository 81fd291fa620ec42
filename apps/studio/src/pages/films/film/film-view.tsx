import { FactreelError } from '@factreel/client';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type Film, isBeingMade } from '../../../films/film-query';
import { titleOf } from '../../../films/title-of';
import { type FilmProgress, useFilm } from '../../../films/use-film';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Progress } from '../../../ui/progress';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { words } from '../../../words';
import { CaptionsTab } from './captions-tab';
import { FilmLine } from './film-line';
import { FilmTitle } from './film-title';
import styles from './film.module.css';
import { createPlayback, type Playback } from './playback';
import { ProofTab } from './proof-tab';
import { ScenesTab } from './scenes-tab';
import { Stage } from './stage';
import { VersionsTab } from './versions-tab';

type FilmPart = ComponentType<{ film: Film }>;

interface FilmViewProps {
  back: { to: string; label: string };
  width?: 'wide';
  /** Where there is no such film. */
  missing: ReactNode;
  /** What can be done with the film as a whole. */
  Actions: FilmPart;
  /** What a finished film is for, in the first of the tabs. */
  Overview: FilmPart;
}

/** `/films/:videoId?tab=`: one film while it is made, and all there is to see of it; whose it is says what can be done with it. */
export function FilmView({ missing, ...parts }: FilmViewProps) {
  const { videoId = '' } = useParams();
  const { data: film, error, progress, refetch } = useFilm(videoId, { seesChanges: true });
  if (error instanceof FactreelError && error.status === 404) return missing;
  if (film) return <OneFilm key={videoId} film={film} progress={progress} {...parts} />;
  return (
    <Page title={words.film.tabs.film} back={parts.back} width={parts.width}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {!error && <Skeleton height="70vh" />}
    </Page>
  );
}

type OneFilmProps = Omit<FilmViewProps, 'missing'> & { film: Film; progress: FilmProgress | null };

function OneFilm({ film, progress, back, width, Actions, Overview }: OneFilmProps) {
  const [playback] = useState(createPlayback);
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(film, playback, Overview);
  const asked = search.get('tab');
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'film';
  const hasScript = film.scenes.length > 0;
  return (
    <Page
      title={titleOf(film)}
      heading={<FilmTitle film={film} />}
      about={<FilmLine film={film} />}
      back={back}
      actions={<Actions film={film} />}
      width={width}
    >
      {progress && !isBeingMade(film) && <Progress label={words.film.changing} value={progress.value} />}
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

function tabsOf(film: Film, playback: Playback, Overview: FilmPart) {
  const { tabs } = words.film;
  return [
    { value: 'film', label: tabs.film, content: <Overview film={film} /> },
    { value: 'scenes', label: tabs.scenes, content: <ScenesTab film={film} playback={playback} /> },
    { value: 'proof', label: tabs.proof, content: <ProofTab film={film} playback={playback} /> },
    { value: 'captions', label: tabs.captions, content: <CaptionsTab film={film} playback={playback} /> },
    { value: 'versions', label: tabs.versions, content: <VersionsTab film={film} /> },
  ];
}
