import { wordTable } from '@app/facts';
import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { ownNounGerman, spelledGerman } from './own-noun.de';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'am ',
  weekday: 'am ',
  week: 'in ',
  month: 'im ',
  'year-month': 'im ',
  quarter: 'im ',
  year: 'im Jahr ',
  clock: 'um ',
  name: 'bei ',
};
/** Fields whose names stand with an article: "im Tide Museum", "in der Stadtbibliothek". */
const HOUSES = wordTable<string>({
  museum: 'im',
  theatre: 'im',
  library: 'in der',
  school: 'an der',
});

export const GRAMMAR_DE: Grammar = {
  at: ({ ref, unit }) => `${AT[unit]}${ref}`,
  where: ({ name, role }) => `${prepositionOf(name, role)} ${name.ref}`,
  list: (names) => {
    const refs = names.map((name) => name.ref);
    return refs.length < 2 ? refs.join('') : `${refs.slice(0, -1).join(', ')} und ${refs.at(-1) ?? ''}`;
  },
  stop: '.',
  capitals: true,
  the,
  counting,
  past: pastText,
  amountOf,
  within,
  ownNoun: ownNounGerman,
  spelled: spelledGerman,
};

function prepositionOf({ raw, field }: Name, role: PlaceRole): string {
  if (role === 'chain') return 'auf';
  if (role === 'spot') return /^(gate|terminal|pier|dock|platform)\b/i.test(raw) ? 'an' : 'in';
  if (role === 'city' || role === 'land') return 'in';
  return (role === 'house' && HOUSES[field]) || 'bei';
}

/** The form of a noun after an article. */
function weak(noun: Noun): string {
  return noun.forms?.weak ?? noun.text;
}

/** A noun with its article: "die Auslastung", "die Einlagen"; what is a name, or one of many things, goes without. */
export function the(noun: Noun): string {
  if (noun.foreign || noun.describes) return noun.text;
  if (noun.plural || noun.gender === 'f') return `die ${weak(noun)}`;
  if (noun.gender === undefined) return noun.text;
  return `${noun.gender === 'm' ? 'der' : 'das'} ${weak(noun)}`;
}

/** After "bei", "unter", "mit": "dem Ziel", "der Auslastung", "den Einlagen". */
export function theDative(noun: Noun): string {
  if (noun.foreign || noun.describes) return noun.text;
  if (noun.plural) return `den ${bareDative(noun)}`;
  if (noun.gender === undefined) return noun.text;
  return noun.gender === 'f' ? `der ${weakSingular(noun)}` : `dem ${noun.text}`;
}

/** "der gefühlten Temperatur": an adjective before a feminine noun bends after "der". */
function weakSingular({ text }: Noun): string {
  return text.replace(/^(\p{Ll}+e) (?=\p{Lu})/u, '$1n ');
}

/** Without an article, after "mit" or "an": "Punkten", "Stimmen", "Likes", "aktiven Nutzern", "Umsatz". */
export function bareDative(noun: Noun): string {
  if (!noun.plural || noun.foreign) return noun.text;
  const text = noun.forms?.dative ?? weak(noun);
  if (noun.forms?.dative !== undefined) return text;
  return /[ns]$/.test(text) || text === 'Stück' ? text : `${text}n`;
}

/** The verb in the noun's number: "liegt" or "liegen". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** Units that would bend after a preposition, while a figure is written once for all cases. */
function bends(value: Amount): boolean {
  return /^(day|month|permyriad)$/.test(value.fact.unit?.id ?? '');
}

/** What rises and falls: "die Zahl der Besucher" for things that are counted, the noun itself otherwise. */
export function amountOf(noun: Noun): Noun {
  return noun.plural && noun.gender !== 's' ? { text: `Zahl der ${weak(noun)}`, gender: 'f' } : noun;
}

/** "die Auslastung liegt bei 87 %", "die Frist beträgt 3 Tage", "die Zahl der Besucher liegt bei 402". */
export function lies(noun: Noun, value: Amount): string {
  const amount = amountOf(noun);
  return `${the(amount)} ${liesAt(amount, value)}`;
}

