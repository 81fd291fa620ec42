import type { Fact, FactPack } from '@app/facts';
import { LANGUAGE_CODES } from '@app/lingua';
import { readsStatements } from '../statements/check-statements';
import { World } from '../statements/world';
import { Allowances } from './allowances';
import type { Way } from './direction';

/** Facts in the form that many texts are held against. */
export interface Ground {
  facts: readonly Fact[];
  byKey: ReadonlyMap<string, Fact>;
  /** Figures that are movements (a growth, a change, a profit) and what each moved, as keys. */
  changes: ReadonlyMap<string, string | null>;
  /** Which way a figure went since, under the key of its earlier value. */
  moved: ReadonlyMap<string, Way>;
  /** Which figures are one measure at several times. */
  courses: ReadonlyMap<string, string>;
  allowances: Allowances;
  /** The payload as statements are held against it; null where the language's statements cannot be read. */
  world: () => World | null;
  language: string;
}

/** Makes a payload ready to be held against texts of a language (ISO code). */
export function groundOf(pack: FactPack, language: string): Ground {
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  const code = LANGUAGE_CODES.find((known) => known === language);
  let world: World | null | undefined;
  return {
    world: () => (world ??= code !== undefined && readsStatements(code) ? new World(pack, code) : null),
    facts: pack.facts.filter((fact) => fact.number !== null && fact.kind !== 'date'),
    byKey,
    moved: movesOf(pack, byKey),
    courses: coursesOf(pack),
    changes: new Map(pack.changes.map(({ key, of }) => [key, of])),
    allowances: new Allowances(pack, language),
    language,
  };
}

/** Which way a figure went since, under the keys of its earlier values. */
function movesOf({ comparisons }: FactPack, byKey: ReadonlyMap<string, Fact>): Map<string, Way> {
  const numberOf = (key: string): number => byKey.get(key)?.number ?? Number.NaN;
  return new Map(
    comparisons
      .filter(({ role }) => role === 'previous')
      .map(({ subject, other }) => [other, Math.sign(numberOf(subject) - numberOf(other)) as Way]),
  );
}

/** Figures that are one measure at several times, under their keys: a column by month, a value and the one before it. */
function coursesOf({ comparisons, tables }: FactPack): Map<string, string> {
  const columns = tables
    .filter(({ temporal }) => temporal)
    .flatMap(({ key, rows }) =>
      rows.flatMap(({ cells }) => Object.entries(cells).map(([column, cell]) => [cell, `${key} ${column}`] as const)),
    );
  const pairs = comparisons
    .filter(({ role }) => role === 'previous')
    .flatMap(({ subject, other }) => [subject, other].map((key) => [key, subject] as const));
  return new Map([...columns, ...pairs]);
}
