import { monthName } from '../figures/calendar';
import { pluralOf } from '@app/lingua';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'في ',
  weekday: 'يوم ',
  week: 'في الأسبوع ',
  month: 'في ',
  'year-month': 'في ',
  quarter: 'في ',
  year: 'في عام ',
  clock: 'عند ',
  name: 'في ',
};
const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: 'على',
  spot: 'في',
  city: 'في',
  land: 'في',
  house: 'في',
  owner: 'لدى',
};

export const GRAMMAR_AR: Grammar = {
  at: ({ ref, unit }) => `${AT[unit]}${ref}`,
  where: ({ name, role }) => `${WHERE[role]} ${name.ref}`,
  list: (names) => names.map((name) => name.ref).join(' و'),
  stop: '.',
  capitals: false,
  the: ({ text }) => text,
  counting,
  past: pastText,
  within,
};

/** A verb in the noun's gender; things in the plural count as feminine, people in the plural too where the verb leads. */
export function verb(noun: Noun | null, masculine: string, feminine: string): string {
  if (!noun || noun.foreign) return masculine;
  return noun.gender === 'f' || noun.plural ? feminine : masculine;
}

/** "ارتفع" or "انخفضت", in the noun's gender. */
export function moves(way: Exclude<Way, 'flat'>, noun: Noun | null): string {
  return way === 'up' ? verb(noun, 'ارتفع', 'ارتفعت') : verb(noun, 'انخفض', 'انخفضت');
}

/** "خلال 7 أيام"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `خلال ${window}`;
}

/** The figure with what it counts: 3 زوار, 11 زائرًا, 100 زائر; the singular stands after millions and decimals. */
export function counting(value: Pick<Amount, 'ref' | 'fact'>, noun: Noun | null): string {
  if (!noun) return value.ref;
  const one = noun.one ?? noun.text;
  const number = Math.abs(value.fact.number ?? 0);
  const forms = { few: noun.forms?.['few'] ?? noun.text, many: accusative(one), other: one };
  return `${value.ref} ${number >= 1e6 ? one : pluralOf(forms, number, 'ar')}`;
}

/** The indefinite accusative that follows 11 to 99, in every word of the noun: زائرًا, حسابًا جديدًا. */
export function accusative(one: string): string {
  return one
    .split(' ')
    .map((word) => (/([ةىءا]|[\u064b-\u0652])$/u.test(word) ? word : `${word}ًا`))
    .join(' ');
}

/** "ارتفاع 22%", "انخفاض 9%"; a figure that is no movement stands alone. */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${rise(way)} ${sum.size}`;
}

/** "ارتفاع" or "انخفاض". */
export function rise(way: Exclude<Way, 'flat'>): string {
  return way === 'up' ? 'ارتفاع' : 'انخفاض';
}

/** Of what stands behind "change of": الودائع and القيمة, but not السعر. */
const FEMININE_ENDING = /(ة|ائع)$/;

/** What moves, of a noun that names its movement: تغيّر الودائع is told of الودائع. */
export function moving(noun: Noun): Noun {
  const text = noun.text.replace(/^تغيّر /, '');
  return text === noun.text ? noun : { text, gender: FEMININE_ENDING.test(text) ? 'f' : 'm' };
}

const SPANS: Readonly<Record<Extract<Past, { span: string }>['span'], readonly [last: string, earlier: string]>> = {
  day: ['أمس', 'في اليوم السابق'],
  week: ['الأسبوع الماضي', 'في الأسبوع السابق'],
  month: ['الشهر الماضي', 'في الشهر السابق'],
  quarter: ['الفصل الماضي', 'في الفصل السابق'],
  year: ['العام الماضي', 'في العام السابق'],
  season: ['الموسم الماضي', 'في الموسم السابق'],
};

/** "الشهر الماضي", "في أغسطس", "قبل ذلك". */
export function pastText(past: Past | null): string {
  if (!past) return 'قبل ذلك';
  if (past.kind === 'month') return `في ${monthName(past.month, 'ar')}`;
  return SPANS[past.span][past.kind === 'last' ? 0 : 1];
}

const PERIODS: Readonly<Record<Period, { one: string; feminine: boolean }>> = {
  day: { one: 'يوم', feminine: false },
  week: { one: 'أسبوع', feminine: false },
  month: { one: 'شهر', feminine: false },
  quarter: { one: 'فصل', feminine: false },
  year: { one: 'عام', feminine: false },
  hour: { one: 'ساعة', feminine: true },
  step: { one: 'مرحلة', feminine: true },
};

/** "يوم", "شهر"… as in كل يوم. */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** A word in the gender of the period. */
export function periodWith(period: Period, masculine: string, feminine: string): string {
  return PERIODS[period].feminine ? feminine : masculine;
}

/** A place from 1, as in المركز الثاني; null beyond the tenth. */
export const placeWord = placesNamed([
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
]);
