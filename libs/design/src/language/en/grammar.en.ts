import type { Fact } from '@app/facts';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, PlaceRole, Steps, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { ownNounEnglish } from './own-noun.en';

const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: 'on',
  spot: 'at',
  city: 'in',
  land: 'in',
  house: 'at',
  owner: 'for',
};

/** Nouns that make an adjective label a subject: "the number sold", "the share on time". */
const HEADS: Readonly<Partial<Record<Fact['kind'], string>>> = {
  count: 'number',
  percent: 'share',
  currency: 'amount',
  duration: 'time',
  measure: 'amount',
};

/** Labels that take no article: "raised so far", "did not finish", "still needed". */
const ALONE =
  /^(?:the|did|does|do|has|have|not|still|so|yet|already|\p{L}{3,}ed (?:so far|to date|by|in|on|this|since|until))(?: |$)/iu;
/** A label that keeps its capital is a name, unless it begins with an abbreviation. */
const NAME = /^(?!\p{Lu}+\d*\b)\p{Lu}/u;

export const GRAMMAR_EN: Grammar = {
  at: ({ ref, unit, period }) => {
    const isDay = unit === 'day' || unit === 'weekday' || (unit === 'name' && period === 'day');
    return `${unit === 'clock' ? 'at' : isDay ? 'on' : 'in'} ${ref}`;
  },
  where: ({ name, role }) => `${WHERE[role]} ${name.ref}`,
  list: (names) => {
    const refs = names.map(({ ref }) => ref);
    return refs.length > 1 ? `${refs.slice(0, -1).join(', ')} and ${refs.at(-1) ?? ''}` : refs.join('');
  },
  the,
  completed: (noun, kind) => {
    const head = HEADS[kind];
    return head === undefined ? noun : { text: `${head} ${noun.text}` };
  },
  counting,
  past: (_, words) => words,
  within,
  ownNoun: ownNounEnglish,
  stop: '.',
  capitals: true,
  yearOfMoments: true,
};

/** "the wait", "the total", "deposits". */
export function the({ text, plural }: Noun): string {
  return plural || ALONE.test(text) || NAME.test(text) ? text : `the ${text}`;
}

/** "61 points", "1 point". */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return `${value.ref} ${(value.fact.number === 1 ? noun.one : undefined) ?? noun.text}`;
}

/** "in seven days"; empty where no window is stated. */
export function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** The verb in the noun's number: "stands" or "stand". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** A sentence with the verb for a name: plural for teams, singular for others; null for names in "s", whose number is not sure. */
export function withVerb(
  { field, raw }: Name,
  [one, many]: readonly [string, string],
  say: (verb: string) => string,
): string | null {
  if (/^(?:team|club|side|squad)$/i.test(field)) return say(many);
  return /s$/i.test(raw) ? null : say(one);
}

/** "up 22%", "down 9%". */
export function movement(way: Way | null, value: Pick<Amount, 'ref' | 'size'>): string {
  return way === null ? value.ref : `${way === 'down' ? 'down' : 'up'} ${value.size}`;
}

/** "day", "lap". */
export function periodName({ period, step }: Steps): string {
  return step ?? period;
}

/** A place from 1 in words; null beyond the tenth. */
export const placeWord = placesNamed([
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]);

/** " on Base", ", on Aave": where something is; empty where it is nowhere. */
export function on(place: Name | null): string {
  return place ? `on ${place.ref}` : '';
}
