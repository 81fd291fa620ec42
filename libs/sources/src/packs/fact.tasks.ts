import type { WorkTask } from '@app/platform';
import { type Fact, type FactPack, readAnyFacts, type ReadingOptions } from '@app/facts';
import type { PackReading } from './source-pack.entity';
import { withStills } from './pack-facts';
import { type FoundWords, type ToldSource, toldData } from './told-data';

/** What is asked of a payload's facts before a video is made of them. */
export interface FactsGlance extends Pick<FactPack, 'asOf' | 'source'> {
  /** Whether there is any, and which: no more than the first. */
  pictures: FactPack['pictures'];
  hasFigures: boolean;
}

/** What a glance looks at; of a reading its pictures alone are needed. */
export interface GlancedData extends ReadingOptions {
  data: Record<string, unknown>;
  stills?: PackReading['stills'];
}

/** The first of a source's facts as its owner looks at them: what its rows hold, and a few of them. */
export interface SourceGlimpse {
  fields: Array<Pick<Fact, 'label' | 'kind'> & { name: string }>;
  sample: Array<Record<string, unknown>>;
}

const MOST_FIELDS = 20;
const MOST_ROWS = 3;

/** Null where the data hold nothing to show. Throws `FactLimitError` and `InvalidFieldsError`. */
function glanceAt({ data, stills = [], fields, defaults }: GlancedData): FactsGlance | null {
  const facts = readAnyFacts(data, { fields, defaults });
  return facts && glanceOf(withStills(facts, stills));
}

export function glanceOf({ pictures, asOf, source, facts }: FactPack): FactsGlance {
  return { pictures: pictures.slice(0, 1), asOf, source, hasFigures: facts.some(({ number }) => number !== null) };
}

/** Reading facts takes as long as it takes, so these run beside the program that asks (`WorkProcesses`). */
export const glanceFacts: WorkTask<GlancedData, FactsGlance | null> = {
  file: __filename,
  name: 'glanceFacts',
  run: glanceAt,
};

export const tellSource: WorkTask<FoundWords, ToldSource> = { file: __filename, name: 'tellSource', run: toldData };

export const glimpseFacts: WorkTask<Record<string, unknown>, SourceGlimpse> = {
  file: __filename,
  name: 'glimpseFacts',
  run: glimpse,
};

/** What of a source `tellSource` is told; its words and pictures stay here. */
export function toldWords({ kind, title, url, data, places, brand }: FoundWords): FoundWords {
  return { kind, title, url, data, places, brand };
}

function glimpse(data: Record<string, unknown>): SourceGlimpse {
  const { facts, tables } = readAnyFacts(data) ?? { facts: [], tables: [] };
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const table = tables.toSorted((one, other) => other.rows.length - one.rows.length)[0];
  if (!table) {
    const first = facts.slice(0, MOST_FIELDS);
    const fields = first.map(({ key, label, kind }) => ({ name: key, label, kind }));
    return {
      fields,
      sample: first.length > 0 ? [Object.fromEntries(first.map(({ key, value }) => [key, value]))] : [],
    };
  }
  const names = table.rows.flatMap(({ name }) => byKey.get(name.key) ?? []);
  const nameField = names[0]?.path.at(-1) ?? 'name';
  const named = { name: nameField, label: names[0]?.label ?? 'Name', kind: names[0]?.kind ?? 'name' };
  const columns = table.columns.slice(0, MOST_FIELDS).map(({ name, label, kind }) => ({ name, label, kind }));
  const sample = table.rows.slice(0, MOST_ROWS).map(({ name, cells }) => {
    const row: Record<string, unknown> = { [nameField]: byKey.get(name.key)?.value ?? null };
    for (const [column, key] of Object.entries(cells)) row[column] = byKey.get(key)?.value ?? null;
    return row;
  });
  const isColumn = columns.some(({ name }) => name === nameField);
  return { fields: isColumn ? columns : [named, ...columns], sample };
}
