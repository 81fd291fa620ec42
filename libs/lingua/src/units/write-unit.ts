import { currencyName, currencySign } from '../amounts/currencies';
import type { LanguageCode, Written } from '../language-code';
import factors from './factors.json';
import type { Unit, UnitFactor } from './unit';
import type { UnitEntry } from './unit-entry';
import { idOfFactors } from './unit-id';
import { bareName, formOf, type LanguageUnits, unitsOf } from './unit-names';
import { SYMBOLS } from './unit-symbols';

export type UnitForm = keyof Written;

const PREFIXES: Readonly<Record<string, { symbol: string }>> = factors.prefixes;
const NBSP = '\u00a0';
/** A number with a scale word takes the plural that a round million takes: "1,2 millones de kilómetros". */
const SCALED = 1_000_000;

const plurals = new Map<string, Intl.PluralRules>();

/**
 * Written digits and their unit in the language's order and spacing: "6,4 l/100 km", "sechs Komma vier Liter pro 100
 * Kilometer". For a currency over a unit the digits are the money as it is written: "0,49 €" becomes "0,49 €/kWh".
 */
export function writeUnit(count: number, digits: Written, unit: Unit, language: LanguageCode): Written {
  const plural = pluralOf(count, digits, language);
  const units = unitsOf(language);
  const short = patternOf(unit, units, language, { form: 'display', plural });
  // Arabic names one and two of a thing without a number; a screen shows it.
  const display = short.includes('{0}')
    ? short
    : patternOf(unit, units, language, { form: 'display', plural: 'other' });
  const spoken = patternOf(unit, units, language, { form: 'spoken', plural });
  const number = unit.currency === null ? saidOne(digits.spoken, unit, units) : digits.spoken;
  const [, name] = /^\{0\} (.+)$/.exec(spoken) ?? [];
  const isNamed = name !== undefined && unit.numerator.length > 0;
  const scaled = isNamed && isScaled(count, digits) ? units.overrides.scaled?.(name) : undefined;
  const said = scaled === undefined ? spoken.replace('{0}', number) : `${number} ${scaled}`;
  return {
    display: display.replace(' {0}', `${NBSP}{0}`).replace('{0} ', `{0}${NBSP}`).replace('{0}', digits.display),
    spoken: units.overrides.join?.(said) ?? said,
  };
}

/** The name of a unit by itself, in the plural of a count; without one, as a heading has it. */
export function unitName(
  unit: Unit,
  language: LanguageCode,
  { count, form }: { count?: number; form: UnitForm },
): string {
  const plural = count === undefined ? 'other' : rulesOf(language, 0).select(count);
  const pattern = patternOf(unit, unitsOf(language), language, { form, plural });
  if (unit.currency === null) return bareName(pattern);
  const money =
    form === 'display' ? currencySign(unit.currency, language) : currencyName(unit.currency, language, count ?? 2);
  return bareName(pattern.replace('{0}', money));
}

/** Which of a name's forms goes with a number as it is written: "1.0" is plural in English. */
function pluralOf(count: number, digits: Written, language: LanguageCode): string {
  const size = Math.abs(count);
  if (isScaled(count, digits)) return rulesOf(language, 0).select(SCALED);
  const decimals = Number.isInteger(count) ? (/^\D*\d[.,٫](0{1,2})$/.exec(digits.display)?.[1]?.length ?? 0) : 0;
  return rulesOf(language, decimals).select(size);
}

function isScaled(count: number, digits: Written): boolean {
  return Math.abs(count) >= SCALED && /\p{L}\.?$/u.test(digits.display.trim());
}

function rulesOf(language: LanguageCode, decimals: number): Intl.PluralRules {
  const key = `${language}${decimals}`;
  let rules = plurals.get(key);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language, { minimumFractionDigits: decimals });
    plurals.set(key, rules);
  }
  return rules;
}

