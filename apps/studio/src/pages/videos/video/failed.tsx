import { CircleAlert, CircleStop } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { LinkButton } from '../../../ui/button';
import { words } from '../../../words';
import { anotherLike } from '../another-like';
import { RenderButton } from './render-button';
import styles from './stage.module.css';

/** A video that did not come to its end: why, what became of the credits, and the ways on. */
export function Failed({ video }: { video: Video }) {
  const text = words.video.failed;
  const stopped = video.lastError === 'cancelled';
  const hasScript = video.scenes.length > 0;
  const Icon = stopped ? CircleStop : CircleAlert;
  return (
    <section className={styles.sheet} style={{ aspectRatio: video.format.replace(':', '/') }}>
      <Icon className={styles.icon} aria-hidden="true" />
      <h2>{stopped ? text.stopped : text.title}</h2>
      {!stopped && video.lastError && (
        <p className={styles.reason} role="alert">
          {text.reason(video.lastError)}
        </p>
      )}
      <p className={styles.about}>{hasScript ? text.kept : text.refunded}</p>
      <div className={styles.ways}>
        {hasScript && <RenderButton video={video} />}
        {hasScript && (
          <LinkButton look="plain" to="?tab=edit">
            {text.edit}
          </LinkButton>
        )}
        {!hasScript && (
          <LinkButton look="main" to={anotherLike(video)}>
            {text.like}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
