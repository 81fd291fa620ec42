import type { Fact, FactPack } from '@app/facts';
import { monthIndex, readMoment, weekdayIndex } from '@app/lingua';
import type { Period } from '../language/phrasebook/slots';

/** How the rows of series stand in time, by the keys of their names. */
export interface TimeSteps {
  /** What one row is, where its times tell: hourly candles are no days. */
  periods: ReadonlyMap<string, Period>;
  /** Rows within one day, which only the time of day tells apart. */
  clocks: ReadonlySet<string>;
}

const DAY = 86_400_000;
/** Longest step of each period in days, a little over for months and leap years. */
const STEPS: ReadonlyArray<[most: number, period: Period]> = [
  [0.6, 'hour'],
  [5, 'day'],
  [10, 'week'],
  [45, 'month'],
  [120, 'quarter'],
  [400, 'year'],
];
const MOMENTS = new Set(['day', 'time', 'epoch', 'epoch-ms']);

/** Reads from the times of each series how far apart its rows are. */
export function timeStepsOf(tables: FactPack['tables'], byKey: ReadonlyMap<string, Fact>): TimeSteps {
  const periods = new Map<string, Period>();
  const clocks = new Set<string>();
  for (const { temporal, rows } of tables) {
    const facts = rows.flatMap(({ name }) => byKey.get(name.key) ?? []);
    const times = facts.map((fact) => timeOf(fact)).filter((time) => time !== null);
    if (!temporal || times.length < 2 || times.length < rows.length) continue;
    const step = usualStep(times);
    const period = STEPS.find(([most]) => step <= most * DAY)?.[1];
    if (period !== undefined) for (const { key } of facts) periods.set(key, period);
    const withinDay = Math.max(...times) - Math.min(...times) < DAY;
    if (period === 'hour' && withinDay) for (const { key } of facts) clocks.add(key);
  }
  return { periods, clocks };
}

/** A time of the payload as milliseconds since 1970, UTC; null where it is no moment. */
export function timeOf({ form, value }: Fact): number | null {
  if (!MOMENTS.has(form ?? '')) return null;
  const time =
    form === 'epoch' ? Number(value) * 1000 : form === 'epoch-ms' ? Number(value) : Date.parse(String(value));
  return Number.isNaN(time) ? null : time;
}

/** The middle one of the gaps between neighbours: one gap of a weekend makes no week. */
function usualStep(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((time, index) => time - (sorted[index] ?? 0));
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

/** "Week 6" of a list of weeks: a time that a number says. */
export function isStep({ reading }: Fact): boolean {
  return reading.rule === 'step-of-axis' || reading.rule === 'place-in-calendar';
}

/** Shorter runs of letters number or abbreviate: H1, W34, 1er, 7年9月. */
const LEAST_WORD = 3;
/** A year, or a day and its month. */
const IN_TIME = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})|\p{N}[./年月]\s?\p{N}/u;

/** Whether a text is a time or a stretch of it, and nothing else: "1 May – 31 Oct 2025", "2024/25". */
export function isTime({ value }: Fact): boolean {
  const text = String(value);
  const words = text.match(/\p{L}+/gu) ?? [];
  const isOfTime = (word: string): boolean => monthIndex(word) >= 0 || weekdayIndex(word) >= 0;
  return (
    readMoment(text).length > 0 ||
    ((IN_TIME.test(text) || words.some(isOfTime)) &&
      /\p{N}/u.test(text) &&
      words.every((word) => word.length < LEAST_WORD || isOfTime(word)))
  );
}
