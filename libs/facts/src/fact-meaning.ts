import { describeFact } from './describe-fact';
import type { ComparisonRole, FactPack, FactRole, Reading } from './fact';
import { patternOf } from './fields/field-meanings';

/** How one fact was read, as people are shown it. */
export interface FactMeaning extends Omit<Reading, 'evidence' | 'others'> {
  key: string;
  /** What `fields` names it by, with its likes in other rows: `rows[].price`. */
  pattern: string;
  label: string;
  /** In a few words: "currency 4200000 USD". */
  reading: string;
  evidence: string[];
  others: string[];
  role: FactRole;
  /** Id of its unit; null where it has none. */
  unit: string | null;
  currency: string | null;
  /** What the payload sets beside it, and as what. */
  comparedWith: Array<{ key: string; as: ComparisonRole }>;
}

const MOST_UNKNOWN = 20;

/** How each fact of a pack was read, in the payload's order. */
export function meaningOf({ facts, comparisons }: Pick<FactPack, 'facts' | 'comparisons'>): FactMeaning[] {
  const compared = new Map<string, FactMeaning['comparedWith']>();
  for (const { subject, other, role } of comparisons) {
    const known = compared.get(subject) ?? [];
    if (!known.some(({ key }) => key === other)) compared.set(subject, [...known, { key: other, as: role }]);
  }
  return facts.map((fact) => {
    const { key, path, label, role, unit, currency, reading } = fact;
    const { rule, sure, evidence, others } = reading;
    return {
      key,
      pattern: patternOf(path),
      label,
      reading: describeFact(fact),
      rule,
      sure,
      evidence: [...evidence],
      others: [...new Set(others)],
      role,
      unit: unit?.id ?? null,
      currency,
      comparedWith: compared.get(key) ?? [],
    };
  });
}

/** What could not be decided, one sentence a field: each names the field and what it may be. */
export function unknownMeanings(meaning: readonly FactMeaning[]): string[] {
  const unknown = new Map(meaning.filter(({ sure }) => sure === 'unknown').map((fact) => [fact.pattern, fact]));
  const told = [...unknown.values()].slice(0, MOST_UNKNOWN).map(({ pattern, reading, others }) => {
    const open = [reading.replace(/ \(unknown\)$/, ''), ...others].join(', or ');
    return `${pattern} can be read in more than one way: ${open}; declare it in fields`;
  });
  const more = unknown.size - told.length;
  return more > 0 ? [...told, `${more} more fields can be read in more than one way`] : told;
}
