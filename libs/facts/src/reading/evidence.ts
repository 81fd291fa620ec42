import type { Unit } from '@app/lingua';
import type { FactForm, FactKind } from '../fact';
import type { Leaf } from './leaf';

/** What a number may be. */
export interface Meaning {
  readonly kind: FactKind;
  readonly unit: Unit | null;
  readonly currency: string | null;
  readonly form?: FactForm;
  /** The figure is this many times the number that is given: 1,000,000 under "Mio. €", 0.01 for cents, 100 for a share of one. */
  readonly factor: number;
  /** The value in the form in which facts keep it, where that is another. */
  readonly value?: string;
}

/** How much a piece of evidence is worth; of two that disagree the stronger holds, of two equals neither. */
export const WEIGHT = {
  declared: 100,
  /** The value itself says it: "11.4 %". */
  value: 90,
  /** Its own name says it: `waitMin`, `priceUsd`. */
  name: 70,
  /** A member beside it says it: `unit: "mg/l"`. */
  beside: 60,
  /** A heading, or the name of what holds it. */
  heading: 50,
  /** Other figures of the payload prove it: a sum, a ratio. */
  proven: 45,
  /** A figure of the same name, or of the same word, is so. */
  alike: 40,
  /** What the word usually is: a wait is a time. */
  noun: 30,
  /** The shape of the values alone. */
  shape: 20,
  /** Nothing says anything: a number is a number. */
  bare: 10,
} as const;

/** One reason to read a value in one way. */
export interface Evidence {
  readonly meaning: Meaning;
  readonly weight: number;
  /** Id of the rule that found it. */
  readonly rule: string;
  /** In words, for people: `"Min" in the key`. */
  readonly because: string;
  /** The value that it is one with, so that it bears its name: the last of a series. */
  readonly sameAs?: Leaf;
}

/** The meaning that the evidence decides on; `rivals` are others of equal strength, none of which is taken. */
export interface Verdict {
  readonly meaning: Meaning;
  readonly rule: string;
  readonly because: readonly string[];
  readonly weight: number;
  readonly rivals: readonly Meaning[];
  readonly sameAs?: Leaf;
}

/** Weighs evidence; its order does not matter. Null where there is none. */
export function weigh(evidence: readonly Evidence[]): Verdict | null {
  const strongest = Math.max(...evidence.map(({ weight }) => weight));
  const leading = evidence.filter(({ weight }) => weight === strongest).toSorted(byRule);
  const [first] = leading;
  if (!first) return null;
  const id = idOf(first.meaning);
  const rivals = leading.filter(({ meaning }) => idOf(meaning) !== id).map(({ meaning }) => meaning);
  const agreeing = evidence.filter(({ meaning }) => idOf(meaning) === id);
  return {
    meaning: first.meaning,
    rule: first.rule,
    because: [...new Set(agreeing.toSorted(byRule).map(({ because }) => because))],
    weight: strongest,
    rivals,
    ...(first.sameAs ? { sameAs: first.sameAs } : {}),
  };
}

function byRule(one: Evidence, other: Evidence): number {
  return (
    other.weight - one.weight ||
    one.rule.localeCompare(other.rule) ||
    idOf(one.meaning).localeCompare(idOf(other.meaning))
  );
}

/** A key under which readings that mean the same are counted together; a ratio and a count do. */
export function idOf({ kind, unit, currency, form, factor }: Meaning): string {
  return [kind === 'ratio' ? 'count' : kind, unit?.id, currency, form, factor].join(' ');
}
