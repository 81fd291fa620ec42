import { dimensionOf } from './dimension';
import { OWN_UNITS } from './own-units';
import factors from './factors.json';
import type { Unit, UnitFactor, UnitParts } from './unit';

const LONGEST_ID = 120;
const POWERS: Readonly<Record<string, number>> = { square: 2, cubic: 3, pow2: 2, pow3: 3 };
/** Products that have a name of their own. */
const MERGED: ReadonlyArray<readonly [string, string, string]> = [
  ['watt', 'hour', 'watt-hour'],
  ['ampere', 'hour', 'ampere-hour'],
  ['volt', 'ampere', 'volt-ampere'],
];

const PREFIXES: ReadonlySet<string> = new Set(Object.keys(factors.prefixes));
const SIMPLE: ReadonlySet<string> = new Set([...Object.keys(factors.units), ...Object.keys(OWN_UNITS)]);
const MOST_WORDS = 6;

/** The simple unit of a name with or without a prefix: `meter`, `kilometer`; null for other words. */
function factorOfName(name: string): UnitFactor | null {
  if (SIMPLE.has(name)) return { of: name, prefix: null, power: 1 };
  for (let end = 3; end <= 6 && end < name.length; end += 1) {
    const prefix = name.slice(0, end);
    const of = name.slice(end);
    if (PREFIXES.has(prefix) && SIMPLE.has(of)) return { of, prefix, power: 1 };
  }
  return null;
}

/** The unit of an id such as `kilowatt-hour-per-100-kilometer`, `EUR-per-kilowatt-hour` or `per-100000`; null for none. */
export function unitById(id: string): Unit | null {
  if (id.length > LONGEST_ID) return null;
  const at = id.startsWith('per-') ? 0 : id.indexOf('-per-');
  const above = at < 0 ? id : id.slice(0, at);
  const below = at < 0 ? '' : id.slice(at === 0 ? 4 : at + 5);
  const currency = /^[A-Z]{3,6}$/.test(above) ? above : null;
  const numerator = above === '' || currency !== null ? [] : factorsOf(above.split('-'));
  const [first = '', ...rest] = below.split('-per-').flatMap((part) => part.split('-'));
  const counted = /^(?:[1-9]\d{0,8}|1e\d{1,2})$/.test(first);
  const denominator = factorsOf((counted ? rest : [first, ...rest]).filter((word) => word !== ''));
  if (numerator === null || denominator === null || (at < 0 && currency !== null)) return null;
  if (numerator.length === 0 && denominator.length === 0 && !counted) return null;
  return unitOf({ numerator, denominator, per: counted ? Number(first) : 1, currency });
}

/** Puts a unit together. Watts times hours are watt-hours. */
export function unitOf(parts: UnitParts): Unit {
  const numerator = merged(parts.numerator);
  const denominator = merged(parts.denominator);
  const { per, currency } = parts;
  const whole = { numerator, denominator, per, currency };
  return { id: idOf(whole), ...whole, dimension: dimensionOf(whole) };
}

/** The id of one side of a unit: `kilogram-square-meter`. */
export function idOfFactors(side: readonly UnitFactor[]): string {
  return side.map(({ of, prefix, power }) => `${powerName(power)}${prefix ?? ''}${of}`).join('-');
}

function idOf({ numerator, denominator, per, currency }: UnitParts): string {
  const count = per === 1 ? '' : countName(per);
  const below = [count, idOfFactors(denominator)].filter((part) => part !== '').join('-');
  const above = currency ?? idOfFactors(numerator);
  return [above, below === '' ? '' : `per-${below}`].filter((part) => part !== '').join('-');
}

/** 1e6 and beyond are named by their power of ten, as CLDR names them. */
function countName(count: number): string {
  const exponent = Math.round(Math.log10(count));
  return exponent >= 6 && count === Number(`1e${exponent}`) ? `1e${exponent}` : String(count);
}

function powerName(power: number): string {
  if (power === 1) return '';
  return power === 2 ? 'square-' : power === 3 ? 'cubic-' : `pow${power}-`;
}

function factorsOf(words: readonly string[]): UnitFactor[] | null {
  const side: UnitFactor[] = [];
  let power = 1;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const raised = POWERS[word] ?? (/^pow\d{1,2}$/.test(word) ? Number(word.slice(3)) : 0);
    if (raised > 0 && power === 1) {
      power = raised;
      at += 1;
      continue;
    }
    let taken = Math.min(MOST_WORDS, words.length - at);
    let factor: UnitFactor | null = null;
    for (; taken > 0; taken -= 1) {
      factor = factorOfName(words.slice(at, at + taken).join('-'));
      if (factor !== null) break;
    }
    if (factor === null) return null;
    side.push({ ...factor, power });
    power = 1;
    at += taken;
  }
  return power === 1 ? side : null;
}

function merged(side: readonly UnitFactor[]): UnitFactor[] {
  const result: UnitFactor[] = [];
  for (const factor of side) {
    const last = result.at(-1);
    const name = MERGED.find(
      ([first, second]) =>
        last !== undefined &&
        last.of === first &&
        factor.of === second &&
        last.power * factor.power === 1 &&
        factor.prefix === null,
    );
    if (name !== undefined && last !== undefined) result[result.length - 1] = { ...last, of: name[2] };
    else result.push(factor);
  }
  return result;
}
