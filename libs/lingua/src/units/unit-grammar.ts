import { foldWord } from '../fold-word';
import { scaleReadings } from '../amounts/scales';
import type { LanguageCode } from '../language-code';
import type { Unit, UnitFactor } from './unit';
import { unitById, unitOf } from './unit-id';
import { rawUnitsOf, UNIT_IDS, unitsOf } from './unit-names';
import { cleanText, foldName, languagesFor, type Spelled, spellingsOf, unitsSpelled } from './unit-spellings';

/** What stands above a line: a unit, nothing ("per day"), or whatever the caller reads there. */
export interface Line {
  readonly above: string;
  readonly below: string;
}

/** Put together rather than listed. */
const COMPOSED = 6;
const MOST_LINES = 4;
const MOST_FACTORS = 4;
const MOST_WORDS = 8;

/** Words that stand for a line in any text, whatever its language. */
const LINES: readonly string[] = [
  '/',
  ' per ',
  ' pro ',
  ' par ',
  ' por ',
  ' je ',
  ' an ',
  ' a ',
  ' al ',
  ' alla ',
  ' à ',
  ' ao ',
  ' each ',
  ' every ',
  ' au ',
  ' the ',
  ' le ',
  ' la ',
  ' el ',
  ' der ',
  ' die ',
  ' das ',
  ' por cada ',
  ' pour ',
  ' ogni ',
  ' bölü ',
  ' प्रति ',
  ' لكل ',
  ' في ',
  '毎',
  'マイ',
];

let listed: ReadonlySet<string> | null = null;
let ratios: ReadonlySet<string> | null = null;

/** Whether a compound is one that data has: only such are read from words without a slash between them. */
function isListed(unit: Unit): boolean {
  listed ??= new Set(UNIT_IDS);
  return listed.has(unit.id);
}

/** Whether a ratio measures what a listed one measures. */
function isKnownRatio(unit: Unit): boolean {
  ratios ??= new Set(
    UNIT_IDS.map((id) => unitById(id))
      .filter((each) => each !== null && each.denominator.length > 0 && each.numerator.length > 0)
      .map((each) => each?.dimension ?? ''),
  );
  // What cancels out is a share of one thing, written as such.
  return unit.dimension !== 'count' && ratios.has(unit.dimension);
}

/** Every unit that a text is as a whole: a listed one, a product, or one over another. */
export function readCompound(text: string, language: LanguageCode | null, depth = 0): Spelled[] {
  const spelled = unitsSpelled(text, language);
  if (spelled.length > 0) return spelled;
  const found = linesOf(text, language).flatMap(({ above, below }) => {
    const under = readBelow(below, language);
    if (under === null) return [];
    if (above === '') return [{ ...under, unit: unitOf({ ...under.parts, numerator: [], currency: null }) }];
    const over = depth === 0 ? readCompound(above, language, 1) : readProduct(above, language);
    return over
      .filter(({ unit }) => unit.per === 1)
      .map(({ unit, rank }) => ({
        unit: unitOf({
          numerator: unit.numerator,
          denominator: [...unit.denominator, ...under.parts.denominator],
          per: under.parts.per,
          currency: null,
        }),
        rank: rank + under.rank + COMPOSED,
      }));
  });
  if (found.length > 0) return unique(found);
  return unique([...readEmptyAbove(text, language), ...readProduct(text, language)]);
}

/** "saatte", "all’ora": a unit below a line with nothing above it. */
function readEmptyAbove(text: string, language: LanguageCode | null): Spelled[] {
  const word = text.toLowerCase();
  return languagesFor(language).flatMap((code) =>
    spellingsOf(code)
      .below.filter(({ before, after }) => [before, after].filter((part) => part !== '').join(' ') === word)
      .map(({ id }) => unitById(`per-${id}`))
      .filter((unit) => unit !== null)
      .map((unit) => ({ unit, rank: COMPOSED })),
  );
}

