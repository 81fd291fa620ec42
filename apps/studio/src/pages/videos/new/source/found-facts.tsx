import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { Figure } from '../../../../ui/figure';
import { ErrorNotice, Notice } from '../../../../ui/notice';
import { Panel } from '../../../../ui/panel';
import { Skeleton } from '../../../../ui/skeleton';
import { words } from '../../../../words';
import type { DraftHold } from '../use-draft';
import { type FactGroup, groupFacts } from './fact-groups';
import { ReadMeaning } from './read-meaning';
import type { FactsHold } from './use-facts';
import styles from './found-facts.module.css';

const FIRST_GROUPS = 8;
const MOST_OF_A_GROUP = 8;

interface FoundFactsProps {
  facts: FactsHold;
  hold: DraftHold;
  retry: () => void;
  isAddress: boolean;
}

/** What was read: all that the video may say. */
export function FoundFacts({ facts, hold, retry, isAddress }: FoundFactsProps) {
  const text = words.make.facts;
  const { pack, isStale, isReading, error } = facts;
  if (!pack && !isReading && !error) return null;
  const { figures, names } = groupFacts(pack?.facts ?? []);
  return (
    <Panel title={text.title} about={text.about}>
      <div className={styles.state} aria-live="polite">
        {isReading && <p className={styles.note}>{text.reading}</p>}
        {!isReading && isStale && <p className={styles.note}>{isAddress ? text.staleAddress : text.stale}</p>}
      </div>
      <ErrorNotice error={error} onRetry={retry} />
      {isReading && !pack && <Skeleton height={20} count={4} />}
      {pack && (
        <div className={classes(styles.facts, isStale && styles.stale)}>
          {figures.length + names.length === 0 && <p>{text.none}</p>}
          {figures.length === 0 && names.length > 0 && <p className={styles.note}>{text.noFigure}</p>}
          <Groups title={text.figures} groups={figures} marked />
          <Groups title={text.names} groups={names} />
          <ReadMeaning read={pack.meaning} hold={hold} />
          {pack.stills.length > 0 && <p className={styles.note}>{text.pictures(pack.stills.length)}</p>}
        </div>
      )}
      {pack && pack.warnings.length > 0 && (
        <Notice kind="warn" title={text.warnings}>
          {pack.warnings.join(' ')}
        </Notice>
      )}
    </Panel>
  );
}

function Groups({ title, groups, marked = false }: { title: string; groups: readonly FactGroup[]; marked?: boolean }) {
  const [all, setAll] = useState(false);
  if (groups.length === 0) return null;
  const shown = all ? groups : groups.slice(0, FIRST_GROUPS);
  return (
    <section className={styles.group}>
      <h4>{title}</h4>
      <dl className={styles.list}>
        {shown.map(({ label, facts }) => (
          <div key={label} className={styles.row}>
            <dt dir="auto">{label}</dt>
            <dd className={styles.values}>
              {(all ? facts : facts.slice(0, MOST_OF_A_GROUP)).map(({ key, display, quote }) => (
                <span key={key} dir="auto" title={quote ?? undefined}>
                  {marked ? <Figure>{display}</Figure> : display}
                </span>
              ))}
              {!all && facts.length > MOST_OF_A_GROUP && <span>+{facts.length - MOST_OF_A_GROUP}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < groups.length && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {words.make.facts.more(groups.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
