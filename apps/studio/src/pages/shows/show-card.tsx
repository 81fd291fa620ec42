import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { words } from '../../words';
import { EpisodePoster } from './episode-poster';
import { RunWhen } from './run-when';
import styles from './show-card.module.css';
import type { Show } from '../../api/shows-query';
import { episodeVideosQuery } from './show-queries';
import { cadenceWords, destinationWords } from './show-words';
import { usePause } from './use-show-change';

/** A show in the list: when it runs, what becomes of its episodes, and the last five. */
export function ShowCard({ show }: { show: Show }) {
  const text = words.shows;
  const { data: videos } = useQuery(episodeVideosQuery(show));
  const { title, premise, seriesId, paused, pauseReason, nextRunAt, tz, policy, episodes } = show;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto">
            <Link to={`/shows/${seriesId}`} className={styles.open}>
              {title}
            </Link>
          </h2>
          {premise && (
            <p className={styles.soft} dir="auto">
              {premise}
            </p>
          )}
        </div>
        <PauseButton show={show} size="small" />
      </div>
      {episodes.length === 0 ? (
        <p className={styles.soft}>{text.noEpisodes}</p>
      ) : (
        <ul className={styles.episodes}>
          {episodes.map((episode) => (
            <li key={episode.n}>
              <EpisodeLink show={show} n={episode.n} title={episode.title} videoId={episode.videoId}>
                <EpisodePoster
                  episode={episode}
                  format={show.format}
                  video={videos?.data.find(({ videoId }) => videoId === episode.videoId)}
                />
              </EpisodeLink>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{text.nextRun}</dt>
          <dd>
            {paused || nextRunAt === null ? (
              <>
                <Badge kind={pauseReason ? 'warn' : 'plain'}>{text.paused}</Badge>
                <p className={styles.soft}>{pauseReason ?? text.pausedByYou}</p>
              </>
            ) : (
              <RunWhen iso={nextRunAt} tz={tz} />
            )}
          </dd>
        </div>
        <div>
          <dt>{text.cadence.label}</dt>
          <dd>{cadenceWords(show.cadence)}</dd>
        </div>
        <div>
          <dt>{text.policy.label}</dt>
          <dd>{text.policy.names[policy]}</dd>
        </div>
        <div>
          <dt>{text.destinations.title}</dt>
          <dd>{destinationWords(show).join(', ')}</dd>
        </div>
      </dl>
    </li>
  );
}

interface EpisodeLinkProps {
  show: Show;
  n: number;
  title: string;
  videoId: string | null;
  children: React.ReactNode;
}

function EpisodeLink({ show, n, title, videoId, children }: EpisodeLinkProps) {
  if (videoId === null) return children;
  return (
    <Link
      to={`/shows/${show.seriesId}?episode=${n}`}
      className={styles.episode}
      aria-label={words.shows.episodeLink(n, title)}
    >
      {children}
    </Link>
  );
}

/** Stops a show's schedule, or starts it again. */
export function PauseButton({ show, size }: { show: Show; size?: 'small' }) {
  const pause = usePause(show);
  const Icon = show.paused ? Play : Pause;
  return (
    <Button size={size} busy={pause.isPending} onClick={() => pause.mutate(!show.paused)}>
      <Icon aria-hidden="true" />
      {show.paused ? words.shows.resume : words.shows.pause}
    </Button>
  );
}