/** Every way in which a text may be something over something else. */
export function linesOf(text: string, language: LanguageCode | null): Line[] {
  const padded = ` ${text} `;
  const lower = padded.toLowerCase();
  const lines: Line[] = [];
  const add = (above: string, below: string): void => {
    if (below.trim() !== '') lines.push({ above: above.trim(), below: below.trim() });
  };
  for (const mark of LINES) {
    // Lower case has another length in a few scripts; such a text is cut nowhere.
    if (lower.length === padded.length)
      for (const at of placesOf(mark, lower)) add(padded.slice(0, at), padded.slice(at + mark.length));
  }
  for (const code of languagesFor(language)) {
    const { names, overrides } = unitsOf(code);
    const patterns = [names.per.spoken, rawUnitsOf(code).per.spoken, overrides.rate.spoken, overrides.rate.display];
    for (const pattern of new Set(patterns)) addPattern(pattern);
    for (const { before, after, id } of spellingsOf(code).below) {
      const bare = lower.trim();
      if (bare.length <= before.length + after.length || !bare.startsWith(before) || !bare.endsWith(after)) continue;
      const above = text.slice(before.length, text.length - after.length).trim();
      // What stands below is said by the pattern itself; its id is read like any name.
      lines.push({ above, below: `=${id}` });
    }
  }
  return lines.slice(0, MOST_LINES * LINES.length);

  function addPattern(raw: string): void {
    const pattern = cleanText(raw);
    const [before = '', between = '', after = ''] = pattern.split(/\{[01]\}/);
    const isTurned = pattern.indexOf('{1}') < pattern.indexOf('{0}');
    const put = (first: string, second: string): void => (isTurned ? add(second, first) : add(first, second));
    if (!text.startsWith(before.trim()) || !text.endsWith(after.trim())) return;
    const body = text.slice(before.trim().length, text.length - after.trim().length).trim();
    if (between.trim() === '') {
      if (before.trim() === '') return;
      // "每小时公里": any place may be where the figure stood.
      for (let at = 1; at <= body.length && at <= MOST_PLACES; at += 1) put(body.slice(0, at), body.slice(at));
      return;
    }
    const whole = ` ${body} `;
    const mark = between.trim();
    for (const at of placesOf(mark, whole)) put(whole.slice(0, at), whole.slice(at + mark.length));
  }
}

/** The first few places of a mark: マイ is also how マイル and マイクロ begin. */
function placesOf(mark: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0 && places.length < MOST_LINES; at = text.indexOf(mark, at + mark.length))
    places.push(at);
  return places;
}

const MOST_PLACES = 24;

interface Below {
  readonly parts: { readonly denominator: readonly UnitFactor[]; readonly per: number };
  readonly rank: number;
}

/** What may stand below a line: units one after the other, the first with a count: "100 km", "100k people", "kg/min". */
export function readBelow(text: string, language: LanguageCode | null): Below | null {
  if (text.startsWith('=')) {
    const unit = unitById(text.slice(1));
    return unit === null ? null : { parts: { denominator: [...unit.numerator], per: 1 }, rank: 0 };
  }
  const [first = '', ...further] = text.replaceAll(/[()]/g, '').split(/\/| per | pro | par | por /);
  if (further.length >= MOST_LINES) return null;
  const counted = countedBelow(first.trim(), language);
  if (counted === null) {
    // "per capita day"
    const words = text.split(' ');
    return words.length > 1 && words.length < MOST_FACTORS ? readBelow(words.join('/'), language) : null;
  }
  const denominator = [...counted.denominator];
  let rank = 0;
  for (const part of further) {
    const [best] = readProduct(part.trim(), language);
    if (best === undefined || best.unit.denominator.length > 0) return null;
    denominator.push(...best.unit.numerator);
    rank += best.rank;
  }
  return { parts: { denominator, per: counted.per }, rank: rank + counted.rank };
}

function countedBelow(
  text: string,
  language: LanguageCode | null,
): { denominator: readonly UnitFactor[]; per: number; rank: number } | null {
  const digits = /^\d+(?:[., ]\d{2,3})*(?!\d)/.exec(text)?.[0] ?? '';
  const count = digits === '' ? 1 : Number(digits.replaceAll(/[., ]/g, ''));
  const rest = text.slice(digits.length).trim();
  if (!Number.isSafeInteger(count) || count < 1) return null;
  if (digits !== '' && /^k$/.test(text.slice(digits.length))) return { denominator: [], per: count * 1000, rank: 0 };
  if (rest === '') return count > 1 ? { denominator: [], per: count, rank: 0 } : null;
  const [best] = readProduct(rest, language).filter(({ unit }) => unit.denominator.length === 0 && unit.per === 1);
  if (best !== undefined) return { denominator: best.unit.numerator, per: count, rank: best.rank };
  // "100k", "million people", "百公里". Below a line "mil" is a thousand in every language: "por mil", "per mil".
  const starts = scaledStarts(rest, language).toSorted(([a], [b]) => (language === null ? a - b : 0));
  for (const [scale, behind] of starts) {
    const per = count * scale;
    if (!Number.isSafeInteger(per) || per > 1e12) continue;
    if (behind === '') return { denominator: [], per, rank: 0 };
    const [named] = readProduct(behind, language).filter(({ unit }) => unit.denominator.length === 0);
    if (named !== undefined) return { denominator: named.unit.numerator, per, rank: named.rank };
  }
  const words = WORDS_FOR_COUNTS(language).find(([word]) => rest.startsWith(word));
  if (words === undefined || digits !== '') return null;
  const behind = rest.slice(words[0].length).trim();
  if (behind === '') return { denominator: [], per: words[1], rank: 0 };
  const [named] = readProduct(behind, language).filter(({ unit }) => unit.denominator.length === 0);
  return named === undefined ? null : { denominator: named.unit.numerator, per: words[1], rank: named.rank };
}

