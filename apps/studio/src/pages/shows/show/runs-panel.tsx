import { Badge } from '../../../ui/badge';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { RunWhen } from '../run-when';
import type { Show } from '../../../api/shows-query';
import { cadenceWords } from '../show-words';
import styles from './show.module.css';

/** When it runs next, three times, or why it does not. */
export function RunsPanel({ show: { nextRuns, tz, paused, pauseReason, cadence } }: { show: Show }) {
  const { show: text, paused: pausedWord, pausedByYou } = words.shows;
  return (
    <Panel
      title={text.runs}
      about={cadenceWords(cadence)}
      actions={paused && <Badge kind={pauseReason ? 'warn' : 'plain'}>{pausedWord}</Badge>}
    >
      {paused && <p>{pauseReason ?? pausedByYou}</p>}
      {!paused && nextRuns.length === 0 && <p>{text.noRuns}</p>}
      {nextRuns.length > 0 && (
        <ol className={styles.runs}>
          {nextRuns.map((iso) => (
            <li key={iso}>
              <RunWhen iso={iso} tz={tz} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
