import type { ReactNode } from 'react';
import styles from './filters.module.css';
import { type Choice, SelectField } from './select-field';
import { TextField } from './text-field';

interface FiltersProps {
  search: { label: string; value: string; onChange: (search: string) => void };
  /** One after the other; null where there is nothing to choose from. */
  selects: ReadonlyArray<{
    label: string;
    choices: readonly Choice[];
    value: string;
    onChange: (value: string) => void;
    hint?: ReactNode;
  } | null>;
}

/** Narrows a list: words, and a few choices. */
export function Filters({ search, selects }: FiltersProps) {
  return (
    <div className={styles.filters} role="search">
      <TextField label={search.label} type="search" value={search.value} onValueChange={search.onChange} />
      {selects.map((select) => select && <SelectField key={select.label} {...select} />)}
    </div>
  );
}