/** "ヒャク" of "リットルマイヒャクキロメートル", the longest first. */
function WORDS_FOR_COUNTS(language: LanguageCode | null): Array<readonly [string, number]> {
  if (language === null) return [];
  return Object.entries(unitsOf(language).overrides.counts ?? {})
    .map(([count, word]) => [word, Number(count)] as const)
    .sort((a, b) => b[0].length - a[0].length);
}

/** A scale at the start of a text, and what follows it. */
export function scaledStarts(text: string, language: LanguageCode | null): Array<readonly [number, string]> {
  const space = text.indexOf(' ');
  const [word, rest] = space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1).trim()];
  const whole = scaleReadings(word, language).map((scale) => [scale, rest] as const);
  if (whole.length > 0) return whole;
  const [, letters = '', behind = ''] = /^([百千万億亿兆백천만억조]{1,3})(.+)$/u.exec(text) ?? [];
  return letters === '' ? [] : scaleReadings(letters, language).map((scale) => [scale, behind.trim()] as const);
}

/** Every product that a text is: "kWh", "N·m", "kg m-3", "square meters". Blanks between listed compounds may be lines. */
function readProduct(text: string, language: LanguageCode | null): Spelled[] {
  const single = readFactor(text, language, 0);
  if (single.length > 0) return single;
  const starred = text.split('*').map((part) => part.trim());
  if (starred.length > 1 && starred.length <= MOST_FACTORS && !starred.includes('')) {
    const product = multiply(starred, language);
    return product === null ? [] : [product];
  }
  const words = text.split(/[ -](?!\d+$|[123](?:[ -]|$))/);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return [...productsOfWords(words, language), ...ratiosOfWords(words, language)];
}

/** Words one after the other that multiply: "kilowatt hours", "lbf ft", "W m-2". */
function productsOfWords(words: readonly string[], language: LanguageCode | null): Spelled[] {
  const results: Spelled[] = [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const product = multiply([words.slice(0, cut).join(' '), words.slice(cut).join(' ')], language);
    if (product !== null && (isListed(product.unit) || product.unit.denominator.length > 0)) results.push(product);
  }
  if (words.length > 2) {
    const product = multiply(words, language);
    if (product !== null && (isListed(product.unit) || product.unit.denominator.length > 0)) results.push(product);
  }
  return results;
}

const NOTHING = { numerator: [], denominator: [], per: 1, currency: null } as const;

/** Words one after the other that are the parts of a known ratio: "mg l", "ml kg min", "kwh 100km". */
function ratiosOfWords(words: readonly string[], language: LanguageCode | null): Spelled[] {
  if (words.length > MOST_FACTORS) return [];
  const [first = '', ...rest] = words;
  const counted = /^\d/.test(rest[0] ?? '');
  const under = counted ? readBelow(rest.join(' '), language) : readBelow(rest.join('/'), language);
  if (under === null) return [];
  // The hours of "mm 24h" are a window.
  if (counted && unitOf({ ...NOTHING, numerator: under.parts.denominator }).dimension.endsWith('duration')) return [];
  return readFactor(first, language, 0)
    .filter(({ unit }) => unit.denominator.length === 0)
    .map(({ unit, rank }) => ({
      unit: unitOf({ ...under.parts, numerator: unit.numerator, currency: null }),
      rank: rank + under.rank + COMPOSED,
    }))
    .filter(({ unit }) => isListed(unit) || isKnownRatio(unit));
}

function multiply(parts: readonly string[], language: LanguageCode | null): Spelled | null {
  const numerator: UnitFactor[] = [];
  const denominator: UnitFactor[] = [];
  let rank = COMPOSED;
  for (const part of parts) {
    const [best] = readFactor(part, language, 0);
    if (best === undefined || best.unit.per > 1) return null;
    numerator.push(...best.unit.numerator);
    denominator.push(...best.unit.denominator);
    rank += best.rank;
  }
  return { unit: unitOf({ numerator, denominator, per: 1, currency: null }), rank };
}

