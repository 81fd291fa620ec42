import type { Noun } from '../lexicon';
import { monthName } from '../figures/calendar';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { ownNounSpanish } from './own-noun.es';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'el ',
  weekday: 'el ',
  week: 'en la semana ',
  month: 'en ',
  'year-month': 'en ',
  quarter: 'en ',
  year: 'en ',
  clock: 'a las ',
  name: 'en ',
};
const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: 'en',
  spot: 'en',
  city: 'en',
  land: 'en',
  house: 'en',
  owner: 'de',
};

export const GRAMMAR_ES: Grammar = {
  at: ({ ref, raw, unit }) => (unit === 'clock' && /^1\D/.test(raw) ? `a la ${ref}` : `${AT[unit]}${ref}`),
  where: ({ name, role }) => `${WHERE[role]} ${name.ref}`,
  list: (names) => {
    const last = names.at(-1);
    const before = names.slice(0, -1).map((name) => name.ref);
    return last ? `${before.join(', ')} ${and(last)} ${last.ref}` : '';
  },
  stop: '.',
  capitals: true,
  the,
  counting,
  past: pastText,
  within: (window) => (window === '' ? '' : `en ${window}`),
  ownNoun: ownNounSpanish,
  amountOf,
  melts: [
    [/\bde el (?=\p{Ll})/gu, 'del '],
    [/\ba el (?=\p{Ll})/gu, 'al '],
  ],
};

/** What rises and falls where things are counted: "el número de visitantes". */
function amountOf(noun: Noun): Noun {
  return noun.plural && !noun.foreign ? { text: `número de ${noun.text}`, gender: 'm' } : noun;
}

/** "y", but "e" before the sound of i: "Ana e Ida". */
function and({ raw }: Pick<Name, 'raw'>): string {
  return /^h?[ií](?![aeo])/i.test(raw) ? 'e' : 'y';
}

/** "Y el precio", but "E Infection rate": a sentence that goes on with what it names. */
export function andThen(text: string): string {
  return `${and({ raw: text }) === 'e' ? 'E' : 'Y'} ${text}`;
}

/** A noun with its article: "la ocupación", "los depósitos"; what is a name goes without. */
export function the(noun: Noun): string {
  if (noun.foreign || noun.describes) return noun.text;
  const feminine = noun.gender === 'f';
  const article = noun.plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'el';
  return `${article} ${noun.text}`;
}

/** "de la ocupación", "del precio". */
export function ofThe(noun: Noun): string {
  return `de ${the(noun)}`.replace(/^de el /, 'del ');
}

/** "a la meta", "al objetivo". */
export function toThe(noun: Noun): string {
  return `a ${the(noun)}`.replace(/^a el /, 'al ');
}

/** The verb in the noun's number: "está" or "están". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** "sube" or "baja". */
export function moves(way: Way, noun: Noun | null = null): string {
  if (way === 'flat') return verb(noun, 'no se mueve', 'no se mueven');
  return way === 'up' ? verb(noun, 'sube', 'suben') : verb(noun, 'baja', 'bajan');
}

const SPANS = {
  day: 'el día',
  week: 'la semana',
  month: 'el mes',
  quarter: 'el trimestre',
  year: 'el año',
  season: 'la temporada',
} as const;

/** "hace un mes", "en agosto", "antes". */
function pastText(past: Past | null): string {
  if (!past) return 'antes';
  if (past.kind === 'month') return `en ${monthName(past.month, 'es')}`;
  const span = SPANS[past.span];
  return `${span} ${past.kind === 'last' ? (span.startsWith('la') ? 'pasada' : 'pasado') : 'anterior'}`;
}

const PERIODS: Readonly<Record<Period, { one: string; feminine: boolean }>> = {
  day: { one: 'día', feminine: false },
  week: { one: 'semana', feminine: true },
  month: { one: 'mes', feminine: false },
  quarter: { one: 'trimestre', feminine: false },
  year: { one: 'año', feminine: false },
  hour: { one: 'hora', feminine: true },
  step: { one: 'tramo', feminine: false },
};

/** "día", "semana"… with what goes before it, in its gender: `ningún día`, `ninguna semana`. */
export function periodWith(period: Period, masculine: string, feminine: string): string {
  const { one, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${one}`;
}

export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** A place before its noun: "tercer puesto". */
export function placeBefore(place: number | null): string | null {
  return placeWord(place)?.replace(/^(primer|tercer)o$/, '$1') ?? null;
}

/** A place from 1; null beyond the tenth. */
export const placeWord = placesNamed([
  'primero',
  'segundo',
  'tercero',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
]);

/** "61 puntos": the figure with what it counts, in its number. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return `${value.ref} ${value.fact.number === 1 ? (noun.one ?? noun.text) : noun.text}`;
}

/** "sube un 22 %", "baja 300 $". */
export function movement(way: Way | null, sum: Amount): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${way === 'up' ? 'sube' : 'baja'} ${by(sum)}`;
}

/** The size of a movement after its verb: "un 8,4 %", "300 $". */
export function by(amount: Amount): string {
  return amount.fact.kind === 'percent' ? `un ${amount.size}` : amount.size;
}

/** "del 8,4 %", "de 300 $": after a noun such as "subida". */
export function ofSize(amount: Amount): string {
  return amount.fact.kind === 'percent' ? `del ${amount.size}` : `de ${amount.size}`;
}

/** "en el 67 %", "en 300 $": where a figure stands. */
export function at({ fact, ref }: Amount): string {
  return fact.kind === 'percent' && fact.sign >= 0 ? `en el ${ref}` : `en ${ref}`;
}

/** "del 67 %", "de 300 $": what a figure amounts to. */
export function ofSum({ fact, ref }: Amount): string {
  return fact.kind === 'percent' && fact.sign >= 0 ? `del ${ref}` : `de ${ref}`;
}
