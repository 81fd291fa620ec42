import type { Fact } from '@app/facts';

/** Fields whose own name makes no noun. */
const NOUNS = new Map<string, string>(
  Object.entries({
    won: 'Wins',
    lost: 'Losses',
    drawn: 'Draws',
    played: 'Games played',
    sold: 'Units sold',
    bake: 'Baking time',
    prep: 'Preparation',
    was: 'Earlier price',
  }),
);

/**
 * What a field is called in English. A key that is a name keeps it, all others have the label that was read from the
 * payload.
 */
export function fieldLabel(fact: Fact): string {
  const declared = fact.labels.en;
  if (declared !== undefined) return declared;
  const noun = NOUNS.get(fact.words.join());
  if (noun !== undefined && fact.label.toLowerCase() === fact.words.join(' ')) return noun;
  const leaf = fact.path.at(-1) ?? '';
  const isLonger = fact.label.toLowerCase().endsWith(` ${leaf.toLowerCase()}`);
  const isOfLeaf = fact.label.toLowerCase().includes(leaf.toLowerCase());
  if (fact.path.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(leaf) && isOfLeaf && !isLonger) return leaf;
  return fact.label;
}

const ADJECTIVES = new Set(
  'active available booked cancelled clear closed completed done empty free full domestic international late occupied offline online open recovered recycled renewable saved sold vaccinated out'.split(
    ' ',
  ),
);

/** "Raised", "carried over", and no speed, seed or bed. */
const PARTICIPLE = /^(?:\p{L}{2,}[^e\s]ed|sent|spent|withheld|paid)(?: (?:over|out|off|up|in|year to date))?$/iu;

/** Labels that describe rather than name: "83% clear", never "the clear is 83%". */
export function isAdjective(label: string): boolean {
  return /^on (?:time|hand|order)$/i.test(label) || ADJECTIVES.has(label.toLowerCase()) || PARTICIPLE.test(label);
}
