import { isWindow, nameWords } from './name-words';
import { isUnitWord, pricedUnit } from './unit-words';
import { isCurrencyCode } from './code-names';
import { lowerFirst, upperFirst } from './letter-case';
import { ACRONYMS, AVERAGED, GLOSSARY, IRREGULAR, LEADING, MANY, PER, SAID_WORDS } from './words/label.words';

/** Human words for one name of these words, without looking at where it stands. */
export function labelOfWords(name: string, words: readonly string[]): string {
  if (/^\d{4}-/.test(name) || /\s/.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name)) return name;
  if (/^\p{Lu}{2,4}$/u.test(name) && !GLOSSARY.has(name.toLowerCase())) return name;
  if (/[^\p{ASCII}\u0080-\u024f]/u.test(name)) return withoutUnit(name, words).replace(/_/g, ' ').trim();
  const lightYears = /_?light_?years$/i;
  return labelOfPlain(name, lightYears.test(name) ? nameWords(name.replace(lightYears, '')) : words);
}

/** "降雪量cm" is called 降雪量: the unit is written with the figure. */
function withoutUnit(name: string, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const isUnit = words.length > 1 && /^[a-z]+$/.test(last) && isUnitWord(words, words.length - 1);
  return isUnit && name.toLowerCase().endsWith(last) ? name.slice(0, -last.length) : name;
}

function labelOfPlain(name: string, words: readonly string[]): string {
  const percentile = /^p(\d\d)$/.exec(
    [words.slice(0, 2), words.slice(-2)].map((pair) => pair.join('')).find((pair) => /^p\d\d$/.test(pair)) ?? '',
  );
  if (percentile && words.length > 2)
    return `p${percentile[1]} ${lowerFirst(labelOfRest(words, `p ${percentile[1]}`))}`;
  const bare = spelledOut(words).filter(
    (word, index, words) => !isWindow(word) && !isHeight(word) && !isUnitWord(words, index),
  );
  const kept = countedThings(
    leadFirst(bare.length > 0 && bare[0] !== 'per' ? bare : words.filter((word) => !isWindow(word))),
  );
  const known = GLOSSARY.get(kept.join(' '));
  if (known !== undefined) return known;
  const text = kept
    .filter(
      (word, index) => !(isBeforeWindow(word, bare.length < words.length) && index === kept.length - 1 && index > 0),
    )
    .map((word) =>
      ACRONYMS.has(word) ? word.toUpperCase() : (sayCapacity(word, kept) ?? SAID_WORDS.get(word) ?? word),
    )
    .join(' ')
    .trim();
  const years = /^(\d+)y(?:r|ear)?$/.exec(words.find(isWindow) ?? '')?.[1];
  if (years !== undefined && kept.includes('return')) return `${years}-year ${text}`;
  const [, base = '', quote = ''] = /^([a-z]{3})([a-z]{3})$/.exec(name.toLowerCase()) ?? [];
  if (isCurrencyCode(base) && isCurrencyCode(quote)) return `${base}/${quote}`.toUpperCase();
  const unit = pricedUnit(words);
  return upperFirst(unit === null ? text : `${text} per ${unit}`) || name;
}

/** The label of a name without its percentile. */
function labelOfRest(words: readonly string[], percentile: string): string {
  const kept = words.filter((_, index) => !isUnitWord(words, index)).join(' ');
  return labelOfPlain(kept, kept.replace(percentile, '').trim().split(/\s+/));
}

/** Of many things there are so many at most: `maxConnections` are no highest ones. */
function sayCapacity(word: string, kept: readonly string[]): string | null {
  const things = kept.at(-1) ?? '';
  return word === 'max' && things.endsWith('s') && !things.endsWith('ss') ? 'maximum' : null;
}

/** "downloads last", and "downloads first" of the first day. */
function isBeforeWindow(word: string, hasWindow: boolean): boolean {
  return word === 'last' || (hasWindow && (word === 'first' || word === 'past'));
}

/** What is counted a minute ends on a unit that says "lowest" elsewhere. */
function spelledOut(words: readonly string[]): readonly string[] {
  const long = words.at(-2) === 'per' ? PER[words.at(-1) ?? ''] : undefined;
  return long === undefined ? words : [...words.slice(0, -1), long];
}

/** The `viewCount` of a film is its views. */
function countedThings(words: readonly string[]): readonly string[] {
  const thing = words.at(-2) ?? '';
  if (words.at(-1) !== 'count' || thing.length < 3 || thing === 'total') return words;
  return [...words.slice(0, -2), manyOf(thing)];
}

function manyOf(thing: string): string {
  if (thing.endsWith('s') && !/(?:ss|us)$/.test(thing)) return thing;
  if (MANY.has(thing) || thing in IRREGULAR) return IRREGULAR[thing] ?? thing;
  if (/(?:ch|sh|x|z|ss|us)$/.test(thing)) return `${thing}es`;
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}

function leadFirst(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const isOfGroup = /^(?:average|avg|median)$/.test(last) && AVERAGED.has(words.at(-2) ?? '');
  return words.length > 1 && LEADING.has(last) && !isOfGroup ? [last, ...words.slice(0, -1)] : [...words];
}

/** Weather fields carry the height of their sensor: `temperature_2m`. */
function isHeight(word: string): boolean {
  return /^\d+m$/.test(word);
}
