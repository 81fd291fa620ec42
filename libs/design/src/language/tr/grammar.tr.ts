import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { inName, lastSound, locative } from './harmony.tr';

export const GRAMMAR_TR: Grammar = {
  at: ({ ref, raw, unit }) => {
    if (unit === 'weekday') return `${ref} günü`;
    return unit === 'clock' ? `saat ${inName(ref, raw)}` : inName(ref, raw);
  },
  where: ({ name }) => inName(name.ref, name.raw),
  list: (names) => {
    const refs = names.map((name) => name.ref);
    return refs.length < 2 ? refs.join('') : `${refs.slice(0, -1).join(', ')} ve ${refs.at(-1) ?? ''}`;
  },
  stop: '.',
  capitals: true,
  the: ({ text }) => text,
  counting,
  past: pastText,
  amountOf,
  within: (window) => (window === '' ? '' : `${window} içinde`),
};

/** What rises and falls: "ziyaretçi sayısı" for things that are counted, the noun itself otherwise. */
export function amountOf(noun: Noun): Noun {
  return noun.plural ? { text: `${noun.text} sayısı` } : noun;
}

/** "61 puan": the figure with what it counts, which stays in the singular. */
export function counting(value: Amount, noun: Noun | null): string {
  return noun ? `${value.ref} ${noun.text}` : value.ref;
}

/** "artıyor", "azalıyor" or "değişmiyor". */
export function moves(way: Way): string {
  return { up: 'artıyor', down: 'azalıyor', flat: 'değişmiyor' }[way];
}

/** "arttı", "azaldı" or "değişmedi". */
export function moved(way: Way): string {
  return { up: 'arttı', down: 'azaldı', flat: 'değişmedi' }[way];
}

const SPANS = { day: 'gün', week: 'hafta', month: 'ay', quarter: 'çeyrek', year: 'yıl', season: 'sezon' } as const;

/** "geçen ay", "bir önceki yıl", "Ağustos'ta", "önceden". */
export function pastText(past: Past | null): string {
  if (!past) return 'önceden';
  if (past.kind === 'month') {
    const month = monthName(past.month, 'tr');
    return `${month}'${locative(lastSound(month))}`;
  }
  return past.kind === 'last' ? `geçen ${SPANS[past.span]}` : `önceki ${SPANS[past.span]}`;
}

const PERIODS: Readonly<Record<Period, string>> = {
  day: 'gün',
  week: 'hafta',
  month: 'ay',
  quarter: 'çeyrek',
  year: 'yıl',
  hour: 'saat',
  step: 'etap',
};

/** The name of a period. */
export function periodName(period: Period): string {
  return PERIODS[period];
}

/** "günde", "haftada", "çeyrekte"; "saat" takes a front vowel against the rule. */
export function inPeriod(period: Period): string {
  if (period === 'hour') return 'saatte';
  return `${PERIODS[period]}${locative(PERIODS[period])}`;
}

/** A place from 1; null beyond the tenth. */
export const placeWord = placesNamed(
  'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu'.split(' '),
);

/** "%22 yukarıda", "%9 aşağıda". */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${sum.size} ${way === 'up' ? 'yukarıda' : 'aşağıda'}`;
}

/** "gelir sıralamasında": works with any name, whatever its last sound. */
export function rankedBy(by: Noun | null): string {
  return by ? `${by.text} sıralamasında` : '';
}

/** A name right before its figure; the payload's own may end in a digit, and take a colon. */
export function label(noun: Noun): string {
  return noun.foreign ? `${noun.text}:` : noun.text;
}
