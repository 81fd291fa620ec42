import { Clapperboard } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { RenderButton } from './render-button';
import styles from './stage.module.css';

/** A script that no video has been made of yet. */
export function Unrendered({ video }: { video: Video }) {
  const text = words.video.unrendered;
  return (
    <section className={styles.sheet} style={{ aspectRatio: video.format.replace(':', '/') }}>
      <Clapperboard className={styles.icon} aria-hidden="true" />
      <h2>{text.title}</h2>
      <p className={styles.about}>{video.version > 1 ? text.earlier(video.version) : text.about}</p>
      <RenderButton video={video} />
    </section>
  );
}
