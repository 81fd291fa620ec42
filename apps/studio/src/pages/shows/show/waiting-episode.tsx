import { useRef } from 'react';
import { useVideo } from '../../../videos/use-video';
import { isBeingMade } from '../../../videos/video-query';
import { VideoPlayer } from '../../../videos/video-player';
import { LinkButton } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { RenderButton } from '../../videos/video/render-button';
import type { Episode, Show } from '../../../api/shows-query';
import { ChangedList } from './changed-list';
import { EpisodeVerdict } from './episode-verdict';
import { FindingsList } from './findings-list';
import { MomentNote } from './moment-note';
import { PostText } from './post-text';
import styles from './waiting-episode.module.css';

interface WaitingEpisodeProps {
  show: Show;
  episode: Episode;
  videoId: string;
}

/** An episode that its owner decides on: the video beside what its review found, each finding at its moment. */
export function WaitingEpisode({ show, episode, videoId }: WaitingEpisodeProps) {
  const text = words.shows.show;
  const { data: video, error, progress, refetch } = useVideo(videoId);
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
          {video ? <VideoPlayer video={video} src={video.url} ref={player} /> : !error && <Skeleton height={420} />}
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
        <div className={styles.matter}>
          {episode.reason && <p dir="auto">{episode.reason}</p>}
          <FindingsList show={show} findings={episode.findings} onSeek={seek} />
          <section className={styles.part}>
            <h4>{text.changed}</h4>
            <ChangedList episode={episode} />
          </section>
          {video && isBeingMade(video) && <Progress label={words.video.changing} value={progress?.value ?? null} />}
          {video && !isBeingMade(video) && (
            <section className={styles.part}>
              <h4>{text.moment.title}</h4>
              {video.status !== 'rendered' && (
                <>
                  <p>{text.moment.unmade}</p>
                  <div className={styles.ways}>
                    <RenderButton video={video} />
                  </div>
                </>
              )}
              <MomentNote video={video} player={player} />
            </section>
          )}
          <PostText key={episode.postText} show={show} episode={episode} videoId={videoId} />
          <EpisodeVerdict show={show} episode={episode} videoId={videoId} isReady={video?.status === 'rendered'} />
        </div>
      </div>
    </Panel>
  );
}
