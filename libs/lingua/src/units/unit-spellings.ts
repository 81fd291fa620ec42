import { foldDigits } from '../amounts/digits';
import { foldWord } from '../fold-word';
import type { LanguageCode } from '../language-code';
import type { Unit, UnitFactor } from './unit';
import { unitById } from './unit-id';
import { bareName, formsOf, rawUnitsOf, UNIT_IDS, unitsOf } from './unit-names';
import { ALIASES, COMPOUND_SYMBOLS, SYMBOLS } from './unit-symbols';

/** A unit that a text may be, and how well it fits: the lower the likelier. */
export interface Spelled {
  readonly unit: Unit;
  readonly rank: number;
}

/** How well a spelling fits. A symbol as it stands goes before one whose capitals differ. */
const RANKS = { symbol: 0, alias: 1, name: 2, folded: 3, anyCase: 4 } as const;
/** Within a rank the film's language goes before English. */
const FOREIGN = 0.5;
/** Units that hardly any data is in give way to all others of the same spelling. */
const RARE = 5;

/** Units that hardly any data is in, whose names are mostly words for something else: light, stone, point. */
export const RARE_UNITS: ReadonlySet<string> = new Set(
  (
    'arc-minute arc-second british-thermal-unit-it bu-jp calorie-it carat century chain cho coulomb cup-imperial cup-jp cup-metric dalton ' +
    'dessert-spoon dessert-spoon-imperial dot dram drop em farad fathom fluid-ounce-imperial fluid-ounce-metric foodcalorie fortnight fun ' +
    'furlong g-force gallon-imperial grain henry item jigger jo-jp karat ken koku kosaji light-speed mile-scandinavian osaji part pinch ' +
    'pint-imperial pint-metric point quart-imperial rankine ri-jp rin rod sai se-jp shaku shaku-cloth shaku-length siemens slug sun ' +
    'tesla to-jp volt-ampere-reactive weber'
  ).split(' '),
);

/** The spellings of one language. */
interface SpellingIndex {
  /** As they are written, capitals kept. */
  readonly exact: ReadonlyMap<string, readonly string[]>;
  /** By `foldName`. */
  readonly folded: ReadonlyMap<string, readonly string[]>;
  /** Folded words of prefixes: "mega", "キロ". */
  readonly prefixes: ReadonlyArray<readonly [word: string, prefix: string]>;
  /** Folded words of powers: "square" before a name, "carré" behind it. */
  readonly powers: ReadonlyArray<{ readonly before: string; readonly after: string; readonly power: number }>;
  /** What stands around the figure of "{0} pro Kilometer" and "saatte {0}", folded, and the unit below the line. */
  readonly below: ReadonlyArray<{ readonly before: string; readonly after: string; readonly id: string }>;
}

const LONGEST_NAME = 60;
const LETTER = /\p{L}/u;

const indexes = new Map<LanguageCode, SpellingIndex>();
let symbols: {
  exact: Map<string, UnitFactor[]>;
  anyCase: Map<string, UnitFactor[]>;
  aliases: Map<string, string[]>;
} | null = null;

