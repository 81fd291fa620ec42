import { words } from '../../words';
import { runTime } from './run-time';
import styles from './run-when.module.css';
import { runWords } from './show-words';

/** When a show runs: by the viewer's clock, and by the show's where that tells another time. */
export function RunWhen({ iso, tz }: { iso: string; tz: string }) {
  const text = words.shows.when;
  const run = runTime(iso, tz);
  return (
    <time dateTime={iso} className={styles.when}>
      <span>
        {runWords(run)}
        {run.there && <span className={styles.soft}> · {text.yours}</span>}
      </span>
      {run.there && <span className={styles.there}>{text.there(run.there.place, run.there.time, run.there.date)}</span>}
    </time>
  );
}