/** "ein Kilometer", "une heure": voices read a bare 1 as the numeral, "eins". */
function saidOne(spoken: string, unit: Unit, { names, overrides }: LanguageUnits): string {
  const [first] = unit.numerator;
  if (overrides.one === undefined || first === undefined || spoken.trim() !== '1') return spoken;
  const entry = names.units[unit.id] ?? names.units[first.of];
  return overrides.one[entry?.gender ?? 'masculine'] ?? spoken;
}

interface Wanted {
  readonly form: UnitForm;
  readonly plural: string;
}

/** A unit's pattern with {0} for the number: as the language has it whole, else put together from its parts. */
function patternOf(unit: Unit, units: LanguageUnits, language: LanguageCode, wanted: Wanted): string {
  const { names, overrides } = units;
  const whole = names.units[unit.id];
  if (whole !== undefined) return formOf(whole[wanted.form], wanted.plural);
  const symbols = wanted.form === 'display' ? symbolsOf(unit, units) : null;
  if (symbols !== null) return symbols;
  const above = unit.numerator.length === 0 ? '{0}' : productOf(unit.numerator, units, wanted);
  const count = unit.per === 1 ? '' : countText(unit.per, units, language, wanted.form);
  if (unit.denominator.length === 0) return count === '' ? above : over(overrides.rate[wanted.form], above, count);
  const [under] = unit.denominator;
  if (under?.of === 'person' && count !== '' && unit.denominator.length === 1) {
    const people = factorPattern(under, units, { ...wanted, plural: rulesOf(language, 0).select(unit.per) });
    return over(overrides.rate[wanted.form], above, fill(people, count));
  }
  return unit.denominator.reduce((pattern, factor, index) => {
    const counted = index === 0 ? count : '';
    const entry = names.units[idOfFactors([factor])];
    const per = wanted.form === 'display' ? entry?.perDisplay : entry?.perSpoken;
    if (per !== undefined && counted === '') return over(per, pattern, '');
    const plural = counted === '' ? 'one' : rulesOf(language, 0).select(unit.per);
    const name = factorPattern(factor, units, { ...wanted, plural });
    return over(names.per[wanted.form], pattern, counted === '' ? bareName(name) : fill(name, counted));
  }, above);
}

/**
 * International symbols for a unit that the language's own short forms would write in two scripts: "G焦耳", "mg/升". Null
 * where they do not.
 */
function symbolsOf(unit: Unit, units: LanguageUnits): string | null {
  const sides = [...unit.numerator, ...unit.denominator];
  const shorts = sides.map((factor) => shortOf(factor, units));
  const isMixed =
    shorts.some((short) => short === null) || new Set(shorts.map((short) => isLatin(short ?? ''))).size > 1;
  if (!isMixed) return null;
  const signs = sides.map((factor) => symbolOf(factor, units));
  if (signs.includes(null)) return null;
  const above = signs.slice(0, unit.numerator.length).join('⋅');
  const below = signs.slice(unit.numerator.length).map((sign) => `/${unit.per === 1 ? '' : `${unit.per} `}${sign}`);
  const pattern = `{0} ${above}${below.join('')}`;
  return units.overrides.show?.(pattern) ?? pattern;
}

/** What the language writes for a factor; null for a Latin prefix on a word of another script. */
function shortOf(factor: UnitFactor, { names }: LanguageUnits): string | null {
  const base = names.units[idOfFactors([{ ...factor, power: 1 }])];
  if (base !== undefined) return formOf(base.display, 'other');
  const simple = formOf(names.units[factor.of]?.display ?? '', 'other');
  return factor.prefix === null || isLatin(simple + (names.prefixes[factor.prefix]?.display ?? '')) ? simple : null;
}

function symbolOf({ of, prefix, power }: UnitFactor, { names }: LanguageUnits): string | null {
  const own = formOf(names.units[of]?.display ?? '', 'other');
  const symbol = SYMBOLS.find(([simple]) => simple === of)?.[1].split(' ')[0] ?? null;
  const sign = own !== '' && isLatin(own) ? bareName(own) : symbol;
  const before = prefix === null ? '' : PREFIXES[prefix]?.symbol;
  if (sign === null || before === undefined) return null;
  return `${before}${sign}${power === 1 ? '' : superscript(power)}`;
}

