import type { LanguageCode } from '../language-code';
import { currencyInName } from '../amounts/currency-codes';
import { foldWord } from '../fold-word';
import { PERIOD_LANGUAGES } from './period-languages';
import type { PeriodOf, PeriodPhrases, PeriodUnit, PeriodWords } from './period-words';
import { isSymbol } from '../units/unit-spellings';
import { listed, phraseWays, type PhraseWay } from './phrase-text';

/** The lists of phrases that say a period. */
export const PHRASE_LISTS = [
  'last',
  'beforeLast',
  'current',
  'next',
  'sameOfLast',
  'ago',
  'window',
  'toDate',
  'over',
  'per',
] as const;

/** Which list of a language's words a phrase is from. */
export type PhraseKind = (typeof PHRASE_LISTS)[number] | 'never';

/** What a phrase says once its slots are filled. */
export interface PeriodPhrase {
  readonly kind: PhraseKind;
  /** The unit it is about, or the part for `sameOfLast`; null where the slot names it. */
  readonly of: PeriodOf | null;
  readonly way: PhraseWay;
  /** Initials say a time only behind what they are of: `ventas_sa`. */
  readonly isBehind?: true;
}

/** A place within phrases: what may follow, and the phrases that end here. */
export interface PhraseNode {
  readonly words: Map<string, PhraseNode>;
  readonly slots: Map<string, PhraseNode>;
  readonly ends: PeriodPhrase[];
}

/** A name of a unit; `isSure` is false for `m` and other short names with several meanings. */
export interface NamedUnit {
  readonly unit: PeriodUnit;
  readonly isSure: boolean;
}

/** All phrases of one language, ready to be matched. */
export interface PeriodTable {
  readonly language: LanguageCode;
  readonly root: PhraseNode;
  /** By the folded name, which may be two words: `fiscal year`. */
  readonly units: ReadonlyMap<string, PeriodUnit>;
  /** Names that stand straight behind a number: `h` of `24h`. */
  readonly shortUnits: ReadonlyMap<string, NamedUnit>;
  readonly before: ReadonlySet<string>;
}

const tables = new Map<LanguageCode, PeriodTable>();

/** The table of a language, built when it is first asked for. */
export function periodTable(language: LanguageCode): PeriodTable {
  const known = tables.get(language);
  if (known) return known;
  const table = buildTable(language, PERIOD_LANGUAGES[language]);
  tables.set(language, table);
  return table;
}

/** The phrases of one of a language's lists, each with the unit it is about; null under `any`. */
export function phrasesOf(phrases: PeriodPhrases | undefined): { of: PeriodOf | null; ways: PhraseWay[] }[] {
  return Object.entries(phrases ?? {}).map(([of, text]) => ({
    of: of === 'any' ? null : (of as PeriodOf),
    ways: phraseWays(text),
  }));
}

function buildTable(language: LanguageCode, words: PeriodWords): PeriodTable {
  const root = emptyNode();
  for (const kind of PHRASE_LISTS)
    for (const { of, ways } of phrasesOf(words[kind])) for (const way of ways) add(root, { kind, of, way });
  for (const way of phraseWays(words.never)) add(root, { kind: 'never', of: null, way });
  for (const phrase of abbreviated(words)) add(root, phrase);
  for (const phrase of initials(words)) if (!root.words.has(phrase.way.words[0] ?? '')) add(root, phrase);
  return {
    language,
    root,
    units: unitNames(words),
    shortUnits: shortNames(words),
    before: new Set(listed(words.before).map(foldWord)),
  };
}

/** A shortened word has at least so many letters, and is short for one with more than `LONG`. */
const SHORTEST = 3;
const LONG = 5;
/** Names of shorter times are units of measure as well, and so are their abbreviations: "min", "sec". */
const ABBREVIATED: readonly PeriodUnit[] = ['week', 'month', 'quarter', 'half', 'year', 'season'];

/**
 * Two words that are cut short together: `sem ant` for "semana anterior", `stag prec` for "stagione precedente". One may be whole. What
 * could be two units, as "semana" and "semestre", is the period before and no more.
 */
