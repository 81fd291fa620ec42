import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, Past, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { ownNounPortuguese } from './own-noun.pt';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'em ',
  weekday: 'na ',
  week: 'em ',
  month: 'em ',
  'year-month': 'em ',
  quarter: 'no ',
  year: 'em ',
  clock: 'às ',
  name: 'em ',
};
/** Houses of masculine gender; shops, bakeries, libraries are feminine. */
const MASCULINE: ReadonlySet<string> = new Set(['museum', 'theatre', 'hotel', 'restaurant', 'club']);
const FIRMS: ReadonlySet<string> = new Set(['company', 'organization', 'organisation', 'startup', 'brand', 'business']);

export const GRAMMAR_PT: Grammar = {
  at: ({ ref, raw, unit }) => {
    if (unit === 'weekday') return `${/^(s[áa]b|dom)/i.test(raw) ? 'no' : 'na'} ${ref}`;
    return unit === 'clock' && /^[01]h/.test(raw) ? `à ${ref}` : `${AT[unit]}${ref}`;
  },
  where: ({ name, role }) => `${prepositionOf(name, role)} ${name.ref}`,
  list: (names) => {
    const refs = names.map((name) => name.ref);
    return refs.length < 2 ? refs.join('') : `${refs.slice(0, -1).join(', ')} e ${refs.at(-1) ?? ''}`;
  },
  stop: '.',
  capitals: true,
  the,
  counting,
  past: pastText,
  within,
  ownNoun: ownNounPortuguese,
  amountOf,
  melts: [
    [/\bde ([oa]s?) (?=\p{Ll})/gu, 'd$1 '],
    [/\bem ([oa]s?) (?=\p{Ll})/gu, 'n$1 '],
    [/\ba (os?) (?=\p{Ll})/gu, 'a$1 '],
    [/\bpor ([oa]s?) (?=\p{Ll})/gu, 'pel$1 '],
  ],
};

/** What rises and falls where things are counted: "o número de visitantes". */
function amountOf(noun: Noun): Noun {
  return noun.plural && !noun.foreign ? { text: `número de ${noun.text}`, gender: 'm' } : noun;
}

function prepositionOf({ raw, field }: Name, role: PlaceRole): string {
  if (role === 'chain') return 'na';
  if (role === 'spot') return /^(gate|terminal|pier|dock)\b/i.test(raw) ? 'no' : 'em';
  if (role === 'house') return MASCULINE.has(field) ? 'no' : 'na';
  if (role === 'owner') return FIRMS.has(field) ? 'da' : 'de';
  return 'em';
}

/** A token with its article: "o USDC"; any other name goes without. */
export function coin(name: Name): string {
  return /^\p{Lu}{2,6}\d?$/u.test(name.raw) ? `o ${name.ref}` : name.ref;
}

/** A noun with its article: "a margem", "os depósitos"; what is a name goes without. */
export function the(noun: Noun): string {
  if (noun.foreign || noun.describes) return noun.text;
  return `${noun.gender === 'f' ? 'a' : 'o'}${noun.plural ? 's' : ''} ${noun.text}`;
}

function contracted(preposition: string, noun: Noun): string {
  const text = the(noun);
  return text === noun.text ? `${preposition} ${text}` : '';
}

/** "do preço", "da margem", "dos depósitos". */
export function ofThe(noun: Noun): string {
  return contracted('de', noun) || `d${the(noun)}`;
}

/** "no preço", "na margem", "nos depósitos". */
export function inThe(noun: Noun): string {
  return contracted('em', noun) || `n${the(noun)}`;
}

/** The verb in the noun's number: "sobe" or "sobem". */
export function verb(noun: Noun | null, one: string, many: string): string {
  return noun?.plural ? many : one;
}

/** A participle that agrees, given in the masculine singular: "fixada", "fixados". */
export function agree(noun: Noun | null, masculine: string): string {
  const stem = noun?.gender === 'f' ? masculine.replace(/o$/, 'a') : masculine;
  return noun?.plural ? `${stem}s` : stem;
}

/** "sobe" or "cai". */
export function moves(way: Way, noun: Noun | null = null): string {
  if (way === 'flat') return verb(noun, 'não se mexe', 'não se mexem');
  return way === 'up' ? verb(noun, 'sobe', 'sobem') : verb(noun, 'cai', 'caem');
}

/** "em sete dias"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `em ${window}`;
}

const SPANS = {
  day: { last: 'na véspera', earlier: 'no dia anterior' },
  week: { last: 'na semana passada', earlier: 'na semana anterior' },
  month: { last: 'no mês passado', earlier: 'no mês anterior' },
  quarter: { last: 'no trimestre passado', earlier: 'no trimestre anterior' },
  year: { last: 'no ano passado', earlier: 'no ano anterior' },
  season: { last: 'na temporada passada', earlier: 'na temporada anterior' },
} as const;

/** "no mês passado", "em agosto", "antes". */
export function pastText(past: Past | null): string {
  if (!past) return 'antes';
  return past.kind === 'month' ? `em ${monthName(past.month, 'pt')}` : SPANS[past.span][past.kind];
}

/** "61 pontos", "1 ponto", "8,4 milhões de moradores": the figure with what it counts. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  if (/(lhão|lhões)$/.test(value.spoken)) return `${value.ref} de ${noun.text}`;
  return `${value.ref} ${value.fact.number === 1 ? (noun.one ?? noun.text) : noun.text}`;
}

/** "alta de 22%", "queda de 9%". */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${way === 'up' ? 'alta' : 'queda'} de ${sum.size}`;
}
