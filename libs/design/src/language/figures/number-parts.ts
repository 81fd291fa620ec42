/** A step of a scale, such as a million. */
interface ScaleStep {
  size: number;
}

/** A number cut for display, before a language writes its digits. */
export interface CutNumber<S extends ScaleStep> {
  negative: boolean;
  /** What the digits say: 412.6 of 412,600,000 in millions. */
  mantissa: number;
  /** Decimals that are shown at least and at most. */
  decimals: { min: number; max: number };
  scale: S | null;
  /** Power of ten beyond all scales: 308 of 1e308, -31 of 9.1e-31; null elsewhere. */
  power: number | null;
}

/** Decimals of a figure: as the payload gives them, and those that tell it from its neighbours. */
export interface GivenDecimals {
  precision: number;
  decimals?: number;
}

/** Below it digits behind the point are more than anybody counts: 9.109e-31. */
const LEAST = 1e-12;

/** Decimals beyond the usual that a figure may get rather than be rounded up to the next power of ten. */
const MOST_MORE = 2;

/** From it on numbers are of physics: every whole number that a payload holds exactly is below. */
const MOST = 1e16;

/** Whether a number is told as a power of ten: 1e308, 9.1e-31. */
export function isPowerOfTen(value: number): boolean {
  const size = Math.abs(value);
  return size >= MOST || (size > 0 && size < LEAST);
}

/**
 * Cuts a number the way every language shows it: whole up to `compactFrom`, four digits and a scale above. Decimals are
 * kept as given up to `precision`, never added; 99.999 is not told as 100. `scales` run from the largest.
 */
export function cutNumber<S extends ScaleStep>(
  value: number,
  given: GivenDecimals,
  scales: readonly S[],
  compactFrom: number,
): CutNumber<S> {
  const size = Math.abs(value);
  const negative = value < 0;
  if (isPowerOfTen(value)) {
    const [mantissa = '0', power = '0'] = size.toExponential(2).split('e');
    return { negative, mantissa: Number(mantissa), decimals: { min: 0, max: 2 }, scale: null, power: Number(power) };
  }
  const scale = size >= compactFrom ? scales.find((step) => fourDigits(size / step.size) >= 1) : undefined;
  if (scale) {
    const mantissa = fourDigits(size / scale.size);
    return { negative, mantissa, decimals: { min: 0, max: 3 }, scale, power: null };
  }
  const { precision } = given;
  const max = Math.min(20, decimalsOf(size, given));
  const shown = Number(size.toFixed(max));
  return {
    negative: negative && shown > 0,
    mantissa: shown,
    decimals: { min: size >= 1 ? Math.min(max, precision) : 0, max },
    scale: null,
    power: null,
  };
}

/** What doubles hold of decimals; beyond it their digits are noise. */
const MOST_EXACT = 15;

/** The digits of a cut number with a dot: 12.30 with two decimals at least, 12.3 with one. */
export function plainDigits(mantissa: number, { min, max }: CutNumber<ScaleStep>['decimals']): string {
  if (max > MOST_EXACT)
    return mantissa.toLocaleString('en-US', {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      useGrouping: false,
    });
  const [whole = '0', decimals = ''] = mantissa.toFixed(max).split('.');
  const shown = decimals.replace(/0+$/, '').padEnd(min, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
}

/** Whole digits that matter: 4 of 412,600,000, without the noughts at its end. */
export function significantDigits(value: number): number {
  return String(Math.round(Math.abs(value))).replace(/0+$/, '').length;
}

/** Decimals that a number of this size is shown with, unless its neighbours need more of them. */
export function usualDecimals(size: number): number {
  if (size >= 1000) return 0;
  if (size >= 100) return 1;
  return size >= 1 ? 2 : leadingZeros(size) + 3;
}

function decimalsOf(size: number, { precision, decimals = 0 }: GivenDecimals): number {
  const usual = Math.min(precision, Math.max(usualDecimals(size), decimals));
  const most = Math.min(precision, usual + MOST_MORE);
  for (let more = usual; more <= most; more += 1) if (!reachesNextPower(size, more)) return more;
  return usual;
}

/** 99.999 with two decimals reads 100.00. */
function reachesNextPower(size: number, decimals: number): boolean {
  const next = 10 ** Math.ceil(Math.log10(size));
  return size < next && Number(size.toFixed(Math.min(20, decimals))) >= next;
}

/** Four digits, or all whole ones: 123,457 billion where a language has no word for more. */
function fourDigits(value: number): number {
  return value >= 1e4 ? Math.round(value) : Number(value.toPrecision(4));
}

function leadingZeros(size: number): number {
  return size === 0 ? 0 : Math.max(0, -Math.floor(Math.log10(size)) - 1);
}
