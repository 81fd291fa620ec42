import type { Fact } from '@app/facts';
import type { SpanUnit } from '@app/lingua';
import type { Numeral } from './numerals/read-numerals';

const SECONDS: Partial<Readonly<Record<SpanUnit, number>>> = { second: 1, minute: 60, hour: 3600 };
const SLACK = 1e-9;

/**
 * Whether numbers of a text are together this time that was stopped: "2:31:08", or its hours, minutes and seconds as a
 * voice says them. False for every other fact. `unsaid` are counts that the language may say without a number.
 */
export function isStoppedTime(
  numerals: readonly Numeral[],
  { form, number, precision }: Fact,
  unsaid: readonly number[] = [1],
): boolean {
  if (form !== 'stopwatch' || number === null) return false;
  const told = numerals.reduce((sum, numeral) => sum + secondsOf(numeral), 0);
  // Within half a step of what is told, as of every figure: a voice rounds thousandths.
  const step = numerals.at(-1)?.amounts[0]?.step ?? 10 ** -precision;
  const stopped = Math.abs(number);
  const meant = numerals.some(({ form }) => form === 'clock') ? [stopped] : without(unsaid, stopped);
  return meant.some((seconds) => Math.abs(told - seconds) <= step / 2 + SLACK);
}

/** Not a number for what is no time. */
function secondsOf({ form, parts, amounts, span }: Numeral): number {
  if (form === 'clock') return parts.reduce((sum, part) => sum * 60 + part, 0);
  return (amounts[0]?.value ?? Number.NaN) * ((span === null ? null : SECONDS[span]) ?? Number.NaN);
}

/** A time with and without each part of such a count: most languages say one as an article, "eine Minute 18 Sekunden". */
function without(counts: readonly number[], stopped: number): number[] {
  const parts = Object.values(SECONDS)
    .map((size) => ({ size, count: Math.floor(stopped / size) % 60 }))
    .filter(({ count }) => counts.includes(count));
  return parts.reduce((sums, { size, count }) => [...sums, ...sums.map((sum) => sum - size * count)], [stopped]);
}
