import { LANGUAGE_CODES, type LanguageCode, type Written } from '../language-code';
import { LARGE_STEPS, SMALL_STEPS } from './east-asian-steps';
import { foldWord } from '../fold-word';
import { AMOUNT_HABITS } from './language-habits';
import { pluralOf } from './plural';
import type { ScaleHabit } from './scale-habits';

/** A scale that a number is written with, in one language: "Mio" on screen, "Millionen" in the voice. */
export interface ScaleName extends Written {
  readonly size: number;
}

/** Letters and short forms that finance and statistics use in every language; a language's own reading goes before. */
const EVERYWHERE: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['000', 1e3],
  ['000s', 1e3],
  ["'000", 1e3],
  ["'000s", 1e3],
  ['tsd', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['mn', 1e6],
  ['mln', 1e6],
  ['mio', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['md', 1e9],
  ['mrd', 1e9],
  ['mld', 1e9],
  ['mlrd', 1e9],
  ['t', 1e12],
  ['tn', 1e12],
]);

const MOST_STEPS = 3;
const LONGEST = 24;

/**
 * The size that a scale word, sign or short form states: "Mio.", "billions", "億", "lakh". In a given language its own reading
 * counts ("Billion" is 1e12 in German). Without one it is null where the languages disagree: "billion".
 */
export function readScale(text: string, language?: LanguageCode | null): number | null {
  const [first = null, second] = scaleReadings(text, language);
  return language || second === undefined ? first : null;
}

/** Every size that a scale word may state: the language's own first, then what it is elsewhere. */
export function scaleReadings(text: string, language?: LanguageCode | null): number[] {
  if (text.length > LONGEST) return [];
  const word = foldWord(text);
  const stepped = steppedScale(word);
  if (stepped !== null) return [stepped];
  const own = language ? scaleIndex(language).get(word) : undefined;
  const shared = EVERYWHERE.get(word);
  // A letter has its own meaning in a few languages; elsewhere, and in figures from abroad, it has the shared one.
  if (own !== undefined || shared !== undefined)
    return [...new Set([own, shared].filter((size) => size !== undefined))];
  return [...new Set(LANGUAGE_CODES.flatMap((code) => scaleIndex(code).get(word) ?? []))];
}

/** East Asia multiplies its steps: 百万 is a hundred times ten thousand, 万亿 a million millions. Null for other words. */
function steppedScale(word: string): number | null {
  const steps = [...word];
  if (steps.length === 0 || steps.length > MOST_STEPS) return null;
  const sizes = steps.map((step) => SMALL_STEPS.get(step) ?? LARGE_STEPS.get(step));
  return sizes.reduce<number | null>((size, step) => (size === null || step === undefined ? null : size * step), 1);
}

/** A scale by the language's word for it; null where the language has none for that size. */
export function scaleName(
  size: number,
  language: LanguageCode,
  { form, count }: { form: 'short' | 'long'; count: number },
): string | null {
  const name = nameOfScale(size, count, language);
  if (!name) return null;
  return form === 'short' ? name.display : name.spoken.trim();
}

/** A scale with all that is shown and said for it; `count` is how many of it there are. */
export function nameOfScale(size: number, count: number, language: LanguageCode): ScaleName | null {
  const { written, other } = AMOUNT_HABITS[language].scales;
  const scale = [...written, ...other].find((each) => each.size === size);
  return scale ? { size, display: scale.short, spoken: pluralOf(scale.names, count, language) } : null;
}

/** The scales that numbers are written with in a language, from the largest: German Bio, Mrd, Mio. */
export function writtenScales(language: LanguageCode): readonly ScaleHabit[] {
  return AMOUNT_HABITS[language].scales.written;
}

const INDEXES = new Map<LanguageCode, ReadonlyMap<string, number>>();

function scaleIndex(language: LanguageCode): ReadonlyMap<string, number> {
  let index = INDEXES.get(language);
  if (!index) INDEXES.set(language, (index = buildIndex(language)));
  return index;
}

function buildIndex(language: LanguageCode): ReadonlyMap<string, number> {
  const { scales, numerals } = AMOUNT_HABITS[language];
  const spelled = `${numerals.scales} ${scales.spellings}`
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry): [string, number] => {
      const [word = '', size] = entry.split('=');
      return [word.replaceAll('_', ' '), Number(size)];
    });
  const named = [...scales.written, ...scales.other].flatMap(({ size, short, names }) =>
    [short, ...Object.values(names)].map((name): [string, number] => [name, size]),
  );
  return new Map([...named, ...spelled].map(([word, size]) => [foldWord(word), size]));
}
