import type { LanguageCode, NumeralWords, SpanUnit } from '@app/lingua';
import { foldText } from './fold-text';

/** What a word or saying means to a reader of numbers; a word may be several things ("mil" is a number and a scale). */
export interface LexiconEntry {
  atom?: number;
  times?: number;
  scale?: number;
  ordinal?: number;
  fraction?: number;
  join?: true;
  point?: true;
  half?: true;
  weak?: true;
  stop?: true;
  percentBefore?: true;
  percentAfter?: true;
  minus?: true;
  counter?: true;
  currency?: string;
  span?: SpanUnit;
}

/** The words of one language, ready to be looked up. */
export interface Lexicon {
  code: LanguageCode;
  writing: NumeralWords['writing'];
  entries: ReadonlyMap<string, LexiconEntry>;
  /** Beginnings of words of time and place: "jährig" of "dreijährige". */
  stems: ReadonlyArray<{ stem: string; entry: LexiconEntry }>;
  /** Most words of an entry, or most characters where there are no blanks. */
  longest: number;
}

/** A list of the data as folded sayings with their values. */
export function sayings(list: string, code: string): Array<{ saying: string; value: number; stem: boolean }> {
  return list
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [text = '', value = '1'] = entry.split('=');
      const stem = text.endsWith('*');
      const saying = foldText(text.replace(/\*$/, '').replace(/[_-]/g, ' '), code).text;
      return { saying, value: Number(value), stem };
    });
}

/** Builds the lexicon of a language from its data. */
export function buildLexicon(code: LanguageCode, words: NumeralWords): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  const stems: Array<{ stem: string; entry: LexiconEntry }> = [];
  const add = (list: string, entryOf: (value: number) => LexiconEntry): void => {
    for (const { saying, value, stem } of sayings(list, code)) {
      if (stem) stems.push({ stem: saying, entry: entryOf(value) });
      else entries.set(saying, { ...entries.get(saying), ...entryOf(value) });
    }
  };
  add(words.atoms, (atom) => ({ atom }));
  add(words.times, (factor) => ({ times: factor }));
  add(words.scales, (scale) => ({ scale }));
  add(words.ordinals, (ordinal) => ({ ordinal }));
  add(words.fractions, (fraction) => ({ fraction }));
  add(words.joins, () => ({ join: true }));
  add(words.points, () => ({ point: true }));
  add(words.halves, () => ({ half: true }));
  add(words.weak, () => ({ weak: true }));
  add(words.percentBefore, () => ({ percentBefore: true }));
  add(words.percentAfter, () => ({ percentAfter: true }));
  add(words.minus, () => ({ minus: true }));
  add(words.counters ?? '', () => ({ counter: true }));
  for (const [currency, names] of Object.entries(words.currencies)) add(names, () => ({ currency }));
  for (const [span, names] of Object.entries(words.units)) add(names, () => ({ span: span as SpanUnit }));
  for (const { saying } of sayings(words.stops, code)) entries.set(saying, { stop: true });
  const spaced = words.writing === 'spaced' || words.writing === 'compound';
  const longest = Math.max(...[...entries.keys()].map((key) => (spaced ? key.split(' ').length : key.length)));
  stems.sort((a, b) => b.stem.length - a.stem.length);
  return { code, writing: words.writing, entries, stems, longest };
}
