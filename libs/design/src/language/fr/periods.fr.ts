import type { Period } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

const PERIODS: Readonly<Record<Period, { one: string; feminine: boolean }>> = {
  day: { one: 'jour', feminine: false },
  week: { one: 'semaine', feminine: true },
  month: { one: 'mois', feminine: false },
  quarter: { one: 'trimestre', feminine: false },
  year: { one: 'année', feminine: true },
  hour: { one: 'heure', feminine: true },
  step: { one: 'étape', feminine: true },
};

/** What goes before a period, in its gender: "aucun jour", "aucune semaine". */
export function periodWith(period: Period, masculine: string, feminine: string): string {
  const { one, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${one}`;
}

/** "le jour", "la semaine", "l’année", "l’heure", "l’étape". */
export function thePeriod(period: Period): string {
  const { one } = PERIODS[period];
  return /^[aéh]/.test(one) ? `l’${one}` : periodWith(period, 'le', 'la');
}

/** Whether a period is of feminine gender: "la précédente". */
export function feminine(period: Period): boolean {
  return PERIODS[period].feminine;
}

/** "jour", "semaine". */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** A place from 1, as it stands before a masculine noun; null beyond the eighth. */
export const placeWord = placesNamed([
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
]);
