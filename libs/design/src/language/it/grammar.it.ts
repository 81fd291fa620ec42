import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Name, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { counting, preposed } from './articles.it';
import { ownNounItalian } from './own-noun.it';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'il ',
  weekday: '',
  week: 'nella settimana ',
  month: 'a ',
  'year-month': 'a ',
  quarter: 'nel ',
  year: 'nel ',
  clock: 'alle ',
  name: 'in ',
};
const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: 'su',
  spot: 'a',
  city: 'a',
  land: 'in',
  house: 'a',
  owner: 'di',
};

export const GRAMMAR_IT: Grammar = {
  at: ({ ref, raw, unit }) => {
    if (unit === 'day' && /^(8|11)\D/.test(raw)) return `il giorno ${ref}`;
    if (unit === 'clock' && /^0?1\D/.test(raw)) return `all'${ref}`;
    if ((unit === 'month' || unit === 'year-month') && /^a/i.test(raw)) return `ad ${ref}`;
    return `${AT[unit]}${ref}`;
  },
  where: ({ name, role }) => (WHERE[role] === 'a' ? to(name) : `${WHERE[role]} ${name.ref}`),
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
  within: (window) => (window === '' ? '' : `in ${window}`),
  ownNoun: ownNounItalian,
  amountOf,
};

/** What rises and falls where things are counted: "il numero di visitatori". */
function amountOf(noun: Noun): Noun {
  return noun.plural && !noun.foreign ? { text: `numero di ${noun.text}`, gender: 'm' } : noun;
}

/** "e", but "ed" before the same vowel: "Ana ed Elio". */
function and({ raw }: Name): string {
  return /^e/i.test(raw) ? 'ed' : 'e';
}

/** "a Bergen", "ad Aosta". */
export function to({ ref, raw }: Name): string {
  return `${/^a/i.test(raw) ? 'ad' : 'a'} ${ref}`;
}

/** A noun with its article: "l'occupazione", "gli ordini"; what is a name goes without. */
export function the(noun: Noun): string {
  return preposed('', noun);
}

/** "dell'occupazione", "del prezzo". */
export function ofThe(noun: Noun): string {
  return preposed('di', noun);
}

/** "al traguardo", "all'obiettivo". */
export function toThe(noun: Noun): string {
  return preposed('a', noun);
}

/** The verb in the noun's number: "è" or "sono". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** The ending of an adjective or participle that agrees: "fissat" + "o", "a", "i", "e". */
export function ending(noun: Noun | null): string {
  if (noun?.gender === 'f') return noun.plural ? 'e' : 'a';
  return noun?.plural ? 'i' : 'o';
}

/** "sale" or "scende". */
export function moves(way: Way, noun: Noun | null = null): string {
  if (way === 'flat') return verb(noun, 'non si muove', 'non si muovono');
  return way === 'up' ? verb(noun, 'sale', 'salgono') : verb(noun, 'scende', 'scendono');
}

const LAST = {
  day: 'il giorno prima',
  week: 'la settimana scorsa',
  month: 'il mese scorso',
  quarter: 'il trimestre scorso',
  year: "l'anno scorso",
  season: 'la stagione scorsa',
} as const;
const EARLIER = {
  day: 'il giorno prima',
  week: 'la settimana prima',
  month: 'il mese prima',
  quarter: 'il trimestre prima',
  year: "l'anno prima",
  season: 'la stagione prima',
} as const;

/** "il mese scorso", "ad agosto", "prima". */
function pastText(past: Past | null): string {
  if (!past) return 'prima';
  if (past.kind !== 'month') return past.kind === 'last' ? LAST[past.span] : EARLIER[past.span];
  const month = monthName(past.month, 'it');
  return `${month.startsWith('a') ? 'ad' : 'a'} ${month}`;
}

const PERIODS: Readonly<Record<Period, { one: string; feminine: boolean }>> = {
  day: { one: 'giorno', feminine: false },
  week: { one: 'settimana', feminine: true },
  month: { one: 'mese', feminine: false },
  quarter: { one: 'trimestre', feminine: false },
  year: { one: 'anno', feminine: false },
  hour: { one: 'ora', feminine: true },
  step: { one: 'tappa', feminine: true },
};

/** A period after lower-case words that agree with it: "nessun giorno", "nessuna settimana", "l'anno", "nessun'ora". */
export function periodWith(period: Period, masculine: string, feminine: string): string {
  const { one, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${one}`
    .replace(/(^|\s)(?:il|la) (?=[ao])/, "$1l'")
    .replace(/una (?=o)/, "un'");
}

/** "giorno", "settimana". */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** "il più caldo", "la più calda": the ending for the period's gender. */
export function periodEnding(period: Period): string {
  return PERIODS[period].feminine ? 'a' : 'o';
}

/** A place from 1 as a masculine word; null beyond the tenth. */
export const placeWord = placesNamed([
  'primo',
  'secondo',
  'terzo',
  'quarto',
  'quinto',
  'sesto',
  'settimo',
  'ottavo',
  'nono',
  'decimo',
]);
