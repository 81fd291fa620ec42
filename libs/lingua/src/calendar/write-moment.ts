import type { LanguageCode } from '../language-code';
import type { Moment } from './moment';
import { PERIOD_LANGUAGES } from './period-languages';

/** How a moment is written: as a label on screen, or as it is said; `short` cuts the names of months and weekdays. */
export interface MomentForm {
  readonly form: 'display' | 'spoken';
  readonly short?: boolean;
}

const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The moment in the language. Days, months, weekdays and times are as Intl writes them, in Latin digits. */
export function writeMoment(moment: Moment, language: LanguageCode, form: MomentForm): string {
  const name = form.short ? 'short' : 'long';
  const { iso, hasYear } = moment;
  const write = (time: number, options: Intl.DateTimeFormatOptions): string => format(language, options).format(time);
  switch (moment.grain) {
    case 'instant':
      return write(wallTime(iso), { day: 'numeric', month: name, year: 'numeric', hour: 'numeric', minute: '2-digit' });
    case 'day':
      return write(dayTime(iso), { day: 'numeric', month: name, ...(hasYear ? { year: 'numeric' } : {}) });
    case 'month':
      return write(dayTime(`${iso}-01`), { month: name, ...(hasYear ? { year: 'numeric' } : {}) });
    case 'year':
      return write(dayTime(`${iso}-01-01`), { year: 'numeric' });
    case 'weekday':
      return write(SOME_MONDAY + (Number(iso.slice(3)) - 1) * DAY, { weekday: name });
    case 'clock':
      return write(Date.parse(`2024-01-01${iso}Z`), { hour: 'numeric', minute: '2-digit' });
    case 'week':
    case 'quarter':
    case 'half':
      return writePart(moment, language, form);
    case 'fiscal-year':
      return filled(PERIOD_LANGUAGES[language].write.moments.fiscalYear, form, { y: iso.slice(2) });
    case 'season':
      return filled(PERIOD_LANGUAGES[language].write.moments.season, form, { y: iso });
  }
}

function writePart({ grain, iso }: Moment, language: LanguageCode, form: MomentForm): string {
  const { calendar, write } = PERIOD_LANGUAGES[language];
  const { moments } = write;
  const [, fiscal, year, part = ''] = /^(?:(FY)?(\d+)-)?[A-Z](\d+)$/.exec(iso) ?? [];
  const n = Number(part);
  const ordinal = calendar.ordinals.split(' ')[n - 1]?.split(',')[0] ?? String(n);
  const y = fiscal && year ? filled(moments.fiscalYear, form, { y: year }) : (year ?? '');
  const texts = {
    week: [moments.week, moments.weekOfYear],
    quarter: [moments.quarter, moments.quarterOfYear],
    half: [moments.half, moments.halfOfYear],
  }[grain as 'week' | 'quarter' | 'half'];
  return filled(texts[year === undefined ? 0 : 1] ?? '', form, { n: String(n), o: ordinal, y });
}

function filled(text: string, { form }: MomentForm, values: Readonly<Record<string, string>>): string {
  const [label = '', sentence = label] = text.split(' | ');
  return (form === 'display' ? label : sentence).replace(/\{(\w)\}/g, (_, slot: string) => values[slot] ?? '');
}

/** What the clock on the wall shows at an instant, as if it were UTC. */
function wallTime(iso: string): number {
  return Date.parse(`${iso.slice(0, 17)}${iso.slice(17, 19) === '60' ? '59' : iso.slice(17, 19)}Z`);
}

function dayTime(iso: string): number {
  return Date.parse(iso.startsWith('--') ? `2024-${iso.slice(2)}` : iso);
}

function format(language: LanguageCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options).join(' ')}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}
