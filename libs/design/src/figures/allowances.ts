import { wordTable } from '@app/facts';
import type { Fact, FactPack } from '@app/facts';
import { LANGUAGE_CODES, monthIndex, readMoment, type SpanUnit, unitName, writePeriod } from '@app/lingua';
import { type DateParts, datesOf, isOfClock, isOfDate, partsOfText } from './date-parts';
import { foldText } from './numerals/fold-text';
import { type Numeral, readNumerals } from './numerals/read-numerals';

/** Why a number that is no fact may stand. */
export type AllowanceReason = 'window' | 'date' | 'name' | 'text' | 'count_of_items' | 'place';

/** Spans in hours, so that 24h is a day and 7d a week. */
const HOURS: Readonly<Record<SpanUnit, number>> = {
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8760,
};
const WINDOW_UNITS = wordTable<SpanUnit>({
  min: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
});
const NAMELIKE = new Set(['name', 'handle', 'address', 'url', 'date', 'boolean']);
/** Everybody has a first, a second and a third. */
const LEAST_PLACES = 3;
/** What stands behind a number that is an hour: "14 Uhr", "2 pm". */
const CLOCK_WORDS = /^(uhr|pm|am|h|時|시|点|点钟|saat|pukul|ore|horas|heures|बजे|الساعه|utc|gmt)$/;

/** A time in small letters, as a comparison has it and as the language writes it: "q3 2024", "t3 2024". */
function writtenPeriods(period: string, language: string): string[] {
  const [moment, other] = readMoment(period, 'en');
  const code = LANGUAGE_CODES.find((one) => one === language);
  const own =
    moment && !other && code
      ? (['label', 'sentence'] as const).map((form) => writePeriod({ kind: 'moment', moment }, code, form))
      : [];
  return [period, ...own].map((text) => text.toLowerCase());
}

/** What a payload allows beside its figures; made once for a storyboard. */
export class Allowances {
  private readonly dates: ReadonlyArray<{ fact: Fact; date: DateParts }>;
  private readonly windows: number[];
  /** Times of earlier values, in lower case. */
  private readonly periods: string[];
  private readonly counts: ReadonlySet<number>;
  private readonly places: number;
  private months: ReadonlySet<number> | null = null;
  private words: Array<{ text: string; fact: Fact | null; numerals: Numeral[] }> | null = null;

  constructor(
    private readonly facts: FactPack,
    private readonly language: string,
  ) {
    // A year that stands for itself is the likelier source of one than the day of a date.
    const dated = [...facts.facts].sort((a, b) => Number(b.form === 'year') - Number(a.form === 'year'));
    this.dates = [...dated.flatMap((fact) => datesOf(fact).map((date) => ({ fact, date }))), ...timesCompared(facts)];
    this.windows = facts.facts.flatMap((fact) => windowHours(fact));
    this.periods = facts.comparisons.flatMap(({ period }) =>
      /\d/.test(period) ? writtenPeriods(period.replace(/^in /, ''), language) : [],
    );
    this.counts = countsOf(facts);
    this.places = Math.max(LEAST_PLACES, ...this.counts, ...facts.facts.map((fact) => placeOf(fact)));
  }

  /** Why this number may stand in this text; null where nothing speaks for it. `items`: entries shown beside it. */
  reasonFor(numeral: Numeral, text: string, items: readonly number[]): AllowanceReason | null {
    if (this.dateOf(numeral, text)) return 'date';
    if (this.isWindow(numeral)) return 'window';
    if (this.isInPeriod(numeral, text)) return 'date';
    if (this.isMonthOfName(numeral, text)) return 'date';
    const whole = numeral.amounts.find(({ value }) => Number.isInteger(value))?.value;
    const isBare = !numeral.percent && numeral.currency === null;
    if (numeral.form === 'ordinal' && whole !== undefined && whole <= this.places) return 'place';
    if (isBare && whole !== undefined && numeral.form === 'number' && numeral.sign === 0) {
      if (this.counts.has(whole) || items.includes(whole)) return 'count_of_items';
    }
    return this.fromWords(numeral);
  }

  /** Whether a number is part of a time that a comparison names: "in Q4 2024". */
  private isInPeriod({ from, to }: Numeral, text: string): boolean {
    const lower = text.toLowerCase();
    return this.periods.some((period) => {
      const at = lower.indexOf(period, Math.max(0, to - period.length));
      return at >= 0 && at <= from;
    });
  }

