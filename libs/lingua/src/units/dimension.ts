import factors from './factors.json';
import { OWN_UNITS } from './own-units';
import type { Dimension, Unit, UnitFactor, UnitParts } from './unit';

/** An exact fraction. */
type Fraction = readonly [bigint, bigint];

const ONE: Fraction = [1n, 1n];
/** CLDR's simple units, of which those that no factor leads from have a base alone. */
const SIMPLE: Readonly<Record<string, { base: string; factor?: string }>> = { ...factors.units, ...OWN_UNITS };
const PREFIXES: Readonly<Record<string, { factor: string }>> = factors.prefixes;
const POWERS: Readonly<Record<string, number>> = { square: 2, cubic: 3, pow4: 4 };

/** The dimension of what is only counted: so many of 100,000. */
const NOTHING = 'count';

/** Ratios that would cancel out to another thing: liters per kilometer are no area, energy per kilometer is no force. */
const OWN_QUANTITIES: Readonly<Record<string, string>> = {
  'cubic-meter-per-square-meter': 'volume-per-area',
  'kilogram-square-meter-per-square-second-meter': 'energy-per-length',
  'meter-per-cubic-meter': 'length-per-volume',
};

/** Powers of base units above and below the line. */
interface Line {
  readonly above: Map<string, number>;
  readonly below: Map<string, number>;
}

let quantities: ReadonlyMap<string, string> | null = null;

/**
 * What a unit measures: CLDR's word for it (`mass-density`), or its base units where CLDR has none. A ratio keeps what would
 * cancel out if that has a word of its own: `consumption` is no `area`.
 */
export function dimensionOf({ numerator, denominator, currency }: UnitParts): Dimension {
  const line: Line = { above: new Map(), below: new Map() };
  if (currency !== null) line.above.set(currency, 1);
  for (const factor of numerator) addBases(line, factor);
  for (const factor of denominator) addBases({ above: line.below, below: line.above }, factor);
  quantities ??= quantityNames();
  const vector = cancelled(line);
  return quantities.get(lineName(line)) ?? quantities.get(vector) ?? vector;
}

/** Words by base units, as they stand and cancelled out; a word for what cancels out counts as it stands alone. */
function quantityNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [base, quantity] of Object.entries({ ...factors.quantities, ...OWN_QUANTITIES })) {
    const line = lineOf(base);
    names.set(lineName(line), quantity);
    const isWhole = [...line.above.keys()].every((each) => !line.below.has(each));
    if (isWhole) names.set(cancelled(line), quantity);
  }
  return names;
}

/** Whether figures in two units can be set side by side: meters and miles, never meters and hours. */
export function sameDimension(one: Unit, other: Unit): boolean {
  return one.dimension === other.dimension;
}

/**
 * What a figure in the first unit is multiplied by to be one in the second: 60 from hours to minutes. Null between units of
 * different dimensions and for scales that start at different points (degrees, the Beaufort scale).
 */
export function factorTo(from: Unit, to: Unit): number | null {
  if (from.id === to.id) return 1;
  if (!sameDimension(from, to)) return null;
  const [one, other] = [factorOf(from), factorOf(to)];
  if (one === null || other === null) return null;
  return toNumber(one[0] * other[1], one[1] * other[0]);
}

function factorOf({ numerator, denominator, per }: Unit): Fraction | null {
  let product: Fraction = [1n, BigInt(per)];
  for (const [side, sign] of [
    [numerator, 1],
    [denominator, -1],
  ] as const)
    for (const { of, prefix, power } of side) {
      const factor = SIMPLE[of]?.factor;
      if (factor === undefined) return null;
      const [a, b] = fraction(factor);
      const [c, d] = prefix === null ? ONE : fraction(PREFIXES[prefix]?.factor ?? '1');
      const exponent = BigInt(power);
      const raised: Fraction = [(a * c) ** exponent, (b * d) ** exponent];
      product =
        sign === 1
          ? [product[0] * raised[0], product[1] * raised[1]]
          : [product[0] * raised[1], product[1] * raised[0]];
    }
  return product;
}

/** Both sides may have more digits than a number holds, so the quotient is taken before it becomes one. */
function toNumber(above: bigint, below: bigint): number {
  if (above % below === 0n) return Number(above / below);
  if (below % above === 0n) return 1 / Number(below / above);
  const shift = Math.max(0, 40 - (String(above).length - String(below).length));
  return Number(`${(above * 10n ** BigInt(shift)) / below}e-${shift}`);
}

function fraction(text: string): Fraction {
  const [above = '1', below = '1'] = text.split('/');
  return [BigInt(above), BigInt(below)];
}

function addBases({ above, below }: Line, { of, power }: UnitFactor): void {
  const base = lineOf(SIMPLE[of]?.base ?? of);
  for (const [side, powers] of [
    [above, base.above],
    [below, base.below],
  ] as const)
    for (const [name, exponent] of powers) side.set(name, (side.get(name) ?? 0) + exponent * power);
}

/** The powers of `kilogram-meter-per-square-second`. A base that is a unit of ours stands for itself. */
function lineOf(id: string): Line {
  const line: Line = { above: new Map(), below: new Map() };
  if (Object.hasOwn(OWN_UNITS, id)) {
    line.above.set(id, 1);
    return line;
  }
  let side = line.above;
  let power = 1;
  for (const word of id.split('-')) {
    const raised = POWERS[word];
    if (word === 'per') side = line.below;
    else if (raised !== undefined) power = raised;
    else {
      side.set(word, (side.get(word) ?? 0) + power);
      power = 1;
    }
  }
  return line;
}

function lineName({ above, below }: Line): string {
  return `${powersName(above)} / ${powersName(below)}`;
}

function cancelled({ above, below }: Line): string {
  const powers = new Map(above);
  for (const [base, exponent] of below) powers.set(base, (powers.get(base) ?? 0) - exponent);
  return powersName(powers);
}

function powersName(powers: ReadonlyMap<string, number>): string {
  const parts = [...powers].filter(([, exponent]) => exponent !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.length === 0 ? NOTHING : parts.map(([base, exponent]) => `${base}^${exponent}`).join(' ');
}