function abbreviated({ units, last }: PeriodWords): PeriodPhrase[] {
  const found = new Map<string, { of: Set<PeriodUnit>; words: readonly string[] }>();
  // "Season" is no short "seasons".
  const whole = new Set(Object.values(units).flatMap((list) => listed(list).map(foldWord)));
  for (const { words, gaps } of phraseWays(last.any)) {
    const at = words.indexOf('{unit}');
    const other = words[1 - at] ?? '';
    if (words.length !== 2 || at < 0 || gaps.some((gap) => gap !== null)) continue;
    for (const unit of ABBREVIATED)
      for (const name of listed(units[unit])
        .map(foldWord)
        .filter((one) => !one.includes(' ')))
        for (const [short, before] of pairsOf(name, other, at === 0)) {
          if (short !== name && whole.has(short)) continue;
          const pair = at === 0 ? [short, before] : [before, short];
          const key = pair.join(' ');
          const known = found.get(key) ?? { of: new Set(), words: pair };
          known.of.add(unit);
          found.set(key, known);
        }
  }
  return [...found.values()].map(({ of, words }) => {
    const [unit] = of.size === 1 ? of : [];
    return { kind: 'last', of: unit ?? 'period', way: { words, gaps: [null, null], count: null, isSure: true } };
  });
}

/** Both words with at least one of them cut short; before a whole unit none is: "pre season" is another thing than the previous one. */
function pairsOf(unit: string, other: string, isBehind: boolean): Array<readonly [string, string]> {
  const [units, others] = [cutShort(unit), cutShort(other)];
  return [
    ...units.flatMap((short) => [...others, other].map((word) => [short, word] as const)),
    ...(isBehind ? others.map((word) => [unit, word] as const) : []),
  ];
}

/**
 * The first letters of how a language writes the time before: `sa` for "semana anterior", `vw` for "Vorwoche", `ant` for "anterior". What
 * could be two units is the period before and no more; symbols of units stay theirs.
 */
function initials({ units, last, write }: PeriodWords): PeriodPhrase[] {
  const found = new Map<string, Set<PeriodUnit>>();
  for (const unit of ABBREVIATED) {
    const [label = ''] = listed(write.last[unit]);
    const words = foldWord(label).split(' ');
    const [word = ''] = words;
    const own = listed(units[unit]).map(foldWord);
    const compound =
      words.length === 1 ? own.find((name) => word.endsWith(name) && word.length > name.length + 1) : undefined;
    const letters = compound ? [word, compound] : words;
    const short = letters.map((one) => one.slice(0, 1)).join('');
    if (letters.length !== 2 || !/^[a-z]{2}$/.test(short) || isSymbol(short) || currencyInName(short) !== null)
      continue;
    found.set(short, (found.get(short) ?? new Set()).add(unit));
  }
  for (const { words, isSure } of phraseWays(last.period)) {
    const [word = ''] = words;
    if (words.length === 1 && isSure && word.length > LONG && /^[a-z]+$/.test(word))
      found.set(word.slice(0, SHORTEST), new Set());
  }
  return [...found].map(([short, of]) => {
    const [unit] = of.size === 1 ? of : [];
    const way = { words: [short], gaps: [null], count: null, isSure: false };
    return { kind: 'last', of: unit ?? 'period', way, isBehind: true };
  });
}

function cutShort(word: string): string[] {
  if (word.length < LONG || !/^\p{L}+$/u.test(word)) return [];
  return Array.from({ length: word.length - SHORTEST }, (_, at) => word.slice(0, SHORTEST + at));
}

function unitNames({ units }: PeriodWords): Map<string, PeriodUnit> {
  const names = new Map<string, PeriodUnit>();
  for (const [unit, list] of Object.entries(units))
    for (const name of listed(list)) names.set(foldWord(name), unit as PeriodUnit);
  return names;
}

/** The language's own short names, and English ones, which stand in every language. */
function shortNames({ shortUnits = {} }: PeriodWords): Map<string, NamedUnit> {
  const names = new Map<string, NamedUnit>();
  for (const [unit, list] of Object.entries(shortUnits))
    for (const name of listed(list)) {
      const isSure = !name.endsWith('?');
      names.set(foldWord(isSure ? name : name.slice(0, -1)), { unit: unit as PeriodUnit, isSure });
    }
  return names;
}

function add(root: PhraseNode, phrase: PeriodPhrase): void {
  let node = root;
  for (const word of phrase.way.words) {
    const edges = word.startsWith('{') ? node.slots : node.words;
    let next = edges.get(word);
    if (!next) {
      next = emptyNode();
      edges.set(word, next);
    }
    node = next;
  }
  if (node !== root) node.ends.push(phrase);
}

function emptyNode(): PhraseNode {
  return { words: new Map(), slots: new Map(), ends: [] };
}
