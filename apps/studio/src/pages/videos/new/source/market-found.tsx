import type { Schemas } from '../../../../api/client';
import { Figure } from '../../../../ui/figure';
import { words } from '../../../../words';
import { told } from '../../../../words/told';
import styles from './source.module.css';

const MOST_FIELDS = 8;

/** What a market service answered: its first row, by the names of its columns. */
export function MarketFound({ source }: { source: Schemas['PreviewedSource'] }) {
  const text = words.make.markets;
  const row = source.sample[0] ?? {};
  return (
    <div className={styles.found}>
      <p>
        <strong dir="auto">{text.found(source.title ?? source.kind)}</strong>
        {source.itemCount > 1 && ` · ${text.items(source.itemCount)}`}
      </p>
      <dl className={styles.sample}>
        {source.fields.slice(0, MOST_FIELDS).map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{shown(row[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text.fresh}</p>
    </div>
  );
}

function shown(value: unknown) {
  if (typeof value === 'number') return <Figure>{told.exact(value)}</Figure>;
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}