function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})(?![μΩ])\p{L}/u.test(text);
}

/** The digits of 100 in "per 100 km"; in words where the voice needs them. */
function countText(per: number, { overrides }: LanguageUnits, language: LanguageCode, form: UnitForm): string {
  const words = form === 'spoken' ? overrides.counts?.[per] : undefined;
  return words ?? new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(per);
}

/** Products name their last factor in the plural: "newton-meters". */
function productOf(side: readonly UnitFactor[], units: LanguageUnits, wanted: Wanted): string {
  const whole = units.names.units[idOfFactors(side)];
  if (whole !== undefined) return formOf(whole[wanted.form], wanted.plural);
  const patterns = side.map((factor, index) =>
    factorPattern(factor, units, index === side.length - 1 ? wanted : { ...wanted, plural: 'one' }),
  );
  return patterns.reduce((product, pattern) =>
    product.replace(bareName(product), () =>
      over(units.names.times[wanted.form], bareName(product), bareName(pattern)),
    ),
  );
}

function factorPattern(factor: UnitFactor, units: LanguageUnits, wanted: Wanted): string {
  const { names } = units;
  const whole = names.units[idOfFactors([factor])];
  if (whole !== undefined) return formOf(whole[wanted.form], wanted.plural);
  if (factor.power > 1) {
    const base = factorPattern({ ...factor, power: 1 }, units, wanted);
    const power = names.powers[factor.power];
    if (power === undefined) return named(base, (name) => `${name}${superscript(factor.power)}`);
    const gender = names.units[factor.of]?.gender ?? 'masculine';
    const pattern = wanted.form === 'display' ? power.display : powerForm(power.spoken, gender, wanted.plural);
    return named(base, (name) => attach(pattern, name));
  }
  const simple: UnitEntry | undefined = names.units[factor.of];
  const base = simple === undefined ? `{0} ${factor.of}` : formOf(simple[wanted.form], wanted.plural);
  const prefix = factor.prefix === null ? undefined : names.prefixes[factor.prefix];
  return prefix === undefined ? base : named(base, (name) => attach(prefix[wanted.form], name));
}

function powerForm(forms: UnitEntry['spoken'], gender: string, plural: string): string {
  if (typeof forms === 'string') return forms;
  return forms[`${gender}-${plural}`] ?? forms[plural] ?? forms[`${gender}-other`] ?? forms.other;
}

/** Changes the name in a pattern, and nothing around its number. */
function named(pattern: string, change: (name: string) => string): string {
  const at = pattern.indexOf('{0}');
  const [before, after] = at < 0 ? ['', pattern] : [pattern.slice(0, at + 3), pattern.slice(at + 3)];
  const name = after.trim();
  if (name === '') return change(pattern.slice(0, Math.max(at, 0)).trim()) + ' {0}';
  return `${before}${after.slice(0, after.indexOf(name))}${change(name)}`;
}

/** Puts a name into the pattern of a prefix; one that it touches makes one word of them: "Quadratzentimeter". */
function attach(pattern: string, name: string): string {
  const touches = /\p{L}\{0\}/u.test(pattern) && pattern.length > '{0}'.length + 2;
  return pattern.replace(
    '{0}',
    touches && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  );
}

/** `pattern` with what stands above and below the line; the number's place stays that of what is above. */
function over(pattern: string, above: string, below: string): string {
  return pattern.replace(/\{[01]\}/g, (place) => (place === '{0}' ? above : below));
}

function fill(pattern: string, number: string): string {
  return pattern.includes('{0}') ? pattern.replace('{0}', number) : `${number} ${pattern}`;
}

function superscript(power: number): string {
  return Array.from(String(power), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('');
}
