import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, TimeUnit, Way } from '../phrasebook/slots';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'को',
  weekday: 'को',
  week: 'में',
  month: 'में',
  'year-month': 'में',
  quarter: 'में',
  year: 'में',
  clock: 'पर',
  name: 'में',
};
const DOORS = /^(gate|terminal|pier|dock|platform|counter)\b/i;

export const GRAMMAR_HI: Grammar = {
  at: ({ ref, raw, unit }) => (unit === 'clock' && raw.endsWith(':00') ? ref : `${ref} ${AT[unit]}`),
  where: ({ name, role }) => {
    if (role === 'owner') return `${name.ref} का`;
    return `${name.ref} ${role === 'chain' || (role === 'spot' && DOORS.test(name.raw)) ? 'पर' : 'में'}`;
  },
  list: (names) => {
    const refs = names.map((name) => name.ref);
    return refs.length < 2 ? refs.join('') : `${refs.slice(0, -1).join(', ')} और ${refs.at(-1) ?? ''}`;
  },
  stop: '।',
  capitals: false,
  the: ({ text }) => text,
  counting,
  past: pastText,
  within,
};

/** Words of a participle or adjective in the noun's gender and number; names go as masculine singular. */
export function agree(noun: Noun | null, masculine: string, feminine: string, masculines: string): string {
  if (!noun || noun.foreign || noun.describes) return masculine;
  if (noun.gender === 'f') return feminine;
  return noun.plural ? masculines : masculine;
}

/** "का", "की", "के" by what is owned. */
export function ofA(noun: Noun | null): string {
  return agree(noun, 'का', 'की', 'के');
}

/** A place before its noun: "Bergen में", or of an owner "Acme की" by what is owned. */
export function placed(where: string, noun: Noun): string {
  return where.replace(/ का$/, ` ${ofA(noun)}`);
}

/** "है" or "हैं". */
export function is(noun: Noun | null): string {
  return noun?.plural ? 'हैं' : 'है';
}

/** "बढ़ा", "बढ़ी", "बढ़े", "बढ़ीं", or the same of "घट". */
export function moved(way: Way, noun: Noun | null): string {
  const stem = way === 'down' ? 'घट' : 'बढ़';
  return `${stem}${noun?.gender === 'f' && noun.plural ? 'ीं' : agree(noun, 'ा', 'ी', 'े')}`;
}

/** "बढ़ा है", "बढ़ी हैं". */
export function hasMoved(way: Way, noun: Noun | null): string {
  return `${moved(way, noun).replace(/ीं$/, 'ी')} ${is(noun)}`;
}

/** The form before a postposition: "मुनाफ़े", "ग्राहकों", "कीमत". */
export function oblique(noun: Noun): string {
  if (noun.forms?.oblique) return noun.forms.oblique;
  if (noun.foreign || noun.describes) return noun.text;
  if (!noun.plural) return noun.gender === 'm' ? noun.text.replace(BENDS, 'े') : noun.text;
  const [pattern, ending] = PLURALS.find(([end]) => end.test(noun.text)) ?? [/$/, 'ों'];
  return noun.text.replace(pattern, ending);
}

/** The ending of masculine words, also within: "खुले भाव", "जवाब के समय"; "सालाना" and its like never bend. */
const BENDS = /(?<!ान)ा(?= |$)/gu;

/** Endings of plurals and what they become before a postposition. */
const PLURALS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ियाँ$/, 'ियों'],
  [/एँ$/, 'ओं'],
  [/ें$/, 'ों'],
  [/ी$/, 'ियों'],
  [/ा$/, 'ाओं'],
  [/े$/, 'ों'],
  [/ू$/, 'ुओं'],
  [/ॉ$/, 'ॉ'],
];

/** "सात दिन में"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `${window} में`;
}

/** "61 अंक": the figure with what it counts, in its number. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return `${value.ref} ${value.fact.number === 1 ? (noun.one ?? noun.text) : noun.text}`;
}

/** "22% ऊपर", "9% नीचे". */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${sum.size} ${way === 'up' ? 'ऊपर' : 'नीचे'}`;
}

const LAST = {
  day: 'पिछले दिन',
  week: 'पिछले हफ़्ते',
  month: 'पिछले महीने',
  quarter: 'पिछली तिमाही में',
  year: 'पिछले साल',
  season: 'पिछले सीज़न में',
} as const;
const EARLIER = {
  day: 'उससे पिछले दिन',
  week: 'उससे पिछले हफ़्ते',
  month: 'उससे पिछले महीने',
  quarter: 'उससे पिछली तिमाही में',
  year: 'उससे पिछले साल',
  season: 'उससे पिछले सीज़न में',
} as const;

/** "पिछले महीने", "अगस्त में", "पहले". */
function pastText(past: Past | null): string {
  if (!past) return 'पहले';
  if (past.kind === 'month') return `${monthName(past.month, 'hi')} में`;
  return past.kind === 'last' ? LAST[past.span] : EARLIER[past.span];
}

const PERIODS: Readonly<Record<Period, { one: string; oblique: string; feminine?: boolean }>> = {
  day: { one: 'दिन', oblique: 'दिन' },
  week: { one: 'हफ़्ता', oblique: 'हफ़्ते' },
  month: { one: 'महीना', oblique: 'महीने' },
  quarter: { one: 'तिमाही', oblique: 'तिमाही', feminine: true },
  year: { one: 'साल', oblique: 'साल' },
  hour: { one: 'घंटा', oblique: 'घंटे' },
  step: { one: 'चरण', oblique: 'चरण' },
};

/** "दिन", "तिमाही". */
export function periodName(period: Period): string {
  return PERIODS[period].one;
}

/** "किसी भी दिन", "किसी भी तिमाही में". */
export function inAny(period: Period): string {
  return `${periodBefore(period, 'किसी भी')}${period === 'day' ? '' : ' में'}`;
}

/** A period with an adjective in its gender: "सबसे गरम दिन", "सबसे ऊँची तिमाही". */
export function periodWith(period: Period, masculine: string, feminine = masculine): string {
  const { one, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${one}`;
}

/** The same before a postposition: "पिछले हफ़्ते", "किसी भी तिमाही". */
export function periodBefore(period: Period, masculine: string, feminine = masculine): string {
  const { oblique: form, feminine: isFeminine } = PERIODS[period];
  return `${isFeminine ? feminine : masculine} ${form}`;
}

const RANKS = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें'.split(' ');

/** "तीसरे नंबर पर"; null beyond the tenth. */
export function rankAt(place: number | null): string | null {
  const word = place === null ? undefined : RANKS[place - 1];
  return word === undefined ? null : `${word} नंबर पर`;
}

/** "तीसरे नंबर की टीम": a team as it meets another; null beyond the tenth. */
export function rankWord(place: number | null): string | null {
  const word = place === null ? undefined : RANKS[place - 1];
  return word === undefined ? null : `${word} नंबर की टीम`;
}
