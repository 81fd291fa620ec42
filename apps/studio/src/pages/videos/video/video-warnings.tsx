import type { Video } from '../../../videos/video-query';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './overview-tab.module.css';

/** What the checks of a video found; nothing where they found nothing. */
export function VideoWarnings({ video }: { video: Video }) {
  const { warnings } = video.check;
  if (warnings.length === 0) return null;
  const text = words.video.details;
  return (
    <div className={styles.whole}>
      <Notice kind="warn" title={text.warnings}>
        <ul className={styles.warnings}>
          {warnings.map(({ code, message, scene, atMs }) => (
            <li key={`${code} ${scene ?? ''} ${atMs ?? ''} ${message}`} dir="auto">
              {scene === null ? '' : text.atScene(scene)}
              {message}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
