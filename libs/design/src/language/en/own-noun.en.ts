import { type Fact } from '@app/facts';
import { nounOfWords, type Noun } from '../lexicon';
import type { OwnWords } from '../own/own-noun';
import { isPlain } from '../references';
import NOUNS_EN from './nouns.json';

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
 * The English label of a field: the declared one, the key itself where that is a name, else the label that the reader gave the fact.
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

/** A label as a noun within a sentence: "churn", but "GDP" and names as they are. */
export function ownNounEnglish({ text }: OwnWords): Noun {
  // "Units Sold", "North Sea": who wrote every word with a capital meant it.
  const isTitle = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(text);
  const known = nounOfWords(text, NOUNS_EN);
  const one = known?.text.toLowerCase() === text.toLowerCase() ? known.one : undefined;
  return {
    text: isPlain(text) && !isTitle ? lowerFirst(text) : text,
    ...(isPlural(text) ? { plural: true, ...(one === undefined ? {} : { one }) } : {}),
    ...(isAdjective(text) ? { describes: true } : {}),
  };
}

/** Lower-cases the first letter unless the word is an abbreviation or holds further capitals. */
function lowerFirst(text: string): string {
  const word = text.split(/[\s-]/)[0] ?? '';
  return /\p{Lu}/u.test(word.slice(1)) || word.length === 1 ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const ADJECTIVES = new Set(
  'active available booked cancelled clear closed completed done empty free full domestic international late occupied offline online open recovered recycled renewable saved sold vaccinated out'.split(
    ' ',
  ),
);

/** How often, and not what. */
const FREQUENCY = /^(?:(?:hour|week|month|quarter|year)ly|daily|annual)$/i;

/** "Raised", "carried over", and no speed, seed or bed. */
const PARTICIPLE = /^(?:\p{L}{2,}[^e\s]ed|sent|spent|withheld|paid)(?: (?:over|out|off|up|in|year to date))?$/iu;

/** Labels that describe rather than name: "83% clear", never "the clear is 83%". */
function isAdjective(label: string): boolean {
  if (/^on (?:time|hand|order)$/i.test(label) || FREQUENCY.test(label)) return true;
  return ADJECTIVES.has(label.toLowerCase()) || PARTICIPLE.test(label);
}

const SINGULAR_S = /(ss|us|is|news|series|status|gas|bonus|basis|analysis)$/i;

/** What a counted thing is, after its noun: "invoices sent", "tables free", "trips today". */
const STATES =
  /^(\p{L}{2,}(?:ed|ing)|sent|sold|won|lost|made|built|free|open|available|today|away|home|overdue|abroad|online|hungry|left)$/iu;

/** Tells whether a label names many things: "new accounts" does, "churn" does not. */
export function isPlural(label: string): boolean {
  const noun = nounOfWords(label, NOUNS_EN);
  if (noun?.text.toLowerCase() === label.toLowerCase()) return noun.plural === true;
  const head = label.split(/ (?:of|in|per|by|for|from|on|without|with|at|under|over|above|below) /)[0] ?? label;
  const words = head.trim().split(/\s+/);
  while (words.length > 1 && STATES.test(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  if (/^\p{Lu}{2,}$/u.test(last)) return false;
  return (
    /^(people|children|men|women|data|media)$/i.test(last) ||
    (/s$/i.test(last) && !SINGULAR_S.test(last) && last.length > 3)
  );
}
