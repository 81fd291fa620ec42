import { CircleAlert, Hourglass } from 'lucide-react';
import type { Video } from '../../videos/video-query';
import { VideoPoster } from '../../videos/video-poster';
import { Spinner } from '../../ui/spinner';
import { words } from '../../words';
import styles from './episode-poster.module.css';
import type { Episode, Show } from '../../api/shows-query';
import { standingOf } from './show-words';

interface EpisodePosterProps {
  episode: Episode;
  format: Show['format'];
  /** Once it is known, and where it still exists. */
  video: Video | undefined;
}

/** An episode in small: its poster, or what stands in the way of one, with its state over it. */
export function EpisodePoster({ episode, format, video }: EpisodePosterProps) {
  const standing = standingOf(episode);
  const state = words.shows.status[standing];
  return (
    <span className={styles.poster} data-standing={standing}>
      {video?.thumbnail ? (
        <VideoPoster video={video} />
      ) : (
        <span className={styles.blank} style={{ aspectRatio: format.replace(':', '/') }}>
          {standing === 'making' && <Spinner />}
          {standing === 'failed' && <CircleAlert aria-hidden="true" />}
          {episode.videoId === null && standing !== 'failed' && words.shows.gone}
        </span>
      )}
      {standing === 'held' ? (
        <span className={styles.waits}>
          <Hourglass aria-hidden="true" />
          <span className="spoken">{state}</span>
        </span>
      ) : (
        <span className="spoken">{state}</span>
      )}
    </span>
  );
}
