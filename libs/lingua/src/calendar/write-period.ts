import type { LanguageCode } from '../language-code';
import { PERIOD_LANGUAGES } from './period-languages';
import type { PeriodOf, PeriodSentences, PeriodUnit } from './period-words';
import type { Period } from './periods';
import { writeMoment } from './write-moment';

/** `label` stands beside a figure ("Vorjahr"), `sentence` stands within one ("im Vorjahr"). */
export type PeriodForm = 'label' | 'sentence';

/** What Intl counts; seasons, halves and fiscal years it does not. */
const COUNTED: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']);

/** The period in the language: "last year", "im Vorjahr", 前年, "in the last 7 days". */
export function writePeriod(period: Period, language: LanguageCode, form: PeriodForm): string {
  const { write } = PERIOD_LANGUAGES[language];
  switch (period.kind) {
    case 'relative':
      return writeRelative(period, language, form);
    case 'ago':
      return distance(period.of, -period.count, language);
    case 'window':
      return writeWindow(period.count, period.of, write, language, form);
    case 'to-date':
      return formed(phraseFor(write.toDate, period.of), form);
    case 'over':
      return formed(phraseFor(write.over, period.of), form);
    case 'per':
      return formed(phraseFor(write.per, period.of), form);
    case 'moment':
      return writeMoment(period.moment, language, { form: form === 'label' ? 'display' : 'spoken' });
  }
}

function writeRelative(
  { back, of, sameOf }: Extract<Period, { kind: 'relative' }>,
  language: LanguageCode,
  form: PeriodForm,
): string {
  const { write } = PERIOD_LANGUAGES[language];
  // Only parts of last year have words of their own; the day of last week is told as last week.
  if (sameOf && of === 'year') return formed(phraseFor(write.sameOfLast, sameOf), form);
  const words = { '1': write.last, '0': write.current, '-1': write.next }[String(back)];
  if (words) return formed(phraseFor(words, of), form);
  return COUNTED.has(of) ? distance(of as PeriodUnit, -back, language) : formed(phraseFor(write.last, of), form);
}

function writeWindow(
  count: number,
  of: PeriodUnit,
  write: PeriodSentences,
  language: LanguageCode,
  form: PeriodForm,
): string {
  const amount = amountOf(count, of, language);
  const phrases = write.window[of];
  if (form === 'label' || phrases === undefined) return amount;
  const [one = '', many = one] = phrases.split('; ');
  return (count === 1 ? one : many).replace('{n}', String(count)).replace('{amount}', amount);
}

/** "7 days"; units that Intl does not know are told by their number and name. */
function amountOf(count: number, of: PeriodUnit, language: LanguageCode): string {
  if (!COUNTED.has(of) || of === 'quarter') {
    const [one = of, many = one] = PERIOD_LANGUAGES[language].units[of]?.split(' | ') ?? [];
    return `${count} ${count === 1 ? one : many}`;
  }
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: of, unitDisplay: 'long' });
  return format.format(count);
}

function distance(of: PeriodUnit, count: number, language: LanguageCode): string {
  if (!COUNTED.has(of)) return amountOf(Math.abs(count), of, language);
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`).format(count, of as Intl.RelativeTimeFormatUnit);
}

function phraseFor(phrases: Partial<Record<PeriodOf, string>>, of: PeriodOf): string {
  return phrases[of] ?? phrases.period ?? '';
}

function formed(phrase: string, form: PeriodForm): string {
  const [label = '', sentence = label] = phrase.split(' | ');
  return form === 'label' ? label : sentence;
}
