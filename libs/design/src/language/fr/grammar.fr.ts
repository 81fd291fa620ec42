import { wordTable } from '@app/facts';
import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, Past, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { elides } from './elision.fr';
import { ownNounFrench } from './own-noun.fr';

/** Days of the week stand bare: "402 pains samedi"; a sentence never begins with one. */
const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'le ',
  weekday: '',
  week: 'en ',
  month: 'en ',
  'year-month': 'en ',
  quarter: 'au ',
  year: 'en ',
  clock: 'à ',
  name: 'pour ',
};
/** Houses that stand with an article; shops and clubs go with "chez". */
const HOUSES = wordTable<Noun>({
  museum: { text: '', gender: 'm' },
  theatre: { text: '', gender: 'm' },
  hotel: { text: '', gender: 'm' },
  library: { text: '', gender: 'f' },
  school: { text: '', gender: 'f' },
});

export const GRAMMAR_FR: Grammar = {
  at: ({ ref, unit }) => `${AT[unit]}${ref}`,
  where: ({ name, role }) => whereIs(name, role),
  list: (names) => {
    const refs = names.map((name) => name.ref);
    return refs.length < 2 ? refs.join('') : `${refs.slice(0, -1).join(', ')} et ${refs.at(-1) ?? ''}`;
  },
  stop: '.',
  capitals: true,
  spacedMarks: true,
  the,
  counting,
  past: pastText,
  within,
  ownNoun: ownNounFrench,
  amountOf,
  melts: [
    [/(?<![\p{L}’])de le (?=\p{Ll})/gu, 'du '],
    [/(?<![\p{L}’])de les (?=\p{Ll})/gu, 'des '],
    [/(?<![\p{L}’])à le (?=\p{Ll})/gu, 'au '],
    [/(?<![\p{L}’])à les (?=\p{Ll})/gu, 'aux '],
  ],
};

/** What rises and falls where things are counted: "le nombre de visiteurs". */
function amountOf(noun: Noun): Noun {
  return noun.plural && !noun.foreign ? { text: `nombre ${of(noun)}`, gender: 'm' } : noun;
}

function whereIs(name: Name, role: PlaceRole): string {
  if (role === 'owner') return ofName(name);
  if (role === 'chain') return `sur ${name.ref}`;
  if (role === 'land') return `pour ${name.ref}`;
  if (role === 'house') {
    const house = HOUSES[name.field];
    return house ? `${toThe({ ...house, text: name.raw }).replace(name.raw, '')}${name.ref}` : `chez ${name.ref}`;
  }
  return `à ${name.ref}`;
}

/** Foreign names in H are not known to be mute: "de Harbour City", but "d’Aave". */
function elidesName({ raw }: Name): boolean {
  return !/^h/i.test(raw) && elides(raw);
}

/** "de Bergen", "d’Aave". */
export function ofName(name: Name): string {
  return elidesName(name) ? `d’${name.ref}` : `de ${name.ref}`;
}

/** A token with its article: "l’USDC", "le DAI"; any other name goes without. */
export function coin(name: Name): string {
  if (!/^\p{Lu}{2,6}\d?$/u.test(name.raw)) return name.ref;
  return elidesName(name) ? `l’${name.ref}` : `le ${name.ref}`;
}

/** A noun with its article: "la marge", "l’objectif", "les dépôts"; what is a name goes without. */
export function the(noun: Noun): string {
  if (noun.foreign || noun.describes) return noun.text;
  if (noun.plural) return `les ${noun.text}`;
  if (elides(noun.text)) return `l’${noun.text}`;
  return `${noun.gender === 'f' ? 'la' : 'le'} ${noun.text}`;
}

/** "du prix", "de la marge", "de l’objectif", "des dépôts". */
export function ofThe(noun: Noun): string {
  return `de ${the(noun)}`.replace(/^de les /, 'des ').replace(/^de le /, 'du ');
}

/** "au prix", "à la marge", "aux dépôts". */
export function toThe(noun: Noun): string {
  return `à ${the(noun)}`.replace(/^à les /, 'aux ').replace(/^à le /, 'au ');
}

/** Without an article: "de marge", "d’humidité". */
export function of(noun: Noun): string {
  return elides(noun.text) && !noun.foreign ? `d’${noun.text}` : `de ${noun.text}`;
}

/** The verb in the noun's number: "monte" or "montent". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** A participle that agrees: `agree(noun, 'atteint')` is "atteinte" of a feminine noun, "atteints" of several things. */
export function agree(noun: Noun | null, masculine: string): string {
  const plural = noun?.plural && !masculine.endsWith('s') ? 's' : '';
  return `${masculine}${noun?.gender === 'f' ? 'e' : ''}${plural}`;
}

/** "monte" or "baisse". */
export function moves(way: Way, noun: Noun | null = null): string {
  if (way === 'flat') return verb(noun, 'ne bouge pas', 'ne bougent pas');
  return way === 'up' ? verb(noun, 'monte', 'montent') : verb(noun, 'baisse', 'baissent');
}

/** "sur sept jours"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `sur ${window}`;
}

const SPANS = {
  day: { last: 'la veille', earlier: 'la veille' },
  week: { last: 'la semaine dernière', earlier: 'la semaine précédente' },
  month: { last: 'le mois dernier', earlier: 'le mois précédent' },
  quarter: { last: 'le trimestre dernier', earlier: 'le trimestre précédent' },
  year: { last: 'l’an dernier', earlier: 'l’année précédente' },
  season: { last: 'la saison dernière', earlier: 'la saison précédente' },
} as const;

/** "le mois dernier", "en août", "avant". */
export function pastText(past: Past | null): string {
  if (!past) return 'avant';
  return past.kind === 'month' ? `en ${monthName(past.month, 'fr')}` : SPANS[past.span][past.kind];
}

/** "61 points", "1 point", "8,4 millions d’habitants": the figure with what it counts. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  if (/milli(?:on|ard)s?$/.test(value.spoken)) return `${value.ref} ${of(noun)}`;
  const single = Math.abs(value.fact.number ?? 2) < 2;
  return `${value.ref} ${single ? (noun.one ?? noun.text) : noun.text}`;
}

/** "en hausse de 22 %", "en baisse de 9 %". */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `en ${way === 'up' ? 'hausse' : 'baisse'} de ${sum.size}`;
}
