import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ChoiceGroup } from '../../../ui/choice-group';
import { Figure } from '../../../ui/figure';
import { Panel } from '../../../ui/panel';
import { type Column, Table } from '../../../ui/table';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { isFigure, pickFacts } from './pick-facts';
import type { Fact } from './source-queries';
import styles from './sources.module.css';

const text = words.sources.pack;
/** Rows drawn at first, and with each step on. */
const STEP = 100;

const COLUMNS: ReadonlyArray<Column<Fact>> = [
  {
    title: text.columns.label,
    cell: ({ label }) => (
      <div className={styles.label} dir="auto">
        {label}
      </div>
    ),
  },
  {
    title: text.columns.value,
    cell: (fact) => (
      <div className={styles.value} dir="auto">
        {isFigure(fact) ? <Figure>{fact.display}</Figure> : fact.display}
      </div>
    ),
  },
  { title: text.columns.kind, cell: ({ kind }) => <span className={styles.soft}>{text.factKinds[kind] ?? kind}</span> },
  {
    title: text.columns.where,
    cell: ({ where, quote, key }) => (
      <div className={styles.where}>
        {quote && <q dir="auto">{quote}</q>}
        <span className={styles.soft}>{where ?? key}</span>
      </div>
    ),
  },
];

/** Every fact with its value as a video shows it, and where it stood. */
export function FactsPanel({ facts }: { facts: readonly Fact[] }) {
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState('all');
  const [most, setMost] = useState(STEP);
  const picked = pickFacts(facts, search, only === 'figures');
  return (
    <Panel title={text.factsTitle} about={text.factsAbout} flush={picked.length > 0}>
      <div className={styles.filters} data-flush={picked.length > 0 || undefined}>
        <TextField label={text.search} type="search" value={search} onValueChange={setSearch} />
        <ChoiceGroup
          label={text.only}
          choices={[
            { value: 'all', label: text.all },
            { value: 'figures', label: text.figures },
          ]}
          value={only}
          onChange={setOnly}
        />
      </div>
      <p className={picked.length > 0 ? 'spoken' : undefined} aria-live="polite">
        {picked.length > 0 ? text.facts(picked.length) : facts.length > 0 ? text.none : text.noFacts}
      </p>
      {picked.length > 0 && (
        <Table label={text.factsTitle} columns={COLUMNS} rows={picked.slice(0, most)} keyOf={({ key }) => key} />
      )}
      {picked.length > most && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + STEP)}>{text.more(Math.min(STEP, picked.length - most))}</Button>
        </div>
      )}
    </Panel>
  );
}
