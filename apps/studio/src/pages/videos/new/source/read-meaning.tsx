import { useState } from 'react';
import type { Schemas } from '../../../../api/client';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { words } from '../../../../words';
import { CorrectionFields, type Declared } from '../../editor/correction';
import type { DraftHold } from '../use-draft';
import styles from './found-facts.module.css';
import meaning from './read-meaning.module.css';

type Meaning = Schemas['FactMeaning'];

const FIRST = 8;
/** How each field was read, what is unsure first, to be corrected in place before the order. */
export function ReadMeaning({ read, hold }: { read: readonly Meaning[]; hold: DraftHold }) {
  const text = words.make.meaning;
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const { draft, change } = hold;
  const fields = [...new Map(read.toReversed().map((one) => [one.pattern, one])).values()].toReversed();
  const sorted = fields.toSorted((one, other) => Number(other.sure === 'unknown') - Number(one.sure === 'unknown'));
  if (sorted.length === 0) return null;
  const shown = all ? sorted : sorted.slice(0, FIRST);
  const declare = (pattern: string, said: Declared) => {
    const { [pattern]: _before, ...others } = draft.fields;
    change({ fields: Object.keys(said).length === 0 ? others : { ...others, [pattern]: said } });
  };
  return (
    <section className={styles.group}>
      <h4>{text.title}</h4>
      <ul className={meaning.list}>
        {shown.map((one) => {
          const said = draft.fields[one.pattern];
          return (
            <li key={one.pattern} className={meaning.field}>
              <div className={meaning.line}>
                <span dir="auto">{said?.label ?? one.label}</span>
                <span className={styles.note} title={one.evidence.join('; ')}>
                  {text.read(one.reading, one.rule)}
                </span>
                <Badge kind={one.sure === 'unknown' && !said ? 'warn' : 'plain'}>
                  {text.sure[said ? 'declared' : one.sure]}
                </Badge>
                <Button
                  size="small"
                  look="quiet"
                  aria-expanded={open === one.pattern}
                  onClick={() => setOpen(open === one.pattern ? null : one.pattern)}
                >
                  {text.correct}
                </Button>
              </div>
              {one.others.length > 0 && !said && <p className={styles.note}>{text.others(one.others.join(', '))}</p>}
              {open === one.pattern && (
                <CorrectionFields said={said ?? {}} read={one} onSay={(next) => declare(one.pattern, next)} />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < sorted.length && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {words.make.facts.more(sorted.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