/** A text as spellings are compared: one kind of digits, dots, minus and micro; single blanks. */
export function cleanText(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replaceAll(/[⋅·•∙]/g, '*')
    .replaceAll(/[µ]/g, 'μ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=co2)/gi, '')
    .replaceAll(/° (?=[CFKR](?![a-z]))/g, '°')
    .trim();
}

/**
 * A name without what people leave out: capitals, accents, dots, hyphens, blanks. Blanks between single letters stay, since
 * "m s" is no millisecond.
 */
export function foldName(text: string): string {
  const word = foldWord(text).replaceAll(/[.']/g, '');
  const joined = word.replaceAll(/[\s-]/g, '');
  return joined.length <= 3 ? word.replaceAll('-', ' ') : joined;
}

/** Every unit that a text names or stands for as a whole, with its capitals or without. */
export function unitsSpelled(text: string, language: LanguageCode | null): Spelled[] {
  if (text === '' || text.length > LONGEST_NAME) return [];
  const found = new Map<string, number>();
  const add = (id: string, rank: number): void => {
    // Short tons are American; elsewhere the word is that of the metric ton.
    const isRare = RARE_UNITS.has(id) || (id === 'ton' && language !== null && language !== 'en');
    const ranked = rank + (isRare ? RARE : 0);
    if ((found.get(id) ?? Infinity) > ranked) found.set(id, ranked);
  };
  const { exact, anyCase, aliases } = symbolTables();
  const compound = COMPOUND_SYMBOLS[text];
  if (compound !== undefined && Object.hasOwn(COMPOUND_SYMBOLS, text)) add(compound, RANKS.symbol);
  for (const factor of exact.get(text) ?? []) add(idOf(factor), RANKS.symbol);
  const folded = foldName(text);
  for (const id of aliases.get(folded) ?? []) add(id, RANKS.alias);
  // "M" is a million before it is the m of meters.
  const isShort = /^[A-Za-z]{1,2}$/.test(text);
  for (const code of languagesFor(language)) {
    const later = code === language ? 0 : FOREIGN;
    const index = spellingsOf(code);
    for (const id of index.exact.get(text) ?? []) add(id, RANKS.name + later);
    for (const id of index.folded.get(folded) ?? []) add(id, (isShort ? RANKS.anyCase : RANKS.folded) + later);
  }
  (anyCase.get(text.toLowerCase()) ?? []).forEach((factor, order) => add(idOf(factor), RANKS.anyCase + order / 10));
  return [...found]
    .map(([id, rank]) => ({ unit: unitById(id), rank }))
    .filter((spelled): spelled is Spelled => spelled.unit !== null)
    .sort((a, b) => a.rank - b.rank);
}

/** Whether a text is a symbol or a short form as it stands. */
export function isSymbol(text: string): boolean {
  const { exact, aliases } = symbolTables();
  return exact.has(text) || Object.hasOwn(COMPOUND_SYMBOLS, text) || aliases.has(foldName(text));
}

/** Simple units that hardly any figure is in: their symbols count only with the capitals that they have. */
const EXOTIC: ReadonlySet<string> = new Set('newton siemens henry farad tesla coulomb gray katal'.split(' '));

/** Whether a text is a unit's symbol but for its capitals, where the unit is an exotic one: "mn" is no millinewton. */
export function isGuess(text: string, { numerator, denominator }: Unit): boolean {
  const [factor] = numerator;
  // Dates of databases end on "dt".
  if (text === 'dt') return true;
  if (factor === undefined || numerator.length > 1 || denominator.length > 0 || !EXOTIC.has(factor.of)) return false;
  if (text.length > LONGEST_GUESS) return false;
  const exact = symbolTables().exact.get(text) ?? [];
  // Headings in capitals say nothing of theirs.
  return !/\p{Ll}/u.test(text) || !exact.some(({ of, prefix }) => of === factor.of && prefix === factor.prefix);
}

const LONGEST_GUESS = 2;

/** The languages that a text is read in: its own and English. */
export function languagesFor(language: LanguageCode | null): LanguageCode[] {
  return language === null || language === 'en' ? ['en'] : [language, 'en'];
}

/** A language's spellings; built when it is first asked for. */
export function spellingsOf(language: LanguageCode): SpellingIndex {
  let index = indexes.get(language);
  if (index === undefined) {
    index = buildIndex(language);
    indexes.set(language, index);
  }
  return index;
}

function buildIndex(language: LanguageCode): SpellingIndex {
  const { names } = unitsOf(language);
  const exact = new Map<string, string[]>();
  const folded = new Map<string, string[]>();
  const below: Array<{ before: string; after: string; id: string }> = [];
  for (const id of UNIT_IDS) {
    const entry = names.units[id];
    if (entry === undefined) continue;
    const raw = rawUnitsOf(language).units[id];
    const spellings = [
      ...formsOf(entry.display),
      ...formsOf(entry.spoken),
      ...(raw === undefined ? [] : formsOf(raw.spoken)),
      ...(entry.spellings ?? []),
    ].map(bareName);
    for (const spelling of new Set(spellings.flatMap((each) => (language === 'en' ? british(each) : [each])))) {
      put(exact, cleanText(spelling), id);
      put(folded, foldName(cleanText(spelling)), id);
    }
    for (const pattern of [entry.perSpoken, entry.perDisplay]) {
      const [before = '', after = ''] = (pattern ?? '').split('{0}').map((part) => cleanText(part).toLowerCase());
      // "{0}/km" is read by its slash.
      if (!after.startsWith('/') && before + after !== '') below.push({ before, after, id });
    }
  }
  return { exact, folded, prefixes: prefixWords(language), powers: powerWords(language), below };
}

function british(name: string): string[] {
  const spelled = name.replaceAll('meter', 'metre').replaceAll('liter', 'litre');
  return spelled === name ? [name] : [name, spelled];
}

function prefixWords(language: LanguageCode): Array<readonly [string, string]> {
  return Object.entries(unitsOf(language).names.prefixes)
    .map(([prefix, { spoken }]) => [foldName(spoken.replace('{0}', '')), prefix] as const)
    .filter(([word]) => word !== '');
}

function powerWords(language: LanguageCode): Array<{ before: string; after: string; power: number }> {
  // As it is written and as it is said: 平方, ヘイホウ.
  const powers = [unitsOf(language).names.powers, rawUnitsOf(language).powers].flatMap((each) => Object.entries(each));
  const words = powers.flatMap(([power, { spoken }]) =>
    formsOf(spoken).map((pattern) => {
      const [before = '', after = ''] = pattern.split('{0}').map((part) => foldWord(cleanText(part)));
      return { before, after, power: Number(power) };
    }),
  );
  return words.filter(({ before, after }) => LETTER.test(before + after));
}

function symbolTables(): NonNullable<typeof symbols> {
  if (symbols !== null) return symbols;
  const tables = {
    exact: new Map<string, UnitFactor[]>(),
    anyCase: new Map<string, UnitFactor[]>(),
    aliases: new Map<string, string[]>(),
  };
  const add = (symbol: string, factor: UnitFactor): void => {
    put(tables.exact, cleanText(symbol), factor);
    put(tables.anyCase, cleanText(symbol).toLowerCase(), factor);
  };
  for (const [of, spelled, prefixes] of SYMBOLS)
    for (const [order, symbol] of spelled.split(' ').entries()) {
      add(symbol, { of, prefix: null, power: 1 });
      // A plural or a long form takes no prefix.
      if (order > 1) continue;
      for (const sign of prefixes.split(' ').filter((each) => each !== ''))
        add(`${sign}${symbol}`, { of, prefix: PREFIX_NAMES[sign] ?? null, power: 1 });
    }
  for (const [id, words] of Object.entries(ALIASES))
    for (const word of words.split(' ')) put(tables.aliases, foldName(cleanText(word)), id);
  symbols = tables;
  return tables;
}

const PREFIX_NAMES: Readonly<Record<string, string>> = {
  p: 'pico',
  n: 'nano',
  µ: 'micro',
  m: 'milli',
  c: 'centi',
  d: 'deci',
  h: 'hecto',
  k: 'kilo',
  K: 'kilo',
  M: 'mega',
  G: 'giga',
  T: 'tera',
  P: 'peta',
  E: 'exa',
  Ki: 'kibi',
  Mi: 'mebi',
  Gi: 'gibi',
  Ti: 'tebi',
};

function idOf({ of, prefix }: UnitFactor): string {
  return `${prefix ?? ''}${of}`;
}

function put<T>(index: Map<string, T[]>, key: string, value: T): void {
  if (key === '') return;
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}