  /** Whether a number is a month that a name or a comparison of the payload says in letters: of `membersJun`, 6月. */
  private isMonthOfName({ amounts, form }: Numeral, text: string): boolean {
    const [month] = form === 'number' ? amounts.map(({ value }) => value) : [];
    if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return false;
    if (!namesMonth(text, month, this.language)) return false;
    this.months ??= monthsNamed(this.facts);
    return this.months.has(month);
  }

  private isWindow({ span, amounts, form }: Numeral): boolean {
    if (span === null || form !== 'number') return false;
    return amounts.some(({ value }) => this.windows.some((hours) => Math.abs(hours - value * HOURS[span]) < 0.01));
  }

  /** The date fact that this number of a text is a part of; null where there is none. */
  dateOf(numeral: Numeral, text: string): Fact | null {
    return this.dates.find(({ date }) => this.isPartOf(date, numeral, text))?.fact ?? null;
  }

  private isPartOf(date: DateParts, numeral: Numeral, text: string): boolean {
    if (numeral.form === 'date') return isOfDate(numeral.parts, date);
    if (numeral.form === 'clock') return isOfClock(numeral.parts, date);
    if (numeral.percent || numeral.currency !== null || numeral.sign !== 0) return false;
    const values = numeral.amounts.map(({ value }) => value);
    if (date.year !== null && date.year > 999 && values.includes(date.year)) return true;
    if (date.hour !== null && CLOCK_WORDS.test(numeral.span === 'hour' ? 'h' : numeral.after) && isHour(values, date))
      return true;
    if (date.month === null || !namesMonth(text, date.month, this.language)) return false;
    return (date.day !== null && values.includes(date.day)) || values.includes(date.month);
  }

  /** The sentence of the payload that says this number; null where none does. */
  sentenceOf(numeral: Numeral): Fact | null {
    return this.inWords(numeral, (fact) => fact?.kind === 'text')?.fact ?? null;
  }

  private fromWords(numeral: Numeral): AllowanceReason | null {
    return this.inWords(numeral, () => true)?.reason ?? null;
  }

  /** Where a number stands in the payload's own words: in prose with its unit, in a name beside the same word. */
  private inWords(
    numeral: Numeral,
    isAsked: (fact: Fact | null) => boolean,
  ): { reason: AllowanceReason; fact: Fact | null } | null {
    this.words ??= wordsOf(this.facts, this.language);
    for (const { text, fact, numerals } of this.words) {
      if (!isAsked(fact)) continue;
      const isName = fact === null || NAMELIKE.has(fact.kind);
      const reason = isName ? 'name' : 'text';
      for (const own of numerals) {
        if (own.form === 'name' && numeral.form === 'name' && own.text.toLowerCase() === numeral.text.toLowerCase())
          return { reason: 'name', fact };
        if (!sameNumber(numeral, own)) continue;
        if (fact === null && isYear(numeral)) return { reason: 'date', fact };
        if (numeral.span !== null && numeral.span === own.span) return { reason, fact };
        const besideSame =
          (own.before !== '' && own.before === numeral.before) || (own.after !== '' && own.after === numeral.after);
        const isWhole = own.text === text && own.form !== 'name';
        if (isName ? besideSame || isWhole : sameUnits(numeral, own)) return { reason, fact };
      }
    }
    return null;
  }
}

/** Months and days that comparisons name, whatever language tells of them: "in March 2026". */
function timesCompared({ comparisons, facts }: FactPack): Array<{ fact: Fact; date: DateParts }> {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  return comparisons.flatMap(({ other, period }) => {
    const fact = byKey.get(other);
    const [moment] = /\d/.test(period) ? readMoment(period.replace(/^in /, ''), 'en') : [];
    const date = moment ? partsOfText(moment.iso) : null;
    return fact && date ? [{ fact, date }] : [];
  });
}

/** Months in the names of figures and in the times of comparisons, from 1. */
function monthsNamed({ facts, comparisons }: FactPack): Set<number> {
  const words = new Set([
    ...facts.flatMap((fact) => fact.words),
    ...comparisons.flatMap(({ period }) => period.split(' ')),
  ]);
  return new Set([...words].map((word) => monthIndex(word) + 1).filter((month) => month > 0));
}

function isHour(values: readonly number[], date: DateParts): boolean {
  return values.some((value) => isOfClock([value, date.minute ?? 0], date));
}

function sameNumber(a: Numeral, b: Numeral): boolean {
  if (a.form === 'clock' || a.form === 'date' || a.amounts.length === 0)
    return a.form === b.form && a.text.trim() === b.text.trim();
  return a.amounts.some(({ value }) =>
    b.amounts.some((other) => Math.abs(other.value - value) <= Math.abs(value) * 1e-9),
  );
}