const MOST_STEPS = 3;

/** One factor: a name or symbol, with a prefix, with a power. */
function readFactor(text: string, language: LanguageCode | null, step: number): Spelled[] {
  if (text === '' || step > MOST_STEPS) return [];
  const spelled = unitsSpelled(text, language);
  if (spelled.length > 0) return spelled;
  // "m2", "cm^3", "s-1"
  const [, body = '', sign = '', digit = ''] = /^(.*?[^\d\s^*-])\s?(?:\^|\*\*)?(-?)([123])$/u.exec(text) ?? [];
  if (body !== '') {
    const raised = raise(readFactor(body.trim(), language, step + 1), Number(digit));
    if (sign === '' && Number(digit) > 1 && raised.length > 0) return raised;
    if (sign === '-')
      return raised.map(({ unit, rank }) => ({
        unit: unitOf({ numerator: [], denominator: unit.numerator, per: 1, currency: null }),
        rank,
      }));
  }
  const word = foldWord(text);
  for (const code of languagesFor(language))
    for (const { before, after, power } of [...spellingsOf(code).powers, ...SHORT_POWERS]) {
      if (word.length <= before.length + after.length || !word.startsWith(before) || !word.endsWith(after)) continue;
      const base = readFactor(word.slice(before.length, word.length - after.length).trim(), language, step + 1);
      if (base.length > 0) return raise(base, power);
    }
  return readPrefixed(text, language);
}

const SHORT_POWERS: ReadonlyArray<{ before: string; after: string; power: number }> = [
  { before: 'square ', after: '', power: 2 },
  { before: 'sq ', after: '', power: 2 },
  { before: 'sq. ', after: '', power: 2 },
  { before: 'sq', after: '', power: 2 },
  { before: 'cubic ', after: '', power: 3 },
  { before: 'cu ', after: '', power: 3 },
  { before: 'cu. ', after: '', power: 3 },
  { before: '', after: ' squared', power: 2 },
  { before: '', after: ' cubed', power: 3 },
];

/** "sq m" is of meters, though "m" alone may be minutes or months. */
const UNRAISED: ReadonlySet<string> = new Set([
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'quintal',
  'year',
  'percent',
  'person',
]);

function raise(base: readonly Spelled[], power: number): Spelled[] {
  return base
    .filter(
      ({ unit }) =>
        unit.numerator.length === 1 &&
        unit.denominator.length === 0 &&
        unit.numerator[0]?.power === 1 &&
        // "pm2" is fine dust.
        (power === 1 || !(UNRAISED.has(unit.numerator[0].of) || unit.numerator[0].prefix === 'pico')),
    )
    .map(({ unit, rank }) => ({
      unit: unitOf({
        numerator: unit.numerator.map((factor) => ({ ...factor, power })),
        denominator: [],
        per: 1,
        currency: null,
      }),
      rank: rank + 1,
    }));
}

/** The name of a prefix and that of a simple unit in one word: "megawatt", "キロメートル". */
function readPrefixed(text: string, language: LanguageCode | null): Spelled[] {
  const word = foldName(text);
  return languagesFor(language).flatMap((code) =>
    spellingsOf(code)
      .prefixes.filter(([name]) => word.length > name.length && word.startsWith(name))
      .flatMap(([name, prefix]) =>
        unitsSpelled(word.slice(name.length), code)
          .filter(({ unit }) => {
            const [factor] = unit.numerator;
            return (
              unit.numerator.length === 1 &&
              unit.denominator.length === 0 &&
              factor?.power === 1 &&
              factor.prefix === null
            );
          })
          // Three letters are a symbol, which takes no name before it.
          .filter(() => word.length - name.length > 2 || !/^[a-z]+$/.test(word))
          .map(({ unit, rank }) => ({
            unit: unitOf({
              numerator: unit.numerator.map((factor) => ({ ...factor, prefix })),
              denominator: [],
              per: 1,
              currency: null,
            }),
            rank: rank + 1,
          })),
      ),
  );
}

function unique(spelled: readonly Spelled[]): Spelled[] {
  const best = new Map<string, Spelled>();
  for (const each of spelled) {
    const known = best.get(each.unit.id);
    if (known === undefined || known.rank > each.rank) best.set(each.unit.id, each);
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank);
}
