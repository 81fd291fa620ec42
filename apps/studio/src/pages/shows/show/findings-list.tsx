import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { words } from '../../../words';
import type { Episode, Show } from '../../../api/shows-query';
import styles from './waiting-episode.module.css';

type Finding = Episode['findings'][number];

interface FindingsListProps {
  show: Show;
  findings: readonly Finding[];
  /** Milliseconds into the video. */
  onSeek: (ms: number) => void;
}

/** What a review found, what holds it back first; the moment of each is a button to it. */
export function FindingsList({ show, findings, onSeek }: FindingsListProps) {
  const text = words.shows.show;
  const sorted = [...findings].sort((one, other) => rank(one) - rank(other) || (one.atMs ?? 0) - (other.atMs ?? 0));
  if (sorted.length === 0) {
    return <p className={styles.soft}>{show.policy === 'review' ? text.foundNone : text.unreviewed}</p>;
  }
  return (
    <section className={styles.part}>
      <h4>{text.found}</h4>
      <ul className={styles.findings}>
        {sorted.map((finding, index) => (
          <li key={`${finding.code}-${index}`} className={styles.finding}>
            <div className={styles.said}>
              <p className={styles.name}>
                {nameOf(finding)}
                <Badge kind={finding.severity === 'block' ? 'bad' : 'plain'}>
                  {finding.severity === 'block' ? text.blocks : text.note}
                </Badge>
              </p>
              <p dir="auto">{finding.message}</p>
              {finding.scene !== null && <p className={styles.soft}>{text.scene(finding.scene)}</p>}
            </div>
            {finding.atMs !== null && <Moment ms={finding.atMs} onSeek={onSeek} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Moment({ ms, onSeek }: { ms: number; onSeek: (ms: number) => void }) {
  const time = words.videoParts.duration(Math.floor(ms / 1000));
  return (
    <Button size="small" aria-label={words.shows.show.seek(time)} onClick={() => onSeek(ms)}>
      {time}
    </Button>
  );
}

const rank = ({ severity }: Finding) => (severity === 'block' ? 0 : 1);

/** A code that this studio does not know yet is shown by its own words. */
function nameOf({ code }: Finding): string {
  const spaced = code.replaceAll('_', ' ');
  return words.findings[code] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
