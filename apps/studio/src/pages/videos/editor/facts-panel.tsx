import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { isFigure } from '../../library/sources/pick-facts';
import styles from './facts-panel.module.css';
import { DRAGGED_FACT } from './scene-text';
import { foundFacts, type VideoFact } from './scene-words';

const FIRST = 40;

interface FactsPanelProps {
  facts: readonly VideoFact[];
  /** Facts that the video shows or says. */
  used: ReadonlySet<string>;
  /** The fact whose reading is shown. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onInsert: (fact: VideoFact) => void;
  /** What can be done about how a fact was read. */
  reading: (fact: VideoFact) => ReactNode;
  search?: Ref<HTMLInputElement>;
}

/** All that a video may say, with how each was read and how sure that is. */
export function FactsPanel({ facts, used, open, onOpen, onInsert, reading, search }: FactsPanelProps) {
  const text = words.editor.facts;
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(FIRST);
  if (facts.length === 0) return <p className={styles.note}>{text.none}</p>;
  const found = foundFacts(facts, query);
  // The one that is asked for stands there, however far down it is.
  const opened = found.find(({ key }) => key === open);
  const order = (fact: VideoFact) => (isFigure(fact) ? 0 : 1);
  const sorted = found.toSorted((one, other) => order(one) - order(other));
  const shown = [...new Set([...(opened ? [opened] : []), ...sorted.slice(0, most)])];
  return (
    <div className={styles.panel}>
      <TextField
        ref={search}
        label={text.search}
        type="search"
        value={query}
        onValueChange={setQuery}
        hint={text.about}
      />
      {found.length === 0 && <p className={styles.note}>{text.notFound}</p>}
      <ul className={styles.list}>
        {shown.map((fact) => (
          <li key={fact.key} className={styles.fact} data-open={open === fact.key || undefined}>
            <div className={styles.line}>
              <button
                type="button"
                className={styles.pick}
                draggable
                onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_FACT, fact.key)}
                // The caret stays where it is.
                onMouseDown={(event) =>
                  event.detail > 0 && event.currentTarget.matches(':focus') && event.preventDefault()
                }
                onClick={() => onInsert(fact)}
              >
                <span className={styles.display} dir="auto">
                  {fact.display}
                </span>
                <span className={styles.label} dir="auto">
                  {fact.label}
                </span>
                <span className="spoken">{text.insert}</span>
              </button>
              {used.has(fact.key) && <Badge>{text.used}</Badge>}
              {fact.sure === 'unknown' && <Badge kind="warn">{text.sure.unknown}</Badge>}
              <Button
                look="quiet"
                size="small"
                iconOnly
                aria-label={text.how(fact.label)}
                aria-expanded={open === fact.key}
                onClick={() => onOpen(open === fact.key ? null : fact.key)}
              >
                <ChevronDown aria-hidden="true" />
              </Button>
            </div>
            {open === fact.key && <Reading fact={fact}>{reading(fact)}</Reading>}
          </li>
        ))}
      </ul>
      {sorted.length > most && (
        <div>
          <Button size="small" onClick={() => setMost(most + 200)}>
            {text.more(sorted.length - most)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How a fact was read, and what else it could have been. */
function Reading({ fact, children }: { fact: VideoFact; children: ReactNode }) {
  const text = words.editor.facts;
  const rows: [string, string][] = [
    [text.read, `${fact.reading} · ${text.sure[fact.sure]}`],
    [text.because, fact.evidence.join('; ') || fact.rule],
    ...(fact.others.length > 0 ? [[text.others, fact.others.join(', ')] as [string, string]] : []),
    [text.value, String(fact.value)],
    [text.key, fact.key],
  ];
  return (
    <div className={styles.reading}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