function sameUnits(a: Numeral, b: Numeral): boolean {
  return a.percent === b.percent && (a.currency === b.currency || a.currency === null) && a.sign * b.sign >= 0;
}

function windowHours(fact: Fact): number[] {
  const texts = [fact.window, typeof fact.value === 'string' && fact.value.length < 8 ? fact.value : null];
  return texts.flatMap((text) => {
    const match = /^(\d+) ?(min|h|d|w|mo|y)$/i.exec(text ?? '');
    const unit = WINDOW_UNITS[match?.[2]?.toLowerCase() ?? ''];
    return match && unit ? [Number(match[1]) * HOURS[unit]] : [];
  });
}

function placeOf(fact: Fact): number {
  return /^(rank|place|position|pos|standing)$/.test(fact.words.at(-1) ?? '') ? Math.abs(fact.number ?? 0) : 0;
}

/** How many entries the lists of a payload hold. */
function countsOf(facts: FactPack): Set<number> {
  const sizes = new Map<string, Set<string>>();
  for (const { path } of facts.facts) {
    path.forEach((part, index) => {
      if (!/^\d+$/.test(part)) return;
      const list = path.slice(0, index).join('/');
      sizes.set(list, (sizes.get(list) ?? new Set()).add(part));
    });
  }
  return new Set([
    ...[...sizes.values()].map((entries) => entries.size),
    ...facts.tables.map(({ rows }) => rows.length),
  ]);
}

/** Whether the month stands in a text, by name in the language or in English, or as the number before 月 and 월. */
function namesMonth(text: string, month: number, language: string): boolean {
  const at = new Date(Date.UTC(2024, month - 1, 15));
  const lower = text.toLowerCase();
  if (new RegExp(`(?<!\\d)0?${month} ?[月월]`).test(lower)) return true;
  return [language, 'en'].some((code) =>
    (['long', 'short'] as const).some((style) => {
      // Chinese has another name for a month alone, 六月, than beside a day.
      return (['numeric', undefined] as const).some((day) => {
        const name = new Intl.DateTimeFormat(code, { month: style, timeZone: 'UTC', ...(day ? { day } : {}) })
          .formatToParts(at)
          .find(({ type }) => type === 'month')?.value;
        return name !== undefined && /\p{L}/u.test(name) && lower.includes(name.toLowerCase().replace(/\.$/, ''));
      });
    }),
  );
}

/** Texts, names and field names of a payload that hold numbers, with those numbers. */
/** A year that a name of the payload bears: `riders2024`. */
function isYear({ form, amounts, percent, currency, span, sign }: Numeral): boolean {
  const [amount] = amounts;
  const isPlain = form === 'number' && !percent && currency === null && span === null && sign === 0;
  return (
    isPlain && amount !== undefined && Number.isInteger(amount.value) && amount.value >= 1900 && amount.value < 2100
  );
}

function wordsOf(facts: FactPack, language: string): Array<{ text: string; fact: Fact | null; numerals: Numeral[] }> {
  const seen = new Set<string>();
  const named = facts.facts.flatMap((fact) => namedIn(fact, language));
  return named.flatMap(({ text, fact }) => {
    if (text === '' || seen.has(text)) return [];
    seen.add(text);
    const numerals = [...readNumerals(text, language), ...(language === 'en' ? [] : readNumerals(text, 'en'))];
    return numerals.length === 0 || (fact === null && /^\d+$/.test(text))
      ? []
      : [{ text: foldText(text, language).text, fact, numerals }];
  });
}

/** The texts of a fact: its value and its names. */
function namedIn(fact: Fact, language: string): Array<{ text: string; fact: Fact | null }> {
  const value = typeof fact.value === 'string' && fact.number === null ? [{ text: fact.value, fact }] : [];
  const own = [fact.label, ...fact.path.flatMap((part) => [part, part.replace(/([a-z])(\d)/g, '$1 $2')])];
  return [...value, ...[...own, ...unitNames(fact, language)].map((text) => ({ text, fact: null }))];
}

/** Digits of a unit are no figures: the 100 of "l/100 km". */
function unitNames({ unit }: Fact, language: string): string[] {
  if (unit === null || unit.per === 1) return [];
  const code = LANGUAGE_CODES.find((known) => known === language) ?? 'en';
  return (['display', 'spoken'] as const).map((form) => unitName(unit, code, { form }));
}
