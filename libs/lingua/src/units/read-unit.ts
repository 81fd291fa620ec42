import { likelyCurrencies, readCurrency } from '../amounts/currencies';
import { scaleReadings } from '../amounts/scales';
import type { LanguageCode } from '../language-code';
import type { UnitReading } from './unit';
import { linesOf, readBelow, readCompound, scaledStarts } from './unit-grammar';
import { unitOf } from './unit-id';
import { cleanText } from './unit-spellings';

const LONGEST_TEXT = 80;
const MOST_READINGS = 12;
/** Texts repeat: a table has one heading for all its rows. */
const KEPT = 4_000;

/** A reading and how likely it is: the lower the likelier. */
interface Ranked extends UnitReading {
  readonly rank: number;
}

/** Where scales and currencies stand among units of the same spelling: behind a symbol as it is written, before guesses. */
const SCALE_RANK = 3.6;
const MONEY_RANK = 2.2;
const PUT_TOGETHER = 8;
/** "Pounds per square inch" is a name before it is money. */
const MONEY_OVER = 3;

/** Hundredths by the words for them, each of the currency it is likeliest to be of. */
const HUNDREDTHS: ReadonlyMap<string, string> = new Map([
  ['ct', 'EUR'],
  ['cent', 'EUR'],
  ['cents', 'USD'],
  ['¢', 'USD'],
  ['p', 'GBP'],
  ['pence', 'GBP'],
  ['centime', 'EUR'],
  ['centimes', 'EUR'],
  ['centesimi', 'EUR'],
  ['céntimos', 'EUR'],
  ['paise', 'INR'],
]);

const known = new Map<string, readonly UnitReading[]>();

/**
 * Every way in which a whole text is a unit ("kWh/100 km"), money ("€"), money over a unit ("ct/kWh"), or any of them with a
 * scale ("Mio. t", "million barrels per day"), the likeliest first; empty for a text that is none. Names are read in the
 * given language and in English.
 */