/** "liegt bei 87 %". */
export function liesAt(noun: Noun | null, value: Amount): string {
  return bends(value)
    ? `${verb(noun, 'beträgt', 'betragen')} ${value.ref}`
    : `${verb(noun, 'liegt', 'liegen')} bei ${value.ref}`;
}

/** "steigt", "fällt" or "bleibt gleich". */
export function moves(way: Way, noun: Noun | null = null): string {
  if (way === 'flat') return verb(noun, 'bleibt gleich', 'bleiben gleich');
  return way === 'up' ? verb(noun, 'steigt', 'steigen') : verb(noun, 'fällt', 'fallen');
}

/** "ist um 8 % gestiegen". */
export function hasMoved(way: Way, noun: Noun | null, size: string): string {
  return `${verb(noun, 'ist', 'sind')} um ${size} ${way === 'up' ? 'gestiegen' : 'gefallen'}`;
}

/** "in sieben Tagen"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

const LAST = {
  day: 'am Vortag',
  week: 'letzte Woche',
  month: 'letzten Monat',
  quarter: 'im letzten Quartal',
  year: 'letztes Jahr',
  season: 'in der letzten Saison',
} as const;
const EARLIER = {
  day: 'am Tag davor',
  week: 'in der Woche davor',
  month: 'im Monat davor',
  quarter: 'im Quartal davor',
  year: 'im Jahr davor',
  season: 'in der Saison davor',
} as const;

/** "letzten Monat", "im August", "zuvor". */
export function pastText(past: Past | null): string {
  if (!past) return 'zuvor';
  if (past.kind === 'month') return `im ${monthName(past.month, 'de')}`;
  return past.kind === 'last' ? LAST[past.span] : EARLIER[past.span];
}

const PERIODS: Readonly<Record<Period, { one: string; gender: 'm' | 'f' | 'n' }>> = {
  day: { one: 'Tag', gender: 'm' },
  week: { one: 'Woche', gender: 'f' },
  month: { one: 'Monat', gender: 'm' },
  quarter: { one: 'Quartal', gender: 'n' },
  year: { one: 'Jahr', gender: 'n' },
  hour: { one: 'Stunde', gender: 'f' },
  step: { one: 'Abschnitt', gender: 'm' },
};

/** A period with what goes before it, in its gender: "der beste Tag", "die beste Woche", "das beste Jahr". */
export function periodWith(period: Period, masculine: string, feminineForm: string, neuter: string): string {
  const { one, gender } = PERIODS[period];
  return `${{ m: masculine, f: feminineForm, n: neuter }[gender]} ${one}`;
}

/** "an keinem Tag", "in keiner Woche". */
export function inNone(period: Period): string {
  return `${period === 'day' ? 'an' : 'in'} ${periodWith(period, 'keinem', 'keiner', 'keinem')}`;
}

/** The name of a period. */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

const RANKS = 'eins zwei drei vier fünf sechs sieben acht neun zehn'.split(' ');

/** A place from 1 as who holds it: "Dritter"; null beyond the tenth. */
export const placeWord = placesNamed(
  'Erster Zweiter Dritter Vierter Fünfter Sechster Siebter Achter Neunter Zehnter'.split(' '),
);

/** "Platz drei". */
export function rankWord(place: number | null): string | null {
  const word = place === null ? undefined : RANKS[place - 1];
  return word === undefined ? null : `Platz ${word}`;
}

/** "61 Punkte": the figure with what it counts, in its number. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return `${value.ref} ${value.fact.number === 1 ? (noun.one ?? noun.text) : noun.text}`;
}

/** "mit 61 Punkten", at the end of a sentence; a colon where the figure's own unit would bend. */
export function withSum(value: Amount, noun: Noun | null): string {
  if (noun) return `mit ${value.ref} ${value.fact.number === 1 ? (noun.one ?? noun.text) : bareDative(noun)}`;
  return bends(value) ? `: ${value.ref}` : `mit ${value.ref}`;
}

/** "22 % im Plus", "9 % im Minus". */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${sum.size} im ${way === 'up' ? 'Plus' : 'Minus'}`;
}

/** A name right before its figure; the payload's own may end in a digit, and take a colon. */
export function label(noun: Noun): string {
  return noun.foreign ? `${noun.text}:` : noun.text;
}
