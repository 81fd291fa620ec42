import type { Fact, FactPack } from '@app/facts';
import { readMoment, respell } from '@app/lingua';
import { foreignConcept } from '../called';
import { type Lexicon, type Noun, nounOfFact, nounOfWords } from '../lexicon';
import { NounIndex } from '../own/noun-index';
import { isPlain } from '../references';
import type { Phrasebook } from './phrasebook';
import { areOwnWords, isNameKey, isOwnWord } from './tell/own-words';

const INDEXES = new WeakMap<Lexicon, NounIndex>();

function nounsOf({ lexicon }: Phrasebook): NounIndex {
  const known = INDEXES.get(lexicon) ?? new NounIndex(lexicon);
  INDEXES.set(lexicon, known);
  return known;
}

/** A label in the book's language as a noun with article and number, else as a name; `fact` is absent for the name of a list. */
export function ownNoun(label: string, fact: Fact | null, book: Phrasebook): Noun {
  const isKey = fact === null || isFromKey(label, fact);
  const words = { text: label, counts: fact?.kind === 'count', mayBeName: !isKey };
  const noun = book.grammar.ownNoun?.(words, nounsOf(book)) ?? null;
  return noun ?? { text: isKey ? withinText(label, book) : label, foreign: true };
}

/** The lexicon's noun for words of a payload; null where it has none, and in English, which says the payload's own words. */
export function knownWord(words: string, { fieldNames, lexicon }: Phrasebook): Noun | null {
  return fieldNames ? null : nounOfWords(words, lexicon);
}

/** Whether a label is made of a key, whose first letter is a capital only because it begins the label. */
function isFromKey(label: string, { path }: Fact): boolean {
  const begin = (text: string): string => text.normalize('NFD').slice(0, 1).toLowerCase();
  return path.some((name) => /^\p{Ll}/u.test(name) && begin(name) === begin(label));
}

/** Words of a payload as the language writes them: with the letters that keys lose, and its capitals. */
export function spelledIn(text: string, book: Phrasebook): string {
  const whole = respell(text, book.code);
  return book.grammar.spelled?.(whole, nounsOf(book)) ?? whole;
}

/** A label within a sentence. German keeps the capitals of its nouns. */
function withinText(text: string, { code }: Phrasebook): string {
  const isLabel = /^\p{Lu}\p{Ll}+(?:\s[^\p{Lu}]*)?$/u.test(text);
  return isLabel && code !== 'de' ? text.charAt(0).toLocaleLowerCase(code) + text.slice(1) : text;
}

/**
 * A payload with its labels in the language of the video spelled well. What the payload means by a word is taken from its own
 * language first: `quote` among German keys is "die Quote", whatever it is in English.
 */
export function inOwnWords(pack: FactPack, book: Phrasebook): FactPack {
  if (book.fieldNames) return pack;
  const facts = pack.facts.map((fact) => ({ ...fact, ...ownLabel(fact, pack.facts, book) }));
  return facts.some(({ label, labels }, at) => label !== pack.facts[at]?.label || labels !== pack.facts[at]?.labels)
    ? { ...pack, facts }
    : pack;
}

/** A label in the book's language; nothing where it is well spelled, or of another language. */
function ownLabel(fact: Fact, facts: readonly Fact[], book: Phrasebook): Partial<Pick<Fact, 'label' | 'labels'>> {
  const { label, labels } = fact;
  if (Object.hasOwn(labels, book.code) || isNameKey(fact) || !/\p{Ll}/u.test(label)) return {};
  const english = nounOfFact(fact, book.lexicon);
  if (english) {
    const isOwn = nounsOf(book).endOf(label.toLowerCase()) !== null && areOwnWords(facts, book);
    return isOwn ? { labels: { ...labels, [book.code]: label } } : {};
  }
  if (!isOwnWord(label, facts, book)) return {};
  const untimed = withoutTime(label);
  const isAlone = untimed !== label && facts.every((one) => one === fact || withoutTime(one.label) !== untimed);
  const own = spelledIn(isAlone ? untimed : label, book);
  if (own === label) return {};
  // Where the lexicon knows the concept, its word is used and not the payload's.
  const isKnown = !isPlain(own) || foreignConcept(label, facts) !== null;
  return { label: own, ...(isKnown ? {} : { labels: { ...labels, [book.code]: own } }) };
}

/** A label without the month and year that its object is called by: "fator capacidade marco 2025". */
function withoutTime(label: string): string {
  const [, text, time] = /^(.*\p{L}) (\p{L}+ \d{4})$/u.exec(label) ?? [];
  return text !== undefined && time !== undefined && readMoment(time).length > 0 ? text : label;
}
