import type { Period } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

const PERIODS: Readonly<Record<Period, { one: string; feminine: boolean }>> = {
  day: { one: 'dia', feminine: false },
  week: { one: 'semana', feminine: true },
  month: { one: 'mês', feminine: false },
  quarter: { one: 'trimestre', feminine: false },
  year: { one: 'ano', feminine: false },
  hour: { one: 'hora', feminine: true },
  step: { one: 'etapa', feminine: true },
};

/** What goes before a period, in its gender: "nenhum dia", "nenhuma semana". */
export function periodWith(period: Period, masculine: string, feminine: string): string {
  const { one, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${one}`;
}

/** Whether a period is of feminine gender. */
export function feminine(period: Period): boolean {
  return PERIODS[period].feminine;
}

/** "dia", "semana". */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** A place from 1, as it stands before a masculine noun; null beyond the tenth. */
export const placeWord = placesNamed([
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'sétimo',
  'oitavo',
  'nono',
  'décimo',
]);
