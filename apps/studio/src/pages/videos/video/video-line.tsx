import { VideoStatus } from '../../../videos/video-status';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from './video.module.css';

/** How a video stands, how long it is and what it speaks. */
export function VideoLine({ video }: { video: Video }) {
  const text = words.video;
  return (
    <span className={styles.line}>
      <VideoStatus video={video} />
      <span>{text.length(video.duration)}</span>
      <span>{video.format}</span>
      <span>{told.language(video.language)}</span>
      {video.version > 1 && <span>{text.version(video.version)}</span>}
    </span>
  );
}
