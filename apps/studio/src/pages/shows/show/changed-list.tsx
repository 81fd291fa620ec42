import { words } from '../../../words';
import type { Episode } from '../../../api/shows-query';
import styles from './show.module.css';

/** What was new when an episode was made; the first tells the source as it stands. */
export function ChangedList({ episode: { changed } }: { episode: Episode }) {
  if (changed.length === 0) return <p className={styles.soft}>{words.shows.show.first}</p>;
  return (
    <ul className={styles.changes}>
      {changed.map(({ key, words: said }) => (
        <li key={key} dir="auto">
          {said}
        </li>
      ))}
    </ul>
  );
}
