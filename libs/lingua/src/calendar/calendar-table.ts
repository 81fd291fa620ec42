import type { LanguageCode } from '../language-code';
import AR from '../languages/ar/calendar.json';
import DE from '../languages/de/calendar.json';
import EN from '../languages/en/calendar.json';
import ES from '../languages/es/calendar.json';
import FR from '../languages/fr/calendar.json';
import HI from '../languages/hi/calendar.json';
import ID from '../languages/id/calendar.json';
import IT from '../languages/it/calendar.json';
import JA from '../languages/ja/calendar.json';
import KO from '../languages/ko/calendar.json';
import PT from '../languages/pt/calendar.json';
import TR from '../languages/tr/calendar.json';
import ZH from '../languages/zh/calendar.json';
import { foldWord } from '../fold-word';
import { PERIOD_LANGUAGES } from './period-languages';
import { listed } from './phrase-text';

/** Names of the calendar, all spellings of each: months from January, weekdays from Monday. */
interface CalendarNames {
  readonly dayPeriods: readonly (readonly string[])[];
  readonly months: readonly (readonly string[])[];
  readonly quarters: readonly (readonly string[])[];
  readonly weekdays: readonly (readonly string[])[];
}

const NAMES: Readonly<Record<LanguageCode, CalendarNames>> = {
  en: EN,
  es: ES,
  pt: PT,
  fr: FR,
  de: DE,
  it: IT,
  tr: TR,
  id: ID,
  ja: JA,
  ko: KO,
  zh: ZH,
  hi: HI,
  ar: AR,
};

/**
 * What a word of a date is, by one letter, so that the shape of a date is a short text: `M` month, `D` weekday,
 * `Q` `H` `W` `F` `S` the word for a quarter, half, week, fiscal year and season, `O` an ordinal, `P` half of a day,
 * `y` `m` `d` `h` `i` `s` what is written behind a year, month, day, hour, minute and second, `N` a number, `f` a filler.
 */
export type WordKind =
  | 'M'
  | 'D'
  | 'Q'
  | 'H'
  | 'W'
  | 'F'
  | 'S'
  | 'O'
  | 'P'
  | 'y'
  | 'm'
  | 'd'
  | 'h'
  | 'i'
  | 's'
  | 'N'
  | 'f';

/** One meaning of a word. */
export interface WordMeaning {
  readonly kind: WordKind;
  /** The month, weekday or place from 1; for half of a day, 0 or 12 hours. */
  readonly value: number;
}

const LABELS: readonly (readonly [string, WordKind])[] = [
  ['年 년', 'y'],
  ['月 월', 'm'],
  ['日 号 일', 'd'],
  ['時 时 点 點 시 uhr h heures', 'h'],
  ['分 분', 'i'],
  ['秒 초', 's'],
];
const tables = new Map<LanguageCode, ReadonlyMap<string, readonly WordMeaning[]>>();
const unsure = new Map<LanguageCode, ReadonlySet<string>>();

/** The words of dates in a language by their folded spelling, built when they are first asked for. */
export function calendarWords(language: LanguageCode): ReadonlyMap<string, readonly WordMeaning[]> {
  const known = tables.get(language);
  if (known) return known;
  const table = buildTable(language);
  tables.set(language, table);
  return table;
}

/** Names of months and weekdays that mean other things in the language as well. */
export function unsureNames(language: LanguageCode): ReadonlySet<string> {
  const known = unsure.get(language);
  if (known) return known;
  const names = new Set(listed(PERIOD_LANGUAGES[language].calendar.unsure).map(foldWord));
  unsure.set(language, names);
  return names;
}

/** A spelling as the table has it: folded, without dots, single spaces. */
function calendarKey(name: string): string {
  return foldWord(name)
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();
}

function buildTable(language: LanguageCode): Map<string, WordMeaning[]> {
  const table = new Map<string, WordMeaning[]>();
  const add = (name: string, kind: WordKind, value: number): void => {
    const key = calendarKey(name);
    const meanings = table.get(key) ?? [];
    if (key !== '' && !meanings.some((known) => known.kind === kind && known.value === value))
      meanings.push({ kind, value });
    table.set(key, meanings);
  };
  const { months, weekdays, dayPeriods } = NAMES[language];
  const { calendar } = PERIOD_LANGUAGES[language];
  for (const [place, names] of months.entries()) for (const name of names) add(name, 'M', place + 1);
  for (const [place, names] of weekdays.entries()) for (const name of names) add(name, 'D', place + 1);
  for (const [place, names] of dayPeriods.entries()) for (const name of names) add(name, 'P', place * 12);
  for (const [kind, list] of [
    ['W', calendar.week],
    ['Q', calendar.quarter],
    ['H', calendar.half],
    ['F', calendar.fiscalYear],
    ['S', calendar.season],
    ['f', calendar.fillers],
  ] as const)
    for (const name of listed(list)) add(name, kind, 0);
  for (const [place, forms] of calendar.ordinals.split(' ').entries())
    for (const form of forms.split(',')) add(form, 'O', place + 1);
  for (const [number, name] of numbered(calendar.months)) add(name, 'M', number);
  for (const [number, name] of numbered(calendar.weekdays)) add(name, 'D', number);
  for (const [names, kind] of LABELS) for (const name of names.split(' ')) add(name, kind, 0);
  return table;
}

function numbered(list: string | undefined): [number, string][] {
  if (!list) return [];
  return list.split(' ').map((entry) => {
    const at = entry.indexOf('=');
    return [Number(entry.slice(0, at)), entry.slice(at + 1)];
  });
}
