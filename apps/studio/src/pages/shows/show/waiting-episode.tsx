import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { videoQuery } from '../../../videos/video-query';
import { VideoPlayer } from '../../../videos/video-player';
import { LinkButton } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import type { Episode, Show } from '../../../api/shows-query';
import { ChangedList } from './changed-list';
import { EpisodeVerdict } from './episode-verdict';
import { FindingsList } from './findings-list';
import styles from './waiting-episode.module.css';

interface WaitingEpisodeProps {
  show: Show;
  episode: Episode;
  videoId: string;
}

/** An episode that its owner decides on: the video beside what its review found, each finding at its moment. */
export function WaitingEpisode({ show, episode, videoId }: WaitingEpisodeProps) {
  const text = words.shows.show;
  const { data: video, error, refetch } = useQuery(videoQuery(videoId));
  const player = useRef<HTMLVideoElement>(null);
  const seek = (ms: number) => {
    const element = player.current;
    if (!element) return;
    element.currentTime = ms / 1000;
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Panel
      title={<span dir="auto">{episode.title}</span>}
      about={`${words.shows.episode(episode.n)} · ${text.waiting}`}
      actions={
        <LinkButton size="small" to={`/videos/${videoId}`}>
          {text.openVideo}
        </LinkButton>
      }
    >
      <div className={styles.frame} data-format={show.format}>
        <div>
          {video ? <VideoPlayer video={video} ref={player} /> : !error && <Skeleton height={420} />}
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
        <div className={styles.matter}>
          {episode.reason && <p dir="auto">{episode.reason}</p>}
          <FindingsList show={show} findings={episode.findings} onSeek={seek} />
          <section className={styles.part}>
            <h4>{text.changed}</h4>
            <ChangedList episode={episode} />
          </section>
          <EpisodeVerdict show={show} episode={episode} videoId={videoId} />
        </div>
      </div>
    </Panel>
  );
}
