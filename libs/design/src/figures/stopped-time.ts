import { type Fact, STOPWATCH } from '@app/sources';
import type { SpanUnit } from './numerals/numeral-words';
import type { Numeral } from './numerals/read-numerals';

const SECONDS: Partial<Readonly<Record<SpanUnit, number>>> = { second: 1, minute: 60, hour: 3600 };
const SLACK = 1e-9;

/**
 * Whether numbers of a text are together this time that was stopped: "2:31:08", or its hours, minutes and seconds as a
 * voice says them. False for every other fact.
 */
export function isStoppedTime(numerals: readonly Numeral[], { unit, number, precision }: Fact): boolean {
  if (unit !== STOPWATCH || number === null) return false;
  const told = numerals.reduce((sum, numeral) => sum + secondsOf(numeral), 0);
  // Within half a step of what is told, as of every figure: a voice rounds thousandths.
  const step = numerals.at(-1)?.amounts[0]?.step ?? 10 ** -precision;
  const stopped = Math.abs(number);
  const meant = numerals.some(({ form }) => form === 'clock') ? [stopped] : withoutOnes(stopped);
  return meant.some((seconds) => Math.abs(told - seconds) <= step / 2 + SLACK);
}

/** Not a number for what is no time. */
function secondsOf({ form, parts, amounts, span }: Numeral): number {
  if (form === 'clock') return parts.reduce((sum, part) => sum * 60 + part, 0);
  return (amounts[0]?.value ?? Number.NaN) * ((span === null ? null : SECONDS[span]) ?? Number.NaN);
}

/** A time with and without each part that is one, which most languages say as an article: "eine Minute 18 Sekunden". */
function withoutOnes(stopped: number): number[] {
  const ones = Object.values(SECONDS).filter((size) => Math.floor(stopped / size) % 60 === 1);
  return ones.reduce((sums, size) => [...sums, ...sums.map((sum) => sum - size)], [stopped]);
}
