import type { Video } from '../../../videos/video-query';
import { StoryboardPlayer } from '../../../videos/storyboard-player';
import { words } from '../../../words';
import type { Playback } from './playback';
import { RenderButton } from './render-button';
import styles from './stage.module.css';

interface UnrenderedProps {
  video: Video;
  attach: Playback['attach'];
}

/** A script that no video has been made of yet: it plays as it would be made. */
export function Unrendered({ video, attach }: UnrenderedProps) {
  const text = words.video.unrendered;
  const { videoId, version, title, format } = video;
  return (
    <section className={styles.draft} aria-label={text.title}>
      <StoryboardPlayer
        key={version}
        ref={attach}
        of={`/v1/videos/${videoId}/storyboard?version=${version}`}
        title={title}
        format={format}
      />
      <div className={styles.order}>
        <h2>{text.title}</h2>
        <p className={styles.about}>{version > 1 ? text.earlier(version) : text.about}</p>
        <RenderButton video={video} />
      </div>
    </section>
  );
}