export function readUnit(text: string, language: LanguageCode | null = null): readonly UnitReading[] {
  if (text.length > LONGEST_TEXT) return [];
  const key = `${language ?? ''} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const readings = readWhole(unwrapped(cleanText(text)), language);
  if (known.size >= KEPT) known.clear();
  known.set(key, readings);
  return readings;
}

/** "(km)" and "[km]" are units in brackets. */
function unwrapped(text: string): string {
  const [, inner] = /^[([{]([^()[\]{}]+)[)\]}]$/.exec(text) ?? [];
  return (inner ?? text).trim();
}

function readWhole(text: string, language: LanguageCode | null): UnitReading[] {
  if (text === '' || /^[\d.,\s-]+$/.test(text)) return [];
  const readings: Ranked[] = [
    ...readCompound(text, language).map(({ unit, rank }) => ({ unit, currency: null, scale: 1, rank })),
    ...readMoney(text, language),
    ...scaleReadings(text, language ?? 'en').map((scale) => ({ unit: null, currency: null, scale, rank: SCALE_RANK })),
    ...readMoneyOver(text, language),
  ];
  if (readings.length === 0) readings.push(...readScaled(text, language));
  return unique(readings);
}

/** A currency, its hundredth, or either with a scale: "€", "ct", "Mio. €", "USDm", "millions of dollars". */
function readMoney(text: string, language: LanguageCode | null): Ranked[] {
  const likely = new Set(likelyCurrencies(text, language));
  const whole = readCurrency(text, language)
    .slice(0, MOST_READINGS)
    .map((currency) => ({ unit: null, currency, scale: 1, rank: MONEY_RANK + (likely.has(currency) ? 0 : 1) }));
  const hundredth = HUNDREDTHS.get(text.toLowerCase());
  if (hundredth !== undefined) whole.unshift({ unit: null, currency: hundredth, scale: 0.01, rank: MONEY_RANK });
  return whole.length > 0 ? whole : readScaledMoney(text, language);
}

const JOINING = /^(?:of|de|di|d'|von|a) ?/i;
const LONGEST_SIGN = 3;

function readScaledMoney(text: string, language: LanguageCode | null): Ranked[] {
  const pairs: Array<readonly [string, string]> = [];
  const words = text.split(' ');
  for (let cut = 1; cut < words.length && cut <= LONGEST_SIGN; cut += 1) {
    pairs.push([words.slice(0, cut).join(' '), words.slice(cut).join(' ').replace(JOINING, '')]);
    pairs.push([words.slice(-cut).join(' '), words.slice(0, -cut).join(' ')]);
  }
  if (words.length === 1)
    for (let cut = 1; cut <= LONGEST_SIGN && cut < text.length; cut += 1) {
      // "€m", "USDbn", "k€"; letters that touch are cut only where capitals part them.
      pairs.push([text.slice(0, cut), text.slice(cut)], [text.slice(-cut), text.slice(0, -cut)]);
    }
  const readings = pairs.flatMap(([one, other]) => {
    if (words.length === 1 && !isParted(one, other)) return [];
    return [
      [one, other],
      [other, one],
    ].flatMap(([scaleText = '', moneyText = '']) => {
      const [scale] = scaleReadings(scaleText, language);
      const [currency] = likelyCurrencies(moneyText, language);
      return scale === undefined || currency === undefined
        ? []
        : [{ unit: null, currency, scale, rank: MONEY_RANK + 1 }];
    });
  });
  return readings.slice(0, MOST_READINGS);
}

function isParted(one: string, other: string): boolean {
  const pieces = [one, other];
  if (pieces.some((piece) => /^\p{Sc}$|^[A-Z]{1,2}\$$|^[百千万亿億兆백천만억조]+$/u.test(piece))) return true;
  return pieces.some((piece) => /^[A-Z]{3}$/.test(piece)) && pieces.some((piece) => /^[a-z]+$/.test(piece));
}

/** Money over a unit: "€/kWh", "ct/kWh", "Mio. € pro Jahr". */
function readMoneyOver(text: string, language: LanguageCode | null): Ranked[] {
  return linesOf(text, language)
    .filter(({ above }) => above !== '')
    .flatMap(({ above, below }) => {
      const money = readMoney(above, language);
      if (money.length === 0) return [];
      const under = readBelow(below, language);
      if (under === null) return [];
      return money.flatMap(({ currency, scale, rank }) =>
        currency === null
          ? []
          : [
              {
                unit: unitOf({ ...under.parts, numerator: [], currency }),
                currency,
                scale,
                rank: rank + under.rank + MONEY_OVER,
              },
            ],
      );
    });
}

/** A scale before or behind a unit: "Mio. t", "thousand tonnes", "tonnes (millions)", "'000 t", "1000 m³", "10^6 m³". */
function readScaled(text: string, language: LanguageCode | null): Ranked[] {
  const starts: Array<readonly [number, string]> = [...scaledStarts(text, language)];
  const [, power, behind = ''] = /^10(?:\^|\*\*)?([36912]|12)[ x*]+(.+)$/.exec(text) ?? [];
  if (power !== undefined) starts.push([Number(`1e${power}`), behind]);
  const [, digits, rest = ''] = /^(1[.,]?000(?:[.,]000)*) (.+)$/.exec(text) ?? [];
  if (digits !== undefined) starts.push([Number(digits.replaceAll(/[.,]/g, '')), rest]);
  const cut = text.lastIndexOf(' ');
  if (cut > 0)
    for (const scale of scaleReadings(unwrapped(text.slice(cut + 1)), language))
      starts.push([scale, text.slice(0, cut)]);
  return starts.flatMap(([scale, unitText]) => {
    const named = unitText.replace(JOINING, '');
    if (named === '') return [];
    return [...readCompound(named, language), ...readCompound(unitText, language)]
      .map(({ unit, rank }): Ranked => ({ unit, currency: null, scale, rank: rank + PUT_TOGETHER }))
      .concat(readMoneyOver(named, language).map((money) => ({ ...money, scale: money.scale * scale })));
  });
}

function unique(readings: readonly Ranked[]): UnitReading[] {
  const best = new Map<string, Ranked>();
  for (const reading of readings) {
    const key = `${reading.unit?.id ?? ''} ${reading.currency ?? ''} ${reading.scale}`;
    const other = best.get(key);
    if (other === undefined || other.rank > reading.rank) best.set(key, reading);
  }
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_READINGS)
    .map(({ unit, currency, scale }) => ({ unit, currency, scale }));
}
