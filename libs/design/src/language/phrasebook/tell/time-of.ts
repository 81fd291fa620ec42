import { wordTable } from '@app/sources';
import type { Fact, FactName } from '@app/sources';
import type { Story } from '../../../composer/story';
import type { Period, TimeUnit } from '../slots';

const BY_UNIT = wordTable<TimeUnit>({
  year: 'year',
  month: 'month',
  'year-month': 'year-month',
  clock: 'clock',
  weekday: 'weekday',
  day: 'day',
  time: 'day',
  epoch: 'day',
  'epoch-ms': 'day',
});
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)\p{Ll}*$/iu;
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*$/iu;

/** What kind of time a row's name is. */
export function unitOfTime(name: FactName, fact: Fact | undefined): TimeUnit {
  if (name.form === 'full' && fact?.kind === 'date') return BY_UNIT[fact.unit ?? ''] ?? 'day';
  const text = name.form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
  if (/^\d{4}$/.test(text)) return 'year';
  if (WEEKDAY.test(text)) return 'weekday';
  if (MONTH.test(text)) return 'month';
  if (/^q[1-4]/i.test(text)) return 'quarter';
  return /^w(eek)? ?\d/i.test(text) ? 'week' : 'name';
}

const PERIODS: Readonly<Record<TimeUnit, Period>> = {
  year: 'year',
  month: 'month',
  'year-month': 'month',
  quarter: 'quarter',
  week: 'week',
  clock: 'hour',
  day: 'day',
  weekday: 'day',
  name: 'day',
};

/** What the rows of a series are. */
export function periodOf(name: FactName | undefined, story: Story): Period {
  if (!name) return 'day';
  return story.steps.periods.get(name.key) ?? PERIODS[unitOfTime(name, story.byKey.get(name.key))];
}
