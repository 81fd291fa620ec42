import { PERIOD_LANGUAGES } from '../calendar/period-languages';
import { phrasesOf } from '../calendar/period-table';
import { foldWord } from '../fold-word';

/** Roles that end a German compound, and end no word of another language: Umsatzziel, Nitratgrenzwert. */
const ROLES = [
  'ziel',
  'zielwert',
  'sollwert',
  'planwert',
  'istwert',
  'grenzwert',
  'richtwert',
  'schwellenwert',
  'höchstwert',
  'mindestwert',
  'vergleichswert',
  'mittelwert',
  'durchschnitt',
  'prognose',
  'anteil',
  'rekord',
];
const SHORTEST_REST = 3;

interface CompoundParts {
  /** Either end: Vorjahresumsatz, Umsatzvorjahr. */
  readonly periods: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  readonly longest: number;
}

let found: CompoundParts | null = null;

/**
 * Where a German compound is to be split: behind a period at its beginning ("Vorjahres|umsatz") or before a period or
 * role at its end ("Umsatz|vorjahr"); 0 for any other word. `more` are words that the caller wants split off too.
 */
export function compoundSplit(word: string, more?: ReadonlySet<string>): number {
  const { periods, endings, longest } = (found ??= gather());
  const lower = word.toLowerCase();
  const has = (part: string): boolean => periods.has(foldWord(part)) || (more?.has(part) ?? false);
  if (has(lower)) return 0;
  for (let length = Math.min(longest, lower.length - SHORTEST_REST); length >= 4; length -= 1) {
    const head = lower.slice(0, length);
    // The joining s is part of the first word: "Rekord|s|umsatz".
    if (has(head) || (head.endsWith('s') && length > 4 && has(head.slice(0, -1)))) return length;
  }
  for (let length = Math.min(longest, lower.length - SHORTEST_REST); length >= 4; length -= 1) {
    const tail = lower.slice(-length);
    if (has(tail) || endings.has(foldWord(tail))) return lower.length - length;
  }
  return 0;
}

function gather(): CompoundParts {
  const { last, beforeLast, sameOfLast } = PERIOD_LANGUAGES.de;
  const rows = [last, beforeLast, sameOfLast].flatMap((phrases) => phrasesOf(phrases));
  const words = rows.flatMap(({ ways }) => ways.filter((way) => way.words.length === 1 && way.isSure));
  const periods = new Set(
    words.flatMap((way) => way.words).filter((word) => /^vor\p{L}{3}/u.test(word) && !/^vorh?er/.test(word)),
  );
  const endings = new Set(ROLES.map(foldWord));
  return { periods, endings, longest: 24 };
}
