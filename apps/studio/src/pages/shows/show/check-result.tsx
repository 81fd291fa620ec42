import { Link } from 'react-router';
import type { Schemas } from '../../../api/client';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './show.module.css';

type Check = Schemas['SeriesCheck'];

const SHOWN = 8;

/** What a check found: what is new by its words, what it costs, and the video of it. */
export function CheckResult({ check }: { check: Check }) {
  const text = words.shows.show.check;
  const { facts, error, videoId, credits, dry } = check;
  const isBad = error !== null;
  return (
    <Notice kind={isBad ? 'warn' : check.changed ? 'good' : 'info'} title={titleOf(check)}>
      {isBad && <p>{error}</p>}
      {!isBad && facts.length === 0 && check.outcome === 'baseline' && <p>{check.summary}</p>}
      {facts.length > 0 && (
        <ul className={styles.changes}>
          {facts.slice(0, SHOWN).map(({ key, words: said }) => (
            <li key={key} dir="auto">
              {said}
            </li>
          ))}
          {facts.length > SHOWN && <li>{text.more(facts.length - SHOWN)}</li>}
        </ul>
      )}
      {!isBad && <p>{dry && check.changed ? text.wouldCost(credits) : dry ? '' : videoId ? '' : text.cost(credits)}</p>}
      {videoId && (
        <p>
          <Link to={`/videos/${videoId}`}>{words.shows.show.openVideo}</Link>
        </p>
      )}
    </Notice>
  );
}

function titleOf({ error, outcome, changed, videoId }: Check): string {
  const text = words.shows.show.check;
  if (error !== null) return text.failed;
  if (videoId !== null) return text.making;
  if (outcome === 'baseline') return text.baseline;
  if (outcome === 'changed') return text.collected;
  return changed ? text.changed : text.quiet;
}
