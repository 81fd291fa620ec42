import { type Fact, type FactName, wordTable } from '@app/facts';
import { monthIndex, weekdayIndex } from '@app/lingua';
import { unitOfIso } from '../../figures/calendar';
import type { Story } from '../../../composer/story';
import type { Phrasebook } from '../phrasebook';
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
  if (name.form === 'full' && fact?.kind === 'date') return BY_UNIT[fact.form ?? ''] ?? 'day';
  const text = textOf(name, fact);
  if (/^\d{4}$/.test(text)) return 'year';
  if (/^\d{1,2}:\d{2}$/.test(text)) return 'clock';
  const iso = unitOfIso(text);
  if (iso !== null) return iso;
  if (WEEKDAY.test(text)) return 'weekday';
  if (MONTH.test(text)) return 'month';
  if (/^q[1-4]/i.test(text)) return 'quarter';
  return /^(?:\d{4}-)?w(eek)? ?\d/i.test(text) ? 'week' : 'name';
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
  name: 'step',
};

/** What the rows of a series are. */
export function periodOf(name: FactName | undefined, story: Story): Period {
  if (!name) return 'day';
  const fact = story.byKey.get(name.key);
  const unit = unitOfTime(name, fact);
  return story.steps.periods.get(name.key) ?? (unit === 'name' ? periodOfText(textOf(name, fact)) : PERIODS[unit]);
}

/** What an English payload calls the steps of a series in an English video: "lap" of "Lap 3"; null elsewhere. */
export function stepOf(name: FactName | undefined, story: Story, { fieldNames }: Phrasebook): string | null {
  if (!name || !fieldNames || periodOf(name, story) !== 'step') return null;
  const word = /^(\p{L}+) \d+$/u.exec(String(story.byKey.get(name.key)?.value ?? ''))?.[1];
  return word?.toLowerCase() ?? null;
}

/** Days and months may be named in another language than the video's, and a day may have its number: "Montag", "Fri 12". */
function periodOfText(text: string): Period {
  if (weekdayIndex(text.replace(/[.,]?\s+\d{1,2}\.?$/, '')) >= 0) return 'day';
  return monthIndex(text) >= 0 ? 'month' : 'step';
}

function textOf({ form }: FactName, fact: Fact | undefined): string {
  return form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
}
