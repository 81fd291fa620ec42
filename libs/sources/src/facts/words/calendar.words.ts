import { wordTable } from './word-table';

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const WEEKDAY_INDEX = shortForms(WEEKDAYS, ['tues', 'thur', 'thurs']);
const MONTH_INDEX = shortForms(MONTHS, ['sept']);

/** Spans of time that names set against each other: "last month". */
export const PERIODS = new Set('day week month quarter year season'.split(' '));

/** The same spans in names of other languages. */
export const FOREIGN_PERIODS = wordTable<string>({
  semaine: 'week',
  semana: 'week',
  settimana: 'week',
  hafta: 'week',
  mois: 'month',
  mes: 'month',
  mês: 'month',
  mese: 'month',
  ay: 'month',
  trimestre: 'quarter',
  année: 'year',
  annee: 'year',
  año: 'year',
  ano: 'year',
  anno: 'year',
  yıl: 'year',
});

/** Words that say "the month before" in one, by the span. */
export const SPANS_BEFORE = wordTable<string>({
  vortag: 'day',
  veille: 'day',
  vorwoche: 'week',
  vormonat: 'month',
  vorquartal: 'quarter',
  vorjahr: 'year',
});

/** Index from 0 (Monday) of a weekday's name or its usual short form; -1 if it is none. */
export function weekdayIndex(text: string): number {
  return indexOfName(WEEKDAY_INDEX, text);
}

/** Index from 0 (January) of a month's name or its usual short form; -1 if it is none. */
export function monthIndex(text: string): number {
  return indexOfName(MONTH_INDEX, text);
}

/** Places of the names by themselves, by their first three letters, and by other beginnings of theirs. */
function shortForms(names: readonly string[], others: readonly string[]): ReadonlyMap<string, number> {
  const forms = [...names, ...names.map((name) => name.slice(0, 3)), ...others];
  return new Map(forms.map((form) => [form, names.findIndex((name) => name.startsWith(form))]));
}

function indexOfName(forms: ReadonlyMap<string, number>, text: string): number {
  return forms.get(text.trim().toLowerCase().replace(/\.$/, '')) ?? -1;
}
