import { FactreelError } from '@factreel/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { VideoPlayer } from '../../videos/video-player';
import { type Video, videoQuery, isBeingMade } from '../../videos/video-query';
import { VideoStatus } from '../../videos/video-status';
import { titleOf } from '../../videos/title-of';
import { type VideoProgress, useVideo } from '../../videos/use-video';
import { LinkButton } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { Progress } from '../../ui/progress';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { told } from '../../words/told';
import { RenderButton } from '../videos/video/render-button';
import styles from './chat-video.module.css';
import { jobQuery } from './chat-queries';

interface ChatVideoProps {
  videoId: string;
  /** Of work that has not ended; null where none is awaited. */
  jobId: string | null;
}

/** A video in a chat: how far it is while it is made or changed, the video itself otherwise. */
export function ChatVideo({ videoId, jobId }: ChatVideoProps) {
  const { data: video, error, progress, refetch } = useVideo(videoId);
  const stands = video !== undefined && !isBeingMade(video);
  const change = useChange(videoId, stands ? jobId : null);
  useNewsOf(stands && jobId !== null);
  if (video) return <Card video={video} progress={progress ?? change} />;
  if (error instanceof FactreelError && error.status === 404)
    return <p className={styles.gone}>{words.chat.video.gone}</p>;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.card}>
      <Skeleton height={160} />
    </div>
  );
}

/** Has the thread hear at once that its video has ended, and not only when it asks next: its quick replies are old by then. */
function useNewsOf(hasEnded: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: ['chat'] });
  }, [hasEnded, queries]);
}

/** How far a change is that its video does not tell of yet; null for none. */
function useChange(videoId: string, jobId: string | null): VideoProgress | null {
  const queries = useQueryClient();
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null });
  const isWorking = job?.status === 'queued' || (job?.status === 'running' && job.stage === 'design');
  useEffect(() => {
    // From here on the video itself tells.
    if (job && !isWorking) void queries.invalidateQueries({ queryKey: videoQuery(videoId).queryKey });
  }, [job, isWorking, queries, videoId]);
  return jobId !== null && isWorking ? { stage: job.stage, value: job.progress } : null;
}

function Card({ video, progress }: { video: Video; progress: VideoProgress | null }) {
  const text = words.chat.video;
  const facts = [video.scenes.length > 0 && words.videoParts.duration(video.duration), told.language(video.language)];
  return (
    <article className={styles.card} data-format={video.format}>
      {video.renderUrl !== null && <VideoPlayer key={video.renderUrl} video={video} />}
      <div className={styles.words}>
        <Link to={`/videos/${video.videoId}`} className={styles.title} dir="auto">
          {titleOf(video)}
        </Link>
        <p className={styles.facts}>
          {video.status !== 'rendered' && <VideoStatus video={video} />}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {progress && <Progress label={stageWords(progress)} value={progress.value} />}
      {!progress && (
        <div className={styles.ways}>
          {video.status === 'scripted' && <RenderButton video={video} />}
          <LinkButton size="small" to={`/videos/${video.videoId}`}>
            {text.open}
          </LinkButton>
        </div>
      )}
    </article>
  );
}

function stageWords({ stage }: VideoProgress): string {
  const { making, waiting } = words.chat.video;
  return stage === 'design' || stage === 'render' ? making[stage] : waiting;
}
