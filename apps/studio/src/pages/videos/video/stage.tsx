import { VideoPlayer } from '../../../videos/video-player';
import { type Video, isBeingMade } from '../../../videos/video-query';
import type { VideoProgress } from '../../../videos/use-video';
import { Failed } from './failed';
import { Making } from './making';
import type { Playback } from './playback';
import { Unrendered } from './unrendered';

interface StageProps {
  video: Video;
  progress: VideoProgress | null;
  playback: Playback;
}

/** The place of the video: the video itself, or how far it is, or what became of it. */
export function Stage({ video, progress, playback: { attach } }: StageProps) {
  if (isBeingMade(video)) return <Making video={video} progress={progress} />;
  if (video.status === 'error') return <Failed video={video} />;
  if (video.renderUrl === null) return <Unrendered video={video} attach={attach} />;
  return <VideoPlayer key={video.renderUrl} video={video} ref={attach} />;
}
