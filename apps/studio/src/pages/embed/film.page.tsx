import { FactreelError } from '@factreel/client';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Film } from '../../films/film-query';
import { type FilmProgress, useFilm } from '../../films/use-film';
import { LinkButton } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { words } from '../../words';
import { CaptionsTab } from '../films/film/captions-tab';
import { FilmLine } from '../films/film/film-line';
import { FilmTitle } from '../films/film/film-title';
import frame from '../films/film/film.module.css';
import { createPlayback, type Playback } from '../films/film/playback';
import { ProofTab } from '../films/film/proof-tab';
import { ScenesTab } from '../films/film/scenes-tab';
import { Stage } from '../films/film/stage';
import { VersionsTab } from '../films/film/versions-tab';
import { FilmTab } from './film-tab';

const back = { to: '/films', label: words.embed.backToFilms };

/** One film of the person at the screen, with the parts of the owner's page that an embed token opens. */
export function EmbeddedFilmPage() {
  const { videoId = '' } = useParams();
  const { data: film, error, progress, refetch } = useFilm(videoId);
  if (film) return <FilmView key={videoId} film={film} progress={progress} />;
  if (error instanceof FactreelError && error.status === 404) return <Navigate to="/films" replace />;
  return (
    <Page title={words.film.tabs.film} back={back}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {!error && <Skeleton height="70vh" />}
    </Page>
  );
}

function FilmView({ film, progress }: { film: Film; progress: FilmProgress | null }) {
  const [playback] = useState(createPlayback);
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(film, playback);
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'film';
  const hasScript = film.scenes.length > 0;
  return (
    <Page
      title={film.title}
      heading={<FilmTitle film={film} />}
      about={<FilmLine film={film} />}
      back={back}
      actions={<LinkButton to={`/chat?film=${film.videoId}`}>{words.embed.change}</LinkButton>}
    >
      <div className={frame.frame} data-format={film.format} data-tab={tab} data-bare={!hasScript || undefined}>
        <div className={frame.stage}>
          <Stage film={film} progress={progress} playback={playback} />
        </div>
        {hasScript && (
          <div className={frame.matter}>
            <Tabs
              label={words.film.tabs.label}
              tabs={tabs}
              value={tab}
              onChange={(value) => setSearch({ tab: value }, { replace: true })}
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
    { value: 'film', label: tabs.film, content: <FilmTab film={film} /> },
    { value: 'scenes', label: tabs.scenes, content: <ScenesTab film={film} playback={playback} /> },
    { value: 'proof', label: tabs.proof, content: <ProofTab film={film} playback={playback} /> },
    { value: 'captions', label: tabs.captions, content: <CaptionsTab film={film} playback={playback} /> },
    { value: 'versions', label: tabs.versions, content: <VersionsTab film={film} /> },
  ];
}
