import type { Film } from '../../../films/film-query';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './overview-tab.module.css';

/** What the checks of a film found; nothing where they found nothing. */
export function FilmWarnings({ film }: { film: Film }) {
  const { warnings } = film.check;
  if (warnings.length === 0) return null;
  const text = words.film.details;
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
