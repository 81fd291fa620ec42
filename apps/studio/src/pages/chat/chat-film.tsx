import { FactreelError } from '@factreel/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { FilmPlayer } from '../../films/film-player';
import { type Film, filmQuery, isBeingMade } from '../../films/film-query';
import { FilmStatus } from '../../films/film-status';
import { titleOf } from '../../films/title-of';
import { type FilmProgress, useFilm } from '../../films/use-film';
import { LinkButton } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { Progress } from '../../ui/progress';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { told } from '../../words/told';
import { RenderButton } from '../films/film/render-button';
import styles from './chat-film.module.css';
import { jobQuery } from './chat-queries';

interface ChatFilmProps {
  videoId: string;
  /** Of work that has not ended; null where none is awaited. */
  jobId: string | null;
}

/** A film in a chat: how far it is while it is made or changed, the film itself otherwise. */
export function ChatFilm({ videoId, jobId }: ChatFilmProps) {
  const { data: film, error, progress, refetch } = useFilm(videoId);
  const stands = film !== undefined && !isBeingMade(film);
  const change = useChange(videoId, stands ? jobId : null);
  useNewsOf(stands && jobId !== null);
  if (film) return <Card film={film} progress={progress ?? change} />;
  if (error instanceof FactreelError && error.status === 404)
    return <p className={styles.gone}>{words.chat.film.gone}</p>;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.card}>
      <Skeleton height={160} />
    </div>
  );
}

/** Has the thread hear at once that its film has ended, and not only when it asks next: its quick replies are old by then. */
function useNewsOf(hasEnded: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: ['chat'] });
  }, [hasEnded, queries]);
}

/** How far a change is that its film does not tell of yet; null for none. */
function useChange(videoId: string, jobId: string | null): FilmProgress | null {
  const queries = useQueryClient();
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null });
  const isWorking = job?.status === 'queued' || (job?.status === 'running' && job.stage === 'design');
  useEffect(() => {
    // From here on the film itself tells.
    if (job && !isWorking) void queries.invalidateQueries({ queryKey: filmQuery(videoId).queryKey });
  }, [job, isWorking, queries, videoId]);
  return jobId !== null && isWorking ? { stage: job.stage, value: job.progress } : null;
}

function Card({ film, progress }: { film: Film; progress: FilmProgress | null }) {
  const text = words.chat.film;
  const facts = [film.scenes.length > 0 && words.filmParts.duration(film.duration), told.language(film.language)];
  return (
    <article className={styles.card} data-format={film.format}>
      {film.renderUrl !== null && <FilmPlayer key={film.renderUrl} film={film} />}
      <div className={styles.words}>
        <Link to={`/films/${film.videoId}`} className={styles.title} dir="auto">
          {titleOf(film)}
        </Link>
        <p className={styles.facts}>
          {film.status !== 'rendered' && <FilmStatus film={film} />}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {progress && <Progress label={stageWords(progress)} value={progress.value} />}
      {!progress && (
        <div className={styles.ways}>
          {film.status === 'scripted' && <RenderButton film={film} />}
          <LinkButton size="small" to={`/films/${film.videoId}`}>
            {text.open}
          </LinkButton>
        </div>
      )}
    </article>
  );
}

function stageWords({ stage }: FilmProgress): string {
  const { making, waiting } = words.chat.film;
  return stage === 'design' || stage === 'render' ? making[stage] : waiting;
}
